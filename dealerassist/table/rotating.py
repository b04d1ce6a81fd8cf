"""`[rotation]` of `table.toml`, read and written; `rotation` says what it looks like. It is judged whole at the start:
no game fails in the middle of a night.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from dealerassist.cards import DealerAssistError
from dealerassist.engine import GAMES, HouseRules, Session
from dealerassist.journal.arranging import NO_BLINDS, WORDS, arranged
from dealerassist.journal.codes import ReadError, ScriptCode
from dealerassist.table.rotation import ORBIT, Entry, Rotation

ROTATION = "rotation"
NOT_HERE = {"house", "named", "rule", "button"}
"""What can be set, but belongs to the table and not to one of its games."""
SETTINGS = tuple(word for word in WORDS if word not in NOT_HERE)
MOST_HANDS = 1000


def read_rotation(table: Mapping[str, object], file: str, session: Session, house: HouseRules) -> Rotation | None:
    """None where there is none. Raises `ReadError` naming file, entry and reason."""
    return _Reader(file, session, house).read(table[ROTATION]) if ROTATION in table else None


@dataclass(frozen=True, slots=True)
class _Reader:
    file: str
    session: Session
    house: HouseRules

    def _wrong(self, place: str, reason: str) -> ReadError:
        return ReadError(ScriptCode.BAD_LINE, self.file, f"{ROTATION}{place}", reason)

    def read(self, found: object) -> Rotation:
        if not isinstance(found, dict) or not isinstance(found.get("games"), list):
            raise self._wrong("", 'a table, as [rotation] with every = "orbit" and games = [ … ]')
        if unknown := sorted(set(found) - {"every", "games"}):
            raise self._wrong(f".{unknown[0]}", "no such setting (there are every, games)")
        entries = tuple(self._entry(place, each) for place, each in enumerate(found["games"], 1))
        if len(entries) < 2:
            raise self._wrong(".games", "a rotation needs two games")
        for place, entry in enumerate(entries):
            if (entry.game, entry.stakes) == (entries[place - 1].game, entries[place - 1].stakes):
                raise self._wrong(f".games, number {place + 1}", "the same as the one before it")
        return Rotation(entries, self._every(found.get("every", "orbit")))

    def _every(self, found: object) -> int:
        if found == "orbit":
            return ORBIT
        if isinstance(found, bool) or not isinstance(found, int) or not 0 < found <= MOST_HANDS:
            raise self._wrong(".every", f'"orbit", or a number of hands up to {MOST_HANDS}')
        return found

    def _entry(self, place: int, found: object) -> Entry:
        where = f".games, number {place}"
        if not isinstance(found, dict) or "game" not in found:
            raise self._wrong(where, 'a game, as { game = "holdem", limit = "no", blinds = "200 400" }')
        if unknown := sorted(set(found) - set(SETTINGS)):
            raise self._wrong(where, f"{unknown[0]} cannot be set here (but {', '.join(SETTINGS)} can)")
        lines = self._lines(where, found)
        try:
            there, _ = arranged(self.session, self.house, lines)
        except DealerAssistError as error:
            raise self._wrong(where, str(error)) from None
        return Entry(lines, there.game, there.stakes)

    def _lines(self, where: str, found: Mapping[str, object]) -> str:
        """Every setting: those that are not named are none."""
        game = GAMES.get(str(found["game"]))
        if game is not None and game.bets and "limit" not in found:
            raise self._wrong(where, "it needs a limit")
        none = {"limit": "limit no", "blinds": NO_BLINDS, "chip": f"chip {self.session.stakes.chip}"}
        told = {word: f"{word} {found[word]}" for word in SETTINGS if word in found}
        if any(";" in line for line in told.values()):
            raise self._wrong(where, "a semicolon cannot be read here")
        return "; ".join(told.get(word, none.get(word, f"{word} 0")) for word in SETTINGS)


def rotation_text(rotation: Rotation | None) -> str:
    """As it stands in `table.toml`."""
    if rotation is None:
        return ""
    every = '"orbit"' if rotation.every == ORBIT else str(rotation.every)
    games = "".join(f"    {{ {_named(entry.lines)} }},\n" for entry in rotation.entries)
    return f"\n[{ROTATION}]\nevery = {every}\ngames = [\n{games}]\n"


def _named(lines: str) -> str:
    """Without what it does not have."""
    pairs = [line.split(" ", 1) for line in lines.split("; ")]
    return ", ".join(f"{word} = {json.dumps(value, ensure_ascii=False)}" for word, value in pairs if value != "0")
