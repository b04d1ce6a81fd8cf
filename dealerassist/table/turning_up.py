"""Stud's up cards: what a camera or the seats' antennas read of them, and when the antennas may be asked.

An antenna cannot see face up from face down. On third street a hole card may be exposed by accident; it is the door
card then, and the third card lies face down (PROCEDURES 63; TDA 2024 RP-10A). So there the dealer says first that the
door cards are up. Later streets need no word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain

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
    if deal is None or deal.card is not UpCard.THIRD or situation.desk.doubt is not None or camera_looks(situation):
        return None
    right = all(count == sum(situation.hand.deal_shape) for count in counts_dealt(situation).values())
    return deal if right and situation.levels.turned is None else None


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
    if hand.awaits not in TO_SEATS or up != 1 or not hand.awaiting.seats:
        return None
    return UpDeal(UpCard(hand.seat(hand.awaiting.seats[0]).cards + down + up), tuple(seat.number for seat in live))


def camera_looks(situation: Situation) -> bool:
    """Does a camera look at the felt before every seat whose up card is awaited? It sees face up from face down, so
    that no antenna need be asked.
    """
    levels = situation.levels
    return levels.up is not None and levels.up.keys() >= set(situation.hand.awaiting.seats)


def new_up_cards(situation: Situation) -> dict[int, Card]:
    """seat -> the one card that is read face up there and that nobody had seen before. One that two seats seem to have,
    or that camera and antennas read as different cards, is not read.
    """
    seen = face_up(situation)
    turned = {seat: card for seat, card in (situation.levels.turned or {}).items() if card not in seen}
    by_camera = dict(_by_camera(situation, seen))
    both = {seat: {card for card in (turned.get(seat), by_camera.get(seat)) if card} for seat in turned | by_camera}
    times = Counter(chain.from_iterable(both.values()))
    agreed = {seat: next(iter(cards)) for seat, cards in both.items() if len(cards) == 1}
    return {seat: card for seat, card in agreed.items() if times[card] == 1}


def _by_camera(situation: Situation, seen: frozenset[Card]) -> Iterator[tuple[int, Card]]:
    """Where one card is new, and nothing lies beside it that cannot be read."""
    unread = unsure_up_cards(situation)
    for seat, cards in (situation.levels.up or {}).items():
        new = cards - seen
        if len(new) == 1 and seat not in unread:
            yield seat, next(iter(new))


def unsure_up_cards(situation: Situation) -> dict[int, tuple[tuple[Card, ...], ...]]:
    """seat -> of each card there that a camera cannot name, what it may be; but for one that may be known already."""
    up = {seat.number: set(seat.up) for seat in situation.hand.seats}
    watched = situation.levels.up or {}
    unsure = {seat: each for seat, each in situation.levels.unsure_up.items() if seat in watched}
    left = {seat: tuple(may for may in each if up[seat].isdisjoint(may)) for seat, each in unsure.items() if seat in up}
    return {seat: each for seat, each in left.items() if each}
