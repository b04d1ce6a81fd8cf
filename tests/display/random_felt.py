"""What sensors say about a hand in play, by chance: mostly what happens, sometimes what should not.

Cards come to seats, leave for the muck, come back; the board comes in time, too early, unread; the puck is elsewhere;
doubts arise and pass. All of it as readings, folded as those of a real reader are.
"""

from __future__ import annotations

from random import Random

from dealerassist.engine import Await, Hand
from dealerassist.rehearsal.dealing import unseen
from dealerassist.sensing import (
    BoardCard,
    Doubt,
    DoubtCode,
    Health,
    HealthState,
    MuckCards,
    Puck,
    Reading,
    SeatCards,
    SensorCode,
    Stamp,
    Tag,
)
from dealerassist.sensing.zones import BOARD, MUCK, SEATS
from dealerassist.table.leveling import Leveller
from dealerassist.table.levels import Levels

COMING = {Await.DEAL_FLOP: 3, Await.DEAL_TURN: 4, Await.DEAL_RIVER: 5}
NEXT_STREET = {0: 3, 3: 4, 4: 5}
OF_A_PLACE = {DoubtCode.CROWDED_PLACE, DoubtCode.CAMERA_DIFFERS}
OF_TWO_ZONES = {DoubtCode.TWO_ZONES, DoubtCode.FACE_TWICE, DoubtCode.CHANGED_ZONE}
PLACES = tuple(zone.source for zone in BOARD)
ZONES = tuple(zone.source for zone in (*SEATS, *BOARD, MUCK))


class RandomFelt:
    """Antennas under the seats and the muck, a reader of the board, or one of the two alone."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._seq = 0
        self._leveller = Leveller()
        self._hand = 0
        self._seats: dict[int, tuple[Tag, ...]] = {}
        self._muck: tuple[Tag, ...] = ()
        self._read: set[int] = set()
        self._doubt: Doubt | None = None
        self._well = rng.choice((ZONES, ZONES, ZONES[:10] + ZONES[15:], ZONES[10:15]))

    def levels(self, hand: Hand) -> Levels:
        """After something has moved, once in a while nothing."""
        if hand.setup.number != self._hand:
            self._gather(hand)
        chance = self._rng.random()
        if chance < 0.04 or self._doubt is not None:
            self._doubts()
        elif chance < 0.06:
            self._fails()
        else:
            self._rng.choice((self._deal, self._leave, self._leave, self._lay, self._lay, self._return))(hand)
        return self._leveller.levels

    def _tell(self, reading: Reading) -> None:
        self._leveller = self._leveller.take(reading)

    def _stamp(self, source: str) -> Stamp:
        self._seq += 1
        return Stamp(source, self._seq, self._seq * 1_000_000)

    def _gather(self, hand: Hand) -> None:
        self._hand, self._leveller, self._doubt = hand.setup.number, Leveller(), None
        self._seats = {seat.number: () for seat in hand.seats}
        self._muck, self._read = (), set()
        for source in self._well:
            self._tell(Health(self._stamp(source), HealthState.GOOD, SensorCode.WORKS))
        self._tell(Health(self._stamp("puck"), HealthState.GOOD, SensorCode.WORKS))
        seat = hand.setup.button if self._rng.random() < 0.9 else self._rng.randint(1, 10)
        self._tell(Puck(self._stamp("puck"), (seat,), ()))

    def _holds(self, seat: int, tags: tuple[Tag, ...]) -> None:
        self._seats[seat] = tags
        self._tell(SeatCards(self._stamp(f"seat-{seat}"), seat, tags))

    def _mucks(self, tags: tuple[Tag, ...]) -> None:
        self._muck = tags
        self._tell(MuckCards(self._stamp("muck"), tags))

    def _deal(self, hand: Hand) -> None:
        """Two each; one in a while has three, or only one."""
        if hand.awaits is not Await.DEAL_HOLE:
            return
        for seat in hand.awaiting.seats:
            count = self._rng.choice((1, 3)) if self._rng.random() < 0.02 else 2
            self._holds(seat, tuple(Tag(100 * seat + place) for place in range(count)))

    def _leave(self, hand: Hand) -> None:
        """A seat's cards go to the muck, mostly those of the seat to act; sometimes nobody knows where they went."""
        holding = [seat for seat in hand.awaiting.seats if self._seats.get(seat)]
        if hand.acting and holding and self._rng.random() < 0.5:
            seat = holding[0] if self._rng.random() < 0.7 else self._rng.choice(holding)
            if self._rng.random() < 0.9:
                self._mucks((*self._muck, *self._seats[seat]))
            self._holds(seat, ())

    def _return(self, hand: Hand) -> None:
        """They lie there again."""
        away = [seat for seat, tags in self._seats.items() if not tags]
        if away and self._muck and self._rng.random() < 0.3:
            tags = self._muck[-2:]
            self._mucks(self._muck[:-2])
            self._holds(tags[0] // 100 if self._rng.random() < 0.7 else self._rng.choice(away), tags)

    def _lay(self, hand: Hand) -> None:
        """The next street, sometimes while somebody is still to act, sometimes a card too many, sometimes unread."""
        due = COMING.get(hand.awaits, 0)
        if hand.acting and self._rng.random() < 0.3:
            due = NEXT_STREET.get(len(hand.board), 0)
        if hand.awaits is Await.DEAL_HOLE and self._rng.random() < 0.1:
            due = 3
        if due == 3 and self._rng.random() < 0.05:
            due = 4
        for place, face in zip(range(1, due + 1), unseen(hand, self._rng, 5), strict=False):
            if place not in self._read:
                read = self._rng.random() > 0.08
                self._read |= {place} if read else set()
                reading = BoardCard(self._stamp(f"board-{place}"), place, Tag(place), face if read else None, read)
                self._tell(reading)

    def _doubts(self) -> None:
        """What cannot be right: it arises, and it goes."""
        if self._doubt is not None:
            self._tell(Doubt(self._stamp("seat-1"), self._doubt.code, self._doubt.zones, self._doubt.tags, False))
            self._doubt = None
            return
        code = self._rng.choice(tuple(DoubtCode))
        places = PLACES if code in OF_A_PLACE else ZONES
        zones = tuple(self._rng.sample(places, 2 if code in OF_TWO_ZONES else 1))
        self._doubt = Doubt(self._stamp(zones[-1]), code, zones, (Tag(7),), True)
        self._tell(self._doubt)

    def _fails(self) -> None:
        """An antenna dies, or comes back."""
        source, state = self._rng.choice(self._well), self._rng.choice((HealthState.DOWN, HealthState.GOOD))
        self._tell(Health(self._stamp(source), state, SensorCode.NO_ANSWER))
