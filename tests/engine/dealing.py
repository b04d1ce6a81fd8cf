"""A hand played up to a point, and what it says there: for the tests of single rules."""

from __future__ import annotations

import pytest

from dealerassist.engine import Hand, IllegalActionError, parse_command
from dealerassist.engine import commands as c
from dealerassist.engine.events import Event
from dealerassist.engine.rulings import Ruling
from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.script import read_script

Told = tuple[str, dict[str, object]]
"""A code and its facts."""


def played(
    lines: str,
    *stacks: int | str,
    house: str = "tda-2024",
    limit: str = "no",
    blinds: str = "10 20",
    button: int = 1,
    more: str = "",
    game: str = "holdem",
) -> Hand:
    """The hand after `lines`, told one after another between slashes; seats 1, 2 … have these stacks, else 1,000 each
    of four. `more` are lines for the header. Nothing is awarded that the lines do not award.
    """
    header = [f"game {game}", f"limit {limit}", f"house {house}", f"button {button}"]
    header += [f"blinds {blinds}"] if blinds else []
    header += [line.strip() for line in more.split("/") if line]
    header += [f"seat {number} {stack}" for number, stack in enumerate(stacks or (1000,) * 4, 1)]
    player = ScriptPlayer(read_script("\n".join([*header, *(line.strip() for line in lines.split("/"))]), "test"))
    for line in player.script.lines:
        player.step(line)
    return player.hand


def command(line: str) -> c.HandCommand:
    told = parse_command(line)
    assert isinstance(told, c.HandCommand)
    return told


def push(hand: Hand, line: str) -> list[Event]:
    """Tell the hand one line of a script; returns what happened."""
    return hand.push(command(line))


def refused(hand: Hand, told: str | c.HandCommand) -> Told:
    """Why it is refused, with the facts of the refusal's sentence."""
    with pytest.raises(IllegalActionError) as error:
        hand.push(command(told) if isinstance(told, str) else told)
    return str(error.value.code), dict(error.value.data)


def ruled(hand: Hand, *but: str) -> list[Told]:
    """The rulings so far, without those of the codes `but`."""
    return [_told(ruling) for ruling in hand.rulings if ruling.code not in but]


def _told(ruling: Ruling) -> Told:
    return str(ruling.code), dict(ruling.facts)
