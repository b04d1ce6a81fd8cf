"""An amount that was told wrongly, changed acts later: what the pot holds then."""

from __future__ import annotations

from random import Random

from dealerassist.engine import GAMES, Hand, HouseRules, NoLimit, Timeline
from dealerassist.engine import commands as c
from dealerassist.rehearsal.dealing import Habits
from dealerassist.training.chance import decision, first_hand, some_seats, stakes_of, table_of, tried
from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.forms import Amounts
from dealerassist.training.task import Reason, Scene, SeatShown, Task
from dealerassist.training.telling import scene_of
from dealerassist.views import Saying

_LATER = {1: (1, 1), 2: (2, 2), 3: (3, 4), 4: (5, 7)}
"""Fewest and most acts after the wrong amount."""
_HABITS = Habits(0.2, 0.4, 0, 0, 0, 0, 0, 0, 0, 0)


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """A bet or raise was another; calls become calls of the new price, raises stay what they were."""
    return tried(lambda: _asked(level, rng, house))


def _asked(level: int, rng: Random, house: HouseRules) -> Task | None:
    seats = some_seats(rng, rng.randint(4, 8))
    stakes = stakes_of(rng, NoLimit)
    hand = first_hand(table_of(GAMES["holdem"], stakes, [(seat, 100_000) for seat in seats], rng.choice(seats)), house)
    events = decision(hand, rng, rng.randint(*_LATER[level]) + rng.randint(1, 3), _HABITS)
    if events is None:
        return None
    at = _which(hand, rng, *_LATER[level])
    if at is None:
        return None
    by = rng.randint(1, 4) * stakes.big_blind
    changed = _changed(hand, at, by)
    if changed.waiting:  # a later raise is too small now: the dealer has to be asked, and nobody knows the pot
        return None
    seat, was = _named(hand, at)
    line = Saying.of(TellCode.WRONG_AMOUNT, seat=seat, was=was, a=was + by)
    scene = scene_of(hand, events, stacks=False)
    blank = tuple(SeatShown(seat.number) for seat in scene.seats)  # how they stand depends on the wrong amount
    shown = Scene(scene.game, blank, scene.board, scene.button, (*scene.lines, line))
    pot = changed.hand.pot_with_bets
    reason = Reason(Saying.of(TellCode.WHY_CHANGED, a=pot), "TDA 2024 52; S1")
    asked = Saying.of(AskCode.POT_AFTER_CHANGE)
    return Task(shown, asked, Amounts(), (pot,), (reason,), sum(act > at for act in _acts(hand)), house)


def _acts(hand: Hand) -> list[int]:
    """Where among the commands of the hand its acts stand."""
    return [i for i, told in enumerate(hand.commands) if not isinstance(told, (c.Deal, c.Board))]


def _which(hand: Hand, rng: Random, least: int, most: int) -> int | None:
    """A wager with so many acts after it; None where there is none, or the line that tells it would not say which."""
    later = enumerate(reversed(_acts(hand)))
    fit = [i for place, i in later if least <= place <= most and _is_wager(hand.commands[i])]
    at = rng.choice(fit) if fit else None
    same = [told for told in hand.commands if at is not None and _is_wager(told) and _told(told) == _named(hand, at)]
    return at if len(same) == 1 else None


def _is_wager(told: c.HandCommand) -> bool:
    return isinstance(told, (c.Bet, c.Raise))


def _seat(told: c.HandCommand) -> int:
    return told.seat if isinstance(told, c.SeatAct) else 0


def _to(told: c.HandCommand) -> int:
    return told.amount if isinstance(told, c.Bet) else told.to if isinstance(told, c.Raise) else 0


def _named(hand: Hand, at: int) -> tuple[int, int]:
    """Whose command number `at` is, and to how much."""
    return _told(hand.commands[at])


def _told(command: c.HandCommand) -> tuple[int, int]:
    return _seat(command), _to(command)


def _changed(hand: Hand, at: int, by: int) -> Timeline:
    """The hand's record, its command number `at` (from 0) being for so many chips more."""
    record = Timeline(hand.setup)
    for command in hand.commands:
        record.push(command)
    seat, was = _named(hand, at)
    meant = c.Bet(seat, was + by) if isinstance(hand.commands[at], c.Bet) else c.Raise(seat, was + by)
    record.push(c.Change(at + 1, meant))
    return record
