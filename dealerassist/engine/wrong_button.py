"""A button that lay at the wrong seat, mended before it is too late (PROCEDURES 11; TDA 2024 34A)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from dealerassist.engine import commands as c
from dealerassist.engine.codes import QuestionCode, Refusal
from dealerassist.engine.errors import SetupError, refuse
from dealerassist.engine.events import Event, Returned
from dealerassist.engine.floor import seat_named
from dealerassist.engine.positions import Positions, clockwise_from, first_positions
from dealerassist.engine.setup import Owes, Setup
from dealerassist.engine.state import State
from dealerassist.engine.switches import ButtonMode


def right_button(command: c.Floor) -> int | None:
    """The seat that `floor button-error correct seat N` names; None where the button lay wrong on the felt alone."""
    if command.code != QuestionCode.BUTTON_ERROR or command.option != "correct":
        return None
    return seat_named(command.words)


def with_button_at(setup: Setup, seat: int) -> Setup:
    """The same deal with its button at `seat`: the blinds, the big blind's ante and the order follow."""
    if not setup.game.button:
        refuse(Refusal.NOT_IN_THIS_GAME)
    if seat not in setup.place and setup.house.button_mode is not ButtonMode.DEAD:
        refuse(Refusal.NO_SUCH_SEAT, seat=seat)
    positions = _positions(setup, seat)
    seats = {each.number: each for each in setup.seats}
    antes = dict(setup.antes)
    if setup.ante_is_dead:
        antes = dict.fromkeys([positions.big_at], *antes.values())
    order = clockwise_from(seats, seat)
    return replace(
        setup,
        seats=tuple(seats[number] for number in order),
        positions=positions,
        blinds=positions.blinds(setup.stakes.blinds),
        antes=tuple((number, antes[number]) for number in order if number in antes),
    )


def _positions(setup: Setup, seat: int) -> Positions:
    dealt_in = [each.number for each in setup.seats if each.owes is Owes.NOTHING]
    try:
        return first_positions(dealt_in, seat, len(setup.stakes.blinds))
    except SetupError:
        refuse(Refusal.NO_SUCH_SEAT, seat=seat)


def what_stands(commands: Iterable[c.HandCommand]) -> list[c.HandCommand]:
    """What is told again once the button is mended: cards that are out, posts to join, what was corrected. Acts and
    straddles were those of wrong seats: their chips go back.
    """
    again = {QuestionCode.BUTTON_ERROR, QuestionCode.CLOCK}
    told = [each for each in commands if isinstance(each, _STANDS)]
    return [each for each in told if not (isinstance(each, c.Floor) and each.code in again)]


def chips_back(t: State) -> list[Event]:
    """All that was put in goes back before it is posted anew."""
    amounts = [(seat.number, seat.total + seat.dead_in) for seat in t.seats]
    return [Returned(number, amount) for number, amount in amounts if amount]


def keep_folded(before: State, after: State) -> None:
    """Who has folded stays folded: a fold always binds (TDA 2024 53, 58; PROCEDURES 29)."""
    folded = {seat.number for seat in before.seats if not seat.live and not seat.waiting}
    for place, seat in enumerate(after.seats):
        if seat.number in folded:
            after.leaves(seat)
            after.queue = tuple(each for each in after.queue if each != place)


_STANDS = (c.Deal, c.Post, c.FixStack, c.Kill, c.Restore, c.Floor)
