"""A referee who reads only what a hand shows in public: must a command be accepted, or refused?

Written from RULES and PROCEDURES, not from the engine's phases. None: he has no opinion.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from dealerassist.cards import Card
from dealerassist.engine import Await, Hand, Legal, Owes, Part, Refusal, SeatNow, Verb
from dealerassist.engine import commands as c
from dealerassist.engine.codes import QuestionCode
from dealerassist.engine.house import StraddleSeat

BOARDS = {Await.DEAL_FLOP: 3, Await.DEAL_TURN: 1, Await.DEAL_RIVER: 1}
_AFTER_THE_PUSH = (c.Give, c.Void, c.FixBoard, c.FixHand)
CONTESTS = {Await.SHOW, Await.AWARD, Await.IDENTIFY}


@dataclass(frozen=True)
class Memory:
    """What a referee remembers: the four cards of a flop that are scrambled, and who has straddled."""

    scrambled: tuple[Card | None, ...] = ()
    straddler: int | None = None

    def after(self, hand: Hand, command: c.HandCommand) -> Memory:
        """Once the hand has accepted `command`."""
        match command:
            case c.Straddle(seat):
                return replace(self, straddler=seat)
            case c.Board(cards):
                return replace(self, scrambled=cards if hand.awaits is Await.QUESTION else ())
            case c.Floor(QuestionCode.FOUR_CARD_FLOP, option) if option != "scramble":
                return replace(self, scrambled=())
        return self


def must(hand: Hand, command: c.HandCommand, memory: Memory) -> bool | None:
    """True: must be accepted, False: must be refused."""
    if isinstance(command, c.Correction):
        return _correction(hand, command)
    if isinstance(command, c.Floor):
        return _floor(hand, command)
    if hand.awaits in {Await.QUESTION, Await.DONE}:
        return False
    if isinstance(command, c.Straddle):
        return _free_to_straddle(hand, command, memory) and _straddle(hand, command)
    if isinstance(command, c.Board):
        return _board(hand, command.cards, memory.scrambled)
    judge = _JUDGES.get(type(command))
    return judge is not None and judge(hand, command)


def seen(hand: Hand) -> set[Card]:
    """Every face that lies open."""
    return {card for card in hand.board if card} | {card for seat in hand.seats for card in seat.tabled or ()}


def find(hand: Hand, number: int) -> SeatNow | None:
    return next((seat for seat in hand.seats if seat.number == number), None)


def last_hope(hand: Hand, number: int) -> bool:
    """Is there a pot that nobody else can win?"""
    live = [seat.number for seat in hand.seats if seat.live]
    return live == [number] or any(pot.eligible == (number,) for pot in hand.pots)


def _able(seat: SeatNow) -> bool:
    return seat.live and not seat.all_in


def _floor(hand: Hand, command: c.Floor) -> bool | None:
    """A wrong number of cards may be told unasked; whether it is too late for a misdeal is no matter of his."""
    question = hand.awaiting.question
    if question is not None:
        return command.code == question.code and command.option in question.options
    if command.code == QuestionCode.HOLE_COUNT:
        return {"mend": True, "misdeal": None}.get(command.option, False)
    return command.code in {ruling.code for ruling in hand.rulings}


def _identify(hand: Hand, command: c.Identify) -> bool:
    places = {f"board{i}": card for i, card in enumerate(hand.board, 1)}
    return command.where in places and places[command.where] is None and command.card not in seen(hand)


def _deal(hand: Hand, command: c.Deal) -> bool:
    """Any number of cards: a wrong one is a question for the floor."""
    due = hand.awaits is Await.DEAL_HOLE and command.seat in hand.awaiting.seats
    return due and command.down > 0 and not command.up


def _fold(hand: Hand, command: c.Fold) -> bool:
    return hand.legal is not None and command.seat == hand.legal.seat


def plays(seat: SeatNow) -> int | None:
    """Chips that it may still put in, where the house has a bound no more (PROCEDURES 36); None where nobody knows."""
    return None if seat.stack is None else seat.stack - seat.aside


def _passive(hand: Hand, command: c.Check | c.Call) -> bool:
    legal = hand.legal
    return legal is not None and command.seat == legal.seat and command.verb in legal.may


def _bet(hand: Hand, command: c.Bet) -> bool:
    return _wager(hand, command.seat, Verb.BET, command.amount)


def _raise(hand: Hand, command: c.Raise) -> bool:
    return _wager(hand, command.seat, Verb.RAISE, command.to)


def _blind_raise(hand: Hand, command: c.BlindRaise) -> bool:
    fits = hand.setup.house.blind_raise and not hand.board
    return fits and _wager(hand, command.seat, Verb.RAISE, command.to)


def _wager(hand: Hand, number: int, verb: Verb, to: int) -> bool:
    """A raise under the least is right only where nobody could call more."""
    legal = hand.legal
    if legal is None or legal.seat != number or verb not in legal.may or legal.min_raise_to is None:
        return False
    if to <= hand.bet_to or (legal.max_raise_to is not None and to > legal.max_raise_to):
        return False
    others = [seat for seat in hand.seats if seat.live and seat.number != number]
    if to >= legal.min_raise_to:
        return True
    reach = [plays(seat) for seat in others]
    return None not in reach and to == max(seat.bet + (plays(seat) or 0) for seat in others)


def _all_in(hand: Hand, command: c.AllIn) -> bool:
    """A tracked stack goes in whole; of another it must be said how much. Who cannot be called for more calls."""
    legal, to = hand.legal, command.to
    if legal is None or legal.seat != command.seat:
        return False
    seat = hand.seat(legal.seat)
    if (left := plays(seat)) is not None:
        if to not in {None, seat.bet + left}:
            return False
        to = seat.bet + left
    return to is not None and to > seat.bet and (_calls(hand, legal, to) or _raises(legal, to))


def _calls(hand: Hand, legal: Legal, to: int) -> bool:
    return to <= hand.bet_to or (hand.to_call > 0 and legal.no_raise is Refusal.NOBODY_CAN_CALL)


def _raises(legal: Legal, to: int) -> bool:
    return legal.min_raise_to is not None and (legal.max_raise_to is None or to <= legal.max_raise_to)


def _before_the_deal(hand: Hand) -> bool:
    return hand.awaits is Await.DEAL_HOLE and not any(seat.cards for seat in hand.seats)


def _post(hand: Hand, command: c.Post) -> bool | None:
    """To come in, not between the button and the last blind; who is in anyway is left to the engine."""
    seat, setup = find(hand, command.seat), hand.setup
    if seat is None or seat.bet or not _before_the_deal(hand):
        return False
    place = setup.place[command.seat]
    owed = setup.stakes.owed(setup.seats[place].owes if seat.waiting else Owes.NEW)
    if (command.live, command.dead) != owed:
        return False
    last_blind = max((setup.place[number] for number, _ in setup.blinds), default=len(setup.seats))
    return place > last_blind if seat.waiting else None


def _straddle(hand: Hand, command: c.Straddle) -> bool:
    seat, setup = find(hand, command.seat), hand.setup
    size = setup.house.straddle_size * setup.stakes.big_blind
    if seat is None or seat.bet or not seat.live or command.amount != size or not size or setup.kill is not None:
        return False
    return (
        _before_the_deal(hand) and ((left := plays(seat)) is None or left >= size) and seat.number in _straddlers(hand)
    )


def _free_to_straddle(hand: Hand, command: c.Straddle, memory: Memory) -> bool:
    """One straddle a hand, but the button takes over from the seat under the gun (WSOP Live 11)."""
    takes_over = hand.setup.house.straddle is StraddleSeat.UTG_OR_BUTTON and command.seat == hand.setup.button
    return memory.straddler is None or (takes_over and memory.straddler != command.seat)


def _straddlers(hand: Hand) -> set[int]:
    """Who may straddle in this house (PROCEDURES 14)."""
    numbers = [seat.number for seat in hand.setup.seats]
    order = numbers[hand.setup.first_to_act :] + numbers[: hand.setup.first_to_act]
    under_the_gun = {number for number in order if _able(hand.seat(number))} and {
        next(number for number in order if _able(hand.seat(number)))
    }
    who = {
        StraddleSeat.OFF: set(),
        StraddleSeat.ANY: set(numbers),
        StraddleSeat.UTG: under_the_gun,
        StraddleSeat.BUTTON: {hand.setup.button},
        StraddleSeat.UTG_OR_BUTTON: {*under_the_gun, hand.setup.button},
    }
    return who[hand.setup.house.straddle]


def _board(hand: Hand, cards: tuple[Card | None, ...], scrambled: tuple[Card | None, ...]) -> bool:
    count = BOARDS.get(hand.awaits)
    known = [card for card in cards if card]
    if count is None or len(set(known)) < len(known) or not seen(hand).isdisjoint(known):
        return False
    if hand.awaits is Await.DEAL_FLOP and len(cards) == 4:
        return True
    return len(cards) == count and (not scrambled or set(known) <= set(scrambled))


def _show(hand: Hand, command: c.Show | c.Muck) -> bool | None:
    seat, what = find(hand, command.seat), hand.awaits
    if seat is None or not seat.live or seat.tabled or what in {Await.ACT, Await.AWARD, Await.IDENTIFY}:
        return False
    if what is not Await.SHOW and sum(map(_able, hand.seats)) > 1:
        return False
    if isinstance(command, c.Muck):
        fits = not last_hope(hand, seat.number)
    else:
        cards = command.cards
        fits = len(cards) == seat.cards == len(set(cards)) and seen(hand).isdisjoint(cards)
    return None if fits and what is Await.DEAL_HOLE else fits


def _wins(hand: Hand, command: c.Wins) -> bool | None:
    """The dealer's word is taken where no hand that could win can be read (S1)."""
    if hand.awaits not in CONTESTS:
        return False
    if command.pot is None:
        return None
    if not 0 <= command.pot < len(hand.pots) or not set(command.seats) <= set(hand.pots[command.pot].eligible):
        return False
    return True if command.part is Part.WHOLE and not _can_be_read(hand, command.pot) else None


def _can_be_read(hand: Hand, pot: int) -> bool:
    read = len(hand.board) == 5 and None not in hand.board
    return read and any(hand.seat(number).tabled for number in hand.pots[pot].eligible)


def _award(hand: Hand, command: c.Award) -> bool | None:
    """Every pot has one hand in it, or hands that can be read."""
    if hand.awaits is not Await.AWARD:
        return False
    contested = [i for i, pot in enumerate(hand.pots) if len(pot.eligible) > 1]
    return all(_can_be_read(hand, i) for i in contested) or None


def _correction(hand: Hand, command: c.Correction) -> bool | None:
    voided = hand.result is not None and hand.result.voided
    if voided or (hand.awaits is Await.DONE and not isinstance(command, _AFTER_THE_PUSH)):
        return False
    if isinstance(command, c.Void):
        return True
    if isinstance(command, c.FixBoard):
        return _read_again(hand, _fix_board(hand, command))
    seat = find(hand, command.seat)  # type: ignore[attr-defined]
    fits = False if seat is None else _MENDS[type(command)](hand, command, seat)
    return _read_again(hand, fits) if isinstance(command, c.FixHand) else fits


def _read_again(hand: Hand, fits: bool | None) -> bool | None:
    """After the push a hand may be read again, if it is still known who wins: that is no matter of his."""
    return None if fits and hand.awaits is Await.DONE else fits


def _fix_board(hand: Hand, command: c.FixBoard) -> bool:
    known = [card for card in command.cards if card]
    tabled = {card for seat in hand.seats for card in seat.tabled or ()}
    fits = len(command.cards) == len(hand.board) > 0 and len(set(known)) == len(known)
    return fits and tabled.isdisjoint(known)


def _fix_bet(hand: Hand, command: c.FixBet, seat: SeatNow) -> bool:
    within = command.amount >= 0 and ((left := plays(seat)) is None or command.amount <= seat.bet + left)
    return hand.awaits is Await.ACT and within


def _fix_stack(hand: Hand, command: c.FixStack, seat: SeatNow) -> bool:
    return command.stack is None or command.stack >= 0


def _fix_act(hand: Hand, command: c.FixAct, seat: SeatNow) -> bool:
    return hand.awaits is Await.ACT and _able(seat)


def _fix_hand(hand: Hand, command: c.FixHand, seat: SeatNow) -> bool:
    elsewhere = seen(hand) - set(seat.tabled or ())
    fits = seat.tabled is not None and len(command.cards) == seat.cards == len(set(command.cards))
    return fits and elsewhere.isdisjoint(command.cards)


def _kill(hand: Hand, command: c.Kill, seat: SeatNow) -> bool:
    return seat.live and not seat.tabled and not last_hope(hand, seat.number)


def _restore(hand: Hand, command: c.Restore, seat: SeatNow) -> bool | None:
    return None if not seat.live and not seat.waiting else False


def _give(hand: Hand, command: c.Give, seat: SeatNow) -> bool | None:
    ended = hand.awaits in CONTESTS or hand.awaits is Await.DONE
    return None if ended and 0 <= command.pot < len(hand.pots) and command.amount > 0 else False


_JUDGES: dict[type[c.Command], Callable[..., bool | None]] = {
    c.Identify: _identify, c.Post: _post, c.Deal: _deal, c.Show: _show, c.Muck: _show, c.Wins: _wins, c.Award: _award,
    c.Fold: _fold, c.Check: _passive, c.Call: _passive, c.Bet: _bet, c.Raise: _raise, c.BlindRaise: _blind_raise,
    c.AllIn: _all_in,
}  # fmt: skip
_MENDS: dict[type[c.Command], Callable[..., bool | None]] = {
    c.FixBet: _fix_bet, c.FixStack: _fix_stack, c.FixAct: _fix_act, c.FixHand: _fix_hand, c.Kill: _kill,
    c.Restore: _restore, c.Give: _give,
}  # fmt: skip
