"""Which antennas radiated when, and where two neighbours did at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from dealerassist.sensing import BOARD, SEATS
from dealerassist.sensing.simulated.emulated import FieldSwitch
from dealerassist.sensing.zones import ADDRESS_OF

NEIGHBOURS = [(ADDRESS_OF[one], ADDRESS_OF[next_]) for row in (SEATS, BOARD) for one, next_ in pairwise(row)]
"""Seat beside seat, place of the board beside place. The muck lies away from all others, and between the first seat and
the last sits the dealer."""


@dataclass(frozen=True, slots=True)
class Radiation:
    """A field that was on. In ns."""

    address: int
    since: int
    until: int

    @property
    def ms(self) -> float:
        """For how long."""
        return (self.until - self.since) / 1e6


def radiations(switches: Iterable[FieldSwitch], now_ns: int) -> Iterator[Radiation]:
    """Every time from on to off; what is still on, up to now."""
    since: dict[int, int] = {}
    for at_ns, address, on in sorted(switches):
        if on:
            assert address not in since, "on twice"
            since[address] = at_ns
        else:
            yield Radiation(address, since.pop(address), at_ns)
    yield from (Radiation(address, began, now_ns) for address, began in since.items())


def still_on(switches: Iterable[FieldSwitch]) -> list[FieldSwitch]:
    """What must be kept where the rest has been looked at."""
    last = {each.address: each for each in sorted(switches)}
    return [each for each in last.values() if each.on]


def together(found: Iterable[Radiation]) -> list[tuple[Radiation, Radiation]]:
    """Neighbours that were on at once."""
    of: dict[int, list[Radiation]] = {}
    for each in sorted(found, key=lambda each: each.since):
        of.setdefault(each.address, []).append(each)
    return [
        (mine, theirs) for one, other in NEIGHBOURS for mine, theirs in _at_once(of.get(one, []), of.get(other, []))
    ]


def _at_once(ones: list[Radiation], others: list[Radiation]) -> Iterator[tuple[Radiation, Radiation]]:
    """Of two lists in order of time."""
    at = 0
    for one in ones:
        while at < len(others) and others[at].until <= one.since:
            at += 1
        for other in others[at:]:
            if other.since >= one.until:
                break
            yield one, other
