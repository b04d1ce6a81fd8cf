"""The core of the firmware on this machine: its own tests under the sanitizers, and what the Makefile judges."""

from __future__ import annotations

import re
import subprocess
from random import Random

import pytest

from dealerassist.cards import ALL_CARDS
from dealerassist.sensing import SEATS, protocol
from dealerassist.sensing.framing import Block, BlockReader
from firmware.checks.stack import JudgeError, read_functions, worst
from tests.firmware.building import BUILT, make, needs, needs_avr, needs_emulator, needs_host
from tests.firmware.emulated import emulated_table
from tests.sensing.playing import Evening


@needs_host
def test_the_core_holds_its_own_tests_under_the_sanitizers() -> None:
    """Among them: 10,000 corrupted frames, 2,000 sets of tags, random chunks, sets of tags through driver and chip."""
    told = make("host-test", "CHUNKS=20000", "SETS=500")
    assert "the core: all tests hold" in told
    assert "500 sets read right" in told


@pytest.mark.slow
@pytest.mark.timeout(3600)
@needs_host
def test_a_million_chunks_and_ten_thousand_sets_of_tags() -> None:
    told = make("host-test", "CHUNKS=1000000", "SETS=10000", "SEED=7")
    assert "1000000 chunks" in told
    assert "10000 sets read right" in told


@needs_host
def test_the_cores_tests_take_nearly_all_of_its_branches() -> None:
    assert "at least 95.0 % must be" in make("coverage")


@needs("make", "cppcheck")
def test_cppcheck_finds_nothing() -> None:
    make("lint")


@pytest.mark.slow
@needs("make", "clang")
def test_the_fuzzer_finds_nothing_in_a_minute() -> None:
    make("fuzz", "SECONDS=60")


@needs_avr
def test_the_firmware_fits_with_its_deepest_stack() -> None:
    """At most 8 kB of flash and 1 kB of RAM, so that there is room for what comes."""
    assert "RAM" in make("stack")


@needs_emulator
def test_no_run_needs_more_stack_than_was_read_off_the_program() -> None:
    judged = int(re.findall(r"stack (\d+)", make("stack"))[0])
    with emulated_table() as table:
        for at, each in enumerate(ALL_CARDS[:20]):
            table.lay(each, SEATS[at % 10])
        Evening(0, table).run(0.5)
        assert 50 < table.emulator.stats()["stack"] <= judged


def disassembly(*functions: str) -> str:
    return "\n".join(functions)


LEAF = "00000010 <leaf>:\n  10:\tcf 93\tpush\tr28\n  12:\t08 95\tret\n"
MAIN = (
    "00000000 <main>:\n  0:\tcd b7\tin\tr28, 0x3d\t; 61\n  2:\tde b7\tin\tr29, 0x3e\t; 62\n"
    "  4:\t62 97\tsbiw\tr28, 0x12\t; 18\n  6:\tde bf\tout\t0x3e, r29\t; 62\n  8:\t0e 94\tcall\t0x10\t; 0x10 <leaf>\n"
)
INTERRUPT = "00000020 <__vector_3>:\n  20:\t1f 92\tpush\tr1\n  22:\t0f 92\tpush\tr0\n"


def test_the_deepest_stack_is_read_off_the_disassembly() -> None:
    """Its return address, 18 bytes of its own, a call that pushes one, and an interrupt that pushes two."""
    assert worst(read_functions(disassembly(MAIN, LEAF, INTERRUPT)))[0] == 2 + 18 + (2 + 1) + (2 + 2)


def test_what_cannot_be_judged_is_refused() -> None:
    itself = LEAF.replace("ret\n", "ret\n  14:\t0e 94\tcall\t0x10\t; 0x10 <leaf>\n")
    with pytest.raises(JudgeError, match="leaf calls itself"):
        worst(read_functions(disassembly(MAIN, itself, INTERRUPT)))
    with pytest.raises(JudgeError, match="leaf calls through a pointer"):
        read_functions(LEAF.replace("push\tr28", "icall"))


def chunks(chance: Random) -> list[bytes]:
    """Good blocks, cut and changed ones, rubbish; an empty chunk is a silence."""
    found = []
    for _ in range(400):
        framed = bytearray(
            Block(chance.randrange(256), chance.randrange(256), chance.randbytes(chance.randrange(1, 60))).framed()
        )
        if chance.random() < 0.3:
            framed[chance.randrange(len(framed))] ^= chance.randrange(1, 256)
        if chance.random() < 0.3:
            del framed[chance.randrange(len(framed)) :]
        if chance.random() < 0.2:
            framed = bytearray(
                chance.choice((protocol.SYNC, chance.randrange(256))) for _ in range(chance.randrange(1, 30))
            )
        found.append(bytes(framed))
        if chance.random() < 0.2:
            found.append(b"")
    return found


@needs_host
@pytest.mark.parametrize("seed", range(5))
def test_nodes_and_host_find_the_same_blocks_in_the_same_bytes(seed: int) -> None:
    make(str(BUILT / "find_blocks"))
    told = chunks(Random(seed))
    reader = BlockReader()
    blocks = [block for chunk in told for block in (reader.feed(chunk) if chunk else reader.quiet())]
    lines = "".join(chunk.hex() + "\n" for chunk in told)
    found = subprocess.run([BUILT / "find_blocks"], input=lines, check=True, capture_output=True, text=True).stdout
    assert found.splitlines() == [f"{each.address} {each.sequence} {each.content.hex()}" for each in blocks]
    assert len(blocks) > 100
