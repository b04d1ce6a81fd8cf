"""A dealer and players who do something legal, by chance: for fuzzing, kill tests and benches. Any game.

Everything comes from the given `Random`: the same seed deals and plays the same hand. No card is decided before
somebody could see it: a hole card is drawn, when it is shown, from what nobody has seen; no player could tell that
from a shuffle.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from dealerassist.cards import Card
from dealerassist.engine import (
    Await,
    FixedLimit,
    Hand,
    HouseRules,
    Legal,
    Question,
    SeatNow,
    Session,
    SetupError,
    Verb,
)
from dealerassist.engine import commands as c
from dealerassist.engine.codes import SetupCode
from dealerassist.engine.house import StraddleSeat


@dataclass(frozen=True, slots=True)
class Habits:
    """How often, from 0 to 1, each thing is done where it can be done."""

    fold: float = 0.15
    raises: float = 0.3
    all_in: float = 0.05
    muck: float = 0.3
    show_early: float = 0.2
    dealers_word: float = 0.05
    post: float = 0.5
    straddle: float = 0.3
    unread: float = 0.03  # a board card that nobody could read
    mistake: float = 0.005  # a wrong number of cards is dealt, and the floor is asked
    pat: float = 0.3  # draws no card
    stay: float = 0.6  # is in, in Guts
    free_folds: bool = True  # where it could check, too


USUAL = Habits()


def random_command(hand: Hand, rng: Random, habits: Habits = USUAL) -> c.HandCommand:
    """What happens next: a command that `hand.push` accepts. The hand must not be over."""
    return _NEXT[hand.awaits](hand, rng, habits)


def play_hand(session: Session, house: HouseRules, rng: Random, habits: Habits = USUAL) -> Hand:
    """Deal the session's next hand and play it out. Raises `IllegalActionError` where fewer than two can play."""
    setup = session.next(house)
    if isinstance(setup, Question):
        raise SetupError(SetupCode.BAD_BUTTON, "nobody has the button yet")
    hand = Hand(setup)
    while not hand.over:
        hand.push(random_command(hand, rng, habits))
    return hand


def _deal(hand: Hand, rng: Random, habits: Habits) -> c.HandCommand:
    if not any(seat.cards for seat in hand.seats):
        before = _post(hand, rng, habits) or _straddle(hand, rng, habits)
        if before is not None:
            return before
    return _street(hand, rng, habits)


def _street(hand: Hand, rng: Random, habits: Habits) -> c.HandCommand:
    down, up = hand.deal_shape
    wrong = rng.random() < habits.mistake
    faces = tuple(None if rng.random() < habits.unread else card for card in unseen(hand, rng, up))
    return c.Deal(hand.awaiting.seats[0], down + wrong, faces)


def _post(hand: Hand, rng: Random, habits: Habits) -> c.HandCommand | None:
    """Somebody who waits for the big blind comes in at once, but not between button and blinds."""
    setup = hand.setup
    last_blind = max((setup.place[number] for number, _ in setup.blinds), default=len(setup.seats))
    for seat in setup.seats[last_blind + 1 :]:
        if hand.seat(seat.number).waiting and rng.random() < habits.post:
            return c.Post(seat.number, *setup.stakes.owed(seat.owes))
    return None


def _straddle(hand: Hand, rng: Random, habits: Habits) -> c.HandCommand | None:
    setup = hand.setup
    size = 0 if setup.kill is not None else setup.house.straddle_size * setup.stakes.big_blind
    if setup.house.straddle is StraddleSeat.OFF or not size or hand.bet_to >= size or rng.random() >= habits.straddle:
        return None
    order = (*hand.seats[setup.first_to_act :], *hand.seats[: setup.first_to_act])
    able = [seat for seat in order if seat.live and not seat.all_in]
    if setup.house.straddle is StraddleSeat.BUTTON:
        able = [seat for seat in able if seat.number == setup.button]
    if not able or able[0].bet or (able[0].stack is not None and able[0].stack < size):
        return None
    return c.Straddle(able[0].number, size)


def _board(hand: Hand, rng: Random, habits: Habits) -> c.HandCommand:
    if (scrambled := _scrambled(hand)) is not None:
        return c.Board(tuple(rng.sample(scrambled, 3)))
    if hand.hands_up and rng.random() < habits.show_early:
        return _show(hand, rng, hand.hands_up[0])
    count = 3 if hand.awaits is Await.DEAL_FLOP else 1
    if count == 3 and rng.random() < habits.mistake:
        count = 4
    return c.Board(tuple(None if rng.random() < habits.unread else card for card in unseen(hand, rng, count)))


def _scrambled(hand: Hand) -> tuple[Card | None, ...] | None:
    """The four cards from which the floor has the flop drawn again."""
    match hand.commands[-2:]:
        case (c.Board(cards), c.Floor(_, "scramble")):
            return cards
    return None


def _act(hand: Hand, rng: Random, habits: Habits) -> c.HandCommand:
    legal = hand.legal
    assert legal is not None, "a seat is to act"
    seat = hand.seat(legal.seat)
    if Verb.BRING_IN in legal.may and rng.random() >= habits.raises:
        return c.Fold(seat.number) if Verb.FOLD in legal.may and rng.random() < habits.fold else c.BringIn(seat.number)
    if rng.random() < habits.all_in and (all_in := _all_in(hand, legal, seat, rng)) is not None:
        return all_in
    if legal.min_raise_to is not None and rng.random() < habits.raises:
        if Verb.COMPLETE in legal.may:
            return c.Complete(seat.number)
        to = _raise_to(hand, legal.min_raise_to, legal.max_raise_to, rng)
        return c.Bet(seat.number, to) if Verb.BET in legal.may else c.Raise(seat.number, to)
    if Verb.BRING_IN in legal.may:
        return c.BringIn(seat.number)
    if rng.random() < habits.fold and (legal.to_call or habits.free_folds):
        return c.Fold(seat.number)
    return c.Call(seat.number) if Verb.CALL in legal.may else c.Check(seat.number)


def _raise_to(hand: Hand, least: int, most: int | None, rng: Random) -> int:
    """Often the least, sometimes up to twice the pot more."""
    if most is not None and isinstance(hand.setup.stakes.limit, FixedLimit):
        return rng.choice((least, most))
    reach = least + 2 * hand.pot_with_bets
    highest = reach if most is None else min(most, reach)
    steps = (highest - least) // hand.setup.chip
    return least + hand.setup.chip * rng.choice((0, rng.randint(0, steps)))


def _all_in(hand: Hand, legal: Legal, seat: SeatNow, rng: Random) -> c.HandCommand | None:
    """Everything in, where that is a bet, a raise or a call for less; an unknown stack turns out to be of any size."""
    if seat.stack is not None:
        total = seat.bet + seat.stack
    elif legal.min_raise_to is not None:
        total = rng.randint(seat.bet + 1, 2 * legal.min_raise_to)
    elif legal.to_call:
        total = rng.randint(seat.bet + 1, seat.bet + legal.to_call)
    else:
        return None
    too_much = legal.max_raise_to is not None and total > legal.max_raise_to
    if total > hand.bet_to and (legal.min_raise_to is None or too_much):
        return None
    return c.AllIn(seat.number, None if seat.stack is not None else total)


def _showdown(hand: Hand, rng: Random, habits: Habits) -> c.HandCommand:
    seat = hand.awaiting.seats[0]
    nobody_tabled = not any(other.tabled for other in hand.seats)
    if nobody_tabled and rng.random() < habits.dealers_word:
        return c.Wins((rng.choice(hand.pots[0].eligible),))
    if _may_muck(hand, seat) and hand.setup.game.bets and rng.random() < habits.muck:
        return c.Muck(seat)
    return _show(hand, rng, seat)


def _may_muck(hand: Hand, seat: int) -> bool:
    """Not where it is the last hand that can win some pot."""
    others = any(other.live and other.number != seat for other in hand.seats)
    return others and not any(pot.eligible == (seat,) for pot in hand.pots)


def _show(hand: Hand, rng: Random, seat: int) -> c.HandCommand:
    """All its cards: what lay face up of it, what was shown before, the rest of what nobody has seen."""
    now = hand.seat(seat)
    known = tuple(dict.fromkeys(card for card in (*(now.tabled or ()), *now.up) if card))
    return c.Show(seat, (*known, *unseen(hand, rng, now.cards - len(known))))


def _identify(hand: Hand, rng: Random, habits: Habits) -> c.HandCommand:
    board, name = (hand.board, "board") if None in hand.board else (hand.second_board or (), "second")
    return c.Identify(f"{name}{board.index(None) + 1}", *unseen(hand, rng, 1))


def _opener(hand: Hand, rng: Random, habits: Habits) -> c.HandCommand:
    """The dealer reads an up card that nobody had read."""
    seat = next(seat for seat in hand.seats if seat.live and None in seat.up)
    return c.Identify(f"{seat.number}.{seat.up.index(None) + 1}", *unseen(hand, rng, 1))


def _draw(hand: Hand, rng: Random, habits: Habits) -> c.HandCommand:
    """Some say what they discard first, others exchange at once."""
    seat = hand.awaiting.seats[0]
    owed = hand.owed_cards.get(seat)
    if owed is not None:
        return c.Draw(seat, owed)
    most = min(hand.setup.house.draw_exchange, hand.seat(seat).cards)
    count = 0 if rng.random() < habits.pat else rng.randint(0, most)
    return c.Discard(seat, count) if rng.random() < 0.5 else c.Draw(seat, count)


def _discard(hand: Hand, rng: Random, habits: Habits) -> c.HandCommand:
    return c.Discard(rng.choice(hand.awaiting.seats), 1)


def _declare(hand: Hand, rng: Random, habits: Habits) -> c.HandCommand:
    seat = rng.choice(hand.awaiting.seats)
    if rng.random() < habits.stay:
        return c.In(seat)
    return c.Late(seat) if rng.random() < 0.1 else c.Out(seat)


def _answer(hand: Hand, rng: Random, habits: Habits) -> c.HandCommand:
    question = hand.awaiting.question
    assert question is not None, "the floor is asked"
    return c.Floor(question.code, rng.choice(question.options))


def _award(hand: Hand, rng: Random, habits: Habits) -> c.HandCommand:
    return c.Award()


def unseen(hand: Hand, rng: Random, count: int) -> tuple[Card, ...]:
    """Cards that lie nowhere face up."""
    seen = {*hand.board, *(hand.second_board or ())}.union(*((*seat.up, *(seat.tabled or ())) for seat in hand.seats))
    return tuple(rng.sample([card for card in hand.setup.game.pack.cards if card not in seen], count))


_NEXT: dict[Await, Callable[[Hand, Random, Habits], c.HandCommand]] = {
    Await.DEAL_HOLE: _deal,
    Await.DEAL_FLOP: _board,
    Await.DEAL_TURN: _board,
    Await.DEAL_RIVER: _board,
    Await.DEAL_STREET: _street,
    Await.DEAL_COMMUNITY: _board,
    Await.OPENER: _opener,
    Await.DRAW: _draw,
    Await.DISCARD: _discard,
    Await.DECLARE: _declare,
    Await.ACT: _act,
    Await.SHOW: _showdown,
    Await.IDENTIFY: _identify,
    Await.QUESTION: _answer,
    Await.AWARD: _award,
}
