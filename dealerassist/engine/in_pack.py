"""No card lies in a hand that the game's pack does not have: short-deck hold'em, a short pack of five card draw."""

from __future__ import annotations

from dealerassist.cards import Card, Pack
from dealerassist.engine import commands as c
from dealerassist.engine.codes import Refusal
from dealerassist.engine.errors import refuse


def refuse_strange_cards(pack: Pack, command: c.HandCommand) -> None:
    """Whoever named it misread it, or it is of another deck (TDA 2024 35E)."""
    strange = next((card for card in _named(command) if card is not None and card not in pack.cards), None)
    if strange is not None:
        refuse(Refusal.NOT_IN_PACK, card=str(strange))


def _named(command: c.HandCommand) -> tuple[Card | None, ...]:
    match command:
        case c.Deal(_, _, up):
            return up
        case c.Board(cards) | c.FixBoard(cards) | c.FixSecond(cards) | c.Show(_, cards) | c.FixHand(_, cards):
            return cards
        case c.Identify(_, card):
            return (card,)
    return ()
