"""Two house switches of the random tables: what a hand may cost at most, and a pot that is killed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from dealerassist.engine import HouseRules, KillButton, PotLimit, Session


def with_a_bound(rng: Random, house: HouseRules, session: Session) -> tuple[HouseRules, Session]:
    """In some hands a seat may put in so much at most (PROCEDURES 36)."""
    if rng.random() > 0.15:
        return house, session
    bound = rng.choice([3, 7, 20]) * session.stakes.limit.unit(True)
    return house.with_switch("max_bet_per_hand", str(bound)), session


def with_a_kill(rng: Random, house: HouseRules, session: Session) -> tuple[HouseRules, Session]:
    """In some hands somebody kills the pot (Robert's 13). Not in pot limit, where what a short kill lacks would stand
    beside what short blinds lack.
    """
    numbers, money = [place.number for place in session.places], session.stakes
    if rng.random() > 0.4 or len(numbers) < 3 or len(money.blinds) != 2 or isinstance(money.limit, PotLimit):
        return house, session
    house = house.with_switches([("kill", rng.choice(["half", "full"])), ("kill_acts", "in-turn")])
    return house, replace(session, kill=KillButton(rng.choice(numbers), kills=True))
