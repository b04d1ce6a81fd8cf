"""A table to lay cards on, with all the nodes under it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from threading import RLock

from dealerassist.cards import PACK_52, Card
from dealerassist.sensing import protocol
from dealerassist.sensing.deck import Deck
from dealerassist.sensing.protocol import DealerKey, PassFault
from dealerassist.sensing.simulated.faults import Faults, Thing
from dealerassist.sensing.simulated.line import SimulatedLine
from dealerassist.sensing.simulated.nodes import Sight, SimulatedConsole, SimulatedNode, SimulatedZoneNode
from dealerassist.sensing.tags import TableTags
from dealerassist.sensing.zones import ZONE_AT, Zone, seat_zone, source_at

_TAG_END = bytes((0x01, 0x04, 0xE0))
"""How the numbers of one maker's ISO/IEC 15693 tags end, as the air gives them."""


class SimulatedTable:
    """All methods may be called while a `SimulatedPort` runs. A zone is a `Zone`, a node is named by its source."""

    def __init__(
        self,
        seed: int = 0,
        real_speed: bool = True,
        cards: Collection[Card] = PACK_52.cards,
        decks: Sequence[str] = ("",),
        staff: Sequence[str] = (),
    ) -> None:
        """seed: of tag numbers and noise. real_speed: see `SimulatedLine`. cards: those that have tags. decks: what
        they are called, the one first whose cards are laid by their faces. staff: dealers who have a card.
        """
        chance = Random(seed)
        self.guard = RLock()
        self._chance = chance
        self._numbers = {card: self.new_tag() for card in cards}
        self.deck = Deck({number: card for card, number in self._numbers.items()}, decks[0])
        self.pucks = (self.new_tag(), self.new_tag())
        self._others = {name: {card: self.new_tag() for card in cards} for name in decks[1:]}
        self.staff = {dealer: self.new_tag() for dealer in staff}
        self.faults = Faults(self.number_of)
        self._lying: dict[bytes, Zone] = {}
        self._magnets: set[Zone] = set()
        self._console = SimulatedConsole()
        self._zone_nodes = {zone: SimulatedZoneNode(address, self._look) for address, zone in ZONE_AT.items()}
        self._nodes: dict[str, SimulatedNode] = {
            source_at(node.address): node for node in (*self._zone_nodes.values(), self._console)
        }
        self.line = SimulatedLine(self._nodes.values(), real_speed, chance)

    def new_tag(self) -> bytes:
        """The number of a tag that no card has."""
        return self._chance.randbytes(protocol.TAG_BYTES - len(_TAG_END)) + _TAG_END

    @property
    def tags(self) -> TableTags:
        """All of them, as the table's reader knows them."""
        others = (Deck({number: card for card, number in tags.items()}, name) for name, tags in self._others.items())
        return TableTags([self.deck, *others], self.pucks, {number: dealer for dealer, number in self.staff.items()})

    def of_deck(self, name: str, card: Card) -> bytes:
        """The tag of a card of one of the further decks."""
        return self._others[name][card]

    def number_of(self, thing: Thing) -> bytes:
        """The number that its tag sends."""
        return thing if isinstance(thing, bytes) else self._numbers[thing]

    def lay(self, thing: Thing, zone: Zone) -> None:
        """Lay it there, from wherever it was."""
        with self.guard:
            number = self.number_of(thing)
            self._lying.pop(number, None)
            self._lying[number] = zone

    def zone_of(self, thing: Thing) -> Zone | None:
        """Where it lies; None: nowhere on the table."""
        return self._lying.get(self.number_of(thing))

    def take(self, *things: Thing) -> None:
        """Take these away; what does not lie there stays away."""
        with self.guard:
            for thing in things:
                self._lying.pop(self.number_of(thing), None)

    def clear(self) -> None:
        """Gather all cards and strange tags; pucks stay."""
        with self.guard:
            self._lying = {number: zone for number, zone in self._lying.items() if number in self.pucks}

    def move_puck(self, seat: int | None, puck: int = 0) -> None:
        """Tag and magnet, to a seat or off the table. puck: 0, or 1 for a second one."""
        with self.guard:
            number = self.pucks[puck]
            before = self._lying.pop(number, None)
            if before is not None:
                self.set_magnet(before.number, False)
            if seat is not None:
                self._lying[number] = seat_zone(seat)
                self.set_magnet(seat, True)

    def set_magnet(self, seat: int, there: bool) -> None:
        """A magnet alone, such as that of a telephone's case."""
        self.show_magnet(seat_zone(seat), there)

    def show_magnet(self, zone: Zone, there: bool) -> None:
        """A magnet at the switch of any zone's node."""
        with self.guard:
            change = self._magnets.add if there else self._magnets.discard
            change(zone)

    def press(self, key: DealerKey) -> None:
        """It stays down until `release`."""
        with self.guard:
            self._console.set_key(key, True)

    def release(self, key: DealerKey) -> None:
        """The key goes up."""
        with self.guard:
            self._console.set_key(key, False)

    @property
    def lamps(self) -> tuple[int, ...]:
        """The seats whose lamp is lit."""
        return tuple(zone.number for zone, node in self._zone_nodes.items() if node.lit)

    def restart(self, source: str) -> None:
        """The node loses power for a moment. source: `seat-3`, `board-2`, `muck`, `keys`."""
        with self.guard:
            self._nodes[source].start()

    def silence(self, source: str, silent: bool = True) -> None:
        """The node does not answer any more, or does again."""
        with self.guard:
            self._nodes[source].alive = not silent

    def forget_places(self) -> None:
        """No node has an address any more, as new ones have none."""
        with self.guard:
            for node in self._nodes.values():
                node.address = protocol.EVERYONE
                node.start()

    def give_address(self, source: str, address: int) -> None:
        """The board there has this address from where it was before, and starts."""
        with self.guard:
            self._nodes[source].address = address
            self._nodes[source].start()

    def set_serial(self, source: str, serial: int) -> None:
        """The serial number that the board drew, 0 to 255."""
        with self.guard:
            self._nodes[source].set_serial(serial)

    def flash(self, source: str, major: int = protocol.MAJOR, minor: int = protocol.MINOR) -> None:
        """Other firmware; the node starts with it."""
        with self.guard:
            self._nodes[source].version = (major, minor)
            self._nodes[source].start()

    def exchange(self, source: str, kind: protocol.NodeKind) -> None:
        """A node of another kind is put there by mistake."""
        with self.guard:
            self._nodes[source].kind = kind
            self._nodes[source].start()

    def make_late(self, zone: Zone, scans: int) -> None:
        """The node's reports come so many scans after they were made."""
        with self.guard:
            self._zone_nodes[zone].late = scans

    def make_stuck(self, zone: Zone) -> None:
        """The node answers, but does not read its antenna any more, until it is restarted."""
        with self.guard:
            self._zone_nodes[zone].stuck = True

    def _look(self, address: int) -> Sight:
        zone = ZONE_AT[address]
        lying = tuple(number for number, at in self._lying.items() if at == zone)
        fault = self.faults.told.get(zone, PassFault.NONE)
        return Sight(self.faults.seen(zone, lying), zone in self._magnets, fault)
