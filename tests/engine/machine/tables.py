"""Random tables: houses, stakes, seats, positions. Hypothesis strategies."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from dealerassist.engine import (
    PRESETS,
    AntePayer,
    FixedLimit,
    HouseRules,
    HouseRulesError,
    KillButton,
    Limit,
    NoLimit,
    Owes,
    Place,
    Positions,
    PotLimit,
    Session,
    Setup,
    Stakes,
    game_named,
    preset,
)
from dealerassist.engine.house import ButtonMode
from dealerassist.engine.positions import first_positions, next_positions

SWITCHES: dict[str, tuple[str, ...]] = {
    "cap": ("none", "0", "1", "3"),
    "cap_headsup": ("none", "last-round", "start-of-round", "before-cap", "event"),
    "straddle": ("off", "utg", "button", "utg-or-button", "any"),
    "straddle_size": ("2", "3"),
    "straddle_min_raise": ("bb", "straddle"),
    "blind_raise": ("yes", "no"),
    "burn_to": ("bottom", "muck"),
    "showdown_order": ("last-aggressor-of-last-round", "last-aggressor-of-any-round", "first-left-of-button"),
    "allin_faceup": ("yes", "no"),
    "limit_reopen_percent": ("0", "50", "100"),
    "pl_short_blind": ("posted", "full"),
    "button_mode": ("moving", "dead"),
    "new_player_post": ("wait-or-post", "post-in-limit", "none"),
    "missed_blinds": ("post", "dealt"),
    "four_card_flop": ("scramble", "redeal"),
    "rake_percent": ("0", "5", "10"),
    "rake_cap": ("0", "3", "6"),
    "rake_step": ("1", "5"),
    "rake_no_flop_no_drop": ("yes", "no"),
    "kill": ("off", "half", "full"),
    "kill_acts": ("in-turn", "last"),
    "max_bet_per_hand": ("0", "40", "200"),
}
BLINDS: tuple[tuple[int, ...], ...] = (
    (1, 2), (5, 10), (10, 20), (10, 10), (15, 20), (10,), (5, 10, 20), (2, 5, 10, 20), (),
)  # fmt: skip
DEBTS = (Owes.SMALL, Owes.BIG, Owes.BOTH, Owes.NEW)


@st.composite
def houses(draw: st.DrawFn) -> HouseRules:
    """A preset, or one with a few switches changed."""
    house = preset(draw(st.sampled_from(PRESETS)))
    keys = draw(st.lists(st.sampled_from(sorted(SWITCHES)), max_size=5, unique=True))
    try:
        return house.with_switches([(key, draw(st.sampled_from(SWITCHES[key]))) for key in keys])
    except HouseRulesError:
        return house


@st.composite
def limits(draw: st.DrawFn, big_blind: int) -> Limit:
    least = big_blind or 10
    kind = draw(st.sampled_from(["no", "pot", "fixed"]))
    if kind == "fixed":
        return FixedLimit(least, draw(st.sampled_from([least, 2 * least])))
    return NoLimit(least) if kind == "no" else PotLimit(least)


@st.composite
def stakes(draw: st.DrawFn, blinds: tuple[tuple[int, ...], ...] = BLINDS) -> Stakes:
    posted = draw(st.sampled_from(blinds))
    big = max(posted, default=0)
    ante = draw(st.sampled_from([0, 0, 1, 5, 20])) if posted else draw(st.sampled_from([1, 5]))
    payer = draw(st.sampled_from(AntePayer)) if posted and ante else AntePayer.ALL
    return Stakes(draw(limits(big)), posted, ante, payer, draw(st.sampled_from([1, 1, 5, 25])))


def stacks(unknown: bool = True) -> st.SearchStrategy[int | None]:
    """Short, alike, deep, and not tracked."""
    usual = st.sampled_from([5, 10, 20, 100, 100, 200, 200, 1000])
    tracked = st.one_of(st.integers(1, 45), usual, usual, st.integers(1, 3000))
    return st.one_of(st.none(), tracked, tracked) if unknown else tracked


@st.composite
def seated(draw: st.DrawFn, unknown: bool = True, owing: bool = True) -> tuple[Place, ...]:
    """Two to ten places, at least two of which owe nothing."""
    size = draw(st.sampled_from([2, 3, 3, 4, 4, 5, 6, 8, 10]))
    numbers = sorted(draw(st.permutations(range(1, 11)))[:size])
    owes = dict.fromkeys(numbers, Owes.NOTHING)
    if owing and len(numbers) > 2 and draw(st.booleans()):
        debtors = draw(st.lists(st.sampled_from(numbers), unique=True, min_size=1, max_size=len(numbers) - 2))
        owes |= {number: draw(st.sampled_from(DEBTS)) for number in debtors}
    return tuple(Place(number, draw(stacks(unknown)), owes[number]) for number in numbers)


@st.composite
def positions(draw: st.DrawFn, places: tuple[Place, ...], blinds: int, house: HouseRules) -> Positions:
    """Those of a first hand, or of one that followed a hand with somebody else at the table."""
    able = [place.number for place in places if place.owes is Owes.NOTHING]
    due = [place.number for place in places]
    left = draw(st.sets(st.sampled_from(range(1, 11)), max_size=2))
    before = sorted({*able, *left})
    if not left or len(before) < 3:
        return first_positions(able, draw(st.sampled_from(able)), blinds)
    last = first_positions(before, draw(st.sampled_from(before)), blinds)
    return next_positions(last, able, due, house.button_mode is ButtonMode.DEAD, blinds)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A hand to deal."""
    house, money = draw(houses()), draw(stakes())
    places = draw(seated(unknown=not house.max_bet_per_hand))  # how much such a seat has left is not told
    if money.ante_payer is AntePayer.BIG_BLIND or not money.blinds:
        places = tuple(replace(place, owes=Owes.NOTHING) for place in places)
    where = draw(positions(places, len(money.blinds), house))
    kill = draw(st.sampled_from([None, None, *(KillButton(place.number, kills=True) for place in places)]))
    session = Session(game_named("holdem"), money, places, where.button, where, 0, again=True, kill=kill)
    setup = session.next(house)
    assert isinstance(setup, Setup)
    return setup
