"""Finds cards and tag numbers: in values of any shape, in text, in bytes."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass

from dealerassist.cards import Card, card

CARD_TEXT = re.compile(r"(?<![0-9A-Za-z])(10|[2-9TJQKA])([cdhs])(?![0-9A-Za-z])")
BETWEEN = ("", " ", ",", ", ", "\0")
"""How two cards of a hand could be parted."""


def values(value: object) -> Iterator[object]:
    """Everything within a value, the value itself included."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from values(getattr(value, each.name))
    elif isinstance(value, Mapping):
        for pair in value.items():
            yield from values(pair)
    elif isinstance(value, (list, tuple, set, frozenset)):
        for part in value:
            yield from values(part)


def cards_in(value: object) -> set[Card]:
    """All cards, and all that text names."""
    found = set()
    for part in values(value):
        if isinstance(part, Card):
            found.add(part)
        elif isinstance(part, str):
            found |= cards_named(part)
    return found


def cards_named(text: str) -> set[Card]:
    """
    >>> sorted(str(each) for each in cards_named("board 10h As, hand 5"))
    ['As', 'Th']
    """
    return {card(rank.replace("10", "T") + suit) for rank, suit in CARD_TEXT.findall(text)}


def hands_in(data: bytes, hands: Iterable[Collection[Card]]) -> list[str]:
    """Which of these hands of two stand in `data`, their cards side by side. `2c3d` alone may be part of a hash."""
    found = []
    for one, other in hands:
        for first, second in ((one, other), (other, one)):
            texts = [f"{first}{between}{second}" for between in BETWEEN]
            found += [text for text in texts if text.encode() in data and not re.fullmatch("[0-9a-f]+", text)]
    return found


def numbers_in(text: str, numbers: Iterable[bytes]) -> list[str]:
    """Which tag numbers are printed in `text`, however they are spelled."""
    lower = text.lower()
    return [spelled for number in numbers for spelled in spellings(number) if spelled in lower]


def spellings(number: bytes) -> Iterator[str]:
    for each in (number, number[::-1]):
        yield each.hex()
        yield each.hex(" ")
        yield repr(each)[2:-1].lower()
        yield str(int.from_bytes(each, "big"))
        yield str(list(each))
