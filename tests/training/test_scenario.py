"""A card room's own hand scripts as questions: what they expect is asked, and the engine answers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dealerassist.journal.codes import ReadError
from dealerassist.journal.script import read_script
from dealerassist.training.codes import DrillCode
from dealerassist.training.question import Question
from dealerassist.training.scenario import questions_in
from dealerassist.training.screen.lesson import Lesson
from dealerassist.training.screen.view import view_of
from dealerassist.views import PhraseCode
from tests.training.lessons import right_touches

README = Path(__file__).parents[2] / "dealerassist" / "training" / "README.md"
SPLIT = """
game holdem
limit no
blinds 5 10
chip 5
button 3
seat 3 1000
seat 5 200
seat 8 1000
raise 3 30
allin 5
call 8
call 3
board 2c 7d Jh
check 8
bet 3 205
call 8
expect pots 600 410
board Qs
check 8
check 3
board 4c
check 8
check 3
show 8 Ah Jc
show 3 Ad Js
show 5 2d 2h
expect pays 5 600
expect pays 8 205
expect pays 3 205
next
expect act 5
"""


def asked(text: str) -> list[Question]:
    return list(questions_in(read_script(text, "own.hand")))


def example() -> str:
    """The script that the README shows."""
    found = re.search(r"```\n(game .*?)```", README.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found.group(1)


def test_the_script_in_the_readme_asks_what_the_readme_says() -> None:
    found = asked(example())
    assert len(example().splitlines()) <= 12
    assert [(each.stamp.skill.drill, each.task.answer) for each in found] == [
        (DrillCode.WHOSE_ACTION, (3,)),
        (DrillCode.MINIMUM_RAISE, (370,)),
    ]


def test_pots_and_payouts_are_asked_each_hand_once_and_told_by_the_engine() -> None:
    pots, pays, act = asked(SPLIT)
    assert pots.task.answer == (600, 410, 0, 0, 0)
    assert (pays.task.form.write(pays.task.answer), pays.stamp.seed) == ("3=205 5=600 8=205", 28)
    assert act.task.answer == (5,)
    assert [len(each.task.reasons) > 1 for each in (pots, pays)] == [True, True]


def test_a_question_does_not_tell_how_the_hand_ends() -> None:
    """Neither stacks after the award nor who wins."""
    scene = asked(SPLIT)[1].task.scene
    assert not any(line.code == "EventCode.wins" for line in scene.lines)
    assert {seat.stack for seat in scene.seats} == {None}


def test_a_script_that_expects_what_is_not_so_is_refused_with_its_line() -> None:
    with pytest.raises(ReadError, match="line 11") as error:
        asked(example().replace("370", "360"))
    assert "370" in str(error.value)


@pytest.mark.parametrize("place", range(3))
def test_a_scenario_is_asked_on_the_screen_too(place: int) -> None:
    question = asked(SPLIT)[place]
    lesson = Lesson(lambda: question, lambda question, answer, ms, slips: False, 0)
    for intent in right_touches(lesson):
        lesson.touched(intent, 1)
    assert view_of(lesson.asked).prompt.code is PhraseCode.RIGHT
