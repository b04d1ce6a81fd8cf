"""The stub count: how many cards must be left in the deck."""

from __future__ import annotations

from random import Random

from dealerassist.engine import GAMES, Await, FixedLimit, Hand, HouseRules, NoLimit, Stakes
from dealerassist.rehearsal.dealing import Habits, random_command
from dealerassist.training.chance import first_hand, some_seats, table_of, tried
from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.forms import Amounts
from dealerassist.training.task import Reason, Scene, SeatShown, Task
from dealerassist.training.telling import told
from dealerassist.views import Saying

_BY_LEVEL = {
    1: (("holdem",), 2, 5, 0),
    2: (("holdem", "short-deck"), 5, 7, 1),
    3: (("omaha", "omaha-hilo"), 6, 9, 2),
    4: (("stud", "razz", "stud-hilo"), 7, 8, 3),
}
"""Games, fewest and most seats, and how many streets come after the first deal."""
_HABITS = Habits(0.08, 0.1, 0, 0, 0, 0, 0, 0, 0, 0)


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """Cards left once all that is told has been dealt and burned."""
    return tried(lambda: _asked(level, rng, house))


def _asked(level: int, rng: Random, house: HouseRules) -> Task | None:
    names, fewest, most, streets = _BY_LEVEL[level]
    game = GAMES[rng.choice(names)]
    seats = some_seats(rng, rng.randint(fewest, most))
    stud = game.up_cards
    limit = FixedLimit(10, 20) if stud else NoLimit(10)
    stakes = Stakes(limit, () if stud else (5, 10), ante=1 if stud else 0, bring_in=5 if stud else 0)
    hand = first_hand(table_of(game, stakes, [(seat, 5_000) for seat in seats], rng.choice(seats)), house)
    events, burns = list(hand.opening), 0
    while not hand.acting or streets:
        if hand.over or hand.awaiting.what in {Await.SHOW, Await.AWARD}:
            return None
        burned = hand.burn is True
        burns += burned
        streets -= burned
        events += hand.push(random_command(hand, rng, _HABITS))
    return _task(hand, burns, told(events), house)


def _task(hand: Hand, burns: int, lines: tuple[Saying, ...], house: HouseRules) -> Task:
    pack, board = len(hand.setup.game.pack.cards), len(hand.board)
    dealt = sum(seat.cards for seat in hand.seats)
    left = pack - dealt - board - burns
    seats = sorted(hand.seats, key=lambda seat: seat.number)
    shown = tuple(
        SeatShown(seat.number, tuple(card for card in seat.up if card), folded=not seat.live) for seat in seats
    )
    scene = Scene(hand.setup.game.name, shown, tuple(card for card in hand.board if card), lines=lines)
    why = Saying.of(TellCode.WHY_STUB, pack=pack, dealt=dealt, board=board, burns=burns, left=left)
    asked = Saying.of(AskCode.CARDS_IN_STUB, pack=pack)
    return Task(scene, asked, Amounts(), (left,), (Reason(why, "TDA 2024 38; WSOP Dealer Guide"),), pack - left, house)
