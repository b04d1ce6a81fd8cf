"""Plays a recorded hand through the engine: PHH's actions become commands, the result is held against the record."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from dealerassist.engine import Await, Hand, IllegalActionError
from dealerassist.engine import commands as c
from dealerassist.engine.events import Event
from dealerassist.journal.codes import PhhCode, ReadError
from dealerassist.journal.phh import PhhHand
from dealerassist.journal.phh_actions import PhhAction
from dealerassist.words import say

_AS_IT_STANDS = frozenset({c.Call, c.Raise})
"""What `as_it_stands` may say in other words."""
_AWARD = c.Award()


class Match(StrEnum):
    """How the result and the record compare; `ODD_CHIP`: the record splits an odd chip into parts, we do not."""

    YES = "yes"
    NO = "no"
    ODD_CHIP = "odd-chip"
    NOT_RECORDED = "not-recorded"


def play_phh(record: PhhHand) -> Hand:
    """Play a record to its end. Raises `ReadError` naming file, action and reason."""
    hand, unread = start_phh(record), record.unread
    action, push = None, hand.push
    try:
        for action in record.actions:
            if unread:
                tell_opener(hand, action.command)
            command: c.HandCommand | None = action.command
            if type(command) in _AS_IT_STANDS:
                command = as_it_stands(hand, action.command)
            if command is not None:
                push(command)
    except IllegalActionError as error:
        raise _refused(record, action, error) from None
    finish_phh(record, hand)
    return hand


def start_phh(record: PhhHand) -> Hand:
    """The hand before its first action: blinds are posted, and what joining players post."""
    hand = Hand(record.setup)
    try:
        for post in record.posts:
            hand.push(post)
    except IllegalActionError as error:
        raise ReadError(
            PhhCode.BAD_FIELD, record.file, "blinds_or_straddles", f"a post is refused: {error.code}"
        ) from None
    return hand


def as_it_stands(hand: Hand, command: c.HandCommand) -> c.HandCommand | None:
    """A call is a check where nothing is to call, a raise a bet where nothing stands.

    None: some records let the one player with chips check when all others are all-in for no more; nothing is decided.
    """
    if type(command) is c.Call and not hand.to_call:
        return None if _decides_nothing(hand, command.seat) else _check(command.seat)
    if type(command) is c.Raise and not hand.bet_to:
        return _bet(command.seat, command.to)
    return command


def tell_opener(hand: Hand, command: c.HandCommand) -> list[Event]:
    """Up cards are not always recorded (`????`): then who acts first has opened."""
    if isinstance(command, c.SeatAct) and hand.asks_who_opens:
        return hand.push(c.Opener(command.seat))
    return []


@lru_cache(16)
def _check(seat: int) -> c.Check:
    return c.Check(seat)


@lru_cache(64)
def _bet(seat: int, amount: int) -> c.Bet:
    return c.Bet(seat, amount)


def _decides_nothing(hand: Hand, player: int) -> bool:
    """No action is awaited, and this is the only player who still has chips."""
    if hand.acting:
        return False
    able = [seat.number for seat in hand.seats if seat.live and not seat.all_in]
    return able == [player] and len([seat for seat in hand.seats if seat.live]) > 1


def play_action(record: PhhHand, hand: Hand, action: PhhAction) -> list[Event]:
    """Tell the hand one action of the record; as `play_phh` does with all of them."""
    try:
        events = tell_opener(hand, action.command)
        command = as_it_stands(hand, action.command)
        return events if command is None else events + hand.push(command)
    except IllegalActionError as error:
        raise _refused(record, action, error) from None


def _refused(record: PhhHand, action: PhhAction | None, error: IllegalActionError) -> ReadError:
    if action is None:
        return ReadError(PhhCode.REFUSED, record.file, "actions", str(error))
    reason = f"{action.words}: refused as {error.code}: {say(error.code, error.data)}"
    return ReadError(PhhCode.REFUSED, record.file, f"actions[{action.at}]", reason)


def finish_phh(record: PhhHand, hand: Hand) -> list[Event]:
    """The record leaves the award out. Raises `ReadError` where the hand is not at its end."""
    events = hand.push(_AWARD) if hand.awaits is Await.AWARD else []
    if not hand.over:
        waits = f"the record ends while the hand waits for {hand.awaits}"
        raise ReadError(PhhCode.INCOMPLETE, record.file, "actions", waits)
    return events


def finishing_stacks(hand: Hand) -> tuple[int, ...]:
    """The stacks at the end, player by player."""
    stacks = hand.result.stacks if hand.result else {}
    return tuple(stacks[seat.number] or 0 for seat in hand.setup.seats)


def compare(record: PhhHand, hand: Hand) -> Match:
    """Hold the result against the record."""
    if record.finishing is None:
        return Match.NOT_RECORDED
    ours = finishing_stacks(hand)
    if all(mine == theirs for mine, theirs in zip(ours, record.finishing, strict=True)):
        return Match.YES
    near = all(abs(mine - theirs) < 1 for mine, theirs in zip(ours, record.finishing, strict=True))
    broken = any(theirs != theirs.to_integral_value() for theirs in record.finishing)
    return Match.ODD_CHIP if near and broken and sum(ours) == sum(record.finishing) else Match.NO
