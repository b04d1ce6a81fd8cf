"""The 52 cards and their text, both ways (S0: rank `A K Q J T 9 … 2`, suit `c d h s`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from dealerassist.cards.errors import CardCode, CardTextError

RANK_LETTERS = "23456789TJQKA"
SUIT_LETTERS = "cdhs"
UNKNOWN_TEXT = "xx"

_SEPARATOR = re.compile(r"[\s,]+", re.ASCII)
_TOKEN = re.compile(r"xx|\?\?|(10|[2-9TJQKA])([cdhs])", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One of the 52 cards. Each exists once, so identity is equality, also after copy and pickle.

    rank: 2 to 14, the ace high. suit: 0 to 3 for clubs, diamonds, hearts, spades: the order in which
    a stud bring-in breaks ties (S3), clubs lowest. index: `(rank - 2) * 4 + suit`, 0 to 51.

    Cards come from `card`, `parse_cards` or a `Pack`; building a 53rd raises TypeError.
    """

    rank: int
    suit: int
    index: int

    def __post_init__(self) -> None:
        if _BY_TEXT:
            raise TypeError("the 52 cards exist already; ask card() or parse_cards() for one")

    def __str__(self) -> str:
        return RANK_LETTERS[self.rank - 2] + SUIT_LETTERS[self.suit]

    def __repr__(self) -> str:
        return str(self)

    def __reduce__(self) -> tuple[Callable[[str], Card], tuple[str]]:
        return card, (str(self),)


_BY_TEXT: dict[str, Card] = {}

ALL_CARDS: tuple[Card, ...] = tuple(Card(2 + index // 4, index % 4, index) for index in range(52))
"""The 52 cards, each at its own `index`."""

_BY_TEXT.update((str(each), each) for each in ALL_CARDS)


def card(text: str) -> Card:
    """The card that `text` names.

    Raises CardTextError where it names none, more than one, or an unknown card.

    >>> card("Ah")
    Ah
    >>> card("10s") is card("Ts")
    True
    """
    found = _BY_TEXT.get(text)
    if found is not None:
        return found
    cards = parse_cards(text)
    if len(cards) != 1 or cards[0] is None:
        raise _refusal(text)
    return cards[0]


@lru_cache(maxsize=8192)
def parse_cards(text: str) -> tuple[Card | None, ...]:
    """The cards that `text` names, in its order; None for a card that is there but unknown.

    Cards may follow each other directly or after spaces and commas; letters may be of either case; ten
    is `T` or `10`; an unknown card is `xx` or `??`. Empty text gives no cards. The same card twice is
    accepted here. Raises CardTextError with the first part that is no card.

    >>> parse_cards("AhKd, 10s xx")
    (Ah, Kd, Ts, None)
    """
    words = text.split(" ") if " " in text else [text[at : at + 2] for at in range(0, len(text), 2)]
    if all(word in _BY_TEXT for word in words):  # as nearly all text is written; it is read 3 times as fast
        return tuple([_BY_TEXT[word] for word in words])
    return tuple(each for word in _SEPARATOR.split(text) for each in _cards_in(word))


def cards_text(cards: Iterable[Card | None], sep: str = " ") -> str:
    """The text of `cards` in their order, `xx` for an unknown one.

    >>> cards_text(parse_cards("ahkd??"))
    'Ah Kd xx'
    """
    return sep.join(UNKNOWN_TEXT if each is None else str(each) for each in cards)


def _cards_in(word: str) -> Iterator[Card | None]:
    place = 0
    while place < len(word):
        token = _TOKEN.match(word, place)
        if token is None:
            raise _refusal(word[place:])
        yield _card_of(token)
        place = token.end()


def _card_of(token: re.Match[str]) -> Card | None:
    rank, suit = token.groups()
    if rank is None:
        return None
    letter = "T" if rank == "10" else rank.upper()
    return _BY_TEXT[letter + suit.lower()]


def _refusal(text: str) -> CardTextError:
    return CardTextError(CardCode.BAD_CARD, f"not a card: {text!r}", text=text)
