"""Antennas and a camera over one table: they agree on a card that lies face up, or the dealer is asked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from threading import RLock

from dealerassist.cards import Card
from dealerassist.sensing.arrivals import UpDeal
from dealerassist.sensing.codes import DoubtCode
from dealerassist.sensing.felt import Stamper
from dealerassist.sensing.overhead.camera_reader import CameraReader
from dealerassist.sensing.readings import BoardCard, Doubt, Health, HealthState, InTheWay, Reading, Tag, UpCards
from dealerassist.sensing.serial_reader import SerialReader
from dealerassist.sensing.up_witnesses import ONE_ALONE_NS, AgreedUp, UpWitnesses, missing_at
from dealerassist.sensing.zones import BOARD, CAMERA, seat_zone, up_source

WELL = frozenset({HealthState.GOOD, HealthState.POOR})


@dataclass(frozen=True, slots=True)
class Agreed:
    """What lies on a place. tag None: nothing. differ: the two do not fit, and `candidates` are what they say."""

    tag: Tag | None = None
    face: Card | None = None
    confidence: float = 0.0
    candidates: tuple[Card, ...] = ()
    differ: bool = False


EMPTY = Agreed()


def agreed(antenna: BoardCard | None, camera: BoardCard | None, waited: bool) -> Agreed | None:
    """What two that are well come to; None: the other one may still be on its way. waited: it had its time."""
    if antenna is None and camera is None:
        return EMPTY
    if antenna is None or camera is None:
        alone = antenna or camera
        assert alone is not None, "one of them"
        said = (alone.face,) if alone.face else alone.candidates
        return Agreed(alone.tag, candidates=said, differ=True) if waited else None
    seen = (camera.face,) if camera.face else camera.candidates
    if antenna.face is None:
        return Agreed(antenna.tag, candidates=seen)
    if antenna.face in seen or not seen:
        return Agreed(antenna.tag, antenna.face, 1.0)
    return Agreed(antenna.tag, candidates=(antenna.face, *seen), differ=True)


class _Places:
    """What one of the two last said of each place, and whether it can be relied on."""

    def __init__(self) -> None:
        self.cards: dict[int, BoardCard] = {}
        self.well: set[str] = set()

    def take(self, reading: Reading) -> None:
        if isinstance(reading, Health):
            self.well = self.well | {reading.source} if reading.state in WELL else self.well - {reading.source}
        elif isinstance(reading, BoardCard):
            self.cards[reading.place] = reading

    def at(self, place: int) -> BoardCard | None:
        told = self.cards.get(place)
        return None if told is None or told.tag is None else told

    def since_ns(self, place: int) -> int:
        return self.cards[place].mono_ns if place in self.cards else 0

    def forget(self, before: int) -> None:
        """What was told up to this seq was of the hand before."""
        self.cards = {place: told for place, told in self.cards.items() if told.seq > before}


class Witnesses:
    """A `Reader` of both. Each one's readings go on as they are, but those of the board and of stud's up cards, which
    are judged first.

    Where only one of them is well it is believed; where a hand is in the camera's way, the antenna is.
    """

    def __init__(self, antennas: SerialReader, camera: CameraReader) -> None:
        self._antennas = antennas
        self._camera = camera
        self.decks = antennas.decks
        """See `SerialReader`."""
        self._stamper = Stamper(_nobody)
        self._guard = RLock()
        self._by_antenna, self._by_camera = _Places(), _Places()
        self._in_the_way: tuple[int, ...] = ()
        self._said: dict[int, Agreed] = {}
        self._up = UpWitnesses()
        self._ours: dict[int, int] = {}
        """The antennas' seq -> ours then: of the latest readings."""

    def start(self, readings: Callable[[Reading], None]) -> None:
        """See `Reader`."""
        self._stamper.tell = readings
        self._camera.ticks = self._tick
        self._antennas.start(self._antenna_says)
        self._camera.start(self._camera_says)

    def lamp(self, seat: int | None) -> None:
        """See `Reader`."""
        self._antennas.lamp(seat)

    def reveal(self, seat: int) -> tuple[Card, ...]:
        """See `Reader`. The camera looks there, too, and tells later what it reads."""
        self._camera.reveal(seat)
        return self._antennas.reveal(seat)

    def up_cards(self, deal: UpDeal) -> Mapping[int, Card]:
        """See `Reader`."""
        return self._antennas.up_cards(deal)

    def watch_up_cards(self, seats: Collection[int]) -> None:
        """See `Reader`."""
        self._camera.watch_up_cards(seats)

    def play_with(self, deck: str) -> None:
        """See `SerialReader`."""
        self._antennas.play_with(deck)

    def new_hand(self) -> int:
        """See `Reader`."""
        seen = self._camera.new_hand()
        with self._guard:
            self._by_camera.forget(seen)
            self._said.clear()
            self._up.forget()
            told = self._stamper.seq
        before = self._antennas.new_hand()
        with self._guard:
            self._by_antenna.forget(before)
            return max(told, self._ours.get(before, 0))

    def close(self) -> None:
        """See `Reader`."""
        self._camera.close()
        self._antennas.close()

    def _antenna_says(self, reading: Reading) -> None:
        with self._guard:
            self._by_antenna.take(reading)
            self._go_on(reading)
            self._ours = {**dict(list(self._ours.items())[-999:]), reading.seq: self._stamper.seq}

    def _camera_says(self, reading: Reading) -> None:
        with self._guard:
            self._by_camera.take(reading)
            if isinstance(reading, InTheWay):
                self._in_the_way = reading.places
            if isinstance(reading, UpCards):
                self._up.take(reading)
            else:
                self._go_on(reading)

    def _tick(self, now_ns: int) -> None:
        """In the camera's thread, now and then."""
        self._judge_all(now_ns)
        with self._guard:
            read, well = self._up.read, frozenset(self._by_antenna.well)
        missing = missing_at(read, self._antennas.confirms, lambda seat: seat_zone(seat).source in well)
        with self._guard:  # not while the antennas are asked: they may just be telling
            for seat, before, now in list(self._up.news(read, missing, now_ns)):
                self._tell_up(seat, before, now, now_ns)

    def _tell_up(self, seat: int, before: AgreedUp, now: AgreedUp, now_ns: int) -> None:
        """The cards first: a doubt is about what it says of them."""
        self._stamper.tell(UpCards(self._stamper.stamp(CAMERA, now_ns), seat, now.cards, now.unsure))
        if before.differ != now.differ:
            source = up_source(seat)
            stamp = self._stamper.stamp(source, now_ns)
            self._stamper.tell(Doubt(stamp, DoubtCode.CAMERA_DIFFERS, (source,), (), now.differ))

    def _go_on(self, reading: Reading) -> None:
        if isinstance(reading, BoardCard):
            self._judge(reading.place, reading.mono_ns)
            return
        self._tell(reading)
        if isinstance(reading, (Health, InTheWay)):
            self._judge_all(reading.mono_ns)

    def _judge_all(self, now_ns: int) -> None:
        with self._guard:
            for zone in BOARD:
                self._judge(zone.number, now_ns)

    def _judge(self, place: int, now_ns: int) -> None:
        """Doubts first, as everywhere."""
        before = self._said.get(place, EMPTY)
        now = self._agreed(place, now_ns)
        if now is None or now == before:
            return
        self._said[place] = now
        source = BOARD[place - 1].source
        if before.differ and (not now.differ or before.tag != now.tag):
            self._doubt(source, before, False, now_ns)
        if now.differ and (not before.differ or before.tag != now.tag):
            self._doubt(source, now, True, now_ns)
        stamp = self._stamper.stamp(source, now_ns)
        self._stamper.tell(BoardCard(stamp, place, now.tag, now.face, now.confidence, now.candidates))

    def _agreed(self, place: int, now_ns: int) -> Agreed | None:
        """None: as before."""
        antenna, camera = self._by_antenna.at(place), self._by_camera.at(place)
        heard = BOARD[place - 1].source in self._by_antenna.well
        if CAMERA not in self._by_camera.well:
            return _alone(antenna) if heard else None
        if not heard:
            return _alone(camera)
        if place in self._in_the_way:
            return None if antenna is None else _alone(antenna)
        since_ns = max(self._by_antenna.since_ns(place), self._by_camera.since_ns(place))
        return agreed(antenna, camera, now_ns - since_ns >= ONE_ALONE_NS)

    def _doubt(self, source: str, what: Agreed, standing: bool, now_ns: int) -> None:
        tags = () if what.tag is None else (what.tag,)
        stamp = self._stamper.stamp(source, now_ns)
        self._stamper.tell(Doubt(stamp, DoubtCode.CAMERA_DIFFERS, (source,), tags, standing))

    def _tell(self, reading: Reading) -> None:
        stamp = self._stamper.stamp(reading.source, reading.mono_ns)
        self._stamper.tell(replace(reading, stamp=stamp))


def _alone(told: BoardCard | None) -> Agreed:
    return EMPTY if told is None else Agreed(told.tag, told.face, told.confidence, told.candidates)


def _nobody(_: Reading) -> None:
    """Before it is started."""
