"""What lies where, as the sensors say it, settled: levels, not events (DESIGN 4). An unknown level is None."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace

from dealerassist.cards import Card
from dealerassist.sensing import Tag
from dealerassist.views import Phrase

PUCK = "puck"
MUCK = "muck"
CAMERA = "camera"
BOARD_PLACES = 5
ONE_MOVEMENT_NS = 1_500_000_000
"""Within this time the cards of one deal are laid and read: they are spread at once, antennas settle in half of it."""


def seat_source(seat: int) -> str:
    """What sensing calls the antenna of a seat."""
    return f"seat-{seat}"


def up_source(seat: int) -> str:
    """What sensing calls the felt where a seat's up cards lie, as a camera sees it."""
    return f"up-{seat}"


def tabled_source(seat: int) -> str:
    """What a camera reads of a seat's tabled hand, as a source of its own."""
    return f"tabled-{seat}"


def place_source(place: int) -> str:
    """What sensing calls the antenna of a board place, 1 to 5."""
    return f"board-{place}"


@dataclass(frozen=True, slots=True)
class BoardLevel:
    """One board place: a card read for sure, or its candidates. since_ns: when it came there, on the sensors' clock."""

    card: Card | None
    candidates: tuple[Card, ...] = ()
    since_ns: int = 0


@dataclass(frozen=True, slots=True)
class Doubted:
    """A question, and the sensors that it comes from: the dealer may decide to do without them for this hand."""

    phrase: Phrase
    sources: tuple[str, ...] = ()
    candidates: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Levels:
    """All sensors at one moment. `seats`: how many cards lie at a seat whose antenna is well; a seat without one is
    missing.

    most: the most cards that a seat's antenna has seen since they were dealt. board: place 1 to 5 -> what lies there;
    None: nothing reads the board. mucked: seats of whose own cards the muck has read one. reads_muck: the muck's
    antenna is well. left: when the last card left a seat, on the sensors' clock in ns. unwatched: seats that
    the last card left while their antenna was not well, so that nobody knows when. puck: the seats that see the puck.
    doubts: what the sensors found that cannot be right. silent: sources that are not asked. down: sources that
    have failed since they were well. missing: antennas that have not been well in this run. hanging: those of the
    dealer's keys one of which does not come up again.

    up: seat -> the cards that a camera reads face up before it; None: none looks there. unsure_up: seat -> of each
    other card there, what it may be. turned: seat -> its up card as the antennas say it; None: they were not asked.

    lying_at: seat -> the tags that lie there. whole: (seat, how often it has exchanged cards) -> those that were its
    whole hand then. in_muck: the tags that the muck reads. camera: one is well; None: there is none. by_camera: places
    of the board that nothing reads but a camera. tabled: seat -> the cards that it reads of a hand that the dealer says
    is tabled. revealed: seat -> what was read of such a hand at once.
    """

    seats: Mapping[int, int] = field(default_factory=dict)
    most: Mapping[int, int] = field(default_factory=dict)
    board: Mapping[int, BoardLevel] | None = None
    mucked: frozenset[int] = frozenset()
    reads_muck: bool = False
    left: Mapping[int, int] = field(default_factory=dict)
    unwatched: frozenset[int] = frozenset()
    puck: tuple[int, ...] = ()
    doubts: tuple[Doubted, ...] = ()
    silent: frozenset[str] = frozenset()
    down: frozenset[str] = frozenset()
    missing: frozenset[str] = frozenset()
    hanging: frozenset[str] = frozenset()
    up: Mapping[int, frozenset[Card]] | None = None
    unsure_up: Mapping[int, tuple[tuple[Card, ...], ...]] = field(default_factory=dict)
    turned: Mapping[int, Card] | None = None
    lying_at: Mapping[int, frozenset[Tag]] = field(default_factory=dict)
    whole: Mapping[tuple[int, int], frozenset[Tag]] = field(default_factory=dict)
    in_muck: frozenset[Tag] = frozenset()
    camera: bool | None = None
    by_camera: frozenset[int] = frozenset()
    tabled: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    revealed: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)

    @property
    def faults(self) -> frozenset[str]:
        """The sources that the dealer has to be told of once."""
        return self.down | self.hanging

    def holds_cards(self, seat: int, whole: int) -> bool | None:
        """Does a seat still hold its hand of `whole` cards? None: nobody can tell.

        True where its antenna sees all of it, or sees less of it than before but the muck none. False where the antenna
        has seen all of it, now sees none, and the muck reads a card of it; without the muck's antenna the first two
        are enough. Anything else, such as a hand held up off the felt, says nothing.
        """
        seen = self.seats.get(seat)
        if seen is None:
            return None
        whole_once, mucked = self.most.get(seat, 0) >= whole, seat in self.mucked
        if seen and (seen >= whole or whole_once) and not mucked:
            return True
        return False if not seen and whole_once and (mucked or not self.reads_muck) else None

    def with_most(self, dealing: bool) -> Levels:
        """The same, with how much each antenna has seen of this hand so far: only who saw the whole of it can say that
        it is gone. dealing: the hand is only being dealt.
        """
        seen = {} if dealing else {seat: max(now, self.most.get(seat, 0)) for seat, now in self.seats.items()}
        return replace(self, most=seen if dealing else {**self.most, **seen})

    def gone(self, seat: int, whole: int) -> bool:
        """Have the cards of a seat left it for sure?"""
        return self.holds_cards(seat, whole) is False

    def when_dealt(self, places: Iterable[int]) -> Levels:
        """The same, but that seats whose cards left them after the first card came to these board places still have
        them: they were in when it was dealt.
        """
        asked = {place for place in places if place_source(place) not in self.silent}
        times = [level.since_ns for place, level in (self.board or {}).items() if place in asked]
        came = min(times, default=None)
        if came is None:
            return self
        stayed = {seat for seat, time in self.left.items() if time > came and self.seats.get(seat) == 0}
        seats = {seat: self.most.get(seat, 0) if seat in stayed else seen for seat, seen in self.seats.items()}
        return replace(self, seats=seats, mucked=self.mucked - stayed)

    def reads(self, places: Iterable[int]) -> bool:
        """Does something read all these board places? A second board has none that is read."""
        places = tuple(places)
        if self.board is None or any(place > BOARD_PLACES for place in places):
            return False
        return not any(place_source(place) in self.silent for place in places)

    def read_at(self, place: int) -> Card | None:
        """The card that is read on a board place."""
        level = (self.board or {}).get(place)
        return None if level is None or place_source(place) in self.silent else level.card

    def came_together(self, places: Iterable[int]) -> bool:
        """Do cards lie on all these places, laid in one movement?"""
        board = self.board or {}
        times = [board[place].since_ns if place in board else None for place in places]
        known = [time for time in times if time is not None]
        return len(known) == len(times) and max(known, default=0) - min(known, default=0) <= ONE_MOVEMENT_NS

    @property
    def lying(self) -> int:
        """How many board places hold a card, counted from the first; a gap that nothing reads is no gap."""
        board = self.board or {}
        lying = 0
        for place in range(1, 6):
            if place in board and place_source(place) not in self.silent:
                lying = place
            elif place_source(place) not in self.silent:
                break
        return lying

    def with_whole(self, hands: Mapping[tuple[int, int], int]) -> Levels:
        """The same, and whose hand lies there whole now. hands: (seat, its exchanges) -> how many cards it has."""
        lying = {key: self.lying_at.get(key[0], frozenset()) for key in hands}
        now = {key: lying[key] for key, count in hands.items() if len(lying[key]) == count}
        return replace(self, whole={**self.whole, **now}) if now else self

    def new_cards(self, seat: int, exchanges: int, count: int) -> int | None:
        """How many of a seat's cards have come since its hand lay there whole last; None where not all `count` of them
        lie there, or nobody saw it whole.
        """
        before, lying = self.whole.get((seat, exchanges)), self.lying_at.get(seat, frozenset())
        if before is None or seat not in self.seats or len(lying) != count:
            return None
        return len(lying - before)

    def exchanged(self, exchanges: Mapping[int, int]) -> Levels:
        """The same, but that cards of these seats in the muck are what they have given up: no sign of a fold, unless
        the hand lay there whole since and one of it is among them. exchanges: seat -> how often it gave up cards.
        """
        gave_up = {key[0] for key in exchanges.items() if self.in_muck.isdisjoint(self.whole.get(key, frozenset()))}
        return replace(self, mucked=self.mucked - gave_up) if gave_up else self

    def without(self, silent: Collection[str]) -> Levels:
        """The same, but for these sources: nothing is concluded from what they say."""
        if not silent:
            return self
        every = self.silent | frozenset(silent)
        return replace(
            self,
            seats={seat: count for seat, count in self.seats.items() if seat_source(seat) not in every},
            mucked=frozenset() if MUCK in every else self.mucked,
            reads_muck=self.reads_muck and MUCK not in every,
            puck=() if PUCK in every else self.puck,
            doubts=tuple(doubt for doubt in self.doubts if not every.issuperset(doubt.sources)),
            up=self.up and {seat: cards for seat, cards in self.up.items() if up_source(seat) not in every},
            tabled={seat: cards for seat, cards in self.tabled.items() if tabled_source(seat) not in every},
            silent=every,
        )


BY_HAND = Levels()
"""No sensor at all."""
