"""A table at which nobody can be dealt to yet opens all the same: players sit down, then the first hand is dealt."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealerassist.engine import HouseRules, IllegalActionError, NoLimit, Place, Session, Stakes, game_named, preset
from dealerassist.engine import commands as c
from dealerassist.journal.live import LiveTable
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE, Kind
from dealerassist.journal.show import rows_of
from dealerassist.journal.writer import JournalWriter
from dealerassist.sensing import DealerKey, Key, SeatCards
from dealerassist.sensing.readings import Stamp
from dealerassist.table.keeping import InMemory, Journaled, Keeper
from dealerassist.table.setup.menu import Menu
from dealerassist.table.setup.opening import Unopened
from dealerassist.table.table import Table
from dealerassist.views import (
    Intent,
    KeyCode,
    KeyRow,
    MenuPage,
    Press,
    PressKey,
    SeatLook,
    SeatVerb,
    SettingCode,
    TableView,
    TellSeat,
    TouchBoard,
    TouchSeat,
    TouchSetting,
    TurnTo,
    TypeDigits,
)
from tests.journal.evening import TurnedClock

GO = PressKey(Press.GO_ON)
MENU = PressKey(Press.MENU)


def table(*seats: int, button: int | None = None) -> Session:
    places = tuple(Place(n, 20_000) for n in seats)
    return Session(game_named("holdem"), Stakes(NoLimit(200), (100, 200)), places, button)


def in_memory(session: Session, house: HouseRules, actor: str = "dealer") -> Keeper:
    return InMemory(LiveTable(session, house))


class Opened:
    """A table without a hand, and what is written down of it."""

    def __init__(self, session: Session) -> None:
        self.keeper = Unopened(session, preset("tda-2024"), in_memory)
        self.written: list[Session] = []
        self.table = Table(self.keeper, menu=Menu(keep=self._keep))

    def _keep(self, session: Session, house: HouseRules, language: str) -> str:
        self.written.append(session)
        return ""

    def touch(self, *intents: Intent) -> TableView:
        for intent in intents:
            self.table.intend(intent)
        return self.table.view

    def sit(self, seat: int, digits: str) -> None:
        self.touch(TouchSeat(seat), TellSeat(seat, SeatVerb.SIT), *(TypeDigits(digit) for digit in digits))

    @property
    def asks(self) -> str:
        phrase = self.table.view.prompt
        return " ".join([phrase.code, *(f"{name}={value}" for name, value in phrase.facts.items())])


def test_an_empty_table_shows_ten_seats_and_says_what_is_missing() -> None:
    opened = Opened(table())
    view = opened.table.view
    assert opened.asks == "players-missing k=2"
    assert [seat.look for seat in view.seats] == [SeatLook.EMPTY] * 10
    assert view.row[2].intent is None
    codes = [key.code for row in view.column if isinstance(row, KeyRow) for key in row.keys]
    assert codes == [KeyCode.SEATS, KeyCode.SET_UP, KeyCode.MENU]


def test_a_newcomer_seats_two_players_gives_one_the_button_and_deals() -> None:
    opened = Opened(table())
    opened.sit(3, "500")
    assert opened.asks == "players-missing k=2", "digits still go to the stack"
    opened.sit(8, "700")
    assert opened.asks == "players-missing k=1"
    opened.touch(MENU)
    assert opened.asks == "button-where"
    opened.touch(TouchSeat(8))
    view = opened.touch(GO)
    assert opened.asks == "deal-hole n=3"
    assert {seat.number: seat.stack for seat in opened.keeper.hand.setup.seats} == {3: 500, 8: 700}
    assert opened.keeper.hand.setup.button == 8
    assert view.hand == 1


def test_every_change_is_written_down_until_there_is_a_hand() -> None:
    opened = Opened(table(1, button=1))
    opened.sit(2, "900")
    opened.touch(TouchSeat(5))
    assert [place.number for place in opened.written[-1].places] == [1, 2]
    written = len(opened.written)
    opened.touch(MENU, GO, MENU, TurnTo(MenuPage.SEATS), TellSeat(2, SeatVerb.LEAVES))
    assert opened.table.dealt
    assert len(opened.written) == written, "from now on the journal has it"


def test_what_was_told_is_taken_back_before_the_first_hand_too() -> None:
    opened = Opened(table(1, 2, button=5))
    opened.touch(TouchSeat(2), TellSeat(2, SeatVerb.LEAVES), TellSeat(2, SeatVerb.TAKE_BACK))
    assert [place.number for place in opened.keeper.table.places] == [1, 2]


def test_stakes_can_be_set_before_the_first_hand() -> None:
    opened = Opened(table(1, 2, button=1))
    opened.touch(TurnTo(MenuPage.SET_UP), TouchSetting(SettingCode.ANTE), TypeDigits("5"), GO)
    assert opened.keeper.hand.setup.stakes.ante == 5


def test_nothing_else_that_is_touched_or_read_does_anything() -> None:
    opened = Opened(table(4))
    before = opened.table.view
    for intent in (GO, TouchBoard(), PressKey(Press.FOLD), PressKey(Press.UNDO), TypeDigits("5")):
        assert opened.touch(intent) == before
    opened.table.read(Key(Stamp("keys", 1, 1_000_000_000), DealerKey.GO_ON, True))
    opened.table.read(SeatCards(Stamp("seat-4", 2, 2_000_000_000), 4, ()))
    assert opened.table.view == before
    with pytest.raises(IllegalActionError):
        opened.keeper.tell(c.Fold(4), "touch", "")


def test_the_first_row_of_the_journal_has_the_whole_table(tmp_path: Path) -> None:
    writer = JournalWriter(tmp_path)
    recorders: list[Recorder] = []

    def deal(session: Session, house: HouseRules, actor: str) -> Keeper:
        recorders.append(Recorder.start(writer, TurnedClock(), session, house, actor, "touch"))
        return Journaled(recorders[0])

    live = Table(Unopened(table(4, button=4), preset("tda-2024"), deal))
    for intent in (TouchSeat(6), TellSeat(6, SeatVerb.SIT_UNCOUNTED), GO):
        live.intend(intent)
    recorders[0].close()
    rows = list(rows_of(tmp_path / JOURNAL_FILE))
    header = next(row.body for row in rows if row.kind is Kind.HAND).splitlines()
    assert {"seat 4 20000", "seat 6 ?", "button 4"} <= set(header)
    assert recover(tmp_path / JOURNAL_FILE) is not None
