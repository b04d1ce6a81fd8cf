"""The most stack that the node's ELF can ever need, and all of its memory: `python stack.py NODE.ELF FLASH RAM`.

Read off the disassembly: what each function pushes and sets aside, and whom it calls. An interrupt may come at the
deepest place, but never within another. Recursion and calls through pointers cannot be judged and are refused.
"""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass, field
from functools import cache

RETURN = 2
"""Bytes of a return address."""
ROOM = {"sbiw": "r28, ", "subi": "r28, ", "sbci": "r29, "}
"""How room is set aside between taking the stack pointer and putting it back."""
LIBRARY_JUMPS = {"__do_copy_data", "__do_clear_bss", "__bad_interrupt", "__init"}


class JudgeError(ValueError):
    """The program does what cannot be judged; the message names the function."""


@dataclass
class Function:
    """own: bytes on the stack without the return address. makes_room: it has just taken the stack pointer, to lower it.
    calls, jumps: functions that it calls, or ends in."""

    name: str
    own: int = 0
    makes_room: bool = False
    calls: set[str] = field(default_factory=set)
    jumps: set[str] = field(default_factory=set)


def read_functions(disassembly: str) -> dict[str, Function]:
    """All functions of a disassembly by avr-objdump."""
    found: dict[str, Function] = {}
    now = Function("")
    for line in disassembly.splitlines():
        if begun := re.match(r"[0-9a-f]+ <(.+)>:$", line):
            now = found.setdefault(begun[1], Function(begun[1]))
            continue
        parts = line.split("\t")
        if len(parts) >= 3:
            _take(now, parts[2].strip(), "\t".join(parts[3:]))
    return found


def _take(now: Function, operation: str, rest: str) -> None:
    target = re.search(r"<([^>+]+)(\+0x[0-9a-f]+)?>", rest)
    if operation == "push":
        now.own += 1
    elif operation == "rcall" and rest.startswith(".+0"):
        now.own += RETURN
    elif operation in {"icall", "eicall", "ijmp"}:
        raise JudgeError(f"{now.name} calls through a pointer")
    elif operation == "in" and rest.startswith("r29, 0x3e"):
        now.makes_room = True
    elif now.makes_room and operation in ROOM and rest.startswith(ROOM[operation]):
        now.own += int(rest.split(";", maxsplit=1)[0].split(",")[1], 16) << (8 if operation == "sbci" else 0)
    elif operation == "out":
        now.makes_room = False
    elif operation in {"call", "rcall"} and target:
        now.calls.add(target[1])
    elif operation in {"jmp", "rjmp"} and target and target[1] != now.name:
        now.jumps.add(target[1])


def worst(functions: dict[str, Function]) -> tuple[int, list[str]]:
    """Bytes at the deepest place, and who stands there, interrupt last."""

    @cache
    def depth(name: str) -> tuple[int, tuple[str, ...]]:
        if name in path:
            raise JudgeError(f"{name} calls itself")
        path.append(name)
        function = functions[name]
        called = [(RETURN + bytes_, who) for bytes_, who in map(depth, sorted(function.calls))]
        ends_in = [depth(each) for each in sorted(function.jumps - LIBRARY_JUMPS) if each in functions]
        deepest = max([*called, *ends_in], default=(0, ()))
        path.pop()
        return function.own + deepest[0], (name, *deepest[1])

    path: list[str] = []
    interrupts = [depth(name) for name in functions if re.fullmatch(r"__vector_\d+", name)]
    main, who = depth("main")
    interrupt, who_interrupts = max(interrupts, default=(0, ()))
    # Start-up calls main, and the interrupt's own return address stands below it.
    return RETURN + main + RETURN + interrupt, [*who, *who_interrupts]


def memory(elf: str) -> tuple[int, int]:
    """Bytes of flash, and of RAM without the stack."""
    told = subprocess.run(["avr-size", "-A", elf], check=True, capture_output=True, text=True).stdout
    sizes = {
        parts[0]: int(parts[1]) for parts in map(str.split, told.splitlines()) if len(parts) == 3 and parts[1].isdigit()
    }
    flash = sizes[".text"] + sizes.get(".data", 0)
    return flash, sum(sizes.get(each, 0) for each in (".data", ".bss", ".noinit"))


def main(elf: str, flash_most: int, ram_most: int) -> int:
    """0 where everything fits."""
    told = subprocess.run(["avr-objdump", "-d", elf], check=True, capture_output=True, text=True).stdout
    stack, who = worst(read_functions(told))
    flash, ram = memory(elf)
    print(f"flash {flash} of {flash_most} bytes; RAM {ram} + stack {stack} = {ram + stack} of {ram_most} bytes")
    print("deepest:", " > ".join(who))
    return int(flash > flash_most or ram + stack > ram_most)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
