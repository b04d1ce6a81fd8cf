"""The rendered decks in memory, and where on their cards the index stands."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.random import Generator

from deploy.cardnets.decks import HEIGHT, RENDERED, WIDTH, Image
from deploy.cardnets.drawn import Box

ODD_INDEX = {"ornamental", "tango", "simplistic"}
"""Where `_index_box` does not find the index; their cards are used whole only."""


@dataclass(frozen=True, slots=True)
class Art:
    """decks: name to card to picture. boxes: name to the place of the index, top left. foreign: cards that must not
    be named: courts with other letters, other suits."""

    decks: dict[str, dict[str, Image]]
    boxes: dict[str, Box]
    foreign: list[Image]

    def card(self, name: str, rng: Generator) -> Image:
        """That card of some deck."""
        having = [deck for deck, cards in self.decks.items() if name in cards]
        return self.decks[str(rng.choice(having))][name]

    def court(self, name: str, rng: Generator) -> Image | None:
        """Somebody's picture of it if it is a jack, queen or king."""
        return self.card(name, rng) if name[0] in "JQK" else None


def load_art(held_out: frozenset[str] = frozenset()) -> Art:
    """All decks that were rendered but those `held_out`."""
    decks: dict[str, dict[str, Image]] = {}
    foreign: list[Image] = []
    for folder in sorted(RENDERED.iterdir()):
        cards = {file.stem: _picture(str(file)) for file in sorted(folder.glob("*.png"))}
        if folder.name.startswith("foreign-"):
            whole = folder.name == "foreign-swiss-xvii"
            foreign += [picture for name, picture in cards.items() if name[0] in "JQK" or whole]
        elif folder.name not in held_out:
            decks[folder.name] = cards
    boxes = {name: _index_box(cards) for name, cards in decks.items() if name not in ODD_INDEX}
    return Art(decks, boxes, foreign)


def only(art: Art, names: frozenset[str]) -> Art:
    """The art of these decks alone."""
    decks = {name: cards for name, cards in art.decks.items() if name in names}
    return Art(decks, {name: box for name, box in art.boxes.items() if name in names}, art.foreign)


def _picture(file: str) -> Image:
    picture = cv2.imread(file, cv2.IMREAD_COLOR)
    assert picture is not None, file
    return picture.astype(np.uint8)


def _index_box(cards: dict[str, Image]) -> Box:
    """Around the ink in the top left corner of the threes, where nothing but the index is."""
    ink = np.zeros((HEIGHT, WIDTH), bool)
    for suit in "cdhs":
        picture = cards[f"3{suit}"]
        ink |= picture.min(axis=2) < np.median(picture) - 90
    corner = ink[8 : int(0.42 * HEIGHT), 8 : int(0.3 * WIDTH)]
    rows, columns = np.where(corner)
    return int(columns.min()) + 8, int(rows.min()) + 8, int(columns.max()) + 9, int(rows.max()) + 9
