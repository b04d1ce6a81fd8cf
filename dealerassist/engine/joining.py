"""What a seat may put in before the deal: a post to join or come back, a straddle (S1; PROCEDURES 12-14)."""

from __future__ import annotations

from dealerassist.engine import commands as c
from dealerassist.engine.codes import Refusal, RulingCode
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Event, Posted, Returned
from dealerassist.engine.house import StraddleSeat
from dealerassist.engine.setup import Owes, Setup
from dealerassist.engine.state import Seat, State


def post_to_join(setup: Setup, t: State, command: c.Post, out: list[Event]) -> None:
    """A seat posts what it owes, or a big blind to come in at once (S1). Live chips are its bet, dead ones go to the
    pot.
    """
    seat = _seat_in(setup, t, command.seat)
    place = setup.place[command.seat]
    owes = setup.seats[place].owes
    expected = setup.stakes.owed(Owes.NEW if owes is Owes.NOTHING else owes)
    in_already = not seat.waiting and owes is not Owes.NOTHING
    if in_already or seat.bet or seat.dead_in or not setup.stakes.blinds:
        refuse(Refusal.NOT_NOW, seat=command.seat)
    if (command.live, command.dead) != expected:
        refuse(Refusal.WRONG_AMOUNT, seat=command.seat, live=expected[0], dead=expected[1])
    if seat.waiting and _before_last_blind(setup, place):
        refuse(Refusal.NOT_BETWEEN_BUTTON_AND_BLINDS, seat=command.seat)
    if seat.waiting and setup.stakes.ante and not setup.ante_is_dead:
        _ante(setup, t, seat, out)
    seat.waiting = False
    t.joins(seat)
    t.dealt_in += 1
    if command.live:
        out.append(Posted(command.seat, seat.pay(command.live), "post"))
    if command.dead:
        paid = t.pay_dead(seat, command.dead)
        out.append(Posted(command.seat, paid, "dead"))
        t.rule(out, RulingCode.DEAD_BLIND, seat=command.seat, amount=paid)


def _ante(setup: Setup, t: State, seat: Seat, out: list[Event]) -> None:
    """Everyone who is dealt in antes; the others' antes lie in the pot already."""
    paid = seat.pay(setup.stakes.ante)
    seat.bet = 0
    t.collected += paid
    out.append(Posted(seat.number, paid, "ante"))


def _before_last_blind(setup: Setup, place: int) -> bool:
    return any(setup.place[number] > place for number, _ in setup.blinds)


def straddle(setup: Setup, t: State, command: c.Straddle, out: list[Event]) -> None:
    """An extra blind: it raises the least opening bet, is no raise, and its owner keeps the option (S1)."""
    seat = _seat_in(setup, t, command.seat)
    again = t.straddler is not None and setup.house.restraddle
    if not (_may_restraddle(setup, t, command.seat) if again else _may_straddle(setup, t, command.seat)):
        refuse(Refusal.NOT_IN_THIS_HOUSE, seat=command.seat)
    gives_way = t.straddler is not None and not again and _button_takes_over(setup, t, command.seat)
    if (t.straddler is not None and not again and not gives_way) or not seat.live or seat.bet:
        refuse(Refusal.NOT_NOW, seat=command.seat)
    if not setup.stakes.blinds or setup.kill is not None:
        refuse(Refusal.NOT_NOW, seat=command.seat)
    size = 2 * t.bet_to if again else setup.house.straddle_size * setup.stakes.big_blind
    if command.amount != size:
        refuse(Refusal.WRONG_AMOUNT, seat=command.seat, amount=size)
    if seat.stack is not None and seat.stack < size:
        refuse(Refusal.STACK_TOO_SHORT, seat=command.seat)
    if gives_way:
        _give_back(setup, t, out)
    seat.pay(size)
    t.straddler = command.seat
    t.bet_to = size
    out.append(Posted(command.seat, size, "straddle"))
    t.rule(out, RulingCode.STRADDLE, seat=command.seat, amount=size)


def _may_restraddle(setup: Setup, t: State, number: int) -> bool:
    """The next seat to the left of a straddle, for twice as much (S1)."""
    able = t.able_from(setup.place[t.straddler or 0] + 1)
    return bool(able) and t.seats[able[0]].number == number


def _button_takes_over(setup: Setup, t: State, number: int) -> bool:
    """The button has precedence over the seat under the gun (WSOP Live 11)."""
    return setup.house.straddle is StraddleSeat.UTG_OR_BUTTON and number == setup.button != t.straddler


def _give_back(setup: Setup, t: State, out: list[Event]) -> None:
    first = t.seats[setup.place[t.straddler or 0]]
    out.append(Returned(first.number, first.bet))
    first.take_back(first.bet)


def _may_straddle(setup: Setup, t: State, number: int) -> bool:
    able = t.able_from(setup.first_to_act)
    under_the_gun = bool(able) and t.seats[able[0]].number == number
    on_the_button = number == setup.button
    match setup.house.straddle:
        case StraddleSeat.UTG:
            return under_the_gun
        case StraddleSeat.BUTTON:
            return on_the_button
        case StraddleSeat.UTG_OR_BUTTON:
            return under_the_gun or on_the_button
        case StraddleSeat.ANY:
            return True
    return False


def _seat_in(setup: Setup, t: State, number: int) -> Seat:
    place = setup.place.get(number)
    if place is None:
        refuse(Refusal.NO_SUCH_SEAT, seat=number)
    return t.seats[place]
