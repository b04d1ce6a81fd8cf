"""A hand as it is dealt, step by step: what players do, and what the dealer's hands do between (RULES 1.9, 2.5, 2.8).

The engine plays the hand; the dealer's steps stand where the rules want them: pull the bets in, burn, deal; at the end
push the last side pot first, then move the button.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from dealerassist.engine import Hand, HouseRules, IllegalActionError, Session
from dealerassist.engine import commands as c
from dealerassist.engine.events import Acted, Boarded, Event, Paid, Posted, Returned, Tabled
from dealerassist.rehearsal.dealing import Habits, random_command
from dealerassist.training.chance import first_hand
from dealerassist.training.codes import DealerCode
from dealerassist.training.telling import told
from dealerassist.views import Saying

_HABITS = Habits(0.25, 0.25, 0.08, 0, 1, 0, 0, 0, 0, 0)
"""Where the house wants hands up once all are all-in, they are shown at once."""


class Kind(StrEnum):
    """What a step is."""

    POST = "post"
    DEAL = "deal"
    ACT = "act"
    COLLECT = "collect"
    BURN = "burn"
    BOARD = "board"
    RETURN = "return"
    SHOW = "show"
    PUSH = "push"
    BUTTON = "button"


_KINDS: dict[type, Kind] = {
    Posted: Kind.POST,
    Acted: Kind.ACT,
    Boarded: Kind.BOARD,
    Returned: Kind.RETURN,
    Tabled: Kind.SHOW,
    Paid: Kind.PUSH,
}
_COLLECT = Saying.of(DealerCode.PULLS_IN)
BURN = Saying.of(DealerCode.BURNS)


@dataclass(frozen=True, slots=True)
class Step:
    """`words` tell it. Of an act: `top` is what stood before it, `least` what a raise had to be, None for no raise."""

    kind: Kind
    words: Saying
    top: int = 0
    least: int | None = None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand dealt to its end without a mistake."""

    hand: Hand
    steps: tuple[Step, ...]


def dealt_hand(session: Session, house: HouseRules, rng: Random) -> Dealt:
    """The first hand of a table, by players who do something legal."""
    hand = first_hand(session, house)
    steps = list(_told(hand.opening))
    steps.append(Step(Kind.DEAL, Saying.of(DealerCode.DEALS, seats=tuple(seat.number for seat in hand.seats))))
    while not hand.over:
        legal, top, command = hand.legal, hand.bet_to, random_command(hand, rng, _HABITS)
        steps += _dealers(command, steps)
        events = hand.push(command)
        steps += _told(events, top, None if legal is None else legal.min_raise_to)
    return Dealt(hand, (*steps, *_button(session, hand, house)))


def _told(events: Sequence[Event], top: int = 0, least: int | None = None) -> Iterator[Step]:
    for event in events:
        kind, words = _KINDS.get(type(event)), told([event])
        if kind is not None and words:
            yield Step(kind, words[0], top, least)


def _dealers(command: c.HandCommand, steps: Sequence[Step]) -> Iterator[Step]:
    """What the dealer's hands do before it: before a street, and before the pots are pushed."""
    if isinstance(command, (c.Board, c.Award)) and _bets_lie_there(steps):
        yield Step(Kind.COLLECT, _COLLECT)
    if isinstance(command, c.Board):
        yield Step(Kind.BURN, BURN)


def _bets_lie_there(steps: Sequence[Step]) -> bool:
    """Somebody has put chips in since the bets were last pulled in."""
    for step in reversed(steps):
        if step.kind in {Kind.COLLECT, Kind.BOARD}:
            return False
        if step.kind is Kind.POST or (step.kind is Kind.ACT and step.words.fact("amount")):
            return True
    return False


def _button(session: Session, hand: Hand, house: HouseRules) -> Iterator[Step]:
    """Not where fewer than two have chips left."""
    try:
        positions = session.after(hand).next_positions(house)
    except IllegalActionError:
        return
    yield Step(Kind.BUTTON, Saying.of(DealerCode.MOVES_BUTTON, seat=positions.button))


def is_call_or_fold(step: Step) -> bool:
    """An act that changes no price."""
    return step.kind is Kind.ACT and step.words.code in {"EventCode.folds", "EventCode.calls", "EventCode.checks"}
