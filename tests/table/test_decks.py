"""Two decks take turns between hands: the table follows, the journal names the deck of each hand, SET UP shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealerassist.cards import ALL_CARDS, card
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE, Kind
from dealerassist.journal.show import rows_of
from dealerassist.journal.writer import JournalWriter
from dealerassist.sensing import BOARD, SEATS, DeckInPlay, Reading, Stamp, Zone
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.table.decks import Decks
from dealerassist.table.keeping import Journaled
from dealerassist.table.setup.menu import Menu
from dealerassist.table.table import Table
from dealerassist.views import (
    AsBefore,
    Choose,
    ChooseValue,
    KeyCode,
    KeyRow,
    SettingCode,
    TouchSetting,
    ValueCode,
)
from tests.journal.evening import TurnedClock
from tests.journal.evening import table as session_and_house
from tests.table.at_menu import FOLD, GO, MENU, SET_UP, over
from tests.table.playing import Played

DECK = SettingCode.DECK
SEATED = 4


class TwoDecks(Played):
    """A table of four on simulated devices, with a journal; `deal` deals two cards to each, of either deck."""

    def __init__(self, folder: Path, decks: tuple[str, ...] = ("red", "blue")) -> None:
        found = recover(folder / JOURNAL_FILE) if (folder / JOURNAL_FILE).exists() else None
        writer, clock = JournalWriter(folder), TurnedClock()
        if found is None:
            self.recorder = Recorder.start(writer, clock, *session_and_house(SEATED), "dealer", "touch")
        else:
            self.recorder = Recorder.resume(writer, clock, found)
        self.folder = folder
        self.keeper = Journaled(self.recorder)  # type: ignore[assignment]
        self.devices = SimulatedTable(seed=3, decks=decks)
        self.reader = SteppedReader(self.devices)
        of_table = Decks(decks, self.reader.play_with, found.deck if found is not None else None)
        self.table = Table(self.keeper, reader=self.reader, menu=Menu(decks=of_table))
        self.reader.start(self._read)
        self.reader.run(1)

    def _read(self, reading: Reading) -> None:
        self.table.read(reading)

    def tag(self, deck: str, at: int) -> bytes:
        each = ALL_CARDS[at]
        return self.devices.number_of(each) if deck == "red" else self.devices.of_deck(deck, each)

    def deal(self, deck: str) -> None:
        for at in range(2 * SEATED):
            self.devices.lay(self.tag(deck, at), SEATS[at % SEATED])
        self.reader.run(1)

    def gather(self) -> None:
        self.devices.clear()
        self.reader.run(1)

    def hand(self, deck: str) -> None:
        """Dealt, all fold, gathered, next."""
        self.deal(deck)
        over(self)
        self.gather()
        self.touch(GO)

    @property
    def deck_rows(self) -> list[tuple[int, str, str]]:
        """Hand, words, source of every note that names a deck."""
        self.recorder.close()
        rows = rows_of(self.folder / JOURNAL_FILE)
        return [(row.hand, row.body, row.source) for row in rows if row.kind is Kind.NOTE and "deck" in row.body]

    @property
    def shown(self) -> str | None:
        """What SET UP shows as the deck; None where it shows none."""
        sheet = self.table.view.sheet
        assert sheet is not None
        cells = [cell for cell in sheet.cells if cell.setting is DECK]
        assert all(cell.value is ValueCode.DECK for cell in cells)
        return str(cells[0].facts["what"]) if cells else None

    def column(self) -> list[KeyCode]:
        return [key.code for row in self.table.view.column if isinstance(row, KeyRow) for key in row.keys]


@pytest.fixture
def played(tmp_path: Path) -> TwoDecks:
    return TwoDecks(tmp_path)


def test_issue_the_table_follows_the_deck_and_each_hand_s_rows_name_it(played: TwoDecks) -> None:
    played.hand("red")
    played.hand("blue")
    played.hand("blue")
    assert played.prompt.startswith("deal-hole"), "nobody was asked"
    assert played.deck_rows == [(1, "deck red", "sensor:deck"), (2, "deck blue", "sensor:deck"),
                                (3, "deck blue", "sensor:deck")]  # fmt: skip


def test_issue_a_hand_that_was_dealt_before_next_hand_is_named_by_its_own_deck(played: TwoDecks) -> None:
    played.deal("red")
    over(played)
    played.gather()
    played.deal("blue")
    played.touch(GO)
    played.reader.run(1)
    assert played.prompt.startswith("act-call")
    assert played.deck_rows == [(1, "deck red", "sensor:deck"), (2, "deck blue", "sensor:deck")]


@pytest.mark.parametrize(("zone", "place"), [(SEATS[1], "SEAT 2"), (BOARD[2], "BOARD 3")], ids=["seat", "board"])
def test_procedures_43_a_card_of_the_other_deck_is_said_in_words_and_play_goes_on(
    played: TwoDecks, zone: Zone, place: str
) -> None:
    played.deal("red")
    played.devices.lay(played.tag("blue", 40), zone)
    played.reader.run(1)
    assert played.prompt == f"card-other-deck k={place}"
    assert [key for key in played.column() if key is not KeyCode.MENU] == ["play-on", "hold-misdeal", "floor"]
    assert played.commands == []
    played.touch(FOLD)
    assert played.commands == ["fold 4"], "it blocks nothing"
    played.touch(Choose("play-on"))
    assert played.prompt.startswith("act-call")


def test_a_card_of_the_other_deck_is_never_taken_for_a_street(played: TwoDecks) -> None:
    played.deal("red")
    played.touch(GO, GO, GO, GO)
    assert played.prompt == "deal-flop"
    for place in range(3):
        played.devices.lay(played.tag("blue", 20 + place), BOARD[place])
    played.reader.run(1)
    assert played.prompt.startswith("card-other-deck k=BOARD")
    assert played.keeper.hand.board == ()


def test_issue_set_up_shows_the_deck_and_a_touch_changes_it_as_any_other_value(played: TwoDecks) -> None:
    played.touch(MENU, SET_UP)
    assert played.shown == "RED"
    played.touch(TouchSetting(DECK))
    sheet = played.table.view.sheet
    assert sheet is not None
    assert [(cell.facts["what"], cell.new) for cell in sheet.cells[1:]] == [("RED", True), ("BLUE", False)]
    played.touch(ChooseValue(DECK, "blue"))
    assert played.shown == "BLUE"
    assert KeyCode.AS_BEFORE in played.column()
    played.touch(MENU, MENU, SET_UP)
    assert played.shown == "BLUE"
    assert KeyCode.AS_BEFORE not in played.column()
    assert played.commands == []


def test_as_before_takes_the_deck_back_too(played: TwoDecks) -> None:
    played.touch(MENU, SET_UP, ChooseValue(DECK, "blue"), AsBefore(), MENU, MENU, SET_UP)
    assert played.shown == "RED"


def test_a_deck_that_nobody_knows_cannot_be_chosen(played: TwoDecks) -> None:
    played.touch(MENU, SET_UP, ChooseValue(DECK, "green"), MENU, MENU, SET_UP)
    assert played.shown == "RED"


def test_issue_the_cards_are_believed_whatever_was_set_up(played: TwoDecks) -> None:
    played.touch(MENU, SET_UP, ChooseValue(DECK, "blue"), MENU)
    played.hand("red")
    played.touch(MENU, SET_UP)
    assert played.shown == "RED"
    assert played.deck_rows == [(1, "deck red", "sensor:deck")]


def test_set_up_with_another_deck_and_other_stakes_deals_the_hand_anew_with_both(played: TwoDecks) -> None:
    played.touch(MENU, SET_UP, ChooseValue(DECK, "blue"), TouchSetting(SettingCode.ANTE), "1", GO)
    played.devices.lay(played.tag("blue", 0), SEATS[0])
    played.reader.run(1)
    assert played.keeper.hand.setup.stakes.ante == 1
    assert (2, "deck blue", "sensor:deck") in played.deck_rows


@pytest.mark.parametrize("decks", [("red",), ("",)], ids=["one", "no name"])
def test_issue_where_there_is_one_deck_set_up_shows_none(tmp_path: Path, decks: tuple[str, ...]) -> None:
    played = TwoDecks(tmp_path, decks)
    played.touch(MENU, SET_UP)
    assert played.shown is None


def test_one_deck_that_has_a_name_is_named_in_the_journal_and_one_without_is_not(tmp_path: Path) -> None:
    for name, rows in (("red", [(1, "deck red", "sensor:deck")]), ("", [])):
        (tmp_path / f"of {name}").mkdir()
        played = TwoDecks(tmp_path / f"of {name}", (name,))
        for at in range(2 * SEATED):
            played.devices.lay(ALL_CARDS[at], SEATS[at % SEATED])
        played.reader.run(1)
        assert played.deck_rows == rows


def test_a_restarted_table_expects_the_deck_with_which_it_stopped(tmp_path: Path) -> None:
    played = TwoDecks(tmp_path)
    played.hand("blue")
    assert played.deck_rows[-1][1] == "deck blue"
    again = TwoDecks(tmp_path)
    again.touch(MENU, SET_UP)
    assert again.shown == "BLUE"
    again.devices.lay(again.tag("blue", 0), SEATS[0])
    again.reader.run(1)
    assert again.table.situation.levels.seats[1] == 1


def test_a_table_that_is_restarted_in_a_hand_reads_what_lies_there(tmp_path: Path) -> None:
    played = TwoDecks(tmp_path)
    played.deal("blue")
    played.recorder.close()
    again = TwoDecks(tmp_path)
    again.deal("blue")
    again.touch(GO, GO, GO, GO)
    again.devices.lay(again.devices.of_deck("blue", card("As")), BOARD[0])
    again.reader.run(1)
    assert again.table.situation.levels.read_at(1) == card("As")


def test_design_4_what_was_read_of_the_hand_before_names_no_deck_of_the_new_one(played: TwoDecks) -> None:
    played.hand("red")
    played.table.read(DeckInPlay(Stamp("deck", 1, 0), "blue"))
    played.touch(MENU, SET_UP)
    assert played.shown == "RED"
    assert played.deck_rows == [(1, "deck red", "sensor:deck")]


def test_no_row_nor_view_holds_the_number_of_a_tag(played: TwoDecks) -> None:
    played.deal("red")
    played.devices.lay(played.tag("blue", 40), SEATS[1])
    played.reader.run(1)
    view = repr(played.table.view)
    played.recorder.close()
    rows = [repr(row) for row in rows_of(played.folder / JOURNAL_FILE)]
    numbers = [played.tag(deck, at) for deck in ("red", "blue") for at in range(52)]
    for number in numbers:
        for spelt in (number.hex(), number[::-1].hex(), str(int.from_bytes(number, "big"))):
            assert not any(spelt in text.lower() for text in (view, *rows))
