"""What a correction or the floor's word puts on record: the words, and a ruling with names and numbers (DESIGN 3)."""

from __future__ import annotations

import pytest

from dealerassist.engine.events import Corrected, Returned
from tests.engine.dealing import Told, played, push, refused, ruled

FLOP = "call 4 / call 1 / call 2 / check 3 / board 2c 7d 9h"
CHECKED = "check 2 / check 3 / check 4 / check 1"
SHOWDOWN = f"{FLOP} / {CHECKED} / board Jc / {CHECKED} / board Qd / {CHECKED}"
ASKED = "deal 4 xx"


def fixed(what: str, seat: int | str, amount: int | str, why: str) -> Told:
    return "fixed", {"what": what, "seat": seat, "amount": amount, "why": why}


@pytest.mark.parametrize(
    ("lines", "mend", "ruling"),
    [
        ("call 4", "fix bet 4 30 count again", fixed("bet", 4, 30, "count again")),
        ("call 4", "fix stack 2 500 a chip fell", fixed("stack", 2, 500, "a chip fell")),
        ("call 4", "fix stack 2 ?", fixed("stack", 2, "?", "")),
        ("call 4 / call 1", "fix act 4 skipped", fixed("action", 4, "", "skipped")),
        (FLOP, "fix board 2c 7d 9s misread", fixed("board", "", "", "misread")),
        (f"{SHOWDOWN} / show 2 Ah Kd", "fix hand 2 Ah Ks misread", fixed("hand", 2, "", "misread")),
        ("call 4", "kill 1 left his seat", ("bet-stays", {"seat": 1, "amount": 0})),
        ("call 4 / fold 1", "restore 1 no fold seen", ("restored", {"seat": 1, "why": "no fold seen"})),
        (SHOWDOWN, "give main 3 25 agreed", ("floor-gives", {"seat": 3, "pot": 0, "amount": 25, "why": "agreed"})),
        ("call 4", "void foreign card", ("void", {"why": "foreign card"})),
        ("call 4", "void", ("void", {"why": ""})),
    ],
)
def test_a_correction_says_what_it_mends_and_why(lines: str, mend: str, ruling: Told) -> None:
    hand = played(lines)
    events = push(hand, mend)
    assert events[0] == Corrected(mend)
    assert ruled(hand)[-1] == ruling


def test_procedures_51_a_killed_hand_and_what_stays_of_it() -> None:
    hand = played("call 4", more="ante 20 bb")
    push(hand, "kill 3 phone")
    assert ruled(hand) == [("killed", {"seat": 3, "why": "phone"}), ("bet-stays", {"seat": 3, "amount": 40})]


@pytest.mark.parametrize(
    ("answer", "rulings"),
    [
        (
            "floor hole-count mend card came back",
            [("floor-answer", {"question": "hole-count", "option": "mend", "words": "card came back"})],
        ),
        (
            "floor hole-count misdeal",
            [
                ("floor-answer", {"question": "hole-count", "option": "misdeal", "words": ""}),
                ("void", {"why": "hole-count"}),
            ],
        ),
        (
            "floor hole-count misdeal two short",
            [
                ("floor-answer", {"question": "hole-count", "option": "misdeal", "words": "two short"}),
                ("void", {"why": "two short"}),
            ],
        ),
    ],
)
def test_the_floor_s_answer(answer: str, rulings: list[Told]) -> None:
    hand = played(ASKED)
    push(hand, answer)
    assert ruled(hand) == rulings


def test_tda_1_the_floor_s_word_against_a_ruling_that_was_made() -> None:
    hand = played("call 4 / kill 1")
    assert refused(hand, "floor split-pot otherwise") == ("not-now", {})
    push(hand, "floor killed otherwise he was there")
    facts = {"ruling": "killed", "option": "otherwise", "words": "he was there"}
    assert ruled(hand)[-1] == ("floor-override", facts)


class TestChips:
    """The books follow a correction (RULES 1.6)."""

    def test_a_bet_that_is_mended_moves_the_chips(self) -> None:
        hand = played("raise 4 60")
        assert refused(hand, "fix bet 4 1001") == ("too-much", {"seat": 4, "most": 1000})
        push(hand, "fix bet 4 80")
        assert (hand.seat(4).bet, hand.seat(4).total, hand.seat(4).stack) == (80, 80, 920)
        push(hand, "fix bet 4 1000")
        assert (hand.seat(4).stack, hand.seat(4).all_in) == (0, True)
        push(hand, "fix bet 4 999")
        assert (hand.seat(4).stack, hand.seat(4).all_in) == (1, False)
        push(hand, "fix bet 4 0")
        assert (hand.seat(4).bet, hand.seat(4).total, hand.seat(4).stack, hand.bet_to) == (0, 0, 1000, 20)

    def test_a_mended_bet_under_a_full_raise_reopens_nothing_and_says_so(self) -> None:
        hand = played("raise 4 60")
        push(hand, "fix bet 4 30")
        assert ("short-all-in-no-reopening", {"seat": 4, "more": 10}) in ruled(hand)

    @pytest.mark.parametrize(("stack", "asked"), [(50, (2, 3, 1)), (60, (2, 3))])
    def test_an_all_in_that_had_chips_behind_answers_what_it_has_not_matched(
        self, stack: int, asked: tuple[int, ...]
    ) -> None:
        hand = played("raise 4 60 / allin 1", stack, 1000, 1000, 1000)
        push(hand, "fix stack 1 30")
        assert hand.awaiting.seats == asked
        assert (hand.seat(1).stack, hand.seat(1).all_in) == (30, False)

    def test_a_stack_without_chips_is_asked_no_more(self) -> None:
        hand = played("raise 4 60")
        push(hand, "fix stack 2 0")
        assert list(hand.awaiting.seats) == [1, 3]
        assert hand.seat(2).all_in
        push(hand, "fix stack 2 1")
        assert list(hand.awaiting.seats) == [1, 2, 3]

    def test_the_stack_of_a_folded_hand_brings_nobody_back(self) -> None:
        hand = played("raise 4 60 / fold 1")
        for stack in ("0", "30", "?"):
            push(hand, f"fix stack 1 {stack}")
        assert hand.awaiting.seats == (2, 3)

    def test_a_skipped_player_speaks_first_but_not_a_dead_or_an_all_in_hand(self) -> None:
        hand = played("raise 4 60 / call 1 / allin 2 / fold 3", 1000, 500, 1000, 1000)
        assert refused(hand, "fix act 3") == ("no-live-hand", {"seat": 3})
        assert refused(hand, "fix act 2") == ("no-live-hand", {"seat": 2})
        push(hand, "fix act 1")
        assert hand.awaiting.seats == (1, 4)
        assert refused(played(SHOWDOWN), "fix act 2") == ("not-now", {})

    def test_a_void_hand_gives_each_chip_back_once(self) -> None:
        hand = played("fold 4 / fold 1 / fold 2 / award")
        events = push(hand, "void")
        assert [event for event in events if isinstance(event, Returned)] == [Returned(2, 10), Returned(3, 10)]
        assert hand.result
        assert hand.result.returned == {2: 10, 3: 20}, "10 of the big blind had gone back uncalled"
        assert [(seat.bet, seat.total, seat.stack) for seat in hand.seats] == [(0, 0, 1000)] * 4
        assert (hand.pot_with_bets, hand.pot_collected, hand.bet_to) == (0, 0, 0)

    def test_one_chip_is_enough_to_give(self) -> None:
        hand = played(SHOWDOWN)
        push(hand, "give main 3 1")
        for line in ("show 2 Ah Kd", "muck 3", "muck 4", "muck 1", "award"):
            push(hand, line)
        assert hand.result
        assert hand.result.payouts == {2: 79, 3: 1}
