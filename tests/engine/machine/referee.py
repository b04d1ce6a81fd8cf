"""A referee who reads only what a hand shows in public: must a command be accepted, or refused?

Written from RULES and PROCEDURES, not from the engine's phases. None: he has no opinion.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from dealerassist.cards import Card
from dealerassist.engine import Await, Hand, Legal, Owes, Refusal, SeatNow, Verb
from dealerassist.engine import commands as c
from dealerassist.engine.codes import QuestionCode
from dealerassist.engine.house import StraddleSeat

BOARDS = {Await.DEAL_FLOP: 3, Await.DEAL_TURN: 1, Await.DEAL_RIVER: 1}
ACTS = (c.Fold, c.Check, c.Call, c.Bet, c.Raise, c.AllIn, c.BlindRaise)
CONTESTS = {Await.SHOW, Await.AWARD, Await.IDENTIFY}


@dataclass(frozen=True)
class Memory:
    """What a referee remembers: the four cards of a flop that are scrambled, and that somebody has straddled."""

    scrambled: tuple[Card | None, ...] = ()
    straddled: bool = False

    def after(self, hand: Hand, command: c.HandCommand) -> Memory:
        """Once the hand has accepted `command`."""
        match command:
            case c.Straddle():
                return replace(self, straddled=True)
            case c.Board(cards):
                return replace(self, scrambled=cards if hand.awaiting.what is Await.QUESTION else ())
            case c.Floor(QuestionCode.FOUR_CARD_FLOP, option) if option != "scramble":
                return replace(self, scrambled=())
        return self


def must(hand: Hand, command: c.HandCommand, memory: Memory) -> bool | None:
    """True: must be accepted, False: must be refused."""
    match command:
        case c.Correction():
            return _correction(hand, command)
        case c.Floor(code, option):
            question = hand.awaiting.question
            if question is not None:
                return code == question.code and option in question.options
            return code in {ruling.code for ruling in hand.rulings}
    if hand.awaiting.what in {Await.QUESTION, Await.DONE}:
        return False
    match command:
        case c.Identify(where, card):
            places = {f"board{i}": each for i, each in enumerate(hand.board, 1)}
            return where in places and places[where] is None and card not in seen(hand)
        case c.Post() | c.Straddle():
            return _before_the_deal(hand, command, memory)
        case c.Deal(seat, down, up):
            return hand.awaiting.what is Await.DEAL_HOLE and seat in hand.awaiting.seats and down > 0 and not up
        case c.Board(cards):
            return _board(hand, cards, memory)
        case c.Show() | c.Muck():
            return _show(hand, command)
        case c.Wins():
            return None if hand.awaiting.what in CONTESTS else False
        case c.Award():
            return _award(hand)
    return isinstance(command, ACTS) and _act(hand, command)


def seen(hand: Hand) -> set[Card]:
    """Every face that lies open."""
    return {card for card in hand.board if card} | {card for seat in hand.seats for card in seat.tabled or ()}


def find(hand: Hand, number: int) -> SeatNow | None:
    return next((seat for seat in hand.seats if seat.number == number), None)


def last_hope(hand: Hand, number: int) -> bool:
    """Is there a pot that nobody else can win?"""
    live = [seat.number for seat in hand.seats if seat.live]
    return live == [number] or any(pot.eligible == (number,) for pot in hand.pots)


def _act(hand: Hand, command: c.SeatAct) -> bool | None:
    legal = hand.legal
    if legal is None or command.seat != legal.seat:
        return False
    least, most = legal.min_raise_to, legal.max_raise_to
    match command:
        case c.Fold():
            return True
        case c.Check() | c.Call():
            return command.verb in legal.may
        case c.Bet(_, to):
            return Verb.BET in legal.may and _to(hand, legal.seat, least, most, to)
        case c.Raise(_, to):
            return Verb.RAISE in legal.may and _to(hand, legal.seat, least, most, to)
        case c.BlindRaise(_, to):
            fits = hand.setup.house.blind_raise and not hand.board and Verb.RAISE in legal.may
            return fits and _to(hand, legal.seat, least, most, to)
        case c.AllIn(_, to):
            return _all_in(hand, legal, to)
    return False


def _all_in(hand: Hand, legal: Legal, to: int | None) -> bool:
    """A tracked stack goes in whole; of another it must be said how much. Where nobody could call more, it is a call."""
    seat = hand.seat(legal.seat)
    if seat.stack is not None:
        if to not in {None, seat.bet + seat.stack}:
            return False
        to = seat.bet + seat.stack
    if to is None or to <= seat.bet:
        return False
    if to <= hand.bet_to or (hand.to_call and legal.no_raise is Refusal.NOBODY_CAN_CALL):
        return True
    return legal.min_raise_to is not None and (legal.max_raise_to is None or to <= legal.max_raise_to)


def _to(hand: Hand, number: int, least: int | None, most: int | None, to: int) -> bool | None:
    """A raise under the least is right only where nobody could call more."""
    if least is None or to <= hand.bet_to or (most is not None and to > most):
        return False
    others = [seat for seat in hand.seats if seat.live and seat.number != number]
    if to >= least:
        return True
    return all(seat.stack is not None for seat in others) and to == max(seat.bet + (seat.stack or 0) for seat in others)


def _before_the_deal(hand: Hand, command: c.Post | c.Straddle, memory: Memory) -> bool | None:
    seat = find(hand, command.seat)
    if seat is None or hand.awaiting.what is not Await.DEAL_HOLE or any(each.cards for each in hand.seats):
        return False
    setup = hand.setup
    if isinstance(command, c.Straddle):
        size = setup.house.straddle_size * setup.stakes.big_blind
        fits = seat.live and not seat.bet and command.amount == size and (seat.stack is None or seat.stack >= size)
        return fits and not memory.straddled and command.seat in _straddlers(hand)
    place = setup.place[command.seat]
    last_blind = max((setup.place[number] for number, _ in setup.blinds), default=len(setup.seats))
    owed = setup.stakes.owed(setup.seats[place].owes if seat.waiting else Owes.NEW)
    fits = not seat.bet and (command.live, command.dead) == owed
    if not seat.waiting:
        return None if fits else False
    return fits and place > last_blind


def _straddlers(hand: Hand) -> set[int]:
    """Who may straddle in this house (PROCEDURES 14)."""
    numbers = [seat.number for seat in hand.setup.seats]
    order = numbers[hand.setup.first_to_act :] + numbers[: hand.setup.first_to_act]
    under_the_gun = next((number for number in order if _able(hand.seat(number))), 0)
    match hand.setup.house.straddle:
        case StraddleSeat.OFF:
            return set()
        case StraddleSeat.ANY:
            return set(numbers)
        case StraddleSeat.UTG:
            return {under_the_gun}
        case StraddleSeat.BUTTON:
            return {hand.setup.button}
    return {under_the_gun, hand.setup.button}


def _able(seat: SeatNow) -> bool:
    return seat.live and not seat.all_in


def _board(hand: Hand, cards: tuple[Card | None, ...], memory: Memory) -> bool:
    count = BOARDS.get(hand.awaiting.what)
    known = [card for card in cards if card]
    if count is None or len(set(known)) < len(known) or not seen(hand).isdisjoint(known):
        return False
    if hand.awaiting.what is Await.DEAL_FLOP and len(cards) == 4:
        return True
    return len(cards) == count and (not memory.scrambled or set(known) <= set(memory.scrambled))


def _show(hand: Hand, command: c.Show | c.Muck) -> bool | None:
    seat, what = find(hand, command.seat), hand.awaiting.what
    able = [each for each in hand.seats if _able(each)]
    if seat is None or not seat.live or seat.tabled or what in {Await.ACT, Await.AWARD, Await.IDENTIFY}:
        return False
    if what is not Await.SHOW and len(able) > 1:
        return False
    if isinstance(command, c.Muck):
        fits = not last_hope(hand, seat.number)
    else:
        cards = command.cards
        fits = len(cards) == seat.cards and len(set(cards)) == len(cards) and seen(hand).isdisjoint(cards)
    return None if fits and what is Await.DEAL_HOLE else fits


def _award(hand: Hand) -> bool | None:
    """Every pot has one hand in it, or hands that can be read."""
    if hand.awaiting.what is not Await.AWARD:
        return False
    contested = [pot.eligible for pot in hand.pots if len(pot.eligible) > 1]
    if not contested:
        return True
    if len(hand.board) < 5 or None in hand.board:
        return None
    return all(any(hand.seat(number).tabled for number in eligible) for eligible in contested) or None


def _correction(hand: Hand, command: c.Correction) -> bool | None:
    what, seat = hand.awaiting.what, find(hand, getattr(command, "seat", 0))
    voided = hand.result is not None and hand.result.voided
    if voided or (what is Await.DONE and not isinstance(command, (c.Give, c.Void))):
        return False
    match command:
        case c.Void():
            return True
        case c.FixBoard(cards):
            known = [card for card in cards if card]
            tabled = {card for each in hand.seats for card in each.tabled or ()}
            fits = len(cards) == len(hand.board) > 0 and len(set(known)) == len(known)
            return fits and tabled.isdisjoint(known)
    if seat is None:
        return False
    match command:
        case c.FixBet(_, amount):
            return what is Await.ACT and amount >= 0 and (seat.stack is None or amount <= seat.bet + seat.stack)
        case c.FixStack(_, stack):
            return stack is None or stack >= 0
        case c.FixAct():
            return what is Await.ACT and seat.live and not seat.all_in
        case c.FixHand(_, cards):
            elsewhere = seen(hand) - set(seat.tabled or ())
            fits = seat.tabled is not None and len(cards) == seat.cards == len(set(cards))
            return fits and elsewhere.isdisjoint(cards)
        case c.Kill():
            return seat.live and not seat.tabled and not last_hope(hand, seat.number)
        case c.Restore():
            return None if not seat.live and not seat.waiting else False
        case c.Give(pot, _, amount):
            over = what in CONTESTS or what is Await.DONE
            return None if over and pot < len(hand.pots) and 0 < amount <= hand.pots[pot].amount else False
    return None
