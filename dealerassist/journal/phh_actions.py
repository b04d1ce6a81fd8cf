"""One action of a record in the PHH format as a command.

PHH's `cc` is read as a call and its `cbr` as a raise: whether they are a check or a bet shows when they are played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from dealerassist.cards import Card, parse_cards
from dealerassist.engine import Game
from dealerassist.engine import commands as c
from dealerassist.engine.draw import Draw
from dealerassist.engine.phases import DealSeats


class PhhAction(NamedTuple):
    """`at` is its index, `words` as they stand in the record's `actions`."""

    at: int
    words: str
    command: c.HandCommand


@lru_cache(8192)
def read_action(words: str, unit: int) -> c.HandCommand:
    """The command of an action whose amounts are in 1/`unit`. Raises `ValueError` where it is none."""
    match words.split():
        case ["d", "db", cards]:
            return c.Board(parse_cards(cards))
        case ["d", "dh", player, cards]:
            return c.Deal(_player(player), len(parse_cards(cards)))
        case [player, "cbr", amount]:
            return c.Raise(_player(player), _whole(amount, unit))
        case [player, verb, *cards] if verb in _ACTS and len(cards) < 2:
            return _ACTS[verb](_player(player), "".join(cards))
    raise ValueError("no such action")


def _only(kind: Callable[[int], c.HandCommand]) -> Callable[[int, str], c.HandCommand]:
    """An act that names no cards."""

    def act(seat: int, cards: str) -> c.HandCommand:
        if cards:
            raise ValueError("no such action")
        return kind(seat)

    return act


def _show(seat: int, cards: str) -> c.HandCommand:
    """A hand that is not named to the last card was not tabled."""
    lying = parse_cards("" if cards == "-" else cards)
    known = tuple(card for card in lying if card)
    return c.Show(seat, known) if known and len(known) == len(lying) else c.Muck(seat)


def _discard(seat: int, cards: str) -> c.HandCommand:
    return c.Discard(seat, len(parse_cards(cards)))


_ACTS: Mapping[str, Callable[[int, str], c.HandCommand]] = MappingProxyType(
    {
        "f": _only(c.Fold),
        "cc": _only(c.Call),
        "pb": _only(c.BringIn),
        "sd": _discard,
        "sm": _show,
    }
)


def cards_dealt(words: str) -> list[Card]:
    """The faces that a deal names. Raises `CardTextError`."""
    parts = words.split()
    if parts[:1] != ["d"]:
        return []
    return [card for part in parts[2:] if not part.startswith("p") for card in parse_cards(part) if card]


def cards_discarded(words: str) -> set[Card]:
    """The faces that a player gave up. Raises `CardTextError`."""
    parts = words.split()
    return {card for card in parse_cards(parts[2]) if card} if parts[1:2] == ["sd"] and len(parts) > 2 else set()


class Dealing:
    """PHH names cards, not how they lie: of each deal to a player the game says which are up, and which are drawn."""

    def __init__(self, game: Game) -> None:
        self._shapes = [(phase.down, phase.up) for phase in game.phases if isinstance(phase, DealSeats)]
        self._plain = len(self._shapes) == 1 and not any(isinstance(phase, Draw) for phase in game.phases)
        self._deals: dict[int, int] = {}

    def as_it_lies(self, words: str, command: c.HandCommand) -> c.HandCommand:
        """The same deal with its up cards, or a draw."""
        if self._plain or not isinstance(command, c.Deal):
            return command
        number = self._deals[command.seat] = self._deals.get(command.seat, 0) + 1
        if number > len(self._shapes):
            return c.Draw(command.seat, command.down)
        _, up = self._shapes[number - 1]
        faces = parse_cards(words.split()[3])
        return c.Deal(command.seat, len(faces) - up, faces[len(faces) - up :])


def amount_named(words: str) -> Decimal | None:
    """The amount that a bet or a raise names; None for other actions, and where it is none."""
    parts = words.split()
    if parts[1:2] != ["cbr"] or len(parts) < 3:
        return None
    try:
        return Decimal(parts[2])
    except InvalidOperation:
        return None


def _player(word: str) -> int:
    if word[:1] != "p" or not word[1:].isdecimal():
        raise ValueError(f"no such player: {word}")
    return int(word[1:])


def _whole(word: str, unit: int) -> int:
    try:
        amount = Decimal(word) * unit
    except InvalidOperation:
        amount = Decimal(-1)
    if not amount.is_finite() or amount < 0 or amount != amount.to_integral_value():
        raise ValueError(f"not an amount: {word}")
    return int(amount)
