"""Kill pots: an overblind that raises the limits of one hand, posted by who won before (Robert's 13).

Two pots won in a row, or in a split game one that was scooped: the winner of the first pot holds the kill button (he
has *a leg up*), who wins the second kills the next pot. Robert's does not say whose leg a hand with side pots is: it
is the main pot's winner's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dealerassist.engine.house import HouseRules, Kill, KillWhen
from dealerassist.engine.limits import Limit

if TYPE_CHECKING:
    from dealerassist.engine.hand import Hand
    from dealerassist.engine.setup import Stakes
    from dealerassist.engine.standing import Result


@dataclass(frozen=True, slots=True)
class KillButton:
    """Before which seat the kill button lies. `kills`: it kills the next pot; else it has a leg up."""

    seat: int
    kills: bool = False


def kill_blind(stakes: Stakes, house: HouseRules) -> int:
    """Chips that who kills the pot has in front of him; 0 where the house or the game knows no kill."""
    return 0 if house.kill is Kill.OFF else raised(stakes.big_blind, house.kill, stakes.chip)


def killed_limit(limit: Limit, house: HouseRules, chip: int) -> Limit:
    """The betting limits of a killed pot: raised as the big blind is."""
    return limit.scaled(lambda bet: raised(bet, house.kill, chip))


def raised(amount: int, kill: Kill, chip: int) -> int:
    """Twice the amount, or one and a half times; half a chip counts as a whole one.

    >>> raised(20, Kill.FULL, 1), raised(20, Kill.HALF, 1), raised(5, Kill.HALF, 1)
    (40, 30, 8)
    """
    more = amount if kill is Kill.FULL else -(-amount // 2)
    return amount + more + -more % chip


def after_pot(before: KillButton | None, hand: Hand, result: Result, stakes: Stakes) -> KillButton | None:
    """Whose the kill button is after `hand`. `stakes`: those of the game, not of a pot that was killed.

    After a void hand nothing has changed. Who was not dealt in keeps a leg until another has one, and a kill until
    another kills: nobody sits out of it (Robert's 13.5, 13.6).
    """
    house = hand.setup.house
    if not kill_blind(stakes, house):
        return None
    if result.voided or not result.pots:
        return before
    kept = before if before is not None and before.seat not in result.stacks else None
    winners = {share.seat for share in result.pots[0].shares}
    if _split_game(hand) or house.kill_when is KillWhen.POT:
        size = sum(pot.amount + pot.raked for pot in result.pots)
        large = size >= house.kill_bets * stakes.limit.unit(True)
        return KillButton(min(winners), kills=True) if len(winners) == 1 and large else kept
    leg = _next_leg(before, hand, winners)
    return kept if kept is not None and (leg is None or (kept.kills and not leg.kills)) else leg


def _split_game(hand: Hand) -> bool:
    return len(hand.setup.game.parts) > 1


def _next_leg(before: KillButton | None, hand: Hand, winners: set[int]) -> KillButton | None:
    """The winner has a leg up, or his second one (Robert's 13.1, 13.3, 13.4; who has killed and wins kills again)."""
    if len(winners) > 1:
        return before if before is not None and before.seat in winners else None
    (winner,) = winners
    if before is None or before.seat != winner:
        return KillButton(winner)
    return KillButton(winner, kills=before.kills or _won_of_others(hand, winner) >= hand.setup.stakes.limit.unit(False))


def _won_of_others(hand: Hand, winner: int) -> int:
    """What others have put in beyond their blinds: of that the second leg is at least one full bet (Robert's 13.3)."""
    blinds = hand.setup.forced_bets
    return sum(max(0, seat.total - blinds.get(seat.number, 0)) for seat in hand.seats if seat.number != winner)
