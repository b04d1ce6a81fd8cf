"""Pictures for the card net: whole cards as an outline finder cuts them out, and what it cuts out that is no card."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.random import Generator

from dealerassist.sensing.camera.patches import CARD_SIZE
from deploy.cardnets import drawn, places
from deploy.cardnets.art import Art
from deploy.cardnets.decks import HEIGHT, RANKS, SUITS, WIDTH, Image
from deploy.cardnets.light import background, photographed

NO_RANK, NO_SUIT = 13, 4
Sample = tuple[Image, int, int]
"""The piece, its rank (index in `RANKS`, or 13 for none), its suit (index in `SUITS`, or 4)."""
MORE_ACES = 0.05
"""The ace of spades is the card on which printers differ most: so many more of it."""
SHRUNK = (WIDTH // 2, HEIGHT // 2)


def card_sample(art: Art, rng: Generator) -> Sample:
    """One labelled picture; a fifth show no readable card."""
    if rng.random() < 0.2:
        return photographed(_no_card(art, rng), rng), NO_RANK, NO_SUIT
    name = "As" if rng.random() < MORE_ACES else drawn.some_card(rng)
    picture = a_card(art, name, rng)
    if rng.random() < 0.2:
        _without_indices(picture, name, rng)
    if rng.random() < 0.2:
        _something_on_it(picture, rng)
    return _seen(picture, rng), RANKS.index(name[0]), SUITS.index(name[1])


def a_card(art: Art, name: str, rng: Generator) -> Image:
    """That card: of a deck, of a deck with other indices, or drawn."""
    kind = rng.random()
    style = drawn.some_style(rng)
    if kind < 0.5:
        return drawn.draw(name, style, rng, art.court(name, rng))[0]
    picture = art.card(name, rng).copy()
    if kind > 0.8:
        drawn.put_indices(picture, name, style, rng, clear=True)
    return picture


def _without_indices(picture: Image, name: str, rng: Generator) -> None:
    """One index is gone; of a card that its pips tell, sometimes both."""
    width, height = int(WIDTH * rng.uniform(0.14, 0.2)), int(HEIGHT * rng.uniform(0.2, 0.3))
    paper = picture[2:6, WIDTH // 2].mean(axis=0)
    if rng.random() < 0.5:
        picture[:height, :width] = paper
        if name[0] in drawn.PIPS and rng.random() < 0.6:
            picture[-height:, -width:] = paper
    else:
        picture[-height:, -width:] = paper


def _something_on_it(picture: Image, rng: Generator) -> None:
    """A finger, a chip or another card over a part."""
    x, y = int(rng.uniform(0, WIDTH)), int(rng.choice([0, HEIGHT]) + rng.uniform(-60, 60))
    kind = rng.random()
    if kind < 0.5:
        skin = np.array([130, 160, 205]) * rng.uniform(0.4, 1.2)
        axes = (int(rng.uniform(15, 40)), int(rng.uniform(50, 130)))
        cv2.ellipse(picture, (x, y), axes, rng.uniform(-30, 30), 0, 360, np.clip(skin, 0, 255).tolist(), -1)
    elif kind < 0.75:
        cv2.circle(picture, (x, y), int(rng.uniform(30, 80)), rng.integers(0, 256, 3).tolist(), -1)
    else:
        corner = places.turned(places.around(x, y, 150, 210), rng.uniform(0, 90)).astype(np.int32)
        cv2.fillPoly(picture, [corner], (250, 250, 250))
        cv2.polylines(picture, [corner], True, (120, 120, 120), 1)


def _seen(picture: Image, rng: Generator) -> Image:
    """Cut out by corners that are not quite the card's, either way up."""
    small = cv2.resize(picture, SHRUNK, interpolation=cv2.INTER_AREA).astype(np.uint8)
    if rng.random() < 0.5:
        small = small[::-1, ::-1].copy()
    edge = 24
    ground = background(SHRUNK[1] + 2 * edge, SHRUNK[0] + 2 * edge, rng)
    ground[edge:-edge, edge:-edge] = small
    zoom = rng.uniform(0.93, 1.04)
    quad = places.around(edge + SHRUNK[0] / 2, edge + SHRUNK[1] / 2, SHRUNK[0] * zoom, SHRUNK[1] * zoom)
    return photographed(places.cut(ground, places.shaken(quad, 0.035, rng), CARD_SIZE), rng)


def _no_card(art: Art, rng: Generator) -> Image:
    kind = rng.random()
    if kind < 0.25:
        foreign = art.foreign[int(rng.integers(len(art.foreign)))]
        return cv2.resize(foreign, CARD_SIZE, interpolation=cv2.INTER_AREA).astype(np.uint8)
    if kind < 0.45:
        return _back(rng)
    if kind < 0.6:
        card = a_card(art, drawn.some_card(rng), rng)
        sideways = np.ascontiguousarray(np.rot90(card, int(rng.choice([1, 3]))))
        return cv2.resize(sideways, CARD_SIZE, interpolation=cv2.INTER_AREA).astype(np.uint8)
    if kind < 0.75:
        return _wrongly_cut(art, rng)
    if kind < 0.85:
        return joker(art, rng)
    return background(CARD_SIZE[1], CARD_SIZE[0], rng)


def _back(rng: Generator) -> Image:
    picture = np.full((CARD_SIZE[1], CARD_SIZE[0], 3), 250, np.uint8)
    edge = int(rng.integers(0, 9))
    inner = background(CARD_SIZE[1] - 2 * edge, CARD_SIZE[0] - 2 * edge, rng)
    colour = tuple(int(part) for part in rng.integers(0, 256, 3))
    step = int(rng.integers(3, 12))
    for at in range(-CARD_SIZE[1], CARD_SIZE[1], step):
        cv2.line(inner, (at, 0), (at + CARD_SIZE[1], CARD_SIZE[1]), colour, 1)
        cv2.line(inner, (at, CARD_SIZE[1]), (at + CARD_SIZE[1], 0), colour, 1)
    if rng.random() < 0.4:
        cv2.circle(inner, (inner.shape[1] // 2, inner.shape[0] // 2), int(rng.integers(5, 30)), colour, -1)
    picture[edge : CARD_SIZE[1] - edge, edge : CARD_SIZE[0] - edge] = inner
    return picture


def _wrongly_cut(art: Art, rng: Generator) -> Image:
    """The inner frame of a court, half a card, or two that touch."""
    name = drawn.some_card(rng)
    card = a_card(art, name, rng)
    kind = rng.random()
    if kind < 0.4:
        card = art.card(str(rng.choice(list("JQK"))) + name[1], rng)
        left, top = int(WIDTH * rng.uniform(0.2, 0.3)), int(HEIGHT * rng.uniform(0.12, 0.3))
        piece = card[top : HEIGHT - top, left : WIDTH - left]
    elif kind < 0.7:
        top = int(HEIGHT * rng.uniform(0.32, 0.5))
        piece = card[top : HEIGHT - int(HEIGHT * rng.uniform(0.25, 0.4))]
    else:
        piece = np.hstack([card, a_card(art, drawn.some_card(rng), rng)])
    return cv2.resize(piece, CARD_SIZE, interpolation=cv2.INTER_AREA).astype(np.uint8)


def joker(art: Art, rng: Generator) -> Image:
    """JOKER down the side, somebody in the middle; or an advertisement."""
    picture = np.full((HEIGHT, WIDTH, 3), 250, np.uint8)
    ink = (0, 0, 200) if rng.random() < 0.5 else (20, 20, 20)
    words = "JOKER" if rng.random() < 0.8 else "RULES"
    for _ in range(2):
        for at, letter in enumerate(words):
            cv2.putText(picture, letter, (8, 40 + 30 * at), cv2.FONT_HERSHEY_DUPLEX, rng.uniform(0.7, 1), ink, 2)
        picture = np.ascontiguousarray(picture[::-1, ::-1])
    if rng.random() < 0.7:
        court = art.card(str(rng.choice(["Jc", "Qh", "Kd", "Js"])), rng)
        picture[90:-90, 70:-70] = court[90:-90, 70:-70]
    return cv2.resize(picture, CARD_SIZE, interpolation=cv2.INTER_AREA).astype(np.uint8)
