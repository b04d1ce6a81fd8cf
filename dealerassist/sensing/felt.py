"""What lies on the felt: from passes to readings. The only place that knows which tag is which card."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from random import Random

from dealerassist.cards import Card
from dealerassist.sensing.arrivals import Arrivals, UpDeal
from dealerassist.sensing.conversation import is_finished
from dealerassist.sensing.deck import Deck
from dealerassist.sensing.doubts import Finding, Paths, findings
from dealerassist.sensing.in_play import InPlay
from dealerassist.sensing.protocol import DealerKey, Pass, PassFlag
from dealerassist.sensing.readings import (
    BoardCard,
    DeckInPlay,
    Doubt,
    Key,
    MuckCards,
    Puck,
    Reading,
    SeatCards,
    StaffCards,
    Stamp,
    Tag,
)
from dealerassist.sensing.settling import Settler
from dealerassist.sensing.tags import TableTags
from dealerassist.sensing.zones import BOARD, DECK, KEYS, MUCK, PUCK, SEATS, STAFF, Zone, ZoneKind, seat_zone

log = logging.getLogger(__name__)

Level = tuple[object, ...]
EVERYWHERE = (*SEATS, *BOARD, MUCK)


class Stamper:
    """Numbers the readings of one reader and tells them on."""

    def __init__(self, tell: Callable[[Reading], None]) -> None:
        self.seq = 0
        self.tell = tell

    def stamp(self, source: str, now_ns: int) -> Stamp:
        """The stamp of the next reading, which must then be told."""
        self.seq += 1
        return Stamp(source, self.seq, now_ns)


class Felt:
    """Each method that takes `now_ns` tells what it changed, doubts first, as readings."""

    def __init__(self, tags: TableTags, stamper: Stamper, chance: Random) -> None:
        """chance: draws the tags of each hand."""
        self._known = tags
        self._play = InPlay(tags.decks)
        self._stamper = stamper
        self._chance = chance
        self._settler = Settler()
        self._paths = Paths()
        self._arrivals = Arrivals()
        self._drawn: dict[bytes, Tag] = {}
        self._shown: set[bytes] = set()
        self._standing: dict[Finding, tuple[Tag, ...]] = {}
        self._levels: dict[str, Level] = {}
        self._down = 0
        self._let_go = 0
        self._hands = 0

    @property
    def _deck(self) -> Deck:
        """The one in play: a tag of another is no card."""
        return self._play.deck

    def passed(self, zone: Zone, cycle: int, told: Pass, now_ns: int) -> None:
        """One pass over a zone."""
        magnet = bool(told.flags & PassFlag.MAGNET)
        if not self._settler.observe(zone, cycle, told.tags, magnet, is_finished(told)):
            return
        self._paths.follow(self._settler, zone)
        self._play.follow(self._settler, self._paths)
        if zone.kind == ZoneKind.SEAT:
            cards = [number for number in self._settler.tags(zone) if number in self._deck]
            self._arrivals.follow(self._settler, zone, cards)
        self._tell_all((zone,), now_ns)

    def keys(self, down: int, late: bool, now_ns: int) -> None:
        """All keys; down: a bit for each that is pressed. late: they were so while nobody heard them; then none of them
        counts, as it may be another seat's turn by now.
        """
        # One that is let go, or was pressed, unheard may still be down: it is pressed only once it has been seen up.
        self._let_go = down if late else self._let_go & down
        self._tell_keys(down & ~self._let_go, now_ns)

    def keys_unheard(self, now_ns: int) -> None:
        """Nobody knows how long a key stays down that is not heard of any more; letting go too early does no harm."""
        self._let_go |= self._down
        self._tell_keys(0, now_ns)

    def _tell_keys(self, down: int, now_ns: int) -> None:
        changed, self._down = self._down ^ down, down
        for key in DealerKey:
            if changed >> key & 1:
                self._stamper.tell(Key(self._stamper.stamp(KEYS, now_ns), key, bool(down >> key & 1)))

    def new_hand(self, now_ns: int) -> int:
        """New tags for all cards. Returns the seq of the last reading that had the old ones.

        What still lies there is told again. It belongs to the hand before, so nothing is said of where it goes next.
        """
        for finding, tags in self._standing.items():
            self._tell_doubt(finding, tags, False, now_ns)
        last, self._hands = self._stamper.seq, self._hands + 1
        self._standing.clear()
        self._drawn.clear()
        self._shown.clear()
        self._levels = {source: level for source, level in self._levels.items() if source in {PUCK, STAFF}}
        self._paths.begin_hand(self._settler)
        self._arrivals.begin_hand(self._settler)
        self._play.begin_hand()
        self._play.follow(self._settler, self._paths)
        self._tell_all(EVERYWHERE, now_ns)
        return last

    def play_with(self, deck: str, now_ns: int) -> None:
        """The dealer says which deck is dealt; what lies there may tell otherwise."""
        self._play.expect(deck)
        self._levels.pop(DECK, None)
        self._play.follow(self._settler, self._paths)
        self._tell_all(EVERYWHERE, now_ns)

    def reveal(self, seat: int) -> tuple[Card, ...]:
        """The cards that lie at a seat. Raises SeatError."""
        zone = seat_zone(seat)
        faces = tuple(face for number in self._settler.tags(zone) if (face := self._deck.face(number)))
        log.info("revealed: seat %d, %d cards, hand %d of this run", seat, len(faces), self._hands)
        return faces

    def up_cards(self, deal: UpDeal) -> Mapping[int, Card]:
        """seat -> its up card of this deal. Raises SeatError."""
        for seat in deal.seats:
            seat_zone(seat)
        tags = self._arrivals.turned_up(deal, self._settler, self._paths)
        faces = {seat: face for seat, number in tags.items() if (face := self._deck.face(number))}
        log.info("up cards: number %d of %d seats, hand %d of this run", deal.card, len(faces), self._hands)
        return faces

    def confirms(self, card: Card, seat: int) -> bool:
        """Does a card that a camera reads face up before a seat lie over its antenna? Raises SeatError."""
        return any(self._deck.face(number) is card for number in self._settler.tags(seat_zone(seat)))

    def _tell_all(self, zones: Iterable[Zone], now_ns: int) -> None:
        found = dict.fromkeys(findings(self._settler, self._paths, self._known, self._deck, self._play.known))
        for finding in found:
            if finding not in self._standing:
                self._standing[finding] = tags = self._tags(finding.numbers)
                self._tell_doubt(finding, tags, True, now_ns)
        self._tell_deck(now_ns)
        self._tell_staff(now_ns)
        for zone in zones:
            self._tell_level(zone, now_ns)
            if zone.kind == ZoneKind.SEAT:
                self._tell_puck(now_ns)
        for finding in [each for each in self._standing if each not in found]:
            self._tell_doubt(finding, self._standing.pop(finding), False, now_ns)

    def _tell_deck(self, now_ns: int) -> None:
        name = self._deck.name
        if self._play.known and name and self._is_new(DECK, (name,)):
            self._stamper.tell(DeckInPlay(self._stamper.stamp(DECK, now_ns), name))

    def _tell_staff(self, now_ns: int) -> None:
        staff = self._known.staff
        numbers = (number for zone in EVERYWHERE for number in self._settler.tags(zone)) if staff else ()
        dealers = tuple(sorted({staff[number] for number in numbers if number in staff}))
        if self._is_new(STAFF, dealers):
            self._stamper.tell(StaffCards(self._stamper.stamp(STAFF, now_ns), dealers))

    def _tell_doubt(self, finding: Finding, tags: tuple[Tag, ...], standing: bool, now_ns: int) -> None:
        sources = tuple(zone.source for zone in finding.zones)
        stamp = self._stamper.stamp(sources[-1], now_ns)
        self._stamper.tell(Doubt(stamp, finding.code, sources, tags, standing))

    def _tell_level(self, zone: Zone, now_ns: int) -> None:
        cards = [number for number in self._settler.tags(zone) if number in self._deck]
        if zone.kind == ZoneKind.BOARD:
            self._tell_place(zone, cards, now_ns)
            return
        tags = self._tags(cards)
        if not self._is_new(zone.source, tags):
            return
        stamp = self._stamper.stamp(zone.source, now_ns)
        if zone == MUCK:
            self._stamper.tell(MuckCards(stamp, tags))
        else:
            self._stamper.tell(SeatCards(stamp, zone.number, tags))

    def _tell_place(self, zone: Zone, cards: list[bytes], now_ns: int) -> None:
        """Of several cards the one that was told before stays; a doubt tells of the others."""
        tag: Tag | None = None
        face: Card | None = None
        before = self._levels.get(zone.source, ())
        for number in cards:
            drawn = self._tag(number)
            if len(cards) == 1 or drawn in before:
                tag, face = drawn, self._open_face(number)
        if self._is_new(zone.source, (tag, face) if tag is not None else ()):
            stamp = self._stamper.stamp(zone.source, now_ns)
            self._stamper.tell(BoardCard(stamp, zone.number, tag, face, 1.0 if face else 0.0))

    def _open_face(self, number: bytes) -> Card | None:
        """The face of a card on the board, unless it may be one that somebody holds or held."""
        at_a_seat = any(self._settler.stay(number, seat) for seat in SEATS)
        if number not in self._shown and (at_a_seat or self._paths.may_be_held(number)):
            return None
        self._shown.add(number)
        return self._deck.face(number)

    def _tell_puck(self, now_ns: int) -> None:
        tagged = {seat.number for seat in SEATS if self._known.pucks.intersection(self._settler.tags(seat))}
        pulled = {seat.number for seat in SEATS if self._settler.magnet(seat)}
        both, one = tuple(sorted(tagged & pulled)), tuple(sorted(tagged ^ pulled))
        if self._is_new(PUCK, (both, one) if both or one else ()):
            self._stamper.tell(Puck(self._stamper.stamp(PUCK, now_ns), both, one))

    def _is_new(self, source: str, level: Level) -> bool:
        """Remembers a level. Nothing, where nothing was told yet, is not new."""
        before = self._levels.get(source, ())
        self._levels[source] = level
        return level != before

    def _tags(self, numbers: Iterable[bytes]) -> tuple[Tag, ...]:
        return tuple(self._tag(number) for number in numbers)

    def _tag(self, number: bytes) -> Tag:
        while number not in self._drawn:
            tag = Tag(self._chance.getrandbits(32))
            if tag not in self._drawn.values():
                self._drawn[number] = tag
        return self._drawn[number]
