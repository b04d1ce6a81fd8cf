"""Answers about turns, positions and rulings, looked up again in the books (PROCEDURES 8-11, 37-50, 57-69)."""

from __future__ import annotations

from dealerassist.training.codes import TellCode
from dealerassist.training.forms import Answer
from dealerassist.training.task import Task
from tests.training.story import clockwise, line, story


def whose_action(task: Task) -> Answer:
    """The next clockwise who has cards and chips: after who acted last, or the last blind, or the button."""
    told, scene = story(task.scene.lines), task.scene
    able = [seat.number for seat in scene.seats if not seat.folded and not seat.all_in]
    if told.acted:
        after = told.acted[-1][0]
    elif told.street == 1:
        after = told.blinds[-1][0]
    else:
        assert scene.button is not None
        after = scene.button
    return (clockwise(able, after)[0],)


def button_and_blinds(task: Task) -> Answer:
    last = line(task.scene, TellCode.LAST_HAND)
    assert last is not None
    left = [seat.number for seat in task.scene.seats]
    big = clockwise(left, last["big"])[0]
    if len(left) == 2:
        button = next(seat for seat in left if seat != big)
        return button, button, big
    if task.house.button_mode.value == "moving":
        button = clockwise(left, last["button"])[0]
        if clockwise(left, button)[1] == big:
            return button, clockwise(left, button)[0], big
    elif _meets(last["small"], last["big"], big):
        return last["small"], last["big"] if last["big"] in left else 0, big
    order = clockwise(left, big)  # all who are left sit where the blinds have been: they follow the big blind
    return order[-3], order[-2], big


def _meets(button: int, small: int, big: int) -> bool:
    """From the button on one comes to the small blind first, then to the big one."""
    return clockwise([button, small, big], button)[:2] == [small, big]


NOT_BY_TDA = {"button-wrong", "exposed-of-two", "out-of-sequence"}


def misdeal(task: Task) -> Answer:
    """TDA 2024 35A and 36; Robert's list is longer, and two acts are enough."""
    acted = story(task.scene.lines).acted
    roberts = task.house.name == "roberts"
    chips = any(verb not in {"fold", "check"} for _, verb in acted)
    late = len(acted) >= 2 if roberts else len(acted) >= 3 or (len(acted) == 2 and chips)
    told = line(task.scene, TellCode.MISDEAL)
    assert told is not None
    listed = roberts or told["what"].code.partition(".")[2] not in NOT_BY_TDA
    return "misdeal" if listed and not late else "play-on"


ANSWERS = {
    "absent": "dead",
    "boxed-card": "scrap",
    "dropped-stub": "rebuild",
    "exposed-draw": "replace-after-all",
    "fouled-deck": "void",
    "premature-flop": "reshuffle",
    "premature-river": "reshuffle",
    "rabbit": "refuse",
    "up-cards-lifted": "dead",
}
"""The same in every shipped house, whatever has happened."""


def ruling(task: Task) -> Answer:
    *situation, asked = (each.code.partition(".")[2] for each in task.scene.lines)
    acted, here, facing = (word in situation for word in ("substantial", "acted-here", "facing"))
    roberts = task.house.name == "roberts"
    depends = {
        "ask-to-see": "show" if roberts else "refuse",
        "button-error": "stands" if acted else "correct",
        "clock": "fold" if facing else "check",
        "exposed-card": "misdeal" if roberts else "replace",
        "extra-card": "dead" if acted else "burn",
        "four-card-flop": "redeal" if roberts else "scramble",
        "hole-count": "dead" if acted else "misdeal",
        "no-burn": "stands" if here else "scramble",
        "premature-turn": "set-aside" if roberts else "reshuffle",
    }
    return {**ANSWERS, **depends}[asked]
