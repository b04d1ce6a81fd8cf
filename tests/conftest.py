"""How property tests search: always the same examples where CI judges a change, new ones each time on a desk. And the
screen is painted without a panel, whichever tests are run; what they leave of it goes with them.
"""

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None, database=None, print_blob=True)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def _no_widget_outlives_its_test() -> Iterator[None]:
    """A failed test's traceback keeps its widgets. Whichever thread collected them later might take Qt down."""
    yield
    delete_widgets()


def delete_widgets() -> None:
    """All windows, with what is in them, in Qt's thread; nothing where no test has loaded Qt."""
    widgets, sip = sys.modules.get("PyQt6.QtWidgets"), sys.modules.get("PyQt6.sip")
    if widgets is None or sip is None or widgets.QApplication.instance() is None:
        return
    for window in widgets.QApplication.topLevelWidgets():
        window.close()
        sip.delete(window)
