"""What goes wrong in a rehearsal: one fault, drawn from a seed, and brought over the devices while the hand is dealt.

A fault is of the sensors, or of how the things that they sense lie there. It never changes what happens in the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile
from random import Random

from dealerassist.cards import Card
from dealerassist.engine import commands as c
from dealerassist.rehearsal.hands import Script
from dealerassist.sensing.zones import BOARD, MUCK, SEATS, Zone, ZoneKind, seat_zone


class FaultKind(StrEnum):
    """The faults that a rehearsal knows."""

    MISSED = "missed-read"
    """A tag, or all that lies in a zone, is not read."""
    GHOST = "ghost-read"
    """A zone reads a card of the stub that does not lie there."""
    LATE = "late-read"
    """A node's reports come late."""
    DOUBLE = "double-tag"
    """A card lies there twice: two tags have one number."""
    STRANGE = "strange-tag"
    """Something lies in a zone that is no card of this pack."""
    TWO_ZONES = "two-zones"
    """An antenna reads too far: a card is seen where it lies, and elsewhere."""
    HELD_UP = "held-up"
    """A player holds his cards up, off the antenna."""
    PUCK_GONE = "puck-gone"
    PUCK_TWICE = "puck-twice"
    """A second puck, or only its magnet, such as a telephone's case."""
    PUCK_MOVED = "puck-moved"
    CORRUPT = "corrupt-line"
    """Bytes are changed, lost and inserted both ways."""
    UNPLUGGED = "unplugged"
    RESTARTED = "restarted-nodes"
    """One node, or all of them, lose power for a moment."""
    DEAD = "dead-node"
    """A node is silent, or does not read its antenna any more, or says that its antenna is broken."""
    BOX_RESTARTED = "restarted-box"
    """The program starts anew in the middle of the hand, with the journal's rows and nothing else."""


FOREVER = 3600.0
"""Longer than any hand."""
BRIEF = (0.15, 0.4, 1.0)
"""Seconds. A cycle of the antennas takes a tenth; two cycles add a card, three remove it."""
LASTING = (2.0, 5.0, 12.0, FOREVER)


@dataclass(frozen=True, slots=True)
class Fault:
    """at: index of the script's command with which it begins, `delay` seconds after that. seconds: how long it lasts.

    zone: where; None: everywhere. card: which; None: all that lies there, or none is concerned. seat: where a puck is
    that should not be there. strength: 1 to 10, of its kind: scans by which a report is late, tenths of how much of
    the line is spoiled, the way in which a thing breaks.
    """

    kind: FaultKind
    at: int
    delay: float
    seconds: float
    zone: Zone | None = None
    card: Card | None = None
    seat: int | None = None
    strength: int = 1

    def __str__(self) -> str:
        where = "everywhere" if self.zone is None else self.zone.source
        what = "" if self.card is None else f" {self.card}"
        puck = "" if self.seat is None else f", seat {self.seat}"
        lasts = "to the end" if self.seconds >= FOREVER else f"for {self.seconds} s"
        when = f"{self.delay:.1f} s after command {self.at + 1}, {lasts}"
        return f"{self.kind} {where}{what}{puck}, {when}, strength {self.strength}"


def draw_fault(kind: FaultKind, script: Script, seed: int) -> Fault:
    """A fault of this kind for this hand; the same seed draws the same."""
    rng = Random(f"{kind} {script.name} {seed}")
    zone, card = _place(kind, script, rng)
    at = _when(kind, script, zone, card, rng)
    seconds = rng.choice((*BRIEF, *LASTING, *LASTING))
    seat = _other_seat(script, rng) if kind in _PUCKS else None
    return Fault(kind, at, rng.choice((0.0, rng.uniform(0, 1))), seconds, zone, card, seat, rng.randint(1, 10))


def _when(kind: FaultKind, script: Script, zone: Zone | None, card: Card | None, rng: Random) -> int:
    """At any command. A puck goes astray most often between two hands; where one card is concerned, it lies there; a
    player holds up what he still has.
    """
    first, end = 0, len(script.commands)
    if kind in {*_PUCKS, FaultKind.PUCK_GONE} and rng.random() < 0.5:
        return 0
    if kind in {FaultKind.TWO_ZONES, FaultKind.DOUBLE}:
        first = _dealt_by(script, card)
    if kind is FaultKind.HELD_UP and zone is not None:
        first = len(list(takewhile(lambda command: isinstance(command, c.Deal), script.commands)))
        end = _given_up_by(script, zone.number)
    return rng.randrange(min(first, end - 1), end)


def _given_up_by(script: Script, seat: int) -> int:
    """The index of the command with which the seat folds, mucks or tables its hand; their number if it never does."""
    ways = (c.Fold, c.Muck, c.Show, c.Out, c.Late)
    given_up = (at for at, each in enumerate(script.commands) if isinstance(each, ways) and each.seat == seat)
    return next(given_up, len(script.commands))


def _dealt_by(script: Script, card: Card | None) -> int:
    """The index of the first command at which the card lies on the table."""
    for at, command in enumerate(script.commands):
        if isinstance(command, c.Board) and card in command.cards:
            return at + 1
        if card in script.brought.get(at, ()):
            return at + 1
    return 0


_PUCKS = {FaultKind.PUCK_TWICE, FaultKind.PUCK_MOVED}
_NOWHERE = {*_PUCKS, FaultKind.PUCK_GONE, FaultKind.CORRUPT, FaultKind.UNPLUGGED, FaultKind.BOX_RESTARTED}


def _place(kind: FaultKind, script: Script, rng: Random) -> tuple[Zone | None, Card | None]:
    """Where, and which card, as the kind needs it."""
    if kind in _NOWHERE:
        return None, None
    home, card = rng.choice(_dealt(script))
    match kind:
        case FaultKind.MISSED:
            return rng.choice(((home, card), (home, None), (None, card), _in_muck(script, rng)))
        case FaultKind.GHOST:
            return _any_zone(script, rng), rng.choice(script.stub or (card,))
        case FaultKind.TWO_ZONES:
            return rng.choice([zone for zone in _zones(script) if zone != home]), card
        case FaultKind.DOUBLE:
            return None, card
        case FaultKind.HELD_UP:
            return seat_zone(rng.choice(list(script.holes))), None
        case FaultKind.RESTARTED | FaultKind.LATE:
            return rng.choice((_any_zone(script, rng), _any_zone(script, rng), None)), None
    return _any_zone(script, rng), None


def _dealt(script: Script) -> list[tuple[Zone, Card]]:
    """Every card that is dealt, with the zone where it is laid."""
    holes = [(seat_zone(seat), card) for seat, cards in script.holes.items() for card in cards]
    return holes + list(zip(BOARD, script.board, strict=False)) * 2


def _in_muck(script: Script, rng: Random) -> tuple[Zone, Card | None]:
    folded = script.folded()
    return MUCK, rng.choice(folded) if folded else None


def _zones(script: Script) -> list[Zone]:
    return [*map(seat_zone, script.holes), *BOARD, MUCK]


def _any_zone(script: Script, rng: Random) -> Zone:
    """A player's seat, a place of the board, the muck, or a seat where nobody plays."""
    kind = rng.choice((ZoneKind.SEAT, ZoneKind.SEAT, ZoneKind.SEAT, ZoneKind.BOARD, ZoneKind.BOARD, ZoneKind.MUCK))
    if kind is ZoneKind.SEAT and rng.random() < 0.1:
        return rng.choice(SEATS)
    return rng.choice([zone for zone in _zones(script) if zone.kind is kind])


def _other_seat(script: Script, rng: Random) -> int:
    """A seat without the button: mostly a player's."""
    button = script.record.setup.button
    players: Sequence[int] = [seat for seat in script.holes if seat != button]
    anybody = [zone.number for zone in SEATS if zone.number != button]
    return rng.choice(anybody if rng.random() < 0.2 or not players else players)
