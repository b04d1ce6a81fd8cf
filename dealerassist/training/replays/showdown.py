"""Mistakes at the end: hands turned up, pots pushed, odd chips, dead hands, the button (PROCEDURES 1, 2, 7-11, 41,
51-56, 70).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from dealerassist.cards import Card, cards_text
from dealerassist.engine import QuestionCode
from dealerassist.engine.irregularities import Case
from dealerassist.training.codes import DealerCode, MistakeCode
from dealerassist.training.replays.mistake import (
    FLOP,
    RARE,
    RAREST,
    WITH_BUTTON,
    Mistake,
    Wrong,
    asks,
    changed,
    inserted,
    number,
    places,
    with_facts,
)
from dealerassist.training.replays.steps import TABLES, Dealt, Kind
from dealerassist.views import Saying

_TAKES_IN = Saying.of(DealerCode.TAKES_IN).code


def _pushes(dealt: Dealt) -> list[int]:
    return places(dealt, Kind.PUSH)


def _winners(dealt: Dealt) -> list[int]:
    return [number(dealt.steps[i], "seat") for i in _pushes(dealt)]


def _one_pot(dealt: Dealt) -> bool:
    """There is one, and hands were shown for it."""
    shown = sum(bool(seat.tabled) for seat in dealt.hand.seats)
    return shown > 1 and not any(number(dealt.steps[i], "pot") for i in _pushes(dealt))


def _undivided(dealt: Dealt) -> bool:
    """One pot, and all of it for the same part of it: not high and low."""
    return _one_pot(dealt) and len({dealt.steps[i].words.fact("part") for i in _pushes(dealt)}) == 1


def _main_pot_first(dealt: Dealt, rng: Random) -> Wrong | None:
    pushes = places(dealt, Kind.PUSH)
    pots = {dealt.steps[i].words.fact("pot") for i in pushes}
    if len(pots) < 2:
        return None
    turned = sorted((dealt.steps[i] for i in pushes), key=lambda step: str(step.words.fact("pot")))
    return [*dealt.steps[: pushes[0]], *turned, *dealt.steps[pushes[-1] + 1 :]], pushes[0]


def _wrong_winner(dealt: Dealt, rng: Random) -> Wrong | None:
    pushes = places(dealt, Kind.PUSH)
    won = {dealt.steps[i].words.fact("seat") for i in pushes}
    losers = [seat.number for seat in dealt.hand.seats if seat.tabled and seat.number not in won]
    if len(pushes) != 1 or not losers:
        return None
    return changed(dealt, pushes[0], with_facts(dealt.steps[pushes[0]], seat=rng.choice(losers)))


def _dead_hand(dealt: Dealt, rng: Random) -> Wrong | None:
    """The pot goes to a seat that has folded."""
    pushes, folded = _pushes(dealt), [seat.number for seat in dealt.hand.seats if not seat.live]
    if len(pushes) != 1 or not folded:
        return None
    return changed(dealt, pushes[0], with_facts(dealt.steps[pushes[0]], seat=rng.choice(folded)))


def _odd_chip(dealt: Dealt, rng: Random) -> Wrong | None:
    """It goes to the other of two who split."""
    pushes = _pushes(dealt)
    if not _undivided(dealt) or len(pushes) != 2:
        return None
    one, other = (number(dealt.steps[i], "amount") for i in pushes)
    if one == other:
        return None
    swapped = [with_facts(dealt.steps[i], amount=a) for i, a in zip(pushes, (other, one), strict=True)]
    return [*dealt.steps[: pushes[0]], *swapped, *dealt.steps[pushes[1] + 1 :]], pushes[0]


def _not_split(dealt: Dealt, rng: Random) -> Wrong | None:
    """Equal hands, and one of them gets it all."""
    pushes = _pushes(dealt)
    if not _undivided(dealt) or len(pushes) < 2:
        return None
    whole = sum(number(dealt.steps[i], "amount") for i in pushes)
    push = with_facts(dealt.steps[rng.choice(pushes)], amount=whole)
    return [*dealt.steps[: pushes[0]], push, *dealt.steps[pushes[-1] + 1 :]], pushes[0]


def _one_card(dealt: Dealt, rng: Random) -> Wrong | None:
    """Who shows one card only has not tabled his hand, and gets the pot."""
    return _winner_shows(dealt, lambda cards: cards[:1])


def _three_cards(dealt: Dealt, rng: Random) -> Wrong | None:
    """The hand that gets the pot has a card too many, and is dead."""
    lying = dealt.lying()
    third = rng.choice([card for card in dealt.hand.setup.game.pack.cards if card not in lying])
    return _winner_shows(dealt, lambda cards: (*cards, third))


def _winner_shows(dealt: Dealt, shown: Callable[[tuple[Card, ...]], tuple[Card, ...]]) -> Wrong | None:
    """Other cards than it should, before the only pot is pushed to it."""
    taken_in = any(step.words.code == _TAKES_IN for step in dealt.steps)  # by a hand that would not win any more
    if not _one_pot(dealt) or len(_pushes(dealt)) != 1 or taken_in:
        return None
    push, winner = _pushes(dealt)[0], _winners(dealt)[0]
    tables = (i for i in places(dealt, Kind.SHOW) if dealt.steps[i].words.code == TABLES)
    shows = next(i for i in tables if number(dealt.steps[i], "seat") == winner)
    cards = shown(tuple(dealt.hand.seat(winner).tabled or ()))
    steps, _ = changed(dealt, shows, with_facts(dealt.steps[shows], cards=cards_text(cards)))
    return steps, push


def _mucks_winner(dealt: Dealt, rng: Random) -> Wrong | None:
    """A hand that wins is taken in before the pot is pushed."""
    if not _one_pot(dealt):
        return None
    return inserted(
        dealt, _pushes(dealt)[0], Saying.of(DealerCode.TAKES_IN, seat=rng.choice(_winners(dealt))), Kind.SHOW
    )


def _not_face_up(dealt: Dealt, rng: Random) -> Wrong | None:
    """All are all-in, this house wants hands up, and the board is dealt over hidden ones."""
    boards = places(dealt, Kind.BOARD)
    early = [i for i in places(dealt, Kind.SHOW) if boards and i < boards[-1]]
    if not early:
        return None
    return [step for i, step in enumerate(dealt.steps) if i not in early], early[0]


def _wrong_button(dealt: Dealt, rng: Random) -> Wrong | None:
    found = places(dealt, Kind.BUTTON)
    if not found:
        return None
    right = number(dealt.steps[found[0]], "seat")
    others = [seat.number for seat in dealt.hand.seats if seat.number != right]
    return changed(dealt, found[0], with_facts(dealt.steps[found[0]], seat=rng.choice(others)))


SHOWDOWN = (
    Mistake(MistakeCode.NOT_FACE_UP, _not_face_up, "TDA 2024 16", (53,), goes_on=0, games=FLOP, rare=RARE),
    Mistake(MistakeCode.MAIN_POT_FIRST, _main_pot_first, "S1; TDA 2024 21", (7,), goes_on=None, rare=RARE),
    Mistake(MistakeCode.WRONG_WINNER, _wrong_winner, "S1; TDA 2024 12", (55, 70), rare=RARE),
    Mistake(MistakeCode.DEAD_HAND, _dead_hand, "TDA 2024 13, 58", (51,), rare=RARE),
    Mistake(MistakeCode.ODD_CHIP, _odd_chip, "S1; TDA 2024 20A", (1, 2), goes_on=None, games=WITH_BUTTON, rare=RAREST),
    Mistake(MistakeCode.NOT_SPLIT, _not_split, "S0; TDA 2024 20", (70,), rare=RARE),
    Mistake(MistakeCode.ONE_CARD, _one_card, "TDA 2024 13A", (56,), games=WITH_BUTTON, rare=RARE),
    Mistake(
        MistakeCode.THREE_CARDS,
        _three_cards,
        "TDA 2024 35A5, 37",
        (41,),
        asks(QuestionCode.HOLE_COUNT),
        Case(acted=True),
        games=FLOP,
        rare=RARE,
    ),
    Mistake(MistakeCode.MUCKS_WINNER, _mucks_winner, "TDA 2024 13C", (52,), goes_on=0, rare=RARE),
    Mistake(
        MistakeCode.WRONG_BUTTON,
        _wrong_button,
        "TDA 2024 32, 34",
        (8, 9, 10, 11),
        asks(QuestionCode.BUTTON_ERROR),
        rare=RARE,
    ),
)
