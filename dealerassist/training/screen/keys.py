"""The keys that a question has on the screen: the action row, and the column where no text and no pad stands there."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.forms import Amounts, Cards, Choice
from dealerassist.training.screen.felt import is_one_hand, read_lines, takes_turns
from dealerassist.training.screen.lesson import NOBODY, Asked
from dealerassist.views import Choose, KeyCode, KeyRow, KeyStyle, KeyView, Press, PressKey, Row, Saying

FREE = KeyRow(())
_CLOSE = KeyView(KeyCode.CLOSE, PressKey(Press.MENU), KeyStyle.QUIET)
_WHY = KeyView(KeyCode.WHY, PressKey(Press.WHY), KeyStyle.QUIET)


def types(asked: Asked) -> bool:
    """Are digits typed now?"""
    return isinstance(asked.task.form, Amounts) and asked.told and not asked.watched and asked.given is None


def chooses(asked: Asked) -> bool:
    """Is one of several options touched now?"""
    return isinstance(asked.task.form, Choice) and asked.told and asked.given is None


def action_row(asked: Asked) -> tuple[KeyView, ...]:
    """UNDO, then what stops or is read, what goes on, and what ends the lesson; of a choice its options."""
    if _in_the_row(asked):
        return (_undo(asked), *options_of(asked))
    more = asked.given is not None and len(asked.task.reasons) > 1
    return (_undo(asked), _first(asked), _go_on(asked), _CLOSE, *((_WHY,) if more else ()))


def _undo(asked: Asked) -> KeyView:
    """It names the amount that it takes back."""
    if not asked.amounts or asked.given is not None:
        return KeyView(KeyCode.UNDO, None, KeyStyle.QUIET)
    last = Saying.of(TellCode.AMOUNT, a=asked.amounts[-1])
    return KeyView(KeyCode.UNDO, PressKey(Press.UNDO), KeyStyle.QUIET, facts={"what": last})


def _in_the_row(asked: Asked) -> bool:
    """Options with short words; names of hands stand in the column, rulings on the free felt."""
    scene = asked.question.task.scene
    return chooses(asked) and bool(scene.seats) and not is_one_hand(scene)


def options_of(asked: Asked) -> tuple[KeyView, ...]:
    form = asked.task.form
    options = form.options if isinstance(form, Choice) else ()
    return tuple(KeyView(KeyCode.ANSWER, Choose(key), facts={"what": words}) for key, words in options)


def _first(asked: Asked) -> KeyView:
    if asked.given is None and asked.watched:
        return KeyView(KeyCode.STOP, PressKey(Press.STOP))
    if takes_turns(asked.task.scene):
        return KeyView(KeyCode.SEE_CARDS if asked.chips else KeyCode.SEE_CHIPS, PressKey(Press.CHIPS))
    if types(asked) and read_lines(asked.task.scene):
        turn = PressKey(Press.WHY)
        return KeyView(KeyCode.DIGIT, turn, facts={"k": "123"}) if asked.reading else KeyView(KeyCode.READ, turn)
    return KeyView(KeyCode.READ, None)


def _go_on(asked: Asked) -> KeyView:
    going = KeyView(KeyCode.GO_ON, PressKey(Press.GO_ON), KeyStyle.GO_ON)
    if asked.given is None and (asked.watched or not asked.told):
        return replace(going, code=KeyCode.STEP)
    return going if asked.given is not None or _is_ready(asked) else replace(going, intent=None)


def _is_ready(asked: Asked) -> bool:
    form = asked.task.form
    return len(asked.cards) == form.count if isinstance(form, Cards) else bool(asked.chosen or asked.typed)


def column_of(asked: Asked) -> tuple[Row, ...]:
    """Names of hands; that nobody has a low; where options fill the row, the key that ends the lesson."""
    if chooses(asked) and is_one_hand(asked.task.scene):
        return tuple(KeyRow((option,)) for option in options_of(asked))
    low = asked.task.ask.code == f"AskCode.{AskCode.WHO_WINS_LOW}" and asked.given is None
    nobody = KeyRow((KeyView(KeyCode.NO_LOW, Choose(NOBODY)),)) if low else FREE
    return (FREE, FREE, nobody, KeyRow((_CLOSE,)) if _in_the_row(asked) else FREE)
