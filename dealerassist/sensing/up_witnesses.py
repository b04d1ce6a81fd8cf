"""Stud's up cards as a camera reads them, held against the antennas below: each card that it names must lie there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from dealerassist.cards import Card
from dealerassist.sensing.readings import UpCards

ONE_ALONE_NS = 1_500_000_000
"""So long one of the two may see a card that the other does not: antennas and camera take their time to be sure."""

Confirms = Callable[[Card, int], bool]
"""Does a card lie over the antenna of a seat?"""


@dataclass(frozen=True, slots=True)
class AgreedUp:
    """What lies face up before a seat. differ: of a card that the camera names the antenna sees nothing; it is then
    among `unsure`.
    """

    cards: tuple[Card, ...] = ()
    unsure: tuple[tuple[Card, ...], ...] = ()
    differ: bool = False


class UpWitnesses:
    """One caller at a time."""

    def __init__(self) -> None:
        self._read: dict[int, UpCards] = {}
        self._said: dict[int, AgreedUp] = {}

    @property
    def read(self) -> Mapping[int, UpCards]:
        """Seat -> what the camera said last."""
        return dict(self._read)

    def take(self, reading: UpCards) -> None:
        """The camera reads something else before a seat."""
        self._read[reading.seat] = reading

    def forget(self) -> None:
        """A new hand."""
        self._read, self._said = {}, {}

    def news(
        self, read: Mapping[int, UpCards], missing: Mapping[int, frozenset[Card]], now_ns: int
    ) -> Iterator[tuple[int, AgreedUp, AgreedUp]]:
        """(seat, what was said before, what is so now), where that has changed. missing: of what was `read` then, see
        `missing_at`; of what the camera has said since nothing is told yet.
        """
        for seat, reading in read.items():
            gone = missing.get(seat, frozenset())
            waits = gone and now_ns - reading.mono_ns < ONE_ALONE_NS
            if waits or self._read.get(seat) is not reading:
                continue
            cards = tuple(card for card in reading.cards if card not in gone)
            unsure = (*reading.unsure, *((card,) for card in reading.cards if card in gone))
            now, before = AgreedUp(cards, unsure, bool(gone)), self._said.get(seat)
            if now != before:
                self._said[seat] = now
                yield seat, before or AgreedUp(), now


def missing_at(
    read: Mapping[int, UpCards], confirms: Confirms, well: Callable[[int], bool]
) -> dict[int, frozenset[Card]]:
    """Seat -> the cards that the camera names and its antenna does not see; where that is not well, nobody knows."""
    seats = [seat for seat in read if well(seat)]
    return {seat: frozenset(card for card in read[seat].cards if not confirms(card, seat)) for seat in seats}
