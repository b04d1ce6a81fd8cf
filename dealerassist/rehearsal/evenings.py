"""Whole evenings by chance: tables of every kind, and what happens at them between hands."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from dealerassist.engine import (
    PRESETS,
    AntePayer,
    FixedLimit,
    HouseRules,
    Limit,
    NoLimit,
    Place,
    PotLimit,
    Session,
    Stakes,
    game_named,
    preset,
)
from dealerassist.engine import commands as c
from dealerassist.engine.setup import SEATS


def random_table(rng: Random, game: str = "holdem", untracked: float = 0.1) -> tuple[Session, HouseRules]:
    """A table before its first hand: any shipped house, any stakes that the game has, 2 to 10 players, or as many as
    it has seats for.

    `untracked`: how often, from 0 to 1, a seat's stack is not known.
    """
    chip = rng.choice((1, 1, 5, 25))
    small = chip * rng.choice((1, 2, 5, 10))
    blinds = (small, 2 * small, 4 * small)[: rng.choice((2, 2, 2, 2, 1, 3))]
    big = max(blinds)
    limit: Limit = rng.choice((NoLimit(big), PotLimit(big), FixedLimit(big, 2 * big)))
    stakes = Stakes(limit, blinds, rng.choice((0, 0, big)), rng.choice(tuple(AntePayer)), chip)
    played = game_named(game)
    if not played.button:
        stakes = replace(stakes, blinds=(), ante=small, ante_payer=AntePayer.ALL, bring_in=small * played.up_cards)
    numbers = sorted(rng.sample(SEATS, rng.randint(2, played.most_seats)))
    stacks = [None if rng.random() < untracked else chip * rng.randint(1, 400 * big // chip) for _ in numbers]
    places = tuple(Place(number, stack) for number, stack in zip(numbers, stacks, strict=True))
    return Session(played, stakes, places, rng.choice(numbers)), preset(rng.choice(PRESETS))


def between_hands(session: Session, rng: Random) -> c.SessionCommand | None:
    """Somebody sits, leaves, goes away, comes back or buys chips; None: nobody does. `Session.told` accepts it."""
    taken = [place.number for place in session.places]
    broke = [place.number for place in session.places if place.stack == 0]
    if broke and rng.random() < 0.7:
        return c.Chips(rng.choice(broke), 100 * max(session.stakes.big_blind, session.stakes.chip))
    free = [number for number in SEATS if number not in taken]
    away = [place.number for place in session.places if place.away]
    choices: list[c.SessionCommand] = []
    if free:
        choices.append(c.Sit(rng.choice(free), 200 * max(session.stakes.big_blind, session.stakes.chip)))
    if away:
        choices += [c.Back(rng.choice(away))] * 2
    if len(taken) - len(away) > 3:
        choices += [c.Leave(rng.choice(taken)), c.Away(rng.choice(taken))]
    return rng.choice(choices) if choices and rng.random() < 0.3 else None
