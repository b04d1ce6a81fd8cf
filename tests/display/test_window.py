"""The numeric pad on the widget, and the window that another thread feeds."""

from __future__ import annotations

import threading

import pytest
from PyQt6.QtCore import QEvent, Qt
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealerassist.display.layout import PROFILES, Profile
from dealerassist.display.window import DealerWindow, application
from dealerassist.views import (
    Intent,
    Press,
    PressKey,
    TouchBoard,
    TouchSeat,
)
from tests.display.award_screens import SHOWDOWN
from tests.display.betting_screens import DEAL_FLOP, FLOP, PREFLOP
from tests.display.finger import Table, grabbed
from tests.display.qt import painted


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def key(table: Table, code: Qt.Key, *, repeat: bool = False, release: bool = True) -> list[Intent]:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)[: 2 if release else 1]:
        modifier = Qt.KeyboardModifier.KeypadModifier
        QApplication.sendEvent(table.screen, QKeyEvent(kind, code, modifier, "", repeat))
    return table.taken()


def test_the_numeric_pad_sends_the_same_intents(table: Table) -> None:
    assert key(table, Qt.Key.Key_8) == [TouchSeat(8)]
    assert key(table, Qt.Key.Key_Enter) == [PressKey(Press.GO_ON)]
    assert key(table, Qt.Key.Key_Comma) == [PressKey(Press.FOLD)]
    assert key(table, Qt.Key.Key_Slash) == [TouchBoard()]
    assert key(table, Qt.Key.Key_8, repeat=True) == []
    assert key(table, Qt.Key.Key_A) == []


def test_enter_is_deaf_too_after_a_sensor(table: Table) -> None:
    table.screen.show_view(DEAL_FLOP, by_sensor=True)
    assert key(table, Qt.Key.Key_Enter) == []
    table.now += 351
    assert key(table, Qt.Key.Key_Enter) == [PressKey(Press.GO_ON)]


def test_a_long_minus_asks_for_the_list(table: Table, qtbot: QtBot) -> None:
    assert key(table, Qt.Key.Key_Minus) == [PressKey(Press.UNDO)]
    key(table, Qt.Key.Key_Minus, release=False)
    qtbot.waitUntil(lambda: bool(table.sent), timeout=3000)
    assert table.taken() == [PressKey(Press.UNDO_LIST)]
    key(table, Qt.Key.Key_Minus, repeat=True)
    assert key(table, Qt.Key.Key_Minus, release=True) != []


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_a_window_shows_what_another_thread_posts(qtbot: QtBot, profile: Profile) -> None:
    assert application() is QApplication.instance()
    window = DealerWindow(lambda intent: None, profile)
    qtbot.addWidget(window)
    window.open()

    def post() -> None:
        for view in (PREFLOP, FLOP, SHOWDOWN):
            window.post(view, by_sensor=True)

    poster = threading.Thread(target=post)
    poster.start()
    poster.join()
    wanted = painted(SHOWDOWN, profile)[0]
    qtbot.waitUntil(lambda: grabbed(window) == wanted, timeout=3000)


def test_without_a_profile_the_window_fills_the_panel(qtbot: QtBot) -> None:
    window = DealerWindow(lambda intent: None)
    qtbot.addWidget(window)
    window.open()
    assert window.isFullScreen()
    assert window.cursor().shape() is Qt.CursorShape.BlankCursor
    assert window.screen_widget.size() == window.size()
