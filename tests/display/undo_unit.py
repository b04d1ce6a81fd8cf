"""What the journal's rows say of the screen, read without the table: what one UNDO takes back, whose act is implied.

Rows name how each command came to be in their `source`: `touch@7` is a touch of the batch that row 7 began, `implied@7`
what followed from it, `seen@9` a sensor's word (DISPLAY 6.9).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

ACTS = {"fold", "check", "call", "bet", "raise", "allin", "post", "straddle", "show", "muck"}
NAMES = {
    "allin": "ALL-IN",
    "straddle": "STRAD",
    "identify": "CARD",
    "fix board": "CARD",
    "fix second": "CARD",
    "restore": "IN",
    "kill": "OUT",
    "fix bet": "FIX",
    "fix stack": "FIX",
    "fix act": "FIX",
    "fix hand": "FIX",
}
"""Words on the screen that are not those of the journal."""
TWO_WORDS = {"fix"}
"""Verbs that say little without what they are done to."""
SEALS = {"board", "award"}
FOLLOWS = ("award", "implied")
"""Where all others have folded: it seals nothing."""
TOUCHES_THAT_SEAL = 2


class Standing(NamedTuple):
    """A command that was not taken back. `by` is touch, implied, seen, or something that is no part of live play."""

    seq: int
    by: str
    batch: int
    verb: str
    seat: int | None


def standing(rows: Iterable[tuple[int, str, str]]) -> list[Standing]:
    """The (SEQ, source, body) rows of a hand without those that were taken back; a changed one says the new thing."""
    found: dict[int, Standing] = {}
    for seq, source, body in rows:
        verb, *words = body.split()
        verb = words[1] if words[:1] == ["run-twice"] else verb
        verb = " ".join((verb, *words[:1])) if verb in TWO_WORDS else verb
        if verb == "undo":
            del found[int(words[0])]
        elif verb == "change":
            found[int(words[0])] = found[int(words[0])]._replace(verb=words[1])
        else:
            by, _, batch = source.split()[0].partition("@")
            seat = int(words[0]) if verb in ACTS else None
            found[seq] = Standing(seq, by, int(batch or 0), verb, seat)
    return list(found.values())


def unit(commands: list[Standing]) -> list[Standing]:
    """What one UNDO takes back: the dealer's last batch, and all that sensors have said since."""
    last = next((command for command in reversed(commands) if command.by in {"touch", "implied"}), None)
    return [] if last is None else [command for command in commands if command.seq >= last.batch]


def caption(commands: list[Standing]) -> str:
    """`RAISE 7`, `2 FOLDS`, `BOARD` (DISPLAY 5), `3 ACTS` of different kinds; empty where nothing can be taken back.

    An award that comes with what decided it goes without saying.
    """
    if not commands:
        return ""
    commands = [command for command in commands if command.verb != "award"] or commands
    last, kinds = commands[-1], {command.verb for command in commands}
    word = NAMES.get(last.verb, last.verb.upper())
    if last.verb == "board":
        return word
    if len(commands) > 1:
        return f"{len(commands)} {word}S" if len(kinds) == 1 else f"{len(commands)} ACTS"
    return word if last.seat is None else f"{word} {last.seat}"


def implied_seats(commands: list[Standing]) -> set[int]:
    """Seats whose last act of this street nobody touched and nothing has sealed."""
    acted: dict[int, Standing] = {}
    for command in commands:
        if command.verb in {"board", "deal"}:
            acted = {}
        elif command.verb in ACTS and command.seat is not None:
            acted[command.seat] = command
    sealing = (command for command in commands if command.verb in SEALS and (command.verb, command.by) != FOLLOWS)
    last_seal = max((command.seq for command in sealing), default=0)
    return {
        seat
        for seat, act in acted.items()
        if act.by == "implied" and act.seq > last_seal and _touches_since(commands, act) < TOUCHES_THAT_SEAL
    }


def _touches_since(commands: list[Standing], act: Standing) -> int:
    return sum(command.by == "touch" and command.seq > act.seq for command in commands)
