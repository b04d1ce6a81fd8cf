"""A hand as it is dealt, step by step: what players do, and what the dealer's hands do between (RULES 1.9, 2.5, 2.8).

The engine plays the hand; the dealer's steps stand where the rules want them: pull the bets in, burn, deal; at the end
push the last side pot first, then move the button.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random

from dealerassist.cards import Card
from dealerassist.engine import Hand, HouseRules, IllegalActionError, PotLimit, Session
from dealerassist.engine import commands as c
from dealerassist.engine.codes import Refusal
from dealerassist.engine.events import Acted, Boarded, Event, Paid, Posted, Returned, Tabled
from dealerassist.rehearsal.dealing import Habits, random_command
from dealerassist.training.chance import first_hand
from dealerassist.training.codes import DealerCode
from dealerassist.training.telling import told
from dealerassist.views import Saying

_HABITS = Habits(0.25, 0.25, 0.05, 0, 1, 0, 0, 0, 0, 0)
"""Where the house wants hands up once all are all-in, they are shown at once."""


class Kind(StrEnum):
    """What a step is."""

    POST = "post"
    DEAL = "deal"
    SEEN = "seen"
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
    """`words` tell it. Of an act: `top` is what stood before it, `least` what a raise had to be, None for no raise;
    `closed`: the betting was not open to one, and there were chips for it; in pot limit, `pot_limit` is the
    most, where the stack is not less.
    """

    kind: Kind
    words: Saying
    top: int = 0
    least: int | None = None
    closed: bool = False
    pot_limit: int | None = None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand dealt to its end without a mistake."""

    hand: Hand
    steps: tuple[Step, ...]

    @property
    def pot_limit(self) -> bool:
        return isinstance(self.hand.setup.stakes.limit, PotLimit)


def dealt_hand(session: Session, house: HouseRules, rng: Random, alike: bool = False) -> Dealt:
    """The first hand of a table, by players who do something legal. alike: hands that are shown have the same ranks."""
    hand = first_hand(session, house)
    steps = list(_told(hand.opening))
    steps.append(Step(Kind.DEAL, Saying.of(DealerCode.DEALS, seats=tuple(seat.number for seat in hand.seats))))
    while not hand.over:
        command, before = random_command(hand, rng, _HABITS), _before(hand)
        if alike and isinstance(command, c.Show):
            command = _like_the_first(hand, command, rng)
        steps += _dealers(command, steps)
        steps += _told(hand.push(command), before)
    return Dealt(hand, (*steps, *_button(session, hand, house)))


def _told(events: Sequence[Event], before: Step | None = None) -> Iterator[Step]:
    """before: what an act is measured by."""
    for event in events:
        kind, words = _KINDS.get(type(event)), told([event])
        if kind is not None and words:
            yield Step(kind, words[0]) if before is None else replace(before, kind=kind, words=words[0])


def _before(hand: Hand) -> Step | None:
    """What a seat that is to act may do, as a step without its words; None where none is."""
    legal = hand.legal
    if legal is None:
        return None
    now = hand.seat(legal.seat)
    closed = legal.no_raise is Refusal.NOT_REOPENED and (now.stack or 0) > legal.to_call + hand.bet_to
    by_pot = isinstance(hand.setup.stakes.limit, PotLimit) and legal.max_raise_to != now.bet + (now.stack or 0)
    most = legal.max_raise_to if by_pot else None
    return Step(Kind.ACT, _COLLECT, hand.bet_to, legal.min_raise_to, closed, most)


def _like_the_first(hand: Hand, command: c.Show, rng: Random) -> c.Show:
    """Cards of the same ranks as the first hand that lies there; as it is where there is none, or none are left."""
    tabled = [seat.tabled for seat in hand.seats if seat.tabled]
    if not tabled:
        return command
    seen = {*hand.board, *(card for cards in tabled for card in cards)}
    found: list[Card] = []
    for card in tabled[0]:
        same = [one for one in hand.setup.game.pack.cards if one.rank == card.rank and one not in {*seen, *found}]
        if not same:
            return command
        found.append(rng.choice(same))
    return c.Show(command.seat, tuple(found))


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
