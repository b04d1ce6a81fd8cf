"""The screen's language is changed where the table is set up, at one touch a language; the hand does not notice."""

from __future__ import annotations

from dealerassist.engine import HouseRules, Session
from dealerassist.table.setup.menu import Menu
from dealerassist.table.table import Table
from dealerassist.views import KeyCode, KeyRow, MenuPage, Press, PressKey, TurnTo
from dealerassist.words import LANGUAGES
from tests.table.playing import Played

ANOTHER = PressKey(Press.LANGUAGE)


def test_a_touch_is_the_next_language_and_the_menu_stays_open() -> None:
    played = Played()
    played.touch(Press.MENU, TurnTo(MenuPage.SET_UP))
    before = played.table.view
    spoken = [before.language, *(played.touch(ANOTHER).language for _ in LANGUAGES)]
    assert spoken == [*LANGUAGES, "en"]
    assert played.table.view == before
    assert before.menu
    keys = [key for row in before.column if isinstance(row, KeyRow) for key in row.keys]
    assert [key.intent for key in keys if key.code is KeyCode.LANGUAGE] == [ANOTHER]


def test_nothing_of_the_hand_changes_and_no_amount_that_is_typed() -> None:
    played = Played()
    played.touch(Press.GO_ON, Press.RAISE, "6", "00")
    rows, view = played.commands, played.table.view
    after = played.touch(ANOTHER)
    assert (played.commands, after.prompt, after.seats) == (rows, view.prompt, view.seats)
    assert after.language == "nl"


def test_the_language_is_written_down_with_the_settings_that_hold() -> None:
    played = Played()
    written: list[tuple[Session, HouseRules, str]] = []

    def keep(session: Session, house: HouseRules, language: str) -> str:
        written.append((session, house, language))
        return "table.toml, No space left on device"

    played.table = Table(played.keeper, menu=Menu(keep=keep, language="hu"))
    assert played.table.view.language == "hu"
    view = played.touch(Press.GO_ON, Press.MENU, ANOTHER)
    assert [language for _, _, language in written] == ["da"]
    assert written[0][:2] == played.keeper.arranged
    assert view.language == "da", "also where it could not be written down"
    assert view.reasons[-1].facts == {"words": "table.toml, No space left on device"}


def test_a_hand_that_is_looked_back_at_is_told_in_the_same_language() -> None:
    played = Played()
    played.table = Table(played.keeper, menu=Menu(language="hu"))
    assert played.touch(Press.GO_ON, Press.FOLD, Press.MENU, TurnTo(MenuPage.RECALL)).language == "hu"
