"""A question, its verdict, an exam's result and a trainee's progress, as lines on a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from dealerassist.cards import cards_text
from dealerassist.training.codes import LabelCode, ReportCode
from dealerassist.training.describing import words
from dealerassist.training.exam import Result
from dealerassist.training.forms import Amounts, Answer, Cards, Choice, Form, Seats
from dealerassist.training.progress import Line, Progress
from dealerassist.training.question import Question, Skill
from dealerassist.training.score import Score
from dealerassist.training.task import Scene, SeatShown, Task
from dealerassist.views import Saying
from dealerassist.words import say

BAR = 20
LETTERS = "abcdefghij"


def title_line(asked: Question, place: str) -> str:
    """`place`: which question of how many."""
    return f"{place}{skill_words(asked.stamp.skill)} · {asked.task.scene.game} · {asked.stamp.house}"


def task_lines(task: Task) -> Iterator[str]:
    """What is asked, and how it is answered."""
    yield words(task.ask)
    yield from _form_lines(task.form)


def skill_words(skill: Skill) -> str:
    return f"{say(skill.drill)}, level {skill.level}"


def scene_head(scene: Scene) -> Iterator[str]:
    """The table, and what has happened; not the steps of a replay, which come one by one."""
    if scene.board:
        yield f"  board   {cards_text(scene.board)}"
    if scene.button is not None:
        yield f"  button  seat {scene.button}"
    yield from (_seat_line(seat) for seat in scene.seats)
    told = scene.stakes if scene.numbered else scene.lines
    yield from (f"  · {words(line)}" for line in told)


def step_line(number: int, line: Saying) -> str:
    """A step of a replay."""
    return f"  {number:>2}. {words(line)}"


def _seat_line(seat: SeatShown) -> str:
    bet = f"{seat.bet:,} in" if seat.bet else ""
    stack = "" if seat.stack is None else f"{seat.stack:,} behind"
    state = "folded" if seat.folded else "all-in" if seat.all_in else ""
    return f"  seat {seat.number:<3} {cards_text(seat.cards):<21} {bet:>11} {stack:>16}  {state}".rstrip()


def _form_lines(form: Form) -> Iterator[str]:
    match form:
        case Choice():
            for letter, (_, option) in zip(LETTERS, form.options, strict=False):
                yield f"  {letter}) {words(option)}"
        case Amounts(labels) if len(labels) > 1:
            yield f"  answer {' '.join(labels)} in this order, or LABEL=NUMBER of those that are not 0"
        case Amounts():
            yield "  answer a number"
        case Seats():
            yield "  answer seats, as 3 8, or none"
        case Cards():
            yield f"  answer {form.count} cards, as Ah Kd …"


def verdict_lines(right: bool, late: bool, task: Task) -> Iterator[str]:
    """Right or wrong, what was right, and why."""
    yield ("right, but late" if late else "right") if right else f"wrong: {_right_answer(task)}"
    yield from (f"  {words(reason.words)} [{reason.source}]" for reason in task.reasons)


def _right_answer(task: Task) -> str:
    """Of a replay with the step, which whoever stopped too early has not seen."""
    if not task.scene.numbered:
        return answer_words(task.form, task.answer)
    step = int(str(task.answer[0]))
    return f"step {step}, {words(task.scene.lines[step - 1])}" if step else "none of these steps"


def answer_words(form: Form, answer: Answer) -> str:
    """An answer as people say it."""
    match form:
        case Choice():
            return next(words(option) for key, option in form.options if key == answer)
        case Amounts(labels) if len(labels) > 1:
            named = {each.value for each in LabelCode}
            pairs = zip(labels, answer, strict=True)
            return ", ".join(
                f"{say(LabelCode(label)) if label in named else f'seat {label}'} {amount:,}" for label, amount in pairs
            )
    return form.write(answer)


def result_lines(result: Result, title: str, house: str, engine: str) -> Iterator[str]:
    """An exam's result, to be printed and signed."""
    yield ""
    yield f"EXAM · {title}"
    yield f"  seed {result.seed} · house rules {house} · engine {engine}"
    for skill, score in result.skills.items():
        yield f"  {skill_words(skill):<38} {score.right:>3} of {score.asked:<3} {score.seconds:>6.1f} s"
    yield f"  {_score_words(result.total)}"
    yield f"  {'PASSED' if result.passed else 'NOT PASSED'}: {result.total.percent} %, {result.needed} % needed"


def _score_words(score: Score) -> str:
    facts = {"right": score.right, "asked": score.asked, "in_time": score.in_time, "slips": score.slips}
    return say(ReportCode.SCORE, facts)


def progress_lines(progress: Progress) -> Iterator[str]:
    """A line a skill, and what to do next."""
    yield f"{progress.name} · {progress.title} · answers: {progress.answers}"
    for line in progress.lines:
        yield _progress_line(line)
    yield f"next: {skill_words(progress.next_best)}"


def _progress_line(line: Line) -> str:
    filled = round(BAR * line.score.percent / 100)
    bar = "█" * filled + "·" * (BAR - filled)
    score = line.score
    accuracy, speed = f"{score.percent:>3} % of {score.asked:<4}", f"{score.seconds:5.1f} of {line.seconds:g} s"
    return f"  {skill_words(line.skill):<38} {bar} {accuracy} {speed:>16}  {'passed' if line.passed else ''}".rstrip()
