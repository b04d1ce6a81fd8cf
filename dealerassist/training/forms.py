"""How a question is answered: a choice, amounts, seats or cards; read from a line of text and written as one.

An answer is a value that compares by equality, so judging is `==`; what a trainee types is read into the same value.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from dealerassist.cards import Card, CardTextError, cards_text, parse_cards
from dealerassist.training.codes import LabelCode, TrainingCode, TrainingError
from dealerassist.views import Saying

Answer = str | tuple[int, ...] | tuple[Card, ...]
"""A key of a choice; amounts in the order of their labels; seats, lowest first; cards by `Card.index`."""

NONE = "none"
_GROUPED = re.compile(r"(?<=\d),(?=\d{3}\b)")


class Form:
    """A way to answer."""

    __slots__ = ()

    def read(self, text: str) -> Answer:
        """The answer that `text` gives. Raises `TrainingError` where it is none of this form."""
        raise NotImplementedError

    def write(self, answer: Answer) -> str:
        """The text of an answer, which `read` reads back."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Choice(Form):
    """One of several; `options` are (key, words). It is typed as its letter, a for the first, or as its key."""

    options: tuple[tuple[str, Saying], ...]

    def read(self, text: str) -> Answer:
        typed = text.strip().lower()
        for letter, (key, _) in zip("abcdefghij", self.options, strict=False):
            if typed in {letter, key}:
                return key
        raise TrainingError(TrainingCode.NO_CHOICE, last="abcdefghij"[len(self.options) - 1])

    def write(self, answer: Answer) -> str:
        return str(answer)


@dataclass(frozen=True, slots=True)
class Amounts(Form):
    """Chips or other whole numbers, one for each label: a seat's number, or a `LabelCode`.

    Typed in the order of the labels, or as `LABEL=NUMBER` with those that are left out 0.
    """

    labels: tuple[str, ...] = (LabelCode.AMOUNT,)

    def read(self, text: str) -> Answer:
        words = _GROUPED.sub("", text).replace(",", " ").split()
        if not words:
            raise self._refusal(text)
        if "=" not in text:
            if len(words) != len(self.labels):
                raise self._refusal(text)
            return tuple(self._number(word) for word in words)
        found = dict.fromkeys(self.labels, 0)
        for word in words:
            label, _, number = word.partition("=")
            if label not in found:
                raise self._refusal(word)
            found[label] = self._number(number)
        return tuple(found.values())

    def _number(self, word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 13):
            raise self._refusal(word)
        return int(word)

    def _refusal(self, text: str) -> TrainingError:
        return TrainingError(TrainingCode.NO_NUMBER, text=text.strip() or "-", labels=" ".join(self.labels))

    def write(self, answer: Answer) -> str:
        if len(self.labels) == 1:
            return str(answer[0])
        return " ".join(f"{label}={amount}" for label, amount in zip(self.labels, answer, strict=True) if amount) or "0"


@dataclass(frozen=True, slots=True)
class Seats(Form):
    """Seats, in any order; `none` where no seat is right."""

    among: tuple[int, ...]

    def read(self, text: str) -> Answer:
        words = text.replace(",", " ").lower().split()
        if words == [NONE]:
            return ()
        numbers = {int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 3}
        if not words or len(numbers) < len(set(words)) or not numbers <= set(self.among):
            raise TrainingError(TrainingCode.NO_SUCH_SEAT, seats=self.among)
        return tuple(sorted(numbers))

    def write(self, answer: Answer) -> str:
        return " ".join(map(str, answer)) or NONE


@dataclass(frozen=True, slots=True)
class Cards(Form):
    """So many of the cards that are shown, in any order."""

    count: int
    among: tuple[Card, ...]

    def read(self, text: str) -> Answer:
        try:
            cards = parse_cards(text.strip())
        except CardTextError:
            cards = ()
        chosen = tuple(card for card in self.among if card in cards)
        if len(chosen) != self.count or len(cards) != self.count:
            raise TrainingError(TrainingCode.WRONG_CARDS, count=self.count)
        return in_order(chosen)

    def write(self, answer: Answer) -> str:
        return cards_text([card for card in answer if isinstance(card, Card)])


def in_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    """As an answer of cards stands."""
    return tuple(sorted(cards, key=lambda card: card.index))
