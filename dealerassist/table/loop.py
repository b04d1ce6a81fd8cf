"""One writer: everything that happens to the table comes through one queue and is handled in one thread (DESIGN 4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from queue import Empty, SimpleQueue
from threading import Thread

from dealerassist.cards import DealerAssistError
from dealerassist.sensing import Key, Reading
from dealerassist.table.table import Table
from dealerassist.views import Intent, MarkCode, TableView

Publish = Callable[[TableView, bool], None]
"""Shows a view; True: a sensor changed it, not the dealer's finger."""

SAVING_S = 0.3
"""A commit usually takes a thousandth of that."""

Seen = Callable[[Table], None]
"""What a device saw, told to the table in its own thread."""


class TableLoop:
    """Runs a table. `put` may be called from any thread; `publish`, `changed` and `touched` are called in the table's.

    `touched`: what the dealer's finger does to the table, where it is more than that.

    `failed` is told of an error that stops the table, such as a commit that failed: it stands where it was then.
    """

    def __init__(
        self,
        table: Table,
        publish: Publish,
        changed: Callable[[Table], None] = lambda _: None,
        failed: Callable[[DealerAssistError], None] = lambda _: None,
        touched: Callable[[Table, Intent], object] = Table.intend,
    ) -> None:
        self._table = table
        self._touched = touched
        self._publish = publish
        self._changed = changed
        self._failed = failed
        self._queue: SimpleQueue[Intent | Reading | Seen | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="table", daemon=True)
        self._shown: TableView | None = None
        self._saving = False

    def start(self) -> None:
        """Show the table and begin."""
        self._thread.start()
        self._queue.put(_nothing)

    def put(self, happened: Intent | Reading | Seen) -> None:
        """Something happened: the dealer touched, a sensor read, a device saw."""
        self._queue.put(happened)

    def stop(self) -> None:
        """Handle what has come in, then end."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (happened := self._next()) is not None:
            try:
                self._handle(happened)
            except DealerAssistError as error:
                self._failed(error)
                return

    def _next(self) -> Intent | Reading | Seen | None:
        """What happens next; while rows are still on their way to the medium, at the latest after `SAVING_S`."""
        try:
            return self._queue.get(timeout=SAVING_S if self._saving else None)
        except Empty:
            return _nothing

    def _handle(self, happened: Intent | Reading | Seen) -> None:
        first = self._shown is None
        by_sensor = not isinstance(happened, (Intent, Key))
        if isinstance(happened, Key):
            intent = self._table.meant(happened)  # his finger as well, wherever the key is
            if intent is not None:
                self._touched(self._table, intent)
        elif isinstance(happened, Intent):
            self._touched(self._table, happened)
        elif isinstance(happened, Reading):
            self._table.read(happened)
        else:
            happened(self._table)
        view = self._marked(self._table.view, happened is _nothing and not first)
        if view != self._shown:
            self._shown = view
            self._publish(view, by_sensor)
        if happened is not _nothing or first:
            self._changed(self._table)

    def _marked(self, view: TableView, waited: bool) -> TableView:
        """SAVING… is shown only where it takes long enough to be read."""
        self._saving = MarkCode.SAVING in view.marks
        if waited or not self._saving:
            return view
        return replace(view, marks=tuple(mark for mark in view.marks if mark is not MarkCode.SAVING))


def _nothing(table: Table) -> None:
    """Nothing has happened to the table; only how it is kept."""
