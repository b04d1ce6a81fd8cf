"""What happens in a hand besides what the dealer does: where it comes from, and which faces the cards have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from dealerassist.cards import Card
from dealerassist.engine import Hand, HouseRules, Session
from dealerassist.engine import commands as c
from dealerassist.training.dealing.fouls import Foul


class Story(Protocol):
    """Players, and the cards that the dealer will turn up."""

    def next(self, hand: Hand) -> c.HandCommand | Foul:
        """What happens next: a command that `hand.push` accepts, or something that a player must not do. The hand must
        not be over.
        """


class Faces(Protocol):
    """Real cards: what they are is read, not told by the story. Where one cannot be read the hand ends."""

    def board(self, first: int, count: int) -> tuple[Card, ...]:
        """Those that lie on so many places of the board from place `first` on, counted from 1; () for unread ones."""

    def up(self, hand: Hand) -> dict[int, Card]:
        """seat -> its new up card (stud), where it was read; of others the dealer says who opens. The deal that `hand`
        awaits lies there.
        """

    def tabled(self, seat: int) -> tuple[Card, ...]:
        """A seat has tabled its hand: then, and only then, it is asked for; () where it cannot be read."""


def nothing_more(hand: Hand) -> None:
    """No hand follows."""


@dataclass(frozen=True, slots=True)
class Plot:
    """A hand to be dealt: the table, the house, and who plays. `name`: its game, or its script. `then`: the hand that
    follows, from how this one ended; None: no more.
    """

    session: Session
    house: HouseRules
    story: Callable[[], Story]
    name: str
    then: Callable[[Hand], Plot | None] = nothing_more
