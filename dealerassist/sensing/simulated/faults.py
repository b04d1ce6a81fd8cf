"""What can go wrong under the felt, on request."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, MutableMapping
from typing import TypeVar

from dealerassist.cards import Card
from dealerassist.sensing.protocol import PassFault
from dealerassist.sensing.zones import Zone

Thing = Card | bytes
"""A card, or the number of any other tag."""

Name = TypeVar("Name", bound=Hashable)


class Faults:
    """The faults that stand; an antenna asks `seen` at every pass."""

    def __init__(self, number_of: Callable[[Thing], bytes]) -> None:
        self.told: dict[Zone, PassFault] = {}
        """What a node tells of its own antenna."""
        self._number_of = number_of
        self._blind = Counter[Zone]()
        self._unread = Counter[tuple[Zone, bytes]]()
        self._ghosts = Counter[tuple[Zone, bytes]]()
        self._also: defaultdict[Zone, list[bytes]] = defaultdict(list)
        self._doubled: set[bytes] = set()

    def blind(self, zone: Zone, passes: int) -> None:
        """The next passes find nothing at all."""
        self._blind[zone] = passes

    def unread(self, zone: Zone, thing: Thing, passes: int) -> None:
        """The next passes miss this tag."""
        self._unread[zone, self._number_of(thing)] = passes

    def ghost(self, zone: Zone, thing: Thing, passes: int) -> None:
        """The next passes find a tag that does not lie there."""
        self._ghosts[zone, self._number_of(thing)] = passes

    def also_seen(self, zone: Zone, thing: Thing) -> None:
        """From now on this zone sees the tag, wherever it lies: the antenna reads too far, or another tag has the same
        number. In the zone where it lies it is seen twice."""
        self._also[zone].append(self._number_of(thing))

    def no_longer_seen(self, zone: Zone, thing: Thing) -> None:
        """Takes `also_seen` back."""
        self._also[zone].remove(self._number_of(thing))

    def double(self, thing: Thing, doubled: bool = True) -> None:
        """Two tags with this number lie on each other: wherever it lies, both answer. Or one of them is gone again."""
        change = self._doubled.add if doubled else self._doubled.discard
        change(self._number_of(thing))

    def seen(self, zone: Zone, lying: tuple[bytes, ...]) -> tuple[bytes, ...]:
        """What a pass finds where these tags lie."""
        if _one_less(self._blind, zone):
            return ()
        doubled = (number for number in lying if number in self._doubled)
        there = (*lying, *doubled, *self._also[zone])
        missed = {number for number in there if _one_less(self._unread, (zone, number))}
        ghosts = [each for each in list(self._ghosts) if each[0] == zone and _one_less(self._ghosts, each)]
        return (*(number for number in there if number not in missed), *(number for _, number in ghosts))


def _one_less(left: MutableMapping[Name, int], name: Name) -> bool:
    """Is there one left? It is gone then."""
    if left.get(name, 0) < 1:
        return False
    left[name] -= 1
    return True
