"""One thread in which everything happens to a session: touches, readings, and time."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread

from dealerassist.cards import DealerAssistError
from dealerassist.sensing import Key, Reading
from dealerassist.training.session.session import Session
from dealerassist.training.session.view import view_of
from dealerassist.views import Intent, TableView

TICK_S = 0.1
"""Players speak at most so much later than they should."""


class SessionLoop:
    """Runs a session. `put` may be called from any thread; `publish` and `failed` are called in the session's.

    `failed` is told of an error that ends it, such as a card that has to be read and cannot be.
    """

    def __init__(
        self,
        session: Session,
        now_ms: Callable[[], int],
        publish: Callable[[TableView, bool], None],
        failed: Callable[[DealerAssistError], None],
    ) -> None:
        self._session = session
        self._now_ms = now_ms
        self._publish = publish
        self._failed = failed
        self._queue: SimpleQueue[Intent | Reading | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="session", daemon=True)
        self._shown: TableView | None = None

    def start(self) -> None:
        """Show it and begin."""
        self._thread.start()

    def put(self, happened: Intent | Reading) -> None:
        """The trainee touched, or a sensor read."""
        self._queue.put(happened)

    def stop(self) -> None:
        """Handle what has come in, then end."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        self._show(False)
        while True:
            try:
                happened = self._queue.get(timeout=TICK_S)
            except Empty:
                self._session.tick(self._now_ms())
                self._show(False)
                continue
            if happened is None:
                return
            try:
                self._handle(happened)
            except DealerAssistError as error:
                self._failed(error)
                return
            self._show(isinstance(happened, Reading))

    def _handle(self, happened: Intent | Reading) -> None:
        if isinstance(happened, Intent):
            self._session.touched(happened, self._now_ms())
        elif not isinstance(happened, Key):  # a session has more to say than the dealer's keys can
            self._session.read(happened, self._now_ms())

    def _show(self, by_sensor: bool) -> None:
        view = view_of(self._session)
        if view != self._shown:
            self._shown = view
            self._publish(view, by_sensor)
