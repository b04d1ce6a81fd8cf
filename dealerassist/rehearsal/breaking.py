"""Brings a planned fault over the simulated devices, and takes it away again when its time is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil

from dealerassist.cards import Card
from dealerassist.rehearsal.faults import Fault, FaultKind
from dealerassist.rehearsal.hands import Script
from dealerassist.sensing.protocol import PassFault
from dealerassist.sensing.simulated import SimulatedTable
from dealerassist.sensing.zones import BOARD, MUCK, SEATS, Zone

CYCLE_S = 0.1
"""How often each zone is read."""
ZONES = (*SEATS, *BOARD, MUCK)
SPOILED = 20
"""A line of strength 10 spoils half of its blocks."""


class Breaker:
    """Tell it which command is reached and how time passes; `begun` and `ended` say how far the fault is."""

    def __init__(self, fault: Fault, script: Script, table: SimulatedTable) -> None:
        self.fault = fault
        self.script = script
        self.table = table
        self.begun = False
        self.ended = False
        self.stranger = table.new_tag()
        self.held: tuple[Card, ...] = ()
        self._begins: float | None = None

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Where: one zone, or all."""
        return ZONES if self.fault.zone is None else (self.fault.zone,)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Which card; none, where no one card is concerned."""
        return () if self.fault.card is None else (self.fault.card,)

    @property
    def passes(self) -> int:
        """For how many passes of an antenna it lasts."""
        return ceil(self.fault.seconds / CYCLE_S)

    def reached(self, at: int, now: float) -> None:
        """The script's command `at` begins. now: seconds of virtual time."""
        if at == self.fault.at and self._begins is None:
            self._begins = now + self.fault.delay
            self.passed(now)

    def passed(self, now: float) -> None:
        """Time has passed."""
        if self._begins is None:
            return
        if not self.begun and now >= self._begins:
            self.begun = True
            _BEGIN[self.fault.kind](self)
        if self.begun and not self.ended and self.fault.kind in _END and now >= self._begins + self.fault.seconds:
            self.ended = True
            _END[self.fault.kind](self)

    def put_down(self, cards: Iterable[Card]) -> None:
        """Cards that were held up are put down by their player himself: he folds them, or tables them."""
        down = frozenset(cards)
        self.held = tuple(card for card in self.held if card not in down)

    def box_starts_anew(self) -> bool:
        """Once: the program is started again now."""
        now = self.fault.kind is FaultKind.BOX_RESTARTED and self.begun and not self.ended
        self.ended |= now
        return now


def _miss(breaker: Breaker) -> None:
    faults = breaker.table.faults
    for zone in breaker.zones:
        if not breaker.cards:
            faults.blind(zone, breaker.passes)
        for card in breaker.cards:
            faults.unread(zone, card, breaker.passes)


def _ghost(breaker: Breaker) -> None:
    for zone in breaker.zones:
        for card in breaker.cards:
            breaker.table.faults.ghost(zone, card, breaker.passes)


def _late(breaker: Breaker) -> None:
    for zone in breaker.zones:
        breaker.table.make_late(zone, breaker.fault.strength)


def _in_time(breaker: Breaker) -> None:
    for zone in breaker.zones:
        breaker.table.make_late(zone, 0)


def _double(breaker: Breaker) -> None:
    for card in breaker.cards:
        breaker.table.faults.double(card)


def _single(breaker: Breaker) -> None:
    for card in breaker.cards:
        breaker.table.faults.double(card, False)


def _lay_stranger(breaker: Breaker) -> None:
    for zone in breaker.zones:
        breaker.table.lay(breaker.stranger, zone)


def _see_too_far(breaker: Breaker) -> None:
    for zone in breaker.zones:
        for card in breaker.cards:
            breaker.table.faults.also_seen(zone, card)


def _see_no_longer(breaker: Breaker) -> None:
    for zone in breaker.zones:
        for card in breaker.cards:
            breaker.table.faults.no_longer_seen(zone, card)


def _hold_up(breaker: Breaker) -> None:
    for zone in breaker.zones:
        cards = breaker.script.holes.get(zone.number, ())
        breaker.held += tuple(card for card in cards if breaker.table.zone_of(card) == zone)
    breaker.table.take(*breaker.held)


def _put_back(breaker: Breaker) -> None:
    for zone in breaker.zones:
        for card in breaker.held:
            breaker.table.lay(card, zone)
    breaker.held = ()


def _second_puck(breaker: Breaker) -> None:
    """A whole one, or only a magnet."""
    seat = breaker.fault.seat or 0
    if breaker.fault.strength % 2:
        breaker.table.move_puck(seat, puck=1)
    else:
        breaker.table.set_magnet(seat, True)


def _one_puck(breaker: Breaker) -> None:
    breaker.table.move_puck(None, puck=1)
    breaker.table.set_magnet(breaker.fault.seat or 0, False)


def _puck_home(breaker: Breaker) -> None:
    breaker.table.move_puck(breaker.script.record.setup.button)


def _noise(breaker: Breaker, share: float) -> None:
    for noise in (breaker.table.line.noise_to_host, breaker.table.line.noise_to_nodes):
        noise.corrupt, noise.drop, noise.insert = share / 2, share / 4, share / 4


def _plug(breaker: Breaker) -> None:
    breaker.table.line.plugged = True


def _restart(breaker: Breaker) -> None:
    for zone in breaker.zones:
        breaker.table.restart(zone.source)


def _die(breaker: Breaker) -> None:
    """Silent; or its antenna is not read any more; or it says that its antenna's reader does not answer."""
    for zone in breaker.zones:
        match breaker.fault.strength % 3:
            case 0:
                breaker.table.silence(zone.source)
            case 1:
                breaker.table.make_stuck(zone)
            case _:
                breaker.table.faults.told[zone] = PassFault.CHIP_SILENT
                breaker.table.faults.blind(zone, breaker.passes)


def _revive(breaker: Breaker) -> None:
    for zone in breaker.zones:
        breaker.table.silence(zone.source, False)
        breaker.table.faults.told.pop(zone, None)
        breaker.table.restart(zone.source)


_Step = Callable[[Breaker], None]

_BEGIN: dict[FaultKind, _Step] = {
    FaultKind.MISSED: _miss,
    FaultKind.GHOST: _ghost,
    FaultKind.LATE: _late,
    FaultKind.DOUBLE: _double,
    FaultKind.STRANGE: _lay_stranger,
    FaultKind.TWO_ZONES: _see_too_far,
    FaultKind.HELD_UP: _hold_up,
    FaultKind.PUCK_GONE: lambda breaker: breaker.table.move_puck(None),
    FaultKind.PUCK_TWICE: _second_puck,
    FaultKind.PUCK_MOVED: lambda breaker: breaker.table.move_puck(breaker.fault.seat),
    FaultKind.CORRUPT: lambda breaker: _noise(breaker, breaker.fault.strength / SPOILED),
    FaultKind.UNPLUGGED: lambda breaker: breaker.table.line.unplug(),
    FaultKind.RESTARTED: _restart,
    FaultKind.DEAD: _die,
    FaultKind.BOX_RESTARTED: lambda breaker: None,  # not a device: see `box_starts_anew`
}

_END: dict[FaultKind, _Step] = {
    FaultKind.LATE: _in_time,
    FaultKind.DOUBLE: _single,
    FaultKind.STRANGE: lambda breaker: breaker.table.take(breaker.stranger),
    FaultKind.TWO_ZONES: _see_no_longer,
    FaultKind.HELD_UP: _put_back,
    FaultKind.PUCK_GONE: _puck_home,
    FaultKind.PUCK_TWICE: _one_puck,
    FaultKind.PUCK_MOVED: _puck_home,
    FaultKind.CORRUPT: lambda breaker: _noise(breaker, 0),
    FaultKind.UNPLUGGED: _plug,
    FaultKind.DEAD: _revive,
}
"""The others end by themselves, or at once."""
