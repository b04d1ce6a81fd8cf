"""Players who act by themselves, by chance from a seed; from level 3 on some do what they must not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from dealerassist.engine import GAMES, FixedLimit, Hand, HouseRules, NoLimit, PotLimit, Session, Stakes
from dealerassist.engine import commands as c
from dealerassist.rehearsal.dealing import Habits, random_command
from dealerassist.training.chance import between, some_seats, stakes_of, table_of, tried
from dealerassist.training.codes import DrillCode, MoveCode
from dealerassist.training.dealing.due import Due
from dealerassist.training.dealing.fouls import AT_SHOWDOWN, KINDS, Foul, Kind
from dealerassist.training.dealing.story import Plot
from dealerassist.training.dealing.table_hand import TableHand
from dealerassist.training.replays.steps import Family, family_of

DEALT = (
    "holdem", "omaha", "omaha-hilo", "stud", "stud-hilo", "razz", "five-card-draw", "lowball-a5", "lowball-27",
    "triple-draw-27", "guts",
)  # fmt: skip
"""Games that a trainee deals."""
_LIMITS = {"holdem": NoLimit, "omaha": PotLimit, "omaha-hilo": FixedLimit}
_STUD = Stakes(FixedLimit(10, 20), ante=1, bring_in=5)
_DRAW = Stakes(FixedLimit(10, 20), blinds=(5, 10))
_GUTS = Stakes(NoLimit(5), ante=5, chip=5)
_BY_LEVEL = {1: (3, 4, 0), 2: (4, 6, 0), 3: (5, 7, 1), 4: (6, 9, 2)}
"""Fewest and most seats; how often players do what they must not."""
_MOST_SEATS = {Family.FLOP: 10, Family.STUD: 7, Family.DRAW: 6}
"""So that the stub lasts, or is shuffled once."""
_CALM = Habits(
    fold=0.25, raises=0.2, all_in=0.06, muck=0, show_early=1, dealers_word=0, post=0, straddle=0, unread=0, mistake=0,
    free_folds=False,
)  # fmt: skip
"""Where the house wants hands up once all are all-in, they are shown at once."""
_CARELESS = replace(_CALM, muck=0.3, free_folds=True)
_OFTEN = 0.5
"""How likely a foul is where it has a place."""


class Players:
    """The story of a hand, from chance. fouls: what is done that must not be, in this order, where there is a place."""

    def __init__(self, seed: str, fouls: Sequence[Kind], habits: Habits) -> None:
        self._rng = Random(f"{seed}/players")
        self._chance = Random(f"{seed}/fouls")
        self._fouls = list(fouls)
        self._habits = habits
        self._then: c.HandCommand | None = None
        self._fouled = False

    def next(self, hand: Hand) -> c.HandCommand | Foul:
        """Never two fouls without something between them."""
        if self._then is not None:
            then, self._then = self._then, None
            return then
        foul = None if self._fouled else self._foul(hand)
        self._fouled = foul is not None
        if foul is None:
            return random_command(hand, self._rng, self._habits)
        self._then = foul.then
        return foul

    def _foul(self, hand: Hand) -> Foul | None:
        made = self._fouls[0](hand, self._chance) if self._fouls else None
        if made is None or self._chance.random() > _OFTEN:
            return None
        self._fouls.pop(0)
        return made


def plot_of(level: int, seed: int, house: HouseRules, game: str = DEALT[0]) -> Plot:
    """A hand that comes to a second round, in Guts to a loser, with the fouls of its level; the same for a seed.

    Where real cards are dealt they may make it another one: who wins, and in stud who opens, is theirs to say.
    """
    rng = Random(f"{DrillCode.DEAL_HAND}-{game}-{level}/{seed}")
    return tried(lambda: _tried(level, rng, house, game))


def _tried(level: int, rng: Random, house: HouseRules, game: str) -> Plot | None:
    fewest, most, fouls = _BY_LEVEL[level]
    session = _table(rng, game, fewest, most)
    chance, kinds = str(rng.random()), rng.sample(KINDS if GAMES[game].bets else AT_SHOWDOWN, fouls)
    habits = _CARELESS if fouls else _CALM
    house = house.with_switch("draw-openers", "none")  # players do not see the cards that a trainee deals them
    plot = Plot(session, house, lambda: Players(chance, kinds, habits), game)
    dues = dealt_rightly(TableHand(plot))
    verbs = {due.move.verb for due in dues}
    goes_on = MoveCode.BURN in verbs or {MoveCode.PUSH, MoveCode.PENALTY} <= verbs
    return plot if goes_on and sum(due.why is not None for due in dues) == fouls else None


def _table(rng: Random, game: str, fewest: int, most: int) -> Session:
    most_here = most if not GAMES[game].bets else min(most, _MOST_SEATS[family_of(GAMES[game])])
    seats = some_seats(rng, rng.randint(fewest, most_here))
    stakes = _stakes(rng, game)
    unit = stakes.big_blind or stakes.bring_in or stakes.ante
    places = [(seat, between(rng, 20, 100) * unit) for seat in seats]
    return table_of(GAMES[game], stakes, places, rng.choice(seats))


def _stakes(rng: Random, game: str) -> Stakes:
    """As such a game is played."""
    if game in _LIMITS:
        return stakes_of(rng, _LIMITS[game])
    family = family_of(GAMES[game])
    return _STUD if family is Family.STUD else _DRAW if GAMES[game].bets else _GUTS


def dealt_rightly(hand: TableHand) -> tuple[Due, ...]:
    """All that is due in it, one after another."""
    dues: list[Due] = []
    while run := hand.next_run():
        dues += run
    return tuple(dues)
