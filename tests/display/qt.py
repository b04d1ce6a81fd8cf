"""What the tests that need Qt share."""

from __future__ import annotations

from PyQt6.QtGui import QImage

from dealerassist.display.frame import Frame
from dealerassist.display.layout import PROFILES, Profile
from dealerassist.display.still import rendered
from dealerassist.display.theme import THEMES, Theme
from dealerassist.views import TableView

SMALL = PROFILES["1024x600"]
NINE = 9
"""The rank that has been touched wherever a card is named."""


def painted(view: TableView, profile: Profile = SMALL, theme: Theme = THEMES["dim"]) -> tuple[QImage, Frame]:
    return rendered(view, profile, theme, NINE if view.naming else None)
