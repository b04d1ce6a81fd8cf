"""A test that fails, or forgets, leaves no widget behind. One that lived on in its traceback would be freed by any
thread that collects garbage next; Qt's objects may only be freed in Qt's.
"""

from __future__ import annotations

from PyQt6 import sip
from PyQt6.QtWidgets import QApplication

from dealerassist.display.players import PlayersScreen
from dealerassist.display.theme import DIM
from dealerassist.display.window import DealerWindow
from tests.conftest import delete_widgets


def test_every_widget_is_deleted_in_qts_thread_whoever_still_has_it(qapp: object) -> None:
    window, players = DealerWindow(lambda intent: None), PlayersScreen(DIM)
    window.open()
    delete_widgets()
    assert all(map(sip.isdeleted, (window, window.screen_widget, players)))
    assert QApplication.topLevelWidgets() == []
