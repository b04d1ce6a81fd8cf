"""What lies where, compared with what the hand has: a command it explains, a question, or nothing (DESIGN 4; DISPLAY
6.5, 6.6).

Readings are levels, not commands. Nothing here is kept: the same levels and the same hand give the same answer, and a
question goes when its cause goes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dealerassist.engine import Await, Hand
from dealerassist.engine import commands as c
from dealerassist.table.amounts import count, tried
from dealerassist.table.answering import implied_call
from dealerassist.table.desk import Tell
from dealerassist.table.implying import after, until_seat
from dealerassist.table.levels import PUCK, seat_source
from dealerassist.table.marks import By, unsealed
from dealerassist.table.naming import answered
from dealerassist.table.resolved import NOTHING, Resolved, asked, taken_back
from dealerassist.table.resolving_board import board_dealt, board_misread, board_read_late
from dealerassist.table.resolving_deal import cards_dealt, discarded, drawn, next_street_dealt, up_cards_read_late
from dealerassist.table.resolving_shown import hand_misread, hand_tabled
from dealerassist.table.situation import WAGERS, Situation
from dealerassist.views import PhraseCode

IN_THE_MUCK = "cards gone from the seat and read in the muck"


def resolve(situation: Situation) -> Resolved:
    """The first of these that has something to say. What sensors tell seals nothing, but an amount that is typed is
    counted with it: the record never waits for a finger.
    """
    for look in _LOOKS:
        if (found := look(situation)) != NOTHING:
            return replace(found, tells=(*_counted(situation), *found.tells)) if found.tells else found
    return NOTHING


def _counted(situation: Situation) -> tuple[Tell, ...]:
    """The amount that stands on the pad, where it can be and is not told yet (DISPLAY 6.7)."""
    typing = situation.desk.typing
    change = count(situation, typing) if typing is not None else None
    if change is None or not isinstance(tried(situation, change), Hand):
        return ()
    told = any(entry.seq == change.seq and entry.command == change.command for entry in situation.entries)
    return () if told else (Tell(change, By.TOUCHED, evidence="counted"),)


def _doubts(situation: Situation) -> Resolved:
    """What cannot be right: a card in two places, a strange one. The deck may be fouled (PROCEDURES 43)."""
    doubts = [doubt for doubt in situation.levels.doubts if not answered(situation, doubt)]
    return Resolved(doubt=doubts[0]) if doubts and not situation.hand.over else NOTHING


def _cards_back(situation: Situation) -> Resolved:
    """Cards of a seen fold lie there again: taken back by itself until it is sealed, then asked (DISPLAY 6.6)."""
    seats = {seat.number: seat for seat in situation.hand.seats}
    for entry in reversed(situation.entries):
        mark = situation.marks.get(entry.seq) if entry.seq is not None else None
        if not isinstance(entry.command, c.Fold) or mark is None or mark.by is By.TOUCHED or entry.seq is None:
            continue
        seat = entry.command.seat
        if seats[seat].live or not situation.levels.holds_cards(seat, seats[seat].cards):
            continue
        if _still_open(situation, entry.seq):
            return Resolved(_back_to(situation, entry.seq))
        if not situation.hand.over:
            return asked(PhraseCode.CARDS_BACK, {"n": seat}, seat_source(seat))
    return NOTHING


def _still_open(situation: Situation, seq: int) -> bool:
    """Is the fold the last thing that happened, or implied and not sealed?"""
    numbers = [entry.seq for entry in situation.entries if entry.seq is not None]
    return numbers[-1:] == [seq] or seq in unsealed(situation.entries, situation.marks)


def _back_to(situation: Situation, seq: int) -> tuple[Tell, ...]:
    numbers = [entry.seq for entry in situation.entries if entry.seq is not None and entry.seq >= seq]
    return tuple(Tell(c.Undo(number), By.SEEN, evidence="the cards are back") for number in reversed(numbers))


LEAVES_NOBODY = {
    Await.SHOW, Await.AWARD, Await.IDENTIFY, Await.QUESTION, Await.DISCARD, Await.DRAW, Await.DECLARE,
}  # fmt: skip
"""Cards go to the muck there, and nobody has folded."""


def _folded_after_all(situation: Situation) -> Resolved:
    """Cards of a seat that was only implied to have called, and is not to act again, lie in the muck: it has folded
    (WALKTHROUGH 2).
    """
    for entry in situation.entries:
        if entry.seq not in unsealed(situation.entries, situation.marks) or not isinstance(entry.command, c.Call):
            continue
        seat = entry.command.seat
        if seat in situation.hand.awaiting.seats:
            continue
        if _mucked_for_sure(situation, seat) and implied_call(situation, seat) == entry.seq:
            if _next_street_lies(situation) or situation.desk.built:
                return asked(PhraseCode.CARDS_GONE, {"n": seat}, seat_source(seat))
            return Resolved((Tell(c.Change(entry.seq or 0, c.Fold(seat)), By.SEEN, evidence=IN_THE_MUCK),))
    return NOTHING


def _cards_gone(situation: Situation) -> Resolved:
    """Cards lie in the muck: at the amber seat a fold, at a later seat the action has passed. Only who faces a bet
    folds by himself; of anybody else it is asked.
    """
    hand, levels = situation.hand, situation.levels
    gone = [seat.number for seat in hand.seats if seat.live and _mucked_for_sure(situation, seat.number)]
    if not gone or hand.over or hand.awaits in LEAVES_NOBODY:
        return NOTHING
    first = next((seat for seat in hand.awaiting.seats if seat in gone), gone[0])
    passed = until_seat(hand, first, levels) if hand.acting and first in hand.awaiting.seats else None
    when_is_unknown = first in levels.unwatched and first != situation.actor
    if passed is None or when_is_unknown or situation.desk.held == situation.actor:
        return asked(PhraseCode.CARDS_GONE, {"n": first}, seat_source(first))
    there = after(situation, passed).hand
    folds = [tell.command.seat for tell in passed if isinstance(tell.command, c.Fold)]
    guessed = not all(levels.gone(seat, hand.seat(seat).cards) for seat in folds)
    if guessed or there.awaiting.seats[:1] != (first,):
        return NOTHING  # somebody before him has still to act, and only the dealer can say how
    two_ways = _two_ways(situation, first) or _next_street_lies(situation) or taken_back(situation)
    if there.to_call and two_ways:
        return asked(PhraseCode.CARDS_GONE, {"n": first}, seat_source(first))
    if there.to_call:
        return Resolved((*passed, Tell(c.Fold(first), By.SEEN, evidence=IN_THE_MUCK)))
    return asked(PhraseCode.CARDS_GONE, {"n": first}, seat_source(first))


def _mucked(situation: Situation) -> Resolved:
    """At the showdown: a hand that went to the muck untabled is given up."""
    hand = situation.hand
    if hand.awaits is not Await.SHOW:
        return NOTHING
    gone = next((seat for seat in hand.awaiting.seats if _mucked_for_sure(situation, seat)), None)
    if gone is None:
        return NOTHING
    nobody_showed = not any(isinstance(entry.command, (c.Show, c.Muck)) for entry in situation.this_street())
    if nobody_showed and implied_call(situation, gone) in unsealed(situation.entries, situation.marks):
        return asked(PhraseCode.CARDS_GONE, {"n": gone}, seat_source(gone))  # folded before it was taken for a call?
    return Resolved((Tell(c.Muck(gone), By.SEEN, evidence=IN_THE_MUCK),))


def _two_ways(situation: Situation, seat: int) -> bool:
    """The last act is a raise, and before it the seat was only implied to have called: has it folded before, or now?"""
    last = situation.entries[-1] if situation.entries else None
    raised = last is not None and isinstance(last.command, WAGERS)
    return raised and implied_call(situation, seat) in unsealed(situation.entries, situation.marks)


def _next_street_lies(situation: Situation) -> bool:
    """Does a card of the next street lie there, though not all of it is read? Then the round may be over."""
    out, levels = len(situation.hand.board), situation.levels
    due = range(out + 1, out + (1 if out else 3) + 1)
    return any(place in (levels.board or {}) and levels.reads((place,)) for place in due)


def _nobody_else(situation: Situation) -> Resolved:
    """At the showdown the floor has killed all hands but one: that one need not be shown."""
    hand = situation.hand
    live = [seat.number for seat in hand.seats if seat.live]
    if hand.awaits is not Await.SHOW or len(live) != 1:
        return NOTHING
    return Resolved((Tell(c.Wins((live[0],)), By.IMPLIED, evidence="nobody else is in"),))


def _mucked_for_sure(situation: Situation, seat: int) -> bool:
    """Two witnesses: its antenna, which saw the whole hand, sees none of it, and the muck reads a card of it."""
    levels = situation.levels
    return seat in levels.mucked and levels.gone(seat, situation.hand.seat(seat).cards)


def _button(situation: Situation) -> Resolved:
    """The puck lies elsewhere: asked before the first card only (TDA 2024 34A)."""
    hand, puck = situation.hand, situation.levels.puck
    first = hand.awaits is Await.DEAL_HOLE and not any(situation.levels.seats.values())
    if not first or len(puck) != 1 or puck[0] == hand.setup.button:
        return NOTHING
    return asked(PhraseCode.BUTTON_CHECK, {"n": hand.setup.button, "m": puck[0]}, PUCK)


_LOOKS: tuple[Callable[[Situation], Resolved], ...] = (
    _doubts,
    hand_misread,
    _cards_back,
    _button,
    up_cards_read_late,
    cards_dealt,
    next_street_dealt,
    discarded,
    drawn,
    board_read_late,
    board_misread,
    _folded_after_all,
    board_dealt,
    _cards_gone,
    _nobody_else,
    _mucked,
    hand_tabled,
)
