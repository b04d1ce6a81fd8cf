"""Rulings the engine makes and questions it leaves to the floor, each with its source."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from dealerassist.engine.codes import QuestionCode, RulingCode

SOURCES: Mapping[RulingCode, str] = MappingProxyType(
    {
        RulingCode.ACES_FIXED: "S3",
        RulingCode.ALL_IN_HANDS_UP: "TDA 2024 16",
        RulingCode.BET_RETURNED: "S1; TDA 2024 16",
        RulingCode.BET_STAYS: "S1",
        RulingCode.BRING_IN_MENDED: "Robert's stud",
        RulingCode.COMMUNITY_CARD: "S3; TDA 2024 RP-10H",
        RulingCode.DEAD_BLIND: "Robert's blinds; WSOP Live 104",
        RulingCode.DEALERS_WORD: "S1",
        RulingCode.FIXED: "TDA 2024 1",
        RulingCode.FLOOR_ANSWER: "TDA 2024 1",
        RulingCode.FLOOR_GIVES: "TDA 2024 1",
        RulingCode.FLOOR_OVERRIDE: "TDA 2024 1",
        RulingCode.KILL_POT: "Robert's 13",
        RulingCode.KILLED: "TDA 2024 13-15; WSOP Live 143",
        RulingCode.LATE_IS_OUT: "S3",
        RulingCode.MOST_PUT_IN: "house: the most that a hand may cost",
        RulingCode.NOBODY_IN: "S3",
        RulingCode.NO_REOPENING: "TDA 2024 47A",
        RulingCode.ODD_CHIP: "S1; TDA 2024 20A",
        RulingCode.ODD_CHIP_BY_CARD: "TDA 2024 20B; Robert's ties 5b; WSOP Live 153",
        RulingCode.ONLY_TABLED: "S0; S1; TDA 2024 13A",
        RulingCode.OPENERS_SHOWN: "S0; S3",
        RulingCode.PASSED_OUT: "S0; S3",
        RulingCode.PENALTY: "S3",
        RulingCode.RAKE: "WSOP Live 31",
        RulingCode.READ_AGAIN: "TDA 2024 22; WSOP Live 51",
        RulingCode.RESTORED: "TDA 2024 1",
        RulingCode.ROUND_OVER: "S3",
        RulingCode.RUN_TWICE: "house",
        RulingCode.SHORT_BLIND: "Robert's 1; TDA 2024 54B",
        RulingCode.SPLIT: "S0; S1; S3",
        RulingCode.STRADDLE: "S1; WSOP Live 11",
        RulingCode.STUB_AND_BURNS: "TDA 2024 RP-10H",
        RulingCode.STUB_RESHUFFLED: "Robert's draw",
        RulingCode.VOID: "TDA 2024 35; Robert's",
    }
)


@dataclass(frozen=True, slots=True)
class Ruling:
    """What was decided by rule. `facts` are the names and numbers of its sentence."""

    code: RulingCode
    facts: Mapping[str, object] = field(default_factory=dict)

    @property
    def source(self) -> str:
        return SOURCES[self.code]


@dataclass(frozen=True, slots=True)
class Question:
    """What the house's book leaves to the floor: answered by `floor CODE OPTION`."""

    code: QuestionCode
    options: tuple[str, ...]
    source: str
    seat: int | None = None
