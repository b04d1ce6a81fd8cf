"""WHO WINS? where no cards are known: the dealer's word, pot by pot, the last side pot first (DISPLAY 6.11, 8).

Of a pot that is split the high half is asked for first, then the low one; where it was run twice, board by board.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from dealerassist.engine import Part
from dealerassist.engine import commands as c
from dealerassist.engine.pots import Pot
from dealerassist.table.boards import boards_of
from dealerassist.table.implying import after, run_out
from dealerassist.table.situation import Situation


class Asked(NamedTuple):
    """Whose winner is asked for: a pot by its number, and which part of it. WHOLE where the game has one way to win.
    board: 1 or 2 where it was run twice, else 0.
    """

    number: int
    pot: Pot
    part: Part
    board: int = 0


def asked_pot(situation: Situation) -> Asked | None:
    """What is asked now; None where nothing is."""
    ended = after(situation, run_out(situation))
    if not ended.cards_unknown():
        return None
    said = _said(situation)
    for number, pot in reversed(_contested(ended.hand.pots)):
        for board, part in product(boards_of(ended.hand), parts_of(situation)):
            asked = Asked(number, pot, part, board)
            if not any(_tells(word, asked) for word in said):
                return asked
    return None


def parts_of(situation: Situation) -> tuple[Part, ...]:
    """The parts that the dealer is asked about, one after the other."""
    parts = tuple(rule.part for rule in situation.hand.setup.game.parts)
    return parts if len(parts) > 1 else (Part.WHOLE,)


def _said(situation: Situation) -> list[c.Wins]:
    return [entry.command for entry in situation.entries if isinstance(entry.command, c.Wins)]


def _contested(pots: tuple[Pot, ...]) -> list[tuple[int, Pot]]:
    return [(number, pot) for number, pot in enumerate(pots) if pot.amount and len(pot.eligible) > 1]


def _tells(word: c.Wins, asked: Asked) -> bool:
    """Does the dealer's word say who wins this part of the pot?"""
    here = word.pot == asked.number or (word.pot is None and not set(word.seats).isdisjoint(asked.pot.eligible))
    return here and word.part in {asked.part, Part.WHOLE} and word.board in {asked.board, 0}


def word_for(situation: Situation, winners: tuple[int, ...]) -> c.Wins:
    """The dealer's word that the touched seats win what was asked for; of which pot, where there are several."""
    asked = asked_pot(situation)
    if asked is None:
        return c.Wins(winners)
    return c.Wins(winners, _number(situation, asked), asked.part, asked.board)


def no_low_word(situation: Situation) -> c.Wins | None:
    """The dealer's word that nobody has a low: who has the high wins the whole pot (RULES 5). None where the low is not
    asked for.
    """
    asked = asked_pot(situation)
    if asked is None or asked.part is not Part.LOW or asked.part is parts_of(situation)[0]:
        return None
    high = parts_of(situation)[0]
    words = [word for word in _said(situation) if _tells(word, asked._replace(part=high))]
    return c.Wins(words[-1].seats, _number(situation, asked), board=asked.board) if words else None


def _number(situation: Situation, asked: Asked) -> int | None:
    pots = after(situation, run_out(situation)).hand.pots
    return asked.number if len(_contested(pots)) > 1 else None
