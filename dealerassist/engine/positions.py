"""Where button and blinds stand, hand after hand (RULES 2.2, 2.8; PROCEDURES 8-10)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from dealerassist.engine.codes import SetupCode
from dealerassist.engine.errors import SetupError

DEALERS_RIGHT = 10
"""The highest seat: the next one clockwise is the first at the dealer's left."""


def clockwise_from(numbers: Collection[int], after: int) -> list[int]:
    """Seat numbers clockwise, the first one left of `after` first, `after` itself last.

    >>> clockwise_from([1, 4, 6], 4)
    [6, 1, 4]
    """
    return sorted(numbers, key=lambda number: (number <= after, number))


@dataclass(frozen=True, slots=True)
class Positions:
    """Seat numbers. `button` and `small_at` may be empty seats under a dead button.

    `small_at` None: the game has one blind. `small` None: nobody posts a small blind. `big` are the seats that post
    the big blind: two of them when a moving button has passed one by (Robert's 2a). `more` post the third blind and
    further ones.
    """

    button: int
    small_at: int | None
    big_at: int
    small: int | None
    big: tuple[int, ...]
    more: tuple[int, ...] = ()

    def blinds(self, amounts: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
        """(seat, amount) in posting order."""
        if not amounts:
            return ()
        small = ((self.small, amounts[0]),) if self.small is not None else ()
        big = amounts[1] if len(amounts) > 1 else amounts[0]
        return (*small, *((seat, big) for seat in self.big), *zip(self.more, amounts[2:], strict=False))


def first_positions(seats: Collection[int], button: int, blinds: int) -> Positions:
    """The positions of a hand with its button at `button`; heads-up the button is the small blind (RULES 2.2)."""
    order = clockwise_from(seats, button)
    if len(order) == 2:
        if button not in order:
            raise SetupError(SetupCode.BAD_BUTTON, "heads-up the button lies at one of the two seats")
        return _heads_up(order[0], button, blinds)
    if blinds < 2:
        return Positions(button, None, order[0], None, (order[0],))
    return Positions(button, order[0], order[1], order[0], (order[1],), tuple(order[2:blinds]))


def no_button(seats: Collection[int]) -> Positions:
    """A game without a button (stud, Guts): dealing begins at the house dealer's left, at the lowest seat (S4)."""
    return Positions(DEALERS_RIGHT, None, min(seats), None, (min(seats),))


def _heads_up(big: int, button: int, blinds: int) -> Positions:
    return Positions(button, button, big, button if blinds > 1 else None, (big,))


def next_positions(last: Positions, able: Collection[int], due: Collection[int], dead: bool, blinds: int) -> Positions:
    """The positions of the following hand.

    `able` are dealt in whatever happens; `due` may also be reached by the big blind (who owes blinds and waits for it).
    `dead`: the button follows the blinds, even to an empty seat (TDA 2024 32); else it moves to the next player.
    """
    big = clockwise_from(due, last.big_at)[0]
    active = sorted({*able, big})
    if len(active) == 2:
        other = next(seat for seat in active if seat != big)
        return _heads_up(big, other, blinds)
    if last.button == last.small_at or (blinds < 2 and not dead):
        return _from_big(active, big, blinds)
    if dead:
        return _dead_button(last, active, big, blinds)
    return _moving_button(last, able, active, big, blinds)


def redealt_positions(last: Positions, able: Collection[int], due: Collection[int], blinds: int) -> Positions:
    """A misdealt hand dealt anew: the button does not move (PROCEDURES 37). If a seat that posted a blind has left, the
    small blind is dead, the big one goes on to the next seat.
    """
    big_at = last.big_at if last.big_at in due else clockwise_from(due, last.big_at)[0]
    big = (*(seat for seat in last.big if seat in due and seat != big_at), big_at)
    active = {*able, *big}
    if len(active) == 2 and last.button not in active:
        return _heads_up(big_at, min(active - {big_at}), blinds)
    if len(active) == 2 or not _in_order(last.button, last.small_at, big_at):
        return first_positions(active, last.button, blinds)
    small = last.small if last.small in active and last.small not in big else None
    more = tuple(seat for seat in last.more if seat in active and seat not in big)
    return Positions(last.button, last.small_at, big_at, small, big, more)


def _in_order(button: int, small_at: int | None, big: int) -> bool:
    """Does one come, clockwise from the button, to the small blind, then to the big one?"""
    path = [big, button] if small_at is None else [small_at, big, button]
    return clockwise_from(set(path), button) == path


def _from_big(active: list[int], big: int, blinds: int) -> Positions:
    """With one blind, or once the table is no longer heads-up: what lies to the right of the big blind follows it."""
    order = clockwise_from(active, big)
    if blinds < 2:
        return Positions(order[-2], None, big, None, (big,))
    return Positions(order[-3], order[-2], big, order[-2], (big,), tuple(order[:-2][: blinds - 2]))


def _dead_button(last: Positions, active: list[int], big: int, blinds: int) -> Positions:
    """The big blind advances one live seat; small blind and button follow to last hand's blinds (PROCEDURES 8)."""
    if blinds < 2:
        return Positions(last.big_at, None, big, None, (big,))
    small_at = last.big_at
    button = last.button if last.small_at is None else last.small_at
    if not _in_order(button, small_at, big):
        return _from_big(active, big, blinds)  # all who are left sit between last hand's blinds
    small = small_at if small_at in active and small_at != big else None
    more = tuple(clockwise_from(set(active) - {small, big}, big)[: blinds - 2])
    return Positions(button, small_at, big, small, (big,), more)


def _moving_button(last: Positions, able: Collection[int], active: list[int], big: int, blinds: int) -> Positions:
    """The button goes to the next player, not to one who still waits; the blinds follow; who was passed by owes the big
    one too (PROCEDURES 9, 12).
    """
    button = clockwise_from(able, last.button)[0]
    order = clockwise_from(active, button)
    small_at, big_at = order[0], order[1]
    path = clockwise_from({button, last.big_at, big_at}, last.button)
    if path.index(button) < path.index(last.big_at) and path.index(big_at) <= path.index(last.big_at):
        return _from_big(active, big, blinds)  # who sat down behind the button would hold the big blind back
    passed = clockwise_from(active, last.big_at)
    due = set(passed[: passed.index(big_at) + 1])
    owing = tuple(seat for seat in (small_at, big_at) if seat in due)
    small = None if small_at in due else small_at
    return Positions(button, small_at, big_at, small, owing, tuple(order[2:blinds]))
