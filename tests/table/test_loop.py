"""One writer: intents and readings come through one queue, views go out, a failure stops the table where it stands."""

from __future__ import annotations

from queue import SimpleQueue

from dealerassist.engine import preset
from dealerassist.journal.codes import JournalCode, JournalFileError
from dealerassist.journal.live import LiveTable
from dealerassist.sensing import Health, HealthState, SeatCards, SensorCode, Stamp, Tag
from dealerassist.table.keeping import InMemory
from dealerassist.table.loop import TableLoop
from dealerassist.table.table import Table
from dealerassist.views import MarkCode, Press, PressKey, TableView
from tests.table.playing import Played


def test_touches_and_readings_are_handled_in_order_and_shown() -> None:
    played = Played()
    shown: SimpleQueue[tuple[TableView, bool]] = SimpleQueue()
    loop = TableLoop(played.table, lambda view, by_sensor: shown.put((view, by_sensor)))
    loop.start()
    loop.put(PressKey(Press.GO_ON))
    loop.put(PressKey(Press.FOLD))
    loop.put(SeatCards(Stamp("seat-4", 1, 0), 4, (Tag(7), Tag(9))))
    loop.put(Health(Stamp("seat-4", 2, 0), HealthState.GOOD, SensorCode.WORKS))
    loop.stop()
    codes = [shown.get() for _ in range(shown.qsize())]
    assert [view.prompt.facts.get("n") for view, _ in codes][:3] == [1, 3, 4]
    assert [by_sensor for _, by_sensor in codes] == [True, False, False, True]
    assert played.commands == ["fold 3"]


def test_a_view_that_says_nothing_new_is_not_shown_again() -> None:
    played = Played()
    shown: SimpleQueue[TableView] = SimpleQueue()
    loop = TableLoop(played.table, lambda view, _: shown.put(view))
    loop.start()
    loop.put(PressKey(Press.DELETE))
    loop.stop()
    assert shown.qsize() == 1


def test_a_failed_commit_stops_the_table_and_is_told() -> None:
    played = Played()
    failures: SimpleQueue[str] = SimpleQueue()

    def full(table: Table) -> None:
        raise JournalFileError(JournalCode.WRITE_FAILED, "journal.sqlite3", "database or disk is full")

    loop = TableLoop(played.table, lambda *_: None, failed=lambda error: failures.put(str(error)))
    loop.start()
    loop.put(full)
    loop.put(PressKey(Press.GO_ON))
    loop.stop()
    assert failures.get_nowait() == "journal.sqlite3: database or disk is full"
    assert played.keeper.entries == ()


class SlowKeeper(InMemory):
    """Its rows reach the medium when they are told to."""

    on_the_medium = False

    @property
    def saved(self) -> bool:
        return self.on_the_medium


def test_saving_is_shown_only_where_it_lasts_and_goes_by_itself() -> None:
    keeper = SlowKeeper(LiveTable(Played().keeper.table, preset("tda-2024")))
    shown: SimpleQueue[TableView] = SimpleQueue()
    loop = TableLoop(Table(keeper), lambda view, _: shown.put(view))
    loop.start()
    assert MarkCode.SAVING not in shown.get(timeout=10).marks
    assert MarkCode.SAVING in shown.get(timeout=10).marks
    keeper.on_the_medium = True
    assert MarkCode.SAVING not in shown.get(timeout=10).marks
    loop.stop()
