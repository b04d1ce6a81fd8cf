"""Corrections: the closed list that mends what happened and bends no rule (DESIGN 3). Legal at any time, unless said
here.

Each judges everything first, then changes, then is recorded as a ruling with its reason.
"""

from __future__ import annotations

from collections.abc import Callable

from dealerassist.cards import Card
from dealerassist.engine import commands as c
from dealerassist.engine.award import pay_out, rake_of, shared_pots
from dealerassist.engine.betting import take_back_raise
from dealerassist.engine.codes import Refusal, RulingCode
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Corrected, Event, Returned
from dealerassist.engine.known import pots_now
from dealerassist.engine.notation import command_text
from dealerassist.engine.phases import DealSeats
from dealerassist.engine.pots import Pot, rake_from
from dealerassist.engine.setup import Setup
from dealerassist.engine.showdown import check_tabled, last_hope
from dealerassist.engine.state import Seat, State


def correct(setup: Setup, t: State, command: c.Correction, out: list[Event]) -> None:
    """Apply one correction. Raises `IllegalActionError` and leaves no trace."""
    if t.voided:
        refuse(Refusal.HAND_OVER)
    if t.paid is not None and not isinstance(command, (c.Give, c.Void, *_READS)):
        refuse(Refusal.HAND_OVER)
    out.append(Corrected(command_text(command)))
    if t.paid is not None and isinstance(command, _READS):
        _read_again(setup, t, command, out)
    else:
        CORRECTIONS[type(command)](setup, t, command, out)


_READS = (c.FixBoard, c.FixSecond, c.FixHand)
"""What is read again."""


def _read_again(setup: Setup, t: State, command: c.Correction, out: list[Event]) -> None:
    """Until the next hand begins a hand may be read again; then the pots are pushed anew (TDA 2024 22; WSOP Live 51).
    Not in Guts, whose penalties are paid for what was read, nor where nobody has won.
    """
    if not setup.game.bets or not t.paid:
        refuse(Refusal.HAND_OVER)
    board, second, tabled, ruled = t.board, t.second, [(seat, seat.tabled, seat.up) for seat in t.seats], len(t.rulings)
    CORRECTIONS[type(command)](setup, t, command, out)
    paid = shared_pots(setup, t)
    if paid is None:
        t.board, t.second = board, second
        for seat, cards, up in tabled:
            seat.tabled, seat.up = cards, up
        t.look_again()
        del t.rulings[ruled:]
        refuse(Refusal.UNKNOWN_CARD)
    t.rule(out, RulingCode.READ_AGAIN)
    _push_anew(setup, t, paid, out)


def _push_anew(setup: Setup, t: State, paid: list[Pot] | None, out: list[Event]) -> None:
    _take_shares_back(setup, t)
    t.paid = paid
    pay_out(setup, t, out)


def _seat(setup: Setup, t: State, number: int) -> Seat:
    if number not in setup.place:
        refuse(Refusal.NO_SUCH_SEAT, seat=number)
    return t.seats[setup.place[number]]


def _fix_bet(setup: Setup, t: State, command: c.FixBet, out: list[Event]) -> None:
    """The bet of the street follows the chips: who now has too little in front of him is asked again."""
    if not t.queue_acts():
        refuse(Refusal.NOT_NOW)
    seat = _seat(setup, t, command.seat)
    if command.amount < 0:
        refuse(Refusal.WRONG_AMOUNT, seat=seat.number)
    more = command.amount - seat.bet
    if seat.stack is not None and more > seat.stack:
        refuse(Refusal.TOO_MUCH, seat=seat.number, most=seat.bet + seat.stack)
    seat.bet += more
    seat.total += more
    seat.receive(-more)
    seat.all_in = seat.all_in if seat.stack is None else not seat.stack
    if seat.acted_at is not None:
        seat.acted_at = max(seat.acted_at, seat.bet)
    t.phases[0].mend(setup, t, seat, out)
    _ask_again(t, t.queue[0])
    t.rule(out, RulingCode.FIXED, what="bet", seat=seat.number, amount=command.amount, why=command.why)


def _ask_again(t: State, first: int) -> None:
    """The queue anew: who has still to act, and who faces more than he has put in."""
    waiting = set(t.queue)
    t.queue = tuple(i for i in t.able_from(first) if i in waiting or t.seats[i].bet < t.bet_to)


def _fix_stack(setup: Setup, t: State, command: c.FixStack, out: list[Event]) -> None:
    seat = _seat(setup, t, command.seat)
    if command.stack is not None and command.stack < 0:
        refuse(Refusal.WRONG_AMOUNT, seat=seat.number)
    was_all_in = seat.all_in
    seat.set_stack(command.stack, seat.left)
    seat.all_in = seat.reach == 0
    if t.queue_acts() and was_all_in and not seat.all_in and seat.live and seat.bet < t.bet_to:
        waiting = {*t.queue, setup.place[seat.number]}
        t.queue = tuple(i for i in t.able_from(t.queue[0]) if i in waiting)
    elif t.queue_acts() and seat.all_in:
        t.queue = tuple(i for i in t.queue if i != setup.place[seat.number])
    shown = "?" if command.stack is None else command.stack
    t.rule(out, RulingCode.FIXED, what="stack", seat=seat.number, amount=shown, why=command.why)


def _fix_act(setup: Setup, t: State, command: c.FixAct, out: list[Event]) -> None:
    """A skipped player speaks before it is too late (TDA 2024 53)."""
    if not t.queue_acts():
        refuse(Refusal.NOT_NOW)
    seat = _seat(setup, t, command.seat)
    if not seat.live or seat.all_in:
        refuse(Refusal.NO_LIVE_HAND, seat=seat.number)
    place = setup.place[command.seat]
    waiting = {*t.queue, place}
    t.queue = tuple(i for i in t.able_from(place) if i in waiting)
    t.rule(out, RulingCode.FIXED, what="action", seat=seat.number, amount="", why=command.why)


def _fix_board(setup: Setup, t: State, command: c.FixBoard, out: list[Event]) -> None:
    _check_board(t, t.board, command.cards)
    t.board = command.cards
    t.share_board()
    t.look_again()
    t.rule(out, RulingCode.FIXED, what="board", seat="", amount="", why=command.why)


def _fix_second(setup: Setup, t: State, command: c.FixSecond, out: list[Event]) -> None:
    """Its own cards: what lies there for both is what the first board has."""
    if t.second is None:
        refuse(Refusal.NO_SUCH_BOARD)
    if command.cards[: t.shared] != t.second[: t.shared]:
        refuse(Refusal.NO_SUCH_CARD, where="second1")
    _check_board(t, t.second, command.cards)
    t.second = command.cards
    t.look_again()
    t.rule(out, RulingCode.FIXED, what="board", seat="", amount="", why=command.why)


def _check_board(t: State, lies: tuple[Card | None, ...], cards: tuple[Card | None, ...]) -> None:
    """As many cards as lie there, none of them anywhere else (TDA 2024 35E)."""
    known = [card for card in cards if card]
    other = t.board[: t.shared] if lies is t.second else ()
    elsewhere = t.seen - {card for card in lies if card and card not in other}
    if len(cards) != len(lies) or not lies:
        refuse(Refusal.WRONG_COUNT, count=len(lies))
    if len(set(known)) < len(known) or not elsewhere.isdisjoint(known[len(other) :]):
        refuse(Refusal.DUPLICATE_CARD)


def _fix_hand(setup: Setup, t: State, command: c.FixHand, out: list[Event]) -> None:
    """A tabled hand, or the cards that lie face up of one that is not (stud)."""
    seat = _seat(setup, t, command.seat)
    if seat.tabled is None:
        _fix_up_cards(t, seat, command.cards)
    else:
        check_tabled(t, seat, command.cards)
        seat.tabled = command.cards
    t.look_again()
    t.rule(out, RulingCode.FIXED, what="hand", seat=seat.number, amount="", why=command.why)


def _fix_up_cards(t: State, seat: Seat, cards: tuple[Card, ...]) -> None:
    if not seat.up:
        refuse(Refusal.NOTHING_TO_SHOW, seat=seat.number)
    if len(cards) != len(seat.up):
        refuse(Refusal.WRONG_COUNT, seat=seat.number, count=len(seat.up))
    if len(set(cards)) < len(cards) or not (t.seen - set(seat.up)).isdisjoint(cards):
        refuse(Refusal.DUPLICATE_CARD, seat=seat.number)
    seat.up = cards


def kill(setup: Setup, t: State, command: c.Kill, out: list[Event]) -> None:
    """The chips stay, the hand is dead; a tabled hand and the last one are not killed (TDA 2024 13C, 14)."""
    seat = _seat(setup, t, command.seat)
    if not seat.live:
        refuse(Refusal.NO_LIVE_HAND, seat=seat.number)
    if seat.tabled is not None:
        refuse(Refusal.TABLED_HAND, seat=seat.number)
    if last_hope(t, seat):
        refuse(Refusal.LAST_LIVE_HAND, seat=seat.number)
    if t.queue_acts():
        take_back_raise(t, seat, out)
    t.leaves(seat)
    place = setup.place[seat.number]
    t.queue = tuple(i for i in t.queue if i != place)
    if t.phases:
        t.phases[0].left(setup, t)
    t.rule(out, RulingCode.KILLED, seat=seat.number, why=command.why)
    t.rule(out, RulingCode.BET_STAYS, seat=seat.number, amount=seat.total + seat.dead_in)


def _restore(setup: Setup, t: State, command: c.Restore, out: list[Event]) -> None:
    """A hand that folded or was killed by mistake: it answers the bet of this street if it has not."""
    seat = _seat(setup, t, command.seat)
    if seat.live or seat.waiting or not t.phases or t.alone() or not _has_its_cards(t, seat):
        refuse(Refusal.NOT_NOW, seat=seat.number)
    if t.levels is not None:
        _bring_pot_back(t, seat)
    t.joins(seat)
    t.phases[0].rejoin(setup, t, setup.place[seat.number])
    t.rule(out, RulingCode.RESTORED, seat=seat.number, why=command.why)


def _has_its_cards(t: State, seat: Seat) -> bool:
    """Has it all the cards that the others have, or will it get them in the deal that is under way?"""
    if isinstance(t.phases[0], DealSeats):
        return True
    return bool(seat.cards) and seat.cards >= max(other.cards for other in t.seats if other.live)


def _bring_pot_back(t: State, seat: Seat) -> None:
    """Betting has ended: only who had matched the bet, or was all-in, plays for a pot again. What the dealer has said
    falls; what the floor gave from a pot must not come from another.
    """
    levels = tuple(sorted({*(t.levels or ()), seat.total}))
    if (seat.total < levels[-1] and not seat.all_in) or (t.given and levels != t.levels):
        refuse(Refusal.NOT_ELIGIBLE, seat=seat.number)
    t.levels = levels
    t.said.clear()


def _give(setup: Setup, t: State, command: c.Give, out: list[Event]) -> None:
    """On the floor's word, once betting has ended; after the push the pot is pushed anew."""
    _seat(setup, t, command.seat)
    if t.levels is None:
        refuse(Refusal.NOT_NOW)
    pots = rake_from(pots_now(t), rake_of(setup, t))
    if not 0 <= command.pot < len(pots):
        refuse(Refusal.NO_SUCH_POT)
    left = pots[command.pot].amount - sum(amount for pot, _, amount in t.given if pot == command.pot)
    if not 0 < command.amount <= left:
        refuse(Refusal.TOO_MUCH, most=left)
    t.given.append((command.pot, command.seat, command.amount))
    t.rule(out, RulingCode.FLOOR_GIVES, seat=command.seat, pot=command.pot, amount=command.amount, why=command.why)
    if t.paid is not None:
        _push_anew(setup, t, shared_pots(setup, t), out)


def _take_shares_back(setup: Setup, t: State) -> None:
    for pot in t.paid or ():
        for share in pot.shares:
            t.seats[setup.place[share.seat]].receive(-share.amount)


def void(setup: Setup, t: State, why: str, out: list[Event]) -> None:
    """The hand never was: everything goes back (TDA 2024 35; Robert's)."""
    _take_shares_back(setup, t)
    for seat in t.seats:
        if back := seat.total + seat.dead_in:
            seat.receive(back)
            t.returned[seat.number] = t.returned.get(seat.number, 0) + back
            out.append(Returned(seat.number, back))
        seat.bet = seat.total = seat.dead_in = 0
    t.collected = t.dead = t.bet_to = 0
    t.carried = setup.carried
    t.paid, t.question, t.queue, t.phases = [], None, (), ()
    t.voided = True
    t.rule(out, RulingCode.VOID, why=why)


def _void(setup: Setup, t: State, command: c.Void, out: list[Event]) -> None:
    void(setup, t, command.why, out)


CORRECTIONS: dict[type[c.Correction], Callable[..., None]] = {
    c.FixBet: _fix_bet,
    c.FixStack: _fix_stack,
    c.FixAct: _fix_act,
    c.FixBoard: _fix_board,
    c.FixSecond: _fix_second,
    c.FixHand: _fix_hand,
    c.Kill: kill,
    c.Restore: _restore,
    c.Give: _give,
    c.Void: _void,
}
