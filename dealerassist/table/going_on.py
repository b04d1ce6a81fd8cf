"""The go-on key: the one thing that comes next, whatever the table waits for (DISPLAY 5, 6)."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine import Await, FixedLimit, HalfPotLimit, Hand, IllegalActionError, Legal, PotLimit, Verb
from dealerassist.engine import commands as c
from dealerassist.engine.pots import Pot
from dealerassist.table.boards import ONCE, asks_how_often, run
from dealerassist.table.dealing import TO_BOARD, TO_SEATS, seat_deals
from dealerassist.table.desk import Desk, Outcome, Tell
from dealerassist.table.exchanging import declared, discarded, draw
from dealerassist.table.implying import after, copy_of, run_out
from dealerassist.table.marks import By
from dealerassist.table.naming import cards_due
from dealerassist.table.pushing import pushes
from dealerassist.table.situation import Situation
from dealerassist.table.turning_up import door_cards, new_up_cards
from dealerassist.table.winners import word_for
from dealerassist.views import Press

BETWEEN_ROUNDS = {*TO_BOARD, Await.DEAL_STREET, Await.DISCARD, Await.DRAW}
"""The betting of a round is over, and cards come."""


def go_on(situation: Situation) -> Outcome:
    """What the go-on key does now. Nothing where the table waits for something that only the dealer's hands can do."""
    desk, waits = situation.desk, situation.hand.awaits
    if waits is Await.ACT:
        return Outcome(desk, (Tell(_passive(situation.hand), By.TOUCHED),))
    if waits in EXCHANGES:
        return _exchange(situation)
    if waits in TO_SEATS:
        return _deal_seats(situation)
    if desk.winners:
        return _said(situation)
    if asks_how_often(situation.hand):
        return Outcome(desk, (Tell(run(ONCE), By.TOUCHED),))
    if waits in TO_BOARD:
        return _deal_board(situation, TO_BOARD[waits])
    return Outcome(desk) if situation.cards_unknown() else _at_the_end(situation)


def _at_the_end(situation: Situation) -> Outcome:
    """Hands are tabled, pots are pushed, the next hand begins."""
    desk, hand = situation.desk, situation.hand
    match hand.awaits:
        case Await.SHOW:
            return Outcome(desk, reveal=hand.hands_up or hand.awaiting.seats[:1])
        case Await.AWARD:
            return _push(situation)
        case Await.DONE:
            return Outcome(Desk(), (Tell(c.Next(), By.TOUCHED),))
    return Outcome(desk)


EXCHANGES = {Await.DISCARD, Await.DRAW, Await.DECLARE}


def _exchange(situation: Situation) -> Outcome:
    """All have discarded; the seat that is asked stands pat; who is in has said so. Chips are moved first."""
    hand, desk = situation.hand, situation.desk
    if hand.awaits is Await.DECLARE:
        return declared(situation) if desk.who_in is not None else Outcome(desk)
    if moves_chips(situation):
        return Outcome(replace(desk, built=amounts_of(_filled(situation))))
    return discarded(situation, hand.awaiting.seats) if hand.awaits is Await.DISCARD else draw(situation, 0)


def _passive(hand: Hand) -> c.HandCommand:
    """Call, check, or bring in."""
    seat = hand.awaiting.seats[0]
    if hand.legal is not None and Verb.BRING_IN in hand.legal.may:
        return c.BringIn(seat)
    return c.Call(seat) if hand.to_call else c.Check(seat)


def _deal_seats(situation: Situation) -> Outcome:
    """The cards lie at the seats; those that are named already are not dealt again. On third street that is the
    dealer's word for the door cards, too, and the antennas are asked for them first.
    """
    desk = situation.desk
    if moves_chips(situation):
        return Outcome(replace(desk, built=amounts_of(_filled(situation))))
    if (deal := door_cards(situation)) is not None:
        return Outcome(desk, turned=deal)
    dealt = seat_deals(situation.hand, new_up_cards(situation))
    tells = tuple(Tell(each, By.TOUCHED, evidence="the up card read" if any(each.up) else "") for each in dealt)
    return Outcome(replace(desk, naming=None), tells)


def _said(situation: Situation) -> Outcome:
    """The dealer said who wins; where that is all, the pot is pushed with the same touch."""
    desk = situation.desk
    tells = (*run_out(situation), Tell(word_for(situation, desk.winners), By.TOUCHED))
    said = after(situation, tells).hand
    if said.awaiting.what is Await.AWARD and len(pushes(said, situation.counted)) == 1:
        tells = (*tells, Tell(c.Award(), By.TOUCHED))
    return Outcome(replace(desk, winners=()), tells)


def _deal_board(situation: Situation, count: int) -> Outcome:
    """First a bet that nobody called goes back and the pots are made, where somebody is all-in; then the cards lie,
    unread where nothing has read them.
    """
    desk = situation.desk
    if moves_chips(situation):
        return Outcome(replace(desk, built=amounts_of(_filled(situation))))
    dealt = Tell(c.Board(cards_due(situation, count)), By.TOUCHED)
    return Outcome(replace(desk, named={}, naming=None), (dealt,))


def moves_chips(situation: Situation) -> bool:
    """Do chips go where they belong before the next card is dealt: pots are made, a bet goes back?"""
    return bool(pots_to_make(situation) or bet_to_return(situation))


def pots_to_make(situation: Situation) -> tuple[Pot, ...]:
    """The pots that the dealer has to part now: somebody is all-in and a side pot follows."""
    pots = _filled(situation)
    return pots if len(pots) > 1 and _chips_to_move(situation) else ()


def bet_to_return(situation: Situation) -> tuple[int, int] | None:
    """(seat, chips) of the bet that nobody called, before an all-in is run out: no pot holds it (DISPLAY 8)."""
    hand = situation.hand
    able = [seat for seat in hand.seats if seat.live and not seat.all_in]
    if not hand.returned or len(able) > 1 or not _chips_to_move(situation):
        return None
    return next(reversed(hand.returned.items()))


def _filled(situation: Situation) -> tuple[Pot, ...]:
    return tuple(pot for pot in situation.hand.pots if pot.amount)


def _chips_to_move(situation: Situation) -> bool:
    """The betting is over, and the dealer has not said that his chips lie as these pots ask."""
    return situation.hand.awaits in BETWEEN_ROUNDS and situation.desk.built != amounts_of(_filled(situation))


def amounts_of(pots: tuple[Pot, ...]) -> tuple[int, ...]:
    """What lies in each pot: once made, they are made again only when chips were added."""
    return tuple(pot.amount for pot in pots)


def _push(situation: Situation) -> Outcome:
    """One push per prompt; the last one is the award."""
    if situation.desk.pushed + 1 < len(pushes(situation.hand, situation.counted)):
        return Outcome(replace(situation.desk, pushed=situation.desk.pushed + 1, looking=None))
    return Outcome(replace(situation.desk, pushed=0, looking=None), (Tell(c.Award(), By.TOUCHED),))


def may_muck(situation: Situation) -> int | None:
    """The seat that is to show next and may give its hand up instead (PROCEDURES 51, 54)."""
    hand = situation.hand
    if hand.awaits is not Await.SHOW or situation.cards_unknown() or hand.hands_up:
        return None
    seat = hand.awaiting.seats[0]
    try:
        copy_of(hand).push(c.Muck(seat))
    except IllegalActionError:
        return None
    return seat


ROUNDED = {Press.HALF_POT, Press.TIMES_TWO_AND_A_HALF, Press.TIMES_THREE}
"""Amount keys whose amount is nobody's rule: up to what the smallest chip makes."""


def key_amount(situation: Situation, legal: Legal, key: Press) -> int | None:
    """What an amount key raises to (DISPLAY 5); None where it is off."""
    if legal.min_raise_to is None:
        return None
    to = _amount(situation, legal, key)
    if to is None or to < legal.min_raise_to:
        return None
    if key in ROUNDED:
        chip = situation.hand.setup.chip
        to = -(-to // chip) * chip
    return to if legal.max_raise_to is None else min(to, legal.max_raise_to)


def open_pair(hand: Hand, legal: Legal) -> bool:
    """May this seat open for the big bet, over an open pair on fourth street? (RULES 6.4)"""
    limit, small, large = hand.setup.stakes.limit, legal.min_raise_to, legal.max_raise_to
    if not isinstance(limit, FixedLimit) or hand.bet_to or small is None or large is None:
        return False
    return small < large == limit.large


def _amount(situation: Situation, legal: Legal, key: Press) -> int | None:
    hand = situation.hand
    limit = hand.setup.stakes.limit
    if key is Press.MINIMUM:
        return legal.min_raise_to
    if key is Press.OPEN_PAIR:
        return legal.max_raise_to if open_pair(hand, legal) else None
    if isinstance(limit, FixedLimit):
        return None
    if key in {Press.POT, Press.HALF_POT}:
        if not isinstance(limit, PotLimit) or (key is Press.POT and isinstance(limit, HalfPotLimit)):
            return None
        after_call = hand.pot_with_bets + legal.to_call
        return legal.max_raise_to if key is Press.POT else hand.bet_to + after_call // 2
    if isinstance(limit, PotLimit):
        return None
    multiple = {Press.TIMES_TWO_AND_A_HALF: 5, Press.TIMES_THREE: 6}.get(key)
    return hand.bet_to * multiple // 2 if multiple and hand.bet_to else None
