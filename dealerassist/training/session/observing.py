"""Real cards: readings of the sensors as gestures of the dealer's hands, and as the faces of cards that lie face up.

It goes by the levels that the live table goes by. A card in the muck that lay nowhere before is a burn, a street
is dealt once all its places hold a card. A bare seat is a mucked hand: nobody lifts it but the dealer.
"""

from __future__ import annotations

from collections.abc import Iterator

from dealerassist.cards import Card
from dealerassist.engine import Hand
from dealerassist.sensing import BoardCard, MuckCards, Puck, Reader, Reading, SeatCards, Tag
from dealerassist.sensing.protocol import TAGS_MOST
from dealerassist.table.leveling import Leveller
from dealerassist.table.levels import Levels
from dealerassist.table.turning_up import up_deal
from dealerassist.training.session.gestures import Gesture, Hands

SAME_NS = 300_000_000
"""Zones are called to read in turn: of cards that come closer together the wrong one may be read first."""
_BOARDS = {0: (1, 2, 3), 3: (4,), 4: (5,)}
"""The places of the street that comes next, by how many cards lie on the board."""


class Observing:
    """Also the `Faces` of a hand. The cards of the hand before have been gathered."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._leveller = Leveller()
        self._at_seats: dict[int, tuple[Tag, ...]] = {}
        self._on_board: set[Tag] = set()
        self._burned: set[Tag] = set()
        self._board = 0
        self._puck: tuple[int, ...] = ()
        self._up: dict[int, Card] = {}
        self._up_asked = -1

    @property
    def levels(self) -> Levels:
        """What lies where."""
        return self._leveller.levels

    def takes(self, reading: Reading) -> Iterator[Gesture | int]:
        """What the dealer's hands have done; a number is a seat that a card has left."""
        self._leveller = self._leveller.take(reading)
        match reading:
            case SeatCards(seat=seat):
                yield from self._at_seat(seat, reading.tags, reading.mono_ns)
            case BoardCard(tag=tag) if tag is not None:
                self._on_board.add(tag)
        if isinstance(reading, (SeatCards, MuckCards)):
            yield from self._in_muck(reading.mono_ns)
        if isinstance(reading, BoardCard):
            yield from self._streets(reading.mono_ns)
        if isinstance(reading, Puck):
            yield from self._pucks(reading.mono_ns)

    def _at_seat(self, seat: int, tags: tuple[Tag, ...], at_ns: int) -> Iterator[Gesture | int]:
        before = self._at_seats.get(seat, ())
        self._at_seats[seat] = tags
        for _ in set(tags) - set(before):
            yield Gesture(Hands.PITCH, seat, at_ns)
        for _ in set(before) - set(tags):
            yield seat

    def _in_muck(self, at_ns: int) -> Iterator[Gesture]:
        known = self._burned | self._on_board | set(self._leveller.owner)
        for tag in self.levels.in_muck - known:
            self._burned.add(tag)
            yield Gesture(Hands.BURN, at_ns=at_ns, seen=True)

    def _streets(self, at_ns: int) -> Iterator[Gesture]:
        board = self.levels.board or {}
        while (places := _BOARDS.get(self._board)) and all(place in board and board[place].card for place in places):
            self._board += len(places)
            yield Gesture(Hands.BOARD, at_ns=at_ns)

    def _pucks(self, at_ns: int) -> Iterator[Gesture]:
        puck = self.levels.puck
        if len(puck) == 1 and puck != self._puck:
            self._puck = puck
            yield Gesture(Hands.BUTTON, puck[0], at_ns)

    @property
    def reads_burns(self) -> bool:
        """Can one card more be read in the muck? A thick pile hides some; then a burn is the dealer's word."""
        return self.levels.reads_muck and len(self.levels.in_muck) < TAGS_MOST

    @property
    def reads_puck(self) -> bool:
        """Has a puck been seen? Else the button is the dealer's word."""
        return bool(self._puck)

    def board(self, first: int, count: int) -> tuple[Card, ...]:
        """See `Faces`."""
        cards = [self.levels.read_at(place) for place in range(first, first + count)]
        known = tuple(card for card in cards if card is not None)
        return known if len(known) == count else ()

    def up(self, hand: Hand) -> dict[int, Card]:
        """See `Faces`. The antennas are asked once a street."""
        deal, street = up_deal(hand), sum(seat.cards for seat in hand.seats)
        if deal is not None and len(hand.awaiting.seats) == len(deal.seats) and street != self._up_asked:
            self._up_asked, self._up = street, dict(self._reader.up_cards(deal))
        return self._up

    def tabled(self, seat: int) -> tuple[Card, ...]:
        """See `Faces`."""
        return self._reader.reveal(seat)
