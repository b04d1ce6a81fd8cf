"""From passes to levels. Pure: the same passes always give the same levels.

One pass proves little: a card may be on its way, a tag may not answer for once, noise may look like an answer. So a tag
lies in a zone after two passes in a row that saw it, and is gone after three in a row that did not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from dealerassist.sensing.zones import Zone

ADD_AFTER = 2
REMOVE_AFTER = 3
"""Passes in a row."""

Seen = TypeVar("Seen", bound=bytes | str)


@dataclass(slots=True)
class Stay:
    """How long something has been in a zone. since, last: cycles of its first and its latest sight."""

    since: int
    last: int
    run: int = 0
    missed: int = 0
    settled: bool = False


class Presence(Generic[Seen]):
    """What is present in one zone, by the rule of two and three."""

    def __init__(self) -> None:
        self._stays: dict[Seen, Stay] = {}
        self._settled: tuple[Seen, ...] = ()

    @property
    def settled(self) -> tuple[Seen, ...]:
        """In the order in which it settled."""
        return self._settled

    @property
    def bare(self) -> bool:
        """Nothing has been seen, or all of it is gone."""
        return not self._stays

    def stay(self, of: Seen) -> Stay | None:
        """Also of what has not settled yet."""
        return self._stays.get(of)

    def observe(self, cycle: int, seen: Collection[Seen]) -> None:
        """One pass: everything that it saw."""
        for each in dict.fromkeys(seen):
            stay = self._stays.setdefault(each, Stay(cycle, cycle))
            stay.run, stay.missed, stay.last = stay.run + 1, 0, cycle
            if stay.run >= ADD_AFTER and not stay.settled:
                stay.settled = True
                self._settled += (each,)
        for each in [each for each in self._stays if each not in seen]:
            self._miss(each)

    def _miss(self, each: Seen) -> None:
        stay = self._stays[each]
        stay.run, stay.missed = 0, stay.missed + 1
        if not stay.settled or stay.missed >= REMOVE_AFTER:
            del self._stays[each]
            self._settled = tuple(other for other in self._settled if other != each)


class Settler:
    """The levels of all zones.

    A cycle calls every zone once. Cycles are how zones are compared: a tag that two zones see is at both at once only
    where each still sees it a whole cycle after the other began to; a card that moves is in two zones one after the
    other.
    """

    def __init__(self) -> None:
        self._latest: dict[Zone, int] = {}
        self._tags: dict[Zone, Presence[bytes]] = {}
        self._doubled: dict[Zone, Presence[bytes]] = {}
        self._magnets: dict[Zone, Presence[str]] = {}

    def observe(self, zone: Zone, cycle: int, tags: Sequence[bytes], magnet: bool = False) -> bool:
        """One pass, tags as they answered, doubles included. False: it changes nothing, as the zone was and is bare, or
        it came too late: a later one was taken already.
        """
        if cycle <= self._latest.get(zone, cycle - 1):
            return False
        self._latest[zone] = cycle
        if not tags and not magnet and self._bare(zone):
            return False
        twice = [tag for tag, times in Counter(tags).items() if times > 1]
        self._tags.setdefault(zone, Presence()).observe(cycle, tags)
        self._doubled.setdefault(zone, Presence()).observe(cycle, twice)
        self._magnets.setdefault(zone, Presence()).observe(cycle, ["magnet"] if magnet else [])
        return True

    def _bare(self, zone: Zone) -> bool:
        return zone not in self._tags or all(
            present.bare for present in (self._tags[zone], self._doubled[zone], self._magnets[zone])
        )

    def tags(self, zone: Zone) -> tuple[bytes, ...]:
        """The tags that lie there, in the order in which they settled."""
        return self._tags[zone].settled if zone in self._tags else ()

    def doubled(self, zone: Zone) -> tuple[bytes, ...]:
        """Tag numbers that two tags there have in common."""
        return self._doubled[zone].settled if zone in self._doubled else ()

    def magnet(self, zone: Zone) -> bool:
        """Does a magnet lie there?"""
        return zone in self._magnets and bool(self._magnets[zone].settled)

    def stay(self, tag: bytes, zone: Zone) -> Stay | None:
        """How long the tag has been there, settled or not; None where the zone does not see it."""
        return self._tags[zone].stay(tag) if zone in self._tags else None

    def lying(self) -> dict[bytes, list[tuple[Zone, Stay]]]:
        """Where each tag lies, and how long; two zones while it moves."""
        found: dict[bytes, list[tuple[Zone, Stay]]] = {}
        for zone, present in self._tags.items():
            for tag in present.settled:
                stay = present.stay(tag)
                if stay is not None:
                    found.setdefault(tag, []).append((zone, stay))
        return found


def at_once(stays: Sequence[tuple[Zone, Stay]]) -> tuple[Zone, ...]:
    """Those zones that see one tag at the same time; none where it is in one of them after the other."""
    if len(stays) < 2:
        return ()
    return tuple(zone for zone, stay in stays if any(_overlap(stay, other) for at, other in stays if at != zone))


def _overlap(one: Stay, other: Stay) -> bool:
    return one.last > other.since and other.last > one.since
