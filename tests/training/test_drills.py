"""Every drill at every level: the answer is what somebody else finds from what is shown; nothing impossible is shown.

Three hundred questions of each are asked each time, ten thousand where the slow tests run. Houses take their turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import mean

import pytest

from dealerassist import __version__
from dealerassist.engine import PRESETS, preset
from dealerassist.engine.ranking import HandClass, HandName, LowClass
from dealerassist.training.codes import DrillCode, MistakeCode
from dealerassist.training.drills import DRILLS
from dealerassist.training.drills.name_hand import misread
from dealerassist.training.forms import Answer, Choice
from dealerassist.training.question import Question, Skill, question
from dealerassist.training.task import LEVELS, Task
from dealerassist.words import fill
from tests.training import by_book, by_cards, by_sums, by_watching

AGAIN: dict[DrillCode, Callable[[Task], Answer]] = {
    DrillCode.AWARD_POTS: by_cards.award_pots,
    DrillCode.BUILD_POTS: by_sums.build_pots,
    DrillCode.BUTTON_AND_BLINDS: by_book.button_and_blinds,
    DrillCode.CHANGE: by_sums.change,
    DrillCode.FIND_MISTAKE: by_watching.find_mistake,
    DrillCode.FIVE_THAT_PLAY: by_cards.five_that_play,
    DrillCode.HIGH_LOW: by_cards.high_low,
    DrillCode.MINIMUM_RAISE: by_sums.minimum_raise,
    DrillCode.MISDEAL: by_book.misdeal,
    DrillCode.NAME_HAND: by_cards.name_hand,
    DrillCode.ORDER_OF_HANDS: by_sums.order_of_hands,
    DrillCode.POT_LIMIT: by_sums.pot_limit,
    DrillCode.RAKE: by_sums.rake,
    DrillCode.READ_WINNER: by_cards.read_winner,
    DrillCode.RULING: by_book.ruling,
    DrillCode.SPLIT_OR_NOT: by_cards.split_or_not,
    DrillCode.STUB_COUNT: by_sums.stub_count,
    DrillCode.WHO_MAY_RAISE: by_sums.who_may_raise,
    DrillCode.WHO_OPENS: by_cards.who_opens,
    DrillCode.WHOSE_ACTION: by_book.whose_action,
    DrillCode.WRONG_AMOUNT: by_sums.wrong_amount,
}
"""The answer once more, from the scene alone."""
A_FEW, MANY = range(300), range(300, 10_300)
SKILLS = [Skill(drill, level) for drill in DRILLS for level in LEVELS]


def asked(skill: Skill, seeds: range) -> Iterator[Question]:
    for seed in seeds:
        yield question(skill, seed, preset(PRESETS[seed % len(PRESETS)]))


def check(skill: Skill, seeds: range) -> None:
    for each in asked(skill, seeds):
        task = each.task
        assert AGAIN[skill.drill](task) == task.answer, each
        by_cards.no_card_twice(task.scene)
        assert task.form.read(task.form.write(task.answer)) == task.answer
        assert task.reasons
        if isinstance(task.form, Choice):
            words = [fill(option.code, dict(option.facts)) for _, option in task.form.options]
            assert len(set(words)) == len(words), "no two answers read alike"


@pytest.mark.parametrize("skill", SKILLS, ids=str)
def test_the_answer_is_what_an_independent_count_finds(skill: Skill) -> None:
    check(skill, A_FEW)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("skill", SKILLS, ids=str)
def test_ten_thousand_answers_are_what_an_independent_count_finds(skill: Skill) -> None:
    check(skill, MANY)


@pytest.mark.parametrize("drill", DRILLS)
def test_a_higher_level_is_measurably_harder(drill: DrillCode) -> None:
    """What it counts is the drill's measure; on average it rises from level to level, and no level falls back."""
    measured = [[each.task.difficulty for each in asked(Skill(drill, level), A_FEW[:60])] for level in LEVELS]
    averages = [mean(level) for level in measured]
    assert averages == sorted(set(averages))
    assert [min(level) for level in measured] == sorted(min(level) for level in measured)


@pytest.mark.parametrize("skill", SKILLS, ids=str)
def test_everything_that_is_shown_has_words(skill: Skill) -> None:
    for each in asked(skill, A_FEW[:20]):
        task = each.task
        options = [words for _, words in task.form.options] if isinstance(task.form, Choice) else []
        asks = [task.ask] if task.then is None else [task.ask, task.then.ask]
        for saying in (*asks, *task.scene.lines, *(reason.words for reason in task.reasons), *options):
            assert fill(saying.code, dict(saying.facts))


@pytest.mark.parametrize("drill", [drill for drill in DRILLS if drill not in {DrillCode.RAKE}])
def test_no_answer_is_right_most_of_the_time(drill: DrillCode) -> None:
    """Who always gives the same answer fails at every level (the gate is 80 per cent)."""
    for level in LEVELS:
        answers = [each.task.answer for each in asked(Skill(drill, level), A_FEW[:100])]
        assert max(map(answers.count, answers)) < 80, (level, answers)


def test_the_same_seed_asks_the_same_question_and_another_one_another() -> None:
    skill = Skill(DrillCode.AWARD_POTS, 3)
    first = question(skill, 7, preset("tda-2024"))
    assert question(skill, 7, preset("tda-2024")) == first
    assert question(skill, 8, preset("tda-2024")).task.scene != first.task.scene


def test_a_question_says_by_which_engine_and_house_it_was_judged() -> None:
    stamp = question(Skill(DrillCode.MISDEAL, 1), 1, preset("roberts")).stamp
    assert (stamp.engine, stamp.house, stamp.digest) == (__version__, "roberts", preset("roberts").digest)


def test_a_house_that_rakes_otherwise_has_another_digest() -> None:
    """The rake drill sets switches of its own: the stamp is of what judged."""
    stamp = question(Skill(DrillCode.RAKE, 1), 1, preset("roberts")).stamp
    assert stamp.digest != preset("roberts").digest


@pytest.mark.parametrize(
    "name",
    [
        HandName(HandClass.ROYAL_FLUSH, (14,)),
        HandName(HandClass.STRAIGHT, (9, 1)),
        HandName(HandClass.STRAIGHT_FLUSH, (5,)),
        HandName(HandClass.STRAIGHT_FLUSH, (13,)),
        HandName(HandClass.HIGH_CARD, (9, 7, 6, 5, 4)),
        HandName(HandClass.TWO_PAIR, (3, 2, 14)),
        HandName(LowClass.LOW, (7, 5, 4, 3, 1)),
    ],
)
def test_a_hand_is_misread_as_another_that_there_is(name: HandName) -> None:
    """A royal flush has one name, no straight ends below five, five ranks in a row are a straight."""
    found = {misread(name, Random(seed)) for seed in range(300)} - {None}
    assert found == set() if name.hand_class == "royal-flush" or len(name.ranks) == 2 else found
    for other in found:
        assert other is not None
        assert other.hand_class == name.hand_class
        assert other.ranks != name.ranks
        assert len(set(other.ranks)) == len(name.ranks)
        assert all(1 <= rank <= 14 for rank in other.ranks)
        assert not (name.hand_class == "straight-flush" and not 5 <= other.ranks[0] <= 13)
        assert not (name.hand_class == "high-card" and other.ranks[0] - other.ranks[4] == 4)


def test_every_mistake_is_found_in_some_replay_and_so_is_what_only_looks_like_one() -> None:
    """PROCEDURES: the README says which rows they break."""
    replays = [each.task for level in LEVELS for each in asked(Skill(DrillCode.FIND_MISTAKE, level), range(700))]
    made = {reason.words.code for task in replays for reason in task.reasons}
    assert made == {f"MistakeCode.{code}" for code in MistakeCode}
    right = [task for task in replays if task.answer == (0,)]
    told = {line.code for task in right for line in task.scene.lines}
    assert told >= {"TellCode.one-chip", "TellCode.says", "DealerCode.scraps-boxed", "DealerCode.takes-in"}
    assert "DealerCode.tells-pot" in told, "in pot limit"


def test_every_drill_has_its_row_and_somebody_who_counts_again() -> None:
    assert set(AGAIN) == set(DRILLS) == set(DrillCode) - {DrillCode.DEAL_HAND}
