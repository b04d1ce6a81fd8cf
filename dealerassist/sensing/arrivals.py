"""In which order cards came to the seats: the only ground on which one of them may be taken for a stud up card.

An antenna cannot see face up from face down. In stud the first two cards of a seat are its hole cards, the third to the
sixth lie face up, the seventh is down again (RULES 6.1). So a card is public only where the antennas saw the whole deal
as it is pitched: card by card, round by round, seat by seat. A hole card that is read late comes out of its turn, and
then nothing is said of anybody.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import IntEnum
from itertools import chain, pairwise

from dealerassist.sensing.doubts import Paths
from dealerassist.sensing.settling import Settler
from dealerassist.sensing.zones import SEATS, Zone

LONGEST_PAUSE = 40
"""Cycles of 0.1 s between two cards of one deal; a dealer who stops for longer may have been stopped by something."""


class UpCard(IntEnum):
    """Which card of its seat lies face up, by the order of dealing. There is no word for a hole card or the seventh."""

    THIRD = 3
    FOURTH = 4
    FIFTH = 5
    SIXTH = 6


@dataclass(frozen=True, slots=True)
class UpDeal:
    """A deal of stud that lies there. seats: all that are in the hand, in the order of dealing."""

    card: UpCard
    seats: tuple[int, ...]


class Arrivals:
    """When each card came to each seat in this hand, in cycles of the antennas."""

    def __init__(self) -> None:
        self._came: dict[Zone, dict[bytes, int]] = {}
        self._left_over: dict[Zone, set[bytes]] = {}

    def begin_hand(self, settler: Settler) -> None:
        """Forget all; what still lies there belongs to the hand before."""
        self._came = {}
        self._left_over = {zone: set(settler.tags(zone)) for zone in SEATS}

    def follow(self, settler: Settler, zone: Zone, cards: Collection[bytes]) -> None:
        """Take note of a pass over a seat. cards: those of its tags that are cards."""
        left_over = self._left_over.get(zone, set())
        left_over.intersection_update(settler.tags(zone))
        came = self._came.setdefault(zone, {})
        for number in settler.tags(zone):
            stay = settler.stay(number, zone)
            if number in cards and number not in left_over and number not in came and stay is not None:
                came[number] = stay.since

    def turned_up(self, deal: UpDeal, settler: Settler, paths: Paths) -> Mapping[int, bytes]:
        """seat -> the tag of its up card; nothing at all where not every card came in its turn."""
        zones = [SEATS[seat - 1] for seat in deal.seats]
        if len(zones) < 2 or not all(self._is_whole(zone, deal.card, settler, paths) for zone in zones):
            return {}
        rounds = list(zip(*(sorted(self._came[zone].values()) for zone in zones), strict=True))
        at_once = rounds if deal.card is UpCard.THIRD else rounds[-1:]
        if not _dealt_in_turn(rounds) or _longest_pause(at_once) > LONGEST_PAUSE:
            return {}
        return {zone.number: max(self._came[zone].items(), key=lambda came: came[1])[0] for zone in zones}

    def _is_whole(self, zone: Zone, cards: int, settler: Settler, paths: Paths) -> bool:
        """Do all cards that have ever come to this seat lie there, as many as are dealt, and none that is older or has
        been elsewhere?
        """
        came = self._came.get(zone, {})
        lying = came.keys() & set(settler.tags(zone))
        here_alone = all(paths.home(number) == zone and paths.mucked(number) is None for number in came)
        return len(came) == len(lying) == cards and not self._left_over.get(zone) and here_alone


def _dealt_in_turn(rounds: list[tuple[int, ...]]) -> bool:
    """Seat by seat in each round, and no round before the last was over; never two at once to the same seat."""
    in_order = all(first <= then for each in rounds for first, then in pairwise(each))
    one_by_one = all(first < then for seat in zip(*rounds, strict=True) for first, then in pairwise(seat))
    return in_order and one_by_one and all(before[-1] <= after[0] for before, after in pairwise(rounds))


def _longest_pause(rounds: list[tuple[int, ...]]) -> int:
    """Between two cards that were dealt one after the other."""
    return max(then - first for first, then in pairwise(chain.from_iterable(rounds)))
