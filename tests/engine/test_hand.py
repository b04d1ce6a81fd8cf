"""What a hand shows of itself, and that neither a refusal nor a bug in a rule leaves a trace (DESIGN 3)."""

from __future__ import annotations

import pytest

from dealerassist.cards import parse_cards
from dealerassist.engine import Await, Hand, IllegalActionError, Refusal
from dealerassist.engine import commands as c
from dealerassist.engine.bet_phase import BetRound
from tests.engine.dealing import played, push, refused
from tests.engine.machine.dump import dump_hand


def test_design_3_pop_takes_back_one_command_and_none_where_there_is_none() -> None:
    hand = played("raise 4 60")
    assert hand.pop() == c.Raise(4, 60)
    assert hand.to_call == 20
    while hand.commands:
        hand.pop()
    with pytest.raises(IllegalActionError) as refusal:
        hand.pop()
    assert refusal.value.code is Refusal.NOTHING_TO_TAKE_BACK


@pytest.mark.parametrize("stopped", [RuntimeError, KeyboardInterrupt])
def test_design_3_a_bug_in_a_rule_leaves_the_hand_as_it_was(
    stopped: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = played("call 4 / call 1 / call 2")
    before = dump_hand(hand)

    def fail(*_: object) -> None:
        raise stopped

    with monkeypatch.context() as broken:
        broken.setattr(BetRound, "_close", fail)
        with pytest.raises(stopped):
            hand.push(c.Check(3))
    assert dump_hand(hand) == before
    push(hand, "check 3")
    assert hand.awaits is Await.DEAL_FLOP


def test_design_5_chips_of_this_street_are_told_apart_from_those_collected() -> None:
    hand = played("call 4 / call 1 / call 2 / check 3 / board 2c 7d 9h / bet 2 50", more="ante 5 bb")
    assert (hand.pot_collected, hand.pot_with_bets) == (85, 135)
    assert [pot.amount for pot in hand.pots] == [85], "the uncalled 50 would go back"


def test_design_3_who_is_to_act_what_to_call_and_what_is_dealt_next() -> None:
    hand = played("")
    assert (hand.acting, hand.to_call, hand.legal, hand.deal_shape) == (False, 0, None, (2, 0))
    hand = played("call 4")
    assert (hand.acting, hand.to_call, hand.deal_shape) == (True, 20, (0, 0))


def test_a_seat_that_is_not_in_the_hand_is_refused() -> None:
    hand = played("")
    with pytest.raises(IllegalActionError) as refusal:
        hand.seat(9)
    assert (refusal.value.code, refusal.value.data) == (Refusal.NO_SUCH_SEAT, {"seat": 9})
    assert hand.seat(4).stack == 1000


def test_tda_16_hands_are_wanted_face_up_once_nobody_can_bet_and_only_there() -> None:
    lines = "allin 4 / fold 1 / allin 2 / fold 3"
    hand = played(lines)
    assert list(hand.hands_up) == [2, 4]
    push(hand, "show 4 Ah Kh")
    assert list(hand.hands_up) == [2]
    assert played(lines, house="wsop-cash").hands_up == ()
    assert played("fold 4 / fold 1 / fold 2").hands_up == ()


class TestIdentify:
    """A board card that nobody could read is read later (DESIGN 3)."""

    @pytest.fixture
    def hand(self) -> Hand:
        return played("allin 4 / fold 1 / allin 2 / fold 3 / board 2c xx 9h / show 4 Ah Kh")

    @pytest.mark.parametrize("where", ["board0", "board1", "board4", "board", "board²", "board٢", "board02", "4.1"])
    def test_only_an_unread_card_of_the_board_is_read(self, hand: Hand, where: str) -> None:
        told = c.Identify(where, parse_cards("Qs")[0])  # type: ignore[arg-type]
        assert refused(hand, told) == ("no-such-card", {"where": where})

    @pytest.mark.parametrize("card", ["2c", "Ah"])
    def test_a_card_that_lies_open_elsewhere_is_refused(self, hand: Hand, card: str) -> None:
        assert refused(hand, f"identify board2 {card}") == ("duplicate-card", {})

    def test_the_card_takes_its_place(self, hand: Hand) -> None:
        push(hand, "identify board2 Qs")
        assert hand.board == parse_cards("2c Qs 9h")
        assert refused(hand, "show 2 Qs Qc") == ("duplicate-card", {"seat": 2})

    def test_none_is_read_while_the_floor_is_asked_or_the_hand_is_over(self, hand: Hand) -> None:
        asked = played("deal 4 xx")
        assert refused(asked, "identify board1 Qs") == ("question-first", {"question": "hole-count"})
        push(hand, "void")
        assert refused(hand, "identify board2 Qs") == ("hand-over", {})


def test_design_3_a_question_is_answered_first_even_where_one_hand_is_left() -> None:
    hand = played("deal 1 xx", 1000, 1000)
    waits = []
    for line in ("kill 2", "floor hole-count mend"):
        push(hand, line)
        waits.append(hand.awaits)
    assert waits == [Await.QUESTION, Await.AWARD]


def test_a_hand_that_goes_on_has_no_result() -> None:
    hand = played("fold 4 / fold 1 / fold 2")
    assert (hand.result, hand.over) == (None, False)
    push(hand, "award")
    result = hand.result
    assert result is not None
    assert (result.payouts, result.returned, hand.over) == ({3: 20}, {3: 10}, True)
