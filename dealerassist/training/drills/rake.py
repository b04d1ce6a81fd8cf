"""The rake: per cent, steps, cap, no flop no drop."""

from __future__ import annotations

from random import Random

from dealerassist.engine import GAMES, Hand, HouseRules, NoLimit, Stakes
from dealerassist.engine import commands as c
from dealerassist.training.chance import between, first_hand, hands_from, some_seats, table_of
from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.forms import Amounts
from dealerassist.training.task import Reason, Scene, Task
from dealerassist.views import Saying

_SOURCE = "WSOP Live 31"
CHIP = 1


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """What the house takes of a pot. Level 1: per cent; 2: in steps; 3: a cap; 4: and no flop, no drop."""
    percent, step = rng.choice((4, 5, 10)), rng.choice((2, 5)) if level > 1 else 1
    cap = rng.randint(2, 6) * step if level > 2 else 0
    free = level > 3
    switches = [("time_fee", "0"), ("rake_percent", str(percent)), ("rake_cap", str(cap)), ("rake_step", str(step))]
    raked = house.with_switches([*switches, ("rake_no_flop_no_drop", "yes" if free else "no")])
    flop = not free or rng.random() < 0.7
    hand = _played(rng, raked, flop)
    assert hand.result is not None, "it was played to its end"
    pot = sum(hand.result.payouts.values()) + hand.result.rake
    lines = [Saying.of(TellCode.POT, a=pot), Saying.of(TellCode.RAKE_PERCENT, n=percent)]
    lines += [Saying.of(TellCode.RAKE_STEP, a=step)] if level > 1 else []
    lines += [Saying.of(TellCode.RAKE_CAP, a=cap)] if cap else []
    lines += [Saying.of(TellCode.RAKE_NO_FLOP)] if free else []
    scene = Scene("holdem", board=tuple(card for card in hand.board if card), lines=tuple(lines))
    taken = hand.result.rake
    why = Saying.of(TellCode.WHY_RAKE, a=pot * percent // 100, taken=taken)
    asked = Saying.of(AskCode.HOW_MUCH_RAKE)
    return Task(scene, asked, Amounts(), (taken,), (Reason(why, _SOURCE),), level, raked)


def _played(rng: Random, house: HouseRules, flop: bool) -> Hand:
    """Two seats, one raise that is called, and the hand dealt out; or a fold before the flop, of a called straddle's
    worth.
    """
    first, second = some_seats(rng, 2)
    stakes = Stakes(NoLimit(2), (1, 2), chip=CHIP)
    hand = first_hand(table_of(GAMES["holdem"], stakes, [(first, 1_000), (second, 1_000)], first), house)
    for seat in hand.awaiting.seats:
        hand.push(c.Deal(seat, 2))
    (one, two), board = hands_from(rng, GAMES["holdem"], 2)
    to = between(rng, 4, 120)
    hand.push(c.Raise(first, to))
    if not flop:
        hand.push(c.Raise(second, 2 * to))
        hand.push(c.Fold(first))
        hand.push(c.Award())
        return hand
    hand.push(c.Call(second))
    for dealt in (board[:3], board[3:4], board[4:]):
        hand.push(c.Board(dealt))
        hand.push(c.Check(second))
        hand.push(c.Check(first))
    for seat, cards in zip((second, first), (two, one), strict=True):
        hand.push(c.Show(seat, cards))
    hand.push(c.Award())
    return hand
