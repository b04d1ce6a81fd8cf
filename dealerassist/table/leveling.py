"""Readings folded into levels: what lies where now, as far as healthy sensors say it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from dealerassist.sensing import BoardCard, Doubt, DoubtCode, Health, HealthState, MuckCards, Puck, Reading, SeatCards
from dealerassist.table.levels import BoardLevel, Levels
from dealerassist.views import Phrase, PhraseCode

_TWICE = frozenset({DoubtCode.TWO_ZONES, DoubtCode.FACE_TWICE, DoubtCode.DOUBLE_TAG})


@dataclass(frozen=True, slots=True)
class Leveller:
    """All that was read last, by source. `health` holds the sources that have told of theirs."""

    seats: Mapping[int, int] = field(default_factory=dict)
    board: Mapping[int, BoardLevel] = field(default_factory=dict)
    muck: int = 0
    puck: tuple[int, ...] = ()
    health: Mapping[str, HealthState] = field(default_factory=dict)
    doubts: tuple[Doubt, ...] = ()

    def take(self, reading: Reading) -> Leveller:
        """With one reading more."""
        match reading:
            case SeatCards():
                return replace(self, seats={**self.seats, reading.seat: len(reading.tags)})
            case BoardCard():
                return replace(self, board=self._board(reading))
            case MuckCards():
                return replace(self, muck=len(reading.tags))
            case Puck():
                return replace(self, puck=() if reading.half else reading.seats)
            case Health():
                return replace(self, health={**self.health, reading.source: reading.state})
            case Doubt():
                return replace(self, doubts=self._doubts(reading))
        return self

    def _board(self, reading: BoardCard) -> dict[int, BoardLevel]:
        board = {place: level for place, level in self.board.items() if place != reading.place}
        return board if reading.tag is None else {**board, reading.place: BoardLevel(reading.face)}

    def _doubts(self, doubt: Doubt) -> tuple[Doubt, ...]:
        same = (doubt.code, doubt.zones, doubt.tags)
        others = tuple(each for each in self.doubts if (each.code, each.zones, each.tags) != same)
        return (*others, doubt) if doubt.standing else others

    @property
    def levels(self) -> Levels:
        """What the table may rely on: a source that is down says nothing."""
        seats = {seat: self.seats.get(seat, 0) for seat in range(1, 11) if self._well(f"seat-{seat}")}
        reads_board = all(self._well(f"board-{place}") for place in range(1, 6))
        return Levels(
            seats,
            dict(self.board) if reads_board else None,
            self.muck if self._well("muck") else None,
            self.puck if self._well("puck") else (),
            tuple(map(_phrase, self.doubts)),
        )

    def _well(self, source: str) -> bool:
        return self.health.get(source) in {HealthState.GOOD, HealthState.POOR}


def _phrase(doubt: Doubt) -> Phrase:
    """The question that a doubt comes to; it names a place, never a card that lies face down."""
    place = doubt.zones[0].replace("-", " ").upper() if doubt.zones else "?"
    if doubt.code in _TWICE:
        return Phrase(PhraseCode.CARD_TWICE, {"c": place})
    return Phrase(PhraseCode.CARD_UNSURE, {"k": place})
