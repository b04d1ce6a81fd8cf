"""Ranks, letters and suits as masks, from the fonts of this machine and from curves of our own.

A mask is height × width, uint8, 0 to 255, cut to its ink.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from deploy.cardnets import strokes

Mask = NDArray[np.uint8]

FOLDERS = (Path("/usr/share/fonts/truetype"), Path("/usr/share/fonts/opentype"))
RANK_FONTS = """
    DejaVuSans DejaVuSans-Bold DejaVuSansCondensed DejaVuSansCondensed-Bold DejaVuSerif DejaVuSerif-Bold
    DejaVuSerifCondensed DejaVuSerifCondensed-Bold Lato-Regular Lato-Medium Lato-Bold Lato-Black
    Roboto-Regular Roboto-Bold RobotoCondensed-Regular RobotoCondensed-Bold OpenSans-Regular OpenSans-Bold
    OpenSans-CondBold FreeSans FreeSansBold FreeSerif FreeSerifBold FreeMonoBold LiberationSans-Regular
    LiberationSans-Bold LiberationSerif-Regular LiberationSerif-Bold Carlito-Regular Carlito-Bold
    Caladea-Regular Caladea-Bold Comfortaa-Bold Quicksand-Bold Cabin-Regular Cabin-Bold GenBasB GenBkBasB
    C059-Roman C059-Bold NimbusSans-Regular NimbusSans-Bold NimbusSansNarrow-Regular NimbusSansNarrow-Bold
    NimbusRoman-Regular NimbusRoman-Bold NimbusMonoPS-Bold P052-Roman P052-Bold URWBookman-Light URWBookman-Demi
    URWGothic-Book URWGothic-Demi LinLibertine_R LinLibertine_RB LinBiolinum_R LinBiolinum_RB BebasNeue-Regular
    BebasNeue-Bold EBGaramond-Regular EBGaramond-Bold EBGaramond12-Regular Cantarell-Regular Cantarell-Bold
    NotoSans-Regular NotoSans-Bold NotoSerif-Regular NotoSerif-Bold
    LeagueSpartan-Bold JunicodeTwoBeta-Bold
"""
SUIT_FONTS = """
    DejaVuSans FreeSans FreeSerif LinLibertine_R LiberationSans-Regular NotoSansSymbols2-Regular C059-Roman
    FiraCode-Regular
"""
SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
OWN_RANKS = frozenset("A2345678910JQK")
OWN_SUITS = 5
"""Ways to draw a suit by curves, beside those of the fonts."""


@cache
def _files() -> dict[str, Path]:
    return {file.stem: file for folder in FOLDERS for file in folder.rglob("*.[ot]tf")}


@cache
def rank_fonts() -> tuple[str, ...]:
    """Those that this machine has."""
    return tuple(name for name in RANK_FONTS.split() if name in _files())


@cache
def rank_styles() -> tuple[str, ...]:
    """Names for `rank`: fonts, and as many hands."""
    return (*rank_fonts(), *(f"own-{at}" for at in range(strokes.WAYS)))


@cache
def suit_styles() -> tuple[str, ...]:
    """Names for `suit`."""
    return (*(name for name in SUIT_FONTS.split() if name in _files()), *(f"own-{at}" for at in range(OWN_SUITS)))


@cache
def text(words: str, font: str, size: int = 110) -> Mask:
    """`words` in the font of that name."""
    picture = Image.new("L", (size * (len(words) + 2), size * 2), 0)
    ImageDraw.Draw(picture).text((size // 2, size // 3), words, font=ImageFont.truetype(_files()[font], size), fill=255)
    return _cut(np.array(picture, np.uint8))


def rank(letters: str, style: str, gap: float) -> Mask:
    """A rank of our cards, or other letters. A ten is its two digits, `gap` of a digit's width apart."""
    if letters != "T":
        return _letters(letters, style)
    one, zero = _letters("1", style), _letters("0", style)
    height = max(one.shape[0], zero.shape[0])
    space = np.zeros((height, max(1, int(zero.shape[1] * gap))), np.uint8)
    return np.hstack([_to_height(one, height), space, _to_height(zero, height)])


def _letters(letters: str, style: str) -> Mask:
    """Hands know our ranks alone; other letters are some font's."""
    if not style.startswith("own-"):
        return text(letters, style)
    way = int(style.removeprefix("own-"))
    return strokes.rank(letters, way) if letters in OWN_RANKS else text(letters, rank_fonts()[way % len(rank_fonts())])


@cache
def suit(letter: str, style: str) -> Mask:
    """`letter`: c d h s."""
    if not style.startswith("own-"):
        return text(SUIT_SIGNS[letter], style)
    return _own_suit(letter, int(style.removeprefix("own-")))


def _own_suit(letter: str, way: int) -> Mask:
    size, middle = 200, 100
    mask = np.zeros((size, size), np.uint8)
    fat = 0.85 + 0.1 * way
    if letter == "d":
        half = int(42 + 9 * way)
        side = np.linspace(-1, 1, 41)
        curve = 1 - np.abs(side) ** (1.0 if way % 2 else 0.85)
        left = np.stack([middle - half * curve, middle + 92 * side], 1)
        right = np.stack([middle + half * curve, middle + 92 * side], 1)[::-1]
        cv2.fillPoly(mask, [np.concatenate([left, right]).astype(np.int32)], 255)
    elif letter == "c":
        radius = int(36 + 3 * way)
        for leaf in ((middle, 45), (middle - 48, 112), (middle + 48, 112)):
            cv2.circle(mask, leaf, radius, 255, -1)
        cv2.circle(mask, (middle, 90), 22, 255, -1)
        _stem(mask, way)
    else:
        turn = np.linspace(0, 2 * np.pi, 120)
        x = 16 * np.sin(turn) ** 3
        y = 13 * np.cos(turn) - 5 * np.cos(2 * turn) - 2 * np.cos(3 * turn) - np.cos(4 * turn)
        if letter == "h":
            points = np.stack([middle + x * 4.8 * fat, 90 - y * 5.2], 1)
        else:
            points = np.stack([middle + x * 4.8 * fat, 80 + y * 4.4], 1)
        cv2.fillPoly(mask, [points.astype(np.int32)], 255)
        if letter == "s":
            _stem(mask, way)
    return _cut(mask)


def _stem(mask: Mask, way: int) -> None:
    foot = 18 + 6 * way
    points = np.array([[96, 95], [104, 95], [100 + foot, 185], [100 - foot, 185]], np.int32)
    cv2.fillPoly(mask, [points], 255)


def _cut(picture: Mask) -> Mask:
    rows, columns = np.where(picture > 60)
    return picture[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1].copy()


def _to_height(mask: Mask, height: int) -> Mask:
    width = max(1, round(mask.shape[1] * height / mask.shape[0]))
    return cv2.resize(mask, (width, height), interpolation=cv2.INTER_AREA).astype(np.uint8)
