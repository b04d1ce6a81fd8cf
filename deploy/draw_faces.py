"""The printed cards of `tests/sensing/overhead/faces`: of no printer, drawn by `cardnets/drawn.py`.

    python -m deploy.draw_faces          # needs the extra `train` and its rendered decks

A deck a folder, in which are the cards of the dealt hand; `whole_deck` draws all 52 of one.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np

from dealerassist.cards import PACK_52
from deploy.cardnets import drawn
from deploy.cardnets.art import load_art
from tests.sensing.overhead.dealt_hand import BOARD, PEEKS, TABLED

FOLDER = Path(__file__).parents[1] / "tests/sensing/overhead/faces"
DECKS = ("framed", "four-colours", "four-indices", "large")
SIZE = 130, 182
RED, BLACK, GREEN, BLUE = (30, 20, 205), (25, 25, 25), (40, 120, 20), (210, 90, 20)
SMALL = (cv2.IMWRITE_PNG_COMPRESSION, 9)
SEED = 7
FRAME_SEED = 34
"""Of a frame in a dark colour."""


def style_of(deck: str) -> drawn.Style:
    """A plain printer, but for what the deck is named after."""
    chance = np.random.default_rng(SEED)
    style = replace(
        drawn.some_style(chance), font="NimbusRoman-Bold", suits="DejaVuSans", rank_width=0.085, rank_height=0.085,
        suit_width=0.085, suit_height=0.065, gap=0.012, ten_gap=0.12, inset=(0.04, 0.035), four=deck == "four-indices",
        frame=deck == "framed", panel=False, pip=0.17, pips_left=0.3, pips_top=0.17, weight=0,
        colours={"c": BLACK, "s": BLACK, "h": RED, "d": RED},
    )  # fmt: skip
    if deck == "four-colours":
        return replace(style, colours={"c": GREEN, "s": BLACK, "h": RED, "d": BLUE})
    if deck == "large":
        return replace(style, rank_width=0.15, rank_height=0.16, suit_width=0.15, suit_height=0.12, pip=0.13)
    return style


def draw(deck: str, names: list[str], folder: Path) -> None:
    """These cards as PNG files, each card of the deck by the same printer."""
    folder.mkdir(parents=True, exist_ok=True)
    art, style = load_art(), style_of(deck)
    for name in names:
        chance = np.random.default_rng(FRAME_SEED if style.frame else SEED)
        picture, _ = drawn.draw(name, style, chance, art.court(name, np.random.default_rng(SEED)))
        cv2.imwrite(str(folder / f"{name}.png"), cv2.resize(picture, SIZE, interpolation=cv2.INTER_AREA), SMALL)


def whole_deck(deck: str, folder: Path) -> None:
    """All 52."""
    draw(deck, [str(card) for card in PACK_52.cards], folder)


def main() -> None:
    """Draws all decks anew."""
    hands = [names for names, _ in TABLED.values()] + [names for _, names, _, _ in PEEKS]
    names = [name for name, _ in BOARD.values()] + " ".join(hands).split()
    for deck in DECKS:
        draw(deck, names, FOLDER / deck)


if __name__ == "__main__":
    main()
