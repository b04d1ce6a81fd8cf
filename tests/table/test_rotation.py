"""A mixed game: the next one follows by itself when the button has gone round, or after so many hands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from dealerassist.engine import FixedLimit, NoLimit, Place, Session, Stakes, game_named, preset
from dealerassist.engine import commands as c
from dealerassist.engine.limits import Limit
from dealerassist.journal.codes import ReadError
from dealerassist.journal.live import LiveTable
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE, Kind
from dealerassist.journal.show import rows_of
from dealerassist.journal.writer import JournalWriter
from dealerassist.rehearsal.dealing import random_command
from dealerassist.table.keeping import InMemory, Journaled
from dealerassist.table.rotating import rotation_text
from dealerassist.table.rotation import Entry, Rotation, dealt, follows
from dealerassist.table.settings import read_evening, read_settings
from dealerassist.table.setup.menu import Menu
from dealerassist.table.table import Table
from dealerassist.views import ChooseValue, Press, ReasonCode, SettingCode
from dealerassist.words import say
from tests.journal.evening import TurnedClock
from tests.table.at_menu import FOLD, GO, LEAVES, MENU, SEATS, SET_UP, over, tell
from tests.table.playing import Played, _meant

HOUSE = preset("tda-2024")
TABLE = """
game = "holdem"
limit = "no"
blinds = "100 200"
chip = 25
button = {button}
[rotation]
every = {every}
games = [
    {{ game = "holdem", limit = "no", blinds = "100 200" }},
    {{ game = "holdem", limit = "fixed 200 400", blinds = "100 200" }},
]
[seats]
"""
FIXED = FixedLimit(200, 400)


def rotation(every: str = '"orbit"') -> Rotation:
    found = read_evening(TABLE.format(every=every, button=1), "table.toml")[1]
    assert found is not None
    return found


class Mixed(Played):
    """Players at these seats, the button at the last of them."""

    def __init__(self, *seats: int, every: str = '"orbit"') -> None:
        stakes = Stakes(NoLimit(200), (100, 200), chip=25)
        places = tuple(Place(number, 20_000) for number in seats or (1, 4, 9))
        session = Session(game_named("holdem"), stakes, places, button=places[-1].number)
        self.keeper = InMemory(LiveTable(session, HOUSE))
        self.table = Table(self.keeper, menu=Menu(rotation=rotation(every)))

    @property
    def limit(self) -> Limit:
        return self.keeper.hand.setup.stakes.limit

    @property
    def next(self) -> list[str]:
        """The line that announces the game that follows."""
        reasons = self.table.view.reasons
        return [say(reason.code, reason.facts) for reason in reasons if reason.code is ReasonCode.NEXT_GAME]

    def limits(self, hands: int) -> list[str]:
        """The limits of the next hands, played one after the other."""
        found = []
        for _ in range(hands):
            found.append(self.limit.word)
            over(self)
            self.touch(GO)
        return found


def test_issue_the_next_game_follows_when_the_button_has_gone_round() -> None:
    played = Mixed(1, 4, 9)
    assert played.limits(9) == ["no"] * 3 + ["fixed"] * 3 + ["no"] * 3


def test_issue_heads_up_the_button_has_gone_round_after_two_hands() -> None:
    assert Mixed(3, 8).limits(6) == ["no", "no", "fixed", "fixed", "no", "no"]


def test_issue_or_after_so_many_hands() -> None:
    assert Mixed(1, 4, 9, every="2").limits(6) == ["no", "no", "fixed", "fixed", "no", "no"]


def test_issue_the_line_below_the_board_says_which_game_is_next_and_only_then() -> None:
    played = Mixed(3, 8)
    over(played)
    assert played.next == []
    played.touch(GO)
    assert played.next == []
    over(played)
    assert played.next == ["next: Hold'em FL 200/400"]
    played.touch(GO)
    assert (played.next, played.limit) == ([], FIXED)


def test_a_player_who_leaves_does_not_change_how_far_the_button_has_to_go() -> None:
    """The button of the hand after he left is dead (PROCEDURES 9); the game changes when it is back at seat 9."""
    played = Mixed(1, 4, 7, 9)
    found = []
    for hand in range(5):
        found.append((played.keeper.hand.setup.button, played.limit.word))
        if hand == 1:
            played.touch(MENU, SEATS, tell(4, LEAVES), MENU)
        over(played)
        played.touch(GO)
    assert found == [(9, "no"), (1, "no"), (4, "no"), (7, "no"), (9, "fixed")]


@pytest.mark.parametrize(("every", "limits"), [('"orbit"', ["no", "fixed", "fixed"]), ("3", ["no", "no", "fixed"])])
def test_a_misdeal_is_no_hand_and_changes_no_game(every: str, limits: list[str]) -> None:
    played = Mixed(3, 8, every=every)
    over(played)
    played.touch(GO, GO, Press.MISDEAL)
    assert played.keeper.hand.over
    assert played.next == []
    played.touch(GO)
    assert played.limits(3) == limits


def test_issue_the_dealer_can_still_set_up_another_game_and_the_rotation_goes_on_after_its_turn() -> None:
    played = Mixed(3, 8, every="2")
    over(played)
    played.touch(MENU, SET_UP, ChooseValue(SettingCode.LIMIT, "pot"), MENU, GO)
    assert played.limits(4) == ["pot", "pot", "fixed", "fixed"]


def test_what_the_dealer_sets_up_when_a_game_is_due_goes_before_it() -> None:
    played = Mixed(3, 8, every="1")
    over(played)
    assert played.next != []
    played.touch(MENU, SET_UP, ChooseValue(SettingCode.LIMIT, "pot"), MENU)
    assert played.next == []
    played.touch(GO)
    assert played.limits(2) == ["pot", "fixed"]


def test_a_last_hand_that_is_mended_is_counted_as_it_stands_then() -> None:
    played = Mixed(3, 8, every="1")
    over(played)
    assert played.next != []
    played.touch(Press.UNDO)
    assert (played.keeper.hand.over, played.next) == (False, [])
    played.touch(Press.MISDEAL)
    assert played.next == []


def test_the_row_that_changes_the_game_says_that_the_rotation_did(tmp_path: Path) -> None:
    table = Played(seats=2, chip=25).keeper.table
    writer = JournalWriter(tmp_path)
    recorder = Recorder.start(writer, TurnedClock(), table, HOUSE, "dealer", "touch")
    live = Table(Journaled(recorder), menu=Menu(rotation=rotation("1")))
    for intent in (GO, FOLD, GO):
        live.intend(_meant(intent))
    recorder.close()
    (row,) = [row for row in rows_of(tmp_path / JOURNAL_FILE) if row.kind is Kind.TABLE]
    assert row.body.startswith("set game holdem; limit fixed 200 400; blinds 100 200")
    assert (row.actor, row.source, row.why) == ("dealer", "rotation", "it is this game's turn")


@pytest.mark.parametrize("cut", [1, 2, 3])
def test_after_a_restart_the_rotation_is_as_far_as_it_was(tmp_path: Path, cut: int) -> None:
    """Three hands of each; the box is stopped after so many of the first game."""
    table = Played(seats=3, chip=25).keeper.table
    recorder = Recorder.start(JournalWriter(tmp_path), TurnedClock(), table, HOUSE, "dealer", "touch")
    live = Table(Journaled(recorder), menu=Menu(rotation=rotation("3")))
    for hand in range(5):
        if hand == cut:
            recorder.close()
            found = recover(tmp_path / JOURNAL_FILE)
            assert found is not None
            recorder = Recorder.resume(JournalWriter(tmp_path), TurnedClock(), found)
            live = Table(Journaled(recorder), menu=Menu(rotation=rotation("3")))
        for intent in (GO, FOLD, FOLD, GO):
            live.intend(_meant(intent))
    recorder.close()
    hands = [row.body for row in rows_of(tmp_path / JOURNAL_FILE) if row.kind is Kind.HAND]
    assert ["limit fixed" in body for body in hands] == [False] * 3 + [True] * 3


HORSE = """
game = "holdem"
limit = "no"
blinds = "100 200"
chip = 25
button = 9
[rotation]
every = "orbit"
games = [
    { game = "holdem", limit = "no", blinds = "100 200" },
    { game = "omaha", limit = "pot", blinds = "100 200" },
    { game = "stud-hilo", limit = "fixed 200 400", ante = 25, bring-in = 50 },
]
[seats]
1 = 20000
4 = 20000
9 = 20000
"""


def fold_out(played: Played) -> None:
    """Whatever the game asks for is done, and who may act folds."""
    rng = Random(1)
    for _ in range(60):
        if not played.keeper.hand.over:
            command = random_command(played.keeper.hand, rng)
            if isinstance(command, (c.Check, c.Call, c.Bet, c.Raise, c.AllIn, c.Complete)):
                command = c.Fold(command.seat)
            played.keeper.tell(command, "touch", "")


def test_issue_games_of_other_kinds_follow_each_other_and_the_button_waits_where_it_was(tmp_path: Path) -> None:
    session, house = read_settings(HORSE, "table.toml")
    recorder = Recorder.start(JournalWriter(tmp_path), TurnedClock(), session, house, "dealer", "touch")
    played = Played()
    played.keeper = Journaled(recorder)  # type: ignore[assignment]
    played.table = Table(played.keeper, menu=Menu(rotation=read_evening(HORSE, "table.toml")[1]))
    found = []
    for _ in range(10):
        setup = played.keeper.hand.setup
        found.append((setup.game.name, setup.button if setup.game.button else None))
        fold_out(played)
        played.touch(GO)
    recorder.close()
    assert found == [
        *(("holdem", seat) for seat in (9, 1, 4)),
        *(("omaha", seat) for seat in (9, 1, 4)),
        *(("stud-hilo", None),) * 3,
        ("holdem", 9),
    ]
    assert recover(tmp_path / JOURNAL_FILE) is not None


def entry(game: str, limit: Limit, blinds: tuple[int, ...] = (), ante: int = 0, bring_in: int = 0) -> Entry:
    stakes = Stakes(limit, blinds, ante, bring_in=bring_in)
    named = f"blinds {' '.join(map(str, blinds))}" if blinds else f"blinds 0; ante {ante}"
    limits = f"fixed {limit.small} {limit.large}" if isinstance(limit, FixedLimit) else limit.word
    return Entry(f"game {game}; limit {limits}; {named}", game_named(game), stakes)


HOLDEM = entry("holdem", FIXED, (100, 200))
STUD = entry("stud", FIXED, ante=20, bring_in=50)
GUTS = entry("guts", NoLimit(20), ante=20)


def table_of(each: Entry, count: int, button: int = 1) -> Session:
    places = tuple(Place(number, 20_000) for number in range(1, count + 1))
    return Session(each.game, each.stakes, places, button)


def test_issue_a_game_without_a_button_goes_round_in_as_many_hands_as_there_are_players() -> None:
    mixed = Rotation((HOLDEM, GUTS))
    session, turn = table_of(GUTS, 3), None
    due = []
    for _ in range(3):
        turn = dealt(mixed, turn, session, 1, 3)
        due.append(follows(mixed, turn, session, HOUSE))
    assert due == [None, None, HOLDEM]


def test_a_game_that_cannot_be_dealt_to_so_many_is_passed_over() -> None:
    other = replace(HOLDEM, stakes=replace(HOLDEM.stakes, blinds=(50, 100)), lines="blinds 50 100")
    mixed = Rotation((HOLDEM, STUD, other), every=1)
    session = table_of(HOLDEM, STUD.game.most_seats + 1)
    assert follows(mixed, dealt(mixed, None, session, 1, 9), session, HOUSE) == other


def test_chips_that_a_deal_left_in_the_middle_are_played_for_before_the_game_changes() -> None:
    mixed = Rotation((HOLDEM, STUD), every=1)
    session = replace(table_of(HOLDEM, 3), carried=300)
    assert follows(mixed, dealt(mixed, None, session, 1, 3), session, HOUSE) is None


@pytest.mark.parametrize(
    ("old", "new", "place", "reason"),
    [
        ('limit = "fixed 200 400", ', "", "rotation.games, number 2", "it needs a limit"),
        ('"fixed 200 400"', '"fixed 200"', "rotation.games, number 2", "the big bet"),
        ('"fixed 200 400"', '"no"', "rotation.games, number 1", "the same as the one before it"),
        ('{ game = "holdem", limit = "fixed', '{ game = "snap", limit = "fixed', "rotation.games, number 2", "snap"),
        (
            '{ game = "holdem", limit = "fixed',
            '{ house = "roberts", limit = "fixed',
            "rotation.games, number 2",
            "game",
        ),
        (
            '{ game = "holdem", limit = "fixed',
            '{ game = ["holdem"], limit = "fixed',
            "rotation.games, number 2",
            "game",
        ),
        ('400", blinds', '400", button = 3, blinds', "rotation.games, number 2", "button cannot be set here"),
        ('400", blinds', '400", chip = "5; button 3", blinds', "rotation.games, number 2", "semicolon"),
        ('"orbit"', "0", "rotation.every", "a number of hands"),
        ('"orbit"', "true", "rotation.every", "a number of hands"),
        ('every = "orbit"', 'often = "orbit"', "rotation.often", "no such setting"),
        ("games = [", "games = 3\nodd = [", "rotation", "a table"),
        ("[rotation]", "rotation = 5\n[other]", "other", "no such setting"),
    ],
)
def test_issue_a_rotation_is_judged_whole_at_the_start_and_the_error_is_one_line(
    old: str, new: str, place: str, reason: str
) -> None:
    text = TABLE.format(every='"orbit"', button=1)
    assert old in text
    with pytest.raises(ReadError) as caught:
        read_evening(text.replace(old, new), "table.toml")
    assert str(caught.value).startswith(f"table.toml, {place}: ")
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("every", ['"orbit"', "8"])
def test_a_rotation_is_read_back_as_it_was_written(every: str) -> None:
    first = rotation(every)
    head = TABLE.format(every=every, button=1).partition("[rotation]")[0]
    text = rotation_text(first)
    assert '    { game = "holdem", limit = "fixed 200 400", blinds = "100 200", chip = "25" },' in text.splitlines()
    assert read_evening(head + text, "table.toml")[1] == first
