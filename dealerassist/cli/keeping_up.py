"""How a dealer gets the screen to where the hand is, where it is not there by itself. Pure: a glance and the truth in,
one touch out.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from dealerassist.cli.looking import Look
from dealerassist.engine import commands as c
from dealerassist.rehearsal.truth import Truth
from dealerassist.table.levels import seat_source
from dealerassist.views import Intent, Press, PressKey, TouchBoard, TouchSeat

GO_ON = PressKey(Press.GO_ON)


class LostError(Exception):
    """The dealer cannot go on as things are. wrong: the screen shows what is not so; else it has no way."""

    def __init__(self, wrong: bool, why: str) -> None:
        super().__init__(why)
        self.wrong = wrong


def _too_far(look: Look, truth: Truth) -> int | None:
    """A seat that is out, while the screen waits for a card that nobody will deal as if it were in."""
    out = sorted(look.still_in - truth.live - truth.mucked)
    return out[0] if out and look.to_deal and not truth.hand.acting else None


@dataclass(frozen=True, slots=True)
class KeepingUp:
    """A glance, the truth, and `off`: sensors that the dealer does without, as the screen has told him."""

    look: Look
    truth: Truth
    off: Collection[str] = ()

    def is_there(self, seat: int | None) -> bool:
        """Is this seat amber on the street that is played; None: is the betting over?"""
        look, out = self.look, len(self.truth.hand.board)
        if seat is None and (look.ended or self._ahead):
            return True
        waits_in_vain = seat is None and _too_far(look, self.truth) is not None
        return look.amber == seat and len(look.board) == out and not look.dealing and not waits_in_vain

    def towards(self, seat: int | None, before: Intent | None) -> Intent:
        """The touch that gets nearer to this seat being amber, None: to the end of the betting. `before` was the last
        one, which did not get there. Raises `LostError`.
        """
        if self._street > len(self.truth.hand.board):
            return PressKey(Press.UNDO)  # a card that does not lie there
        behind = self._street < len(self.truth.hand.board) or self.look.dealing
        if self.look.amber is None:
            return GO_ON if behind else self._back_to(_too_far(self.look, self.truth) or seat, before)
        if before == TouchSeat(self.look.amber) and self._done(self.look.amber):
            return self._by_key()
        touch = self._end_of_street(before) if seat is None or behind else self.on_the_way(seat)
        if touch == before and self._done(self.look.amber):
            return self._by_key()  # once was not enough: an antenna on the way cannot tell
        return touch

    @property
    def _ahead(self) -> bool:
        """Does the screen take the next card, which nothing reads, for dealt already, as it is about to be?"""
        next_card = self.look.board[len(self.truth.hand.board) :]
        return next_card == (None,) and not self.truth.hand.acting

    @property
    def _street(self) -> int:
        return len(self.look.board)

    def _back_to(self, seat: int | None, before: Intent | None) -> Intent:
        if self.look.showdown or self.look.ended:
            return PressKey(Press.UNDO)  # not yet
        if seat is None or before == TouchSeat(seat):
            raise LostError(True, f"the screen says {self.look.asks} while seat {seat} is to act")
        return TouchSeat(seat)

    def _end_of_street(self, before: Intent | None) -> Intent:
        """The board is touched, or who bet last; where that does not do it, act by act."""
        folded = next((n for n in self._turn if self._folded(n)), None)
        if self.look.free and folded is None:
            return TouchBoard() if before != TouchBoard() else self._by_key()
        if self.look.free:
            return self._by_key() if folded == self.look.amber else TouchSeat(folded or 0)
        done = self._last_left() or self.truth.aggressor(self._street)
        return self._by_key() if done is None or before == TouchSeat(done) else self.on_the_way(done)

    def _last_left(self) -> int | None:
        """The only seat that is left, where all others have folded on this street."""
        live = sorted(self.truth.live)
        return live[0] if len(live) == 1 and self._street == len(self.truth.hand.board) else None

    def on_the_way(self, seat: int) -> Intent:
        """A touch on the seat; but who has acted before it and is not watched is told first."""
        before = self._turn[: self._turn.index(seat)]
        unwatched = (n for n in before if self.look.by_hand or seat_source(n) in self.off or self._called_and_left(n))
        behind = (n for n in unwatched if self._done(n) and n in self.look.still_in)
        told = next((n for n in behind if self.look.owes(n) or self._folded(n)), seat)
        return self._by_key() if told == self.look.amber else TouchSeat(told)

    @property
    def _turn(self) -> list[int]:
        """The seats from the amber one on."""
        order = [now.number for now in self.truth.hand.seats]
        first = order.index(self.look.amber or order[0])
        return order[first:] + order[:first]

    def _called_and_left(self, seat: int) -> bool:
        """Did it call on that street and give up its cards since, so that no antenna can tell?"""
        return isinstance(self.truth.last_act(self._street, seat), c.Call) and not self.truth.is_in(seat)

    def _folded(self, seat: int) -> bool:
        """Has it folded on that street, or before, and the screen does not know?"""
        out = not self.truth.was_in(self._street, seat)
        return seat in self.look.still_in and (out or isinstance(self.truth.last_act(self._street, seat), c.Fold))

    def _by_key(self) -> Intent:
        """What the amber seat did on that street."""
        amber = self.look.amber or 0
        if not self._done(amber):
            raise LostError(True, f"the screen waits for seat {amber}, which has not acted")
        act = self.truth.last_act(self._street, amber)
        return PressKey(Press.FOLD) if act is None or isinstance(act, c.Fold) else GO_ON

    def _done(self, seat: int) -> bool:
        """Has it folded, checked or called on that street since the last bet, or was it out before?"""
        return self.truth.has_acted(self._street, seat) or not self.truth.was_in(self._street, seat)
