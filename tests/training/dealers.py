"""A trainee who knows how to deal: his right moves, and the touches that they take on the screen."""

from __future__ import annotations

from collections.abc import Iterator

from dealerassist.engine import PRESETS, preset
from dealerassist.training.codes import MoveCode
from dealerassist.training.dealing.moves import Move
from dealerassist.training.dealing.players import plot_of
from dealerassist.training.dealing.table_hand import TableHand
from dealerassist.training.dealing.watching import STREETS, Watcher
from dealerassist.training.session.session import Session
from dealerassist.training.session.touching import AT_ONCE
from dealerassist.views import Choose, Intent, Press, PressKey, TouchBoard, TouchSeat, TypeDigits

GO_ON = PressKey(Press.GO_ON)


def hand_of(level: int, seed: int, game: str = "holdem") -> TableHand:
    """Houses take their turn."""
    return TableHand(plot_of(level, seed, preset(PRESETS[seed % len(PRESETS)]), game))


def right_moves(watcher: Watcher) -> Iterator[Move]:
    """One right way to deal what is left; each is to be made before the next is asked for."""
    while (due := watcher.due) is not None:
        yield due.move


def moves_of(hand: TableHand) -> list[Move]:
    """One right way to deal it."""
    watcher = Watcher(hand)
    made = []
    for move in right_moves(watcher):
        made.append(move)
        watcher.does(move, 1)
    return made


def right_touches(session: Session) -> Iterator[Intent]:
    """The touches of the right moves; each is to be made before the next is asked for."""
    for move in right_moves(session.watcher):
        yield from touches_of(session, move)


def touches_of(session: Session, move: Move) -> Iterator[Intent]:
    """What `move` takes on the screen."""
    verb, numbers = move.verb, move.numbers
    if verb is MoveCode.DEAL:
        hand = session.watcher.hand.hand
        yield from (TouchSeat(seat) for seat in tuple(hand.awaiting.seats) * sum(hand.deal_shape))
    elif verb is MoveCode.DRAW:
        yield from [TouchSeat(numbers[0])] * numbers[1]
    elif verb in STREETS:
        yield TouchBoard()
    elif verb in {MoveCode.MUCK, MoveCode.OPENS}:
        yield TouchSeat(numbers[0])
    elif verb in AT_ONCE or verb is MoveCode.BURN:
        yield Choose(verb)
    else:
        yield from _said(verb, numbers)


def _said(verb: MoveCode, numbers: tuple[int, ...]) -> Iterator[Intent]:
    yield Choose(verb)
    *seat, last = numbers
    if verb in {MoveCode.BUTTON, MoveCode.TABLE}:
        yield TouchSeat(last)
        return
    yield from (TouchSeat(each) for each in seat)
    yield from (TypeDigits(digit) for digit in str(last))
    yield GO_ON
