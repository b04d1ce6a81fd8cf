"""Changing an old act in place (DISPLAY 6.10): the later ones are replayed by their verbs."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine import Entry, Hand
from dealerassist.engine import commands as c
from dealerassist.table.amounts import tried, unit_of
from dealerassist.table.desk import Outcome, Tell, Typing
from dealerassist.table.marks import By
from dealerassist.table.situation import WAGERS, Situation
from dealerassist.views import Press

CHANGED_BY = {Press.FOLD, Press.GO_ON, Press.RAISE, Press.ALL_IN}
"""The keys that say what an act was instead."""
MOST_LISTED = 6


def begin_change(situation: Situation, seq: int) -> Outcome:
    """The act with this SEQ is to be changed; digits correct a wager's amount."""
    entry = act_of(situation, seq)
    if entry is None:
        return Outcome(situation.desk)
    seat = seat_of(entry)
    typing = Typing(seq, seat, unit_of(situation.hand)) if isinstance(entry.command, WAGERS) else None
    return Outcome(replace(situation.desk, changing=seq, typing=typing, listing=False))


def change_of_seat(situation: Situation, seat: int) -> Outcome:
    """A seat was held: its last act of this street."""
    entry = situation.last_act(seat)
    return Outcome(situation.desk) if entry is None or entry.seq is None else begin_change(situation, entry.seq)


def change_of_hand(situation: Situation, seat: int) -> Outcome:
    """A seat was touched while CHANGE… asks which act: its last one of the hand."""
    acts = (entry for entry in reversed(situation.entries) if isinstance(entry.command, c.SeatAct))
    entry = next((entry for entry in acts if seat_of(entry) == seat and not isinstance(entry.command, c.Show)), None)
    return Outcome(situation.desk) if entry is None or entry.seq is None else begin_change(situation, entry.seq)


def listed(situation: Situation) -> tuple[Entry, ...]:
    """What UNDO's list and CHANGE… offer: the last acts of the hand, newest first."""
    acts = [entry for entry in reversed(situation.entries) if isinstance(entry.command, c.SeatAct) and entry.seq]
    return tuple(entry for entry in acts if not isinstance(entry.command, (c.Show, c.Muck)))[:MOST_LISTED]


def changed(situation: Situation, seq: int, key: Press) -> Outcome:
    """Another verb for the act that is being changed."""
    done = replace(situation.desk, changing=None, typing=None)
    entry = act_of(situation, seq)
    if entry is None:
        return Outcome(done)
    seat = seat_of(entry)
    if key is Press.RAISE:
        return Outcome(replace(situation.desk, typing=Typing(seq, seat, unit_of(situation.hand))))
    if key is Press.ALL_IN:
        return Outcome(done, (Tell(c.Change(seq, c.AllIn(seat)), By.TOUCHED),))
    if key is Press.FOLD:
        return Outcome(done, (Tell(c.Change(seq, c.Fold(seat)), By.TOUCHED),))
    called = c.Change(seq, c.Call(seat))
    change = called if isinstance(tried(situation, called), Hand) else c.Change(seq, c.Check(seat))
    return Outcome(done, (Tell(change, By.TOUCHED),))


def asks_what_instead(situation: Situation) -> bool:
    """Do the verbs of the action row say what the act that is being changed was instead? Not once its new amount is
    typed.
    """
    desk = situation.desk
    return desk.changing is not None and (desk.typing is None or desk.typing.amount is None)


def act_of(situation: Situation, seq: int) -> Entry | None:
    """The act with this SEQ, as it stands."""
    acts = (entry for entry in situation.entries if isinstance(entry.command, c.SeatAct))
    return next((entry for entry in acts if entry.seq == seq), None)


def seat_of(entry: Entry) -> int:
    """Whose act it is."""
    return entry.command.seat if isinstance(entry.command, c.SeatAct) else 0
