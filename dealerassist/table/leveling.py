"""Readings folded into levels: what lies where now, as far as healthy sensors say it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

from dealerassist.cards import Card
from dealerassist.sensing import (
    BoardCard,
    Doubt,
    DoubtCode,
    Health,
    HealthState,
    MuckCards,
    Puck,
    Reading,
    SeatCards,
    SensorCode,
    TabledCards,
    Tag,
    UpCards,
)
from dealerassist.table.levels import CAMERA, MUCK, BoardLevel, Doubted, Levels, place_source, seat_source, up_source
from dealerassist.views import Phrase, PhraseCode, Saying, SpotCode

SEATS = range(1, 11)
PLACES = range(1, 6)
DEVICES = (SpotCode.MUCK, SpotCode.PUCK, SpotCode.KEYS, SpotCode.LINK, SpotCode.CAMERA)

ANTENNAS = frozenset({*map(seat_source, SEATS), *map(place_source, PLACES), MUCK})

_ASKED = {
    DoubtCode.TWO_ZONES: PhraseCode.CARD_TWICE,
    DoubtCode.FACE_TWICE: PhraseCode.CARD_TWICE,
    DoubtCode.DOUBLE_TAG: PhraseCode.CARD_TWICE,
    DoubtCode.STRANGE_TAG: PhraseCode.CARD_STRANGE,
    DoubtCode.OTHER_DECK: PhraseCode.CARD_OTHER_DECK,
    DoubtCode.CHANGED_ZONE: PhraseCode.CARD_MOVED,
    DoubtCode.BACK_FROM_MUCK: PhraseCode.CARD_MOVED,
}
_OF_ONE_PLACE = frozenset({DoubtCode.CROWDED_PLACE, DoubtCode.CAMERA_DIFFERS})


@dataclass(frozen=True, slots=True)
class Leveller:
    """All that was read last, by source. `health` holds the sources that have told of theirs.

    tags: seat -> what lies there. left: when the last card left a seat, in ns. unwatched: seats that it left while
    their antenna was not well. tabled: seat -> the cards that a camera reads there. up: seat -> its up cards,
    as a camera reads them. owner: the seat that each tag of
    this hand was first seen at. was_well: sources that have been well in this run. hanging: those with a key that does
    not come up again. before: readings up to this seq belong to the hand before, but for those of no card.
    """

    tags: Mapping[int, tuple[Tag, ...]] = field(default_factory=dict)
    left: Mapping[int, int] = field(default_factory=dict)
    unwatched: frozenset[int] = frozenset()
    board: Mapping[int, BoardLevel] = field(default_factory=dict)
    tabled: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    up: Mapping[int, UpCards] = field(default_factory=dict)
    muck: tuple[Tag, ...] = ()
    puck: tuple[int, ...] = ()
    health: Mapping[str, HealthState] = field(default_factory=dict)
    doubts: tuple[Doubt, ...] = ()
    owner: Mapping[Tag, int] = field(default_factory=dict)
    was_well: frozenset[str] = frozenset()
    hanging: frozenset[str] = frozenset()
    before: int = 0

    def take(self, reading: Reading) -> Leveller:
        """With one reading more."""
        match reading:
            case Puck():
                return replace(self, puck=() if reading.half else reading.seats)
            case Health():
                return self._healthy(reading)
        return self if reading.seq <= self.before else self._of_this_hand(reading)

    def _of_this_hand(self, reading: Reading) -> Leveller:
        match reading:
            case SeatCards():
                owner = {**dict.fromkeys(reading.tags, reading.seat), **self.owner}
                tags = {**self.tags, reading.seat: reading.tags}
                left, unwatched = self._left(reading), self._unwatched(reading)
                return replace(self, tags=tags, owner=owner, left=left, unwatched=unwatched)
            case BoardCard():
                return replace(self, board=self._board(reading))
            case TabledCards():
                return replace(self, tabled={**self.tabled, reading.seat: reading.cards})
            case UpCards():
                return replace(self, up={**self.up, reading.seat: reading})
            case MuckCards():
                return replace(self, muck=reading.tags)
            case Doubt():
                return replace(self, doubts=self._doubts(reading))
        return self

    def next_hand(self, before: int) -> Leveller:
        """The cards are gathered: every tag is new. `before`: the seq of the last reading that had the old ones."""
        kept = Leveller(health=self.health, was_well=self.was_well, hanging=self.hanging)
        return replace(kept, puck=self.puck, before=before)

    def _healthy(self, reading: Health) -> Leveller:
        well = {reading.source} if reading.state in {HealthState.GOOD, HealthState.POOR} else set()
        health = {**self.health, reading.source: reading.state}
        stuck = {reading.source} if reading.code is SensorCode.STUCK_KEY else set()
        hanging = (self.hanging - {reading.source}) | stuck
        return replace(self, health=health, was_well=self.was_well | well, hanging=hanging)

    def _left(self, reading: SeatCards) -> dict[int, int]:
        left = {seat: time for seat, time in self.left.items() if seat != reading.seat}
        return left if reading.tags else {**left, reading.seat: reading.mono_ns}

    def _unwatched(self, reading: SeatCards) -> frozenset[int]:
        this = {reading.seat}
        return self.unwatched - this if reading.tags or self._well(reading.source) else self.unwatched | this

    def _board(self, reading: BoardCard) -> dict[int, BoardLevel]:
        board = {place: level for place, level in self.board.items() if place != reading.place}
        if reading.tag is None:
            return board
        return {**board, reading.place: BoardLevel(reading.face, reading.candidates, reading.mono_ns)}

    def _doubts(self, doubt: Doubt) -> tuple[Doubt, ...]:
        same = (doubt.code, doubt.zones, doubt.tags)
        others = tuple(each for each in self.doubts if (each.code, each.zones, each.tags) != same)
        return (*others, doubt) if doubt.standing else others

    @property
    def levels(self) -> Levels:
        """What the table may rely on: a source that is down says nothing."""
        antennas = [place for place in PLACES if self._well(place_source(place))]
        places = list(PLACES) if self._well(CAMERA) else antennas
        up = self.up if self._well(CAMERA) else {}
        silent = {place_source(place) for place in PLACES if place not in places}
        return Levels(
            seats={seat: len(self.tags.get(seat, ())) for seat in SEATS if self._well(seat_source(seat))},
            board={place: level for place, level in self.board.items() if place in places} if places else None,
            mucked=frozenset(self.owner[tag] for tag in self.muck if tag in self.owner and self._well(MUCK)),
            reads_muck=self._well(MUCK),
            left=dict(self.left),
            unwatched=self.unwatched,
            puck=tuple(seat for seat in self.puck if self._well(seat_source(seat))),
            doubts=tuple(self._doubted(doubt) for doubt in self.doubts),
            silent=frozenset(silent if places else ()),
            lying_at={seat: frozenset(tags) for seat, tags in self.tags.items() if self._well(seat_source(seat))},
            in_muck=frozenset(self.muck if self._well(MUCK) else ()),
            down=frozenset(source for source in self.was_well if not self._well(source)),
            missing=frozenset(source for source in ANTENNAS - self.was_well if self._told_down(source)),
            camera=self._well(CAMERA) if CAMERA in self.health else None,
            by_camera=frozenset(places) - frozenset(antennas),
            tabled=self.tabled if self._well(CAMERA) else {},
            up={seat: frozenset(read.cards) for seat, read in up.items()} if up else None,
            unsure_up={seat: read.unsure for seat, read in up.items()},
            hanging=self.hanging,
        )

    def _told_down(self, source: str) -> bool:
        return self.health.get(source) == HealthState.DOWN

    def _well(self, source: str) -> bool:
        return self.health.get(source) in {HealthState.GOOD, HealthState.POOR}

    def _doubted(self, doubt: Doubt) -> Doubted:
        """The question that a doubt comes to; it names places, never a card that lies face down."""
        if doubt.code not in _OF_ONE_PLACE:
            return Doubted(Phrase(_ASKED[doubt.code], {"k": place_words(doubt.zones[-1])}), doubt.zones)
        if (seat := next((seat for seat in SEATS if up_source(seat) in doubt.zones), None)) is not None:
            return unsure_up(seat, self.up[seat].unsure if seat in self.up else ())
        (place,) = (place for place in PLACES if place_source(place) in doubt.zones)
        candidates = self.board[place].candidates if place in self.board else ()
        return Doubted(Phrase(PhraseCode.CARD_UNSURE, {"k": place}), doubt.zones, candidates)


def unsure_up(seat: int, unsure: Iterable[Sequence[Card]]) -> Doubted:
    """Which card lies face up before a seat? unsure: of each that was not named, what it may be."""
    candidates = tuple(dict.fromkeys(chain.from_iterable(unsure)))
    return Doubted(
        Phrase(PhraseCode.CARD_UNSURE, {"k": place_words(seat_source(seat))}), (up_source(seat),), candidates
    )


def place_words(source: str) -> Saying:
    """A place by the name that stands on the felt: `SEAT 3`, `BOARD 2`, `MUCK`."""
    place, _, number = source.partition("-")
    if place == "seat":
        return Saying.of(SpotCode.SEAT, n=int(number))
    if place == "board":
        return Saying.of(SpotCode.BOARD_PLACE, k=int(number))
    known = {code.value: code for code in DEVICES}
    return Saying.of(known[place]) if place in known else Saying.of(SpotCode.NAMED, what=source.upper())
