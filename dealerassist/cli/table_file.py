"""`table.toml` on the disk: how the next start sets the table up; written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from dealerassist.cards import DealerAssistError
from dealerassist.cli.files import house_finder, read_text
from dealerassist.engine import PRESETS, HouseRules, Session, preset
from dealerassist.engine.toml_text import read_toml
from dealerassist.journal.codes import ReadError
from dealerassist.table.rotating import rotation_text
from dealerassist.table.rotation import Rotation
from dealerassist.table.settings import (
    files_text,
    read_camera,
    read_console,
    read_decks,
    read_evening,
    read_language,
    read_look_files,
    read_settings,
    read_staff_file,
    settings_text,
)
from dealerassist.table.staff import Dealers, dealers_text
from dealerassist.words import LANGUAGES

NAME = "table.toml"


class TableFile:
    """The file that `--table` names, else the one in the state directory, which need not be there yet."""

    def __init__(self, named: str | None, state: Path) -> None:
        self._named = named
        self._path = Path(named) if named not in {None, "-"} else state / NAME
        self._text = self._begun()

    def _begun(self) -> str:
        """Raises `CliError` where a file that was named cannot be read; one that need not be there says nothing."""
        if self._named is not None:
            return read_text(self._named)
        return read_text(str(self._path)) if self._path.exists() else ""

    @property
    def named(self) -> bool:
        return self._named is not None

    def read(self) -> tuple[Session, HouseRules] | None:
        """The table that it sets up; None without a file. Raises `ReadError` naming file, key and reason."""
        if not self._text and not self.named:
            return None
        return read_settings(self._text, self._named or str(self._path), house_finder(str(self._path)))

    def houses(self) -> Mapping[str, HouseRules]:
        """The house rules that can be chosen: those of the file that it names, and the shipped presets."""
        found = {name: preset(name) for name in PRESETS}
        try:
            word = str(read_toml(self._text).get("house", ""))
            return {word: house_finder(str(self._path))(word), **found} if word not in {"", *found} else found
        except (ValueError, DealerAssistError):
            return found

    def evening(self) -> tuple[Dealers, Rotation | None]:
        """Who may deal, and which games follow each other. Raises `ReadError` where the file was named; one beside the
        journal that cannot be read says nothing.
        """
        if not self._text:
            return {}, None
        try:
            return read_evening(self._text, self._named or str(self._path), house_finder(str(self._path)))
        except ReadError:
            if self.named:
                raise
            return {}, None

    def decks(self) -> tuple[str, ...]:
        """The files of its decks, found beside it. Raises `ReadError` for what is no list of files."""
        return tuple(self._beside(name) for name in read_decks(self._text, self._named or str(self._path)))

    def looks(self) -> tuple[str, ...]:
        """The files of the decks' own looks, found beside it. Raises `ReadError` for what is no list of files."""
        return tuple(self._beside(name) for name in read_look_files(self._text, self._named or str(self._path)))

    def staff(self) -> str | None:
        """The file of the staff's cards. Raises `ReadError` where it was named and says no file."""
        try:
            name = read_staff_file(self._text, self._named or str(self._path))
        except ReadError:
            if self.named:
                raise
            return None
        return self._beside(name) if name else None

    def camera(self) -> str:
        """What looks at the board; empty where nothing does. Raises `ReadError` where it was named and says no text."""
        try:
            return read_camera(self._text, self._named or str(self._path))
        except ReadError:
            if self.named:
                raise
            return ""

    def beside(self, name: str) -> Path:
        """A file of the same table."""
        return self._path.with_name(name)

    def console(self) -> str:
        """Where the dealer's keys are. Raises `ReadError` where it was named and says nothing that there is."""
        try:
            return read_console(self._text, self._named or str(self._path))
        except ReadError:
            if self.named:
                raise
            return ""

    def _beside(self, name: str) -> str:
        return str(self._path.parent / name)

    def language(self) -> str:
        """What the screen speaks by it. Raises `ReadError` where it was named and says none that there is."""
        try:
            return read_language(self._text, self._named or str(self._path))
        except ReadError:
            if self.named:
                raise
            return LANGUAGES[0]

    def write(self, session: Session, house: HouseRules, language: str = LANGUAGES[0]) -> str:
        """Returns why it could not be written, empty where it could: play goes on either way."""
        word = next((word for word, rules in self.houses().items() if rules == house), "")
        text = settings_text(session, house, word, house_finder(str(self._path)), language)
        dealers, rotation = self.evening()
        text = files_text(self._text) + text + dealers_text(dealers) + rotation_text(rotation)
        try:
            _replace(self._path.resolve(), text)
        except OSError as error:
            return f"{self._path.name}, {error.strerror or error}"
        return ""


def _replace(path: Path, text: str) -> None:
    """A power cut leaves the old file or the new one. Raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.new")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)
    _commit(path.parent)


def _commit(folder: Path) -> None:
    """The name, too, is on the medium. Raises `OSError`."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
