"""What a part of the screen says, in one line: for whoever has it read aloud."""

from __future__ import annotations

from collections.abc import Iterator

from dealerassist.cards import Card
from dealerassist.display.cards import rank_of
from dealerassist.display.part import Part
from dealerassist.display.speech import chips, words_of
from dealerassist.views import CellView, KeyView, PlaceView, SeatView

SUITS = "♣♦♥♠"
"""In the order of `Card.suit`. Screen readers know them by name, in their own language."""


def spoken(part: Part) -> str:
    """The words that stand on a part; where it has none, what it is.

    The arrow of UNDO and the suits are drawn, but said.
    """
    words = " ".join(word for word in _words_in(part.shows) if word)
    if words:
        return words
    kind, _, rest = part.name.partition(" ")
    return SUITS[int(rest)] if kind == "suit" else rest or part.name


def _words_in(shown: object) -> Iterator[str]:
    """Of whatever a part shows: values of views, alone or beside things that have no words."""
    match shown:
        case KeyView():
            yield words_of(shown.code, shown.facts)
            yield words_of(shown.off) if shown.off is not None else ""
            yield _card(shown.card)
        case SeatView():
            yield str(shown.number)
            yield words_of(shown.word, {"k": shown.count}) if shown.word is not None else ""
            yield "?" if shown.uncounted else chips(shown.amount) if shown.amount is not None else ""
            yield from map(_card, shown.cards)
        case CellView():
            yield words_of(shown.setting) if shown.setting is not None else ""
            yield words_of(shown.value, shown.facts) if shown.value is not None else ""
        case PlaceView():
            yield _card(shown.card)
        case Card():
            yield _card(shown)
        case tuple():
            for each in shown:
                yield from _words_in(each)


def _card(card: Card | None) -> str:
    return "" if card is None else rank_of(card) + SUITS[card.suit]
