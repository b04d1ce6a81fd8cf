"""The widget under a finger: what it sends, what it repaints, and that both keep their promises."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from PyQt6.QtCore import QEvent, QPoint
from PyQt6.QtGui import QRegion
from pytestqt.qtbot import QtBot

from dealerassist.cards import card
from dealerassist.display.screen import TableScreen
from dealerassist.display.theme import BRIGHT, DIM
from dealerassist.views import (
    HoldSeat,
    Intent,
    NameCard,
    Press,
    PressKey,
    SeatLook,
    TouchBoard,
    TouchSeat,
    TypeDigits,
)
from tests.display.award_screens import SHOWDOWN
from tests.display.betting_screens import AMOUNT, DEAL_FLOP, FLOP, PREFLOP
from tests.display.doubt_screens import MISDEAL, NAMING
from tests.display.finger import Table, mouse
from tests.display.qt import SMALL, painted
from tests.display.situations import SITUATIONS


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def test_each_control_sends_its_intent(table: Table) -> None:
    assert table.touch("seat 5") == [TouchSeat(5)]
    assert table.touch("board") == [TouchBoard()]
    assert table.touch("slot 1") == [PressKey(Press.FOLD)]
    assert table.touch("go-on") == [PressKey(Press.GO_ON)]
    assert table.touch("undo") == [PressKey(Press.UNDO)]
    assert table.touch("column 1.1") == [PressKey(Press.MINIMUM)]
    assert table.touch("column 2.2") == [PressKey(Press.TIMES_THREE)]
    assert table.touch("column 4.1") == [PressKey(Press.MENU)]


def test_the_pad_types(table: Table) -> None:
    table.screen.show_view(AMOUNT)
    assert [*table.touch("pad 2"), *table.touch("pad 00")] == [TypeDigits("2"), TypeDigits("00")]
    assert table.touch("pad delete") == [PressKey(Press.DELETE)]


def test_nothing_acts_before_release_and_sliding_off_cancels(table: Table) -> None:
    table.press("go-on")
    assert table.taken() == []
    mouse(table.screen, table.spot("slot 3"), QEvent.Type.MouseMove)
    assert table.lift("slot 3") == []


def test_a_bounce_within_40_ms_is_ignored(table: Table) -> None:
    assert table.touch("slot 1") == [PressKey(Press.FOLD)]
    assert table.touch("slot 1", after=30) == []


def test_two_quick_touches_are_two_touches_and_no_double_click(table: Table) -> None:
    table.screen.show_view(AMOUNT)
    assert table.touch("pad 0") == [TypeDigits("0")]
    table.now += 100
    mouse(table.screen, table.spot("pad 0"), QEvent.Type.MouseButtonDblClick)
    assert table.lift("pad 0") == [TypeDigits("0")]


def hold(table: Table, name: str, ms: float) -> list[Intent]:
    """Holds a target for `ms` of the table's clock; Qt's timers are called as they would be."""
    table.now += 500
    table.press(name)
    table.now += ms
    table.screen._hold()
    return table.lift(name)


def test_seats_and_undo_can_be_held(table: Table) -> None:
    assert hold(table, "seat 5", 610) == [HoldSeat(5)]
    assert hold(table, "undo", 610) == [PressKey(Press.UNDO_LIST)]
    assert hold(table, "seat 5", 500) == [TouchSeat(5)]


def test_a_ring_key_sends_after_its_second_only(table: Table) -> None:
    table.screen.show_view(MISDEAL)
    assert hold(table, "column 1.1", 900) == []
    assert hold(table, "column 1.1", 1001) == [PressKey(Press.MISDEAL)]


def test_holding_works_with_real_time(qtbot: QtBot) -> None:
    sent: list[Intent] = []
    screen = TableScreen(sent.append, SMALL, DIM)
    screen.setFixedSize(SMALL.px_w, SMALL.px_h)
    qtbot.addWidget(screen)
    screen.show_view(PREFLOP)
    mouse(screen, QPoint(650, 335), QEvent.Type.MouseButtonPress)
    qtbot.waitUntil(lambda: bool(sent), timeout=3000)
    mouse(screen, QPoint(650, 335), QEvent.Type.MouseButtonRelease)
    assert sent == [HoldSeat(8)]


def test_after_a_sensor_has_moved_the_action_the_keys_are_deaf_for_350_ms(table: Table) -> None:
    table.screen.show_view(DEAL_FLOP, by_sensor=True)
    assert table.touch("go-on", after=100) == []
    assert table.touch("go-on") == [PressKey(Press.GO_ON)], "580 ms later"


def test_a_sensor_that_moves_the_action_to_another_seat_counts_too(table: Table) -> None:
    moved = {7: SeatLook.FOLDED, 8: SeatLook.TO_ACT}
    seats = tuple(replace(seat, look=moved.get(seat.number, seat.look)) for seat in PREFLOP.seats)
    table.screen.show_view(replace(PREFLOP, seats=seats), by_sensor=True)
    assert table.touch("slot 1", after=100) == [], "FOLD would have been another seat's"


def test_the_dealers_own_touch_and_an_idle_sensor_delay_nothing(table: Table) -> None:
    table.screen.show_view(DEAL_FLOP, by_sensor=False)
    assert table.touch("go-on", after=100) == [PressKey(Press.GO_ON)]
    table.screen.show_view(replace(DEAL_FLOP, health=()), by_sensor=True)
    assert table.touch("go-on", after=100) == [PressKey(Press.GO_ON)]


def test_a_card_takes_two_touches(table: Table) -> None:
    table.screen.show_view(NAMING)
    assert table.touch("suit 2") == []
    assert table.touch("rank 9") == [], "the screen keeps the first to itself"
    assert table.touch("suit 2") == [NameCard(card("9h"))]
    assert table.touch("rank 7") == []
    assert table.touch("suit 2") == [], "the seven of hearts lies on the board"
    table.screen.show_view(FLOP)
    table.screen.show_view(NAMING)
    assert table.touch("suit 3") == [], "a new question begins with the rank"


@pytest.mark.parametrize("name", SITUATIONS)
def test_repainting_what_has_changed_gives_the_whole_picture(table: Table, name: str) -> None:
    for view in (SHOWDOWN, SITUATIONS[name]):
        table.screen.show_view(view)
        shown = table.picture()
    if not SITUATIONS[name].naming:  # painted with a rank chosen
        assert shown == painted(SITUATIONS[name])[0]


def test_only_what_has_changed_is_repainted(table: Table) -> None:
    asked: list[QRegion] = []
    table.screen.update = asked.append  # type: ignore[method-assign,assignment]
    seats = tuple(replace(seat, word=None) if seat.number == 1 else seat for seat in PREFLOP.seats)
    table.screen.show_view(replace(PREFLOP, seats=seats))
    assert len(asked) == 1
    box = asked[0].boundingRect()
    assert box.width() * box.height() < 0.05 * SMALL.px_w * SMALL.px_h
    table.screen.show_view(replace(PREFLOP, seats=seats))
    assert len(asked) == 1, "the same view again costs nothing"


def test_a_finger_is_answered_at_once_and_leaves_no_trace(table: Table) -> None:
    before = table.picture()
    table.press("slot 1")
    assert table.picture() != before
    mouse(table.screen, table.spot("slot 3"), QEvent.Type.MouseMove)
    assert table.picture() == before


def test_the_ring_fills_while_a_key_is_held(table: Table) -> None:
    table.screen.show_view(MISDEAL)
    pictures = [table.picture()]
    table.press("column 1.1")
    for _ in range(3):
        table.now += 250
        table.screen._turn_ring()
        pictures.append(table.picture())
    assert all(one != other for one, other in itertools.pairwise(pictures))
    assert table.lift("column 1.1") == []
    assert table.picture() == pictures[0]


def test_the_light_edge_goes_by_itself(table: Table, qtbot: QtBot) -> None:
    table.screen.show_view(DEAL_FLOP)
    assert table.picture() == painted(DEAL_FLOP)[0]
    dark = replace(DEAL_FLOP, seats=tuple(replace(seat, lit=False) for seat in DEAL_FLOP.seats))
    qtbot.waitUntil(lambda: table.picture() == painted(dark)[0], timeout=3000)


def test_the_theme_can_change_while_it_runs(table: Table) -> None:
    table.screen.set_theme(BRIGHT)
    assert table.picture() == painted(PREFLOP, SMALL, BRIGHT)[0]


def test_the_prompt_is_the_accessible_name(table: Table) -> None:
    assert table.screen.accessibleName() == "[7] CALL 1,200"
