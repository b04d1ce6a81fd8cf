"""The state of a hand: plain slots that only the phases change. Nobody outside the engine sees these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dealerassist.cards import Card
from dealerassist.engine.codes import Part, RulingCode
from dealerassist.engine.events import Asked, Event, Ruled
from dealerassist.engine.rulings import Question, Ruling

if TYPE_CHECKING:
    from dealerassist.engine.phases import Phase
    from dealerassist.engine.pots import Pot


class Seat:
    """One seat in the hand. Amounts in chips; `stack` None where it is not tracked.

    `most`: what it may put into this hand where the house has a bound (PROCEDURES 36); `aside` chips do not play.
    """

    __slots__ = (
        "acted_at",
        "all_in",
        "aside",
        "bet",
        "dead_in",
        "down",
        "live",
        "most",
        "number",
        "stack",
        "tabled",
        "total",
        "up",
        "waiting",
    )

    def __init__(self, number: int, stack: int | None, waiting: bool, most: int | None = None) -> None:
        self.number = number
        self.most = most
        self.stack = stack
        self.aside = 0
        if most is not None:
            self.set_stack(stack, most)
        self.waiting = waiting  # owes blinds: in the hand only once he posts
        self.live = not waiting
        self.all_in = stack == 0
        self.bet = 0  # this street
        self.total = 0  # this hand, what can be won and lost with others
        self.dead_in = 0  # this hand, dead money: a big-blind ante, a missed small blind
        self.acted_at: int | None = None  # the bet the seat last acted on, this street
        self.down = 0  # cards that lie face down; their faces are unknown to the engine
        self.up: tuple[Card | None, ...] = ()
        self.tabled: tuple[Card, ...] | None = None

    def set_stack(self, stack: int | None, left: int | None) -> None:
        """The chips behind are `stack`; `left` of them may still be put into this hand (None: all)."""
        plays = stack if stack is None or left is None else min(stack, left)
        self.stack = plays
        self.aside = 0 if stack is None or plays is None else stack - plays

    @property
    def left(self) -> int | None:
        """What it may still put into this hand; None where the house has no bound."""
        return None if self.most is None else self.most - self.total - self.dead_in

    @property
    def reach(self) -> int | None:
        """Chips that it can add; None where nobody knows its stack, and no bound says."""
        return self.left if self.stack is None else self.stack

    @property
    def whole_stack(self) -> int | None:
        """All its chips behind, those that do not play included."""
        return None if self.stack is None else self.stack + self.aside

    def pay(self, amount: int) -> int:
        """Move up to `amount` chips from the stack to the bet; returns what really moved."""
        stack = self.stack
        if stack is not None:
            amount = amount if amount < stack else stack
            self.stack = stack - amount
            self.all_in = amount == stack
        elif self.most is not None:
            amount = min(amount, self.most - self.total - self.dead_in)
            self.all_in = self.most == self.total + self.dead_in + amount
        self.bet += amount
        self.total += amount
        return amount

    def take_back(self, amount: int) -> None:
        """The opposite of `pay`: an uncalled bet, at least one chip."""
        self.bet -= amount
        self.total -= amount
        self.receive(amount)
        self.all_in = False

    def receive(self, amount: int) -> None:
        """Chips come to the stack."""
        if self.stack is not None:
            self.stack += amount

    @property
    def cards(self) -> int:
        """How many cards the seat holds."""
        return self.down + len(self.up)

    @property
    def may_show(self) -> bool:
        """Live, with cards that are not tabled yet: all of them, or what came after it was tabled (stud)."""
        return self.live and (self.tabled is None or len(self.tabled) < self.cards)


NOBODY = (-1,)
"""The queue of a phase that waits for the dealer: no seat answers, so no seat's going may end it."""

_CLOCKWISE = [[[*range(k, n), *range(k)] for k in range(n)] for n in range(11)]
_OTHERS = [[[*range(k + 1, n), *range(k)] for k in range(n)] for n in range(11)]
"""Places around a table of n seats, from place k on, and without it."""


class State:
    """One deal. `seats` stand in dealing order: the first left of the button first; a *place* is an index into them."""

    __slots__ = (
        "aggressor", "any_aggressor", "before_deal", "before_raise", "bet_to", "blinds_posted", "board", "board_due",
        "bring_in_by", "bring_in_due", "burns", "burns_to_come", "cap_lifted", "carried", "collected", "dead",
        "dealt", "dealt_in", "doubled", "faceup", "first", "flop_from", "full_raise", "full_to", "given",
        "levels", "live_hands", "openers", "owed_cards", "paid", "penalties", "phases", "question", "queue", "raises",
        "returned", "rulings", "run_asked", "said", "said_last", "seats", "second", "seen", "shared", "straddler",
        "stray", "street", "stub", "voided", "weakest",
    )  # fmt: skip

    def __init__(self, seats: list[Seat], phases: tuple[Phase, ...], board_due: int = 0, carried: int = 0) -> None:
        self.seats = seats
        self.phases = phases  # the remaining ones; the head is the current one
        self.board_due = board_due  # cards on the board at a full showdown
        self.queue: tuple[int, ...] = ()  # places still to answer in this phase
        self.street = 0  # betting rounds begun
        self.dealt = False  # the first card is out
        self.dealt_in = self.live_hands = len([seat for seat in seats if seat.live])  # at its beginning; now
        # the betting of this street
        self.bet_to = 0  # what a seat must have in front of it to stay
        self.full_to = 0  # the last full bet's level, for fixed limit
        self.full_raise = 0  # the last full bet's or raise's size
        self.raises = 0  # full bets and raises, the big blind included
        self.cap_lifted = False
        self.before_raise: tuple[int, int, int, int, int | None, int | None] = (0, 0, 0, 0, None, None)
        """`bet_to`, `full_to`, `full_raise`, `raises` and both aggressors as they were before the last bet or raise."""
        self.faceup = False  # nobody can bet any more, and the house wants the hands up
        self.aggressor: int | None = None  # seat number
        self.any_aggressor: int | None = None  # of any street
        self.straddler: int | None = None
        self.blinds_posted = 0
        # stud: who opens the round (a place), and the bring-in
        self.first = 0
        self.bring_in_due = False
        self.bring_in_by: int | None = None  # seat number
        self.doubled = False  # the big bet was opened for on fourth street
        # draw
        self.openers: int | None = None  # who opened where the house asks for openers: a seat number
        self.owed_cards: dict[int, int] = {}  # place -> cards that it has discarded and not got yet
        self.said_last: tuple[int, int] | None = None  # who: a place; the stub before it
        self.burns = self.stub = 0  # cards burned, cards left in the deck
        self.burns_to_come: tuple[bool, ...] = ()  # is a card burned before the next deal, the one after it …
        # the pot
        self.collected = 0
        self.dead = carried
        self.carried = 0  # what stays in the middle for the next deal
        self.penalties: dict[int, int] = {}  # seat -> what it pays into the next pot instead of an ante (Guts)
        self.weakest: tuple[int, ...] = ()  # of those who lost, by the dealer's word (Guts)
        self.levels: tuple[int, ...] | None = None  # pot layers, fixed when betting has ended
        self.returned: dict[int, int] = {}
        # cards
        self.board: tuple[Card | None, ...] = ()
        self.second: tuple[Card | None, ...] | None = None  # the other board, where it is run twice
        self.shared = 0  # so many first cards lie there for both boards
        self.run_asked = False
        self.seen: set[Card] = set()  # every face the hand knows: board, up cards, tabled hands
        self.flop_from: tuple[Card | None, ...] = ()
        self.stray: tuple[Card | None, ...] = ()
        self.before_deal: tuple[int, tuple[Card | None, ...]] = (0, ())  # (down, up) of who was dealt a wrong number
        # rulings and the end
        self.question: Question | None = None
        self.rulings: list[Ruling] = []
        self.said: dict[tuple[int, Part, int], tuple[int, ...]] = {}  # pot, part, board: 0 for all
        self.given: list[tuple[int, int, int]] = []  # pot, seat, amount: the floor's word
        self.paid: list[Pot] | None = None
        self.voided = False

    def bets(self) -> list[tuple[int, int, bool]]:
        """(seat, bet of this street, live), in dealing order."""
        return [(seat.number, seat.bet, seat.live) for seat in self.seats]

    def share_board(self) -> None:
        """What lies there for both boards is the same on the second."""
        if self.second is not None:
            self.second = (*self.board[: self.shared], *self.second[self.shared :])

    def totals(self) -> list[tuple[int, int, bool]]:
        """(seat, chips in the pots with the bets of this street, live), in dealing order."""
        return [(seat.number, seat.total, seat.live) for seat in self.seats]

    def leaves(self, seat: Seat) -> None:
        """The seat's hand is out of the deal."""
        self.live_hands -= seat.live
        seat.live = False

    def joins(self, seat: Seat) -> None:
        """The seat's hand is in the deal, or in it again."""
        self.live_hands += not seat.live
        seat.live = True

    def alone(self) -> bool:
        """One hand is left: nobody can contest the pot."""
        return self.live_hands < 2

    def heads_up(self) -> bool:
        """Two hands are left."""
        return self.live_hands == 2

    def one_can_bet(self) -> bool:
        """Fewer than two hands have chips behind."""
        found = False
        for seat in self.seats:
            if seat.live and not seat.all_in:
                if found:
                    return False
                found = True
        return True

    def able_from(self, first: int) -> tuple[int, ...]:
        """Places that can still bet, clockwise from place `first`."""
        seats = self.seats
        count = len(seats)
        around = _CLOCKWISE[count][first % count]
        return tuple([i for i in around if (seat := seats[i]).live and not seat.all_in])

    def able_after(self, place: int) -> tuple[int, ...]:
        """Places of the others that can still bet, clockwise from `place`."""
        seats = self.seats
        return tuple([i for i in _OTHERS[len(seats)][place] if (seat := seats[i]).live and not seat.all_in])

    def settled(self) -> bool:
        """Nobody is left to answer: the only seat with chips has put in as much as any all-in (RULES 2.6)."""
        if len(self.queue) != 1:
            return not self.queue
        able = self.seats[self.queue[0]]
        if able.bet < self.bet_to and able.acted_at is not None:
            return False
        only_able = able.live and not able.all_in and self.one_can_bet()
        return only_able and max([seat.bet for seat in self.seats if seat.live]) <= able.bet

    def no_more_betting(self) -> bool:
        """Cards are dealt and will not be exchanged, no bets stand and fewer than two hands have chips behind: hands
        may be tabled early.
        """
        return (
            self.dealt
            and self.one_can_bet()
            and not self.queue_acts()
            and not any(seat.bet for seat in self.seats)
            and not any(seat.live and not seat.cards for seat in self.seats)
            and not any(phase.exchanges for phase in self.phases)
        )

    def queue_acts(self) -> bool:
        """A seat is to act now."""
        return bool(self.queue) and bool(self.phases) and self.phases[0].betting

    @property
    def pot_with_bets(self) -> int:
        return self.collected + self.dead + sum(seat.bet for seat in self.seats)

    def pay_dead(self, seat: Seat, amount: int) -> int:
        """Chips that go straight to the pot and count as nobody's bet; returns what really moved."""
        paid = seat.pay(amount)
        seat.bet -= paid
        seat.total -= paid
        seat.dead_in += paid
        self.dead += paid
        return paid

    def rule(self, out: list[Event], code: RulingCode, **facts: object) -> None:
        """Record a ruling, and tell."""
        ruling = Ruling(code, facts)
        self.rulings.append(ruling)
        out.append(Ruled(ruling))

    def ask(self, out: list[Event], question: Question) -> None:
        """Put a question to the floor."""
        self.question = question
        out.append(Asked(question))

    def look_again(self) -> None:
        """Recollect every face that the hand knows (`seen`) after a card was corrected."""
        self.seen = {card for card in (*self.board, *(self.second or ())) if card}
        for seat in self.seats:
            self.seen.update(seat.tabled or ())
            self.seen.update(card for card in seat.up if card)
