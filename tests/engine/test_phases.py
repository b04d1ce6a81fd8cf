"""The deal: what it takes and what it refuses (RULES 2.3, 2.5; PROCEDURES 37, 41, 44)."""

from __future__ import annotations

import pytest

from dealerassist.cards import parse_cards
from dealerassist.engine import Await, IllegalActionError, Refusal
from dealerassist.engine import commands as c
from dealerassist.engine.phases import Phase, PostBlinds
from dealerassist.engine.state import State
from tests.engine.dealing import played, push, refused

KING = parse_cards("Kh")


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        (c.Deal(4, 0), ("wrong-count", {"count": 2})),
        (c.Deal(4, -1, KING), ("wrong-count", {"count": 2})),
        (c.Deal(4, -1), ("wrong-count", {"count": 2})),
        (c.Deal(4, 2, KING), ("wrong-count", {"count": 2})),
        (c.Deal(9, 2), ("no-such-seat", {"seat": 9})),
        (c.Deal(3, 2), ("out-of-turn", {"seat": 3})),
        (c.Board((None, None, None)), ("deal-first", {})),
    ],
)
def test_hole_cards_that_cannot_be_dealt(deal: c.HandCommand, why: tuple[str, dict[str, object]]) -> None:
    assert refused(played("deal 3 xx xx"), deal) == why


@pytest.mark.parametrize("count", [1, 3, 4])
def test_procedures_41_a_wrong_number_of_hole_cards_is_asked_about_at_once(count: int) -> None:
    hand = played("deal 3 xx xx")
    hand.push(c.Deal(4, count))
    question = hand.awaiting.question
    assert question is not None
    assert (question.code, question.seat) == ("hole-count", 4)
    assert refused(hand, "deal 1 xx xx") == ("question-first", {"question": "hole-count"})
    assert refused(hand, "floor four-card-flop mend") == ("question-first", {})
    assert refused(hand, "floor hole-count redeal") == ("wrong-option", {"options": "misdeal,mend"})
    push(hand, "floor hole-count mend")
    assert hand.seat(4).cards == 2
    assert hand.awaiting.seats == (2, 1)


@pytest.mark.parametrize(
    ("board", "why"),
    [
        ("board 2c 7d", ("wrong-count", {"count": 3})),
        ("board 2c 7d 9h Jc Qd", ("wrong-count", {"count": 3})),
        ("board 2c 2c 9h", ("duplicate-card", {})),
        ("check 2", ("board-first", {})),
    ],
)
def test_a_flop_that_cannot_be_dealt(board: str, why: tuple[str, dict[str, object]]) -> None:
    assert refused(played("call 4 / call 1 / call 2 / check 3"), board) == why


def test_procedures_44_a_flop_is_three_of_the_four_cards_that_are_scrambled() -> None:
    hand = played("call 4 / call 1 / call 2 / check 3 / board 2c 7d 9h Jc / floor four-card-flop scramble")
    assert refused(hand, "board 2c 7d Qs") == ("not-from-scramble", {})
    push(hand, "board 2c 7d Jc")
    assert hand.awaits is Await.ACT


def test_blinds_happen_by_themselves_so_nothing_is_told_then() -> None:
    hand = played("")
    with pytest.raises(IllegalActionError) as error:
        PostBlinds().apply(hand.setup, State([], ()), c.Fold(4), [])
    assert error.value.code is Refusal.NOT_NOW
    with pytest.raises(NotImplementedError):
        Phase().awaits(hand.setup, State([], ()))
