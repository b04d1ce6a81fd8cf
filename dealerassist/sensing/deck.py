"""Which tag is which card: the one secret of the sensors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NoReturn

from dealerassist.cards import Card
from dealerassist.sensing.codes import DeckError, SensingCode
from dealerassist.sensing.protocol import TAG_BYTES


class Deck:
    """The tags of one deck. It cannot be printed, compared or pickled."""

    __slots__ = ("_faces", "name")

    def __init__(self, faces: Mapping[bytes, Card], name: str = "") -> None:
        """faces: tag numbers of 8 bytes, as the air gives them. name: as the dealer calls it, such as `red`; empty
        where nobody has to tell it from another. Raises DeckError for a number of any other length.
        """
        if any(len(each) != TAG_BYTES for each in faces):
            raise DeckError(SensingCode.BAD_DECK, f"a tag's number has {TAG_BYTES} bytes")
        self._faces = dict(faces)
        self.name = name

    def __len__(self) -> int:
        return len(self._faces)

    def __contains__(self, number: bytes) -> bool:
        return number in self._faces

    @property
    def cards(self) -> int:
        """How many different cards have a tag."""
        return len(set(self._faces.values()))

    def shares_a_tag(self, numbers: Iterable[bytes]) -> bool:
        """Is one of these numbers a card of this deck?"""
        return any(number in self._faces for number in numbers)

    def overlaps(self, other: Deck) -> bool:
        """Is a tag in both decks?"""
        return other.shares_a_tag(self._faces)

    def face(self, number: bytes) -> Card | None:
        """The card of a tag; None for a stranger."""
        return self._faces.get(number)

    def __repr__(self) -> str:
        return f"Deck({len(self)} tags)"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a deck stays where it was opened")
