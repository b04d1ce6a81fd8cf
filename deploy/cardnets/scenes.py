"""Draws the scenes that the tests read: tables with cards, backs, chips, hands and strange cards, under all sorts of
light, with labels as the photographs have them.

    python -m deploy.cardnets.scenes    # writes tests/sensing/camera/scenes, about a megabyte

Cards are drawn from glyphs; the courts' pictures are of react-playing-cards, under the MIT licence.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.random import Generator

from deploy.cardnets import drawn, places
from deploy.cardnets.art import Art, load_art, only
from deploy.cardnets.decks import HEIGHT, ROOT, WIDTH, Image
from deploy.cardnets.lamps import LIGHTS, SIZE, felt

FOLDER = ROOT / "tests" / "sensing" / "camera" / "scenes"
CARD = 150
"""Pixels of a card's width on the table, about."""


@dataclass(frozen=True, slots=True)
class Scene:
    """cards: on the table, in order; a later one lies over an earlier. `back`, `foreign`, `joker` are no cards of
    ours. lay: `apart`, `fan` or `row` (each over the last). light: of `LIGHTS`. four_colours, kind: of the deck."""

    name: str
    cards: str
    lay: str = "apart"
    light: str = "even"
    deck: str = "usual"
    also: str = ""


SCENES = [
    Scene("board", "Ah Kd 7c 7s 2h"),
    Scene("two-hands-and-a-board", "Qs Jd Ts 9h 3c Ac Ad"),
    Scene("sixes-and-nines", "6h 9h 6s 9s 6d 9d"),
    Scene("sevens-eights-nines", "7d 8d 9c 8s 7h"),
    Scene("aces", "As Ac Ah Ad"),
    Scene("courts", "Ks Qh Jc Kh Qd Js"),
    Scene("tens", "Ts Td Th Tc"),
    Scene("four-colours", "Ad 5c 8d Jc 3s 9h", deck="four-colours"),
    Scene("four-indices", "4h 6c Qd Ts 2s", deck="four-indices"),
    Scene("jumbo", "8h 3d Kc As 5s", deck="jumbo"),
    Scene("framed", "2c 5d 9s Qh 7c", deck="framed"),
    Scene("dim", "Kc 4s 9d 6h", light="dim"),
    Scene("yellow-lamp", "3h Jd 8c 5s", light="yellow"),
    Scene("blue-light", "Th 2d Ks 7c", light="blue"),
    Scene("glare", "As 6c 9h Qd 4d", light="glare"),
    Scene("blurred", "5h Tc 2s Jh", light="blurred"),
    Scene("fan", "2d 5c 8h Js Ah", lay="fan"),
    Scene("row", "Kd Ts 7h 4c As", lay="row"),
    Scene("chips-and-a-hand", "Jc 9c", also="chips hand"),
    Scene("backs", "", also="back back back"),
    Scene("foreign-and-jokers", "", also="foreign foreign joker joker"),
    Scene("nothing", "", also="chips hand words"),
    Scene("small-indices-out-of-focus", "8s 4h 6h 7d 9c", deck="small", light="blurred"),
]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    art = only(load_art(), frozenset({"react-2color"}))
    labels = []
    for number, scene in enumerate(SCENES):
        rng = np.random.default_rng([7, number])
        picture, corners = paint(scene, art, rng)
        file = f"scene_{scene.name}.jpg"
        cv2.imwrite(str(FOLDER / file), picture, [cv2.IMWRITE_JPEG_QUALITY, 74])
        cards = [
            {"card": name, "quad": np.round(quad, 1).tolist()}
            for name, quad in zip(scene.cards.split(), corners, strict=True)
        ]
        category = "overlap" if scene.lay != "apart" else "felt_overhead" if cards else "reject"
        labels.append({"file": file, "category": category, "size": list(SIZE), "cards": cards})
    (FOLDER / "labels.json").write_text(json.dumps(labels, indent=1) + "\n")


def paint(scene: Scene, art: Art, rng: Generator) -> tuple[Image, list[places.Quad]]:
    """The picture, and the corners of its cards in their order."""
    table = felt(rng)
    style = _style(scene.deck, rng)
    names, things = scene.cards.split(), scene.also.split()
    flat = [thing for thing in things if thing in ("back", "foreign", "joker")]
    quads = LAYS[scene.lay](len(names) + len(flat), rng)
    for name, quad in zip(names, quads, strict=False):
        picture, _ = drawn.draw(name, style, rng, art.court(name, rng))
        places.laid(_shrunk(picture), table, quad)
    for thing, quad in zip(flat, quads[len(names) :], strict=True):
        places.laid(_shrunk(_other_card(thing, art, rng)), table, quad)
    for thing in things:
        if thing in THINGS:
            THINGS[thing](table, rng)
    return LIGHTS[scene.light](table, rng), quads[: len(names)]


def _style(deck: str, rng: Generator) -> drawn.Style:
    """A printer as `some_style` knows them, but of the kind that is asked for and without accidents."""
    red, black = (30, 20, 205), (25, 25, 25)
    colours = {"c": black, "s": black, "h": red, "d": red}
    style = replace(
        drawn.some_style(rng), font="NimbusRoman-Bold", suits="DejaVuSans", colours=colours, rank_width=0.085,
        rank_height=0.085, suit_width=0.085, suit_height=0.065, gap=0.012, ten_gap=0.12, inset=(0.04, 0.035),
        four=deck == "four-indices", frame=deck == "framed", panel=False, pip=0.17,
        pips_left=0.3, pips_top=0.17, weight=0,
    )  # fmt: skip
    if deck == "four-colours":
        return replace(style, colours={"c": (40, 120, 20), "s": black, "h": red, "d": (210, 90, 20)})
    if deck == "jumbo":
        return replace(style, rank_width=0.15, rank_height=0.16, suit_width=0.15, suit_height=0.12, pip=0.13)
    if deck == "small":
        return replace(
            style, rank_width=0.062, rank_height=0.062, suit_width=0.062, suit_height=0.048, gap=0.008,
            inset=(0.13, 0.13), pips_left=0.34, pips_top=0.24,
        )  # fmt: skip
    return style


def _shrunk(card: Image) -> Image:
    return cv2.resize(card, (WIDTH * 2 // 3, HEIGHT * 2 // 3), interpolation=cv2.INTER_AREA).astype(np.uint8)


def _apart(count: int, rng: Generator) -> list[places.Quad]:
    across = max(1, (count + 1) // 2)
    quads = []
    for at in range(count):
        x = SIZE[0] * (at % across + 0.5) / across
        y = SIZE[1] * (0.27 if at < across else 0.73)
        quad = places.around(x, y, CARD, CARD * HEIGHT / WIDTH)
        quads.append(places.shaken(places.turned(quad, rng.uniform(0, 360)), 0.012, rng))
    return quads


def _fan(count: int, rng: Generator) -> list[places.Quad]:
    """Each turned a little more about a point below, as cards are held."""
    pivot = np.array([SIZE[0] / 2, SIZE[1] * 1.15], np.float32)
    straight = places.around(SIZE[0] / 2, SIZE[1] * 0.5, CARD * 1.4, CARD * 1.4 * HEIGHT / WIDTH)
    turn = np.radians(-24 + 12.0 * np.arange(count))
    quads = []
    for angle in turn:
        matrix = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        quads.append(np.asarray((straight - pivot) @ matrix + pivot, np.float32))
    return quads


def _row(count: int, rng: Generator) -> list[places.Quad]:
    """Each over the one before, its index left free, as a dealer spreads them."""
    tilt = rng.uniform(-12, 12)
    first = SIZE[0] * 0.3
    quads = [
        places.around(first + 70 * at, SIZE[1] * 0.5 + 5 * at, CARD * 1.3, CARD * 1.3 * HEIGHT / WIDTH)
        for at in range(count)
    ]
    return [places.turned(quad, tilt) for quad in quads]


LAYS: dict[str, Callable[[int, Generator], list[places.Quad]]] = {"apart": _apart, "fan": _fan, "row": _row}


def _other_card(thing: str, art: Art, rng: Generator) -> Image:
    picture = np.full((HEIGHT, WIDTH, 3), 250, np.uint8)
    if thing == "foreign":
        letter, sign = str(rng.choice(["B", "D", "V", "R"])), "★"
        mask, _ = drawn.index(letter, sign, _style("usual", rng), rng)
        for way in (picture, picture[::-1, ::-1]):
            way[14 : 14 + mask.shape[0], 14 : 14 + mask.shape[1]][mask > 127] = (25, 25, 25)
        court = art.card("Kd", rng)
        picture[70:-70, 80:-80] = court[70:-70, 80:-80]
    elif thing == "joker":
        for _ in range(2):
            for at, letter in enumerate("JOKER"):
                cv2.putText(picture, letter, (12, 44 + 36 * at), cv2.FONT_HERSHEY_DUPLEX, 1.1, (20, 20, 180), 2)
            picture = np.ascontiguousarray(picture[::-1, ::-1])
        cv2.circle(picture, (WIDTH // 2, HEIGHT // 2), 80, (30, 160, 220), -1)
    else:
        for at in range(-HEIGHT, HEIGHT, 14):
            cv2.line(picture, (at, 0), (at + HEIGHT, HEIGHT), (140, 40, 30), 3)
            cv2.line(picture, (at, HEIGHT), (at + HEIGHT, 0), (140, 40, 30), 3)
        cv2.rectangle(picture, (0, 0), (WIDTH - 1, HEIGHT - 1), (250, 250, 250), 26)
    return picture


def _chips(table: Image, rng: Generator) -> None:
    for _ in range(7):
        x, y = int(rng.uniform(0, SIZE[0])), int(rng.choice([rng.uniform(0, 60), rng.uniform(SIZE[1] - 60, SIZE[1])]))
        colour = tuple(int(part) for part in rng.integers(30, 230, 3))
        cv2.circle(table, (x, y), 44, colour, -1, cv2.LINE_AA)
        for spoke in range(6):
            cv2.ellipse(table, (x, y), (39, 39), 0, 60 * spoke, 60 * spoke + 22, (245, 245, 245), 9, cv2.LINE_AA)
        cv2.circle(table, (x, y), 24, (240, 240, 240), -1, cv2.LINE_AA)
        value = str(rng.choice(["5", "25", "100", "10"]))
        cv2.putText(
            table, value, (x - 9 * len(value), y + 9), cv2.FONT_HERSHEY_DUPLEX, 0.8, (30, 30, 30), 2, cv2.LINE_AA
        )


def _hand(table: Image, rng: Generator) -> None:
    skin = (120, 155, 205)
    for finger in range(4):
        x = 700 + 46 * finger
        cv2.ellipse(table, (x, 470 - 14 * (finger % 3)), (21, 120), 0, 0, 360, skin, -1, cv2.LINE_AA)
        cv2.ellipse(table, (x, 365 - 14 * (finger % 3)), (13, 15), 0, 0, 360, (165, 185, 225), -1, cv2.LINE_AA)
    cv2.ellipse(table, (770, 610), (125, 110), 0, 0, 360, skin, -1, cv2.LINE_AA)


def _words(table: Image, rng: Generator) -> None:
    for at, words in enumerate(("TEXAS HOLD'EM", "INSURANCE PAYS 2 TO 1", "A K Q J 10 9")):
        place = (60, 160 + 90 * at)
        cv2.putText(table, words, place, cv2.FONT_HERSHEY_TRIPLEX, 1.5, (190, 220, 230), 3, cv2.LINE_AA)


THINGS: dict[str, Callable[[Image, Generator], None]] = {"chips": _chips, "hand": _hand, "words": _words}


if __name__ == "__main__":
    main()
