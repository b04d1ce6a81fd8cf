"""One betting round, and the question everybody asks: what may this seat do?"""

from __future__ import annotations

from dataclasses import dataclass

from dealerassist.engine.codes import Refusal, RulingCode, Verb
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Event, Returned
from dealerassist.engine.house import ShortBlind
from dealerassist.engine.limits import PotLimit
from dealerassist.engine.pots import uncalled
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import Seat, State


@dataclass(frozen=True, slots=True)
class Legal:
    """What the seat to act may do. `to_call` is what it must still add; raises are totals on this street.

    `min_raise_to` None: it may not raise, and `no_raise` says why. `max_raise_to` None beside a minimum: the stack is
    unknown. All-in is a way to do these, never a verb of its own.
    """

    seat: int
    may: tuple[Verb, ...]
    to_call: int
    min_raise_to: int | None
    max_raise_to: int | None
    no_raise: Refusal | None


def legal(setup: Setup, t: State, big: bool) -> Legal:
    """What the first seat in the queue may do."""
    seat = t.seats[t.queue[0]]
    to_call = t.bet_to - seat.bet
    passive = (Verb.FOLD, Verb.CALL if to_call else Verb.CHECK)
    reach = seat.reach
    due = to_call if reach is None else min(to_call, reach)
    if why := why_no_raise(setup, t, seat, big):
        return Legal(seat.number, passive, due, None, None, why)
    least, most = raise_window(setup, t, seat, big)
    verbs = (*passive, Verb.RAISE if t.bet_to else Verb.BET)
    return Legal(seat.number, verbs, due, least, most, None)


def why_no_raise(setup: Setup, t: State, seat: Seat, big: bool) -> Refusal | None:
    """The reason that bars a raise, if any."""
    limit, house = setup.stakes.limit, setup.house
    can_add = seat.reach
    if can_add is not None and can_add <= t.bet_to - seat.bet:
        return Refusal.STACK_TOO_SHORT
    if seat.acted_at is not None and not limit.reopens(t, t.bet_to - seat.acted_at, big, house):
        return Refusal.NOT_REOPENED
    if limit.capped(t, house):
        return Refusal.CAPPED
    return None if _can_be_called(t, seat) else Refusal.NOBODY_CAN_CALL


def _can_be_called(t: State, seat: Seat) -> bool:
    """Some other live hand could put in more than what stands, or nobody knows its stack."""
    for other in t.seats:
        if other.live and other is not seat:
            can_add = other.left if other.stack is None else other.stack
            if can_add is None or other.bet + can_add > t.bet_to:
                return True
    return False


def raise_window(setup: Setup, t: State, seat: Seat, big: bool) -> tuple[int, int | None]:
    """Least and most that the seat may raise to; a stack shorter than the least may still go in whole."""
    limit = setup.stakes.limit
    if isinstance(limit, PotLimit):
        least, most = limit.window(t, seat, big, _blinds_lacking(setup, t))
        if most is not None and setup.house.pl_round:
            most += -most % setup.house.pl_round
    else:
        least, most = limit.window(t, seat, big, 0)
    can_add = seat.reach
    if can_add is None:
        return least, most
    reach = seat.bet + can_add
    return least if least < reach else reach, reach if most is None or most > reach else most


def _blinds_lacking(setup: Setup, t: State) -> int:
    """What short or missing blinds lack where the pot-limit maximum counts them full (TDA 2024 54B)."""
    if t.street > 1:
        return 0
    full = max(sum(setup.stakes.blinds), sum(amount for _, amount in setup.blinds))
    lacking = full - t.blinds_posted if setup.house.pl_short_blind is ShortBlind.FULL else 0
    return lacking + _small_blind_as_big(setup, t)


def _small_blind_as_big(setup: Setup, t: State) -> int:
    """Until the big blind has acted the small one counts as another big one (Robert's pot limit 5)."""
    where, stakes = setup.positions, setup.stakes
    if not setup.house.pl_sb_as_bb or not stakes.small_blind or where.small is None:
        return 0
    big = t.seats[setup.place[where.big[-1]]]
    waits = big.live and big.acted_at is None
    return stakes.big_blind - stakes.small_blind if waits else 0


def others_reach(t: State, seat: Seat) -> int | None:
    """The highest total on this street that any other live seat could have; None: a stack is unknown."""
    reach = 0
    for other in t.seats:
        if other.live and other is not seat:
            can_add = other.reach
            if can_add is None:
                return None
            reach = max(reach, other.bet + can_add)
    return reach


def judge_raise(setup: Setup, t: State, seat: Seat, big: bool, to: int, all_in: bool) -> None:
    """Refuse a bet or raise to `to` that the rules do not allow."""
    if why := why_no_raise(setup, t, seat, big):
        refuse(why, seat=seat.number)
    least, most = raise_window(setup, t, seat, big)
    if most is not None and to > most:
        refuse(Refusal.RAISE_TOO_LARGE, seat=seat.number, maximum=most)
    declared = all_in and seat.stack is None
    if to < least and not declared and to != others_reach(t, seat):
        refuse(Refusal.RAISE_TOO_SMALL, seat=seat.number, minimum=least)


def wager(setup: Setup, t: State, place: int, big: bool, to: int, out: list[Event]) -> None:
    """A bet, raise or all-in that has been judged: the chips move, everybody able answers it."""
    seat = t.seats[place]
    seat.pay(to - seat.bet)
    if to > t.bet_to:
        t.before_raise = (t.bet_to, t.full_to, t.full_raise, t.raises, t.aggressor, t.any_aggressor)
        _count_raise(setup, t, seat.number, big, to, out)
        t.queue = t.able_after(place)
    else:
        t.queue = t.queue[1:]
    seat.acted_at = t.bet_to


def _count_raise(setup: Setup, t: State, number: int, big: bool, to: int, out: list[Event]) -> None:
    """What stands now is `to`, the bet or raise of seat `number`."""
    limit = setup.stakes.limit
    if limit.is_full(t, to, big, setup.house):
        t.full_raise = limit.next_raise(t, to - t.bet_to, big, setup.house)
        t.full_to = to
        t.raises += 1
    else:
        t.rule(out, RulingCode.NO_REOPENING, seat=number, more=to - t.bet_to)
    t.bet_to = to
    t.aggressor = t.any_aggressor = number


def mend_raise(setup: Setup, t: State, seat: Seat, big: bool, out: list[Event]) -> None:
    """The chips in front of `seat` were others than recorded: the last bet or raise of the street is judged anew. Who
    turns out to have more than that in front of him has raised.
    """
    top = max(each.bet for each in t.seats)
    if top > t.bet_to and seat.number != t.aggressor:
        t.before_raise = (t.bet_to, t.full_to, t.full_raise, t.raises, t.aggressor, t.any_aggressor)
        _count_raise(setup, t, seat.number, big, top, out)
    elif t.aggressor is None:
        t.bet_to = max(top, setup.price if t.street == 1 else 0)
    else:
        number = t.aggressor
        t.bet_to, t.full_to, t.full_raise, t.raises, t.aggressor, t.any_aggressor = t.before_raise
        if top > t.bet_to:
            _count_raise(setup, t, number, big, top, out)


def collect(t: State, out: list[Event]) -> None:
    """The round is over: what nobody called goes back, the rest to the pot (S1)."""
    bets = [seat.bet for seat in t.seats]
    if bets.count(max(bets)) == 1:  # else another has put in as much as the highest bet
        number, excess = uncalled(t.bets())
        if excess:
            _return(t, number, excess, out)
    collected = t.collected
    for seat in t.seats:
        collected += seat.bet
        seat.bet = 0
        seat.acted_at = None
    t.collected = collected
    t.bet_to = t.full_to = t.raises = 0


def take_back_raise(t: State, seat: Seat, out: list[Event]) -> None:
    """Of a hand that is killed, what nobody had called of its bet goes back; the others face what stood before it
    (TDA 2024 65; PROCEDURES 51).
    """
    number, excess = uncalled(t.bets())
    if not excess or number != seat.number or t.aggressor != number:
        return
    called = max(other.bet for other in t.seats if other is not seat)
    _return(t, number, seat.bet - max(called, t.before_raise[0]), out)
    if called <= t.before_raise[0]:
        t.bet_to, t.full_to, t.full_raise, t.raises, t.aggressor, t.any_aggressor = t.before_raise
    t.bet_to = seat.bet
    t.queue = tuple(i for i in t.queue if t.seats[i].bet < t.bet_to or t.seats[i].acted_at is None)


def _return(t: State, number: int, excess: int, out: list[Event]) -> None:
    """The uncalled part of a bet goes back to its owner."""
    for seat in t.seats:
        if seat.number == number:
            seat.take_back(excess)
    t.returned[number] = t.returned.get(number, 0) + excess
    out.append(Returned(number, excess))
    t.rule(out, RulingCode.BET_RETURNED, seat=number, amount=excess)
