"""One board, or two where the players run it twice (PROCEDURES 6). The places of the second are counted on: 6 to 10.

What lies there for both is on the first board only.
"""

from __future__ import annotations

from dealerassist.cards import Card
from dealerassist.engine import Await, Hand, QuestionCode
from dealerassist.engine import commands as c
from dealerassist.table.levels import BOARD_PLACES

PLACES = BOARD_PLACES
ONCE, TWICE = "once", "twice"


def asks_how_often(hand: Hand) -> bool:
    """Is it open whether it is run twice? Nobody can bet any more, and the house allows it."""
    question = hand.awaiting.question
    return hand.awaits is Await.QUESTION and question is not None and question.code is QuestionCode.RUN_TWICE


def run(option: str) -> c.Floor:
    """The players want it once or twice."""
    return c.Floor(QuestionCode.RUN_TWICE, option)


def runs_twice(hand: Hand) -> bool:
    """Do two boards come, or lie there? From the players' word on."""
    told = any(isinstance(command, c.Floor) and command == run(TWICE) for command in hand.commands)
    return told or hand.second_board is not None


def boards_of(hand: Hand) -> tuple[int, ...]:
    """1 and 2; 0 where there is one board only."""
    return (1, 2) if runs_twice(hand) else (0,)


def dealt_to(hand: Hand) -> int:
    """The board that cards go to now; 0 where there is one only."""
    if not runs_twice(hand):
        return 0
    return 1 if hand.second_board is None else 2


def next_place(hand: Hand) -> int:
    """Where the next board card goes."""
    return len(hand.board) + 1 if hand.second_board is None else PLACES + len(hand.second_board) + 1


def lying(hand: Hand) -> dict[int, Card | None]:
    """The cards of both boards by their places; None: nobody has read it."""
    first = dict(enumerate(hand.board, 1))
    own = enumerate(hand.second_board or (), PLACES + 1)
    return first | {place: card for place, card in own if place > PLACES + hand.shared_board}


def place_name(place: int) -> str:
    """As `identify` takes it."""
    return f"board{place}" if place <= PLACES else f"second{place - PLACES}"
