"""Plays a recorded hand through the engine: PHH's actions become commands, the result is held against the record."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from enum import StrEnum
from functools import lru_cache

from dealerassist.cards import Card, CardTextError, parse_cards
from dealerassist.engine import Await, Hand, IllegalActionError
from dealerassist.engine import commands as c
from dealerassist.engine.events import Event
from dealerassist.journal.codes import PhhCode, ReadError
from dealerassist.journal.phh import PhhHand


class Match(StrEnum):
    """How the result and the record compare; `ODD_CHIP`: the record splits an odd chip into parts, we do not."""

    YES = "yes"
    NO = "no"
    ODD_CHIP = "odd-chip"
    NOT_RECORDED = "not-recorded"


def play_phh(record: PhhHand) -> Hand:
    """Play a record to its end. Raises `ReadError` naming file, action and reason."""
    hand = start_phh(record)
    done = 0
    try:
        for action in record.actions:
            hand.push(command_of(record, hand, action))
            done += 1
    except (ValueError, InvalidOperation) as error:
        raise _unusable(record, done, error) from None
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


def command_of(record: PhhHand, hand: Hand, action: str) -> c.HandCommand:
    """What an action tells the hand; a call, a bet and their like depend on what stands. `ValueError` where it is
    none.
    """
    if action[-3:] == " cc":
        return _call(action) if hand.to_call else _check(action)
    command = _command(action, record.unit)
    return c.Bet(command.seat, command.to) if type(command) is c.Raise and not hand.bet_to else command


def _unusable(record: PhhHand, index: int, error: Exception) -> ReadError:
    action, place = record.actions[index], f"actions[{index}]"
    if isinstance(error, IllegalActionError):
        return ReadError(PhhCode.REFUSED, record.file, place, f"{action}: refused: {error.code}")
    reason = str(error) if isinstance(error, CardTextError) else "no such action"
    return ReadError(PhhCode.BAD_ACTION, record.file, place, f"{action[:60]}: {reason}")


def play_action(record: PhhHand, hand: Hand, index: int) -> list[Event]:
    """Tell the hand the record's action number `index`; as `play_phh` does with all of them."""
    try:
        return hand.push(command_of(record, hand, record.actions[index]))
    except (ValueError, InvalidOperation) as error:
        raise _unusable(record, index, error) from None


def finish_phh(record: PhhHand, hand: Hand) -> list[Event]:
    """The record leaves the award out. Raises `ReadError` where the hand is not at its end."""
    events = hand.push(c.Award()) if hand.awaiting.what is Await.AWARD else []
    if not hand.over:
        waits = f"the record ends while the hand waits for {hand.awaiting.what}"
        raise ReadError(PhhCode.INCOMPLETE, record.file, "actions", waits)
    return events


@lru_cache(64)
def _call(action: str) -> c.Call:
    return c.Call(int(action[1:-3]))


@lru_cache(64)
def _check(action: str) -> c.Check:
    return c.Check(int(action[1:-3]))


@lru_cache(8192)
def _command(action: str, unit: int) -> c.HandCommand:
    """One action's command; `ValueError` where it is none."""
    match action.split():
        case ["d", "db", cards]:
            return c.Board(parse_cards(cards))
        case ["d", "dh", player, cards]:
            return c.Deal(_player(player), len(parse_cards(cards)))
        case [player, "f"]:
            return c.Fold(_player(player))
        case [player, "cbr", amount]:
            return c.Raise(_player(player), _whole_amount(amount, unit))
        case [player, "sm"] | [player, "sm", "-"]:
            return c.Muck(_player(player))
        case [player, "sm", cards]:
            return _show(_player(player), parse_cards(cards))
    raise ValueError(action)


def _show(seat: int, cards: tuple[Card | None, ...]) -> c.HandCommand:
    known = tuple(card for card in cards if card)
    return c.Show(seat, known) if len(known) == len(cards) else c.Muck(seat)


def _player(word: str) -> int:
    if word[:1] != "p" or not word[1:].isdecimal():
        raise ValueError(word)
    return int(word[1:])


def _whole_amount(word: str, unit: int) -> int:
    amount = Decimal(word) * unit
    if amount != amount.to_integral_value() or amount < 0:
        raise ValueError(word)
    return int(amount)


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
