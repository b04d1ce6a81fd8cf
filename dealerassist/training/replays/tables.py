"""The tables at which replays are dealt: a row each, with how often it is chosen.

Some are there for mistakes that few hands have a place for: hands that are alike, short stacks, a full table in stud.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

from dealerassist.engine import GAMES, FixedLimit, HouseRules, NoLimit, Owes, Place, PotLimit, Session, Stakes
from dealerassist.engine.house import NewPlayer, StraddleSeat
from dealerassist.engine.setup import AntePayer, Setup
from dealerassist.rehearsal.dealing import Habits
from dealerassist.training.chance import between, some_seats, stakes_of
from dealerassist.training.codes import TellCode
from dealerassist.training.replays.dealt import dealt_hand
from dealerassist.training.replays.players import Player, by_chance, two_uneven_pots
from dealerassist.training.replays.steps import Dealt
from dealerassist.views import Saying

_STUD = Stakes(FixedLimit(10, 20), ante=2, bring_in=5)
_DRAW = Stakes(FixedLimit(10, 20), blinds=(5, 10))
_ANTES = Stakes(FixedLimit(10, 20), ante=5)
HABITS = Habits(
    fold=0.25, raises=0.25, all_in=0.05, muck=0, show_early=1, dealers_word=0, post=1, straddle=0, unread=0, mistake=0
)
"""Where the house wants hands up once all are all-in, they are shown at once."""
_USUAL = by_chance(HABITS)
_CALLING = replace(HABITS, fold=0.08, raises=0.1, all_in=0, free_folds=False)
"""So that many come to the showdown."""
_STAYING = replace(HABITS, fold=0, raises=0, all_in=0, free_folds=False)
_FOLDING = replace(HABITS, fold=0.5)
_NOT_FOLDING = replace(_CALLING, fold=0)
_RAISING = replace(HABITS, fold=0.1, raises=0.7, all_in=0)
_SHOVING = replace(HABITS, fold=0.15, all_in=0.35)
_HEADS_UP = replace(HABITS, fold=0.5, raises=0.5, all_in=0.6)
_MUCKING = replace(_CALLING, muck=0.4)
_STRADDLING = replace(HABITS, straddle=1)
_DRAWING = replace(_CALLING, pat=0.1)

_SMALLEST = 2
"""Seats of the smallest table."""
_FOUR_MORE = 5
"""Seats where one is all-in, the small blind folds, and three go on."""
_DEEP = 10
"""Who has fewer big blinds has lost some: any number of chips."""

Laid = tuple[Session, HouseRules, tuple[Saying, ...]]
"""A table, its house, and what is said of it besides the stakes."""
Lay = Callable[[Laid, Random], Laid | None]
"""Something that is so at this table; None where this house has none of it."""


@dataclass(frozen=True, slots=True)
class Table:
    """`often`: how often against the others. `stacks`: fewest and most big blinds, or small bets, behind. `player`: who
    decides for all seats. `alike`: how often two hands have the same ranks. `most_seats`: of this game, `full`: all of
    them are taken. `lays`: what else is so here.
    """

    game: str
    often: float
    stakes: Callable[[Random], Stakes]
    stacks: tuple[int, int] = (20, 100)
    player: Player = _USUAL
    alike: float = 0.3
    most_seats: int = 10
    full: bool = False
    lays: Lay = field(default=lambda laid, rng: laid)

    def deal(self, fewest: int, most: int, house: HouseRules, rng: Random) -> Dealt | None:
        """A hand with so many seats, or as many as the game has; None where this house plays it otherwise."""
        count = self.most_seats if self.full else rng.randint(min(fewest, self.most_seats), min(most, self.most_seats))
        seats = some_seats(rng, count)
        stakes = self.stakes(rng)
        unit = stakes.big_blind or stakes.limit.unit(False)
        step = unit if self.stacks[0] >= _DEEP else stakes.chip
        least, most_behind = (each * unit for each in self.stacks)
        places = tuple(Place(seat, between(rng, least, most_behind, step)) for seat in seats)
        laid = self.lays((Session(GAMES[self.game], stakes, places, rng.choice(seats)), house, ()), rng)
        if laid is None:
            return None
        session, house, told = laid
        dealt = dealt_hand(session, house, rng, self.player, alike=rng.random() < self.alike)
        return replace(dealt, told=told)


def _short_big_blind(laid: Laid, rng: Random) -> Laid | None:
    """He has less than the blind, or less than blind and ante (PROCEDURES 15, 16)."""
    session, house, told = laid
    seat = _big_blind(session, house)
    stakes = session.stakes
    least, most = (stakes.big_blind, 2 * stakes.big_blind) if stakes.ante else (0, stakes.big_blind)
    has = rng.randrange(least + stakes.chip, most, stakes.chip)
    line = Saying.of(TellCode.HAS, seat=seat, a=has)
    ante = (Saying.of(TellCode.BIG_BLIND_ANTE, a=stakes.ante),) if stakes.ante else ()
    return _with_place(session, seat, stack=has), house, (*told, *ante, line)


def _big_blind(session: Session, house: HouseRules) -> int:
    setup = session.next(house)
    assert isinstance(setup, Setup), "the button is known"
    return setup.blinds[-1][0]


def _short_first(laid: Laid, rng: Random) -> Laid | None:
    """Who acts first has few chips, and plays them all; three others at least."""
    session, house, told = laid
    setup = session.next(house)
    assert isinstance(setup, Setup), "the button is known"
    if len(setup.seats) < _FOUR_MORE:
        return None
    seat = setup.seats[setup.first_to_act].number
    has = between(rng, 2 * session.stakes.big_blind, 5 * session.stakes.big_blind, session.stakes.chip)
    return _with_place(session, seat, stack=has), house, told


def _with_place(session: Session, number: int, **changes: object) -> Session:
    places = tuple(
        replace(place, **changes) if place.number == number else place  # type: ignore[arg-type]  # fields of a place
        for place in session.places
    )
    return replace(session, places=places)


def _owes(laid: Laid, rng: Random) -> Laid | None:
    """One comes in and posts at once, or missed blinds (PROCEDURES 12, 13)."""
    session, house, told = laid
    if house.new_player_post is not NewPlayer.POST or len(session.places) <= _SMALLEST:
        return None
    setup = session.next(house)
    assert isinstance(setup, Setup), "the button is known"
    taken = {seat for seat, _ in setup.blinds}
    free = [place.number for place in session.places if place.number not in taken | {session.button}]
    if not free:
        return None
    owes, code = rng.choice(((Owes.NEW, TellCode.IS_NEW), (Owes.BOTH, TellCode.MISSED_BOTH)))
    seat = rng.choice(free)
    return _with_place(session, seat, owes=owes), house, (*told, Saying.of(code, seat=seat))


def _straddles(laid: Laid, rng: Random) -> Laid | None:
    """Where the house takes them (PROCEDURES 14)."""
    return None if laid[1].straddle is StraddleSeat.OFF else laid


def _raked(laid: Laid, rng: Random) -> Laid | None:
    """A house that takes a rake (PROCEDURES 60)."""
    session, house, told = laid
    percent, cap, step = rng.choice((5, 10)), rng.choice((3, 6, 10)) * session.stakes.big_blind, session.stakes.chip
    switches = {"rake-percent": percent, "rake-cap": cap, "rake-step": step}
    raked = house.with_switches([*((key, str(value)) for key, value in switches.items()), ("time-fee", "0")])
    lines = (
        Saying.of(TellCode.RAKE_PERCENT, n=percent),
        Saying.of(TellCode.RAKE_CAP, a=cap),
        *((Saying.of(TellCode.RAKE_NO_FLOP),) if raked.rake_no_flop_no_drop else ()),
    )
    return session, raked, (*told, *lines)


def _may_run_twice(laid: Laid, rng: Random) -> Laid | None:
    """Once all are all-in (PROCEDURES 6)."""
    session, house, told = laid
    return session, house.with_switch("run-twice", "yes"), (*told, Saying.of(TellCode.MAY_RUN_TWICE))


def _jacks(laid: Laid, rng: Random) -> Laid | None:
    session, house, told = laid
    return session, house.with_switch("draw-openers", "jacks"), (*told, Saying.of(TellCode.JACKS_OPEN))


def _three_at_most(laid: Laid, rng: Random) -> Laid | None:
    session, house, told = laid
    switches = (("draw-exchange", "3"), ("draw-openers", "none"))
    return session, house.with_switches(switches), (*told, Saying.of(TellCode.MOST_EXCHANGED, k=3))


def _no_limit(rng: Random) -> Stakes:
    return stakes_of(rng, NoLimit)


def _pot_limit(rng: Random) -> Stakes:
    return stakes_of(rng, PotLimit)


def _fixed(rng: Random) -> Stakes:
    """Blinds of half a bet and a bet, and chips so small that it can come out odd."""
    return Stakes(FixedLimit(10, 20), (5, 10), chip=rng.choice((1, 5)))


def _with_ante(rng: Random) -> Stakes:
    plain = stakes_of(rng, NoLimit)
    return replace(plain, ante=plain.big_blind, ante_payer=AntePayer.BIG_BLIND)


TABLES: tuple[Table, ...] = (
    Table("holdem", 6, _no_limit),
    Table("holdem", 4, _pot_limit),
    Table("holdem", 1, _no_limit, (5, 40), player=by_chance(_SHOVING)),
    Table("holdem", 1.5, _no_limit, player=by_chance(_MUCKING)),
    Table("holdem", 2, _no_limit, (20, 60), two_uneven_pots, alike=1, lays=_short_first),
    Table("holdem", 1, _no_limit, lays=_short_big_blind, player=by_chance(_CALLING)),
    Table("holdem", 1, _with_ante, lays=_short_big_blind),
    Table("holdem", 2, _no_limit, lays=_owes),
    Table("holdem", 0.7, _no_limit, player=by_chance(_STRADDLING), lays=_straddles),
    Table("holdem", 1, _no_limit, lays=_raked),
    Table("holdem", 3, _no_limit, (5, 40), by_chance(_HEADS_UP), alike=0, most_seats=3, lays=_may_run_twice),
    Table("holdem", 1.5, _fixed, player=by_chance(_RAISING)),
    Table("holdem", 1.5, _fixed, (2, 8), player=by_chance(_SHOVING)),
    Table("omaha", 2, _pot_limit, player=by_chance(_CALLING), alike=0),
    Table("omaha-hilo", 3, _fixed, player=by_chance(_CALLING), alike=0.4),
    Table("stud", 2, lambda rng: _STUD, most_seats=7, player=by_chance(_CALLING)),
    Table("stud-hilo", 2, lambda rng: _STUD, most_seats=7, player=by_chance(_CALLING)),
    Table("razz", 1, lambda rng: _STUD, most_seats=7, player=by_chance(_CALLING)),
    Table("razz", 2, lambda rng: _STUD, most_seats=3, player=by_chance(_NOT_FOLDING), alike=1),
    Table("stud", 0.7, lambda rng: _STUD, most_seats=8, player=by_chance(_STAYING), full=True, alike=0),
    Table("stud", 1, lambda rng: _STUD, most_seats=7, player=by_chance(_STAYING), full=True, alike=0),
    Table("five-card-draw", 1.5, lambda rng: _ANTES, most_seats=6, lays=_jacks, player=by_chance(_FOLDING)),
    Table("five-card-draw", 1, lambda rng: _DRAW, most_seats=6, lays=_three_at_most),
    Table("lowball-27", 0.7, lambda rng: _DRAW, most_seats=6),
    Table("triple-draw-27", 1, lambda rng: _DRAW, most_seats=6, player=by_chance(_DRAWING)),
)


def some_table(rng: Random) -> Table:
    """One of them."""
    return rng.choices(TABLES, [table.often for table in TABLES])[0]
