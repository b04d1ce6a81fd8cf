"""Pictures of the screen's parts: painted when they have to be, never older than the view, no more than are shown."""

from __future__ import annotations

import pytest
from PyQt6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from dealerassist.display.frame import Frame
from dealerassist.display.layers import Layers
from dealerassist.display.layout import layout_of
from dealerassist.display.scene import parts_of
from dealerassist.display.theme import BRIGHT, DIM
from dealerassist.views import TableView
from tests.display.betting_screens import FLOP, PREFLOP
from tests.display.finger import Table
from tests.display.qt import SMALL, painted
from tests.display.situations import SITUATIONS

pytestmark = pytest.mark.usefixtures("qapp")

LAYOUT = layout_of(SMALL)
AT_PLAY = [name for name, view in SITUATIONS.items() if not view.naming]


def fresh() -> Layers:
    return Layers(LAYOUT, DIM, SMALL.px_w, SMALL.px_h)


def shown(layers: Layers, view: TableView) -> tuple[QImage, Frame]:
    """`view` on the ground, and what had to be painted for it."""
    image, frame = layers.ground.copy(), Frame(LAYOUT.panel)
    painter = QPainter(image)
    layers.paint(painter, parts_of(view, LAYOUT), frame)
    painter.end()
    return image, frame


def test_what_shows_the_same_is_not_painted_again() -> None:
    layers = fresh()
    shown(layers, PREFLOP)
    image, frame = shown(layers, PREFLOP)
    assert image == painted(PREFLOP)[0]
    assert not frame.texts


def test_after_a_change_of_colours_every_part_is_painted_again() -> None:
    layers = fresh()
    _, before = shown(layers, PREFLOP)
    layers.renew(DIM)
    image, after = shown(layers, PREFLOP)
    assert image == painted(PREFLOP)[0]
    assert after == before
    layers.renew(BRIGHT)
    assert shown(layers, PREFLOP)[0] == painted(PREFLOP, SMALL, BRIGHT)[0]


def test_pictures_that_are_used_again_keep_nothing_of_what_they_showed() -> None:
    layers = fresh()
    for name in (*AT_PLAY, *reversed(AT_PLAY)):
        assert shown(layers, SITUATIONS[name])[0] == painted(SITUATIONS[name])[0], name


def test_display_11_a_screen_keeps_no_picture_of_what_it_no_longer_shows(qtbot: QtBot) -> None:
    table = Table(qtbot)
    for view in (*SITUATIONS.values(), FLOP):
        table.screen.show_view(view)
        table.picture()
    layers = table.screen._layers
    assert layers is not None
    assert set(layers._kept) == {part.name for part in parts_of(FLOP, LAYOUT)}
