"""One hand played three times side by side: by the engine, by the rulebook and by pokerkit.

The engine must say what the rulebook says, always. pokerkit must say the same, or differ in a way that is on the list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from dealerassist.engine import Await, Hand, IllegalActionError, Refusal
from dealerassist.engine import commands as c
from dealerassist.engine.house import StudShowdown
from tests.oracle import differences as d
from tests.oracle.cases import Case
from tests.oracle.differences import Kind
from tests.oracle.peeling import Peeled, peel, won
from tests.oracle.reckoning import compare_the_end
from tests.oracle.rulebook import Rulebook, View
from tests.oracle.witness import Witness

BURNS = 3
BOARDS = {Await.DEAL_FLOP: slice(0, 3), Await.DEAL_TURN: slice(3, 4), Await.DEAL_RIVER: slice(4, 5)}


class Act(NamedTuple):
    """What the seat does: its chips on this street afterwards, None to fold; `all_in`: said as all-in.

    `refused` are totals that it tries to bet or raise to first, in vain.
    """

    to: int | None
    all_in: bool = False
    refused: tuple[int, ...] = ()


class Chooser:
    """Decides what seats do. `look` says whether the pots are peeled at this decision."""

    def act(self, book: Rulebook, view: View, may_fold: bool) -> Act:
        raise NotImplementedError

    def look(self) -> bool:
        return True

    def mucks(self, place: int) -> bool:
        """Does a beaten hand go to the muck?"""
        return False

    def exchanges(self) -> int:
        """How many cards does a seat draw?"""
        return 0


class DisagreementError(AssertionError):
    """Somebody says something else, and no listed difference explains it. The message holds the hand to play again."""


class Lockstep:
    """Plays a case to its end; `seen` counts the differences met, by kind."""

    def __init__(self, case: Case, chooser: Chooser) -> None:
        self.case, self.chooser = case, chooser
        self.hand = Hand(case.setup)
        self.book = Rulebook(case)
        self.seen: Counter[Kind] = Counter()
        self.decisions = 0
        self.last_asked = 0  # the street of the last decision
        self.held = [[*cards[: case.shape.streets[0].down + case.shape.streets[0].up]] for cards in case.hole]
        self.stock = list(case.stock)
        self.explained: Kind | None = None  # why pokerkit's view of this decision differs and stays so
        self.closed = False  # the bets of this street are collected
        self.witness = Witness(case, self.book)

    def play(self) -> Lockstep:
        try:
            self._play()
        except DisagreementError:
            raise
        except (AssertionError, IllegalActionError, ValueError, IndexError, KeyError) as error:
            raise self._disagree(f"{type(error).__name__}: {error}") from error
        return self

    def _disagree(self, what: str) -> DisagreementError:
        return DisagreementError(f"{self.case.name}: {what}\n\n{self.case.text(self.hand.commands)}")

    def same(self, what: str, ours: object, theirs: object) -> None:
        """Raises where the two are not the same."""
        if ours != theirs:
            raise self._disagree(f"{what}: {ours} / {theirs}")

    def _play(self) -> None:
        for command in self.case.before:
            self.hand.push(command)
        self._deal()
        steps: dict[Await, Callable[[], None]] = {
            Await.ACT: self._decide,
            Await.DEAL_STREET: self._street,
            Await.DRAW: self._draw,
            Await.SHOW: self._show,
            Await.AWARD: self._award,
        }
        while (what := self.hand.awaits) is not Await.DONE:
            if what in BOARDS:
                self._board(what)
            else:
                steps[what]()
        compare_the_end(self)

    def _deal(self) -> None:
        if self.witness.state.bets != self.book.in_street:
            kind = Kind.ANTE_BACK if d.ante_back(self.book, self.witness) else Kind.ANTE_ORDER
            self.same("posted", kind is Kind.ANTE_BACK or d.ante_order(self.book, self.witness), True)
            self.seen[kind] += 1
            self.witness.post_as_ruled(kind is Kind.ANTE_ORDER)
        first = self.case.shape.streets[0]
        for seat, cards in zip(self.case.setup.seats, self.held, strict=True):
            self.hand.push(c.Deal(seat.number, first.down, tuple(cards[first.down :])))
        self.witness.deal_hole()
        if self.case.setup.kill is not None and self.witness.state.actor_index is not None:
            self.witness.open_by(self.book.turn)  # it would begin behind the kill; Robert's 13 leaves the turn as it is

    def _street(self) -> None:
        """A stud street: a card to everybody who is in."""
        self._close()
        self.witness.burn()
        street = self.case.shape.streets[self.book.street]
        for number in self.hand.awaiting.seats:
            place = self.case.setup.place[number]
            card = self.case.hole[place][len(self.held[place])]
            self.held[place].append(card)
            self.hand.push(c.Deal(number, street.down, (card,) * street.up))
            self.witness.deal_to(place, (card,))
        self._next_street()

    def _draw(self) -> None:
        """Everybody who is in exchanges some cards, in turn; the first ones of its hand."""
        self._close()
        drawn = {}
        for number in self.hand.awaiting.seats:
            place = self.case.setup.place[number]
            count = min(self.chooser.exchanges(), max(0, len(self.stock) - BURNS), self.case.house.draw_exchange)
            self.hand.push(c.Discard(number, count))
            self.witness.draw(place, self.held[place][:count])
            if count:
                drawn[place] = [self.stock.pop() for _ in range(count)]
        self.witness.burn()
        for place, cards in drawn.items():
            self.hand.push(c.Draw(self.case.setup.seats[place].number, len(cards)))
            self.witness.deal_to(place, cards)
            self.held[place] = [*self.held[place][len(cards) :], *cards]
        self._next_street()

    def _next_street(self) -> None:
        self.book.next_street()
        self.closed = False
        if self.case.shape.stud and self.witness.state.actor_index is not None:
            self._same_opener()

    def _same_opener(self) -> None:
        if self.witness.state.opener_index == self.book.opened_by:
            return
        self.same("who opens", d.equal_boards(self.book, self.witness), True)
        self.seen[Kind.EQUAL_BOARDS] += 1
        self.witness.open_by(self.book.opened_by)

    def _same_chips(self) -> None:
        """The same stacks and the same pot with everybody."""
        ours = [(seat.stack or 0) - seat.aside for seat in self.hand.seats]
        self.same("stacks, engine and rulebook", ours, self.book.stacks)
        self.same("pot, engine and rulebook", self.hand.pot_with_bets, self.book.pot)
        self.same("street's bets, engine and rulebook", [seat.bet for seat in self.hand.seats], self.book.in_street)

    def _decide(self) -> None:
        self.decisions += 1
        self.last_asked = self.book.street
        self._same_chips()
        ours = self._engine_view()
        asked = self._compare_decision(ours)
        if self.chooser.look():
            self._same_pots_so_far()
        act = self.chooser.act(self.book, ours, may_fold=asked)
        for to in act.refused:
            self._refused(ours, to)
        if self.witness.sees_a_short_blind():
            self.witness.price_the_short_blind()
        self._do(ours, act, asked)

    def _engine_view(self) -> View:
        """What the engine says, after holding it against the rulebook."""
        legal, book = self.hand.legal, self.book
        assert legal is not None
        place = self.case.setup.place[legal.seat]
        ours = View(place, legal.to_call, legal.min_raise_to, legal.max_raise_to)
        self.same("decision, engine and rulebook", ours, book.view())
        self.same("price, engine and rulebook", self.hand.bet_to, book.price)
        if legal.no_raise is not None and legal.no_raise not in book.why_not(place):
            raise self._disagree(f"the engine bars a raise: {legal.no_raise}, the rulebook: {book.why_not(place)}")
        return ours

    def _compare_decision(self, ours: View) -> bool:
        """Hold it against pokerkit; does pokerkit ask the same seat?"""
        witness = self.witness
        self.explained = None
        told: set[Kind] = set()
        while self.explained is None and (theirs := witness.view()) != ours:
            turn = d.Turn(self.book, witness, ours, theirs, witness.why_no_raise())
            kinds = [kind for kind, (recognises, _) in d.DECISIONS.items() if recognises(turn)]
            if len(kinds) != 1 or kinds[0] in told:
                raise self._disagree(f"engine {ours}, pokerkit {theirs} {turn.refusal}; recognised as {kinds}")
            self.seen[kinds[0]] += 1
            told.add(kinds[0])
            _, tell = d.DECISIONS[kinds[0]]
            if tell is None:
                self.explained = kinds[0]
            else:
                tell(turn)
        if self.explained is Kind.COVERED:
            return False
        self.same("stacks, engine and pokerkit", self.book.stacks, witness.stacks)
        self.same("pot, engine and pokerkit", self.hand.pot_with_bets, witness.state.total_pot_amount)
        return True

    def _same_pots_so_far(self) -> None:
        """The pots if betting ended now, the uncalled part of the last bet left out."""
        book = self.book
        if any(alive and not paid for alive, paid in zip(book.live, book.in_pots, strict=True)):
            return  # a seat with nothing in would make a pot of nothing
        (second, _), (first, top) = sorted((amount, place) for place, amount in enumerate(book.in_street))[-2:]
        paid = list(book.in_pots)
        paid[top] -= first - second if book.live[top] else 0
        self._same_pots(peel(paid, book.live, book.dead))

    def _refused(self, ours: View, to: int) -> None:
        """A bet or raise that the rules do not allow is refused and changes nothing."""
        seat = self.case.setup.seats[ours.place].number
        before = (self.hand.seats, self.hand.awaiting, self.hand.legal, self.hand.commands)
        try:
            self.hand.push(c.Raise(seat, to) if self.hand.bet_to else c.Bet(seat, to))
        except IllegalActionError as error:
            self.same("the reason is a refusal", isinstance(error.code, Refusal), True)
        else:
            raise self._disagree(f"the engine lets seat {seat} raise to {to}, the rulebook {ours}")
        self.same("after a refusal", (self.hand.seats, self.hand.awaiting, self.hand.legal, self.hand.commands), before)

    def _do(self, ours: View, act: Act, asked: bool) -> None:
        """The same act at all three tables."""
        book, place, barred = self.book, ours.place, ours.least is None
        expected = None
        if act.to is None:
            expected = Kind.FREE_FOLD if d.free_fold(book, place) else None
            expected = Kind.BRING_IN_FOLD if book.bring_in_due else expected
        raises = act.to is not None and act.to > (ours.to_call if book.bring_in_due else book.price)
        if raises and act.to is not None and d.all_they_reach(book, place, act.to):
            expected = Kind.ALL_THEY_REACH
        self.same("a raise where none is allowed", barred and raises, False)
        self.hand.push(self._command(ours, act))
        if asked:
            against = self.witness.act(act.to)
            if expected is not None:
                self.same(f"{expected}: pokerkit refuses", against, True)
                self.seen[expected] += 1
            elif against:
                self.same("pokerkit refuses", self.explained in {Kind.COMPLETED, Kind.POT_BLINDS}, True)
        if act.to is None:
            book.fold(place)
        elif book.bring_in_due and act.to <= ours.to_call:
            book.bring_in(place)
        else:
            book.put(place, act.to)

    def _command(self, ours: View, act: Act) -> c.HandCommand:
        seat = self.case.setup.seats[ours.place].number
        if act.to is None:
            return c.Fold(seat)
        if self.book.bring_in_due and act.to <= ours.to_call:
            return c.BringIn(seat)
        if act.all_in:
            return c.AllIn(seat)
        if act.to > self.book.price:
            return c.Raise(seat, act.to) if self.book.price else c.Bet(seat, act.to)
        return c.Call(seat) if ours.to_call else c.Check(seat)

    def _close(self) -> None:
        """The round is over with everybody."""
        self.closed = True
        self.same("the round is over, rulebook", self.book.next_place(), None)
        self.witness.forget_the_ghost()
        if d.settled(self.book, self.witness):
            self.seen[Kind.SETTLED] += 1
            self.witness.pass_by()
        self.same("the round is over, pokerkit", self.witness.state.actor_index, None)
        self.book.end_street()
        self.witness.end_street()
        self._same_chips()

    def _board(self, what: Await) -> None:
        self._close()
        cards = self.case.board[BOARDS[what]]
        self.hand.push(c.Board(cards))
        self.witness.deal_board(cards)
        self._next_street()

    def _show(self) -> None:
        """Every live hand is tabled; a beaten one may be mucked. The first to show is the last aggressor (TDA 17A)."""
        self._close()
        place = self.case.setup.place
        first = place[self.hand.awaiting.seats[0]]
        raiser = self.book.last_raiser
        live = [p for p in range(self.book.count) if self.book.live[p]]
        board = self.case.shape.stud and (raiser is None or self.case.house.stud_showdown is StudShowdown.BOARD)
        by_board = self.book.best_board() if board else None
        self.same("first to show, rulebook", first, by_board if board else live[0] if raiser is None else raiser)
        last = len(self.case.shape.streets)
        if self.last_asked == last and (not board or (raiser is None and self.book.opened_by == by_board)):
            self.same("first to show, pokerkit", first, self.witness.first_to_show)
        pots = self.pots()
        self._same_pots(pots)
        hopeful = {winner for pot in pots for winner in (*pot.winners, *pot.lows)}
        while self.hand.awaits is Await.SHOW:
            seat = self.hand.awaiting.seats[0]
            beaten = place[seat] not in hopeful
            shows = c.Show(seat, tuple(self.held[place[seat]]))
            self.hand.push(c.Muck(seat) if beaten and self.chooser.mucks(place[seat]) else shows)

    def _award(self) -> None:
        if not self.closed:
            self._close()
            self._same_pots(self.pots())
        self.hand.push(c.Award())

    def pots(self) -> list[Peeled]:
        """The pots when betting has ended, and who wins them."""
        return won(self.case, self.held, self.book.in_pots, self.book.live, self.book.dead)

    def _same_pots(self, pots: Sequence[Peeled]) -> None:
        """The engine's pots are those peeled chip by chip."""
        place = self.case.setup.place
        ours = [(pot.amount, tuple(place[seat] for seat in pot.eligible)) for pot in self.hand.pots]
        self.same("pots, engine and peeled", ours, [(pot.amount, pot.places) for pot in pots])
