"""Open amounts: a raise is told as the least one at once and counted later, or never (DISPLAY 6.7, 6.8, 11)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dealerassist.engine import FixedLimit, Hand, IllegalActionError, Legal, Refusal, Verb
from dealerassist.engine import commands as c
from dealerassist.table.desk import MOST_DIGITS, THOUSAND, Desk, Outcome, Tell, Typing
from dealerassist.table.going_on import pots_to_make
from dealerassist.table.marks import By, uncounted
from dealerassist.table.pushing import pushes
from dealerassist.table.situation import Situation


def unit_of(hand: Hand) -> int:
    """In what digits on the pad are: at a table whose chips are all thousands three zeros are never typed (DISPLAY 6;
    WALKTHROUGH 1).
    """
    return THOUSAND if hand.setup.chip % THOUSAND == 0 else 1


def wager(situation: Situation, to: int) -> c.HandCommand:
    """A bet or a raise of the seat to act; of a bring-in, to a full bet, a completion."""
    seat = situation.actor or 0
    legal = situation.hand.legal
    if legal is not None and Verb.COMPLETE in legal.may and to == legal.min_raise_to:
        return c.Complete(seat)
    return c.Raise(seat, to) if situation.hand.bet_to else c.Bet(seat, to)


def open_raise(situation: Situation, legal: Legal, seq: int) -> Outcome:
    """RAISE… or BET…: the least one, marked open; digits go to it. `seq` is the SEQ it will have. In fixed limit, and
    where a bring-in is completed, the key says how much it is, and commits.
    """
    if legal.min_raise_to is None:
        return Outcome(situation.desk)
    tell = Tell(wager(situation, legal.min_raise_to), By.TOUCHED, open=True)
    fixed = isinstance(situation.hand.setup.stakes.limit, FixedLimit) or Verb.COMPLETE in legal.may
    exact = fixed or legal.min_raise_to == legal.max_raise_to
    typing = None if exact else Typing(seq, legal.seat, unit_of(situation.hand))
    return Outcome(replace(situation.desk, typing=typing), (replace(tell, open=not exact),))


def open_all_in(situation: Situation, legal: Legal, seq: int) -> Outcome:
    """ALL-IN: one touch. A tracked stack is known; else the least that it can be stands until somebody counts it."""
    seat = situation.hand.seat(legal.seat)
    if seat.stack is not None:
        return Outcome(situation.desk, (Tell(c.AllIn(legal.seat), By.TOUCHED),))
    least = legal.min_raise_to if legal.min_raise_to is not None else seat.bet + legal.to_call
    tell = Tell(c.AllIn(legal.seat, least), By.TOUCHED, open=True)
    return Outcome(replace(situation.desk, typing=Typing(seq, legal.seat, unit_of(situation.hand))), (tell,))


def typed(desk: Desk, digits: str) -> Desk:
    """One more digit, or `00`."""
    typing = desk.typing
    if typing is None or not digits.isdecimal():
        return desk
    if int(typing.digits + digits) * typing.unit >= 10**MOST_DIGITS:
        return desk
    grown = (typing.digits + digits).lstrip("0")
    return replace(desk, typing=replace(typing, digits=grown, refused=None, bound=None, uneven=False))


def deleted(desk: Desk) -> Desk:
    """One digit less."""
    typing = desk.typing
    return (
        desk
        if typing is None
        else replace(desk, typing=replace(typing, digits=typing.digits[:-1], refused=None, uneven=False))
    )


def count(situation: Situation, typing: Typing) -> c.Change | None:
    """The change that the typed amount comes to; None where nothing was typed."""
    entry = next((entry for entry in situation.entries if entry.seq == typing.seq), None)
    if entry is None or typing.amount is None:
        return None
    match entry.command:
        case c.Bet(seat):
            return c.Change(typing.seq, c.Bet(seat, typing.amount))
        case c.AllIn(seat):
            return c.Change(typing.seq, c.AllIn(seat, typing.amount))
        case c.Raise(seat):
            return c.Change(typing.seq, c.Raise(seat, typing.amount))
        case c.SeatAct(seat):
            raised = c.Change(typing.seq, c.Raise(seat, typing.amount))
            opened = c.Change(typing.seq, c.Bet(seat, typing.amount))
            return raised if isinstance(tried(situation, raised), Hand) else opened
    return None


def tried(situation: Situation, change: c.Change) -> Hand | IllegalActionError:
    """The hand as it would stand with that change, later acts as far as they still fit; or why it cannot be."""
    trial = Hand(situation.hand.dealt_from)
    for entry in situation.entries:
        changed = entry.seq == change.seq
        try:
            trial.push(change.command if changed else entry.command)
        except IllegalActionError as error:
            return error if changed else trial
    return trial


@dataclass(frozen=True, slots=True)
class Sealed:
    """desk: as it is then. stands: False where the typed amount cannot be, and the prompt says what bounds it. change:
    what the amount comes to; None where nothing was typed.
    """

    desk: Desk
    stands: bool = True
    change: c.Change | None = None


def sealed(situation: Situation) -> Sealed:
    """The typed amount is to stand from now on."""
    desk, typing = situation.desk, situation.desk.typing
    change = count(situation, typing) if typing is not None else None
    closed = replace(desk, typing=None, changing=None)
    if typing is None or change is None:
        return Sealed(closed)
    if uneven(situation, typing):
        return Sealed(replace(desk, typing=replace(typing, uneven=True)), stands=False)
    if isinstance(wrong := tried(situation, change), IllegalActionError):
        return Sealed(replace(desk, typing=_refused(typing, wrong)), stands=False)
    return Sealed(closed, change=change)


def uneven(situation: Situation, typing: Typing) -> bool:
    """Can the table's smallest chip not make what is typed? Then a digit is wrong."""
    return typing.amount is not None and typing.amount % situation.hand.setup.chip != 0


def _refused(typing: Typing, error: IllegalActionError) -> Typing:
    """The typed amount cannot be: the prompt says what bounds it."""
    return replace(typing, refused=Refusal(error.code), bound=amount_bound(error))


def amount_bound(error: IllegalActionError) -> int | None:
    """The least or the most that would have been legal."""
    bound = error.data.get("minimum", error.data.get("maximum"))
    return bound if isinstance(bound, int) else None


def asking(situation: Situation) -> Desk:
    """The desk, with digits going to an amount that nobody has counted and that decides a pot now: it is asked for
    once (DISPLAY 6.7).
    """
    desk = situation.desk
    uncounted_acts = frozenset(uncounted(situation.entries, situation.marks))
    if desk.typing is not None or not uncounted_acts or not _decides_a_pot(situation):
        return desk
    for entry in situation.entries:
        if entry.seq is not None and entry.seq in uncounted_acts - desk.asked:
            typing = Typing(entry.seq, getattr(entry.command, "seat", 0), unit_of(situation.hand))
            return replace(desk, typing=typing, asked=desk.asked | {entry.seq})
    return desk


def _decides_a_pot(situation: Situation) -> bool:
    """Pots have to be parted or split now."""
    if pots_to_make(situation):
        return True
    return not situation.hand.over and not situation.desk.pushed and len(pushes(situation.hand, situation.counted)) > 1
