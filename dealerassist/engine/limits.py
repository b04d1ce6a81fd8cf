"""The betting structures: how small and how large a raise may be (RULES 3; PROCEDURES 17-22, 32, 33, 36).

A window is (least, most) in totals on this street; `most` None: no bound but the stack.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from dealerassist.engine.house import CapHeadsUp, HouseRules
from dealerassist.engine.state import Seat, State


class Limit:
    """A betting structure. `big` says that the street plays the big bet; `street` counts betting rounds from 1."""

    __slots__ = ()

    word: ClassVar[str] = ""

    def unit(self, big: bool, street: int = 1) -> int:
        """The least full bet of the street."""
        raise NotImplementedError

    def scaled(self, by: Callable[[int], int]) -> Limit:
        """The same structure for larger bets (a kill pot)."""
        raise NotImplementedError

    def first_raise(self, t: State, big: bool, house: HouseRules) -> int:
        """The least raise over what stands when the round begins."""
        return self.unit(big, t.street)

    def next_raise(self, t: State, by: int, big: bool, house: HouseRules) -> int:
        """The least raise over a full one of `by` chips; over a bring-in that was completed, a whole bet."""
        return max(by, self.unit(big, t.street))

    def window(self, t: State, seat: Seat, big: bool, short: int) -> tuple[int, int | None]:
        """Least and most that `seat` may raise to; `short` is what the blinds lack where the house counts them full."""
        raise NotImplementedError

    def is_full(self, t: State, to: int, big: bool, house: HouseRules) -> bool:
        """Does a wager to `to` count as a full bet or raise?"""
        raise NotImplementedError

    def reopens(self, t: State, facing: int, big: bool, house: HouseRules) -> bool:
        """May a seat that has acted raise again, facing `facing` more than what it last acted on? (TDA 2024 47A)"""
        raise NotImplementedError

    def capped(self, t: State, house: HouseRules) -> bool:
        """No limit and pot limit have no cap (S3)."""
        return False

    def lifts_cap(self, t: State, house: HouseRules, last_round: bool, starting: bool) -> bool:
        """Is the cap lifted, now that a round starts (`starting`) or a seat has folded? Without a cap there is
        nothing to lift.
        """
        return False


@dataclass(frozen=True, slots=True)
class NoLimit(Limit):
    """`least` is the least bet: the big blind."""

    word: ClassVar[str] = "no"
    least: int

    def unit(self, big: bool, street: int = 1) -> int:
        return self.least

    def scaled(self, by: Callable[[int], int]) -> Limit:
        return replace(self, least=by(self.least))

    def first_raise(self, t: State, big: bool, house: HouseRules) -> int:
        return self.least

    def window(self, t: State, seat: Seat, big: bool, short: int) -> tuple[int, int | None]:
        return t.bet_to + t.full_raise, None

    def is_full(self, t: State, to: int, big: bool, house: HouseRules) -> bool:
        return to - t.bet_to >= t.full_raise

    def reopens(self, t: State, facing: int, big: bool, house: HouseRules) -> bool:
        return facing >= t.full_raise


class PotLimit(NoLimit):
    """The raiser's own call is counted into the pot first (S3; TDA 2024 54A). The least bet is always allowed."""

    __slots__ = ()
    word: ClassVar[str] = "pot"

    def window(self, t: State, seat: Seat, big: bool, short: int) -> tuple[int, int | None]:
        pot_after_call = t.pot_with_bets + short + t.bet_to - seat.bet
        least = t.bet_to + t.full_raise
        return least, max(least, t.bet_to + pot_after_call)


class HalfPotLimit(PotLimit):
    """Raises by half the pot at most, the raiser's own call counted in (house; PROCEDURES 36)."""

    __slots__ = ()
    word: ClassVar[str] = "half-pot"

    def window(self, t: State, seat: Seat, big: bool, short: int) -> tuple[int, int | None]:
        pot_after_call = t.pot_with_bets + short + t.bet_to - seat.bet
        least = t.bet_to + t.full_raise
        return least, max(least, t.bet_to + pot_after_call // 2)


class CappedLimit(Limit):
    """One bet and `cap` raises (S0, S3, S4), but for the house's exemption between two (PROCEDURES 22)."""

    __slots__ = ()

    def capped(self, t: State, house: HouseRules) -> bool:
        return house.cap is not None and t.raises > house.cap and not t.cap_lifted

    def lifts_cap(self, t: State, house: HouseRules, last_round: bool, starting: bool) -> bool:
        return _LIFTS_CAP[house.cap_headsup](t, house, last_round, starting) and t.heads_up()


_LIFTS_CAP: Mapping[CapHeadsUp, Callable[[State, HouseRules, bool, bool], bool]] = {
    CapHeadsUp.NONE: lambda t, house, last_round, starting: False,
    CapHeadsUp.LAST_ROUND: lambda t, house, last_round, starting: last_round,
    CapHeadsUp.START_OF_ROUND: lambda t, house, last_round, starting: starting,
    CapHeadsUp.BEFORE_CAP: lambda t, house, last_round, starting: house.cap is not None and t.raises <= house.cap,
    CapHeadsUp.EVENT: lambda t, house, last_round, starting: t.dealt_in == 2,
}
"""By the house's exemption, where two hands are left."""


@dataclass(frozen=True, slots=True)
class FixedLimit(CappedLimit):
    """`small` before and on the flop, `large` afterwards (S0, S3)."""

    word: ClassVar[str] = "fixed"
    small: int
    large: int

    def unit(self, big: bool, street: int = 1) -> int:
        return self.large if big else self.small

    def scaled(self, by: Callable[[int], int]) -> Limit:
        return FixedLimit(by(self.small), by(self.large))

    def next_raise(self, t: State, by: int, big: bool, house: HouseRules) -> int:
        bet = self.large if big else self.small
        return by if by > bet else bet

    def window(self, t: State, seat: Seat, big: bool, short: int) -> tuple[int, int | None]:
        to = t.full_to + (self.large if big else self.small)
        return to, to

    def is_full(self, t: State, to: int, big: bool, house: HouseRules) -> bool:
        return 100 * (to - t.full_to) >= house.limit_reopen_percent * (self.large if big else self.small)

    def reopens(self, t: State, facing: int, big: bool, house: HouseRules) -> bool:
        return 100 * facing >= house.limit_reopen_percent * self.unit(big)


@dataclass(frozen=True, slots=True)
class SpreadLimit(CappedLimit):
    """Any bet or raise from the least to the most of the street; fewer `spreads` than streets repeat the last (S0)."""

    word: ClassVar[str] = "spread"
    spreads: tuple[tuple[int, int], ...]

    def unit(self, big: bool, street: int = 1) -> int:
        return self._spread(street)[0]

    def scaled(self, by: Callable[[int], int]) -> Limit:
        return SpreadLimit(tuple((by(least), by(most)) for least, most in self.spreads))

    def _spread(self, street: int) -> tuple[int, int]:
        return self.spreads[min(street, len(self.spreads)) - 1]

    def first_raise(self, t: State, big: bool, house: HouseRules) -> int:
        least, most = self._spread(t.street)
        return min(max(least, t.bet_to), most) if house.spread_min_raise else least

    def next_raise(self, t: State, by: int, big: bool, house: HouseRules) -> int:
        return max(by, self.unit(big, t.street)) if house.spread_min_raise else t.full_raise

    def window(self, t: State, seat: Seat, big: bool, short: int) -> tuple[int, int | None]:
        return t.bet_to + t.full_raise, t.bet_to + max(t.full_raise, self._spread(t.street)[1])

    def is_full(self, t: State, to: int, big: bool, house: HouseRules) -> bool:
        return to - t.bet_to >= t.full_raise

    def reopens(self, t: State, facing: int, big: bool, house: HouseRules) -> bool:
        return facing >= t.full_raise
