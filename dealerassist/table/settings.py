"""`table.toml`: how a table is set up, read and written. Each key is a header line of a hand script, so both mean the
same; `[rule]` changes switches of the house, `[seats]` says who sits where; `[dealers]` is told in `staff`,
`[rotation]` in `rotation`.

decks = ["red.toml", "blue.toml"]   # files beside this one: which tag is which card
staff = "staff.toml"      # and which tag is whose staff card
camera = "/dev/video0"    # over the board; where it is in the picture stands in camera.toml beside this file
looks = ["red.look", "blue.look"]   # files beside this one: how the decks' cards look to that camera
console = "gpio"          # the dealer's keys: on the sensors' line, or gpio: at the pins of this machine
language = "nl"           # what the screen speaks: en, nl, hu or da
game = "holdem"
limit = "no"              # no | pot | fixed SMALL BIG
house = "tda-2024"        # or a file of house rules
blinds = "200 400"       # stud has none: ante = 5 and bring-in = 10 instead
chip = 25
button = 9
[seats]
1 = 40000                 # the stack, or "?" where it is not tracked
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

from dealerassist.cards import DealerAssistError
from dealerassist.engine import HouseRules, Session, preset
from dealerassist.engine.toml_text import read_toml
from dealerassist.journal.codes import ReadError, ScriptCode
from dealerassist.journal.header import HeaderReader, HouseFinder, header_text
from dealerassist.table.rotating import ROTATION, read_rotation
from dealerassist.table.rotation import Rotation
from dealerassist.table.staff import DEALERS, Dealers, read_dealers
from dealerassist.words import LANGUAGES

LANGUAGE = "language"
DECKS, STAFF = "decks", "staff"
"""Files that the table's sensors need; the screen does not set them."""
CAMERA, LOOKS = "camera", "looks"
"""A device, a film or a folder of pictures; files of what it has learned of the decks."""
CONSOLE, AT_THE_PINS = "console", "gpio"
CONSOLES = ("line", AT_THE_PINS)
"""Where the dealer's keys are: a node on the sensors' line, or the pins of this machine."""
KEYS = ("game", "limit", "house", "blinds", "ante", "bring-in", "chip", "button")
TABLES = ("rule", "seats")
NUMBERS = frozenset({"bring-in", "chip", "button"})
"""Keys whose value is a number; an ante is one too, unless the big blind pays it."""


def read_settings(text: str, file: str, find_house: HouseFinder = preset) -> tuple[Session, HouseRules]:
    """The table that `text` sets up. Raises `ReadError` naming file, key and reason."""
    table = _table(text, file)
    known = (LANGUAGE, DECKS, STAFF, CAMERA, LOOKS, CONSOLE, *KEYS, *TABLES, DEALERS, ROTATION)
    if unknown := sorted(set(table) - set(known)):
        raise ReadError(ScriptCode.BAD_LINE, file, unknown[0], f"no such setting (there are {', '.join(known)})")
    read_language(text, file)
    read_decks(text, file)
    read_staff_file(text, file)
    read_camera(text, file)
    read_look_files(text, file)
    read_console(text, file)
    header = HeaderReader(find_house)
    for key, line in _lines(table, file):
        _read(header, file, key, line)
    try:
        session, house = header.table()
    except DealerAssistError as error:
        raise ReadError(ScriptCode.MISSING_LINE, file, "settings", str(error)) from None
    read_dealers(table, file)
    read_rotation(table, file, session, house)
    return session, house


def read_evening(text: str, file: str, find_house: HouseFinder = preset) -> tuple[Dealers, Rotation | None]:
    """Who may deal, and which games follow each other. Raises `ReadError` as `read_settings` does."""
    session, house = read_settings(text, file, find_house)
    table = read_toml(text)
    return read_dealers(table, file), read_rotation(table, file, session, house)


def read_language(text: str, file: str) -> str:
    """What the screen speaks by `text`. Raises `ReadError` for what it cannot speak."""
    found = _table(text, file).get(LANGUAGE, LANGUAGES[0])
    if found not in LANGUAGES:
        raise ReadError(ScriptCode.BAD_LINE, file, LANGUAGE, f"one of {', '.join(LANGUAGES)}, not {found}")
    return str(found)


def read_decks(text: str, file: str) -> tuple[str, ...]:
    """The files of the table's decks; none where none is named. Raises `ReadError`."""
    return _files(text, file, DECKS, 'decks = ["red.toml", "blue.toml"]')


def read_look_files(text: str, file: str) -> tuple[str, ...]:
    """The files of the decks' own looks; none where none is named. Raises `ReadError`."""
    return _files(text, file, LOOKS, 'looks = ["red.look", "blue.look"]')


def _files(text: str, file: str, key: str, example: str) -> tuple[str, ...]:
    found = _table(text, file).get(key, [])
    if not isinstance(found, list) or not all(isinstance(name, str) and name for name in found):
        raise ReadError(ScriptCode.BAD_LINE, file, key, f"a list of files, as {example}")
    return tuple(found)


def read_staff_file(text: str, file: str) -> str:
    """The file of the staff's cards; empty where none is named. Raises `ReadError`."""
    found = _table(text, file).get(STAFF, "")
    if not isinstance(found, str):
        raise ReadError(ScriptCode.BAD_LINE, file, STAFF, 'a file, as staff = "staff.toml"')
    return found


def read_console(text: str, file: str) -> str:
    """Where the dealer's keys are. Raises `ReadError` where nothing looks for them."""
    found = _table(text, file).get(CONSOLE, CONSOLES[0])
    if found not in CONSOLES:
        raise ReadError(ScriptCode.BAD_LINE, file, CONSOLE, f"one of {', '.join(CONSOLES)}, not {found}")
    return str(found)


def read_camera(text: str, file: str) -> str:
    """The camera over the board; empty where none is named. Raises `ReadError`."""
    found = _table(text, file).get(CAMERA, "")
    if not isinstance(found, str):
        raise ReadError(ScriptCode.BAD_LINE, file, CAMERA, 'a device, as camera = "/dev/video0"')
    return found


def files_text(text: str) -> str:
    """The lines that name files, the camera and the console, as they stand in `text`: who writes it anew keeps them."""
    try:
        table = read_toml(text)
    except ValueError:
        return ""
    named = [key for key in (DECKS, STAFF, CAMERA, LOOKS, CONSOLE) if table.get(key)]
    return "".join(f"{key} = {json.dumps(table[key], ensure_ascii=False)}\n" for key in named)


def _table(text: str, file: str) -> dict[str, object]:
    try:
        return read_toml(text)
    except ValueError as error:
        raise ReadError(ScriptCode.BAD_LINE, file, "text", str(error)) from None


def _lines(table: dict[str, object], file: str) -> Iterator[tuple[str, str]]:
    """(key, header line) of everything that is set."""
    yield from ((key, f"{key} {table[key]}") for key in KEYS if key in table)
    for name, verb in (("rule", "rule"), ("seats", "seat")):
        of_it = table.get(name, {})
        if not isinstance(of_it, dict):
            example = 'straddle = "utg"' if name == "rule" else "1 = 40000"
            raise ReadError(ScriptCode.BAD_LINE, file, name, f"a table, as [{name}] with lines such as {example}")
        for key, value in of_it.items():
            yield f"{name}.{key}", f"{verb} {key} {_word(value)}"


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read(header: HeaderReader, file: str, key: str, line: str) -> None:
    try:
        header.read(line)
    except DealerAssistError as error:
        raise ReadError(ScriptCode.BAD_LINE, file, key, str(error)) from None


def settled(session: Session) -> Session:
    """What of a table is set up: all but the hands that were played at it."""
    return replace(session, positions=None, hands=0, again=False)


def settings_text(
    session: Session,
    house: HouseRules,
    word: str = "",
    find_house: HouseFinder = preset,
    language: str = LANGUAGES[0],
) -> str:
    """The text that sets this table up. `word` names the house as a file does; else the preset it is made of.

    `read_settings` makes `settled(session)` and the same house of it, but for the name of one that no word names.
    """
    named = [("house", word)] if word and find_house(word) == house else []
    words = [line.split(" ", 1) for line in header_text(settled(session), house).splitlines()]
    header = [(key, value) for key, value in words if not (named and key in {"house", "rule"})]
    lines = ["# How this table is set up; Dealer Assist writes it anew when settings change on the screen."]
    lines += [f'{LANGUAGE} = "{language}"'] if language != LANGUAGES[0] else []
    lines += [f"{key} = {_toml(key, value)}" for key, value in sorted([*header, *named], key=_place) if key in KEYS]
    for name, verb in (("rule", "rule"), ("seats", "seat")):
        pairs = [value.split(" ", 1) for key, value in header if key == verb]
        lines += [f"\n[{name}]" for _ in pairs[:1]]
        lines += [f"{key} = {_toml(name, value)}" for key, value in pairs]
    return "\n".join(lines) + "\n"


def _place(line: tuple[str, str]) -> int:
    return KEYS.index(line[0]) if line[0] in KEYS else len(KEYS)


def _toml(key: str, value: str) -> str:
    """A number as it is, anything else as a text."""
    number = value.isascii() and value.isdigit() and (key in NUMBERS or key in {"ante", *TABLES})
    return value if number else json.dumps(value, ensure_ascii=False)
