"""Reading and writing what the user names: scripts, records, house rules, decks. Only the command line does."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from dealerassist.cli.codes import CliCode, CliError
from dealerassist.engine import PRESETS, HouseRules, parse_house, preset
from dealerassist.journal.header import HouseFinder

LARGEST_FILE = 4_000_000
DEMO = Path(__file__).with_name("demo") / "demo.hand"


def read_text(name: str, read: bytes = b"") -> str:
    """The text of a file, or of standard input for `-`, of which `read` is the beginning. Raises `CliError` naming file
    and reason.
    """
    try:
        data = read + sys.stdin.buffer.read(LARGEST_FILE + 1) if name == "-" else _bytes_of(Path(name))
    except OSError as error:
        raise CliError(CliCode.UNREADABLE, f"{name}: {error.strerror or error}") from None
    if len(data) > LARGEST_FILE:
        raise CliError(CliCode.UNREADABLE, f"{name}: larger than {LARGEST_FILE:,} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CliError(CliCode.UNREADABLE, f"{name}, byte {error.start}: not UTF-8 text") from None


def read_content(name: str, largest: int) -> bytes:
    """What stands in a file that is no text; no more than a byte beyond `largest`. Raises `CliError`."""
    try:
        with Path(name).open("rb") as file:
            return file.read(largest + 1)
    except OSError as error:
        raise CliError(CliCode.UNREADABLE, f"{name}: {error.strerror or error}") from None


def write_private(path: Path, content: bytes) -> None:
    """For its owner's eyes only; a power cut leaves the old file or the new one. Raises `CliError`."""
    beside = path.with_name(f".{path.name}.new")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        raise CliError(CliCode.BAD_OUTPUT, f"{path}: {error.strerror or error}") from None


def _bytes_of(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST_FILE + 1)


def house_finder(script: str) -> HouseFinder:
    """Finds the house that a script names: a shipped preset, or a TOML file, relative to the script."""

    def find(word: str) -> HouseRules:
        if word in PRESETS or not word.endswith(".toml"):
            return preset(word)
        path = Path(script).parent / word
        return parse_house(read_text(str(path)), str(path))

    return find


def records_under(names: list[str]) -> Iterator[str]:
    """Every `.phh` file that the names mean: files as they are, folders searched. Raises `CliError`."""
    for name in names:
        path = Path(name)
        if not path.is_dir():
            yield name
            continue
        files = _records_in(path)
        first = next(files, None)
        if first is None:
            raise CliError(CliCode.UNREADABLE, f"{name}: no .phh file in this folder")
        yield first
        yield from files


def _records_in(folder: Path) -> Iterator[str]:
    """The records of a folder and those below it, always in the same order; only one folder's names are held."""
    try:
        names = sorted(folder.iterdir())
    except OSError as error:
        raise CliError(CliCode.UNREADABLE, f"{folder}: {error.strerror or error}") from None
    for path in names:
        if path.is_dir() and not path.is_symlink():
            yield from _records_in(path)
        elif path.suffix == ".phh":
            yield str(path)
