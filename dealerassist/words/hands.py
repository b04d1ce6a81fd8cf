"""Hands in the words of a dealer, and why one beats another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Protocol

from dealerassist.cards import Card
from dealerassist.cards.card import RANK_LETTERS
from dealerassist.views import Fact, Saying
from dealerassist.words.say import say

_ACE = 14
_DECIDERS = {
    "high-card": ("card1", "card2", "card3", "card4", "card5"),
    "one-pair": ("pair", "kicker1", "kicker2", "kicker3"),
    "two-pair": ("higher-pair", "lower-pair", "kicker"),
    "three-of-a-kind": ("three", "kicker1", "kicker2"),
    "straight": ("top",),
    "flush": ("card1", "card2", "card3", "card4", "card5"),
    "full-house": ("three", "pair"),
    "four-of-a-kind": ("four", "kicker"),
    "straight-flush": ("top",),
    "low": ("card1", "card2", "card3", "card4", "card5"),
}
_STRAIGHTS = (".straight", ".straight-flush")
_GROUPS = {"pair", "higher-pair", "lower-pair", "three", "four"}


class NamedHand(Protocol):
    """A hand's class ("two-pair") and what decides within it: ranks 2 to 14, the first to compare first."""

    @property
    def hand_class(self) -> str: ...

    @property
    def ranks(self) -> tuple[int, ...]: ...


def hand_words(hand_class: str, ranks: Sequence[int]) -> str:
    """A hand as a dealer says it.

    ranks: 2 to 14, what decides within the class, the first to compare first (RULES 1.4); a straight has its top card
    only, 5 for A-2-3-4-5, and its foot behind it where that is not four below. An ace that counts low is 1.

    >>> hand_words("flush", (14, 11, 9, 8, 6))
    'flush, ace-jack-nine-eight-six'
    >>> hand_words("straight", (10,))
    'straight, six to ten'
    >>> hand_words("low", (8, 6, 4, 3, 1))
    'eight-six-four-three-ace low'
    """
    return _words(f"HandClass.{hand_class}", tuple(ranks))


def hand_headline(hand_class: str, ranks: Sequence[int]) -> str:
    """The same in few words: what decides first.

    >>> hand_headline("two-pair", (11, 10, 14))
    'jacks and tens, ace'
    """
    return _words(f"HandHeadline.{hand_class}", tuple(ranks))


def hand_saying(hand_class: str, ranks: Sequence[int]) -> Saying:
    """As `hand_words`, for a screen that says it in its own language."""
    return _saying(f"HandClass.{hand_class}", tuple(ranks))


def headline_saying(hand_class: str, ranks: Sequence[int]) -> Saying:
    """As `hand_headline`, for a screen that says it in its own language."""
    return _saying(f"HandHeadline.{hand_class}", tuple(ranks))


def board_saying(hand_class: str, ranks: Sequence[int]) -> Saying:
    """Up cards in stud: a pair and better by name, else each card (RULES 6.3).

    >>> _said(board_saying("one-pair", (7, 14))), _said(board_saying("high-card", (14, 10)))
    ('pair of sevens, ace', 'ace-ten')
    """
    if hand_class == "high-card":
        return _saying(f"UpCards.{len(ranks)}", tuple(ranks))
    return headline_saying(hand_class, ranks)


def card_saying(card: Card) -> Saying:
    """One card.

    >>> from dealerassist.cards import card
    >>> _said(card_saying(card("2c")))
    'two of clubs'
    """
    return Saying.of(f"Suit.{str(card)[-1]}", rank=_one(card.rank))


@lru_cache(maxsize=8192)
def _words(code: str, ranks: tuple[int, ...]) -> str:
    """Kept, as most showdowns bring hands that were named before."""
    return _said(_saying(code, ranks))


def _saying(code: str, ranks: tuple[int, ...]) -> Saying:
    facts: dict[str, Fact] = {}
    if code.endswith(_STRAIGHTS):
        facts["low"] = _one(ranks[1] if len(ranks) > 1 else ranks[0] - 4)
    for place, rank in enumerate(ranks, 1):
        facts[f"rank{place}"] = _one(rank)
        facts[f"ranks{place}"] = _many(rank)
    return Saying.of(code, **facts)


def why_words(better: NamedHand, worse: NamedHand) -> str:
    """What makes `better` win, or why the two split: the rank or the kicker that decides (RULES 1.2, 1.4)."""
    return _said(why_saying(better, worse))


def why_saying(better: NamedHand, worse: NamedHand) -> Saying:
    """As `why_words`, for a screen that says it in its own language."""
    if better.hand_class != worse.hand_class:
        kinds = (Saying(f"HandKind.{each.hand_class}") for each in (better, worse))
        return Saying.of("Why.class", better=next(kinds), worse=next(kinds))
    pairs = enumerate(zip(better.ranks, worse.ranks, strict=False))
    place, (mine, theirs) = next((pair for pair in pairs if pair[1][0] != pair[1][1]), (0, (0, 0)))
    if mine == theirs:
        return Saying("Why.equal")
    decider = _DECIDERS[better.hand_class][place]
    name = _many if decider in _GROUPS else _one
    form = "group" if decider in _GROUPS else "card"
    return Saying.of(f"Why.{form}", what=Saying(f"Decider.{decider}"), better=name(mine), worse=name(theirs))


def _said(saying: Saying) -> str:
    return say(saying.code, dict(saying.facts))


@cache
def _one(rank: int) -> Saying:
    return Saying(f"Rank.{_letter(rank)}")


@cache
def _many(rank: int) -> Saying:
    return Saying(f"Ranks.{_letter(rank)}")


def _letter(rank: int) -> str:
    return RANK_LETTERS[(_ACE if rank == 1 else rank) - 2]
