"""What goes wrong at the table: what each house answers, and that it is recorded (PROCEDURES 11, 37-50, 57, 65-68)."""

from __future__ import annotations

import pytest

from dealerassist.engine import PRESETS, QuestionCode, RulingCode, preset
from dealerassist.engine.irregularities import IRREGULARITIES, Case, case_of, question_about, substantial_action
from tests.engine.dealing import played, push, refused

each_house = pytest.mark.parametrize("house", PRESETS)
ASKED_BY_THE_ENGINE = {
    QuestionCode.FIRST_BUTTON,
    QuestionCode.FOUR_CARD_FLOP,
    QuestionCode.HOLE_COUNT,
    QuestionCode.OPENERS,
    QuestionCode.RUN_TWICE,
    QuestionCode.WEAKEST,
}


def first_option(code: QuestionCode, house: str, acted: bool = False) -> str:
    return question_about(code, preset(house), Case(acted, acted)).options[0]


def test_every_question_is_asked_by_the_engine_or_by_the_dealer() -> None:
    assert set(QuestionCode) == ASKED_BY_THE_ENGINE | IRREGULARITIES


def test_procedures_11_a_wrong_button_is_corrected_until_there_is_substantial_action() -> None:
    assert first_option(QuestionCode.BUTTON_ERROR, "tda-2024") == "correct"
    assert question_about(QuestionCode.BUTTON_ERROR, preset("tda-2024"), Case(acted=True)).options == ("stands",)


def test_what_the_answers_depend_on_is_read_off_the_hand() -> None:
    assert case_of(played("call 4"), "seat 2") == Case(False, True, True, False, "seat 2")
    assert case_of(played("fold 4 / fold 1", blinds="1 2"), "").facing  # one chip to call
    third = "deal 1 xx xx 2c / deal 2 xx xx Kc / deal 3 xx xx Kd"
    stud = played(third, 50, 50, 50, game="stud", limit="fixed 2 4", blinds="", more="ante 1 / bring-in 1")
    assert case_of(stud, "") == Case(up_cards=True)
    assert question_about(QuestionCode.HOLE_COUNT, preset("roberts"), Case(), 4).seat == 4


@each_house
def test_procedures_37_what_a_turned_up_hole_card_is(house: str) -> None:
    """R: an exposed first or second card is a misdeal; T: replaced, unless it is one of the first two off the deck."""
    assert first_option(QuestionCode.EXPOSED_CARD, house) == ("misdeal" if house == "roberts" else "replace")


@each_house
def test_procedures_38_fold_fold_is_action_in_roberts_only(house: str) -> None:
    hand = played("fold 4 / fold 1", house=house)
    assert substantial_action(hand) is (house == "roberts")
    if house == "roberts":
        assert refused(hand, "void misdeal")[0] == "too-late-for-a-misdeal"
    else:
        push(hand, "void misdeal")
        assert hand.over


@pytest.mark.parametrize(
    ("lines", "late"),
    [("", False), ("fold 4", False), ("call 4", False), ("call 4 / fold 1", True), ("fold 4 / fold 1 / fold 2", True)],
)
def test_procedures_38_two_acts_with_chips_or_any_three(lines: str, late: bool) -> None:
    assert substantial_action(played(lines, house="tda-2024")) is late


def test_procedures_38_the_floor_may_void_all_the_same() -> None:
    hand = played("call 4 / call 1")
    push(hand, "void fouled deck")
    assert hand.over


def test_procedures_38_after_substantial_action_a_misdeal_is_played_on() -> None:
    hand = played("call 4 / call 1")
    assert refused(hand, "floor misdeal misdeal")[0] == "wrong-option"
    push(hand, "floor misdeal play-on")
    assert hand.rulings[-1].code is RulingCode.FLOOR_ANSWER


@pytest.mark.parametrize("code", ["misdeal", "exposed-card", "extra-card", "boxed-card"])
def test_procedures_37_39_40_42_a_misdeal_is_void_and_all_bets_go_back(code: str) -> None:
    hand = played("fold 4")
    push(hand, f"floor {code} misdeal")
    assert hand.over
    assert hand.result is not None
    assert hand.result.voided


def test_procedures_40_an_extra_card_is_the_burn_before_action_and_a_dead_hand_after_it() -> None:
    assert first_option(QuestionCode.EXTRA_CARD, "tda-2024") == "burn"
    assert first_option(QuestionCode.EXTRA_CARD, "tda-2024", acted=True) == "dead"


def test_procedures_42_one_boxed_card_is_scrap() -> None:
    assert first_option(QuestionCode.BOXED_CARD, "roberts") == "scrap"


def test_procedures_43_a_fouled_deck_stops_the_hand_at_any_time() -> None:
    hand = played("call 4 / call 1 / call 2 / check 3 / board 2c 7d 9h")
    push(hand, "floor fouled-deck void")
    assert hand.result is not None
    assert hand.result.voided


def test_procedures_45_without_a_burn_three_are_scrambled_before_action_and_it_stands_after() -> None:
    assert first_option(QuestionCode.NO_BURN, "tda-2024") == "scramble"
    assert first_option(QuestionCode.NO_BURN, "tda-2024", acted=True) == "stands"


@pytest.mark.parametrize("code", [QuestionCode.PREMATURE_FLOP, QuestionCode.PREMATURE_RIVER])
@each_house
def test_procedures_46_48_a_premature_flop_or_river_goes_back_and_is_shuffled(house: str, code: QuestionCode) -> None:
    assert question_about(code, preset(house), Case(acted=True)).options == ("reshuffle",)


@each_house
def test_procedures_47_a_premature_turn_goes_back_or_is_set_aside(house: str) -> None:
    """T (2024): back, reshuffle, no burn; R: set aside until the river."""
    assert first_option(QuestionCode.PREMATURE_TURN, house) == ("set-aside" if house == "roberts" else "reshuffle")


def test_procedures_49_a_dropped_stub_is_rebuilt_else_shuffled() -> None:
    assert question_about(QuestionCode.DROPPED_STUB, preset("tda-2024"), Case(acted=True)).options == (
        "rebuild",
        "shuffle-stub",
        "shuffle-all",
    )


@each_house
def test_procedures_57_who_may_ask_to_see_a_hand(house: str) -> None:
    """T: a river caller, of the last aggressor; R: anybody who was dealt in."""
    assert first_option(QuestionCode.ASK_TO_SEE, house) == ("show" if house == "roberts" else "refuse")


def test_procedures_65_lifting_the_up_cards_facing_a_bet_kills_the_hand() -> None:
    assert first_option(QuestionCode.UP_CARDS_LIFTED, "tda-2024") == "dead"


def test_procedures_66_a_card_exposed_on_the_draw_is_replaced_after_all_drew() -> None:
    assert first_option(QuestionCode.EXPOSED_DRAW, "roberts") == "replace-after-all"


def test_procedures_68_who_is_not_there_at_the_last_card_is_dead() -> None:
    assert first_option(QuestionCode.ABSENT, "tda-2024") == "dead"


def test_the_answer_of_the_floor_is_on_record_with_its_words() -> None:
    hand = played("call 4 / call 1 / call 2 / check 3 / board 2c 7d 9h")
    push(hand, "floor premature-turn set-aside seen by seat 2")
    ruling = hand.rulings[-1]
    assert ruling.code is RulingCode.FLOOR_ANSWER
    assert ruling.facts == {"question": "premature-turn", "option": "set-aside", "words": "seen by seat 2"}
    assert not hand.over


def test_an_answer_that_no_house_gives_is_refused() -> None:
    assert refused(played("fold 4"), "floor boxed-card keep")[0] == "wrong-option"
