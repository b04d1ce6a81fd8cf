"""An amount that nobody has counted is a `?`, and so is every figure that needs it: prompt, column, seats, reasons
(DISPLAY 6.7, 8, 11).
"""

from __future__ import annotations

from dealerassist.journal.live import LiveTable
from dealerassist.table.table import Table
from dealerassist.views import MenuPage, PotRow, PotView, Press, PressKey, ReasonCode, StepView, TurnTo, TypeDigits
from tests.rehearsal.running import Remembering
from tests.table.playing import Played

GO, RAISE, ALL_IN, FOLD = Press.GO_ON, Press.RAISE, Press.ALL_IN, Press.FOLD


def bet_on_the_flop(seats: int = 3) -> Played:
    """Seat 1 bets, all call, and nobody counts it."""
    played = Played(seats, 1_000)
    played.touch(*[GO] * (seats + 1), "board", RAISE, *[GO] * (seats - 1))
    return played


def steps(played: Played) -> list[tuple[int | None, object]]:
    """What each step says: its amount, and the whole that its label names."""
    return [(row.amount, row.facts["a"]) for row in played.table.view.column if isinstance(row, StepView)]


def reasons(played: Played) -> set[ReasonCode]:
    return {reason.code for reason in played.table.view.reasons}


def split(played: Played) -> None:
    played.touch("board", "board", "board", 1, 2, GO)


def test_display_6_7_who_calls_an_uncounted_bet_has_no_amount_either() -> None:
    played = Played(3, 1_000)
    played.touch(*[GO] * 4, "board", RAISE, GO)
    assert [played.seat(seat).uncounted for seat in (1, 2)] == [True, False]
    assert played.seat(2).amount is None
    played.hold(1)
    played.touch("3", "00")
    assert [played.seat(seat).amount for seat in (1, 2)] == [300, 300]


def test_display_6_7_the_steps_of_a_push_say_no_more_than_its_prompt() -> None:
    played = bet_on_the_flop()
    split(played)
    assert played.prompt == "amount-raise n=1", "it is asked for once, when a pot is split"
    played.touch(GO)
    assert played.prompt == "push a=? n=2"
    assert steps(played) == [(None, "?"), (None, "?")]
    assert ReasonCode.ODD_CHIP not in reasons(played)
    played.touch(GO)
    assert [played.seat(seat).amount for seat in (1, 2)] == [None, None]


def test_display_6_7_once_it_is_counted_all_of_them_have_their_amounts() -> None:
    played = bet_on_the_flop()
    split(played)
    played.touch("3", "00", "board")
    assert played.prompt == "push a=750 n=1"
    assert steps(played) == [(750, 1500), (750, 1500)]


def side_pot() -> Played:
    """Seat 1 is all-in for its 500, seats 2 and 3 have called, and the bet of seat 2 on the flop is not counted."""
    played = Played(3, None)
    played.touch(GO, GO, ALL_IN, "5", "00", GO, GO, "board", RAISE, GO)
    return played


def test_display_8_pots_that_are_not_counted_are_made_without_an_amount() -> None:
    played = side_pot()
    assert played.prompt == "amount-raise n=2", "it is asked for once, when a pot is built"
    played.touch(Press.FLOOR, Press.FLOOR)
    assert played.prompt == "build-side a=? k=1"
    (pots,) = (row for row in played.table.view.column if isinstance(row, PotRow))
    assert pots.pots == (PotView(0, None, (1, 2, 3)), PotView(1, None, (2, 3)))


def test_walkthrough_3_f_a_disputed_showdown_of_uncounted_bets_has_no_amount() -> None:
    played = bet_on_the_flop(2)
    played.touch("board", FOLD)
    played.touch(PressKey(Press.MENU), TurnTo(MenuPage.VERIFY))
    assert played.prompt == "verdict a=? n=2"
    assert steps(played) == [(None, "?")]


def test_an_amount_that_is_counted_as_the_least_one_is_counted_after_a_restart_too() -> None:
    """What was typed is in the rows: the least raise is provisional until somebody has counted just that."""
    played = Played(3, 1_000)
    keeper = Remembering(LiveTable(played.keeper.table, played.keeper.house))
    table = Table(keeper)
    for intent in map(PressKey, (GO, RAISE)):
        table.intend(intent)
    for digits in ("4", "00"):
        table.intend(TypeDigits(digits))
    table.intend(PressKey(GO))
    assert keeper.hand.bet_to == 400
    again = Table(keeper, resumed=keeper.marks)
    again.intend(PressKey(GO))
    assert not any(seat.uncounted for seat in again.view.seats)
