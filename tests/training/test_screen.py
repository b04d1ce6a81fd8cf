"""Drills on the table's screen: what fingers come to, what is shown, and that every word of it fits."""

from __future__ import annotations

import pytest

from dealerassist.training.codes import DrillCode
from dealerassist.training.drills import DRILLS
from dealerassist.training.forms import Amounts, Answer, Cards, in_order
from dealerassist.training.question import Skill
from dealerassist.training.screen.felt import felt_of, played_lines
from dealerassist.training.screen.lesson import NOBODY
from dealerassist.training.screen.view import view_of
from dealerassist.training.task import LEVELS
from dealerassist.views import (
    Choose,
    HoldSeat,
    MarkCode,
    NameCard,
    PhraseCode,
    PlaceLook,
    Press,
    PressKey,
    SeatLook,
    TouchSeat,
    TypeDigits,
)
from tests.training.lessons import GO, STOP, asked, lesson_of, right_touches, shown_questions, views_of
from tests.training.story import story

SKILLS = [Skill(drill, level) for drill in DRILLS for level in LEVELS]
Kept = list[tuple[Answer, int, int]]


@pytest.mark.parametrize("skill", SKILLS, ids=str)
def test_the_right_touches_lead_to_the_right_answer(skill: Skill) -> None:
    for each in shown_questions(skill, 5):
        kept: Kept = []
        lesson = lesson_of(each, kept)
        for intent in right_touches(lesson):
            lesson.touched(intent, 700)
        assert [(answer, slips) for answer, _, slips in kept] == [(each.task.answer, 0)]
        assert view_of(lesson.asked).prompt.code is PhraseCode.RIGHT


@pytest.mark.parametrize("skill", SKILLS, ids=str)
def test_training_is_marked_on_every_screen(skill: Skill) -> None:
    assert {view.marks for view in views_of(shown_questions(skill, 1)[0])} == {(MarkCode.TRAINING,)}


def test_a_seat_that_is_touched_twice_is_not_chosen() -> None:
    each = asked(DrillCode.READ_WINNER, 1)
    lesson = lesson_of(each, [])
    seat = each.task.scene.seats[0].number
    lesson.touched(TouchSeat(seat), 1)
    assert [each.number for each in view_of(lesson.asked).seats if each.look is SeatLook.WINS] == [seat]
    lesson.touched(TouchSeat(seat), 2)
    assert lesson.asked.chosen == ()
    assert lesson.touched(GO, 3).given is None


def test_five_cards_are_touched_no_more_and_the_right_five_are_told() -> None:
    """A sixth is not taken before one of the five is touched again; those that play are lifted, the others grey."""
    each = asked(DrillCode.FIVE_THAT_PLAY, 4)
    assert isinstance(each.task.form, Cards)
    cards = each.task.form.among
    kept: Kept = []
    lesson = lesson_of(each, kept)
    for card in cards[:6]:
        lesson.touched(NameCard(card), 1)
    assert lesson.asked.cards == cards[:5]
    lesson.touched(NameCard(cards[0]), 2)
    assert lesson.touched(GO, 3).given is None
    lesson.touched(NameCard(cards[5]), 4)
    lesson.touched(GO, 5)
    assert kept[0][0] == in_order(cards[1:6])
    large = view_of(lesson.asked).large
    assert large is not None
    assert not large.choosing
    lifted = [place.card for place in (*large.hand, *large.board) if place.look is PlaceLook.PLAYING]
    assert in_order([card for card in lifted if card]) == each.task.answer


def test_cards_and_chips_take_turns_where_a_block_has_room_for_one_of_them() -> None:
    """High and low with a board: whose chips are how many is seen without leaving the question."""
    each = asked(DrillCode.HIGH_LOW, 3)
    bets = {seat.number: seat.bet for seat in each.task.scene.seats}
    lesson = lesson_of(each, [])
    assert any(seat.cards for seat in view_of(lesson.asked).seats)
    turned = view_of(lesson.touched(PressKey(Press.CHIPS), 1))
    assert {seat.number: seat.amount for seat in turned.seats if seat.look is not SeatLook.EMPTY} == bets
    assert not any(seat.cards for seat in turned.seats)
    back = view_of(lesson.touched(PressKey(Press.CHIPS), 2))
    assert {seat.number: seat.cards for seat in back.seats if seat.cards} == {
        seat.number: seat.cards for seat in each.task.scene.seats if seat.cards
    }


def test_hands_of_seven_cards_are_listed_with_their_chips() -> None:
    each = next(one for one in shown_questions(Skill(DrillCode.AWARD_POTS, 4), 60) if one.task.scene.game == "stud")
    view = view_of(lesson_of(each, []).asked)
    assert view.listed
    shown = {seat.number: (seat.cards, seat.amount) for seat in view.seats}
    assert shown == {seat.number: (seat.cards, seat.bet) for seat in each.task.scene.seats}


def test_what_each_seat_is_paid_stands_there_in_green_once_it_is_answered() -> None:
    each = asked(DrillCode.AWARD_POTS, 2)
    lesson = lesson_of(each, [])
    for intent in right_touches(lesson):
        lesson.touched(intent, 1)
    assert isinstance(each.task.form, Amounts)
    paid = {int(label): amount for label, amount in zip(each.task.form.labels, each.task.answer, strict=True) if amount}
    assert {seat.number: seat.amount for seat in view_of(lesson.asked).seats if seat.look is SeatLook.WINS} == paid


def test_reasons_that_have_no_room_are_read_one_after_another() -> None:
    each = asked(DrillCode.AWARD_POTS, 4)
    lesson = lesson_of(each, [])
    for intent in right_touches(lesson):
        lesson.touched(intent, 1)
    reasons = len(each.task.reasons)
    seen = [len(view_of(lesson.touched(PressKey(Press.WHY), 2)).why) for _ in range(reasons)]
    assert seen == [*range(reasons, 1, -1), reasons + 1], "the answer stands above them; after the last the first again"


def test_a_finger_that_rests_on_a_seat_chooses_it_too() -> None:
    each = asked(DrillCode.READ_WINNER, 1)
    seat = each.task.scene.seats[0].number
    assert lesson_of(each, []).touched(HoldSeat(seat), 1).chosen == (seat,)


def test_seats_that_do_not_play_cannot_be_chosen() -> None:
    each = asked(DrillCode.READ_WINNER, 1)
    playing = {seat.number for seat in each.task.scene.seats}
    lesson = lesson_of(each, [])
    lesson.touched(TouchSeat(next(seat for seat in range(1, 11) if seat not in playing)), 1)
    assert lesson.asked.chosen == ()


def test_nobody_may_be_right() -> None:
    kept: Kept = []
    lesson = lesson_of(asked(DrillCode.READ_WINNER, 1), kept)
    lesson.touched(Choose(NOBODY), 1)
    assert kept[0][0] == ()


def test_digits_are_deleted_sealed_one_after_another_and_taken_back() -> None:
    each = asked(DrillCode.BUILD_POTS, 1)
    kept: Kept = []
    lesson = lesson_of(each, kept)
    for intent in (TypeDigits("40"), PressKey(Press.DELETE), TypeDigits("00")):
        lesson.touched(intent, 1)
    assert lesson.asked.typed == "400"
    assert lesson.touched(GO, 2).amounts == (400,)
    assert lesson.touched(PressKey(Press.UNDO), 3).amounts == ()
    for _ in range(6):
        lesson.touched(TypeDigits("7"), 4)
        lesson.touched(GO, 5)
    assert kept[0][0] == (7,) * 6
    assert view_of(lesson.asked).prompt.code is PhraseCode.WRONG


def test_no_more_digits_than_an_amount_can_have() -> None:
    lesson = lesson_of(asked(DrillCode.RAKE, 1), [])
    for _ in range(20):
        lesson.touched(TypeDigits("99"), 1)
    assert len(lesson.asked.typed) == 8


def test_the_time_runs_from_when_the_story_has_been_told() -> None:
    each = asked(DrillCode.WHOSE_ACTION, 2)
    kept: Kept = []
    lesson = lesson_of(each, kept)
    now = 0
    while not lesson.asked.told:
        now += 5_000
        assert view_of(lesson.asked).prompt.code is PhraseCode.WATCH
        lesson.touched(GO, now)
    for intent in right_touches(lesson):
        now += 400
        lesson.touched(intent, now)
    assert kept[0][1] == 800


def test_what_is_right_but_late_is_told_so() -> None:
    lesson = lesson_of(asked(DrillCode.RULING, 1), [], late=True)
    for intent in right_touches(lesson):
        lesson.touched(intent, 99_000)
    assert view_of(lesson.asked).prompt.code is PhraseCode.LATE


def test_after_an_answer_only_going_on_counts() -> None:
    each = asked(DrillCode.RULING, 1)
    kept: Kept = []
    lesson = lesson_of(each, kept)
    for intent in right_touches(lesson):
        lesson.touched(intent, 1)
    lesson.touched(Choose(str(each.task.answer)), 2)
    assert len(kept) == 1
    assert lesson.touched(GO, 3).number == 2


def test_a_replay_that_is_stopped_rightly_is_ruled_on_and_a_wrong_ruling_is_a_slip() -> None:
    each = next(one for one in shown_questions(Skill(DrillCode.FIND_MISTAKE, 2), 60) if one.task.then is not None)
    then = each.task.then
    assert then is not None
    kept: Kept = []
    lesson = lesson_of(each, kept)
    while (lesson.asked.shown,) != each.task.answer:
        lesson.touched(GO, 1)
    lesson.touched(STOP, 2)
    assert kept == []
    wrong = next(key for key, _ in then.form.options if key != then.answer)  # type: ignore[attr-defined]
    lesson.touched(Choose(wrong), 3)
    assert [(answer, slips) for answer, _, slips in kept] == [(each.task.answer, 1)]


def test_what_is_said_in_a_replay_is_a_step_of_its_own() -> None:
    """One chip without a word, a string bet: the mistake is stopped at its own number."""
    replays = shown_questions(Skill(DrillCode.FIND_MISTAKE, 1), 150)
    spoken = [one for one in replays if any(line.code.startswith("TellCode.") for line in one.task.scene.lines)]
    assert len(spoken) > 10
    for each in spoken:
        kept: Kept = []
        lesson = lesson_of(each, kept)
        for intent in right_touches(lesson):
            lesson.touched(intent, 1)
        assert [answer for answer, _, _ in kept] == [each.task.answer]


def test_a_replay_without_a_mistake_is_watched_to_its_end() -> None:
    each = next(one for one in shown_questions(Skill(DrillCode.FIND_MISTAKE, 1), 60) if one.task.answer == (0,))
    kept: Kept = []
    lesson = lesson_of(each, kept)
    for intent in right_touches(lesson):
        lesson.touched(intent, 1)
    assert kept[0][0] == (0,)
    assert lesson.asked.shown == len(each.task.scene.lines)


@pytest.mark.parametrize("drill", [DrillCode.POT_LIMIT, DrillCode.MINIMUM_RAISE, DrillCode.WHOSE_ACTION])
def test_the_felt_shows_the_bets_and_the_pot_that_the_story_adds_up_to(drill: DrillCode) -> None:
    for each in shown_questions(Skill(drill, 4), 30):
        scene = each.task.scene
        felt, told = felt_of(scene, len(played_lines(scene))), story(scene.lines)
        assert felt.pot + sum(felt.bets.values()) == told.pot
        assert {seat: bet for seat, bet in felt.bets.items() if bet} == {s: b for s, b in told.bets.items() if b}
        assert felt.board == list(scene.board)


def test_every_prompt_that_training_has_is_asked() -> None:
    """But LATE and WRONG, which others of these tests see."""
    skills = (shown_questions(skill, 4) for skill in SKILLS)
    asked_for = {view.prompt.code for questions in skills for each in questions for view in views_of(each)}
    of_training = {code for code in PhraseCode if code.startswith("ask-")}
    assert asked_for >= of_training | {PhraseCode.WATCH, PhraseCode.WATCH_STOP, PhraseCode.RIGHT}


def test_every_word_of_a_lesson_fits_on_every_panel(qapp: object) -> None:
    """One question of each skill, and of its views each on another of the 24 panels."""
    from tests.display.panels import PANELS, faults  # noqa: PLC0415

    turn = 0
    for skill in SKILLS:
        for view in views_of(shown_questions(skill, 1)[0]):
            turn += 1
            assert faults(view, [PANELS[turn % len(PANELS)]]) == [], (skill, view)
