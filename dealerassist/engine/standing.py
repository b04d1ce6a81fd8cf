"""How a hand stands, and how it ended: the values that `Hand` answers with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from dealerassist.cards import Card
from dealerassist.engine.codes import Await
from dealerassist.engine.pots import Pot
from dealerassist.engine.rulings import Question

if TYPE_CHECKING:
    from dealerassist.engine.state import State


@dataclass(frozen=True, slots=True)
class Awaiting:
    """What the hand waits for, the seats that may answer (the first one's turn), and the open question."""

    what: Await
    seats: tuple[int, ...] = ()
    question: Question | None = None


@dataclass(frozen=True, slots=True)
class SeatNow:
    """A seat as it is now. `cards` is a count: no face that is not tabled or up is known to anyone here. `aside`: chips
    of the stack that do not play where the house bounds what a hand may cost.
    """

    number: int
    stack: int | None
    bet: int
    total: int
    live: bool
    all_in: bool
    waiting: bool
    cards: int
    up: tuple[Card | None, ...]
    tabled: tuple[Card, ...] | None
    aside: int = 0


@dataclass(frozen=True, slots=True)
class Result:
    """How the hand ended: pots with their shares (main first), uncalled bets returned, stacks (None: not tracked).

    `carried` stays in the middle for the next deal, into which seats pay `penalties` instead of an ante (Guts).
    """

    pots: tuple[Pot, ...]
    payouts: dict[int, int]
    returned: dict[int, int]
    stacks: dict[int, int | None]
    rake: int
    voided: bool
    carried: int = 0
    penalties: dict[int, int] = field(default_factory=dict)


def result_of(t: State) -> Result | None:
    """None while the hand goes on."""
    if t.paid is None or t.phases:
        return None
    payouts: dict[int, int] = {}
    for pot in t.paid:
        for share in pot.shares:
            payouts[share.seat] = payouts.get(share.seat, 0) + share.amount
    stacks = {seat.number: seat.whole_stack for seat in t.seats}
    rake = sum(pot.raked for pot in t.paid)
    return Result(tuple(t.paid), payouts, dict(t.returned), stacks, rake, t.voided, t.carried, dict(t.penalties))
