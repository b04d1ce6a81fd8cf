"""A card that lies face up and that nobody had read: the dealer reads it (DESIGN 3)."""

from __future__ import annotations

from dealerassist.cards import Card
from dealerassist.engine import commands as c
from dealerassist.engine.codes import Refusal
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Boarded, Dealt, Event
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import State

_PLACES = {f"board{i + 1}": i for i in range(5)}
_SECOND = {f"second{i + 1}": i for i in range(5)}


def identify(setup: Setup, t: State, command: c.Identify, out: list[Event]) -> None:
    """`board1` … `board5`, `second1` … where it is run twice, or `SEAT.CARD`: the up cards of a seat count from 1."""
    number, dot, nth = command.where.partition(".")
    if dot:
        _up_card(setup, t, _small(number), _small(nth) - 1, command, out)
        return
    if command.where in _SECOND:
        t.second = _with(t, t.second or (), _own(t, _SECOND[command.where]), command)
    else:
        t.board = _with(t, t.board, _PLACES.get(command.where, len(t.board)), command)
        t.share_board()
    out.append(Boarded((command.card,)))


def _own(t: State, place: int) -> int:
    """A place of the second board; what lies there for both is read on the first."""
    return place if place >= t.shared else -1


def _up_card(setup: Setup, t: State, number: int, nth: int, command: c.Identify, out: list[Event]) -> None:
    if number not in setup.place:
        refuse(Refusal.NO_SUCH_CARD, where=command.where)
    seat = t.seats[setup.place[number]]
    seat.up = _with(t, seat.up, nth, command)
    out.append(Dealt(number, 0, (command.card,)))


def _small(word: str) -> int:
    return int(word) if word.isdecimal() and len(word) < 3 else 0


def _with(t: State, cards: tuple[Card | None, ...], place: int, command: c.Identify) -> tuple[Card | None, ...]:
    """The same cards, the unread one at `place` read."""
    if not 0 <= place < len(cards) or cards[place] is not None:
        refuse(Refusal.NO_SUCH_CARD, where=command.where)
    if command.card in t.seen:
        refuse(Refusal.DUPLICATE_CARD)
    t.seen.add(command.card)
    return (*cards[:place], command.card, *cards[place + 1 :])
