"""A question, its answer and its reasons as values of JSON: for other programs, and for a trainer who looks at one."""

from __future__ import annotations

from dealerassist.cards import cards_text
from dealerassist.training.forms import Amounts, Cards, Choice, Form, Seats
from dealerassist.training.question import Question
from dealerassist.training.records import Row
from dealerassist.training.task import Scene, SeatShown, Task
from dealerassist.views import Saying
from dealerassist.words import say


def words(saying: Saying) -> str:
    """In English."""
    return say(saying.code, dict(saying.facts))


def question_json(asked: Question) -> dict[str, object]:
    """What is asked, without the answer."""
    stamp, task = asked.stamp, asked.task
    return {
        "drill": str(stamp.skill.drill),
        "level": stamp.skill.level,
        "seed": stamp.seed,
        "engine": stamp.engine,
        "house": stamp.house,
        "house_digest": stamp.digest,
        "scene": _scene(task.scene),
        "ask": words(task.ask),
        "form": form_json(task.form),
    }


def verdict_json(row: Row, task: Task) -> dict[str, object]:
    """What was right, and why."""
    reasons = [{"text": words(reason.words), "source": reason.source} for reason in task.reasons]
    return {"right": row.right, "given": row.given, "answer": row.answer, "ms": row.ms, "reasons": reasons}


def _scene(scene: Scene) -> dict[str, object]:
    return {
        "game": scene.game,
        "board": cards_text(scene.board),
        "button": scene.button,
        "seats": [_seat(seat) for seat in scene.seats],
        "stakes": [words(line) for line in scene.stakes],
        "lines": [words(line) for line in scene.lines],
    }


def _seat(seat: SeatShown) -> dict[str, object]:
    shown: dict[str, object] = {"seat": seat.number, "cards": cards_text(seat.cards), "bet": seat.bet}
    return {**shown, "stack": seat.stack, "folded": seat.folded, "all_in": seat.all_in}


def form_json(form: Form) -> dict[str, object]:
    """How it is answered."""
    match form:
        case Choice():
            return {"choice": {key: words(option) for key, option in form.options}}
        case Amounts():
            return {"amounts": list(form.labels)}
        case Seats():
            return {"seats": list(form.among)}
        case Cards():
            return {"cards": form.count}
    raise AssertionError(f"no such form: {form}")
