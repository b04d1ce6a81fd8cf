"""A hand as it is dealt, step by step: what players do, and what the dealer's hands do between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from dealerassist.cards import Card, parse_cards
from dealerassist.engine import FixedLimit, Game, Hand, NoLimit, PotLimit, Refusal
from dealerassist.training.codes import DealerCode
from dealerassist.views import Saying


class Kind(StrEnum):
    """What a step is."""

    POST = "post"
    DEAL = "deal"
    STREET = "street"
    OPENS = "opens"
    SEEN = "seen"
    ACT = "act"
    COLLECT = "collect"
    BURN = "burn"
    BOARD = "board"
    DISCARD = "discard"
    DRAW = "draw"
    STUB = "stub"
    RETURN = "return"
    SHOW = "show"
    MUCK = "muck"
    RAKE = "rake"
    PUSH = "push"
    BUTTON = "button"


class Family(StrEnum):
    """Games that are dealt alike."""

    FLOP = "flop"
    STUD = "stud"
    DRAW = "draw"


def family_of(game: Game) -> Family:
    """Guts is dealt as draw games are."""
    return Family.STUD if game.up_cards else Family.FLOP if game.board else Family.DRAW


COLLECT = Saying.of(DealerCode.PULLS_IN)
BURN = Saying.of(DealerCode.BURNS)
TABLES = "EventCode.tables"


@dataclass(frozen=True, slots=True)
class Step:
    """`words` tell it. `after`: how many of the hand's commands had come before it.

    Of an act: `top` is what stood before it, `least` what a raise had to be, None for no raise; `barred`: why none was
    open to a seat that had chips for it; in pot limit, `pot_limit` is the most, where the stack is not less.
    """

    kind: Kind
    words: Saying
    after: int = 0
    top: int = 0
    least: int | None = None
    barred: Refusal | None = None
    pot_limit: int | None = None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand dealt to its end without a mistake. `told`: what is said of the table before it, besides the stakes."""

    hand: Hand
    steps: tuple[Step, ...]
    told: tuple[Saying, ...] = ()

    @property
    def pot_limit(self) -> bool:
        return isinstance(self.hand.setup.stakes.limit, PotLimit)

    @property
    def no_limit(self) -> bool:
        return isinstance(self.hand.setup.stakes.limit, NoLimit)

    @property
    def fixed_limit(self) -> bool:
        return isinstance(self.hand.setup.stakes.limit, FixedLimit)

    @property
    def family(self) -> Family:
        return family_of(self.hand.setup.game)

    def hand_before(self, step: Step) -> Hand:
        """The hand as it stood before that step: what the engine says of it can be asked."""
        hand = Hand(self.hand.dealt_from)
        for command in self.hand.commands[: step.after]:
            hand.push(command)
        return hand

    @property
    def twice(self) -> bool:
        """It was run twice."""
        return self.hand.second_board is not None

    @property
    def showdown(self) -> int | None:
        """Where the first hand is shown or mucked in turn: all cards are out, and nobody acts any more; None where none
        is.
        """
        shown = [i for i, step in enumerate(self.steps) if step.kind is Kind.MUCK or step.words.code == TABLES]
        others = (Kind.ACT, Kind.BOARD, Kind.STREET, Kind.DRAW)
        last = max(i for i, step in enumerate(self.steps) if step.kind in others)
        whole = len(self.hand.board) >= self.hand.setup.game.board
        return shown[0] if shown and shown[0] > last and whole else None

    def lying(self) -> set[Card]:
        """All cards that lie face up at the end."""
        hand = self.hand
        boards = (*hand.board, *(hand.second_board or ()))
        return {card for card in boards if card}.union(*(_faces(hand, seat.number) for seat in hand.seats))


def _faces(hand: Hand, number: int) -> set[Card]:
    seat = hand.seat(number)
    return {card for card in (*seat.up, *(seat.tabled or ())) if card}


def cards_of(step: Step) -> tuple[Card, ...]:
    """The cards that it names."""
    return tuple(card for card in parse_cards(str(step.words.fact("cards"))) if card)


def is_call_or_fold(step: Step) -> bool:
    """An act that changes no price."""
    return step.kind is Kind.ACT and step.words.code in {"EventCode.folds", "EventCode.calls", "EventCode.checks"}


def bets_lie_there(steps: Sequence[Step]) -> bool:
    """Somebody has put chips in since the bets were last pulled in."""
    for step in reversed(steps):
        if step.kind in {Kind.COLLECT, Kind.BOARD, Kind.STREET}:
            return False
        if step.kind is Kind.POST or (step.kind is Kind.ACT and step.words.fact("amount")):
            return True
    return False
