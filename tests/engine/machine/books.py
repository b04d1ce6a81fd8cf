"""The chips of a hand, counted from what the hand says has happened, and what must hold after every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from dealerassist.engine import Await, Hand, Part, Setup, Verb
from dealerassist.engine import commands as c
from dealerassist.engine.events import Acted, Event, Paid, Posted, Returned
from tests.engine.machine.referee import plays


@dataclass
class Books:
    """By seat. `start`: chips that the seat brought, None where they are not tracked; `put`: what it has in the pot."""

    start: dict[int, int | None]
    put: Counter[int] = field(default_factory=Counter)
    dead: Counter[int] = field(default_factory=Counter)
    returned: Counter[int] = field(default_factory=Counter)
    won: Counter[int] = field(default_factory=Counter)
    words: set[int] = field(default_factory=set)

    @classmethod
    def opened(cls, hand: Hand) -> Books:
        books = cls({seat.number: seat.stack for seat in hand.setup.seats})
        books.enter(hand.setup, hand.opening)
        return books

    def copy(self) -> Books:
        return Books(
            dict(self.start),
            Counter(self.put),
            Counter(self.dead),
            Counter(self.returned),
            Counter(self.won),
            set(self.words),
        )

    def told(self, command: c.HandCommand, bets: Mapping[int, int]) -> None:
        """What a command changes by its own word; `bets` are those in front of the seats before it."""
        match command:
            case c.FixBet(seat, amount):
                self.put[seat] += amount - bets[seat]
            case c.FixStack(seat, stack):
                self.start[seat] = None if stack is None else stack + self.put[seat]
            case c.Give() | c.Void() | c.FixBoard() | c.FixHand():
                self.won.clear()  # pushed anew, or never
            case c.Wins(seats):
                self.words.update(seats)

    def enter(self, setup: Setup, events: Iterable[Event], uncalled: bool = True) -> None:
        """What has happened. `uncalled`: chips that come back are of a bet that nobody called, not of a straddle."""
        for event in events:
            match event:
                case Posted(seat, amount, what):
                    self.put[seat] += amount
                    self.dead[seat] += amount * (what == "dead" or (what == "ante" and setup.ante_is_dead))
                case Acted(seat, _, amount):
                    self.put[seat] += amount
                case Returned(seat, amount):
                    self.put[seat] -= amount
                    self.returned[seat] += amount * uncalled
                case Paid(seat, _, _, amount):
                    self.won[seat] += amount

    def check(self, hand: Hand) -> None:
        """Chips are conserved, seat by seat and in the middle."""
        in_pot = self.put.total()
        for seat in hand.seats:
            put, start = self.put[seat.number], self.start[seat.number]
            assert 0 <= seat.bet <= seat.total
            if hand.result is None or not hand.result.voided:
                assert seat.total == put - self.dead[seat.number]
            assert (seat.stack is None) == (start is None)
            if start is not None:
                assert seat.stack == start - put + self.won[seat.number]
                assert seat.stack >= 0
        result = hand.result
        if result is None:
            assert hand.pot_with_bets == in_pot
            assert sum(pot.amount for pot in hand.pots) == in_pot - excess(hand)
            assert not self.won
        else:
            assert result.payouts == {seat: won for seat, won in self.won.items() if won or seat in result.payouts}
            assert result.returned == {seat: back for seat, back in self.returned.items() if back}
            assert sum(result.payouts.values()) + result.rake == in_pot
            assert sum(pot.amount for pot in result.pots) + result.rake == in_pot


def excess(hand: Hand) -> int:
    """The uncalled part of the highest live bet of this street."""
    bets = sorted(((seat.bet, seat.live) for seat in hand.seats), reverse=True)
    (top, live), (second, _) = bets[:2]
    return top - second if live else 0


def check_pots(hand: Hand) -> None:
    """Each live seat plays for what it has matched, and what nobody matched lies in the last pot (PROCEDURES 7)."""
    if hand.result is not None:
        return
    pots = hand.pots
    over = excess(hand)
    totals = {seat.number: seat.total for seat in hand.seats}
    top = max(hand.seats, key=lambda seat: seat.bet)
    totals[top.number] -= over
    dead = hand.pot_with_bets - over - sum(totals.values())
    for seat in hand.seats:
        plays_for = sum(pot.amount for pot in pots if seat.number in pot.eligible)
        if not seat.live:
            assert not plays_for
        elif plays_for != sum(pot.amount for pot in pots):
            assert plays_for == dead + sum(min(total, totals[seat.number]) for total in totals.values())
    for below, above in pairwise(pots):
        assert set(above.eligible) <= set(below.eligible)
        assert above.amount > 0


def check_cards(hand: Hand) -> None:
    """No card is known twice, and nobody's untabled face is known at all."""
    known = [card for card in hand.board if card]
    for seat in hand.seats:
        known += seat.tabled or ()
        assert seat.tabled is None or len(seat.tabled) == seat.cards
    assert len(set(known)) == len(known)
    assert len(hand.board) in {0, 3, 4, 5}


def check_legal(hand: Hand) -> None:
    """What a seat may do hangs together (DESIGN 3)."""
    legal = hand.legal
    if legal is None:
        assert not hand.to_call
        return
    seat = hand.seat(legal.seat)
    left = plays(seat)
    assert seat.live
    assert not seat.all_in
    assert legal.seat == hand.awaiting.seats[0]
    assert legal.to_call == (hand.to_call if left is None else min(hand.to_call, left))
    assert legal.may[0] is Verb.FOLD
    assert legal.may[1] is (Verb.CALL if legal.to_call else Verb.CHECK)
    if legal.min_raise_to is None:
        assert legal.max_raise_to is None
        assert legal.no_raise is not None
        assert len(legal.may) == 2
    else:
        assert legal.no_raise is None
        assert legal.may[2:] == (Verb.RAISE if hand.bet_to else Verb.BET,)
        assert legal.min_raise_to > hand.bet_to
        assert legal.max_raise_to is None or legal.min_raise_to <= legal.max_raise_to
        assert seat.stack is None or legal.max_raise_to is not None
        assert left is None or (legal.max_raise_to or 0) <= seat.bet + left


def check_turns(hand: Hand) -> None:
    """Nobody is skipped: who is not asked has matched the bet, or cannot; between rounds no bet stands (RULES 2.6)."""
    asked = hand.awaiting.seats
    assert len(set(asked)) == len(asked)
    if hand.acting:
        for seat in hand.seats:
            able = seat.live and not seat.all_in
            assert able or seat.number not in asked
            assert not able or seat.number in asked or seat.bet == hand.bet_to
    elif hand.board or hand.awaits in {Await.SHOW, Await.AWARD}:
        assert hand.bet_to == 0
        assert not any(seat.bet for seat in hand.seats)


def check_winners(hand: Hand, books: Books) -> None:
    """Only a hand that is tabled, alone in its pot, or named by dealer or floor is paid (S0, S1; TDA 2024 13A)."""
    if hand.result is None:
        return
    for pot in hand.result.pots:
        for share in pot.shares:
            if share.part is Part.FLOOR or not share.amount:
                continue
            seat = hand.seat(share.seat)
            assert seat.live
            assert share.seat in pot.eligible
            assert seat.tabled or pot.eligible == (share.seat,) or share.seat in books.words
        for part in Part:
            amounts = [share.amount for share in pot.shares if share.part is part]
            if amounts and part is not Part.FLOOR:
                assert max(amounts) - min(amounts) < 2 * hand.setup.chip


def check_counts(hand: Hand) -> None:
    """The hands that are still in are counted as they leave and come back."""
    assert hand._state.live_hands == [seat.live for seat in hand.seats].count(True)


def check_all(hand: Hand, books: Books) -> None:
    books.check(hand)
    check_counts(hand)
    check_pots(hand)
    check_cards(hand)
    check_legal(hand)
    check_turns(hand)
    check_winners(hand, books)
