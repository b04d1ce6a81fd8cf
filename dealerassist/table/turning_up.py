"""Stud's up cards on the seats' antennas: which deal they may be asked for and when, and what they have read.

An antenna cannot see face up from face down. On third street a hole card may be exposed by accident; it is the door
card then, and the third card lies face down (PROCEDURES 63; TDA 2024 RP-10A). So there the dealer says first that the
door cards are up. Later streets need no word.
"""

from __future__ import annotations

from collections.abc import Mapping

from dealerassist.cards import Card
from dealerassist.engine import Hand, QuestionCode
from dealerassist.engine import commands as c
from dealerassist.sensing import UpCard, UpDeal
from dealerassist.table.dealing import TO_SEATS
from dealerassist.table.naming import face_up
from dealerassist.table.situation import Situation


def counts_dealt(situation: Situation) -> Mapping[int, int]:
    """seat -> how many cards of the awaited deal lie there; as many as there should where its antenna cannot tell."""
    hand, seen = situation.hand, situation.levels.seats
    due = sum(hand.deal_shape)
    before = {seat: hand.seat(seat).cards for seat in hand.awaiting.seats}
    return {seat: seen.get(seat, had + due) - had for seat, had in before.items()}


def door_cards(situation: Situation) -> UpDeal | None:
    """Third street lies there whole, and the dealer is asked whether its door cards are up: then, and only then, the
    antennas may be asked which. None where something else is asked, or nothing reads the seats.
    """
    deal = to_ask_for(situation)
    if deal is None or deal.card is not UpCard.THIRD or situation.desk.doubt is not None:
        return None
    right = all(count == sum(situation.hand.deal_shape) for count in counts_dealt(situation).values())
    return deal if right and situation.levels.up is None else None


def to_ask_for(situation: Situation) -> UpDeal | None:
    """The deal that the antennas of all its seats may be asked for. None also where the dealer names the up cards or
    has named one, and where he has told that a hole card was exposed.
    """
    exposed = (e for e in situation.entries if isinstance(e.command, c.Floor))
    if any(entry.command.code == QuestionCode.EXPOSED_CARD for entry in exposed):  # type: ignore[attr-defined]
        return None
    if not situation.turns_up or situation.desk.naming is not None:
        return None
    deal = up_deal(situation.hand)
    if deal is None or not situation.levels.seats.keys() >= set(deal.seats):
        return None
    begun = set(situation.hand.awaiting.seats) != set(deal.seats)
    return None if begun and deal.card is UpCard.THIRD else deal


def up_deal(hand: Hand) -> UpDeal | None:
    """The deal of up cards that is awaited, to all who are in; None where none of its cards lies face up."""
    down, up = hand.deal_shape
    live = [seat for seat in hand.seats if seat.live]
    if hand.awaiting.what not in TO_SEATS or up != 1 or not hand.awaiting.seats:
        return None
    return UpDeal(UpCard(hand.seat(hand.awaiting.seats[0]).cards + down + up), tuple(seat.number for seat in live))


def new_up_cards(situation: Situation) -> dict[int, Card]:
    """seat -> the one card that is read face up there and that nobody had seen before."""
    seen = face_up(situation)
    new = {seat: cards - seen for seat, cards in (situation.levels.up or {}).items()}
    return {seat: next(iter(cards)) for seat, cards in new.items() if len(cards) == 1}
