"""How an act, or a batch of them, is named on a key."""

from __future__ import annotations

from dealerassist.engine import commands as c
from dealerassist.table.viewing.seats import WORDS
from dealerassist.words import say

OTHER_WORDS: dict[type[c.HandCommand], str] = {
    c.Identify: "CARD",
    c.FixBoard: "CARD",
    c.Deal: "DEAL",
    c.Discard: "DISC",
    c.Restore: "IN",
    c.Kill: "OUT",
}
"""Where the script's own word says nothing to a dealer."""


def undo_words(commands: list[c.HandCommand]) -> str:
    """What an undo takes back, in one or two words: the touched act and its seat, else how many of them."""
    if not commands:
        return ""
    commands = [command for command in commands if not isinstance(command, c.Award)] or commands
    last = commands[-1]
    if isinstance(last, c.Board):
        return "BOARD"
    same = [command for command in commands if type(command) is type(last)]
    if len({type(command) for command in commands}) > 1:
        return f"{len(commands)} ACTS"
    word = say(WORDS[type(last)], {}) if type(last) in WORDS else OTHER_WORDS.get(type(last), last.verb.upper())
    if len(same) > 1:
        return f"{len(same)} {word}S"
    return f"{word} {last.seat}" if isinstance(last, c.SeatAct) else word
