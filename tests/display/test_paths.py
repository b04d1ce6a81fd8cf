"""What makes a whole frame slow is left out: Qt gets every path in pixels already (see `pixels`)."""

from __future__ import annotations

from typing import Any

import pytest
from PyQt6.QtGui import QImage, QPainter, QPainterPath, QTransform

from dealerassist.display.canvas import Canvas
from dealerassist.display.frame import Frame
from dealerassist.display.layout import layout_of
from dealerassist.display.pixels import Pixels
from dealerassist.display.scene import parts_of
from dealerassist.display.theme import DIM
from tests.display.qt import SMALL
from tests.display.situations import SITUATIONS


class Watched(QPainter):
    """Notes how Qt is told to transform the paths that it gets."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.seen: list[QTransform] = []

    def fillPath(self, path: QPainterPath, brush: Any) -> None:  # noqa: N802
        self.seen.append(self.transform())
        super().fillPath(path, brush)

    def strokePath(self, path: QPainterPath, pen: Any) -> None:  # noqa: N802
        self.seen.append(self.transform())
        super().strokePath(path, pen)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", SITUATIONS)
def test_display_11_no_path_is_left_to_qt_to_scale(name: str) -> None:
    image = QImage(SMALL.px_w, SMALL.px_h, QImage.Format.Format_RGB32)
    painter = Watched(image)
    pixels = Pixels(painter, QTransform.fromScale(SMALL.px_w / SMALL.w, SMALL.px_h / SMALL.h))
    layout = layout_of(SMALL)
    for part in parts_of(SITUATIONS[name], layout):
        part.paint(Canvas(pixels, DIM, Frame(layout.panel), part.name))
    painter.end()
    assert painter.seen
    assert all(transform.isIdentity() for transform in painter.seen)
