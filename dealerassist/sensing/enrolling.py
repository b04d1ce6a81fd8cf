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
    TWICE = "twice"
    """Another tag is this card already: a spare, or the card of another deck."""


TOGETHER_NS = 1_500_000_000
"""A tag and a card's face that come within this time are of one card."""
STEADY_NS = 800_000_000
"""So long both must stay where the face came first: it may be that of a card with a broken tag that lay there before,
and by then the camera has noticed that another one lies there.
"""
FACE_LAST_NS = 300_000_000
"""So long where the tag came first, as usual: the face was read after the card had come."""


class Pairing:
    """What antenna and camera say of one place, and whether it is of one card. A card whose tag is broken is named by
    the camera alone; the tag of the next one must not get its name.
    """

    def __init__(self) -> None:
        self._tags: tuple[bytes, ...] = ()
        self._card: Card | None = None
        self._tags_ns = self._card_ns = 0

    def tags(self, tags: tuple[bytes, ...], now_ns: int) -> None:
        """What lies over the antenna."""
        if tags != self._tags:
            self._tags, self._tags_ns = tags, now_ns

    def card(self, card: Card | None, now_ns: int) -> None:
        """What the camera names."""
        if card is not self._card:
            self._card, self._card_ns = card, now_ns

    def paired(self, now_ns: int) -> tuple[tuple[bytes, ...], Card] | None:
        """The tags and the card, once they have come together and stayed."""
        stays_ns = FACE_LAST_NS if self._card_ns > self._tags_ns else STEADY_NS
        steady = now_ns - max(self._tags_ns, self._card_ns) >= stays_ns
        together = abs(self._tags_ns - self._card_ns) <= TOGETHER_NS
        return (self._tags, self._card) if self._tags and self._card and steady and together else None

    def apart(self, now_ns: int) -> bool:
        """Is there a tag without a face that came with it, or a face without a tag, for too long?"""
        waited = now_ns - max(self._tags_ns, self._card_ns) > 2 * TOGETHER_NS
        return waited and bool(self._tags or self._card) and self.paired(now_ns) is None


class Enrolment:
    """A deck that is being enrolled. It cannot be printed: what it knows is as secret as the hole cards."""

    __slots__ = ("_faces", "_name", "_pack", "_pucks")

    def __init__(self, pack: Sequence[Card], text: str = "", file: str = "", name: str = "") -> None:
        """pack: the cards that it shall have. text: the file as far as it goes, which is then gone on with. Raises
        DeckError.
        """
        self._pack = tuple(pack)
        self._faces: dict[bytes, Card] = {}
        self._pucks: list[str] = []
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
        """The cards that have several tags."""
        faces = list(self._faces.values())
        return tuple(card for card in self._pack if faces.count(card) > 1)

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
        if card not in self._pack or card not in self.missing:
            return Step.TWICE
        self._faces[tag] = card
        return Step.ENROLLED

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
