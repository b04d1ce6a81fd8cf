"""What can go wrong under the felt, on request."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from dealerassist.sensing.protocol import PassFault
from dealerassist.sensing.zones import Zone


class Faults:
    """The faults that stand. The table asks `seen` at every pass; tags are told by their numbers."""

    def __init__(self) -> None:
        self.fault: dict[Zone, PassFault] = {}
        """What a node tells of its own antenna."""
        self._blind: Counter[Zone] = Counter()
        self._unread: Counter[tuple[Zone, bytes]] = Counter()
        self._ghosts: Counter[tuple[Zone, bytes]] = Counter()
        self._more: defaultdict[Zone, list[bytes]] = defaultdict(list)

    def blind(self, zone: Zone, passes: int) -> None:
        """The next passes find nothing at all."""
        self._blind[zone] = passes

    def unread(self, zone: Zone, number: bytes, passes: int) -> None:
        """The next passes miss this tag."""
        self._unread[zone, number] = passes

    def ghost(self, zone: Zone, number: bytes, passes: int) -> None:
        """The next passes find a tag that does not lie there."""
        self._ghosts[zone, number] = passes

    def also_seen(self, zone: Zone, number: bytes) -> None:
        """From now on the zone sees this tag, wherever it lies: a neighbour's antenna that reads too far, or a second
        tag with the same number; in the zone where it lies, two tags with one number."""
        self._more[zone].append(number)

    def clear(self) -> None:
        """All is well."""
        self.__init__()  # type: ignore[misc]

    def seen(self, zone: Zone, lying: tuple[bytes, ...]) -> tuple[bytes, ...]:
        """What a pass over the zone finds of what lies there."""
        if self._takes(self._blind, zone):
            return ()
        ghosts = [number for at, number in list(self._ghosts) if at == zone and self._takes(self._ghosts, (at, number))]
        return (*self._read(zone, (*lying, *self._more[zone])), *ghosts)

    def _read(self, zone: Zone, there: tuple[bytes, ...]) -> Iterator[bytes]:
        missed = {number for number in there if self._takes(self._unread, (zone, number))}
        return (number for number in there if number not in missed)
