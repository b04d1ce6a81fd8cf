"""What the camera's process told, as readings. Pure: no process, no time of its own."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping
from random import Random

from dealerassist.cards import Card
from dealerassist.sensing.codes import DoubtCode, SensorCode
from dealerassist.sensing.conversation import Condition
from dealerassist.sensing.felt import Stamper
from dealerassist.sensing.overhead.messages import Open, Told
from dealerassist.sensing.overhead.voting import NOTHING, Lies
from dealerassist.sensing.readings import BoardCard, Doubt, Health, InTheWay, TabledCards, Tag, UpCards
from dealerassist.sensing.zones import BOARD, CAMERA, Zone, place_facts, seat_zone, up_source

log = logging.getLogger(__name__)

_PLACES = frozenset(zone.source for zone in BOARD)
OPEN_NS = 10_000_000_000
"""So long a seat is looked at after the dealer has said that its hand is tabled: he may have touched the wrong one."""


class Telling:
    """Each method that takes `now_ns` tells what it changed. open: the seats that are looked at now."""

    def __init__(self, stamper: Stamper, chance: Random) -> None:
        """chance: draws the tags of each hand."""
        self._stamper = stamper
        self._chance = chance
        self._lies: Mapping[str, Lies] = {}
        self._covered: frozenset[str] = frozenset()
        self._told: dict[str, Lies] = {}
        self._left_over: dict[str, Lies] = {}
        self._twice: dict[Card, Doubt] = {}
        self._condition: Condition | None = None
        self._in_the_way: tuple[int, ...] = ()
        self._opened: dict[int, int] = {}
        self._up: frozenset[int] = frozenset()
        self._cleared: set[int] = set()
        """Seats before which nothing lay at one time in this hand: what lies there now is of this hand."""

    @property
    def open(self) -> Open:
        return Open(frozenset(self._opened), self._up)

    def health(self, code: SensorCode, now_ns: int) -> None:
        """How the camera is."""
        condition = Condition(code, tuple(place_facts(CAMERA).items()))
        if condition != self._condition:
            self._condition = condition
            log.info("health: %s is %s, %s", CAMERA, condition.state, condition.code)
            stamp = self._stamper.stamp(CAMERA, now_ns)
            self._stamper.tell(Health(stamp, condition.state, condition.code, condition.facts))

    def take(self, told: Told, now_ns: int) -> None:
        """What the process says of one frame."""
        self.health(told.code, now_ns)
        self._lies, self._covered = told.lies, told.covered
        self._tell_board(now_ns)
        for seat in [seat for seat in self._opened if seat_zone(seat).source in told.lies]:
            self._tell_seat(seat, told.lies[seat_zone(seat).source], now_ns)
        for seat in sorted(self._up):
            if up_source(seat) in told.lies:
                self._tell_up(seat, told.lies[up_source(seat)], now_ns)

    def look_at(self, seat: int, now_ns: int) -> tuple[Card, ...]:
        """The dealer says that a seat has tabled its hand: what is read there is told from now on. Returns what has
        been read already. Raises SeatError.
        """
        source = seat_zone(seat).source
        self._opened[seat] = now_ns
        return tuple(sorted(self._told.get(source, NOTHING).sure, key=str))

    def watch_up(self, seats: frozenset[int]) -> None:
        """Up cards may lie before these seats, and before no others."""
        self._up = seats

    def close_seats(self, now_ns: int) -> None:
        """Those that were looked at long enough."""
        self._opened = {seat: since for seat, since in self._opened.items() if now_ns - since < OPEN_NS}

    def new_hand(self, now_ns: int) -> int:
        """See `Reader`. What lies on the board now is of the hand before, until it is gone or another card lies there;
        no seat is looked at any more.
        """
        for doubt in self._twice.values():
            self._tell_doubt(doubt, False, now_ns)
        last = self._stamper.seq
        self._left_over = {name: lies for name, lies in self._lies.items() if name in _PLACES and not lies.nothing}
        self._told, self._twice, self._opened = {}, {}, {}
        self._up, self._cleared = frozenset(), set()
        self._tell_board(now_ns)
        return last

    def _tell_in_the_way(self, now_ns: int) -> None:
        places = tuple(zone.number for zone in BOARD if zone.source in self._covered or zone.source in self._left_over)
        if places != self._in_the_way:
            self._in_the_way = places
            self._stamper.tell(InTheWay(self._stamper.stamp(CAMERA, now_ns), places))

    def _tell_board(self, now_ns: int) -> None:
        now = {zone.source: self._lies[zone.source] for zone in BOARD if zone.source in self._lies}
        self._left_over = {name: lies for name, lies in self._left_over.items() if now.get(name, lies) == lies}
        self._tell_in_the_way(now_ns)
        lying = {name: NOTHING if name in self._left_over else lies for name, lies in now.items()}
        self._tell_twice(lying, now_ns)
        for zone in BOARD:
            if zone.source in lying:
                self._tell_place(zone, lying[zone.source], now_ns)

    def _tell_twice(self, lying: Mapping[str, Lies], now_ns: int) -> None:
        """One deck has each card once: two of one face are a fouled deck, or one of them was misread."""
        times = Counter(card for lies in lying.values() for card in lies.sure)
        for card in [card for card in self._twice if times[card] < 2]:
            self._tell_doubt(self._twice.pop(card), False, now_ns)
        for card in [card for card in times if times[card] > 1 and card not in self._twice]:
            zones = tuple(name for name, lies in lying.items() if card in lies.sure)
            doubt = Doubt(self._stamper.stamp(zones[-1], now_ns), DoubtCode.FACE_TWICE, zones, (), True)
            self._twice[card] = doubt
            self._stamper.tell(doubt)

    def _tell_doubt(self, doubt: Doubt, standing: bool, now_ns: int) -> None:
        stamp = self._stamper.stamp(doubt.source, now_ns)
        self._stamper.tell(Doubt(stamp, doubt.code, doubt.zones, doubt.tags, standing))

    def _tell_place(self, zone: Zone, lies: Lies, now_ns: int) -> None:
        if lies == self._told.get(zone.source, NOTHING):
            return
        self._told[zone.source] = lies
        face = next(iter(lies.sure), None)
        tag = None if lies.nothing else Tag(self._chance.getrandbits(32))
        candidates = lies.unsure[0] if lies.unsure else ()
        stamp = self._stamper.stamp(zone.source, now_ns)
        self._stamper.tell(BoardCard(stamp, zone.number, tag, face, lies.confidence if face else 0.0, candidates))

    def _tell_up(self, seat: int, lies: Lies, now_ns: int) -> None:
        """What lies there from the hand before is not told, nor what is laid on it: first all must be gone."""
        if lies.nothing:
            self._cleared.add(seat)
        if seat not in self._cleared or self._told.get(up_source(seat)) == lies:
            return
        self._told[up_source(seat)] = lies
        log.info("up cards: seat %d, %d read, %d unsure", seat, len(lies.sure), len(lies.unsure))
        stamp = self._stamper.stamp(CAMERA, now_ns)
        self._stamper.tell(UpCards(stamp, seat, tuple(sorted(lies.sure, key=str)), lies.unsure))

    def _tell_seat(self, seat: int, lies: Lies, now_ns: int) -> None:
        """Only what is sure: what is not the dealer names."""
        source = seat_zone(seat).source
        if lies.unsure or lies == self._told.get(source, NOTHING):
            return
        self._told[source] = lies
        cards = tuple(sorted(lies.sure, key=str))
        log.info("tabled: seat %d, %d cards", seat, len(cards))
        self._stamper.tell(TabledCards(self._stamper.stamp(CAMERA, now_ns), seat, cards))
