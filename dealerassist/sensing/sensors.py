"""All of the sensors but the port: bytes in and out, readings out, on whatever time. Threads may share it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from threading import RLock

from dealerassist.cards import Card
from dealerassist.sensing import protocol
from dealerassist.sensing.arrivals import UpDeal
from dealerassist.sensing.bus import Bus, Change, Report, Timing
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.conversation import Condition
from dealerassist.sensing.felt import Felt, Stamper
from dealerassist.sensing.protocol import Keys
from dealerassist.sensing.readings import Health, HealthState, Reading
from dealerassist.sensing.tags import TableTags
from dealerassist.sensing.versions import mixed
from dealerassist.sensing.zones import ADDRESSES, LINK, ZONE_AT, place_facts, seat_zone, source_at

log = logging.getLogger(__name__)


class Sensors:
    """Readings are told one after the other, in the order of their seq, in whatever thread causes them."""

    def __init__(
        self,
        tags: TableTags,
        tell: Callable[[Reading], None],
        timing: Timing,
        chance: Random,
        addresses: Sequence[int] = ADDRESSES,
    ) -> None:
        """chance: draws the tags of each hand. addresses: of the nodes that are on the line."""
        self._stamper = Stamper(tell)
        self._felt = Felt(tags, self._stamper, chance)
        self._bus = Bus(timing, addresses)
        self._link = _link(SensorCode.STARTING)
        self._guard = RLock()

    @property
    def cycle(self) -> int:
        """How many times all zones have been called to read."""
        return self._bus.cycle

    @property
    def wake_ns(self) -> int:
        """When `due` must be asked again, if no bytes arrive before."""
        return self._bus.wake_ns

    def due(self, now_ns: int) -> bytes:
        """What to write to the port now. Ask until it is empty."""
        with self._guard:
            block = self._bus.due(now_ns)
            self._take_news(now_ns)
        return block

    def received(self, arrived: bytes, now_ns: int) -> None:
        """What was read from the port."""
        with self._guard:
            self._bus.received(arrived, now_ns)
            self._take_news(now_ns)

    def opened(self, now_ns: int) -> None:
        """The port is open."""
        with self._guard:
            self._bus.begin()
            self._tell_link(_link(SensorCode.STARTING), now_ns)
            self._take_news(now_ns)

    def lost(self, code: SensorCode, now_ns: int) -> None:
        """The port is gone, or could not be opened, or nobody will look at it again."""
        with self._guard:
            self._bus.end(code)
            self._tell_link(_link(code), now_ns)
            self._take_news(now_ns)

    def light(self, seat: int | None) -> None:
        """Raises SeatError."""
        if seat is not None:
            seat_zone(seat)
        with self._guard:
            self._bus.light(seat)

    def reveal(self, seat: int) -> tuple[Card, ...]:
        """See `Reader`."""
        with self._guard:
            return self._felt.reveal(seat)

    def up_cards(self, deal: UpDeal) -> Mapping[int, Card]:
        """See `Reader`."""
        with self._guard:
            return self._felt.up_cards(deal)

    def confirms(self, card: Card, seat: int) -> bool:
        """See `Felt`."""
        with self._guard:
            return self._felt.confirms(card, seat)

    def new_hand(self, now_ns: int) -> int:
        """See `Reader`."""
        with self._guard:
            return self._felt.new_hand(now_ns)

    def play_with(self, deck: str, now_ns: int) -> None:
        """The dealer says which deck is dealt; the cards may tell otherwise."""
        with self._guard:
            self._felt.play_with(deck, now_ns)

    def _take_news(self, now_ns: int) -> None:
        while self._bus.news:
            news = self._bus.news.popleft()
            if isinstance(news, Change):
                self._tell_change(news, now_ns)
            else:
                self._take_report(news, now_ns)

    def _take_report(self, report: Report, now_ns: int) -> None:
        if isinstance(report.told, Keys):
            self._felt.keys(report.told.down, report.late, now_ns)
        else:
            self._felt.passed(ZONE_AT[report.address], report.cycle, report.told, now_ns)

    def _tell_change(self, change: Change, now_ns: int) -> None:
        self._tell_health(source_at(change.address), change.condition, now_ns)
        if change.address == protocol.CONSOLE and change.condition.state == HealthState.DOWN:
            self._felt.keys_unheard(now_ns)
        if self._link.code not in (SensorCode.PORT_GONE, SensorCode.STOPPED):
            self._tell_link(self._line_is(), now_ns)

    def _line_is(self) -> Condition:
        """Nodes of one major version play with each other; that they differ is told all the same."""
        code = _code_of_line(self._bus.conditions.values())
        versions = mixed({source_at(address): version for address, version in self._bus.versions.items()})
        if code != SensorCode.WORKS or not versions:
            return _link(code)
        return Condition(SensorCode.MIXED_VERSIONS, (*place_facts(LINK).items(), ("versions", versions)))

    def _tell_link(self, condition: Condition, now_ns: int) -> None:
        if condition != self._link or self._stamper.seq == 0:
            self._link = condition
            self._tell_health(LINK, condition, now_ns)

    def _tell_health(self, source: str, condition: Condition, now_ns: int) -> None:
        versions = dict(condition.facts).get("versions", "")
        log.info("health: %s is %s, %s%s", source, condition.state, condition.code, f": {versions}" if versions else "")
        stamp = self._stamper.stamp(source, now_ns)
        self._stamper.tell(Health(stamp, condition.state, condition.code, condition.facts))


def _link(code: SensorCode) -> Condition:
    return Condition(code, tuple(place_facts(LINK).items()))


def _code_of_line(conditions: Iterable[Condition]) -> SensorCode:
    """The line works where any node can be heard on it."""
    codes = {each.code for each in conditions}
    unheard = {SensorCode.NO_ANSWER, SensorCode.UNREADABLE}
    if codes <= unheard:
        return SensorCode.UNREADABLE if SensorCode.UNREADABLE in codes else SensorCode.NO_ANSWER
    return SensorCode.STARTING if codes <= {*unheard, SensorCode.STARTING} else SensorCode.WORKS
