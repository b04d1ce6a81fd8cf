"""A table that was written down is the same table when it is read back, whatever it is."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerassist.engine import (
    GAMES,
    PRESETS,
    AntePayer,
    FixedLimit,
    HalfPotLimit,
    HouseRules,
    HouseRulesError,
    KillButton,
    NoLimit,
    Owes,
    Place,
    Positions,
    PotLimit,
    Session,
    Setup,
    SpreadLimit,
    Stakes,
    game_named,
    parse_house,
    preset,
)
from dealerassist.engine.house import house_text
from dealerassist.journal.codes import JournalCode, JournalRecordError, ReadError
from dealerassist.journal.first_row import as_dealt, checked_first_row, first_row_text, read_first_row
from dealerassist.journal.header import header_text, read_header
from tests.journal.evening import table


def any_value(kind: Any) -> st.SearchStrategy[Any]:
    """A value of a switch's type."""
    if get_args(kind):
        return st.none() | st.integers(0, 9)
    if kind is bool:
        return st.booleans()
    return st.integers(0, 100) if kind is int else st.sampled_from(kind)


@st.composite
def houses(draw: st.DrawFn) -> HouseRules:
    """A shipped preset, any number of whose switches are changed, under any name."""
    kinds = get_type_hints(HouseRules)
    names = [field.name for field in fields(HouseRules) if field.name != "name"]
    changed = {name: draw(any_value(kinds[name])) for name in draw(st.sets(st.sampled_from(names)))}
    name = draw(st.just("x") | st.from_regex(r"[A-Za-z0-9 _.-]{1,20}", fullmatch=True))
    house = replace(preset(draw(st.sampled_from(PRESETS))), **changed)
    if draw(st.booleans()):
        house = replace(house, name=name)
    try:
        return parse_house(house_text(house))
    except HouseRulesError:  # switches that contradict each other
        return preset(draw(st.sampled_from(PRESETS)))


@st.composite
def stakes(draw: st.DrawFn) -> Stakes:
    """Of a table with blinds in the structures that every game has."""
    blinds = tuple(sorted(draw(st.lists(st.integers(1, 10**9), max_size=4))))
    small = draw(st.integers(1, 10**9))
    least = draw(st.integers(1, 10**9) | st.just(max(blinds, default=1)))
    limit = draw(
        st.sampled_from([NoLimit(least), PotLimit(least), HalfPotLimit(least), FixedLimit(small, small + least)])
    )
    ante = draw(st.integers(0, 10**6))
    return Stakes(limit, blinds, ante, draw(st.sampled_from(AntePayer)), draw(st.integers(1, 500)))


@st.composite
def other_stakes(draw: st.DrawFn) -> Stakes:
    """With a bring-in, or a spread by street."""
    least = draw(st.integers(1, 10**9))
    spread = SpreadLimit(((least, least + draw(st.integers(0, 9))), (least, least)))
    limit = draw(st.sampled_from([spread, FixedLimit(least, 2 * least)]))
    return Stakes(limit, ante=draw(st.integers(0, 10**6)), bring_in=draw(st.integers(0, least)))


seat_numbers = st.integers(1, 10)


@st.composite
def positions(draw: st.DrawFn) -> Positions:
    """Dead buttons, dead small blinds, a second big blind, third blinds and further ones."""
    button, big = draw(seat_numbers), tuple(draw(st.lists(seat_numbers, min_size=1, max_size=2, unique=True)))
    small_at = draw(st.none() | seat_numbers)
    small = small_at if draw(st.booleans()) else None
    more = tuple(draw(st.lists(seat_numbers, max_size=2, unique=True)))
    return Positions(button, small_at, big[-1], small, big, more)


@st.composite
def sessions(draw: st.DrawFn) -> Session:
    numbers = sorted(draw(st.sets(seat_numbers, min_size=2)))
    stacks = st.none() | st.integers(0, 10**12)
    places = tuple(Place(n, draw(stacks), draw(st.sampled_from(Owes)), draw(st.booleans())) for n in numbers)
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    last = draw(st.none() | positions())
    hands = draw(st.integers(0, 10**5))
    button = draw(seat_numbers) if last is None else last.button
    return Session(game, draw(stakes()), places, button, last, hands, last is not None and draw(st.booleans()))


@st.composite
def any_sessions(draw: st.DrawFn) -> Session:
    """And with what the other games leave behind: penalties, a pot, a round, a kill button; another pack."""
    session = draw(sessions())
    if draw(st.booleans()):
        return session
    dues, yes = st.sampled_from([0, 7]), st.booleans()
    places = tuple(replace(place, penalty=draw(dues), joins=draw(yes)) for place in session.places)
    game = draw(st.sampled_from([session.game, game_named("five-card-draw", "32")]))
    money = draw(stakes() | other_stakes())
    kill = draw(st.none() | st.builds(KillButton, seat_numbers, yes))
    return replace(session, game=game, stakes=money, places=places, carried=draw(dues), in_round=draw(yes), kill=kill)


def read(text: str) -> tuple[Session, HouseRules]:
    return read_header(list(enumerate(text.splitlines(), 1)), "text")


@given(any_sessions(), houses(), positions(), st.booleans())
def test_a_header_says_everything(session: Session, house: HouseRules, here: Positions, full: bool) -> None:
    dealt = as_dealt(session, here)
    told, rules = read(header_text(dealt, house, every_switch=full))
    assert told == dealt
    assert replace(rules, name=house.name) == house


@given(any_sessions(), houses(), positions())
def test_a_first_row_says_the_table_before_the_hand_too(session: Session, house: HouseRules, here: Positions) -> None:
    if session.positions is None:  # the first button of a table is that of its first hand
        session = replace(session, button=here.button)
    back = read_first_row(first_row_text(session, here, house), "journal")
    assert (back.session, back.house, back.dealt) == (session, house, as_dealt(session, here))
    assert back.house_digest == house.digest


def test_a_table_that_cannot_be_written_down_is_refused_before_the_deal() -> None:
    session, house = table()
    setup = session.next(replace(house, name="two\nlines"))
    assert isinstance(setup, Setup)
    with pytest.raises(JournalRecordError, match=r"^j: the table cannot be written down exactly") as refused:
        checked_first_row(session, setup, "j")
    assert refused.value.code == JournalCode.CANNOT_RECORD


def test_switches_may_be_named_in_any_order() -> None:
    """One alone would contradict the preset; only the outcome counts."""
    header = "game holdem\nlimit no\nhouse pokerinfo-nl\n{}button 1\nseat 1 5\nseat 2 5\n"
    assert read(header.format("rule cap none\nrule cap_headsup none\n"))[1].cap is None
    with pytest.raises(ReadError, match="cap_headsup: there is no cap to be exempt from"):
        read(header.format("rule cap none\n"))
