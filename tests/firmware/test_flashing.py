"""What a programmer writes: the hex file runs as the ELF does, and the fuses are those of the board."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from dealerassist.cards import ALL_CARDS
from dealerassist.sensing import SEATS, HealthState
from dealerassist.sensing.simulated import emulated
from dealerassist.sensing.zones import ADDRESSES, source_at
from tests.firmware.building import BUILT, FIRMWARE, make, needs_avr, needs_emulator
from tests.firmware.emulated import emulated_table
from tests.sensing.playing import Evening

FUSES = {"lfuse": 0xFF, "hfuse": 0xD1, "efuse": 0xFD}
"""8 MHz resonator with a slow start, no divider; SPI programming and EEPROM that is kept; brown-out at 2.7 V."""


def section(name: str, folder: Path) -> bytes:
    make("elf")
    subprocess.run(
        [*["avr-objcopy", "-O", "binary", "-j"], name, BUILT / "node.elf", folder / "out"],
        check=True,
    )
    return (folder / "out").read_bytes()


@needs_avr
def test_the_fuses_in_the_elf_are_those_that_the_page_tells_to_write(tmp_path: Path) -> None:
    """ATmega328P data sheet, "Fuse Bits": low, high, extended, in this order."""
    assert list(section(".fuse", tmp_path)) == list(FUSES.values())
    page = (FIRMWARE / "README.md").read_text("utf-8")
    assert {name: int(value, 16) for name, value in re.findall(r"(\w+fuse):w:0x(\w\w):m", page)} == FUSES


@needs_avr
def test_the_hex_file_is_the_program_and_nothing_else(tmp_path: Path) -> None:
    """Neither fuses nor EEPROM: a board that is flashed anew keeps its place."""
    make("hex")
    written: dict[int, int] = {}
    for line in (BUILT / "node.hex").read_text().splitlines():
        record = bytes.fromhex(line.removeprefix(":"))
        assert sum(record) % 256 == 0
        count, at, kind = record[0], int.from_bytes(record[1:3], "big"), record[3]
        assert kind in (0, 1, 3, 5), "no record beyond the first 64 kB"
        if kind == 0:
            written |= dict(enumerate(record[4 : 4 + count], at))
    program = section(".text", tmp_path) + section(".data", tmp_path)
    assert bytes(written[at] for at in sorted(written)) == program
    assert sorted(written) == list(range(len(program)))


@needs_emulator
def test_a_table_of_boards_that_were_flashed_with_the_hex_file_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    make("hex")
    monkeypatch.setattr(emulated, "FIRMWARE", "node.hex")
    with emulated_table(seed=2) as table:
        evening = Evening(2, table)
        for at, each in enumerate(ALL_CARDS[:4]):
            table.lay(each, SEATS[at % 2])
        table.move_puck(2)
        evening.run(1.0)
        assert {evening.health(source_at(address))[0] for address in ADDRESSES} == {HealthState.GOOD}
        assert [len(evening.seat(seat)) for seat in (1, 2)] == [2, 2]
        assert evening.puck == ((2,), ())
