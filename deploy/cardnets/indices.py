"""Pictures for the index net: a rank with its suit below, upright; and all that looks like it and must not be read."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.random import Generator

from dealerassist.sensing.camera.patches import INDEX_SIZE
from deploy.cardnets import drawn, places
from deploy.cardnets.art import Art
from deploy.cardnets.decks import HEIGHT, RANKS, SUITS, WIDTH, Image
from deploy.cardnets.drawn import Box
from deploy.cardnets.light import background, photographed
from deploy.cardnets.whole_cards import NO_RANK, NO_SUIT, Sample

EDGE = 60
"""Ground round a card, in pixels of a card `WIDTH` wide: what is seen beside its corner."""
OTHER_LETTERS = [
    "B",
    "D",
    "V",
    "R",
    "H",
    "E",
    "N",
    "P",
    "L",
    "X",
    "Y",
    "Z",
    "S",
    "C",
    "F",
    "M",
    "W",
    "1",
    "0",
    "11",
    "12",
    "G",
]
OTHER_SIGNS = ["★", "●", "■", "▲", "+", "♀", "☼", "♪"]
SHAPE = INDEX_SIZE[0] / INDEX_SIZE[1]


def index_sample(art: Art, rng: Generator) -> Sample:
    """One labelled picture; a third show no index."""
    if rng.random() < 0.33:
        return photographed(_no_index(art, rng), rng), NO_RANK, NO_SUIT
    name = drawn.some_card(rng)
    picture, box = _card_with_box(art, name, rng)
    return photographed(_seen(picture, box, rng), rng), RANKS.index(name[0]), SUITS.index(name[1])


def _card_with_box(art: Art, name: str, rng: Generator) -> tuple[Image, Box]:
    kind = rng.random()
    if kind < 0.3:
        deck = str(rng.choice([deck for deck in art.boxes if name in art.decks[deck]]))
        left, top, right, bottom = art.boxes[deck]
        if name[0] == "T":
            right += (right - left) // 5
        return art.decks[deck][name], (left, top, right, bottom)
    style = drawn.some_style(rng)
    if kind < 0.45:
        picture = art.card(name, rng).copy()
        boxes = drawn.put_indices(picture, name, style, rng, clear=True)
    else:
        picture, boxes = drawn.draw(name, style, rng, art.court(name, rng))
    return picture, boxes[int(rng.integers(len(boxes)))]


def _seen(picture: Image, box: Box, rng: Generator, off: float = 0.07, degrees: float = 11) -> Image:
    """The piece round the box, as pairs of spots or the corners of an outline give it. off: of the piece's size."""
    ground = _with_ground(picture, box, rng)
    left, top, right, bottom = box
    height = (bottom - top) / rng.uniform(0.6, 0.98)
    height = max(height, (right - left) * 1.02 / SHAPE)
    x = EDGE + (left + right) / 2 + rng.uniform(-off, off) * height * SHAPE
    y = EDGE + (top + bottom) / 2 + rng.uniform(-off, off) * height
    wide = rng.uniform(0.7, 1.5) if rng.random() < 0.25 else rng.uniform(0.85, 1.2)
    upright = places.around(x, y, height * SHAPE * wide, height)
    if rng.random() < 0.25:
        upright[:2, 0] += rng.uniform(-0.35, 0.35) * height * SHAPE
    quad = places.turned(upright, rng.normal(0, degrees / 2))
    return places.cut(ground, places.shaken(quad, 0.05, rng), INDEX_SIZE)


def _with_ground(picture: Image, box: Box, rng: Generator) -> Image:
    """The top of the card on some ground, at times with another card over what is right of the index or below it."""
    height = min(HEIGHT, box[3] + EDGE)
    ground = background(height + EDGE, WIDTH + 2 * EDGE, rng)
    if rng.random() < 0.5:
        ground[:] = (235 + rng.integers(0, 20, 3)).astype(np.uint8)
    ground[EDGE:, EDGE:-EDGE] = picture[:height]
    if rng.random() < 0.25:
        over = places.turned(places.around(0, 0, 300, 420), rng.uniform(-25, 25))
        if rng.random() < 0.5:
            over += np.array([EDGE + box[2] + 8, EDGE + box[1]]) - over[0]
        else:
            over += np.array([EDGE + box[0], EDGE + box[3] + 8]) - over[0]
        cv2.fillPoly(ground, [over.astype(np.int32)], (248, 248, 248))
        cv2.polylines(ground, [over.astype(np.int32)], True, (110, 110, 110), 1, cv2.LINE_AA)
    return ground


def _no_index(art: Art, rng: Generator) -> Image:
    kind = rng.random()
    if kind < 0.3:
        return _elsewhere_on_a_card(art, rng)
    if kind < 0.52:
        return _turned_index(art, rng)
    if kind < 0.72:
        return _strange_index(rng)
    if kind < 0.87:
        return _part_of_an_index(art, rng)
    if kind < 0.94:
        return background(INDEX_SIZE[1], INDEX_SIZE[0], rng)
    foreign = art.foreign[int(rng.integers(len(art.foreign)))]
    return _seen(foreign, (8, 8, 44, 94), rng)


def _elsewhere_on_a_card(art: Art, rng: Generator) -> Image:
    """Pips, one or two of them, and the art of courts, at any angle."""
    name = drawn.some_card(rng)
    picture, _ = _card_with_box(art, name, rng)
    height = rng.uniform(50, 190)
    x, y = rng.uniform(0.3, 0.7) * WIDTH, rng.uniform(0.25, 0.75) * HEIGHT
    angle = float(rng.choice([0, 0, 180, 90, rng.uniform(0, 360)]))
    return places.cut(picture, places.turned(places.around(x, y, height * SHAPE, height), angle), INDEX_SIZE)


def _turned_index(art: Art, rng: Generator) -> Image:
    """Upside down, on its side, or mirrored."""
    picture, box = _card_with_box(art, drawn.some_card(rng), rng)
    piece = _seen(picture, box, rng)
    kind = rng.random()
    if kind < 0.6:
        return piece[::-1, ::-1].copy()
    if kind < 0.9:
        sideways = np.ascontiguousarray(np.rot90(piece, int(rng.choice([1, 3]))))
        return cv2.resize(sideways, INDEX_SIZE, interpolation=cv2.INTER_AREA).astype(np.uint8)
    return _upside_down_suit_first(rng)


def _upside_down_suit_first(rng: Generator) -> Image:
    """The suit above an upright rank."""
    name, style = drawn.some_card(rng), drawn.some_style(rng)
    mask, rank_height = drawn.index(name[0], name[1], style, rng)
    swapped = np.vstack([mask[rank_height:], mask[:rank_height]])
    return _stamped(swapped, style.colours[name[1]], rng)


def _strange_index(rng: Generator) -> Image:
    """Another letter over a suit, a rank over what is no suit, a rank or a letter twice, a suit twice."""
    name, style = drawn.some_card(rng), drawn.some_style(rng)
    kind = rng.random()
    letter = str(rng.choice(OTHER_LETTERS))
    if kind < 0.5:
        mask, _ = drawn.index(letter, name[1], style, rng)
    elif kind < 0.65:
        mask, _ = drawn.index(name[0], str(rng.choice(OTHER_SIGNS)), style, rng)
    elif kind < 0.85:
        above, _ = drawn.index(name[0] if rng.random() < 0.5 else letter, "", style, rng)
        below, _ = drawn.index(drawn.some_card(rng)[0] if rng.random() < 0.7 else "0", "", style, rng)
        width = max(above.shape[1], below.shape[1])
        mask = np.vstack([_padded(above, width), np.zeros((6, width), np.uint8), _padded(below, width)])
    else:
        whole, rank_height = drawn.index(name[0], name[1], style, rng)
        mask = np.vstack([whole[rank_height:], whole[rank_height:]])
    return _stamped(mask, style.colours[name[1]], rng)


def _padded(mask: Image, width: int) -> Image:
    left = (width - mask.shape[1]) // 2
    return np.pad(mask, ((0, 0), (left, width - mask.shape[1] - left)))


def _stamped(mask: Image, ink: drawn.Colour, rng: Generator) -> Image:
    """A mask as an index on paper, and the piece round it."""
    paper = np.full((HEIGHT // 2 + mask.shape[0], WIDTH, 3), 250, np.uint8)
    left, top = int(rng.integers(6, 24)), int(rng.integers(6, 30))
    under = paper[top : top + mask.shape[0], left : left + mask.shape[1]]
    cover = mask[:, : under.shape[1], None].astype(np.uint16)
    under[:] = ((under * (255 - cover) + np.array(ink, np.uint16) * cover) // 255).astype(np.uint8)
    return _seen(paper, (left, top, left + under.shape[1], top + mask.shape[0]), rng)


def _part_of_an_index(art: Art, rng: Generator) -> Image:
    """Its rank alone, its suit alone, or the piece beside it."""
    picture, (left, top, right, bottom) = _card_with_box(art, drawn.some_card(rng), rng)
    half = (bottom - top) * 0.52
    kind = rng.random()
    if kind < 0.35:
        return _seen(picture, (left, top, right, int(top + half)), rng, off=0.04)
    if kind < 0.7:
        return _seen(picture, (left, int(bottom - half * 0.9), right, bottom), rng, off=0.04)
    side = (bottom - top) * (rng.uniform(0.55, 0.9) if rng.random() < 0.5 else -rng.uniform(0.55, 0.9))
    down = int(side) if rng.random() < 0.6 else 0
    across = 0 if down else int(side)
    return _seen(picture, (left + across, top + down, right + across, bottom + down), rng, off=0.02)
