"""A night of stud: two or three cards of every seat lie face down, four face up beside them, on the same antenna. In
some hands a hole card is exposed: then the third card of that seat lies face down.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from dealerassist.cards import Card
from dealerassist.cli.looking import Look
from dealerassist.engine import Await, FixedLimit, Hand, Place, Session, Stakes, game_named
from dealerassist.sensing import UpDeal
from dealerassist.sensing.zones import MUCK, SEATS
from dealerassist.views import Intent, KeyCode, Press, PressKey, TableView, TouchSeat
from tests.secrecy.night import GO_ON, Night

STAKES = Stakes(FixedLimit(200, 400), (), 25, chip=25, bring_in=50)
PITCH_S = 0.4
MISSED_PASSES = (3, 10, 40)
EXPOSED = 0.4
"""Of the first deals."""


class StudNight(Night):
    """`asked`: how often the reader was asked for up cards; `told`: how many it named; `exposed`: numbers of the
    hands in which a hole card was exposed and the deal was seen whole.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self._lying: dict[int, list[Card]] = {}
        self.asked = self.told = 0
        self.exposed: set[int] = set()
        self._turned: int | None = None
        super().__init__(folder, seed)

    def session(self) -> Session:
        numbers = sorted(self.rng.sample(range(1, 9), self.rng.randint(2, 6)))
        places = tuple(Place(number, 200 * self.rng.randint(2, 100)) for number in numbers)
        return Session(game_named(self.rng.choice(("stud", "stud-hilo", "razz"))), STAKES, places, numbers[0])

    def up_cards(self, deal: UpDeal) -> Mapping[int, Card]:
        read = self._reader.up_cards(deal)
        assert set(read.values()) <= self.public
        self.asked, self.told = self.asked + 1, self.told + len(read)
        return read

    def _touch(self, intent: Intent) -> TableView:
        """The dealer does not say of a card that lies face down that it is up: he touches who brings in, or names."""
        asked = Look(self.table.view).key(Press.GO_ON) is KeyCode.DOORS_UP
        if asked and self._turned is not None:
            self.exposed.add(self.keeper.hand.setup.number)
            if intent == GO_ON:
                seats = self.keeper.hand.awaiting.seats
                intent = self.rng.choice((PressKey(Press.BY_HAND), *map(TouchSeat, seats)))
        return super()._touch(intent)

    def _happens(self, hand: Hand) -> TableView:
        what = hand.awaits
        if what is Await.DEAL_HOLE and hand.awaiting.seats and not self.hole:
            self._lying = {}
        due = hand.awaits in {Await.DEAL_HOLE, Await.DEAL_STREET}
        seat = hand.awaiting.seats[0] if hand.awaiting.seats else 0
        if due and len(self._lying.get(seat, ())) < hand.seat(seat).cards + sum(hand.deal_shape):
            return self._deal(hand)
        return super()._happens(hand)

    def _deal(self, hand: Hand) -> TableView:
        """Card by card; on some deals a card is not read at first, or one that belongs face down is turned up."""
        down, up = hand.deal_shape
        goes_wrong = self.rng.random() < 0.3
        first = hand.awaits is Await.DEAL_HOLE
        if first:
            self._turned = self.rng.choice(hand.awaiting.seats) if self.rng.random() < EXPOSED else None
        door = self.rng.randrange(down) if first else down
        for nth in range(down + up):
            for seat in hand.awaiting.seats:
                card = self._pack.pop()
                face_down = nth != door if first and seat == self._turned else nth < down
                if face_down:
                    self.hole[seat] = (*self.hole.get(seat, ()), card)
                else:
                    self.public.add(card)
                    self._seen.setdefault(seat, set()).add(card)
                if goes_wrong and self.rng.random() < 0.2:
                    self.devices.faults.unread(SEATS[seat - 1], card, self.rng.choice(MISSED_PASSES))
                self.devices.lay(card, SEATS[seat - 1])
                self._lying.setdefault(seat, []).append(card)
                self._settled(PITCH_S)
        self._settled()
        return self.table.view if self.rng.random() < 0.7 else self._touch(GO_ON)

    def _muck(self, seat: int) -> None:
        for card in self._lying.get(seat, ()):
            self.devices.lay(card, MUCK)
