"""What a deck's own look helps: each rendered deck is learned under an even lamp, and read under others without its
look and with it; then cards of all the other decks are laid under them, none of which that look may name wrongly.

    python -m deploy.cardnets.looks [DECK …] [--others N]

Lamps are those of `lamps` and, worse, of `light.photographed`. A deck whose name begins with `foreign` has other
letters or suits than the nets know; its cards are called by their places in the sheet.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from pathlib import Path

import cv2
import numpy as np
from numpy.random import Generator

from dealerassist.cards import card
from dealerassist.sensing.camera import Recogniser, learned_look, read_picture
from dealerassist.sensing.camera.edges import cut_at_its_edges
from dealerassist.sensing.camera.faces import face_of, packed
from dealerassist.sensing.camera.outlines import outlines
from dealerassist.sensing.look_file import Faces
from deploy.cardnets import places
from deploy.cardnets.decks import HEIGHT, RENDERED, WIDTH, Image
from deploy.cardnets.figures import bound
from deploy.cardnets.lamps import LIGHTS, SIZE, felt
from deploy.cardnets.light import photographed
from deploy.cardnets.scoring import Label, Photo, Score, score

CARD = 110
"""Pixels of a card's width, as under a camera over a table."""
AT_ONCE = 6
LEARNED_UNDER = "even"
READ_UNDER = ("even", "dim", "yellow", "blue", "glare", "blurred", "photographed", "photographed")
ROUNDS = 3
"""How often each card of a deck is read."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split(";", maxsplit=1)[0])
    parser.add_argument("decks", nargs="*", help="of build/cardnets/decks (all)")
    parser.add_argument("--others", type=int, default=1, help="scenes of each other deck, for each deck")
    asked = parser.parse_args()
    cv2.setNumThreads(1)
    decks = {folder.name: rendered(folder) for folder in sorted(RENDERED.iterdir())}
    plain, all_own, all_others = Recogniser(), Score(), Score()
    print("| deck | cards laid | without: right | unsure | wrong | with its look: right | unsure | wrong |")
    print("|---|---|---|---|---|---|---|---|")
    for name in asked.decks or decks:
        faces = learned(decks[name], np.random.default_rng([1, len(name)]))
        knows = Recogniser(look=learned_look([faces]))
        without, with_it = (read(decks[name], each, np.random.default_rng(2)) for each in (plain, knows))
        all_own.add(with_it)
        cells = [name, with_it.cards]
        cells += [cell for each in (without, with_it) for cell in (each.right, each.cards - each.right, each.wrong)]
        print("| " + " | ".join(map(str, cells)) + " |", *with_it.mistakes, flush=True)
        rng = np.random.default_rng(3)
        others = [other for other in decks if other != name for _ in range(asked.others)]
        for other, light in zip(others, cycle(READ_UNDER), strict=False):
            all_others.add(_scene(decks[other], _some(decks[other], rng), light, knows, rng))
    for words, total in (("its own", all_own), ("another deck's", all_others)):
        names = total.right + total.wrong + total.twice
        print(f"{words} cards under a look: {total.wrong} wrong of {names} names, {bound(total.wrong, names)}")
        print(*total.mistakes, sep="\n")


def rendered(folder: Path) -> dict[str, Image]:
    """Its cards by their names."""
    return {file.stem: read_picture(file) for file in sorted(folder.glob("*.png"))}


def learned(deck: Mapping[str, Image], rng: Generator) -> Faces:
    """Its look, each card laid once."""
    faces = {}
    for names in _batches(list(deck)):
        picture, quads = table(deck, names, LEARNED_UNDER, rng)
        found = outlines(picture)
        for name, quad in zip(names, quads, strict=True):
            place = min(found, key=lambda each: float(np.linalg.norm(each.mean(axis=0) - quad.mean(axis=0))))
            faces[card(name)] = packed(face_of(cut_at_its_edges(picture, place)))
    return faces


def read(deck: Mapping[str, Image], recogniser: Recogniser, rng: Generator) -> Score:
    """What is read of its cards, each laid `ROUNDS` times, under one lamp after the other."""
    names = [str(name) for _ in range(ROUNDS) for name in rng.permutation(list(deck))]
    total = Score()
    for some, light in zip(_batches(names), cycle(READ_UNDER), strict=False):
        total.add(_scene(deck, some, light, recogniser, rng))
    return total


def _scene(
    deck: Mapping[str, Image], names: Sequence[str], light: str, recogniser: Recogniser, rng: Generator
) -> Score:
    picture, quads = table(deck, names, light, rng)
    labels = tuple(Label(name, quad) for name, quad in zip(names, quads, strict=True))
    return score(Photo(Path(light), "drawn", "drawn", labels), recogniser.read(picture))


def table(
    deck: Mapping[str, Image], names: Sequence[str], light: str, rng: Generator, wide: int = CARD
) -> tuple[Image, list[places.Quad]]:
    """Up to six cards on felt, each turned somehow, and their corners."""
    picture, quads = felt(rng), []
    for at, name in enumerate(names):
        x, y = SIZE[0] * (at % 3 + 0.5) / 3, SIZE[1] * (0.27 if at < 3 else 0.73)
        quad = places.turned(places.around(x, y, wide, wide * HEIGHT / WIDTH), rng.uniform(0, 360))
        quads.append(places.shaken(quad, 0.012, rng))
        larger = (wide * 4 // 3, wide * 4 // 3 * HEIGHT // WIDTH)
        card_then = cv2.resize(deck[name], larger, interpolation=cv2.INTER_AREA)
        places.laid(np.asarray(card_then, np.uint8), picture, quads[-1])
    return photographed(picture, rng) if light == "photographed" else LIGHTS[light](picture, rng), quads


def _some(deck: Mapping[str, Image], rng: Generator) -> list[str]:
    return [str(name) for name in rng.choice(list(deck), AT_ONCE, replace=False)]


def _batches(names: Sequence[str]) -> Iterator[list[str]]:
    each = iter(names)
    while some := list(islice(each, AT_ONCE)):
        yield some


if __name__ == "__main__":
    main()
