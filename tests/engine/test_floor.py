"""What follows from the floor's answers: rows of data that fit together, and what they do (PROCEDURES 37-50, 57-69)."""

from __future__ import annotations

from itertools import product

import pytest

from dealerassist.cards import parse_cards
from dealerassist.engine import GAMES, PRESETS, Hand, HouseRulesError, QuestionCode, RulingCode, parse_house, preset
from dealerassist.engine.codes import FloorStep
from dealerassist.engine.irregularities import (
    IRREGULARITIES,
    Case,
    Effect,
    answer_to,
    keeps_exposed,
    question_about,
)
from dealerassist.engine.misdeals import Misdeal, is_misdeal
from tests.engine.dealing import played, push, refused

each_house = pytest.mark.parametrize("house", PRESETS)
CASES = [Case(acted, here, facing, up, "wrong-count") for acted, here, facing, up in product((False, True), repeat=4)]
TOLD = sorted({*IRREGULARITIES, QuestionCode.FOUR_CARD_FLOP})
EVERY_OPTION = {
    (code, option)
    for code in TOLD
    for name in PRESETS
    for case in CASES
    for option in question_about(code, preset(name), case).options
} | {(QuestionCode.RABBIT, "allow")}


def burn_of(hand: Hand) -> bool | None:
    """Is a card burned before the deal that is awaited?"""
    return hand.burn


def test_every_answer_is_known_by_its_effect_a_step_or_needs_none() -> None:
    """What needs nothing done: play goes on as it stands."""
    idle = {(code, option) for code, option in EVERY_OPTION if answer_to(code, option).steps == ()}
    acts = {(code, option) for code, option in idle if answer_to(code, option).effect is not Effect.NOTHING}
    assert acts == {(QuestionCode.CLOCK, "fold"), (QuestionCode.CLOCK, "check")}
    assert {option for _, option in idle - acts} == {"stands", "play-on", "keep", "refuse", "allow", "live", "wait"}


def options(code: QuestionCode, house: str = "tda-2024", case: Case | None = None) -> tuple[str, ...]:
    return question_about(code, preset(house), case or Case()).options


def test_procedures_37_39_57_59_what_may_be_answered_and_what_each_book_says_first() -> None:
    """Its own rule stands first; the floor may say otherwise (TDA 2024 1)."""
    assert options(QuestionCode.MISDEAL) == ("misdeal", "play-on")
    assert options(QuestionCode.MISDEAL, case=Case(words="left-out seat 4")) == ("misdeal", "play-on")
    assert options(QuestionCode.MISDEAL, case=Case(words="out-of-sequence")) == ("play-on", "misdeal")
    assert options(QuestionCode.MISDEAL, case=Case(acted=True)) == ("play-on",)
    assert options(QuestionCode.EXPOSED_CARD) == ("replace", "misdeal", "keep")
    assert options(QuestionCode.EXPOSED_CARD, "roberts") == ("misdeal", "replace", "keep")
    assert options(QuestionCode.EXPOSED_CARD, case=Case(up_cards=True)) == ("door-card", "replace")
    assert options(QuestionCode.ASK_TO_SEE) == ("refuse", "show")
    assert options(QuestionCode.ASK_TO_SEE, "roberts") == ("show", "refuse")
    assert options(QuestionCode.RABBIT) == ("refuse",)
    with_rabbit = preset("wsop-cash").with_switch("rabbit", "yes")
    assert question_about(QuestionCode.RABBIT, with_rabbit, Case()).options == ("allow", "refuse")


def test_every_step_follows_from_some_answer() -> None:
    assert {step for code, option in EVERY_OPTION for step in answer_to(code, option).steps} == set(FloorStep)


@pytest.mark.parametrize("option", ["misdeal", "void"])
def test_procedures_37_43_a_misdeal_and_a_fouled_deck_always_give_the_bets_back(option: str) -> None:
    found = {answer_to(code, each).effect for code, each in EVERY_OPTION if each == option}
    assert found == {Effect.VOID}


@each_house
def test_procedures_37_what_only_roberts_calls_a_misdeal(house: str) -> None:
    """T: eight reasons; R adds the button, the sequence, and the first or second card of a player."""
    only_roberts = {Misdeal.BUTTON_WRONG, Misdeal.OUT_OF_SEQUENCE, Misdeal.EXPOSED_OF_TWO}
    found = {reason for reason in Misdeal if is_misdeal(reason, preset(house))}
    assert found == (set(Misdeal) if house == "roberts" else set(Misdeal) - only_roberts)
    first = question_about(QuestionCode.MISDEAL, preset(house), Case(words="button-wrong by one seat")).options[0]
    assert first == ("misdeal" if house == "roberts" else "play-on")


def test_procedures_37_the_floor_may_call_any_misdeal_before_action_whatever_the_list_says() -> None:
    hand = played("fold 4")
    push(hand, "floor misdeal misdeal out-of-sequence")
    assert hand.result is not None
    assert hand.result.voided


def test_procedures_39_44_50_burns_are_one_a_street_and_none_while_nothing_is_dealt() -> None:
    hand = played("")
    assert burn_of(hand) is None, "hole cards are not burned for"
    hand = played("call 4 / call 1 / call 2")
    assert burn_of(hand) is None
    push(hand, "check 3")
    assert burn_of(hand) is True
    push(hand, "board 2c 7d 9h Ks")
    assert burn_of(hand) is None, "the floor is asked"


def test_procedures_50_no_second_burn_once_a_card_of_the_street_is_out() -> None:
    stud = "deal 1 xx xx 2c / deal 2 xx xx Kc / bringin 1 / call 2"
    hand = played(stud, 100, 100, limit="fixed 2 4", blinds="", more="ante 1/bring-in 1", game="stud")
    assert burn_of(hand) is True
    push(hand, "deal 1 3c")
    assert burn_of(hand) is None


def test_procedures_50_a_draw_is_burned_for_until_it_has_begun() -> None:
    hand = played(
        "check 1 / check 2", 100, 100, limit="fixed 2 4", blinds="", more="ante 1", game="five-card-draw", button=2
    )
    assert burn_of(hand) is True
    push(hand, "discard 1 2")
    assert burn_of(hand) is True
    push(hand, "draw 1 2")
    assert burn_of(hand) is None


def test_procedures_45_a_flop_that_went_back_may_keep_all_unread_cards() -> None:
    hand = played("call 4 / call 1 / call 2 / check 3 / board 2c ?? 9h")
    push(hand, "floor no-burn scramble")
    assert hand.board == ()
    push(hand, "board 2c Kd Ks")
    assert hand.board == parse_cards("2c Kd Ks")


def test_procedures_45_nothing_goes_back_where_no_board_lies() -> None:
    assert refused(played(""), "floor no-burn scramble")[0] == "not-now"


def test_procedures_45_an_all_in_flop_goes_back_as_well() -> None:
    hand = played("allin 4 / call 1 / fold 2 / fold 3 / board 2c 7d 9h")
    push(hand, "floor no-burn next-card")
    assert hand.awaits == "deal-flop"
    push(hand, "board 7d 9h Ks")
    assert hand.awaits == "deal-turn"


def test_procedures_52_a_tabled_hand_is_not_killed_by_the_floors_answer_and_nothing_is_recorded() -> None:
    hand = played("allin 4 / call 1 / fold 2 / fold 3 / show 4 As Kd")
    before = hand.rulings
    assert refused(hand, "floor absent dead seat 4")[0] == "tabled-hand"
    assert hand.rulings == before


def test_procedures_51_65_of_a_hand_that_dies_what_nobody_called_goes_back() -> None:
    hand = played("raise 4 100")
    push(hand, "floor absent dead seat 4 left the table")
    assert hand.seat(4).stack == 980
    assert hand.legal is not None
    assert hand.legal.to_call == 20


def test_procedures_43_a_void_hand_is_not_void_twice_and_nobody_dies_in_it() -> None:
    hand = played("fold 4")
    push(hand, "floor fouled-deck void")
    assert refused(hand, "floor fouled-deck void")[0] == "hand-over"
    assert refused(hand, "floor absent dead seat 2")[0] == "hand-over"


def test_procedures_59_no_rabbit_hunting_in_a_tournament_is_a_house_rule_that_cannot_be() -> None:
    with pytest.raises(HouseRulesError, match="no rabbit hunting in a tournament"):
        parse_house('base = "tda-2024"\nrabbit = true')
    assert parse_house('base = "wsop-cash"\nrabbit = true').rabbit


def test_procedures_60_time_and_rake_exclude_each_other() -> None:
    with pytest.raises(HouseRulesError, match="no rake is taken from the pot"):
        parse_house('base = "wsop-cash"\ntime_fee = 5\nrake_percent = 10')


def test_procedures_63_in_stud_a_turned_card_is_the_door_card() -> None:
    stud = question_about(QuestionCode.EXPOSED_CARD, preset("tda-2024"), Case(up_cards=True))
    assert stud.options[0] == "door-card"
    assert answer_to(stud.code, "door-card").burns == ()


@pytest.mark.parametrize(
    ("game", "kept"), [("lowball-a5", "A2345 67"), ("lowball-27", "2345 7"), ("five-card-draw", "")]
)
def test_procedures_66_which_card_that_was_turned_up_on_the_deal_is_kept(game: str, kept: str) -> None:
    found = [rank for rank in "A23456789TJQK" if keeps_exposed(GAMES[game], parse_cards(f"{rank}h")[0])]  # type: ignore[arg-type]
    assert found == list(kept.replace(" ", ""))


def test_procedures_69_time_runs_for_the_seat_in_turn_alone() -> None:
    hand = played("raise 4 60")
    push(hand, "floor clock fold time was called by seat 2")
    assert [ruling.code for ruling in hand.rulings] == [RulingCode.FLOOR_ANSWER]
    assert not hand.seat(1).live
    assert refused(hand, "floor clock check")[0] == "wrong-option"
