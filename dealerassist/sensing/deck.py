"""Which tag is which card: the one secret of the sensors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from dealerassist.cards import Card
from dealerassist.sensing.codes import DeckError, SensingCode
from dealerassist.sensing.protocol import TAG_BYTES


class Deck:
    """The tags of a pack, or of both packs of a table. It cannot be printed, compared or pickled."""

    __slots__ = ("_faces",)

    def __init__(self, faces: Mapping[bytes, Card]) -> None:
        """faces: tag numbers of 8 bytes, as the air gives them. Raises DeckError for any other length."""
        if any(len(each) != TAG_BYTES for each in faces):
            raise DeckError(SensingCode.BAD_DECK, f"a tag's number has {TAG_BYTES} bytes")
        self._faces = dict(faces)

    def __len__(self) -> int:
        return len(self._faces)

    def __contains__(self, number: bytes) -> bool:
        return number in self._faces

    def face(self, number: bytes) -> Card | None:
        """The card of a tag; None for a stranger."""
        return self._faces.get(number)

    def __repr__(self) -> str:
        return f"Deck({len(self)} tags)"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a deck stays where it was opened")
