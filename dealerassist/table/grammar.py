"""The touch grammar (DISPLAY 6): what an intent means in a situation. Pure: it proposes, the engine judges."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dealerassist.engine import Await
from dealerassist.engine import commands as c
from dealerassist.table import going_on
from dealerassist.table.amounts import deleted, open_all_in, open_raise, typed, wager
from dealerassist.table.answering import choose
from dealerassist.table.changing import CHANGED_BY, asks_what_instead, change_of_hand, change_of_seat, changed
from dealerassist.table.desk import Desk, Outcome, Tell
from dealerassist.table.ending import ended_by_folds
from dealerassist.table.exchanging import declare_seat, discarded, weakest, weakest_asked
from dealerassist.table.implying import (
    after,
    callers_only,
    cards_out,
    run_out,
    unread_doors,
    until_round_ends,
    until_seat,
)
from dealerassist.table.marks import By, last_unit, unsealed
from dealerassist.table.naming import at_seat, look_through, name, next_place_of, pad, up_cards_due
from dealerassist.table.situation import Situation
from dealerassist.table.winners import asked_pot
from dealerassist.views import (
    Choose,
    HoldSeat,
    Intent,
    NameCard,
    Press,
    PressKey,
    TouchBoard,
    TouchSeat,
    TypeDigits,
)


def read(intent: Intent, situation: Situation, seq: int) -> Outcome:
    """What `intent` comes to; `seq` is the SEQ that the next command will have."""
    match intent:
        case TypeDigits(digits):
            return Outcome(typed(situation.desk, digits))
        case TouchSeat(seat):
            return _touch_seat(situation, seat)
        case HoldSeat(seat):
            return change_of_seat(situation, seat)
        case TouchBoard():
            return _touch_board(situation)
        case Choose(option):
            return choose(situation, option)
        case NameCard(card):
            return name(situation, card)
        case PressKey(key):
            return _press(situation, key, seq)
    return Outcome(situation.desk)


def seals(intent: Intent, situation: Situation) -> bool:
    """Everything but a digit ends the typing of an amount (DISPLAY 6.7); not the verb that was meant instead."""
    if isinstance(intent, PressKey):
        if intent.key in CHANGED_BY and asks_what_instead(situation):
            return False
        return intent.key not in {Press.DELETE, Press.UNDO, Press.POT_ASK, Press.WHY, Press.MENU}
    return not isinstance(intent, TypeDigits)


def _touch_seat(situation: Situation, seat: int) -> Outcome:
    turned_to = _turned_to(situation, seat)
    return turned_to if turned_to is not None else _touch_in_play(situation, seat)


def _turned_to(situation: Situation, seat: int) -> Outcome | None:
    """A seat answers what the dealer has turned to: who is in, which act, the floor's seat, whose cards."""
    desk = situation.desk
    if situation.hand.awaits is Await.DECLARE and desk.floor is None:
        return declare_seat(situation, seat)
    if desk.who_in is not None:
        return Outcome(replace(desk, who_in=desk.who_in ^ {seat}))
    if desk.listing:
        return change_of_hand(situation, seat)
    if desk.floor is not None:
        return Outcome(replace(desk, floor=seat))
    if desk.naming is not None and (situation.hand.awaits is Await.SHOW or up_cards_due(situation.hand)):
        return at_seat(situation, seat)
    return weakest(situation, seat) if weakest_asked(situation.hand) else None


def _touch_in_play(situation: Situation, seat: int) -> Outcome:
    desk, hand = situation.desk, situation.hand
    if hand.awaits in {Await.SHOW, Await.IDENTIFY} or run_out(situation):
        return _touch_at_showdown(situation, seat)
    over = hand.over and not ended_by_folds(situation)
    if hand.awaits in {Await.AWARD, Await.DONE} and _is_tabled(situation, seat):
        return _look_at(situation, seat)
    if seat == situation.actor or over:
        return Outcome(desk)
    if hand.awaits is Await.DISCARD and seat in hand.awaiting.seats:
        return discarded(situation, (seat,))
    still_to_act = hand.acting and seat in hand.awaiting.seats
    if not still_to_act and (taken_back := _back_to(situation, seat)):
        return Outcome(replace(desk, held=seat), taken_back)
    if hand.acting and not still_to_act:
        done = seat == situation.aggressor()
        evidence = f"seat {seat} was last to bet: the rest is done"
        return Outcome(desk, (until_round_ends(hand, situation.levels, evidence) or ()) if done else ())
    deals = unread_doors(situation, seat)
    return Outcome(desk, (*deals, *(until_seat(after(situation, deals).hand, seat, situation.levels) or ())))


def _is_tabled(situation: Situation, seat: int) -> bool:
    return any(now.number == seat and now.tabled is not None for now in situation.hand.seats)


def _look_at(situation: Situation, seat: int) -> Outcome:
    """Another tabled hand is explained, until the next step or its seat is touched again (DISPLAY 8)."""
    desk = situation.desk
    return Outcome(replace(desk, looking=seat if seat != desk.looking else None))


def _touch_at_showdown(situation: Situation, seat: int) -> Outcome:
    """With a reader: this seat has tabled its hand. Without cards: this seat wins the pot that is asked for (DISPLAY
    6.11).
    """
    live = {now.number for now in situation.hand.seats if now.live}
    if seat not in live:
        return Outcome(situation.desk)
    if not after(situation, run_out(situation)).cards_unknown():
        return Outcome(situation.desk, reveal=(seat,))
    asked = asked_pot(situation)
    if asked is None or seat not in asked[1].eligible:
        return Outcome(situation.desk)
    winners = situation.desk.winners
    chosen = tuple(n for n in winners if n != seat) if seat in winners else (*winners, seat)
    return Outcome(replace(situation.desk, winners=chosen))


def _back_to(situation: Situation, seat: int) -> tuple[Tell, ...]:
    """The action goes back to a seat whose last act was implied and is not sealed (DISPLAY 6.9)."""
    open_to = set(unsealed(situation.entries, situation.marks))
    undone: list[int] = []
    for entry in reversed(situation.entries):
        undone += [] if entry.seq is None else [entry.seq]
        if entry.seq in open_to and getattr(entry.command, "seat", None) == seat:
            return tuple(Tell(c.Undo(seq), By.TOUCHED, evidence=f"seat {seat} was touched") for seq in undone)
    return ()


def _touch_board(situation: Situation) -> Outcome:
    """No bet outstanding: everyone left checks, and the next card is out. Else: who is still in? (DISPLAY 6.4)"""
    hand, levels, evidence = situation.hand, situation.levels, "the board was touched"
    if situation.desk.listing:
        return look_through(situation)
    if not hand.acting:
        return Outcome(situation.desk, cards_out(hand, levels, evidence))
    if situation.bet_outstanding():
        return Outcome(replace(situation.desk, who_in=frozenset()))
    checks = until_round_ends(hand, levels, evidence) or ()
    dealt = cards_out(after(situation, checks).hand, levels, evidence)
    return Outcome(situation.desk, (*checks, *dealt))


def _press(situation: Situation, key: Press, seq: int) -> Outcome:
    desk = situation.desk
    if desk.changing is not None and key in CHANGED_BY:
        return changed(situation, desk.changing, key)
    if key in _ON_DESK:
        return Outcome(_ON_DESK[key](desk))
    if desk.floor is not None and key is not Press.UNDO:
        situation = replace(situation, desk=replace(desk, floor=None))
        desk = situation.desk
    match key:
        case Press.GO_ON:
            return _go_on(situation)
        case Press.UNDO:
            return _undo(situation)
        case Press.FOLD if (seat := going_on.may_muck(situation)) is not None:
            return Outcome(desk, (Tell(c.Muck(seat), By.TOUCHED),))
        case Press.BY_HAND | Press.OTHER_CARD:
            return pad(situation)
        case Press.MISDEAL | Press.VOID:
            return Outcome(Desk(), (Tell(c.Void(key.value), By.TOUCHED),)) if not situation.hand.over else Outcome(desk)
    return _act(situation, key, seq)


def _act(situation: Situation, key: Press, seq: int) -> Outcome:
    """The action keys act for the amber seat (DISPLAY 6.1); where nothing sees the deal before it, that is over too."""
    lead = () if situation.hand.acting else cards_out(situation.hand, situation.levels, "the next seat has acted")
    ahead = after(situation, lead)
    outcome = _act_of(ahead, key, seq + len(lead))
    return replace(outcome, tells=(*lead, *outcome.tells)) if outcome.tells else outcome


def _act_of(situation: Situation, key: Press, seq: int) -> Outcome:
    desk, legal = situation.desk, situation.hand.legal
    if legal is None:
        return Outcome(desk)
    match key:
        case Press.FOLD:
            return Outcome(desk, (Tell(c.Fold(legal.seat), By.TOUCHED),))
        case Press.RAISE:
            return open_raise(situation, legal, seq)
        case Press.ALL_IN:
            return open_all_in(situation, legal, seq)
    to = going_on.key_amount(situation, legal, key)
    return Outcome(desk) if to is None else Outcome(desk, (Tell(wager(situation, to), By.TOUCHED),))


def _go_on(situation: Situation) -> Outcome:
    if situation.desk.resuming:
        return Outcome(replace(situation.desk, resuming=False))
    if situation.desk.who_in is not None and situation.hand.acting:
        tells = callers_only(situation.hand, situation.desk.who_in)
        return Outcome(replace(situation.desk, who_in=None), tells)
    return next_place_of(situation) or going_on.go_on(situation)


def _undo(situation: Situation) -> Outcome:
    """The last thing on the desk, else the last unit of the record."""
    desk = situation.desk
    if desk.naming is not None or desk.listing or desk.floor is not None:
        return Outcome(replace(desk, naming=None, listing=False, floor=None))
    if desk.who_in is not None or desk.winners or desk.changing is not None:
        return Outcome(replace(desk, who_in=None, winners=(), changing=None, typing=None, late=frozenset()))
    if desk.pushed:
        return Outcome(replace(desk, pushed=desk.pushed - 1, looking=None))
    if situation.waiting is not None:
        return Outcome(desk, (Tell(c.Undo(), By.TOUCHED, evidence="what waited is taken back"),))
    unit = last_unit(situation.entries, situation.marks)
    return Outcome(replace(desk, typing=None), tuple(Tell(c.Undo(seq), By.TOUCHED) for seq in unit))


_ON_DESK: dict[Press, Callable[[Desk], Desk]] = {
    Press.DELETE: deleted,
    Press.POT_ASK: lambda desk: replace(desk, pot_shown=not desk.pot_shown),
    Press.WHY: lambda desk: replace(desk, why=not desk.why),
    Press.UNDO_LIST: lambda desk: replace(desk, listing=not desk.listing),
    Press.CHANGE: lambda desk: replace(desk, listing=not desk.listing),
    Press.FLOOR: lambda desk: replace(desk, floor=0 if desk.floor is None else None),
}
"""Keys that only turn a part of the screen over."""
