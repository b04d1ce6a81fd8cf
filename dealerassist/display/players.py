"""A second screen, for the players: the dealer's felt, large, without keys (optional).

Whose action it is, the board, the pots, who wins and why. Nothing that only the dealer is asked: no doubt, no count, no
misdeal is claimed in front of players (WALKTHROUGH 3 h), and no card but those on the dealer's screen.
"""

# ruff: noqa: N802 - Qt names its event handlers

from __future__ import annotations

from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtGui import QColor, QImage, QPainter, QPaintEvent, QResizeEvent
from PyQt6.QtWidgets import QApplication, QWidget

from dealerassist.display.frame import Frame
from dealerassist.display.layers import Layers
from dealerassist.display.layout import PLAYERS_PANEL, Layout, players_layout
from dealerassist.display.part import Part
from dealerassist.display.scene import PROMPT, parts_of
from dealerassist.display.theme import Theme
from dealerassist.views import (
    MarkCode,
    PhraseCode,
    PlaceLook,
    PlaceView,
    PotRow,
    Reason,
    ReasonCode,
    SeatView,
    TableView,
)

LATER_MS = 100
"""The dealer's screen is painted first."""
WINDOW = 976, 549
"""Where there is no second screen to fill, px."""
TOLD = {
    PhraseCode.ACT_CALL,
    PhraseCode.ACT_CHECK,
    PhraseCode.ACT_OPTION,
    PhraseCode.ACT_UNKNOWN,
    PhraseCode.ACT_BRING_IN,
    PhraseCode.AMOUNT_RAISE,
    PhraseCode.SHOW_ORDER,
    PhraseCode.SHOW_NEXT,
    PhraseCode.SHOW_ALL_IN,
    PhraseCode.PUSH,
    PhraseCode.PUSH_TWO,
    PhraseCode.PUSH_NO_LOW,
    PhraseCode.RETURN,
}
"""Prompts that are everybody's business."""
WHY = {
    ReasonCode.HAND,
    ReasonCode.HAND_ON,
    ReasonCode.WHY,
    ReasonCode.SPLIT,
    ReasonCode.ODD_CHIP,
    ReasonCode.ODD_CHIP_BY_CARD,
    ReasonCode.ODD_TO_FIRST,
}


NOT_PLAY = {MarkCode.RECALL, MarkCode.VERIFY, MarkCode.TRAINING}


def is_play(view: TableView) -> bool:
    """Does the dealer's screen show the hand in play? Else the players' stays as it is."""
    return not view.menu and view.sheet is None and not NOT_PLAY.intersection(view.marks)


def for_players(view: TableView) -> TableView:
    """What of the dealer's screen is everybody's business; a prompt that is not is not painted."""
    return TableView(
        prompt=view.prompt,
        seats=tuple(map(_seat, view.seats)),
        board=tuple(map(_place, view.board)),
        second=tuple(map(_place, view.second)),
        row=(),
        column=(),
        stakes=view.stakes,
        hand=view.hand,
        pot=view.pot,
        reasons=(*(each for each in view.reasons if each.code in WHY), *_pots(view)),
        unit=view.unit,
    )


def _seat(seat: SeatView) -> SeatView:
    """Without what is asked of the dealer alone: doubts, dotted edges, open amounts."""
    word, amount, count = (None, None, None) if seat.question else (seat.word, seat.amount, seat.count)
    return SeatView(
        seat.number,
        seat.look,
        word,
        amount,
        count=count,
        button=seat.button,
        cards=seat.cards,
        up=seat.up,
        more=seat.more,
        playing=seat.playing,
        lit=seat.lit,
    )


def _place(place: PlaceView) -> PlaceView:
    """A card that nobody has read is no question to the players."""
    return PlaceView(PlaceLook.NEXT) if place.look is PlaceLook.UNSURE else place


def _pots(view: TableView) -> tuple[Reason, ...]:
    """Main and side pots, which stand in the dealer's column."""
    pots = [pot for row in view.column if isinstance(row, PotRow) for pot in row.pots]
    return tuple(
        Reason(
            ReasonCode.WHICH_POT,
            {
                **({} if pot.amount is None else {"a": pot.amount}),
                **({"k": pot.number} if pot.number else {}),
                "seats": pot.seats,
            },
        )
        for pot in pots
    )


def _parts(view: TableView, layout: Layout) -> tuple[Part, ...]:
    parts = parts_of(view, layout)
    return parts if view.prompt.code in TOLD else tuple(part for part in parts if part.name != PROMPT)


def _painted(layers: Layers, view: TableView | None) -> tuple[QImage, Frame]:
    image, frame = layers.ground.copy(), Frame(layers.layout.panel)
    if view is not None:
        parts = _parts(view, layers.layout)
        painter = QPainter(image)
        layers.paint(painter, parts, frame)
        painter.end()
        layers.forget(parts)
    return image, frame


class PlayersScreen(QWidget):
    """Shows the hand in play, as far as it is everybody's business."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._view: TableView | None = None
        self._layers: Layers | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.update)
        self.setWindowTitle("Dealer Assist")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)  # the dealer's window ends the program

    def open(self) -> None:
        """Over the whole second screen; without one, in a window."""
        screens = QApplication.screens()
        if len(screens) > 1:
            self.setGeometry(screens[1].geometry())
            self.setCursor(Qt.CursorShape.BlankCursor)
            self.showFullScreen()
        else:
            self.resize(*WINDOW)
            self.show()

    def show_view(self, view: TableView) -> None:
        """The dealer's screen shows this from now on."""
        if is_play(view):
            self._view = for_players(view)
            self._timer.start(LATER_MS)

    @property
    def view(self) -> TableView | None:
        """What is shown; None before the first hand."""
        return self._view

    def picture(self) -> QImage:
        """As large as the window allows."""
        if self._layers is None:
            self._layers = self._new_layers()
        image, _ = _painted(self._layers, self._view)
        image.setDevicePixelRatio(self.devicePixelRatioF())
        return image

    def frame(self) -> Frame:
        """Everything that stands on it now, as painted."""
        return _painted(self._new_layers(), self._view)[1]

    def _new_layers(self) -> Layers:
        width, height = PLAYERS_PANEL
        scale = min(self.width() / width, self.height() / height) * self.devicePixelRatioF()
        return Layers(players_layout(), self._theme, round(width * scale), round(height * scale))

    def paintEvent(self, event: QPaintEvent | None) -> None:
        picture = self.picture()
        size = picture.deviceIndependentSize()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.ground))
        painter.drawImage(round((self.width() - size.width()) / 2), round((self.height() - size.height()) / 2), picture)
        painter.end()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        self._layers = None
        super().resizeEvent(event)
