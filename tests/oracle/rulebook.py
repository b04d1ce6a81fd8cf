"""The betting rules read once more, as slowly and plainly as they stand in the books: a second opinion on the engine.

It shares no code with the engine's betting: it keeps every wager of the street and works each answer out from them.
Places are indexes in dealing order, the first left of the button first. Amounts in chips.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from dealerassist.cards import Card
from dealerassist.engine import AntePayer, FixedLimit, PotLimit, Refusal
from dealerassist.engine import commands as c
from dealerassist.engine.house import CapHeadsUp, ShortBlind, StraddleRaise, StudTie
from tests.oracle.cases import Case


class View(NamedTuple):
    """What somebody says that the seat to act may do; `least` and `most` None: it may not bet or raise."""

    place: int
    to_call: int
    least: int | None
    most: int | None


@dataclass(frozen=True, slots=True)
class Wager:
    """A bet or raise from the price `before` to `to`; `full`: it counts as a full one."""

    place: int
    before: int
    to: int
    full: bool


class Rulebook:
    """The chips of one hand, and who may do what with them."""

    def __init__(self, case: Case) -> None:
        setup = case.setup
        self.setup, self.house, self.limit = setup, case.house, setup.stakes.limit
        self.shape, self.hole = case.shape, case.hole
        self.count = len(setup.seats)
        most = self.house.max_bet_per_hand or 10**9
        stacks = [seat.stack or 0 for seat in setup.seats]
        self.started = [min(stack, most) for stack in stacks]
        self.aside = [stack - plays for stack, plays in zip(stacks, self.started, strict=True)]  # PROCEDURES 36
        self.stacks = list(self.started)
        self.live = [True] * self.count
        self.in_street = [0] * self.count
        self.in_pots = [0] * self.count  # this hand, without dead money
        self.dead = 0
        self.returned = [0] * self.count
        self.street = 0
        self.wagers: list[Wager] = []
        self.acted_at: list[int | None] = [None] * self.count
        self.blinds_paid = 0
        self.last_raiser: int | None = None
        self.straddled = 0
        self.opened_by = 0  # in stud: the place whose up cards open
        self.bring_in_due = False
        self._post(case)
        if self.shape.stud:
            self.street += 1
            self.opened_by = self._door()
            self.street -= 1
        self._open(self.opened_by if self.shape.stud else self._first_before_the_flop())
        self.bring_in_due = self.shape.stud and self.next_place() is not None

    def _pay(self, place: int, amount: int) -> int:
        paid = min(amount, self.stacks[place])
        self.stacks[place] -= paid
        self.in_street[place] += paid
        self.in_pots[place] += paid
        return paid

    def _post(self, case: Case) -> None:
        setup = self.setup
        everyone = setup.stakes.ante_payer is AntePayer.ALL
        antes = [(setup.place[seat], amount) for seat, amount in setup.antes]
        if everyone:
            for place, amount in antes:
                self._pay(place, amount)
            self.end_street()
        for seat, amount in setup.blinds:
            self.blinds_paid += self._pay(setup.place[seat], amount)
        self.price = setup.stakes.big_blind
        self.killed = 0
        if setup.kill is not None:  # Robert's 13: an overblind; who has a blind in front of him adds what it lacks
            place, self.killed = setup.place[setup.kill[0]], setup.kill[1]
            self._pay(place, self.killed - self.in_street[place])
            self.price = self.killed
        if not everyone:  # TDA 2024 RP-11: the blind first, then the ante, which is nobody's bet
            for place, amount in antes:
                paid = min(amount, self.stacks[place])
                self.stacks[place] -= paid
                self.dead += paid
        for command in case.before:
            place = setup.place[command.seat]  # type: ignore[attr-defined]
            if isinstance(command, c.Straddle):
                self._pay(place, command.amount)
                self.straddler, self.straddled = place, command.amount
                self.price = command.amount
            elif isinstance(command, c.Post):
                self._pay(place, command.live)

    def _first_before_the_flop(self) -> int:
        """Left of the straddle, else of the last of the largest blinds."""
        if self.straddled:
            return (self.straddler + 1) % self.count
        largest = max((amount for _, amount in self.setup.blinds), default=0)
        owners = [self.setup.place[seat] for seat, amount in self.setup.blinds if amount == largest]
        return (max(owners) + 1) % self.count if owners else 0

    def _open(self, first: int) -> None:
        self.street += 1
        self.turn = first
        self.wagers = []
        self.acted_at = [None] * self.count
        self.last_raiser = None
        self.lifted = False
        self._look_at_the_cap(starting=True)

    def next_street(self) -> None:
        """The board is dealt; the first left of the button is first. In stud the up cards say who."""
        self.price = 0
        if self.shape.stud:
            self.street += 1
            self.opened_by = self.best_board()
            self.street -= 1
        self._open(self.opened_by)

    # Who opens in stud (RULES 6.2, 6.3, 7.2; PROCEDURES 61).

    def up(self, place: int) -> list[Card]:
        """The up cards of a place on this street: of seven cards the first two and the last lie face down."""
        return list(self.hole[place][2 : min(self.street, 4) + 2])

    @property
    def razz(self) -> bool:
        return self.setup.game.name == "razz"

    def height(self, card: Card) -> int:
        """The ace is low in razz."""
        return 1 if self.razz and card.rank == 14 else card.rank

    def _door(self) -> int:
        """The lowest door card by suit; in razz the highest."""
        doors = {p: (self.height(self.up(p)[0]), self.up(p)[0].suit) for p in range(self.count)}
        return (max if self.razz else min)(doors, key=doors.__getitem__)

    def best_board(self) -> int:
        """The best board, in razz the lowest; of equal ones by suit or in dealing order."""
        live = [p for p in range(self.count) if self.live[p]]
        boards = {p: self._strength(self.up(p)) for p in live}
        best = (min if self.razz else max)(boards.values())
        equal = [p for p in live if boards[p] == best]
        if self.house.stud_tie is StudTie.ORDER:
            return equal[0]
        return max(equal, key=lambda p: max((self.height(card), card.suit) for card in self.up(p)))

    def _strength(self, cards: list[Card]) -> tuple[list[int], list[int]]:
        """How many of a rank, the most first; then the ranks in that order."""
        ranks = [self.height(card) for card in cards]
        order = sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True)
        return [ranks.count(rank) for rank in order], order

    @property
    def unit(self) -> int:
        """The least full bet of the street."""
        big = self.street >= self.shape.big_from
        return self.limit.large if isinstance(self.limit, FixedLimit) and big else self.limit.unit(False)

    @property
    def opening_price(self) -> int:
        """What the blinds or the straddle ask for; after the flop nothing."""
        return 0 if self.street > 1 else self.straddled or self.killed or self.setup.stakes.big_blind

    @property
    def pot(self) -> int:
        """All chips in the middle."""
        return sum(self.in_pots) + self.dead

    # Who acts (RULES 2.4-2.6).

    def with_chips(self) -> list[int]:
        return [p for p in range(self.count) if self.live[p] and self.stacks[p]]

    def others(self, place: int) -> list[int]:
        """The other live places."""
        return [p for p in range(self.count) if self.live[p] and p != place]

    def covers(self, place: int) -> bool:
        """Has it put in as much on this street as anybody else who is in?"""
        return all(self.in_street[p] <= self.in_street[place] for p in self.others(place))

    def next_place(self) -> int | None:
        """Whose turn it is; None when the round is over."""
        able = self.with_chips()
        if sum(self.live) < 2 or (len(able) == 1 and self.covers(able[0])):
            return None
        for step in range(self.count):
            place = (self.turn + step) % self.count
            acted = self.acted_at[place]
            if place in able and (acted is None or self.in_street[place] < self.price):
                return place
        return None

    # What it may do (RULES 3; PROCEDURES 15-22, 32, 33).

    def view(self) -> View | None:
        """What the seat to act may do; None when the round is over."""
        place = self.next_place()
        if place is None:
            return None
        if self.bring_in_due:
            return self._bring_in_view(place)
        missing = self.price - self.in_street[place]
        to_call = min(missing, self.stacks[place])
        if self.why_not(place):
            return View(place, to_call, None, None)
        reach = self.reach(place)
        least, most = self.window(place)
        return View(place, to_call, min(least, reach), min(most, reach))

    def _bring_in_view(self, place: int) -> View:
        """The bring-in, or the whole small bet (RULES 6.2); who has no more than the bring-in has no choice."""
        to_call = min(self.setup.stakes.bring_in, self.stacks[place])
        if self.why_not(place):
            return View(place, to_call, None, None)
        to = min(self.unit, self.reach(place))
        return View(place, to_call, to, to)

    def reach(self, place: int) -> int:
        """All that the seat could have in on this street."""
        return self.in_street[place] + self.stacks[place]

    def others_reach(self, place: int) -> int:
        return max(self.reach(p) for p in self.others(place))

    def why_not(self, place: int) -> set[Refusal]:
        """Every reason that bars a bet or raise."""
        why = set()
        asked = self.setup.stakes.bring_in if self.bring_in_due else self.price - self.in_street[place]
        if self.stacks[place] <= asked:
            why.add(Refusal.STACK_TOO_SHORT)
        if self.acted_at[place] is not None and not self.reopened(place):
            why.add(Refusal.NOT_REOPENED)
        if self.house.cap is not None and self.full_bets > self.house.cap and not self.lifted and self.fixed:
            why.add(Refusal.CAPPED)
        if self.others_reach(place) <= self.price:
            why.add(Refusal.NOBODY_CAN_CALL)
        return why

    @property
    def fixed(self) -> bool:
        return isinstance(self.limit, FixedLimit)

    def faced(self, place: int) -> int:
        """What came on top since the seat acted last; all of the price if it has not acted."""
        return self.price - (self.acted_at[place] or 0)

    def reopened(self, place: int) -> bool:
        """A full raise in total, or half a bet in fixed limit (PROCEDURES 20, 21)."""
        if self.fixed:
            return 2 * self.faced(place) >= self.unit
        return self.faced(place) >= self.full_raise

    @property
    def full_raise(self) -> int:
        """The largest full bet or raise of this street, at least the least bet (PROCEDURES 17)."""
        least = self.unit
        if self.straddled and self.street == 1 and self.house.straddle_min_raise is StraddleRaise.STRADDLE:
            least = self.straddled
        return max([least, *(wager.to - wager.before for wager in self.wagers if wager.full)])

    @property
    def full_level(self) -> int:
        """Where the last full bet of fixed limit stands: a wager under half a bet is completed, not raised."""
        opened = self.opening_price if self.opening_price >= self.unit else 0
        return max([opened, *(wager.to for wager in self.wagers if wager.full)])

    @property
    def full_bets(self) -> int:
        """Bets and raises of the street that count towards the cap; the big blind is the bet (S0)."""
        return (self.opening_price >= self.unit) + sum(wager.full for wager in self.wagers)

    def window(self, place: int) -> tuple[int, int]:
        """Least and most to raise to, whatever the stacks."""
        if self.fixed:
            return self.full_level + self.unit, self.full_level + self.unit
        least = self.price + self.full_raise
        if not isinstance(self.limit, PotLimit):
            return least, 10**9
        call = self.price - self.in_street[place]
        return least, max(least, self.price + self.pot + self.lacking + call)  # the least bet is always allowed

    @property
    def lacking(self) -> int:
        """What short or missing blinds lack where the house counts them full (TDA 2024 54B)."""
        if self.street > 1:
            return 0
        due = max(sum(amount for _, amount in self.setup.blinds), sum(self.setup.stakes.blinds))
        full = due - self.blinds_paid if self.house.pl_short_blind is ShortBlind.FULL else 0
        return full + self._small_as_big()

    def _small_as_big(self) -> int:
        """Robert's pot limit 5: until the big blind has acted the small one counts as another."""
        where, blinds = self.setup.positions, self.setup.stakes.blinds
        if not self.house.pl_sb_as_bb or len(blinds) < 2 or where.small is None:
            return 0
        return max(blinds) - blinds[0] if self.acted_at[self.setup.place[where.big[-1]]] is None else 0

    # What its act does.

    def bring_in(self, place: int) -> None:
        """It is no bet to raise, and does not close the betting to its owner (RULES 6.2)."""
        self._pay(place, self.setup.stakes.bring_in)
        self.price = self.setup.stakes.bring_in
        self.bring_in_due = False
        self.acted_at[place] = 0
        self.turn = (place + 1) % self.count

    def put(self, place: int, to: int) -> None:
        """Check, call, bet or raise: the seat now has `to` in front of it on this street."""
        self._pay(place, to - self.in_street[place])
        self.bring_in_due = False
        if to > self.price:
            full = 2 * (to - self.full_level) >= self.unit if self.fixed else to - self.price >= self.full_raise
            self.wagers.append(Wager(place, self.price, to, full))
            self.price = to
            self.last_raiser = place
        self._acted(place)

    def fold(self, place: int) -> None:
        self.live[place] = False
        self._acted(place)
        self._look_at_the_cap(starting=False)

    def _acted(self, place: int) -> None:
        self.acted_at[place] = self.price
        self.turn = (place + 1) % self.count

    def _look_at_the_cap(self, starting: bool) -> None:
        """The house's exemption between two (PROCEDURES 22)."""
        if self.house.cap is None or sum(self.live) != 2:
            return
        lifts = {
            CapHeadsUp.NONE: False,
            CapHeadsUp.LAST_ROUND: self.street == len(self.shape.streets),
            CapHeadsUp.START_OF_ROUND: starting,
            CapHeadsUp.BEFORE_CAP: self.full_bets <= self.house.cap,
            CapHeadsUp.EVENT: self.count == 2,
        }
        self.lifted = self.lifted or lifts[self.house.cap_headsup]

    def end_street(self) -> None:
        """What nobody called goes back to a seat that is still in (S1)."""
        (second, _), (first, top) = sorted((amount, place) for place, amount in enumerate(self.in_street))[-2:]
        if self.live[top] and first > second:
            self.in_pots[top] -= first - second
            self.stacks[top] += first - second
            self.returned[top] += first - second
        self.in_street = [0] * self.count

    def since(self, place: int) -> list[Wager]:
        """The wagers of this street since the seat acted last."""
        return [wager for wager in self.wagers if wager.before >= (self.acted_at[place] or 0)]
