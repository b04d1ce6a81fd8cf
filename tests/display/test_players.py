"""The players' screen: what of the dealer's is everybody's business, and nothing else."""

from __future__ import annotations

import pytest

pytest.importorskip("PyQt6")

from dealerassist.display.players import PlayersScreen, for_players, is_play
from dealerassist.display.theme import DIM
from dealerassist.views import TableView
from tests.display.menu_screens import MENU_SCREENS
from tests.display.situations import SITUATIONS

EVERY = {name: view for name, view in {**SITUATIONS, **MENU_SCREENS}.items() if view.area is None}
"""Where the camera sees the board is shown before anything is played."""


def cards_of(view: TableView) -> set[object]:
    return {place.card for place in view.board} | {card for seat in view.seats for card in seat.cards}


@pytest.mark.parametrize("name", EVERY)
def test_no_card_and_no_seat_that_the_dealers_screen_does_not_have(name: str) -> None:
    view = EVERY[name]
    players = for_players(view)
    assert cards_of(players) - {None} <= cards_of(view)
    assert not any(seat.question or seat.implied or seat.open_amount for seat in players.seats)
    assert (players.row, players.column, players.health, players.marks) == ((), (), (), ())


def painted_words(view: TableView) -> list[str]:
    """All that stands on the players' screen while the dealer's shows `view`."""
    shown = PlayersScreen(DIM)
    shown.resize(976, 549)
    shown.show_view(view)
    return [text.words for text in shown.frame().texts]


@pytest.mark.parametrize("name", EVERY)
def test_every_situation_fits_on_the_players_screen(qapp: object, name: str) -> None:
    shown = PlayersScreen(DIM)
    shown.resize(976, 549)
    shown.show_view(EVERY[name])
    assert [text.words for text in shown.frame().texts if not text.fits] == []


def test_h_no_misdeal_and_no_count_is_claimed_in_front_of_players(qapp: object) -> None:
    """WALKTHROUGH 3 h: the dealer is asked, the players see the hand as it stood."""
    words = " ".join(painted_words(SITUATIONS["misdeal"]))
    assert "HAS" not in words
    assert "CARDS" not in words


def test_whose_action_it_is_and_what_it_costs_is_everybodys_business(qapp: object) -> None:
    words = painted_words(SITUATIONS["preflop"])
    assert any("CALL" in each for each in words)


def test_a_past_hand_and_the_menu_leave_the_hand_in_play_on_the_players_screen(qapp: object) -> None:
    shown = PlayersScreen(DIM)
    shown.show_view(SITUATIONS["preflop"])
    before = shown.view
    for name in ("past-hand", "menu", "set-up"):
        assert not is_play(MENU_SCREENS[name])
        shown.show_view(MENU_SCREENS[name])
    assert shown.view == before
