"""What has really happened so far: the hand as everybody at the table saw it, whatever a screen says."""

from __future__ import annotations

from collections.abc import Collection

from dealerassist.cards import Card
from dealerassist.engine import Await, Hand
from dealerassist.engine import commands as c
from dealerassist.engine.ranking import high
from dealerassist.journal.phh_play import start_phh
from dealerassist.rehearsal.hands import Script

FULL_BOARD = 5
WAGERS = (c.Bet, c.Raise, c.AllIn)
ACTS = (c.Fold, c.Check, c.Call, *WAGERS)


class Truth:
    """`tell` it what happens; ask it what a dealer would remember. A street is named by how many board cards lie."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.hand: Hand = start_phh(script.record)
        self.actions = 0
        self._acts: dict[tuple[int, int], c.HandCommand] = {}
        self._bets = {(0, seat.number): seat.bet for seat in self.hand.seats}
        self._faced: dict[tuple[int, int], int] = {}
        self._wagers: dict[int, int] = {}
        self._aggressors: dict[int, int] = {}

    def tell(self, command: c.HandCommand) -> None:
        """It happens."""
        self.actions += isinstance(command, ACTS)
        if isinstance(command, (*ACTS, c.Muck)):
            self._acts[len(self.hand.board), command.seat] = command
            self._faced[len(self.hand.board), command.seat] = self.hand.bet_to
        if isinstance(command, (c.Call, *WAGERS)):
            self._bets[len(self.hand.board), command.seat] = self.amount_of(command)
        if isinstance(command, WAGERS):
            self._wagers[command.seat] = self.amount_of(command)
            self._aggressors[len(self.hand.board)] = command.seat
        self.hand.push(command)

    def amount_of(self, command: c.HandCommand) -> int:
        """What the seat to act will have in front of it once it has called, bet, raised or gone all-in so."""
        match command:
            case c.Bet(_, amount):
                return amount
            case c.Raise(_, to):
                return to
            case c.AllIn(_, to) if to is not None:
                return to
            case c.Call(number):
                return min(self.hand.bet_to, self._reach(number))
            case c.AllIn(number):
                return self._reach(number)
        return 0

    @property
    def reach(self) -> int:
        """All that the seat to act can have in front of it on this street."""
        return self._reach(self.hand.awaiting.seats[0])

    def _reach(self, number: int) -> int:
        seat = self.hand.seat(number)
        return seat.bet + (seat.stack or 0)

    def wagered(self, seat: int) -> int | None:
        """To how much the seat bet, raised or went all-in last; None where it never did."""
        return self._wagers.get(seat)

    def winners_among(self, seats: Collection[int]) -> tuple[int, ...]:
        """Who of these wins a pot that only they play for, once all is tabled; without seats: of all."""
        hand = self.script.finished
        able = [now for now in hand.seats if now.live and (not seats or now.number in seats)]
        board = tuple(card for card in hand.board if card)
        ranks = {now.number: high((*now.tabled, *board)) for now in able if now.tabled and len(board) == FULL_BOARD}
        best = max(ranks.values(), default=None)
        return tuple(n for n, rank in ranks.items() if rank == best) or tuple(now.number for now in able)

    def finish(self) -> None:
        """The pots are pushed."""
        if self.hand.awaits is Await.AWARD:
            self.hand.push(c.Award())

    def has_acted(self, street: int, seat: int) -> bool:
        """Has it folded, checked or called on that street, since somebody bet last?"""
        act = self.last_act(street, seat)
        return act is not None and not isinstance(act, WAGERS)

    def bet_on(self, street: int, seat: int) -> int:
        """The most that the seat had in front of it on that street."""
        return self._bets.get((street, seat), 0)

    def faced(self, street: int, seat: int) -> int:
        """What one had to have in front of him to stay in when the seat acted last on that street; 0: it never did."""
        return self._faced.get((street, seat), 0)

    def aggressor(self, street: int) -> int | None:
        """Who bet or raised last on that street."""
        return self._aggressors.get(street)

    def last_act(self, street: int, seat: int) -> c.HandCommand | None:
        """What the seat did last on that street; None where it has not acted there."""
        return self._acts.get((street, seat))

    def was_in(self, street: int, seat: int) -> bool:
        """Was it in the hand when that street began?"""
        before = (act for (when, who), act in self._acts.items() if who == seat and when < street)
        return not any(isinstance(act, c.Fold) for act in before)

    def is_in(self, seat: int) -> bool:
        """Is it still in the hand?"""
        return any(now.live for now in self.hand.seats if now.number == seat)

    @property
    def side_pots(self) -> bool:
        """Is somebody all-in who plays for a part of the pot only?"""
        return len(self.hand.pots) > 1 and any(seat.all_in and seat.live for seat in self.hand.seats)

    @property
    def live(self) -> frozenset[int]:
        """The seats that are in the hand."""
        return frozenset(seat.number for seat in self.hand.seats if seat.live)

    @property
    def mucked(self) -> frozenset[int]:
        """The seats that gave up their hand at the showdown."""
        return frozenset(act.seat for act in self._acts.values() if isinstance(act, c.Muck))

    def lies_at(self, place: int) -> Card | None:
        """The card that lies on a board place, 1 to 5."""
        board = self.hand.board
        return board[place - 1] if place <= len(board) else None
