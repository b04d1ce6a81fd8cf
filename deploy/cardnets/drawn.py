"""Cards drawn from nothing but glyphs, as many printers print them: index large or small, two or four of it, inset,
framed, in two colours or four. A drawn card knows where its indices are.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.random import Generator

from deploy.cardnets import aces, glyphs
from deploy.cardnets.decks import HEIGHT, RANKS, SUITS, WIDTH, Image
from deploy.cardnets.glyphs import Mask

Colour = tuple[int, int, int]
Box = tuple[int, int, int, int]
"""left, top, right, bottom in pixels of the card."""

PIPS: dict[str, list[tuple[float, float]]] = {
    "2": [(0.5, 0), (0.5, 1)],
    "3": [(0.5, 0), (0.5, 0.5), (0.5, 1)],
    "4": [(0, 0), (1, 0), (0, 1), (1, 1)],
    "5": [(0, 0), (1, 0), (0.5, 0.5), (0, 1), (1, 1)],
    "6": [(0, 0), (1, 0), (0, 0.5), (1, 0.5), (0, 1), (1, 1)],
    "7": [(0, 0), (1, 0), (0, 0.5), (1, 0.5), (0, 1), (1, 1), (0.5, 0.25)],
    "8": [(0, 0), (1, 0), (0, 0.5), (1, 0.5), (0, 1), (1, 1), (0.5, 0.25), (0.5, 0.75)],
    "9": [(x, y / 3) for y in range(4) for x in (0.0, 1.0)] + [(0.5, 0.5)],
    "T": [(x, y / 3) for y in range(4) for x in (0.0, 1.0)] + [(0.5, 1 / 6), (0.5, 5 / 6)],
}


@dataclass(frozen=True, slots=True)
class Style:
    """How one printer prints. Sizes are parts of the card's width or height."""

    font: str
    suits: str
    colours: dict[str, Colour]
    rank_width: float
    rank_height: float
    suit_width: float
    suit_height: float
    gap: float
    ten_gap: float
    inset: tuple[float, float]
    four: bool
    pip: float
    pips_left: float
    pips_top: float
    frame: bool
    panel: bool
    off_middle: float
    """How far the middle pips of seven to ten stand below (the lower ones above) where a ruler would put them: a part
    of the height between the outermost pips."""
    weight: int


def some_style(rng: Generator) -> Style:
    """Sizes as of bridge and poker cards on the market: a rank 4 to 16 mm high on a card of 88 mm."""
    kind = rng.choice(["usual", "small", "jumbo"], p=[0.55, 0.25, 0.2])
    low, high = {"usual": (0.065, 0.115), "small": (0.045, 0.075), "jumbo": (0.115, 0.2)}[kind]
    rank_height = rng.uniform(low, high)
    rank_width = rank_height * rng.uniform(0.65, 1.2)
    suit_width = rank_height * rng.uniform(0.6, 1.25)
    inset = (rng.uniform(0.02, 0.075), rng.uniform(0.02, 0.07))
    panel = bool(rng.random() < (0.45 if kind == "jumbo" else 0.07))
    if kind == "small":
        inset = (rng.uniform(0.03, 0.12), rng.uniform(0.03, 0.1))
    return Style(
        font=str(rng.choice(glyphs.rank_styles())),
        suits=str(rng.choice(glyphs.suit_styles())),
        colours=some_colours(rng),
        rank_width=rank_width,
        rank_height=rank_height,
        suit_width=suit_width,
        suit_height=suit_width * WIDTH / HEIGHT * rng.uniform(0.95, 1.4),
        gap=rng.uniform(0.004, 0.022),
        ten_gap=rng.uniform(0.05, 0.4),
        inset=inset,
        four=bool(rng.random() < 0.25),
        pip=rng.uniform(0.09, 0.13) if panel else rng.uniform(0.13, 0.23),
        pips_left=rng.uniform(0.35, 0.41) if panel else rng.uniform(0.24, 0.33),
        pips_top=rng.uniform(0.26, 0.33) if panel else rng.uniform(0.14, 0.22),
        frame=bool(rng.random() < 0.12),
        panel=panel,
        off_middle=rng.uniform(-0.06, 0.08) if rng.random() < 0.6 else 0.0,
        weight=int(rng.choice([0, 1, -1], p=[0.6, 0.3, 0.1])),
    )


def some_colours(rng: Generator) -> dict[str, Colour]:
    """Blue green red of each suit's ink: mostly two colours; else clubs green, diamonds blue (seldom orange)."""
    black = int(rng.integers(0, 60))
    dark = (black + int(rng.integers(0, 12)), black + int(rng.integers(0, 10)), black)
    red = (int(rng.integers(0, 90)), int(rng.integers(0, 70)), int(rng.integers(160, 256)))
    colours = {"c": dark, "s": dark, "h": red, "d": red}
    if rng.random() < 0.12:
        colours["c"] = (int(rng.integers(0, 90)), int(rng.integers(90, 160)), int(rng.integers(0, 70)))
        blue = (int(rng.integers(150, 256)), int(rng.integers(20, 130)), int(rng.integers(0, 70)))
        orange = (int(rng.integers(0, 60)), int(rng.integers(120, 180)), int(rng.integers(200, 256)))
        colours["d"] = orange if rng.random() < 0.15 else blue
    return colours


def some_card(rng: Generator) -> str:
    """A rank and a suit, as `As`."""
    return str(rng.choice(list(RANKS))) + str(rng.choice(list(SUITS)))


def index(rank: str, suit: str, style: Style, rng: Generator) -> tuple[Mask, int]:
    """Both glyphs below each other, and the height of the rank. Pixels of a card `WIDTH` wide.

    `rank` may also be other letters, `suit` empty or a sign of its own.
    """
    width = style.rank_width * WIDTH * (rng.uniform(1.15, 1.6) if rank == "T" else 1)
    above = glyphs.rank(rank, style.font, style.ten_gap)
    above = _sized(above, width, style.rank_height * HEIGHT)
    above = _weighted(above, style.weight)
    if not suit:
        return above, above.shape[0]
    sign = glyphs.suit(suit, style.suits) if suit in SUITS else glyphs.text(suit, "DejaVuSans")
    below = _sized(sign, style.suit_width * WIDTH, style.suit_height * HEIGHT)
    space = max(2, round(style.gap * HEIGHT))
    both = np.zeros((above.shape[0] + space + below.shape[0], max(above.shape[1], below.shape[1])), np.uint8)
    for mask, top in ((above, 0), (below, above.shape[0] + space)):
        left = (both.shape[1] - mask.shape[1]) // 2
        both[top : top + mask.shape[0], left : left + mask.shape[1]] = mask
    return both, above.shape[0]


def draw(card: str, style: Style, rng: Generator, court: Image | None = None) -> tuple[Image, list[Box]]:
    """A card and the boxes of its upright indices: top left, and top right where there are four.

    court: somebody's court card; its middle is put on ours.
    """
    picture = np.full((HEIGHT, WIDTH, 3), 255, np.uint8)
    picture[:] = 255 - rng.integers(0, 14, 3)
    ink = style.colours[card[1]]
    if style.frame:
        _frame(picture, rng)
    if style.panel:
        _panel(picture, style, rng)
    if card[0] in PIPS:
        _pips(picture, card, style)
    elif card[0] == "A" and rng.random() < (0.6 if card[1] == "s" else 0.1):
        _stamp(picture, aces.ornate(glyphs.suit(card[1], style.suits), rng), (WIDTH / 2, HEIGHT / 2), ink)
    elif card[0] == "A":
        pip = glyphs.suit(card[1], style.suits)
        size = rng.uniform(0.18, 0.62) * WIDTH
        _stamp(picture, _sized(pip, size, size * rng.uniform(1, 1.25)), (WIDTH / 2, HEIGHT / 2), ink)
    elif court is not None:
        _court(picture, court, ink, rng)
    return picture, put_indices(picture, card, style, rng)


def put_indices(picture: Image, card: str, style: Style, rng: Generator, clear: bool = False) -> list[Box]:
    """Draws them onto a card, top and (turned) bottom. clear: whitens what is there first."""
    mask, _ = index(card[0], card[1], style, rng)
    middle = style.inset[0] * WIDTH + max(style.rank_width, style.suit_width) * WIDTH / 2
    left = int(max(style.inset[0] * WIDTH * 0.5, middle - mask.shape[1] / 2))
    top = int(style.inset[1] * HEIGHT)
    places = [left] + ([WIDTH - left - mask.shape[1]] if style.four else [])
    boxes = []
    for at in places:
        box = (at, top, at + mask.shape[1], top + mask.shape[0])
        if clear:
            edge = 7
            _both_ways(picture)[0][
                : box[3] + edge, max(0, box[0] - 40 if at == left else box[0] - edge) : box[2] + edge
            ] = 255
            _both_ways(picture)[1][
                : box[3] + edge, max(0, box[0] - 40 if at == left else box[0] - edge) : box[2] + edge
            ] = 255
        centre = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        for view in _both_ways(picture):
            _stamp(view, mask, centre, style.colours[card[1]])
        boxes.append(box)
    return boxes


def _both_ways(picture: Image) -> tuple[Image, Image]:
    """The picture and the picture upside down, both into the same memory."""
    return picture, picture[::-1, ::-1]


def _pips(picture: Image, card: str, style: Style) -> None:
    pip = glyphs.suit(card[1], style.suits)
    size = style.pip * WIDTH * (0.85 if card[0] in "9T" else 1)
    mask = _sized(pip, size, size * pip.shape[0] / pip.shape[1])
    for x, y in PIPS[card[0]]:
        off = style.off_middle if x == 0.5 and card[0] in "789T" else 0.0
        across = style.pips_left + x * (1 - 2 * style.pips_left)
        down = style.pips_top + (y + (off if y <= 0.5 else -off)) * (1 - 2 * style.pips_top)
        turned = mask[::-1] if y > 0.5 else mask
        _stamp(picture, turned, (across * WIDTH, down * HEIGHT), style.colours[card[1]])


def _court(picture: Image, court: Image, ink: Colour, rng: Generator) -> None:
    """The middle of somebody's court in our own frame, narrower or wider; at times mirrored or in other colours."""
    left, top = int(WIDTH * rng.uniform(0.13, 0.24)), int(HEIGHT * rng.uniform(0.06, 0.12))
    middle = court[top : HEIGHT - top, left : WIDTH - left]
    if rng.random() < 0.4:
        middle = middle[:, ::-1]
    if rng.random() < 0.25:
        middle = 255 - ((255 - middle[..., rng.permutation(3)]) * rng.uniform(0.4, 1, 3)).astype(np.uint8)
    if rng.random() < 0.5:
        left, top = int(WIDTH * rng.uniform(0.12, 0.28)), int(HEIGHT * rng.uniform(0.06, 0.15))
        size = (WIDTH - 2 * left, HEIGHT - 2 * top)
        middle = cv2.resize(np.ascontiguousarray(middle), size, interpolation=cv2.INTER_AREA).astype(np.uint8)
    picture[top : HEIGHT - top, left : WIDTH - left] = middle
    if rng.random() < 0.6:
        cv2.rectangle(picture, (left, top), (WIDTH - left, HEIGHT - top), ink, 1)


def _frame(picture: Image, rng: Generator) -> None:
    inset, colour = int(rng.integers(6, 16)), tuple(int(part) for part in rng.integers(0, 200, 3))
    cv2.rectangle(picture, (inset, inset), (WIDTH - inset, HEIGHT - inset), colour, int(rng.integers(1, 4)))


def _panel(picture: Image, style: Style, rng: Generator) -> None:
    """A tinted field round the pips, as some printers of large indices have it."""
    left, top = int((style.pips_left - 0.11) * WIDTH), int((style.pips_top - 0.07) * HEIGHT)
    tint = tuple(int(part) for part in 255 - rng.integers(5, 75, 3))
    cv2.rectangle(picture, (left, top), (WIDTH - left, HEIGHT - top), tint, -1)
    cv2.rectangle(picture, (left, top), (WIDTH - left, HEIGHT - top), (60, 60, 60), 1)


def _sized(mask: Mask, width: float, height: float) -> Mask:
    size = (max(3, round(width)), max(3, round(height)))
    return cv2.resize(mask, size, interpolation=cv2.INTER_AREA).astype(np.uint8)


def _weighted(mask: Mask, weight: int) -> Mask:
    if weight == 0 or min(mask.shape) < 14:
        return mask
    change = cv2.dilate if weight > 0 else cv2.erode
    return change(mask, np.ones((2, 2), np.uint8)).astype(np.uint8)


def _stamp(picture: Image, mask: Mask, centre: tuple[float, float], ink: Colour) -> None:
    """Ink where the mask is; what sticks out of the picture is cut off."""
    height, width = mask.shape
    left, top = round(centre[0] - width / 2), round(centre[1] - height / 2)
    x0, y0, x1, y1 = max(left, 0), max(top, 0), min(left + width, picture.shape[1]), min(top + height, picture.shape[0])
    if x0 >= x1 or y0 >= y1:
        return
    cover = mask[y0 - top : y1 - top, x0 - left : x1 - left, None].astype(np.uint16)
    under = picture[y0:y1, x0:x1]
    under[:] = ((under * (255 - cover) + np.array(ink, np.uint16) * cover) // 255).astype(np.uint8)
