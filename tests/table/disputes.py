"""A finished hand that somebody disputes, and what is named, touched and seen in VERIFY."""

from __future__ import annotations

from dealerassist.cards import Card, parse_cards
from dealerassist.table.levels import BoardLevel, Levels
from dealerassist.table.table import Table
from dealerassist.views import (
    Intent,
    KeyCode,
    KeyRow,
    MenuPage,
    NameCard,
    Press,
    TableView,
    TurnTo,
)
from tests.table.at_menu import GO, MENU
from tests.table.playing import Played

VERIFY, HANDS, BY_HAND, CLOSE, UNDO = TurnTo(MenuPage.VERIFY), TurnTo(MenuPage.RECALL), Press.BY_HAND, MENU, Press.UNDO
BOARD = "Ah Kd 8c 5s 2h"


def cards(text: str) -> list[Card]:
    return [card for card in parse_cards(text) if card is not None]


def names(text: str) -> list[Intent]:
    """Each is two touches on the card pad: the rank, then the suit."""
    return [NameCard(card) for card in cards(text)]


def touches(intents: list[Intent]) -> int:
    return sum(2 if isinstance(intent, NameCard) else 1 for intent in intents)


def without_cards() -> Played:
    """Keys only: 3 raised to 600, 5 called, both checked down; 3 won on the dealer's word. The next hand is ready."""
    played = Played()
    played.touch(GO, Press.TIMES_THREE, 5, GO, 3, "board", "board", "board", "board")
    assert played.prompt == "who-wins"
    played.touch(3, GO, GO)
    assert played.prompt.startswith("deal-hole")
    return played


class Read(Played):
    """The same hand at a table whose reader names what is tabled; `lies`: what lies at each seat."""

    def __init__(self, board: str = BOARD) -> None:
        super().__init__()
        self.lies = {3: cards("As Ad"), 5: cards("Kh Kc"), 4: cards("Qh Qd")}
        self.asked: list[int] = []
        self.table = Table(self.keeper, reveal=self.reveal)
        lying = {place: BoardLevel(card) for place, card in enumerate(cards(board), 1)}
        self.touch(GO, Press.TIMES_THREE, 5, GO, 3)
        for out in (3, 4, 5):
            self.table.sense(Levels(board={place: lying[place] for place in range(1, out + 1)}))
            self.touch(GO, GO)

    def reveal(self, seat: int) -> tuple[Card, ...]:
        self.asked.append(seat)
        return tuple(self.lies[seat])


def faces(view: TableView) -> set[str]:
    """Every card on the screen."""
    at_seats = [card for seat in view.seats for card in (*seat.cards, *seat.playing)]
    return {str(card) for card in (*(place.card for place in view.board), *at_seats) if card}


def on_menu(played: Played) -> list[list[KeyCode]]:
    column = played.table.view.column
    return [[key.code for key in row.keys if key.intent is not None] for row in column if isinstance(row, KeyRow)]
