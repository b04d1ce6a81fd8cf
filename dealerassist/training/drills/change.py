"""Change from a bet: what chips without a word, or after one, amount to, and what goes back."""

from __future__ import annotations

from random import Random

from dealerassist.engine import GAMES, Hand, HouseRules, NoLimit
from dealerassist.engine.chips_in import Said, total_meant
from dealerassist.training.chance import PLAIN, decision, first_hand, some_seats, stakes_of, table_of, tried
from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.forms import Amounts
from dealerassist.training.task import Reason, Task
from dealerassist.training.telling import scene_of
from dealerassist.views import Saying

_BY_LEVEL = {1: (1, 1), 2: (2, 2), 3: (3, 4), 4: (5, 7)}
"""Fewest and most chips put forward."""
_CHIPS = (5, 25, 100, 500, 1_000, 5_000)
_SAID = {
    1: (Said.NOTHING, Said.CALL),
    2: (Said.NOTHING, Said.CALL),
    3: (Said.NOTHING, Said.NOTHING, Said.CALL),
    4: tuple(Said)[:3],
}


def ask(level: int, rng: Random, house: HouseRules) -> Task:
    """A seat facing a bet puts chips forward; how much change is it given?"""
    return tried(lambda: _asked(level, rng, house))


def _asked(level: int, rng: Random, house: HouseRules) -> Task | None:
    seats = some_seats(rng, rng.randint(3, 6))
    hand = first_hand(
        table_of(GAMES["holdem"], stakes_of(rng, NoLimit), [(seat, 100_000) for seat in seats], rng.choice(seats)),
        house,
    )
    events = decision(hand, rng, rng.randint(0, 4), PLAIN, _faces_a_bet)
    if events is None or hand.legal is None:
        return None
    chips = _chips(rng, *_BY_LEVEL[level], hand.legal.to_call)
    if sum(chips) < hand.legal.to_call:
        return None
    said = rng.choice(_SAID[level])
    total = total_meant(hand, chips, said)
    bet = hand.seat(hand.legal.seat).bet
    back = sum(chips) - (total - bet)
    if back < 0:
        return None
    lines = [Saying.of(TellCode.PUTS_FORWARD, seat=hand.legal.seat, chips=chips)]
    if said is not Said.NOTHING:
        lines.insert(0, Saying.of(TellCode.SAYS, seat=hand.legal.seat, words=str(said)))
    scene = scene_of(hand, events)
    shown = type(scene)(scene.game, scene.seats, scene.board, scene.button, (*scene.lines, *lines))
    call = total == hand.bet_to
    why = Saying.of(TellCode.WHY_CALL if call else TellCode.WHY_RAISE, to=total, back=back)
    reason = Reason(why, "TDA 2024 40, 43A, 44, 45")
    asked = Saying.of(AskCode.CHANGE_BACK, seat=hand.legal.seat)
    return Task(shown, asked, Amounts(), (back,), (reason,), len(chips), house)


def _faces_a_bet(hand: Hand) -> bool:
    return hand.to_call > 0


def _chips(rng: Random, least: int, most: int, to_call: int) -> tuple[int, ...]:
    """All but the last make less than the call, and the last makes it; now and then any chips at all. () where no chips
    come out so.
    """
    count = rng.randint(least, most)
    if rng.random() < 0.3:
        return tuple(sorted(rng.choices(_CHIPS[1:4], k=count), reverse=True))
    small = [size for size in _CHIPS if size < to_call]
    if count > 1 and not small:
        return ()
    chips = rng.choices(small, k=count - 1) if small else []
    lacks = to_call - sum(chips)
    large = [size for size in _CHIPS if lacks <= size <= 20 * to_call]
    if lacks <= 0 or not large:
        return ()
    return tuple(sorted([*chips, min(large) if rng.random() < 0.7 else rng.choice(large)], reverse=True))
