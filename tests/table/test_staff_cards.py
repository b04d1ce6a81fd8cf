"""WALKTHROUGH 3 i: a staff card on any antenna signs its dealer in as four digits do, whatever the table waits for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dealerassist.journal.live import LiveTable
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.rows import JOURNAL_FILE, Kind
from dealerassist.journal.show import rows_of
from dealerassist.journal.writer import JournalWriter
from dealerassist.sensing import BOARD, MUCK, SEATS, Reading, Zone
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.table.keeping import InMemory, Journaled, Keeper
from dealerassist.table.setup.menu import Menu
from dealerassist.table.setup.opening import Unopened
from dealerassist.table.staff import Dealers
from dealerassist.table.table import Table
from dealerassist.views import MenuPage, TurnTo
from tests.journal.evening import TurnedClock
from tests.journal.evening import table as session_and_house
from tests.table.at_menu import FOLD, GO, MENU, RAISE, over
from tests.table.playing import Played

DEALER = TurnTo(MenuPage.DEALER)
ANN, BEA = "4711", "0042"


class Staffed(Played):
    """A table on simulated devices; Ann and Bea have a card each."""

    def __init__(self, keeper: Keeper | None = None, dealers: Dealers | None = None) -> None:
        super().__init__()
        self.keeper = keeper or self.keeper  # type: ignore[assignment]
        self.devices = SimulatedTable(seed=3, staff=(ANN, BEA))
        self.reader = SteppedReader(self.devices)
        self.table = Table(self.keeper, reader=self.reader, menu=Menu(dealers=dealers))
        self.reader.start(self._read)
        self.reader.run(1)

    def _read(self, reading: Reading) -> None:
        self.table.read(reading)

    def lay(self, dealer: str, zone: Zone = MUCK) -> None:
        self.devices.lay(self.devices.staff[dealer], zone)
        self.reader.run(1)

    def take(self, dealer: str) -> None:
        self.devices.take(self.devices.staff[dealer])
        self.reader.run(1)

    @property
    def dealer(self) -> str:
        return self.keeper.down.dealer


MOMENTS: dict[str, Callable[[Played], object]] = {
    "deal-hole": lambda played: None,
    "act": lambda played: played.touch(GO, FOLD),
    "amount": lambda played: played.touch(GO, RAISE, "1"),
    "deal-flop": lambda played: played.touch(GO, *(GO,) * 6),
    "who-wins": lambda played: played.touch(GO, *(GO,) * 6, *("board",) * 3, "board"),
    "over": over,
    "menu": lambda played: played.touch(MENU),
    "last hands": lambda played: played.touch(GO, MENU, TurnTo(MenuPage.RECALL)),
}


@pytest.mark.parametrize("zone", [SEATS[0], SEATS[8], BOARD[1], MUCK], ids=lambda zone: zone.source)
@pytest.mark.parametrize("moment", MOMENTS)
def test_walkthrough_i_it_is_taken_whatever_the_table_waits_for_and_changes_nothing_else(
    moment: str, zone: Zone
) -> None:
    played = Staffed()
    MOMENTS[moment](played)
    before = (played.prompt, played.commands, played.table.view.menu, played.table.view.pad)
    played.lay(ANN, zone)
    assert played.dealer == "dealer:4711"
    assert (played.prompt, played.commands, played.table.view.menu, played.table.view.pad) == before


def test_walkthrough_i_it_closes_the_digits_that_ask_for_it() -> None:
    played = Staffed()
    played.touch(GO, MENU, DEALER, "1")
    played.lay(ANN)
    assert (played.dealer, played.table.view.menu, played.prompt) == ("dealer:4711", False, "act-call n=3 a=200")
    played.touch(MENU, DEALER, "0", "0", "4", "2")
    assert played.dealer == "dealer:0042", "nothing is left of the digit before"


def test_a_card_that_stays_on_the_table_signs_nobody_in_again() -> None:
    played = Staffed()
    played.lay(ANN, SEATS[8])
    played.lay(BEA, SEATS[8])
    assert played.dealer == "dealer:0042"
    played.touch(GO, FOLD)
    over(played)
    played.touch(GO)
    played.reader.run(2)
    assert played.dealer == "dealer:0042"
    played.take(BEA)
    assert played.dealer == "dealer:0042", "who takes his card away still deals"
    played.take(ANN)
    played.lay(ANN)
    assert played.dealer == "dealer:4711"


def test_of_two_cards_at_once_nobody_is_guessed() -> None:
    played = Staffed()
    for dealer in (ANN, BEA):
        played.devices.lay(played.devices.staff[dealer], MUCK)
    played.reader.run(1)
    assert played.dealer == ""


def test_a_card_has_the_name_that_the_table_s_file_gives_its_number() -> None:
    played = Staffed(dealers={ANN: "Ann"})
    played.lay(BEA)
    assert played.dealer == "", "only who may deal"
    played.lay(ANN)
    assert played.dealer == "dealer:Ann"


def test_issue_it_is_a_row_of_the_journal_that_names_the_dealer_and_not_the_tag(tmp_path: Path) -> None:
    recorder = Recorder.start(JournalWriter(tmp_path), TurnedClock(), *session_and_house(3), "dealer", "touch")
    played = Staffed(Journaled(recorder))
    played.lay(ANN)
    played.lay(ANN, SEATS[2])
    played.touch(GO, FOLD)
    view = repr(played.table.view)
    recorder.close()
    rows = list(rows_of(tmp_path / JOURNAL_FILE))
    signed = [(row.body, row.actor, row.source) for row in rows if row.source == "sensor:staff"]
    assert signed == [("signed in", "dealer:4711", "sensor:staff")], "once, though it was moved"
    assert rows[-2].kind is Kind.COMMAND
    assert rows[-2].actor == "dealer:4711"
    number = played.devices.staff[ANN]
    for spelt in (number.hex(), number[::-1].hex(), str(int.from_bytes(number, "big"))):
        assert spelt not in (view + repr(rows)).lower()


def test_before_the_first_hand_it_signs_in_who_deals_it() -> None:
    actors: list[str] = []

    def deal(session, house, actor) -> Keeper:  # type: ignore[no-untyped-def]
        actors.append(actor)
        return InMemory(LiveTable(session, house))

    played = Staffed(Unopened(*session_and_house(3), deal))
    played.lay(ANN)
    played.touch(GO)
    assert (actors, played.dealer) == (["dealer:4711"], "dealer:4711")
