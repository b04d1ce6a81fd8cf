"""Which decks take turns, and whose staff cards there are: on the command line, or in the table's file beside it."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from dealerassist.cards import ALL_CARDS, Card
from dealerassist.cli.main import parser
from dealerassist.cli.recording import Recording
from dealerassist.cli.run import real_table
from dealerassist.cli.sensors import open_reader, table_tags
from dealerassist.cli.table_file import TableFile
from dealerassist.engine import NoLimit, Place, Session, Stakes, game_named, preset
from dealerassist.journal.codes import ReadError
from dealerassist.sensing import DeckInPlay, Reading, Stamp, TableTags
from dealerassist.views import Fact, MenuPage, Press, PressKey, SettingCode, TurnTo
from tests.cli.running import in_process

TABLE = Session(game_named("holdem"), Stakes(NoLimit(20), (10, 20)), (Place(1, 500), Place(2, None)), 2)
BEGIN = 'game = "holdem"\nlimit = "no"\nblinds = "10 20"\nbutton = 1\n'
Capsys = pytest.CaptureFixture[str]
TAGS = count(0xE004015000000001)


def deck(cards: tuple[Card, ...] = ALL_CARDS, name: str = "") -> str:
    lines = [f'{card} = "{next(TAGS):016X}"' for card in cards]
    return "\n".join([*([f'name = "{name}"'] if name else []), "[cards]", *lines]) + "\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "red.toml").write_text(deck())
    (tmp_path / "second.toml").write_text(deck(name="blue"))
    (tmp_path / "staff.toml").write_text(f'4711 = "{next(TAGS):016X}"\n')
    return tmp_path


def tags(folder: Path, *arguments: str) -> TableTags | None:
    options = parser().parse_args(["run", *arguments])
    return table_tags(options, TableFile(options.table, folder))


def test_issue_each_deck_is_named_by_its_file_or_by_what_it_says(folder: Path) -> None:
    options = parser().parse_args(
        ["run", "--port", "/dev/none", "--deck", str(folder / "red.toml"), "--deck", str(folder / "second.toml")]
    )
    reader = open_reader(options, TableFile(None, folder))
    assert reader is not None
    assert reader.decks == ("red", "blue")


def test_the_table_s_file_names_decks_and_staff_beside_it_and_the_command_line_goes_first(folder: Path) -> None:
    assert tags(folder) is None
    (folder / "tuesday.toml").write_text('decks = ["red.toml", "second.toml"]\nstaff = "staff.toml"\n' + BEGIN)
    named = tags(folder, "--table", str(folder / "tuesday.toml"))
    assert named is not None
    assert (named.names, list(named.staff.values())) == (("red", "blue"), ["4711"])
    other = tags(folder, "--table", str(folder / "tuesday.toml"), "--deck", str(folder / "second.toml"))
    assert other is not None
    assert other.names == ("blue",)


def test_what_is_not_set_on_the_screen_stays_in_the_file_that_it_writes(folder: Path) -> None:
    (folder / "table.toml").write_text('decks = ["red.toml", "second.toml"]\nstaff = "staff.toml"\n' + BEGIN)
    file = TableFile(None, folder)
    assert file.write(TABLE, preset("roberts")) == ""
    again = TableFile(None, folder)
    assert again.read() == (TABLE, preset("roberts"))
    assert again.decks() == (str(folder / "red.toml"), str(folder / "second.toml"))
    assert again.staff() == str(folder / "staff.toml")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('decks = "red.toml"', "decks: a list of files"),
        ("decks = [7]", "decks: a list of files"),
        ('staff = ["staff.toml"]', 'staff: a file, as staff = "staff.toml"'),
    ],
)
def test_a_table_s_file_that_names_no_files_is_told(folder: Path, line: str, reason: str) -> None:
    (folder / "bad.toml").write_text(f"{line}\n{BEGIN}")
    with pytest.raises(ReadError, match=f"bad.toml, {reason}"):
        TableFile(str(folder / "bad.toml"), folder).read()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--deck", "red.toml"), "need --port"),
        (("--staff", "staff.toml"), "need --port"),
        (("--port", "/dev/none"), "--port needs --deck FILE"),
        (("--port", "/dev/none", "--deck", "none.toml"), "none.toml: No such file"),
        (("--port", "/dev/none", "--deck", "red.toml", "--deck", "red.toml"), "two decks are called red"),
        (("--port", "/dev/none", "--deck", "red.toml", "--staff", "red.toml"), "red.toml: cards: a dealer's number"),
    ],
)
def test_a_deck_that_cannot_be_is_one_clear_line(
    folder: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], words: str
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.chdir(folder)
    in_process(capsys, "run", "--state", "state", *arguments).is_one_clear_line(words)
    assert not (folder / "state").exists(), "nothing was begun"


def test_a_staff_card_of_nobody_who_may_deal_is_told_at_the_start(
    folder: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    table = folder / "tuesday.toml"
    table.write_text('decks = ["red.toml"]\nstaff = "staff.toml"\n' + BEGIN + '[dealers]\n0042 = "Bea"\n')
    ran = in_process(capsys, "run", "--port", "/dev/none", "--table", str(table), "--state", str(folder / "state"))
    ran.is_one_clear_line("staff.toml: 4711: no such dealer in [dealers]")


def test_a_table_that_is_started_again_expects_the_deck_with_which_its_journal_stops(folder: Path) -> None:
    named = ["--deck", str(folder / "red.toml"), "--deck", str(folder / "second.toml")]
    options = parser().parse_args(["run", "--port", "/dev/none", *named])

    def shown(*readings: Reading) -> list[Fact]:
        file = TableFile(None, folder)
        reader = open_reader(options, file)
        assert reader is not None
        with Recording(str(folder)) as recording:
            table = real_table(recording, reader, file)
            for reading in readings:
                table.read(reading)
            table.intend(PressKey(Press.MENU))
            sheet = table.intend(TurnTo(MenuPage.SET_UP)).sheet
        assert sheet is not None
        return [cell.facts["what"] for cell in sheet.cells if cell.setting is SettingCode.DECK]

    assert shown() == ["RED"]
    assert shown(DeckInPlay(Stamp("deck", 1, 0), "blue")) == ["BLUE"]
    assert shown() == ["BLUE"]


def test_issue_doctor_names_the_decks_and_finds_one_that_is_not_whole(folder: Path, capsys: Capsys) -> None:
    named = ("--deck", str(folder / "red.toml"), "--staff", str(folder / "staff.toml"))
    ran = in_process(capsys, "doctor", "--state", str(folder), *named)
    assert ran.code == 0
    assert "ok  deck             red: 52 cards\n" in ran.out
    assert "ok  staff cards      dealers who have one: 1\n" in ran.out
    (folder / "second.toml").write_text(deck(ALL_CARDS[1:], "blue"))
    (folder / "table.toml").write_text('decks = ["red.toml", "second.toml"]\n' + BEGIN)
    ran = in_process(capsys, "doctor", "--state", str(folder))
    assert ran.code == 1
    assert "BAD deck             blue: 51 cards\n" in ran.out
    assert "E00401" not in ran.out


def test_doctor_says_which_deck_it_cannot_read_and_is_content_without_any(folder: Path, capsys: Capsys) -> None:
    ran = in_process(capsys, "doctor", "--state", str(folder), "--deck", str(folder / "none.toml"))
    assert ran.code == 1
    assert "none.toml: No such file" in ran.out
    assert "ok  decks            none named" in in_process(capsys, "doctor", "--state", str(folder)).out
