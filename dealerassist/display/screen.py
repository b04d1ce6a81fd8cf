"""The dealer's screen: one widget that paints a `TableView` and sends what the dealer does on it."""

# ruff: noqa: N802 - Qt names its event handlers

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from PyQt6.QtCore import QPointF, QRect, QRectF, Qt, QTimer
from PyQt6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion, QResizeEvent, QTransform
from PyQt6.QtWidgets import QWidget

from dealerassist.display.canvas import Canvas
from dealerassist.display.cardpad import ChooseRank
from dealerassist.display.frame import Frame, Target
from dealerassist.display.geometry import Rect
from dealerassist.display.glow import Glow
from dealerassist.display.keyboard import Keyboard
from dealerassist.display.labels import Labels
from dealerassist.display.layers import Layers
from dealerassist.display.layout import Profile, layout_of
from dealerassist.display.overlays import paint_pressed, paint_ring
from dealerassist.display.part import Part
from dealerassist.display.scene import ACTING, changed_rooms, means_another, parts_of
from dealerassist.display.speech import speak, words_of
from dealerassist.display.still import rendered
from dealerassist.display.theme import Theme
from dealerassist.display.touch import Touch
from dealerassist.views import Intent, PutAway, TableView

RING_STEP_MS = 33
"""The ring of a held key is the only thing that moves."""
LABEL_MS = 50
"""Names for screen readers follow so soon: nothing that is painted waits for them."""
MENU_MS = 20_000
"""A menu that nobody touches for so long is put away."""


def steady_ms() -> float:
    """The clock that nobody sets."""
    return time.monotonic() * 1000


class TableScreen(QWidget):
    """Paints views and calls `on_intent` with what the dealer does, in Qt's thread.

    Only what has changed is repainted. `now` gives ms of a steady clock.
    """

    def __init__(
        self,
        on_intent: Callable[[Intent], None],
        profile: Profile,
        theme: Theme,
        now: Callable[[], float] = steady_ms,
    ) -> None:
        super().__init__()
        self._on_intent = on_intent
        self._theme = theme
        self._now = now
        self._layout = layout_of(profile)
        self._profile = profile
        self._view: TableView | None = None
        self._parts: tuple[Part, ...] = ()
        self._chosen_rank: int | None = None
        self._touch = Touch()
        self._glow = Glow()
        self._keyboard = Keyboard(self._press_by_keyboard, self)
        self.labels = Labels(self, self._press_label)
        self._layers: Layers | None = None
        self._hold_timer = self._timer(self._hold, single=True)
        self._ring_timer = self._timer(self._turn_ring, single=False)
        self._glow_timer = self._timer(self._end_glow, single=True)
        self._label_timer = self._timer(self._place_labels, single=True)
        self._menu_timer = self._timer(self._put_menu_away, single=True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _timer(self, then: Callable[[], None], *, single: bool) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(single)
        timer.timeout.connect(then)
        return timer

    def show_view(self, view: TableView, by_sensor: bool = False) -> None:
        """Shows `view` from now on. by_sensor: a sensor brought it about, not the dealer's own touch."""
        if speak(view.language):
            self.labels.forget()
            self._repaint_all()
        before = self._view
        if by_sensor and before is not None and means_another(before, view):
            self._touch.settle(ACTING, self._now())
        if not view.naming:
            self._chosen_rank = None
        self._view = view
        self._wait_for_touches(view)
        self._keyboard.shows(view, by_sensor)
        if self._glow.shows(view):
            self._glow_timer.start(self._glow.LASTS_MS)
        self.setAccessibleName(words_of(view.prompt.code, view.prompt.facts))
        self._refresh()

    @property
    def view(self) -> TableView | None:
        """What is shown; None before the first view."""
        return self._view

    def _wait_for_touches(self, view: TableView) -> None:
        """Begins to wait where the menu has just opened."""
        if not view.menu:
            self._menu_timer.stop()
        elif not self._menu_timer.isActive():
            self._menu_timer.start(MENU_MS)

    def _put_menu_away(self) -> None:
        self._send(PutAway())

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._repaint_all()

    def _repaint_all(self) -> None:
        """Every picture that was kept has the wrong colours, or the wrong words."""
        if self._layers is not None:
            self._layers.renew(self._theme)
        self.update()

    def frame(self) -> Frame:
        """Everything that stands on the screen now, as painted."""
        if self._view is None:
            return Frame(self._layout.panel)
        return rendered(self._glow.dimmed(self._view), self._profile, self._theme, self._chosen_rank)[1]

    def _refresh(self) -> None:
        """Takes the parts anew and repaints those that have changed."""
        if self._view is None:
            return
        parts = parts_of(self._glow.dimmed(self._view), self._layout, self._chosen_rank)
        before, self._parts = self._parts, parts
        if self._layers is not None:
            self._layers.forget(parts)
        finger = self._touch.pressed
        self._touch.place([part.target for part in parts if part.target is not None])
        self._label_timer.start(LABEL_MS)
        rooms = changed_rooms(before, parts)
        if finger is not self._touch.pressed and finger is not None:
            rooms.append(finger.rect)
        self._repaint(rooms)

    def _repaint(self, rooms: Iterable[Rect]) -> None:
        """Asks Qt for the points that the rooms touch."""
        ratio = self.devicePixelRatioF()
        region = QRegion()
        for room in rooms:
            region += (
                QTransform.fromScale(1 / ratio, 1 / ratio)
                .mapRect(QRectF(self._pictures().pixels(room)))
                .toAlignedRect()
            )
        if not region.isEmpty():
            self.update(region)

    def _pictures(self) -> Layers:
        """The layers for the window as large as it is now."""
        if self._layers is None:
            ratio = self.devicePixelRatioF()
            self._layers = Layers(self._layout, self._theme, round(self.width() * ratio), round(self.height() * ratio))
        return self._layers

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Copies the parts that reach into what has to be repainted."""
        if event is None:
            return
        layers, region = self._pictures(), event.region()
        painter = QPainter(self)
        painter.setClipRegion(region)
        ratio = self.devicePixelRatioF()
        painter.scale(1 / ratio, 1 / ratio)
        painter.drawImage(0, 0, layers.ground)
        reached = QTransform.fromScale(ratio, ratio).map(region)
        frame = Frame(self._layout.panel)
        layers.paint(painter, tuple(p for p in self._parts if reached.intersects(layers.pixels(p.room))), frame)
        if self._touch.pressed is not None:
            self._paint_finger(layers.canvas(painter, frame, "finger"), self._touch.pressed)
        painter.end()

    def _paint_finger(self, canvas: Canvas, target: Target) -> None:
        if target.ring:
            paint_ring(canvas, target.rect, self._touch.progress(self._now()))
        else:
            paint_pressed(canvas, target.rect)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        self._layers = None
        self._label_timer.start(LABEL_MS)
        super().resizeEvent(event)

    def _pixels_of(self, room: Rect) -> QRect:
        """mm to pixels of the widget."""
        across, down = self.width() / self._layout.panel.w, self.height() / self._layout.panel.h
        return QRectF(room.x * across, room.y * down, room.w * across, room.h * down).toAlignedRect()

    def _spot(self, point: QPointF) -> tuple[float, float]:
        """Pixels to mm."""
        panel = self._layout.panel
        return point.x() * panel.w / self.width(), point.y() * panel.h / self.height()

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """A finger comes down: Qt makes a mouse of the first finger of a touch screen."""
        if event is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        if self._menu_timer.isActive():
            self._menu_timer.start(MENU_MS)
        self._touch.press(*self._spot(event.position()), self._now())
        target = self._touch.pressed
        if target is None:
            return
        if target.hold is not None:
            self._hold_timer.start(target.hold_ms)
        if target.ring:
            self._ring_timer.start(RING_STEP_MS)
        self._repaint([target.rect])

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:
        """What Qt takes for a double click is a second touch."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        before = self._touch.pressed
        if event is not None and before is not None:
            self._touch.move(*self._spot(event.position()))
            if self._touch.pressed is None:
                self._let_go(before)

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        if event is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        before = self._touch.pressed
        intent = self._touch.release(*self._spot(event.position()), self._now())
        if before is not None:
            self._let_go(before)
        self._send(intent)

    def _let_go(self, target: Target) -> None:
        self._hold_timer.stop()
        self._ring_timer.stop()
        self._repaint([target.rect])

    def _hold(self) -> None:
        before = self._touch.pressed
        intent = self._touch.held(self._now())
        if before is not None and intent is None:
            self._hold_timer.start(20)  # Qt's timer may be a little early
        elif before is not None:
            self._let_go(before)
            self._send(intent)

    def _turn_ring(self) -> None:
        if self._touch.pressed is None:
            self._ring_timer.stop()
        else:
            self._repaint([self._touch.pressed.rect])

    def _end_glow(self) -> None:
        self._glow.end()
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is None or self._view is None or not self._keyboard.pressed(event, self._view):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent | None) -> None:
        if event is None or not self._keyboard.released(event):
            super().keyReleaseEvent(event)

    def _place_labels(self) -> None:
        self.labels.place(self._parts, self._pixels_of)

    def _press_label(self, target: Target) -> None:
        """A screen reader presses a key; one that has to be held is only for the finger."""
        if target.tap is not None and not self._touch.deaf(target.name, self._now()):
            self._send(target.tap)

    def _press_by_keyboard(self, intent: Intent, acts: bool) -> None:
        if not (acts and self._touch.deaf(ACTING[0], self._now())):
            self._send(intent)

    def _send(self, intent: Intent | None) -> None:
        """The first touch on the card pad stays here; everything else goes to the table."""
        if isinstance(intent, ChooseRank):
            self._chosen_rank = intent.rank
            self._refresh()
        elif intent is not None:
            self._on_intent(intent)
