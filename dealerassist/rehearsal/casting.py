"""Which card every card of a hand is: those that the record shows, any others for the rest, so that all fits.

A record seldom has the cards that nobody saw. Somebody's hands lay real ones on the antennas all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random

from dealerassist.cards import Card
from dealerassist.engine import IllegalActionError
from dealerassist.engine import commands as c
from dealerassist.journal.phh import PhhHand
from dealerassist.journal.phh_actions import PhhAction
from dealerassist.journal.phh_play import as_it_stands, start_phh

MOST_TRIES = 20_000


@dataclass(frozen=True, slots=True)
class Cast:
    """holes: seat -> the cards that it ends with, in the order of dealing. brought, given_up: by the place of a
    command, the cards that come to its seat with it, and those that leave it.
    """

    holes: dict[int, tuple[Card, ...]]
    brought: dict[int, tuple[Card, ...]]
    given_up: dict[int, tuple[Card, ...]]


def cast_hand(commands: Sequence[c.HandCommand], board: Iterable[Card], pack: Sequence[Card]) -> Cast:
    """The cards of a hand whose up cards are all known. Raises `StopIteration` where the pack is too small."""
    shown = {command.seat: command.cards for command in commands if isinstance(command, c.Show)}
    deals = [command for command in commands if isinstance(command, c.Deal)]
    up = [card for deal in deals for card in deal.up if card]
    taken = {*board, *up, *(card for cards in shown.values() for card in cards)}
    rest = iter([card for card in pack if card not in taken])
    cast = Cast({}, {}, {})
    for seat in dict.fromkeys(deal.seat for deal in deals):
        of_seat = {at: each for at, each in enumerate(commands) if getattr(each, "seat", None) == seat}
        cast.holes[seat] = _final(of_seat.values(), shown.get(seat, ()), rest)
        _backwards(of_seat, cast.holes[seat], cast, rest)
    return cast


def _final(commands: Iterable[c.HandCommand], shown: Sequence[Card], rest: Iterator[Card]) -> tuple[Card, ...]:
    """The hand that a seat ends with, card by card as they were dealt."""
    faces: list[Card | None] = []
    owed = 0
    for command in commands:
        if isinstance(command, c.Deal):
            faces += (*(None,) * command.down, *command.up)
        owed += command.count if isinstance(command, c.Discard) else 0
        owed = 0 if isinstance(command, c.Draw) else owed
    del faces[len(faces) - owed :]
    unseen = iter([card for card in shown if card not in faces])
    return tuple(face or next(unseen, None) or next(rest) for face in faces)


def _backwards(commands: dict[int, c.HandCommand], final: tuple[Card, ...], cast: Cast, rest: Iterator[Card]) -> None:
    """From the end to the beginning: what a draw brought was not there before, what was given up was."""
    hand, said = list(final), _said_before(commands)
    for at, command in reversed(commands.items()):
        if isinstance(command, c.Draw):
            cast.brought[at] = _taken(hand, command.count)
        if isinstance(command, c.Deal):
            cast.brought[at] = _taken(hand, command.down + len(command.up))
        if isinstance(command, c.Discard) or (isinstance(command, c.Draw) and at not in said):
            cast.given_up[at] = tuple(next(rest) for _ in range(command.count))
            hand += cast.given_up[at]
    assert not hand, "every card was dealt"


def _said_before(commands: dict[int, c.HandCommand]) -> set[int]:
    """The draws whose cards were given up before, with a word of their own; who stood pat with one gave up none."""
    exchanges = [(at, each) for at, each in commands.items() if isinstance(each, (c.Discard, c.Draw))]
    gave_up = [(at, each) for (_, before), (at, each) in pairwise(exchanges) if _gives_up(before)]
    return {at for at, each in gave_up if isinstance(each, c.Draw)}


def _gives_up(command: c.HandCommand) -> bool:
    return isinstance(command, c.Discard) and command.count > 0


def _taken(hand: list[Card], count: int) -> tuple[Card, ...]:
    """The last cards of the hand, which has them no longer."""
    cards = tuple(hand[len(hand) - count :])
    del hand[len(hand) - count :]
    return cards


def with_up_cards(record: PhhHand, pack: Sequence[Card]) -> PhhHand:
    """The record with a face for each up card that it leaves out (`????`), such that who opens is who opened in it.

    Raises `ValueError` where there are none.
    """
    deals = [action.command for action in record.actions if isinstance(action.command, c.Deal)]
    if not any(None in deal.up for deal in deals):
        return record
    named = [getattr(action.command, "cards", ()) for action in record.actions]
    known = {card for cards in (*named, *(deal.up for deal in deals)) for card in cards if card}
    free = [card for card in pack if card not in known]
    rng = Random(record.file)
    for _ in range(MOST_TRIES):
        faces = iter(rng.sample(free, sum(deal.up.count(None) for deal in deals)))
        actions = tuple(_with_face(action, faces) for action in record.actions)
        if _opens_as_recorded(record, actions):
            return replace(record, actions=actions)
    raise ValueError(f"{record.file}: no up cards make the recorded player open")


def _with_face(action: PhhAction, faces: Iterator[Card]) -> PhhAction:
    command = action.command
    if not isinstance(command, c.Deal) or None not in command.up:
        return action
    up = tuple(face or next(faces) for face in command.up)
    return action._replace(command=c.Deal(command.seat, command.down, up))


def _opens_as_recorded(record: PhhHand, actions: Sequence[PhhAction]) -> bool:
    hand = start_phh(record)
    try:
        for action in actions:
            if (command := as_it_stands(hand, action.command)) is not None:
                hand.push(command)
    except IllegalActionError:
        return False  # somebody else is to act by the cards
    return True
