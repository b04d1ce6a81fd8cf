"""The screen as a picture, without a window: for screenshots, pages and tests."""

from __future__ import annotations

from PyQt6.QtCore import QBuffer, QIODevice
from PyQt6.QtGui import QImage, QPainter

from dealerassist.display.frame import Frame
from dealerassist.display.layers import Layers
from dealerassist.display.layout import Profile, layout_of
from dealerassist.display.scene import parts_of
from dealerassist.display.speech import speak
from dealerassist.display.theme import Theme
from dealerassist.views import TableView

BEST_COMPRESSION = 0
"""Qt's quality of a PNG runs from 0, smallest, to 100, quickest; the picture is the same."""


def render(view: TableView, profile: Profile, theme: Theme, chosen_rank: int | None = None) -> QImage:
    """`view` as it looks on the panel. Needs a QGuiApplication. chosen_rank: a first touch on the card pad."""
    return rendered(view, profile, theme, chosen_rank)[0]


def rendered(view: TableView, profile: Profile, theme: Theme, chosen_rank: int | None = None) -> tuple[QImage, Frame]:
    """As `render`, with everything that was painted."""
    speak(view.language)
    layout = layout_of(profile)
    layers = Layers(layout, theme, profile.px_w, profile.px_h)
    parts = parts_of(view, layout, chosen_rank)
    frame = Frame(layout.panel)
    frame.targets.extend(part.target for part in parts if part.target is not None)
    image = layers.ground
    painter = QPainter(image)
    layers.paint(painter, parts, frame)
    painter.end()
    return image, frame


def png(image: QImage) -> bytes:
    """`image` as a PNG file, as small as it gets."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", BEST_COMPRESSION)
    return bytes(buffer.data().data())
