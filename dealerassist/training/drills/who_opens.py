"""Stud: who brings in, and on later streets whose board opens."""

from __future__ import annotations

from random import Random

from dealerassist.engine import GAMES, FixedLimit, Hand, HouseRules, Stakes
from dealerassist.rehearsal.dealing import Habits, random_command
from dealerassist.training.chance import first_hand, some_seats, table_of, tried
from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.forms import Seats
from dealerassist.training.task import Reason, Scene, SeatShown, Task
from dealerassist.views import Saying

_BY_LEVEL = {1: (2, 4, 1), 2: (6, 8, 1), 3: (4, 5, 3), 4: (6, 7, 4)}
"""Fewest and most seats, and up cards of each."""
_HABITS = Habits(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """The seat that opens, by the up cards."""
    return tried(lambda: _asked(level, rng, house))


def _asked(level: int, rng: Random, house: HouseRules) -> Task | None:
    fewest, most, up = _BY_LEVEL[level]
    game = GAMES[rng.choice(("stud", "razz", "stud-hilo"))]
    seats = some_seats(rng, rng.randint(fewest, most))
    stakes = Stakes(FixedLimit(10, 20), ante=1, bring_in=5)
    hand = first_hand(table_of(game, stakes, [(seat, 5_000) for seat in seats], 10), house)
    while not (hand.acting and len(hand.seats[0].up) == up):
        hand.push(random_command(hand, rng, _HABITS))
    return _task(hand, seats, up, house)


def _task(hand: Hand, seats: tuple[int, ...], up: int, house: HouseRules) -> Task | None:
    opener = hand.opener
    if opener is None:
        return None
    shown = tuple(SeatShown(seat, tuple(card for card in hand.seat(seat).up if card)) for seat in seats)
    game, low = hand.setup.game.name, hand.setup.game.name == "razz"
    door = TellCode.WHY_HIGH_DOOR if low else TellCode.WHY_LOW_DOOR
    board = TellCode.WHY_LOW_BOARD if low else TellCode.WHY_HIGH_BOARD
    reason = Reason(Saying.of(door if up == 1 else board, seat=opener), "S3; TDA 2024 RP-10D")
    asked = Saying.of(AskCode.WHO_BRINGS_IN if up == 1 else AskCode.WHO_OPENS)
    return Task(Scene(game, shown), asked, Seats(seats), (opener,), (reason,), up * len(seats), house)
