"""The column: amounts while betting, steps while pushing, pots in between; MENU below (DISPLAY 5, 8)."""

from __future__ import annotations

from dealerassist.engine import Await, FixedLimit, Legal, PotLimit
from dealerassist.table.ending import ended_by_folds
from dealerassist.table.going_on import award_pots, key_amount, pushes
from dealerassist.table.marks import uncounted
from dealerassist.table.situation import Situation
from dealerassist.table.viewing.answers import answer_rows
from dealerassist.views import (
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
    waits = situation.hand.awaiting.what
    turned_to = answer_rows(situation)
    if turned_to is not None:
        rows: tuple[Row, ...] = turned_to
    elif waits in {Await.AWARD, Await.DONE}:
        rows = _steps(situation)
    elif situation.hand.legal is not None:
        rows = _amounts(situation, situation.hand.legal)
    else:
        rows = (EMPTY, *_pots(situation))
    return (*rows, *(EMPTY,) * (STEP_ROWS - len(rows)), MENU)


def _amounts(situation: Situation, legal: Legal) -> tuple[Row, ...]:
    limit = situation.hand.setup.stakes.limit
    if isinstance(limit, FixedLimit):
        return (EMPTY, *_pots(situation))
    if isinstance(limit, PotLimit):
        pair = (_amount(situation, legal, Press.HALF_POT), _amount(situation, legal, Press.MINIMUM))
        return (KeyRow((_amount(situation, legal, Press.POT),)), KeyRow(pair), *_pots(situation)[:1])
    pair = (_amount(situation, legal, Press.TIMES_TWO_AND_A_HALF), _amount(situation, legal, Press.TIMES_THREE))
    return (KeyRow((_amount(situation, legal, Press.MINIMUM),)), KeyRow(pair), _pot_asked(situation))


_CODES = {
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
    unknown = bool(uncounted(situation.entries, situation.marks))
    facts: dict[str, int | str] = {} if unknown else {"a": situation.hand.pot_with_bets}
    return KeyRow((KeyView(KeyCode.POT_SHOWN, PressKey(Press.POT_ASK), KeyStyle.QUIET, facts),))


def _pots(situation: Situation) -> tuple[Row, ...]:
    """Two or more pots stand in the column (DISPLAY 1)."""
    pots = [pot for pot in situation.hand.pots if pot.amount]
    if len(pots) < 2 or not any(seat.live and seat.all_in for seat in situation.hand.seats):
        return ()
    views = tuple(PotView(i, pot.amount, pot.eligible) for i, pot in enumerate(pots))
    return (PotRow(views),)


def _steps(situation: Situation) -> tuple[Row, ...]:
    """What is pushed, done and to come: as many as there is room for, around the current one."""
    pots = award_pots(situation.hand)
    steps = pushes(situation.hand)
    all_pushed = situation.hand.over and not ended_by_folds(situation)
    done = len(steps) if all_pushed else situation.desk.pushed
    views = []
    for place, (pot, share) in enumerate(steps):
        shares = pots[pot].shares
        state = StepState.DONE if place < done else StepState.CURRENT if place == done else StepState.NEXT
        facts = {"a": pots[pot].amount, "k": pot, "i": share + 1, "of": len(shares)}
        code = _step_code(pot, len(shares))
        views.append(StepView(code, shares[share].amount, (shares[share].seat,), state, facts))
    first = max(0, min(done - 1, len(views) - STEP_ROWS))
    return tuple(views[first : first + STEP_ROWS])


def _step_code(pot: int, shares: int) -> StepCode:
    if pot:
        return StepCode.SIDE_SHARE if shares > 1 else StepCode.SIDE
    return StepCode.MAIN_SHARE if shares > 1 else StepCode.MAIN
