"""One action of a record in the PHH format as a command.

PHH's `cc` is read as a call and its `cbr` as a raise: whether they are a check or a bet shows when they are played.
"""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from functools import lru_cache
from typing import NamedTuple

from dealerassist.cards import Card, parse_cards
from dealerassist.engine import commands as c


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
        case [player, "f"]:
            return c.Fold(_player(player))
        case [player, "cc"]:
            return c.Call(_player(player))
        case [player, "cbr", amount]:
            return c.Raise(_player(player), _whole(amount, unit))
        case [player, "sm"] | [player, "sm", "-"]:
            return c.Muck(_player(player))
        case [player, "sm", cards]:
            return _show(_player(player), parse_cards(cards))
    raise ValueError("no such action")


def cards_dealt(words: str) -> list[Card]:
    """The faces that a deal names. Raises `CardTextError`."""
    parts = words.split()
    if parts[:1] != ["d"]:
        return []
    return [card for part in parts[2:] if not part.startswith("p") for card in parse_cards(part) if card]


def amount_named(words: str) -> Decimal | None:
    """The amount that a bet or a raise names; None for other actions, and where it is none."""
    parts = words.split()
    if parts[1:2] != ["cbr"] or len(parts) < 3:
        return None
    try:
        return Decimal(parts[2])
    except InvalidOperation:
        return None


def _show(seat: int, cards: tuple[Card | None, ...]) -> c.HandCommand:
    known = tuple(card for card in cards if card)
    return c.Show(seat, known) if len(known) == len(cards) else c.Muck(seat)


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
