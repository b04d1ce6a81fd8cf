"""A dealer who enters hands on the numeric pad alone (DISPLAY 6, WALKTHROUGH 3 c). No Qt."""

from __future__ import annotations

from dealerassist.cli.scripted_dealer import ScriptedDealer
from dealerassist.display.keypad import Keypad
from dealerassist.engine.guts import ALL
from dealerassist.journal.phh import PhhHand
from dealerassist.table.answering import NO_LOW
from dealerassist.table.exchanging import DRAW, NOBODY_IN
from dealerassist.table.table import Table
from dealerassist.views import Choose, Intent, Press, PressKey, TouchBoard, TouchSeat, TypeDigits

KEYS = {
    Press.FOLD: ".",
    Press.RAISE: "+",
    Press.MINIMUM: "++",
    Press.ALL_IN: "*",
    Press.OPEN_PAIR: "*",
    Press.GO_ON: "\n",
    Press.UNDO: "-",
}


class PadDealer(ScriptedDealer):
    """Enters a record on the pad: every touch is the keys that stand for it. The pad has no 2½× and no 3×."""

    def __init__(self, table: Table, record: PhhHand) -> None:
        super().__init__(table, record)
        self._pad = Keypad()
        self.strokes = 0

    def _touch(self, intent: Intent) -> None:
        for key in self._keys(intent):
            self._stroke(key)

    def _stroke(self, key: str) -> None:
        self.strokes += 1
        intent = self._pad.press(key, self._table.view)
        if intent is not None:
            self._pad.shows(self._table.intend(intent), False)

    def _keys(self, intent: Intent) -> str:
        """Digits are an amount until Enter."""
        seal = "\n" if self._table.view.pad and not isinstance(intent, TypeDigits) else ""
        match intent:
            case TouchSeat(seat):
                return f"{seal}{seat % 10}"
            case TypeDigits(digits):
                return digits
            case TouchBoard():
                return "/"
            case PressKey(key):
                return seal * (key is Press.GO_ON) + KEYS[key]
            case Choose(option) if option in {NO_LOW, NOBODY_IN}:
                return f"{seal}."
            case Choose(option) if option == ALL:
                return f"{seal}*"
            case Choose(option) if option.startswith(DRAW):
                return seal + option.removeprefix(DRAW)
            case Choose(option) if (question := self._table.situation.hand.awaiting.question) is not None:
                return f"{seal}{question.options.index(option) + 1}"
        raise AssertionError(intent)

    def _wager(self, to: int, reach: int) -> None:
        if to == reach:
            self._touch(PressKey(Press.ALL_IN))
            return
        self._touch(PressKey(Press.RAISE))
        if self._table.view.pad:
            for digit in str(to // self._table.view.unit):
                self._touch(TypeDigits(digit))
