"""What happened, in a code for its sentence and in the one stable line that the journal's digest is made of."""

from __future__ import annotations

import pytest

from dealerassist.cards import parse_cards
from dealerassist.engine import EventCode, Part, Question, QuestionCode, Ruling, RulingCode, event_code
from dealerassist.engine.events import (
    Acted,
    Asked,
    Boarded,
    Corrected,
    Dealt,
    Declared,
    Event,
    Exchanged,
    Mucked,
    Paid,
    Posted,
    Raked,
    Returned,
    Ruled,
    Tabled,
    digest,
    event_text,
)

KINGS = parse_cards("Kh Kd")
QUESTION = Question(QuestionCode.HOLE_COUNT, ("misdeal", "mend"), "TDA 2024 37", 3)

EVENTS: list[tuple[Event, EventCode, str]] = [
    (Posted(3, 5, "ante"), EventCode.ANTE, "Posted 3 5 ante"),
    (Posted(3, 20, "blind"), EventCode.BLIND, "Posted 3 20 blind"),
    (Posted(3, 20, "post"), EventCode.POST, "Posted 3 20 post"),
    (Posted(3, 10, "dead"), EventCode.DEAD, "Posted 3 10 dead"),
    (Posted(3, 40, "straddle"), EventCode.STRADDLE, "Posted 3 40 straddle"),
    (Posted(3, 40, "kill"), EventCode.KILL, "Posted 3 40 kill"),
    (Acted(3, "fold", 0, 0, False), EventCode.FOLD, "Acted 3 fold 0 0 False"),
    (Acted(3, "check", 0, 20, False), EventCode.CHECK, "Acted 3 check 0 20 False"),
    (Acted(3, "call", 20, 40, False), EventCode.CALL, "Acted 3 call 20 40 False"),
    (Acted(3, "bet", 50, 50, False), EventCode.BET, "Acted 3 bet 50 50 False"),
    (Acted(3, "raise", 50, 90, False), EventCode.RAISE, "Acted 3 raise 50 90 False"),
    (Acted(3, "blindraise", 50, 90, False), EventCode.RAISE, "Acted 3 blindraise 50 90 False"),
    (Acted(3, "allin", 50, 90, True), EventCode.ALL_IN, "Acted 3 allin 50 90 True"),
    (Acted(3, "bringin", 5, 5, False), EventCode.BRING_IN, "Acted 3 bringin 5 5 False"),
    (Acted(3, "complete", 20, 20, False), EventCode.COMPLETE, "Acted 3 complete 20 20 False"),
    (Exchanged(3, "discard", 2), EventCode.DISCARD, "Exchanged 3 discard 2"),
    (Exchanged(3, "draw", 2), EventCode.DRAW, "Exchanged 3 draw 2"),
    (Exchanged(3, "draw", 0), EventCode.PAT, "Exchanged 3 draw 0"),
    (Declared(3, "in"), EventCode.IN, "Declared 3 in"),
    (Declared(3, "out"), EventCode.OUT, "Declared 3 out"),
    (Declared(3, "late"), EventCode.LATE, "Declared 3 late"),
    (Dealt(3, 2, ()), EventCode.DEALT, "Dealt 3 2 -"),
    (Boarded((*KINGS, None)), EventCode.BOARD, "Boarded KhKdxx"),
    (Returned(3, 200), EventCode.RETURNED, "Returned 3 200"),
    (Tabled(3, KINGS), EventCode.TABLED, "Tabled 3 KhKd"),  # type: ignore[arg-type]
    (Mucked(3), EventCode.MUCKED, "Mucked 3"),
    (Paid(3, 1, Part.HIGH, 55, 1), EventCode.PAID, "Paid 3 1 high 55 1"),
    (Raked(0, 4), EventCode.RAKED, "Raked 0 4"),
    (
        Ruled(Ruling(RulingCode.SPLIT, {"seats": "3,8", "pot": 0})),
        EventCode.RULED,
        "Ruled split-pot pot=0 seats=3,8",
    ),
    (Asked(QUESTION), EventCode.ASKED, "Asked hole-count misdeal,mend 3"),
    (Corrected("kill 3"), EventCode.CORRECTED, "Corrected kill 3"),
]


@pytest.mark.parametrize(("event", "code", "text"), EVENTS, ids=[text for _, _, text in EVENTS])
def test_an_event_has_a_code_and_a_stable_line(event: Event, code: EventCode, text: str) -> None:
    assert event_code(event) is code
    assert event_text(event) == text


def test_every_kind_of_event_has_a_code() -> None:
    assert {code for _, code, _ in EVENTS} == set(EventCode)


def test_the_digest_tells_any_two_records_apart() -> None:
    events = [event for event, _, _ in EVENTS]
    assert digest(events) == digest(list(events))
    assert digest(events) != digest(events[:-1])
    assert len({digest([event]) for event in events}) == len(events)
    assert digest(events[:2]) != digest(events[1::-1])
    assert len(digest([])) == 16


def test_every_ruling_names_its_source() -> None:
    assert all(Ruling(code).source for code in RulingCode)
    assert Ruling(RulingCode.ODD_CHIP).source == "S1; TDA 2024 20A"
