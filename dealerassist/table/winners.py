"""WHO WINS? where no cards are known: the dealer's word, pot by pot, the last side pot first (DISPLAY 6.11, 8)."""

from __future__ import annotations

from dealerassist.engine import commands as c
from dealerassist.engine.pots import Pot
from dealerassist.table.implying import after, run_out
from dealerassist.table.situation import Situation


def asked_pot(situation: Situation) -> tuple[int, Pot] | None:
    """Number and pot whose winner is asked for now; None where nothing is asked."""
    ended = after(situation, run_out(situation))
    if not ended.cards_unknown():
        return None
    said = [entry.command for entry in situation.entries if isinstance(entry.command, c.Wins)]
    asked = [
        (number, pot)
        for number, pot in enumerate(ended.hand.pots)
        if pot.amount and len(pot.eligible) > 1 and not any(_tells(word, number, pot) for word in said)
    ]
    return asked[-1] if asked else None


def _tells(word: c.Wins, number: int, pot: Pot) -> bool:
    """Does the dealer's word say who wins this pot?"""
    return word.pot == number or (word.pot is None and not set(word.seats).isdisjoint(pot.eligible))


def word_for(situation: Situation, winners: tuple[int, ...]) -> c.Wins:
    """The dealer's word that the touched seats win: of the pot that was asked for, where there are several."""
    asked = asked_pot(situation)
    pots = after(situation, run_out(situation)).hand.pots
    several = len([pot for pot in pots if pot.amount and len(pot.eligible) > 1]) > 1
    return c.Wins(winners, asked[0]) if asked is not None and several else c.Wins(winners)
