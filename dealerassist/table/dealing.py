"""Deals that the dealer's hands do: to the seats, some of it face up (stud), and to the board; and who opens by his up
cards.
"""

from __future__ import annotations

from collections.abc import Mapping

from dealerassist.cards import Card
from dealerassist.engine import Await, Hand
from dealerassist.engine import commands as c

TO_SEATS = {Await.DEAL_HOLE, Await.DEAL_STREET}
TO_BOARD = {Await.DEAL_FLOP: 3, Await.DEAL_TURN: 1, Await.DEAL_RIVER: 1, Await.DEAL_COMMUNITY: 1}
"""How many cards each board deal brings."""
_NO_MORE_CARDS = {Await.SHOW, Await.IDENTIFY, Await.AWARD, Await.DONE}


def seat_deals(hand: Hand, read: Mapping[int, Card] | None = None) -> tuple[c.Deal, ...]:
    """The deal that is awaited, to each seat that still waits for it; its up card as it was read, else unread."""
    down, up = hand.deal_shape
    known = read or {}
    return tuple(c.Deal(seat, down, (known.get(seat),) * up) for seat in hand.awaiting.seats)


def unread_up(hand: Hand) -> tuple[tuple[int, int], ...]:
    """(seat, number of the up card from 1) of each live hand's up cards that nobody has read, in dealing order."""
    live = [seat for seat in hand.seats if seat.live]
    return tuple((seat.number, at) for seat in live for at, card in enumerate(seat.up, 1) if card is None)


def street(hand: Hand) -> int:
    """Stud's street, by the cards of a hand: the one that is dealt next, else the one that lies there."""
    live = [seat.cards for seat in hand.seats if seat.live and seat.cards]
    if hand.awaits is Await.DEAL_STREET:
        return hand.seat(hand.awaiting.seats[0]).cards + 1
    return max(live, default=0) + len(hand.board)


def seats_with_up_cards_to_come(hand: Hand) -> frozenset[int]:
    """Who is in, while up cards are still to come, or lie unread and it is asked who opens: nobody in other games, nor
    from sixth street on.
    """
    if not hand.setup.game.up_cards or hand.over or hand.awaits in _NO_MORE_CARDS:
        return frozenset()
    last_up, asked = hand.setup.game.hole - 1, hand.awaits is Await.OPENER
    return frozenset(seat.number for seat in hand.seats if seat.live and (asked or seat.cards < last_up))


def on_later_street(hand: Hand) -> bool:
    """Has a second deal to the seats begun? Then there is no misdeal any more (TDA 2024 35-36)."""
    first = sum(hand.setup.game.first_deal)
    return any(seat.cards > first for seat in hand.seats)
