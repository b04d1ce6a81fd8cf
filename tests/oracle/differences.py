"""The closed list of where pokerkit 0.7.7 differs from the rules that we play, and how each is recognised.

DIFFERENCES.md gives each its rule, its source and an example. A predicate looks at both answers and at the rulebook; it
says yes to that one kind only. Where it can be, pokerkit is then told what the rule says and asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from dealerassist.engine import AntePayer, PotLimit, Refusal
from dealerassist.engine.house import CapHeadsUp
from tests.oracle.rulebook import Rulebook, View
from tests.oracle.witness import Witness


class Kind(StrEnum):
    """One word for each kind; the sections of DIFFERENCES.md are headed by them."""

    ANTE_ORDER = "big-blind-ante-order"
    ANTE_BACK = "returned-ante-pays-the-blind"
    SHORT_BLIND = "short-blind-price"
    COVERED = "covered-seat-is-asked"
    SETTLED = "nobody-is-asked-for-nothing"
    REOPENED = "reopened-in-total"
    NOT_REOPENED = "short-all-in-does-not-reopen"
    HALF_BET = "half-a-bet-reopens"
    UNDER_HALF = "under-half-a-bet-does-not-reopen"
    COMPLETED = "short-wager-is-completed"
    CAP_COUNT = "only-full-bets-count-to-the-cap"
    CAP_EXEMPT = "cap-exemption"
    POT_BLINDS = "pot-limit-counts-full-blinds"
    FREE_FOLD = "fold-where-a-check-is-free"
    ALL_THEY_REACH = "raise-to-all-that-others-have"
    FOLDED_OVERBET = "folded-overbet-stays"
    ODD_CHIPS = "odd-chips-one-each"
    UNMERGED = "every-pot-is-split-alone"
    EQUAL_BOARDS = "equal-boards-by-suit"
    COVERED_BRING_IN = "bring-in-takes-the-stack"
    BRING_IN_FOLD = "left-of-an-all-in-low-card-may-fold"
    ODD_BY_CARD = "odd-chip-by-card"
    SIDE_LOW = "no-low-in-a-side-pot"


HOLDEM_KINDS = frozenset(Kind) - {
    Kind.EQUAL_BOARDS,
    Kind.COVERED_BRING_IN,
    Kind.BRING_IN_FOLD,
    Kind.ODD_BY_CARD,
    Kind.SIDE_LOW,
}
"""The kinds that can be met in hold'em."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One decision: ours and theirs, and what both stand on. `ours` was already found to be the rulebook's."""

    book: Rulebook
    witness: Witness
    ours: View
    theirs: View | None
    refusal: str

    @property
    def same_price(self) -> View | None:
        """Theirs, where it differs in raising alone."""
        theirs = self.theirs
        return theirs if theirs is not None and theirs[:2] == self.ours[:2] else None

    @property
    def they_bar(self) -> bool:
        """We let the seat raise, they do not."""
        theirs = self.same_price
        return theirs is not None and self.ours.least is not None and theirs.least is None

    @property
    def we_bar(self) -> bool:
        """They let the seat raise, we do not."""
        theirs = self.same_price
        return theirs is not None and self.ours.least is None and theirs.least is not None


SHORT_CANNOT_BE_RAISED = "Short all-in cannot be raised."
ALREADY_ACTED = "The player already acted and hence cannot raise in face of a non-full all-in wager"
NO_MORE = "No more completion, betting, or raising is permitted."


def short_blind(turn: Turn) -> bool:
    """Nobody has bet and nobody has the whole blind in front of him; it is the price all the same (PROCEDURES 15)."""
    book, theirs = turn.book, turn.theirs
    if theirs is None or theirs.place != turn.ours.place or not turn.witness.sees_a_short_blind():
        return False
    most_in = max(turn.witness.state.bets)
    return theirs.to_call == min(most_in - book.in_street[theirs.place], book.stacks[theirs.place])


def covered(turn: Turn) -> bool:
    """We ask a seat that has in already what anybody else could reach; they pass it by (RULES 2.4)."""
    book, place = turn.book, turn.ours.place
    passed = turn.theirs is None or turn.theirs.place != place
    return passed and book.street == 1 and book.others_reach(place) <= book.in_street[place]


def reopened(turn: Turn) -> bool:
    """No or pot limit: several short all-ins, a full raise together for this seat (PROCEDURES 20)."""
    book, place = turn.book, turn.ours.place
    since = book.since(place)
    return (
        turn.they_bar
        and not book.fixed
        and turn.refusal in {SHORT_CANNOT_BE_RAISED, ALREADY_ACTED}
        and book.acted_at[place] is not None
        and len(since) > 1
        and not any(wager.full for wager in since)
        and sum(wager.to - wager.before for wager in since) >= book.full_raise
    )


def not_reopened(turn: Turn) -> bool:
    """No or pot limit: less than a full raise came on top since the seat acted (PROCEDURES 19, 20)."""
    book, place = turn.book, turn.ours.place
    since = book.since(place)
    return (
        turn.we_bar
        and not book.fixed
        and book.why_not(place) == {Refusal.NOT_REOPENED}
        and not any(wager.full for wager in since)
        and 0 < sum(wager.to - wager.before for wager in since) < book.full_raise
    )


def covered_bring_in(turn: Turn) -> bool:
    """Stud: the seat that must bring in has no more than that; they call it completing as well (RULES 6.2)."""
    book, place = turn.book, turn.ours.place
    return turn.we_bar and book.bring_in_due and book.stacks[place] <= book.setup.stakes.bring_in


def half_bet(turn: Turn) -> bool:
    """Fixed limit: half a bet or more came on top since the seat acted, by wagers under a bet each (PROCEDURES 21)."""
    book, place = turn.book, turn.ours.place
    return (
        turn.they_bar
        and book.fixed
        and turn.refusal in {SHORT_CANNOT_BE_RAISED, ALREADY_ACTED}
        and book.acted_at[place] is not None
        and all(wager.to - wager.before < book.unit for wager in book.since(place))
        and 2 * book.faced(place) >= book.unit
    )


def under_half(turn: Turn) -> bool:
    """Fixed limit: less than half a bet came on top since the seat acted (PROCEDURES 21)."""
    book, place = turn.book, turn.ours.place
    return (
        turn.we_bar
        and book.fixed
        and book.why_not(place) == {Refusal.NOT_REOPENED}
        and 0 < 2 * book.faced(place) < book.unit
    )


def completed(turn: Turn) -> bool:
    """Fixed limit: the last wager was under half a bet, so one completes it; they add a whole bet (PROCEDURES 21)."""
    book, theirs = turn.book, turn.same_price
    reach = book.reach(turn.ours.place)
    return (
        theirs is not None
        and book.fixed
        and book.full_level < book.price
        and turn.ours.least == turn.ours.most == min(reach, book.full_level + book.unit)
        and theirs.least == theirs.most == min(reach, book.price + book.unit)
    )


def cap_count(turn: Turn) -> bool:
    """They count wagers under half a bet to the cap (PROCEDURES 21, 22)."""
    book = turn.book
    return (
        turn.they_bar
        and book.fixed
        and turn.refusal == NO_MORE
        and not book.lifted
        and any(not wager.full for wager in book.wagers)
        and book.full_bets <= (book.house.cap or 0)
    )


def cap_exempt(turn: Turn) -> bool:
    """Two are left and the house lifts its cap (PROCEDURES 22)."""
    book = turn.book
    return (
        turn.they_bar
        and book.fixed
        and turn.refusal == NO_MORE
        and book.house.cap_headsup is not CapHeadsUp.NONE
        and book.lifted
        and sum(book.live) == 2
    )


def pot_blinds(turn: Turn) -> bool:
    """Pot limit before the flop: what the blinds lack counts (TDA 2024 54B)."""
    book, theirs, ours = turn.book, turn.same_price, turn.ours
    if theirs is None or theirs.most is None or not isinstance(book.limit, PotLimit):
        return False
    seen = turn.witness.ghost[1] if turn.witness.ghost else 0
    reach = book.reach(ours.place)
    return (
        book.street == 1
        and book.lacking > 0
        and theirs.least == ours.least
        and ours.most == min(reach, theirs.most + book.lacking)
        and theirs.most < reach
        and (seen <= book.lacking or book.house.pl_sb_as_bb)
    )


def mend_cap_count(turn: Turn) -> None:
    turn.witness.set_count((turn.book.house.cap or 0) + 1 - turn.book.full_bets)


DECISIONS: dict[Kind, tuple[Callable[[Turn], bool], Callable[[Turn], None] | None]] = {
    Kind.SHORT_BLIND: (short_blind, lambda turn: turn.witness.price_the_short_blind()),
    Kind.COVERED: (covered, None),
    Kind.REOPENED: (reopened, lambda turn: turn.witness.forget(turn.ours.place)),
    Kind.NOT_REOPENED: (not_reopened, None),
    Kind.HALF_BET: (half_bet, lambda turn: turn.witness.forget(turn.ours.place)),
    Kind.UNDER_HALF: (under_half, None),
    Kind.COMPLETED: (completed, None),
    Kind.CAP_COUNT: (cap_count, mend_cap_count),
    Kind.CAP_EXEMPT: (cap_exempt, lambda turn: turn.witness.set_count(None)),
    Kind.POT_BLINDS: (pot_blinds, None),
    Kind.COVERED_BRING_IN: (covered_bring_in, None),
}
"""What can differ when a seat is asked: how it is recognised, and how pokerkit is told."""


def ante_order(book: Rulebook, witness: Witness) -> bool:
    """The big blind cannot pay blind and ante; they take the ante first (TDA 2024 RP-11)."""
    setup = book.setup
    if setup.stakes.ante_payer is not AntePayer.BIG_BLIND or not setup.antes:
        return False
    ((seat, ante),) = setup.antes
    place = setup.place[seat]
    blind = max(amount for owner, amount in setup.blinds if owner == seat)
    began = book.started[place]
    theirs = began - witness.stacks[place] - witness.state.bets[place]
    return began < blind + ante and book.dead == max(0, began - blind) and theirs == min(ante, began)


def ante_back(book: Rulebook, witness: Witness) -> bool:
    """Part of the one whole ante came back, so more is left for the blind; they do not count it (RULES 1.6)."""
    stakes = book.setup.stakes
    more = {p: mine - theirs for p, (mine, theirs) in enumerate(zip(book.in_street, witness.state.bets, strict=True))}
    differ = [place for place, chips in more.items() if chips]
    return (
        stakes.ante_payer is AntePayer.ALL
        and len(differ) == 1
        and all(0 < more[place] <= book.returned[place] for place in differ)
        and all(witness.stacks[place] == book.stacks[place] + chips for place, chips in more.items())
    )


def settled(book: Rulebook, witness: Witness) -> bool:
    """They ask the only seat with chips, which has put in as much as any all-in (RULES 2.6)."""
    asked = witness.state.actor_index
    return asked is not None and book.with_chips() == [asked] and book.covers(asked)


def free_fold(book: Rulebook, place: int) -> bool:
    """A fold that nothing asks for (RULES 1.10)."""
    return book.in_street[place] == book.price and not book.bring_in_due


def equal_boards(book: Rulebook, witness: Witness) -> bool:
    """Stud: who opens is another, but its board is of the same ranks (PROCEDURES 61)."""
    theirs = witness.state.opener_index
    assert theirs is not None
    mine, their_board = (sorted(card.rank for card in book.up(place)) for place in (book.opened_by, theirs))
    return theirs < book.opened_by and mine == their_board


def all_they_reach(book: Rulebook, place: int, to: int) -> bool:
    """A raise below the minimum to exactly what puts everybody else all-in."""
    least = (book.view() or View(place, 0, None, None)).least
    return least is not None and to < least and to == book.others_reach(place)
