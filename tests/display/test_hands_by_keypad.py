"""Whole recorded hands by the numeric pad alone, without a look at the screen (DISPLAY 6, WALKTHROUGH 3 c). No Qt."""

from __future__ import annotations

import pytest

from dealerassist.cli.scripted_dealer import ScriptedDealer
from dealerassist.display.keypad import Keypad
from dealerassist.engine import Hand
from dealerassist.journal.phh import PhhHand
from dealerassist.rehearsal.records import table_of
from dealerassist.table.answering import NO_LOW
from dealerassist.table.exchanging import DRAW
from dealerassist.table.keeping import InMemory
from dealerassist.table.table import Table
from dealerassist.views import Choose, Intent, Press, PressKey, TouchBoard, TouchSeat, TypeDigits
from tests.rehearsal.hands import of_every_game, recorded, recorded_of

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
            case Choose(option):
                return seal + ("." if option == NO_LOW else option.removeprefix(DRAW))
        raise AssertionError(intent)

    def _wager(self, to: int, reach: int) -> None:
        if to == reach:
            self._touch(PressKey(Press.ALL_IN))
            return
        self._touch(PressKey(Press.RAISE))
        if self._table.view.pad:
            for digit in str(to // self._table.view.unit):
                self._touch(TypeDigits(digit))


def by_pad(record: PhhHand) -> tuple[PadDealer, InMemory, Hand]:
    keeper = InMemory(table_of(record))
    dealer = PadDealer(Table(keeper), record)
    return dealer, keeper, dealer.deal()


def reach_their_stacks(records: tuple[PhhHand, ...]) -> None:
    for record in records:
        _, keeper, truth = by_pad(record)
        assert keeper.hand.result is not None, record.file
        assert truth.result is not None
        assert keeper.hand.result.stacks == truth.result.stacks, record.file


def test_recorded_holdem_hands_reach_their_stacks_by_the_numeric_pad_alone() -> None:
    reach_their_stacks(recorded()[::7])


@pytest.mark.parametrize("game", sorted({record.setup.game.name for record in of_every_game()} - {"holdem"}))
def test_every_recorded_hand_of_another_game_reaches_its_stacks_by_the_numeric_pad_alone(game: str) -> None:
    """How many cards a seat draws is a digit, NO LOW is the point."""
    reach_their_stacks(recorded_of(game))


@pytest.mark.slow
def test_every_recorded_holdem_hand_reaches_its_stacks_by_the_numeric_pad_alone() -> None:
    reach_their_stacks(recorded())
