"""`table.toml`: how a table is set up. Each key is a header line of a hand script, so both mean the same.

game = "holdem"
limit = "no"              # no | pot | fixed SMALL BIG
blinds = "200 400"
chip = 25
house = "tda-2024"        # or a file of house rules
button = 9
[seats]
1 = 40000                 # the stack, or "?" where it is not tracked
"""

from __future__ import annotations

from dealerassist.cards import DealerAssistError
from dealerassist.engine import HouseRules, Session, preset
from dealerassist.engine.toml_text import read_toml
from dealerassist.journal.codes import ReadError, ScriptCode
from dealerassist.journal.header import HeaderReader, HouseFinder

KEYS = ("game", "limit", "house", "blinds", "ante", "chip", "button")


def read_settings(text: str, file: str, find_house: HouseFinder = preset) -> tuple[Session, HouseRules]:
    """The table that `text` sets up. Raises `ReadError` naming file, key and reason."""
    try:
        table = read_toml(text)
    except ValueError as error:
        raise ReadError(ScriptCode.BAD_LINE, file, "text", str(error)) from None
    seats = table.pop("seats", {})
    if not isinstance(seats, dict):
        raise ReadError(ScriptCode.BAD_LINE, file, "seats", "a table of stacks: 1 = 40000")
    unknown = sorted(set(table) - set(KEYS))
    if unknown:
        raise ReadError(ScriptCode.BAD_LINE, file, unknown[0], f"no such setting (there are {', '.join(KEYS)}, seats)")
    header = HeaderReader(find_house)
    lines = [(key, f"{key} {table[key]}") for key in KEYS if key in table]
    for key, line in [*lines, *((f"seats.{seat}", f"seat {seat} {stack}") for seat, stack in seats.items())]:
        _read(header, file, key, line)
    try:
        return header.table()
    except DealerAssistError as error:
        raise ReadError(ScriptCode.MISSING_LINE, file, "settings", str(error)) from None


def _read(header: HeaderReader, file: str, key: str, line: str) -> None:
    try:
        header.read(line)
    except DealerAssistError as error:
        raise ReadError(ScriptCode.BAD_LINE, file, key, str(error)) from None
