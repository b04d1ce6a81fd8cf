"""What cannot be right about the cards on the table. Pure: doubts follow from where cards are and have been."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from dealerassist.cards import Card
from dealerassist.sensing.codes import DoubtCode
from dealerassist.sensing.deck import Deck
from dealerassist.sensing.settling import Settler, Stay, at_once
from dealerassist.sensing.tags import TableTags
from dealerassist.sensing.zones import ADDRESS_OF, BOARD, MUCK, ZONE_AT, Zone, ZoneKind

ZONES = tuple(ZONE_AT.values())


@dataclass(frozen=True, slots=True)
class Finding:
    """A doubt in the reader's own terms. numbers: of the tags, which nobody else may see."""

    code: DoubtCode
    zones: tuple[Zone, ...]
    numbers: tuple[bytes, ...] = field(repr=False)


class Paths:
    """Where each card has been in this hand."""

    def __init__(self) -> None:
        self._home: dict[bytes, Zone] = {}
        self._mucked: dict[bytes, int] = {}
        self._left_over: set[tuple[bytes, Zone]] = set()
        self._not_gathered: set[bytes] = set()

    def home(self, number: bytes) -> Zone | None:
        """The zone where it settled first; None for what lay there when the hand began, until it moves."""
        return self._home.get(number)

    def left_over(self, number: bytes, zone: Zone) -> bool:
        """Has it lain there since before the hand began?"""
        return (number, zone) in self._left_over

    def mucked(self, number: bytes) -> int | None:
        """The last cycle in which the muck had it; None where it never did."""
        return self._mucked.get(number)

    def may_be_held(self, number: bytes) -> bool:
        """Was it, or may it have been, in somebody's hand? Of what lay there when the hand began that is believed
        until all of it has left the table's zones at once, as cards do that are gathered and shuffled."""
        home = self._home.get(number)
        not_dealt_here = home is not None and home.kind != ZoneKind.BOARD
        return not_dealt_here or number in self._mucked or number in self._not_gathered

    def begin_hand(self, settler: Settler) -> None:
        """Forget all. What still lies there belongs to the hand before: where it goes next is its first zone."""
        self._left_over = {(number, zone) for zone in ZONES for number in settler.tags(zone)}
        self._not_gathered = {
            number for number, zone in self._left_over if zone.kind != ZoneKind.BOARD or self.may_be_held(number)
        }
        self._home.clear()
        self._mucked.clear()

    def follow(self, settler: Settler, zone: Zone) -> None:
        """Take note of a pass that the settler has just observed."""
        here = settler.tags(zone)
        self._left_over = {each for each in self._left_over if each[1] != zone or each[0] in here}
        if self._not_gathered and self._not_gathered.isdisjoint(settler.lying()):
            self._not_gathered.clear()
        for number in here:
            if (number, zone) in self._left_over:
                continue
            self._home.setdefault(number, zone)
            stay = settler.stay(number, zone)
            if zone == MUCK and stay is not None:
                self._mucked[number] = stay.last


def findings(settler: Settler, paths: Paths, tags: TableTags, deck: Deck, known: bool) -> Iterator[Finding]:
    """Every doubt that stands now, each once. deck: the one in play; known: the cards have told so."""
    lying = settler.lying()
    cards = {number: face for number in lying if (face := deck.face(number)) is not None}
    for number, stays in lying.items():
        if number not in cards and not tags.no_card(number):
            yield from _of_no_card(paths, tags, known, number, stays)
    for number in cards:
        yield from _of_card(settler, paths, number, lying[number])
    for zone in ZONES:
        for number in settler.doubled(zone):
            yield Finding(DoubtCode.DOUBLE_TAG, (zone,), (number,))
    for zone in BOARD:
        crowd = tuple(number for number in settler.tags(zone) if number in cards)
        if len(crowd) > 1:
            yield Finding(DoubtCode.CROWDED_PLACE, (zone,), crowd)
    yield from _of_faces(cards, lying)


def _of_no_card(
    paths: Paths, tags: TableTags, known: bool, number: bytes, stays: list[tuple[Zone, Stay]]
) -> Iterator[Finding]:
    """A stranger; or a card of another deck than the one in play, which fouls it (PROCEDURES 37, 43). What the muck has
    kept of the hand before fouls nothing.
    """
    strange = tags.deck_of(number) is None
    for zone, _ in stays:
        if strange:
            yield Finding(DoubtCode.STRANGE_TAG, (zone,), (number,))
        elif known and not (zone == MUCK and paths.left_over(number, zone)):
            yield Finding(DoubtCode.OTHER_DECK, (zone,), (number,))


def _of_card(settler: Settler, paths: Paths, number: bytes, stays: list[tuple[Zone, Stay]]) -> Iterator[Finding]:
    """The doubts about one card, from where it lies and has lain."""
    several = at_once(stays)
    if several:
        yield Finding(DoubtCode.TWO_ZONES, _in_order(several), (number,))
        return
    mucked, home = paths.mucked(number), paths.home(number)
    for zone, stay in stays:
        if zone == MUCK:
            continue
        # What it left must be sure that it is gone: until then it may be in both, which is another doubt.
        if mucked is not None:
            if stay.since >= mucked and settler.stay(number, MUCK) is None:
                yield Finding(DoubtCode.BACK_FROM_MUCK, (zone,), (number,))
        elif home is not None and _should_not_go(home, zone) and settler.stay(number, home) is None:
            yield Finding(DoubtCode.CHANGED_ZONE, (home, zone), (number,))


def _should_not_go(home: Zone, zone: Zone) -> bool:
    """Cards of the board are spread; else a card stays where it was dealt, until the muck."""
    return home != zone and not home.kind == zone.kind == ZoneKind.BOARD


def _of_faces(cards: dict[bytes, Card], lying: dict[bytes, list[tuple[Zone, Stay]]]) -> Iterator[Finding]:
    """Two cards of one face are a fouled deck. Which face it is stays secret: it may be in somebody's hand."""
    if len(set(cards.values())) == len(cards):
        return
    for face in dict.fromkeys(cards.values()):
        numbers = tuple(sorted(number for number in cards if cards[number] is face))
        if len(numbers) > 1:
            zones = _in_order({zone for number in numbers for zone, _ in lying[number]})
            yield Finding(DoubtCode.FACE_TWICE, zones, numbers)


def _in_order(zones: Iterable[Zone]) -> tuple[Zone, ...]:
    return tuple(sorted(zones, key=ADDRESS_OF.__getitem__))
