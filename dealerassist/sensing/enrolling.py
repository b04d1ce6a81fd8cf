"""A deck's file grows as its cards are laid over an antenna one after another: which tag is which card. Pure."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from enum import StrEnum

from dealerassist.cards import Card
from dealerassist.cards import card as card_of
from dealerassist.sensing.deck_file import read_deck, tags_of


class Step(StrEnum):
    """What has come of what lies there now."""

    NOTHING = "nothing"
    SEVERAL = "several"
    """More than one tag: cards stick together."""
    WHICH = "which"
    """A tag, and nobody says yet which card it is."""
    ENROLLED = "enrolled"
    KNOWN = "known"
    """It stands in the file as this card already."""
    OTHER = "other"
    """It stands in the file as another card: one of the two was misread."""
    PUT_RIGHT = "put-right"
    """So it did, and does no more."""
    TWICE = "twice"
    """Another tag is this card already: a spare, or the card of another deck."""


class Enrolment:
    """A deck that is being enrolled. It cannot be printed: what it knows is as secret as the hole cards."""

    __slots__ = ("_faces", "_name", "_pack", "_pucks", "_spare")

    def __init__(self, pack: Sequence[Card], text: str = "", file: str = "", name: str = "") -> None:
        """pack: the cards that it shall have. text: the file as far as it goes, which is then gone on with. Raises
        DeckError.
        """
        self._pack = tuple(pack)
        self._faces: dict[bytes, Card] = {}
        self._pucks: list[str] = []
        self._spare: set[Card] = set()
        self._name = name
        if text:
            read_deck(text, file)
            table = tomllib.loads(text)
            self._name = name or table.get("name", "")
            self._pucks = table.get("pucks", [])
            for face, tags in table["cards"].items():
                self._faces.update(dict.fromkeys(tags_of(file, f"cards.{face}", tags), card_of(face)))

    @property
    def missing(self) -> tuple[Card, ...]:
        """The cards of the pack that have no tag, in its order."""
        known = set(self._faces.values())
        return tuple(card for card in self._pack if card not in known)

    @property
    def twice(self) -> tuple[Card, ...]:
        """The cards that have several tags in the file, or were laid with another one."""
        faces = list(self._faces.values())
        return tuple(card for card in self._pack if faces.count(card) > 1 or card in self._spare)

    def face(self, tags: Sequence[bytes]) -> Card | None:
        """The card as which this one tag stands in the file, if it does."""
        return self._faces.get(tags[0]) if len(tags) == 1 else None

    def lies(self, tags: Sequence[bytes], card: Card | None) -> Step:
        """These tags lie over the antenna, and the card is that, where it is known. A card of its own is enrolled."""
        if not tags:
            return Step.NOTHING
        if len(tags) > 1:
            return Step.SEVERAL
        (tag,) = tags
        known = self._faces.get(tag)
        if card is None:
            return Step.WHICH if known is None else Step.KNOWN
        if known is not None:
            return Step.KNOWN if known is card else Step.OTHER
        if card not in self.missing:
            self._spare.add(card)
            return Step.TWICE
        self._faces[tag] = card
        return Step.ENROLLED

    def puts_right(self, tags: Sequence[bytes], card: Card) -> Step:
        """This one tag, which stands in the file as another card, is this one."""
        (tag,) = tags
        self._spare.discard(self._faces[tag])
        self._faces[tag] = card
        return Step.PUT_RIGHT

    def text(self) -> str:
        """The deck's file, as `read_deck` reads it."""
        lines = ["# Which tag is which card; as secret as the hole cards. `dealerassist deck enrol` writes it."]
        lines += [f"name = {json.dumps(self._name, ensure_ascii=False)}"] if self._name else []
        lines += [f"pucks = {json.dumps(self._pucks)}"] if self._pucks else []
        lines += ["[cards]"]
        for card in dict.fromkeys([*self._pack, *self._faces.values()]):
            numbers = [tag[::-1].hex().upper() for tag, face in self._faces.items() if face is card]
            if numbers:
                lines.append(f"{card} = {json.dumps(numbers[0] if len(numbers) == 1 else numbers)}")
        return "\n".join(lines) + "\n"
