"""Where button and blinds go after seats have emptied: dead button, moving button, heads-up."""

from __future__ import annotations

from random import Random

from dealerassist.engine import GAMES, HouseRules, NoLimit, Positions, Session
from dealerassist.engine.house import ButtonMode
from dealerassist.engine.positions import first_positions
from dealerassist.training.chance import some_seats, stakes_of, table_of, tried
from dealerassist.training.codes import AskCode, LabelCode, TellCode
from dealerassist.training.forms import Amounts
from dealerassist.training.task import Reason, Scene, SeatShown, Task
from dealerassist.views import Saying

_BY_LEVEL = {1: (5, 9, 1), 2: (5, 9, 2), 3: (5, 10, 3), 4: (6, 10, 4)}
"""Fewest and most seats before, and how many of them empty, one of the button or the blinds among them."""
LABELS = (LabelCode.BUTTON, LabelCode.SMALL, LabelCode.BIG)
_SOURCES = {ButtonMode.DEAD: "TDA 2024 32, 34B; WSOP 85", ButtonMode.MOVING: "Robert's button 2a; S0; S1; S3; S4"}


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """Button, small blind (0: nobody posts it) and big blind of the next hand."""
    return tried(lambda: _asked(level, rng, house))


def _asked(level: int, rng: Random, house: HouseRules) -> Task | None:
    fewest, most, emptied = _BY_LEVEL[level]
    seats = some_seats(rng, rng.randint(fewest, most))
    last = first_positions(seats, rng.choice(seats), 2)
    gone = rng.sample(seats, emptied)
    if not {last.button, last.small_at, last.big_at} & {*gone}:
        return None
    left = tuple(seat for seat in seats if seat not in gone)
    now = _next(rng, left, last, house)
    if len(now.big) > 1:
        return None
    answer = (now.button, now.small or 0, now.big_at)
    lines = (
        Saying.of(TellCode.LAST_HAND, button=last.button, small=last.small_at or 0, big=last.big_at),
        Saying.of(TellCode.EMPTIED, seats=tuple(sorted(gone))),
    )
    code = TellCode.WHY_DEAD_BUTTON if house.button_mode is ButtonMode.DEAD else TellCode.WHY_MOVING_BUTTON
    reason = Reason(Saying.of(TellCode.WHY_HEADS_UP if len(left) == 2 else code), _SOURCES[house.button_mode])
    scene = Scene("holdem", tuple(SeatShown(seat) for seat in left), lines=lines)
    asked = Saying.of(AskCode.BUTTON_AND_BLINDS)
    return Task(scene, asked, Amounts(LABELS), answer, (reason,), emptied, house)


def _next(rng: Random, left: tuple[int, ...], last: Positions, house: HouseRules) -> Positions:
    """What the engine's session makes of who is left."""
    table = table_of(GAMES["holdem"], stakes_of(rng, NoLimit), [(seat, 1_000) for seat in left], last.button)
    return Session(table.game, table.stakes, table.places, last.button, last, hands=1).next_positions(house)
