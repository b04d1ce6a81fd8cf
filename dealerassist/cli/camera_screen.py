"""`dealerassist camera --screen`: the board's area found and moved by touch, on the table's own screen. It shows the
outlines of what lies there and nothing else of the picture, which is kept nowhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from threading import Event, RLock, Thread
from typing import TYPE_CHECKING

from dealerassist.cards import DealerAssistError
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.sensing.overhead.adjusting import STEPS, Adjusting, fitting, part_round, places_of, somewhere
from dealerassist.sensing.overhead.calibrating import board_from
from dealerassist.sensing.overhead.calibration import Corners
from dealerassist.views import (
    AreaView,
    Facts,
    Intent,
    KeyCode,
    KeyRow,
    KeyStyle,
    KeyView,
    MoveCorner,
    OffCode,
    Phrase,
    PhraseCode,
    PlaceCorner,
    Press,
    PressKey,
    StakesView,
    TableView,
    TouchCorner,
)

if TYPE_CHECKING:
    from dealerassist.sensing.camera import Picture

PAUSE_S = 0.3
"""Between two looks at what lies there."""
WAYS = (
    ((KeyCode.CORNER_LEFT, MoveCorner(-1, 0)), (KeyCode.CORNER_RIGHT, MoveCorner(1, 0))),
    ((KeyCode.CORNER_UP, MoveCorner(0, -1)), (KeyCode.CORNER_DOWN, MoveCorner(0, 1))),
)
CLOSE = PressKey(Press.MENU)


def area_view(now: Adjusting, shown: Corners, cards: tuple[Corners, ...], language: str) -> TableView:
    """The whole screen. shown: the area round which the picture is shown, so that it stays where it is meanwhile."""
    fits = fitting(now.board, cards)
    view = AreaView(part_round(shown), now.board, now.chosen, cards, places_of(now.board), fits)
    return TableView(
        prompt=_prompt(now, all(fits)),
        seats=(),
        board=(),
        row=_row(now, all(fits)),
        column=(*_arrows(now), _step(now), KeyRow(())),
        stakes=StakesView("", "", ()),
        hand=0,
        area=view,
        language=language,
    )


def _prompt(now: Adjusting, fits: bool) -> Phrase:
    if now.chosen is not None:
        return Phrase(PhraseCode.AREA_CORNER, {"k": now.chosen + 1})
    return Phrase(PhraseCode.AREA_FITS if fits else PhraseCode.AREA_LAY)


def _row(now: Adjusting, fits: bool) -> tuple[KeyView, ...]:
    """UNDO, look for the cards, what goes on, the other way up, out of here. Go on ends a corner's moving first."""
    keep = KeyView(
        KeyCode.KEEP,
        PressKey(Press.GO_ON) if now.readable else None,
        KeyStyle.GO_ON if fits else KeyStyle.PLAIN,
        off=None if now.readable else OffCode.NOT_YET,
    )
    done = KeyView(KeyCode.GO_ON, PressKey(Press.GO_ON), KeyStyle.GO_ON)
    return (
        KeyView(KeyCode.UNDO, PressKey(Press.UNDO) if now.before else None, KeyStyle.QUIET),
        KeyView(KeyCode.FIND_CARDS, PressKey(Press.FIND_CARDS)),
        keep if now.chosen is None else done,
        KeyView(KeyCode.TURN_BOARD, PressKey(Press.TURN_BOARD)),
        KeyView(KeyCode.CLOSE, CLOSE, KeyStyle.QUIET),
    )


def _arrows(now: Adjusting) -> tuple[KeyRow, ...]:
    live = now.chosen is not None
    return tuple(KeyRow(tuple(KeyView(code, way if live else None) for code, way in row)) for row in WAYS)


def _step(now: Adjusting) -> KeyRow:
    pixels: Facts = {"k": round(now.step)}
    return KeyRow((KeyView(KeyCode.STEP_WIDE, PressKey(Press.STEP_WIDE), KeyStyle.QUIET, pixels),))


_KEYS: dict[Press, Callable[[Adjusting], Adjusting]] = {
    Press.GO_ON: lambda now: replace(now, chosen=None),
    Press.UNDO: Adjusting.taken_back,
    Press.STEP_WIDE: lambda now: replace(now, step=next(step for step in STEPS if step != now.step)),
    Press.TURN_BOARD: Adjusting.turned,
}


class CornerScreen:
    """What the screen shows, and what a touch makes of it. `kept`: what the dealer said KEEP to; None: nothing."""

    def __init__(self, size: tuple[int, int], board: Corners, language: str) -> None:
        self._now = Adjusting(size, board)
        self._shown = board
        self._cards: tuple[Corners, ...] = ()
        self._language = language
        self._guard = RLock()
        self.kept: Corners | None = None
        self.over = False

    @property
    def view(self) -> TableView:
        """The screen now."""
        with self._guard:
            return area_view(self._now, self._shown, self._cards, self._language)

    def see(self, cards: tuple[Corners, ...]) -> None:
        """These lie there now."""
        with self._guard:
            self._cards = cards

    def touched(self, intent: Intent) -> None:
        """The installer's finger."""
        with self._guard:
            if intent == PressKey(Press.GO_ON) and self._now.chosen is None:
                self.kept, self.over = self._now.board, True
            self._now = self._after(intent)
            self.over = self.over or intent == CLOSE

    def _after(self, intent: Intent) -> Adjusting:
        now = self._now
        match intent:
            case TouchCorner(corner):
                return replace(now, chosen=corner)
            case PlaceCorner(x, y):
                return now.moved_to(x, y)
            case MoveCorner(across, down):
                return now.moved_by(across, down)
            case PressKey(key) if key in _KEYS:
                return _KEYS[key](now)
        return self._found() if intent == PressKey(Press.FIND_CARDS) else now

    def _found(self) -> Adjusting:
        """The area of the five cards that lie there, where they are five in a line."""
        try:
            board = board_from(self._cards, self._now.size)
        except DealerAssistError:
            return self._now  # the outlines say what is not so
        self._shown = board
        return replace(self._now.with_board(board), chosen=None)


def begin_with(cards: tuple[Corners, ...], size: tuple[int, int]) -> Corners:
    """The area of the five cards that lie there; of none, one in the middle."""
    try:
        return board_from(cards, size)
    except DealerAssistError:
        return somewhere(size)


def on_the_screen(
    screen: CornerScreen, frames: Callable[[], Picture | None], cards: Callable[[Picture], tuple[Corners, ...]]
) -> None:
    """Until KEEP or CLOSE is touched. frames: the newest one; None where the camera gives none. Raises `CliError`
    where there is no window to open.
    """
    try:
        from dealerassist.display.ending import EndsOnSignals
        from dealerassist.display.theme import DIM
        from dealerassist.display.window import DealerWindow, application, usual_profile
    except ImportError as error:
        raise CliError(CliCode.NO_SCREEN, f"the screen needs PyQt6, which is not installed here: {error}") from None

    def touched(intent: Intent) -> None:
        screen.touched(intent)
        window.finish() if screen.over else window.post(screen.view, False)

    def look() -> None:
        while not closed.wait(PAUSE_S) and (frame := frames()) is not None:
            screen.see(cards(frame))
            window.post(screen.view, True)

    app = application()
    closed = Event()
    window = DealerWindow(touched, usual_profile(), DIM)
    signals = EndsOnSignals(window)
    window.post(screen.view, False)
    looks = Thread(target=look, name="camera", daemon=True)
    looks.start()
    window.open()
    app.exec()
    closed.set()
    looks.join()
    signals.stop()
