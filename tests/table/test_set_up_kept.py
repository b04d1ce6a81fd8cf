"""What was set up is kept for the next start and in the journal; no finger on it can bring the table down."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from dealerassist.engine import HouseRules, PotLimit, Session
from dealerassist.engine import commands as c
from dealerassist.engine.events import Event
from dealerassist.journal.live import LiveTable
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE, Kind
from dealerassist.journal.show import rows_of
from dealerassist.journal.writer import JournalWriter
from dealerassist.table.keeping import InMemory, Journaled
from dealerassist.table.setup.menu import Menu
from dealerassist.table.table import Table
from dealerassist.views import (
    AsBefore,
    ChooseValue,
    Intent,
    MenuPage,
    Press,
    PutAway,
    ReasonCode,
    SeatVerb,
    SettingCode,
    TellSeat,
    TouchBoard,
    TouchSetting,
    TurnTo,
)
from tests.journal.evening import TurnedClock
from tests.table.at_menu import FOLD, GO, MENU, SET_UP, amounts, between_hands
from tests.table.playing import Played, _meant

S = SettingCode


def kept(played: Played, why: str = "") -> list[tuple[Session, HouseRules]]:
    """What is written down from now on."""
    found: list[tuple[Session, HouseRules]] = []

    def keep(session: Session, house: HouseRules, language: str) -> str:
        found.append((session, house))
        return why

    played.table = Table(played.keeper, menu=Menu(keep=keep))
    return found


def test_the_settings_are_kept_for_the_next_start_when_they_change_and_only_then() -> None:
    played = between_hands()
    written = kept(played)
    played.touch(MENU, SET_UP, MENU, MENU, TurnTo(MenuPage.SEATS), 4, TellSeat(4, SeatVerb.AWAY), MENU)
    assert written == []
    played.touch(MENU, SET_UP, ChooseValue(S.LIMIT, "pot"), MENU)
    ((session, house),) = written
    assert (session.stakes.limit, house.name) == (PotLimit(200), "tda-2024")


def test_where_they_cannot_be_kept_the_screen_says_so_and_play_goes_on() -> None:
    played = between_hands()
    kept(played, "table.toml, No space left on device")
    view = played.touch(MENU, SET_UP, *amounts(S.ANTE, "50"), MENU)
    assert view.reasons[-1].code is ReasonCode.NOT_WRITTEN
    assert view.reasons[-1].facts == {"words": "table.toml, No space left on device"}
    played.touch(GO)
    assert played.keeper.hand.setup.stakes.ante == 50


def test_what_was_set_is_in_the_journal_and_survives_a_restart_before_the_next_hand(tmp_path: Path) -> None:
    played = between_hands()
    recorder = Recorder.start(
        JournalWriter(tmp_path), TurnedClock(), played.keeper.table, played.keeper.house, "dealer", "touch"
    )
    table = Table(Journaled(recorder))
    intents = (GO, FOLD, FOLD, FOLD, FOLD, FOLD, MENU, SET_UP, ChooseValue(S.HOUSE, "roberts"), MENU)
    for intent in intents:
        table.intend(_meant(intent))
    recorder.close()
    found = recover(tmp_path / JOURNAL_FILE)
    assert found is not None
    again = Recorder.resume(JournalWriter(tmp_path), TurnedClock(), found)
    again.next_hand("dealer", "touch")
    again.close()
    header = next(row.body for row in rows_of(tmp_path / JOURNAL_FILE, hand=2) if row.kind is Kind.HAND)
    assert "house roberts" in header.splitlines()


FINGERS = st.lists(
    st.one_of(
        st.sampled_from([GO, FOLD, MENU, Press.UNDO, Press.DELETE, SET_UP, AsBefore(), PutAway(), TouchBoard()]),
        st.sampled_from([TurnTo(MenuPage.SEATS), TurnTo(MenuPage.CLOSED), TurnTo(MenuPage.DEALER)]),
        st.integers(1, 10),
        st.sampled_from(["0", "1", "5", "00"]),
        st.builds(TouchSetting, st.sampled_from(SettingCode)),
        st.builds(
            ChooseValue, st.sampled_from(SettingCode), st.sampled_from(["no", "pot", "fixed", "bb", "all", "roberts"])
        ),
        st.builds(TellSeat, st.integers(1, 10), st.sampled_from(SeatVerb)),
    ),
    max_size=40,
)


def overheard(keeper: InMemory) -> list[c.Command]:
    """All that is told from now on and not refused."""
    told: list[c.Command] = []
    tell, next_hand = keeper.tell, keeper.next_hand

    def hear(command: c.Command, source: str, why: str) -> list[Event]:
        events = tell(command, source, why)
        told.append(command)
        return events

    def hear_next() -> list[Event]:
        events = next_hand()
        told.append(c.Next())
        return events

    keeper.tell, keeper.next_hand = hear, hear_next  # type: ignore[method-assign]
    return told


@settings(max_examples=200)
@given(FINGERS, st.integers(2, 6))
def test_whatever_is_touched_the_table_stands_and_the_journal_plays_it_again(
    fingers: Iterable[Intent | Press | int | str], seats: int
) -> None:
    played = Played(seats=seats)
    start = LiveTable(played.keeper.table, played.keeper.house)
    told = overheard(played.keeper)
    for finger in fingers:
        played.touch(finger)
    again = InMemory(start)
    for command in told:
        if isinstance(command, c.Next):
            again.next_hand()
        else:
            again.tell(command, "", "")
    assert again.table == played.keeper.table
    assert again.arranged == played.keeper.arranged
    assert again.hand.seats == played.keeper.hand.seats
