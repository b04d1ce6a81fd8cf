"""`dealerassist firmware`: which nodes are on the line, with which firmware; and telling new nodes their places."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass

from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.console import nodes_on_line
from dealerassist.cli.output import DONE, FOUND_WRONG, Output
from dealerassist.sensing import protocol
from dealerassist.sensing.protocol import Hello, NodeKind
from dealerassist.sensing.roll_call import Answer, RollCall
from dealerassist.sensing.versions import mixed, version_text
from dealerassist.sensing.zones import source_at

REASONS = ((8, "watchdog"), (4, "brown-out"), (2, "reset pin"), (1, "power"))
"""Why a node started last: the lowest bits of its boot number."""


UNREADABLE = "what answers cannot be read: two boards of this address, or the line is noisy"


def starts(told: Hello) -> int:
    """How often the board has started."""
    return told.boot >> 8 & 0xFFFF


@dataclass(frozen=True, slots=True)
class Node:
    """One place of the table, and who answered from there. fault: empty where all is well."""

    address: int
    hello: Hello | None
    fault: str

    @property
    def text(self) -> str:
        """For people."""
        told = self.hello
        if told is None:
            return self.fault
        reason = next((name for bit, name in REASONS if told.boot & bit), "unknown")
        seen = f"{version_text(told)}, started {starts(told)}×, last by {reason}"
        remark = self.fault or other_minor(told)
        return f"{seen}: {remark}" if remark else seen

    def record(self) -> dict[str, object]:
        """For programs."""
        told = self.hello
        values: dict[str, object] = {"node": source_at(self.address), "address": self.address, "ok": not self.fault}
        if told is not None:
            values |= {"firmware": told.build, "protocol": f"{told.major}.{told.minor}", "starts": starts(told)}
        return values | ({"fault": self.fault} if self.fault else {})


def other_minor(told: Hello) -> str:
    """What it means that a node speaks another minor version than this program; empty where it does not."""
    if told.major != protocol.MAJOR or told.minor == protocol.MINOR:
        return ""
    age = "newer" if told.minor > protocol.MINOR else "older"
    return f"{age} than this program, which speaks {protocol.MAJOR}.{protocol.MINOR}; plays"


def mixed_versions(nodes: Sequence[Node]) -> str:
    """All versions on the line, if there are several; else empty."""
    told = mixed({source_at(node.address): version_text(node.hello) for node in nodes if node.hello is not None})
    return f"mixed versions: {told}" if told else ""


def judge(address: int, answer: Answer) -> Node:
    """What an answer says of a place."""
    kind = NodeKind.CONSOLE if address == protocol.CONSOLE else NodeKind.ZONE
    told = answer.hellos[0] if answer.hellos else None
    fault = ""
    if told is None:
        fault = UNREADABLE if answer.rubbish else "nobody answers"
    elif len(answer.hellos) > 1:
        boards = " and ".join(f"one started {starts(each)}×" for each in answer.hellos)
        fault = f"two boards of address {address}, {boards}; give one of them another place"
    elif told.major != protocol.MAJOR:
        fault = f"this program speaks {protocol.MAJOR}.{protocol.MINOR}; flash the firmware"
    elif told.kind != kind:
        fault = "a node of the wrong kind"
    return Node(address, told, fault)


def run(options: argparse.Namespace, output: Output) -> int:
    """A line for each place; 1 where something is not well."""
    if options.action == "version":
        return _version(call_all(options.port, nodes_on_line(options.console)), output)
    with _roll_call(options.port) as roll:
        return _assign(roll, nodes_on_line(options.console), output)


def call_all(port: str, addresses: Sequence[int]) -> list[Node]:
    """Who answers, place by place. Raises `CliError` where the port cannot be used."""
    with _roll_call(port) as roll:
        return [judge(address, roll.call(address)) for address in addresses]


@contextmanager
def _roll_call(port: str) -> Iterator[RollCall]:
    try:
        with closing(RollCall(port)) as roll:
            yield roll
    except OSError as error:
        raise CliError(CliCode.UNREADABLE, f"{port}: {error.strerror or error}") from None


def _version(nodes: Sequence[Node], output: Output) -> int:
    for node in nodes:
        output.text(f"{'BAD' if node.fault else 'ok '} {source_at(node.address):<8} {node.text}")
        output.record(node.record())
    versions = mixed_versions(nodes)
    if versions:
        output.text(f"BAD {versions}")
        output.record({"ok": False, "fault": versions})
    return FOUND_WRONG if versions or any(node.fault for node in nodes) else DONE


def _assign(roll: RollCall, addresses: Sequence[int], output: Output) -> int:
    """Walks the places of the table. An empty line: the puck lies there. `s`: this place stays as it is."""
    output.text("Enter when it is done; s and Enter: leave that place as it is; Ctrl-C: stop.")
    wrong = False
    for address in addresses:
        node = _place(roll, output, address)
        if node is not None:
            output.record(node.record())
            wrong = wrong or bool(node.fault)
    return FOUND_WRONG if wrong else DONE


def _place(roll: RollCall, output: Output, address: int) -> Node | None:
    """One place, again until it is well or left out; None for left out. Where nobody answers any more it stays."""
    where = source_at(address)
    do = "hold the go-on key" if address == protocol.CONSOLE else "put the puck on its node's magnet switch"
    while True:
        output.text(f"{where}: {do}")
        said = sys.stdin.readline()
        if said.strip() == "s":
            return None
        if not said:
            return judge(address, roll.call(address))
        roll.place(address)
        node = judge(address, roll.call(address))
        output.text(f"{where}: {node.text}")
        if not node.fault:
            return node
