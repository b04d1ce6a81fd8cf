"""The column: amounts while betting, steps while pushing, pots in between; MENU below (DISPLAY 5, 8)."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine import Await, FixedLimit, Legal, Part, PotLimit
from dealerassist.engine.pots import Share
from dealerassist.table.answering import NO_LOW
from dealerassist.table.ending import ended_by_folds
from dealerassist.table.going_on import key_amount, open_pair
from dealerassist.table.pushing import Push, pushes
from dealerassist.table.situation import Situation
from dealerassist.table.viewing.answers import answer_rows
from dealerassist.table.viewing.prompts import UNKNOWN
from dealerassist.table.winners import no_low_word
from dealerassist.views import (
    Choose,
    KeyCode,
    KeyRow,
    KeyStyle,
    KeyView,
    PotRow,
    PotView,
    Press,
    PressKey,
    Row,
    StepCode,
    StepState,
    StepView,
)

EMPTY = KeyRow(())
MENU = KeyRow((KeyView(KeyCode.MENU, PressKey(Press.MENU), KeyStyle.QUIET),))
STEP_ROWS = 3


def column(situation: Situation) -> tuple[Row, ...]:
    """Four rows."""
    waits = situation.hand.awaits
    turned_to = answer_rows(situation)
    if turned_to is not None:
        rows: tuple[Row, ...] = turned_to
    elif waits in {Await.AWARD, Await.DONE}:
        rows = _steps(situation)
    elif situation.hand.legal is not None:
        rows = _amounts(situation, situation.hand.legal)
    else:
        rows = (_no_low(situation), *_pots(situation))
    return (*rows, *(EMPTY,) * (STEP_ROWS - len(rows)), MENU)


def _no_low(situation: Situation) -> KeyRow:
    """Who has the low is asked, and nobody may have one."""
    if situation.desk.winners or no_low_word(situation) is None:
        return EMPTY
    return KeyRow((KeyView(KeyCode.NO_LOW, Choose(NO_LOW)),))


def _amounts(situation: Situation, legal: Legal) -> tuple[Row, ...]:
    limit = situation.hand.setup.stakes.limit
    if isinstance(limit, FixedLimit):
        return (_open_pair(situation, legal), *_pots(situation))
    if isinstance(limit, PotLimit):
        pair = (_amount(situation, legal, Press.HALF_POT), _amount(situation, legal, Press.MINIMUM))
        return (KeyRow((_amount(situation, legal, Press.POT),)), KeyRow(pair), *_pots(situation)[:1])
    pair = (_amount(situation, legal, Press.TIMES_TWO_AND_A_HALF), _amount(situation, legal, Press.TIMES_THREE))
    return (KeyRow((_amount(situation, legal, Press.MINIMUM),)), KeyRow(pair), _pot_asked(situation))


def _open_pair(situation: Situation, legal: Legal) -> KeyRow:
    """Over an open pair on fourth street the big bet may be opened for (RULES 6.4)."""
    if not open_pair(situation.hand, legal):
        return EMPTY
    return KeyRow((_amount(situation, legal, Press.OPEN_PAIR),))


_CODES = {
    Press.OPEN_PAIR: KeyCode.OPEN_PAIR,
    Press.MINIMUM: KeyCode.MIN,
    Press.POT: KeyCode.POT,
    Press.HALF_POT: KeyCode.HALF_POT,
    Press.TIMES_TWO_AND_A_HALF: KeyCode.TIMES_TWO_AND_A_HALF,
    Press.TIMES_THREE: KeyCode.TIMES_THREE,
}


def _amount(situation: Situation, legal: Legal, press: Press) -> KeyView:
    """An amount key; off where it would be no legal raise."""
    to = key_amount(situation, legal, press)
    return KeyView(_CODES[press], None) if to is None else KeyView(_CODES[press], PressKey(press), facts={"a": to})


def _pot_asked(situation: Situation) -> KeyRow:
    """Dealers do not volunteer the pot of a no-limit hand (DISPLAY 11)."""
    if not situation.desk.pot_shown:
        return KeyRow((KeyView(KeyCode.POT_ASK, PressKey(Press.POT_ASK), KeyStyle.QUIET),))
    facts: dict[str, int | str] = {"a": situation.hand.pot_with_bets} if situation.counted else {}
    return KeyRow((KeyView(KeyCode.POT_SHOWN, PressKey(Press.POT_ASK), KeyStyle.QUIET, facts),))


def _pots(situation: Situation) -> tuple[Row, ...]:
    """Two or more pots stand in the column (DISPLAY 1)."""
    pots = [pot for pot in situation.hand.pots if pot.amount]
    if len(pots) < 2 or not any(seat.live and seat.all_in for seat in situation.hand.seats):
        return ()
    views = tuple(PotView(i, pot.amount if situation.counted else None, pot.eligible) for i, pot in enumerate(pots))
    return (PotRow(views),)


def _steps(situation: Situation) -> tuple[Row, ...]:
    """What is pushed, done and to come: as many as there is room for, around the current one."""
    steps = pushes(situation.hand, situation.counted)
    all_pushed = situation.hand.over and not ended_by_folds(situation)
    done = len(steps) if all_pushed else situation.desk.pushed
    views = []
    for place, push in enumerate(steps):
        state = StepState.DONE if place < done else StepState.CURRENT if place == done else StepState.NEXT
        alike = _paid_alike(push, situation.counted)
        step = StepView(_step_code(push, alike), push.amount, (push.seat,), state, _step_facts(push, alike))
        views.append(step if situation.counted else without_amount(step))
    first = max(0, min(done - 1, len(views) - STEP_ROWS))
    return tuple(views[first : first + STEP_ROWS])


def without_amount(step: StepView) -> StepView:
    """Who gets which part of a pot whose chips nobody has counted."""
    return replace(step, amount=None, facts={**step.facts, "a": UNKNOWN})


def _paid_alike(push: Push, counted: bool) -> tuple[Share, ...]:
    """The shares of the same part that chips are pushed for."""
    return tuple(share for share in push.alike if share.amount or not counted) or push.alike


def _step_facts(push: Push, alike: tuple[Share, ...]) -> dict[str, int | str]:
    """A half or a quarter names its side pot only, so that there is room."""
    side: dict[str, int | str] = {"k": push.number} if push.number else {}
    place = alike.index(push.shares[0]) + 1
    board: dict[str, int | str] = {"b": push.board} if push.board else {}
    whole = sum(share.amount for share in push.alike) if push.board else push.pot.amount
    return {**side, **board, "a": whole, "i": place, "of": len(alike)}


def _step_code(push: Push, alike: tuple[Share, ...]) -> StepCode:
    parts = {share.part for share in push.shares}
    if parts >= set(_HALVES):
        return StepCode.HIGH_AND_LOW
    if push.part in _HALVES:
        half, quarter, part = _HALVES[push.part]
        return {1: half, 2: quarter}.get(len(alike), part)
    if push.number:
        return StepCode.SIDE_SHARE if len(alike) > len(push.shares) else StepCode.SIDE
    return StepCode.MAIN_SHARE if len(alike) > len(push.shares) else StepCode.MAIN


_HALVES = {
    Part.HIGH: (StepCode.HIGH_HALF, StepCode.HIGH_QUARTER, StepCode.HIGH_SHARE),
    Part.LOW: (StepCode.LOW_HALF, StepCode.LOW_QUARTER, StepCode.LOW_SHARE),
}
