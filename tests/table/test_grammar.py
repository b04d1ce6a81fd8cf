"""The touch grammar of the display, rule by rule (DISPLAY 6), and the walk-throughs' guards (WALKTHROUGH 2)."""

from __future__ import annotations

import pytest

from dealerassist.engine import FixedLimit, NoLimit, PotLimit
from dealerassist.engine.commands import FixStack
from dealerassist.engine.limits import Limit
from dealerassist.table.levels import Levels
from dealerassist.table.table import Table
from dealerassist.views import KeyCode, MarkCode, OffCode, Press, ReasonCode, SeatLook, SeatWord
from tests.table.playing import Played, told

GO, RAISE, ALL_IN, UNDO, FOLD = Press.GO_ON, Press.RAISE, Press.ALL_IN, Press.UNDO, Press.FOLD


def test_6_1_action_keys_act_for_the_amber_seat() -> None:
    played = Played()
    played.touch(GO)
    assert played.prompt == "act-call n=3 a=200"
    assert played.seat(3).look is SeatLook.TO_ACT
    played.touch(GO, FOLD)
    assert played.commands == ["call 3", "fold 4"]
    assert played.prompt == "act-call n=5 a=200"


def test_6_2_touching_a_seat_that_has_still_to_act_folds_those_who_face_a_bet() -> None:
    played = Played()
    played.touch(GO, 6)
    assert played.commands == ["fold 3", "fold 4", "fold 5"]
    assert all(played.seat(n).implied for n in (3, 4, 5))
    assert played.prompt == "act-call n=6 a=200"


def test_6_2_who_is_free_checks() -> None:
    played = Played()
    played.touch(GO, 6, GO, 1, GO, GO, GO)
    assert played.prompt == "act-check n=1"
    played.touch(6)
    assert played.commands[-2:] == ["check 1", "check 2"]


def test_6_2_a_healthy_antenna_that_still_sees_both_cards_means_a_call() -> None:
    played = Played()
    played.touch(GO)
    played.table.sense(Levels(seats={3: 2, 4: 2, 5: 2}))
    played.table.sense(Levels(seats={3: 2, 4: 0, 5: 2}))
    played.touch(6)
    assert played.commands == ["call 3", "fold 4", "call 5"]


def test_6_2_where_an_antenna_cannot_tell_whether_its_seat_has_called_the_action_stays_there() -> None:
    """Hand held up, card unread, node down: neither call nor fold is guessed, the dealer says which."""
    for unsure in ({3: 2, 4: 0, 5: 2}, {3: 2, 4: 1, 5: 2}, {3: 2, 5: 2}):
        played = Played()
        played.touch(GO)
        played.table.sense(Levels(seats=unsure))
        assert played.touch(6).prompt.facts["n"] == 4
        assert played.commands == ["call 3"]
        assert played.touch(Press.FOLD, 6).prompt.facts["n"] == 6


def test_6_3_touching_the_last_aggressor_ends_the_round_and_the_hand() -> None:
    played = Played()
    played.touch(GO, Press.TIMES_THREE, 3)
    assert played.commands == ["raise 3 600", "fold 4", "fold 5", "fold 6", "fold 1", "fold 2", "award"]
    assert played.prompt == "push a=500 n=3"


def test_6_4_touching_the_board_checks_everybody_left_and_the_card_is_out() -> None:
    played = Played(seats=3)
    played.touch(GO, GO, GO, "board")
    assert played.commands == ["call 3", "call 1", "check 2", "board xx xx xx"]
    assert played.prompt == "act-check n=1"


def test_6_4_with_a_bet_outstanding_the_table_asks_who_is_still_in() -> None:
    played = Played()
    played.touch(GO, GO, "board")
    assert played.prompt == "who-in"
    played.touch(5, 1)
    assert played.seat(5).question
    played.touch(GO)
    assert played.commands == ["call 3", "fold 4", "call 5", "fold 6", "call 1", "check 2"]


def test_6_7_a_raise_is_open_until_it_is_counted_and_the_prompt_moves_on_as_soon_as_it_is_legal() -> None:
    played = Played()
    played.touch(GO, RAISE)
    assert played.prompt == "amount-raise n=3"
    played.touch("1")
    assert played.prompt == "amount-raise n=3"  # 1 is no raise yet
    view = played.touch("2", "00")
    assert played.prompt == "act-call n=4 a=1200"
    assert view.pad
    assert (played.seat(3).amount, played.seat(3).open_amount) == (1200, True)
    view = played.touch(GO)
    assert played.commands == ["raise 3 1200", "call 4"]
    assert not view.pad


def test_6_7_an_amount_that_cannot_be_stays_typed_and_says_what_bounds_it() -> None:
    played = Played()
    played.touch(GO, RAISE, "3", "00", GO)
    assert played.prompt == "amount-low a=400"
    assert played.commands == ["raise 3 400"]
    played.touch(Press.DELETE, Press.DELETE, Press.DELETE, "5", "00", GO)
    assert played.commands == ["raise 3 500", "call 4"]


def test_6_7_an_amount_that_is_never_typed_is_a_question_mark_and_play_goes_on() -> None:
    played = Played()
    played.touch(GO, RAISE, 6)
    assert played.seat(3).uncounted
    assert played.prompt == "act-unknown n=6"
    view = played.touch(GO)
    assert played.commands == ["raise 3 400", "fold 4", "fold 5", "call 6"]
    assert view.row[2].code is KeyCode.CALL
    assert view.row[2].facts == {}
    played.touch(Press.POT_ASK)
    assert played.table.view.column[2].keys[0].facts == {}  # type: ignore[union-attr]


def test_6_8_all_in_is_one_touch_and_its_amount_stays_open_where_stacks_are_not_tracked() -> None:
    played = Played(stack=None)
    played.touch(GO, ALL_IN)
    assert played.prompt == "amount-allin n=3"
    played.touch("5", "00", "0", GO)
    assert played.commands == ["allin 3 5000", "call 4"]
    tracked = Played()
    tracked.touch(GO, ALL_IN)
    assert tracked.commands == ["allin 3"]
    assert tracked.prompt == "act-call n=4 a=20000"


def test_6_9_until_it_is_sealed_touching_an_implied_seat_moves_the_action_back_to_it() -> None:
    played = Played()
    played.touch(GO, 6)
    played.touch(4)
    assert played.commands == ["fold 3"]
    assert played.prompt == "act-call n=4 a=200"


def test_6_9_two_later_touched_acts_seal_an_implied_one() -> None:
    played = Played()
    played.touch(GO, 6, GO)
    assert played.seat(4).implied
    played.touch(GO)
    assert not played.seat(4).implied
    before = played.commands
    played.touch(4)
    assert played.commands == before


def test_6_10_a_wrong_amount_found_two_acts_later_is_changed_in_place_and_calls_follow() -> None:
    """WALKTHROUGH (g): seat 5 to 2,100 was entered as 1,200; 6 folded, 1 called."""
    played = Played()
    played.touch(GO, 5, RAISE, "1", "2", "00", FOLD, GO)
    played.hold(5)
    played.touch("2", "1", "00", 2)
    assert played.commands == ["fold 3", "fold 4", "raise 5 2100", "fold 6", "call 1"]
    assert played.keeper.hand.seat(1).bet == 2100
    assert played.prompt == "act-call n=2 a=1900"


def test_6_10_the_first_act_that_is_no_longer_legal_waits_for_the_dealer_and_nothing_is_dropped() -> None:
    """WALKTHROUGH (g): had 7 raised to 2,400, that is now below the minimum of 4,000."""
    played = Played()
    played.touch(GO, 3, RAISE, "1", "2", "00", RAISE, "2", "4", "00", GO)
    assert played.commands == ["raise 3 1200", "raise 4 2400", "call 5"]
    played.hold(3)
    played.touch("2", "1", "00", 4)
    assert played.prompt == "amount-low a=4000"
    assert played.seat(4).look is SeatLook.TO_ACT
    played.touch(RAISE, "4", "00", "0", 6)
    assert played.commands == ["raise 3 2100", "raise 4 4000", "call 5"]
    assert played.prompt == "act-call n=6 a=4000"


def test_6_11_without_cards_the_winner_is_touched_and_one_touch_pushes() -> None:
    played = Played(seats=2)
    played.touch(GO, GO, "board", "board", "board", "board")
    assert played.prompt == "who-wins"
    assert played.table.view.row[2].off is OffCode.NOT_YET
    played.touch(1)
    assert played.seat(1).look is SeatLook.WINS
    played.touch(GO)
    assert played.keeper.hand.result is not None
    assert played.keeper.hand.result.payouts == {1: 400}


def test_undo_takes_a_batch_back_and_names_it() -> None:
    played = Played()
    view = played.touch(GO, 6)
    assert told(view.row[0].facts["what"]) == "3 FOLDS"
    played.touch(UNDO)
    assert played.commands == []
    assert played.prompt == "act-call n=3 a=200"
    view = played.touch(Press.MINIMUM)
    assert told(view.row[0].facts["what"]) == "RAISE 3"


def test_guard_fold_out_of_turn_while_an_earlier_player_thinks() -> None:
    """WALKTHROUGH 2: his implied act is dotted and moves back when he is touched."""
    played = Played()
    played.touch(GO)
    played.table.sense(Levels(seats=dict.fromkeys(range(1, 7), 2)))
    played.touch(5)
    assert played.commands == ["call 3", "call 4"]
    assert played.seat(3).implied
    played.touch(3, FOLD)
    assert played.commands == ["fold 3"]


def test_guard_forgotten_calls_before_the_turn_are_asked_for_not_guessed() -> None:
    played = Played(seats=3)
    played.touch(GO, GO, GO, "board", Press.MINIMUM, "board")
    assert played.prompt == "who-in"
    played.touch(2, GO)
    assert played.commands[-3:] == ["bet 1 200", "call 2", "fold 3"]


def test_fixed_limit_raises_commit_with_one_touch_and_name_their_total() -> None:
    played = Played(limit=FixedLimit(200, 400))
    view = played.touch(GO)
    assert (view.row[3].code, view.row[3].facts) == (KeyCode.RAISE_EXACTLY, {"a": 400})
    played.touch(RAISE)
    assert played.commands == ["raise 3 400"]
    assert played.prompt == "act-call n=4 a=400"


def test_a_verb_that_is_not_legal_stays_in_its_slot_with_the_reason() -> None:
    played = Played(limit=FixedLimit(200, 400))
    view = played.touch(GO, RAISE, RAISE, RAISE)
    assert view.row[3].intent is None
    assert view.row[3].off is OffCode.CAPPED


@pytest.mark.parametrize(("limit", "stack", "off"), [
    (FixedLimit(200, 400), 20_000, OffCode.OVER_LIMIT),
    (FixedLimit(200, 400), 350, None),
    (PotLimit(200), 20_000, OffCode.OVER_LIMIT),
    (NoLimit(200), 20_000, None),
    (FixedLimit(200, 400), None, None),
])  # fmt: skip
def test_all_in_is_off_where_the_limit_does_not_let_the_whole_stack_in(
    limit: Limit, stack: int | None, off: OffCode | None
) -> None:
    """DISPLAY 5: a verb that is not legal stays in its slot, with the reason in words."""
    played = Played(limit=limit, stack=stack)
    played.touch(GO)
    assert played.table.view.row[4].off is off


def test_side_pots_are_made_before_the_next_card_and_the_button_moves_on() -> None:
    played = Played(seats=3, stack=None)
    played.touch(GO, ALL_IN, "5", "00", 1, RAISE, "2", "00", "0", GO)
    assert played.prompt == "build-main a=500"
    assert [row.pots for row in played.table.view.column if hasattr(row, "pots")]
    played.touch(GO)
    assert played.prompt == "deal-flop"


def test_the_screen_says_simulated_as_long_as_it_is_so_and_what_a_seat_posted() -> None:
    played = Played()
    played.table = Table(played.keeper, (MarkCode.SIMULATED,))
    view = played.touch(GO)
    assert view.marks == (MarkCode.SIMULATED,)
    assert (played.seat(1).word, played.seat(2).word) == (SeatWord.SMALL, SeatWord.BIG)
    assert played.seat(6).button


def test_display_8_pots_that_are_made_are_not_asked_for_again_on_the_next_street() -> None:
    played = Played(stack=None)
    played.touch(GO, RAISE, "1000", GO, Press.ALL_IN, "3", "00", 6)
    while played.keeper.hand.acting:
        played.touch(GO)
    assert played.prompt == "build-main a=300"
    played.touch(GO, GO)
    assert played.prompt == "act-check n=1"
    played.touch("board")
    assert played.prompt == "act-check n=1"


def test_guard_a_call_for_less_is_known_where_the_stack_is_tracked() -> None:
    played = Played(stack=1_500)
    played.keeper.tell(FixStack(3, 9_000), "touch", "")
    played.touch(GO, RAISE, "2", "4", "00", GO)
    assert played.commands[-2:] == ["raise 3 2400", "call 4"]
    assert played.seat(4).amount == 1_500
    assert played.seat(4).look is SeatLook.ALL_IN


def test_guard_a_call_for_less_of_an_untracked_stack_is_all_in_and_the_totals_are_said_at_the_pots() -> None:
    played = Played(stack=None)
    played.touch(GO, RAISE, "2", "4", "00", ALL_IN, "1", "5", "00", GO, 6, FOLD, FOLD, FOLD)
    assert played.commands[:3] == ["raise 3 2400", "allin 4 1500", "call 5"]
    assert played.prompt == "build-main a=1500"
    assert [reason.facts["a"] for reason in played.table.view.reasons] == [1800]


def test_6_11_without_cards_each_pot_has_its_own_winner_the_last_side_pot_first() -> None:
    played = Played(stack=None)
    played.touch(GO, RAISE, "2", "4", "00", ALL_IN, "1", "5", "00", GO, 6, FOLD, FOLD, FOLD, GO)
    played.touch("board", "board", "board", "board")
    assert played.prompt == "who-wins"
    assert [(each.facts.get("k"), each.facts["seats"]) for each in played.table.view.reasons] == [(1, (3, 5))]
    played.touch(4)
    assert played.table.situation.desk.winners == (), "seat 4 cannot win the side pot"
    played.touch(5, GO)
    assert played.prompt == "who-wins"
    assert [(each.facts.get("k"), each.facts["seats"]) for each in played.table.view.reasons] == [(None, (3, 4, 5))]
    played.touch(4, GO)
    assert played.commands[-2:] == ["wins 5 side1", "wins 4 main"]
    played.touch(GO, GO)
    assert played.keeper.hand.result is not None
    assert played.keeper.hand.result.payouts == {4: 4800, 5: 1800}


def test_6_10_a_bet_that_is_changed_can_become_another_verb_before_a_digit_is_typed() -> None:
    for key, instead in ((FOLD, "fold 3"), (GO, "call 3")):
        played = Played()
        played.touch(GO, RAISE, "8", "00", FOLD, GO)
        assert played.commands == ["raise 3 800", "fold 4", "call 5"]
        view = played.hold(3)
        assert [(reason.code, reason.facts["a"]) for reason in view.reasons] == [(ReasonCode.WAS, 800)]
        assert view.row[2].code is KeyCode.CHECK_OR_CALL
        played.touch(key)
        assert played.commands == [instead, "fold 4", "call 5"]


def test_6_10_once_its_new_amount_is_typed_the_keys_act_for_the_seat_to_act_again() -> None:
    played = Played()
    played.touch(GO, RAISE, "8", "00", FOLD)
    played.hold(3)
    view = played.touch("9", "00")
    assert (view.row[2].code, view.row[2].facts) == (KeyCode.CALL, {"a": 900})
    assert [(reason.code, reason.facts["a"]) for reason in view.reasons] == [
        (ReasonCode.WAS, 800),
        (ReasonCode.INSTEAD, 900),
    ]
    played.touch(GO)
    assert played.commands == ["raise 3 900", "fold 4", "call 5"]


def test_6_9_a_seat_with_two_implied_acts_gets_the_action_back_at_the_later_one_and_the_bet_between_them_stands() -> (
    None
):
    played = Played(seats=3)
    played.touch(GO, GO, GO, GO, "board", 3, RAISE, "8", "00", 2)
    assert played.commands[-4:] == ["check 1", "check 2", "bet 3 800", "fold 1"]
    played.touch(1)
    assert played.commands[-3:] == ["check 1", "check 2", "bet 3 800"]
    assert played.prompt == "act-call n=1 a=800"
