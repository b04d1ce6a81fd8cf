"""The packs that games are dealt from."""

from __future__ import annotations

from dataclasses import dataclass

from dealerassist.cards.card import ALL_CARDS, Card


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards that a game is dealt from.

    name: what the script's `pack` line calls it. cards: each once, ordered by `Card.index`.
    """

    name: str
    cards: tuple[Card, ...]


def _pack_from(lowest_rank: int) -> Pack:
    cards = tuple(each for each in ALL_CARDS if each.rank >= lowest_rank)
    return Pack(str(len(cards)), cards)


PACK_52 = _pack_from(2)
"""No jokers (S0)."""

PACK_36 = _pack_from(6)
"""Sixes and up: short-deck hold'em."""

PACK_32 = _pack_from(7)
"""Sevens and up: a house option of five card draw (S3)."""
