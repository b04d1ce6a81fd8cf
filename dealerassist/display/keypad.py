"""The numeric pad: the whole input without looking at the screen (DISPLAY 6, its last lines). No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from dealerassist.views import (
    Intent,
    KeyCode,
    KeyRow,
    KeyView,
    PhraseCode,
    Press,
    PressKey,
    TableView,
    TouchBoard,
    TouchSeat,
    TypeDigits,
)

GO_ON = 2
"""The go-on key's place in the action row."""
FIXED: dict[str, Intent] = {
    ".": PressKey(Press.FOLD),
    "+": PressKey(Press.RAISE),
    "*": PressKey(Press.ALL_IN),
    "/": TouchBoard(),
}
OPENS = {KeyCode.BET, KeyCode.RAISE, KeyCode.ALL_IN}
"""Keys whose amount is typed after them; the others commit at once."""
NONE_OF_THEM = {KeyCode.NO_LOW, KeyCode.NOBODY_IN}
MOST_OF_ALL = {KeyCode.OPEN_PAIR, KeyCode.ALL_TIE}
FLOOR_SAYS = {
    KeyCode.MISDEAL,
    KeyCode.MEND,
    KeyCode.SCRAMBLE,
    KeyCode.REDEAL,
    KeyCode.OPENERS,
    KeyCode.CARRY,
    KeyCode.DEAD_HAND,
    KeyCode.TWICE,
}
"""What is answered to a question of the rules, never by a seat."""


class Keypad:
    """Keys of the pad, as the characters `0` to `9`, `.`, `+`, `*`, `/` and `\\n` for Enter, to intents.

    Digits are seats, but after `+` and `*` they are an amount, until Enter; where the column has the answers, they are
    how many cards a seat draws (0: it stands pat), how often it is run, or which answer it is, from above. `.` is none
    of them, `*` the most there is.
    """

    def __init__(self) -> None:
        self._opening = False
        self._sealed = False
        self._last = ""

    def shows(self, view: TableView, by_sensor: bool) -> None:
        """The screen shows `view`: by its pad one sees whether an amount is open."""
        if not by_sensor:
            self._opening = False
        if not view.pad:
            self._sealed = False

    def press(self, key: str, view: TableView) -> Intent | None:
        """What `key` sends while `view` is shown; None: nothing."""
        twice = key == self._last == "+"
        self._last = key
        typing = (view.pad or self._opening) and not self._sealed
        answer = None if typing else _answer(key, view)
        if answer is not None:
            return answer
        if key.isdecimal():
            return TypeDigits(key) if typing else TouchSeat(int(key) or 10)
        if key == "\n" and typing:
            self._sealed = True
            return None
        if key in "+*":
            self._opening = self._opens(key, view)
            self._sealed = False
        if key == "\n":
            return view.row[GO_ON].intent
        return PressKey(Press.MINIMUM) if twice else FIXED.get(key)

    @staticmethod
    def _opens(key: str, view: TableView) -> bool:
        """Whether the key on the screen that `key` stands for takes digits."""
        pressed = Press.RAISE if key == "+" else Press.ALL_IN
        return any(each.intent == PressKey(pressed) and each.code in OPENS for each in view.row)


def _answer(key: str, view: TableView) -> Intent | None:
    """What `key` says to a question that has its answers in the column."""
    column = [each for row in view.column if isinstance(row, KeyRow) for each in row.keys]
    go_on = view.row[GO_ON].intent
    match key:
        case ".":
            return _first(column, lambda each: each.code in NONE_OF_THEM)
        case "*":
            all_in = _first(view.row, lambda each: each.code is KeyCode.ALL_IN)
            return None if all_in is not None else _first(column, lambda each: each.code in MOST_OF_ALL)
        case "0":
            return go_on if view.prompt.code is PhraseCode.DRAW else None
    if key.isdecimal() and (said := _floor_says(column, view)):
        return dict(enumerate(said, 1)).get(int(key))
    return _first(column, lambda each: each.code is KeyCode.DIGIT and str(each.facts.get("k")) == key)


def _floor_says(column: Iterable[KeyView], view: TableView) -> list[Intent]:
    """The answers to a question of the rules, in the order of the digits that stand for them; once is the go-on key."""
    said = [each.intent for each in column if each.code in FLOOR_SAYS]
    once = [view.row[GO_ON].intent] if view.prompt.code is PhraseCode.RUN_TWICE else []
    return [intent for intent in (*once, *said) if intent is not None]


def _first(keys: Iterable[KeyView], wanted: Callable[[KeyView], bool]) -> Intent | None:
    return next((each.intent for each in keys if wanted(each)), None)
