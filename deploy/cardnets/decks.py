"""Decks whose art may be used: fetched from npm and Debian by their own clients, rendered to pictures of one size.

    python -m deploy.cardnets.decks    # needs npm, apt-get, dpkg-deb and rsvg-convert (Debian: librsvg2-bin)

cardsJS, svg-cards and playing-cards-standard-deck are under the LGPL, react-playing-cards under the MIT licence, the
sheets of aisleriot under the GPL 3 or later. Only the pictures are used, and only to train; none is in the repository.
"""

from __future__ import annotations

import gzip
import subprocess
import tarfile
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).parents[2]
FETCHED = ROOT / "build" / "cardnets" / "fetched"
RENDERED = ROOT / "build" / "cardnets" / "decks"
WIDTH, HEIGHT = 300, 420
RANKS, SUITS = "A23456789TJQK", "cdhs"
NAMES = tuple(rank + suit for suit in SUITS for rank in RANKS)

NPM = {
    "cards-js": "cardsJS@1.1.1",
    "svg-cards": "svg-cards@4.0.2",
    "standard": "@younestouati/playing-cards-standard-deck@3.0.0",
    "react": "@heruka_urgyen/react-playing-cards@0.5.0",
}
SHEETS = {
    "read": """
        anglo anglo_bitmap anglo_modern anglo_modern_4_color anglo_poker gnomangelo gnomangelo_bitmap
        neoclassical neoclassical_4_color ornamental plastic simplistic guyenne-classic tango dondorf
        atlasnye bellot orell paris
    """,
    "foreign": "ancient_french berlin lattmann rheinland swiss-xvii tarocco",
}
"""Of Debian's gnome-cards-data. `read`: ranks A 2…10 J Q K by those letters; of `foreign` nothing may be named."""
COURTS_SPEAK_ANOTHER_TONGUE = {"guyenne-classic", "dondorf"}

Image = NDArray[np.uint8]


def main() -> None:
    FETCHED.mkdir(parents=True, exist_ok=True)
    for name, package in NPM.items():
        _fetch_npm(name, package)
    sheets = _fetch_debian()
    for deck, faces in _npm_decks():
        for card, file in faces.items():
            _save(deck, card, _render(file, WIDTH, HEIGHT))
    for kind, names in SHEETS.items():
        for name in names.split():
            sheet = _render(sheets / f"{name}.svgz", WIDTH * 13, HEIGHT * 5)
            for card, picture in _cut(sheet):
                if kind == "foreign" or name not in COURTS_SPEAK_ANOTHER_TONGUE or card[0] not in "JQK":
                    _save(name if kind == "read" else f"foreign-{name}", card, picture)
    print(f"{len(list(RENDERED.glob('*/*.png')))} pictures in {RENDERED}")


def _fetch_npm(name: str, package: str) -> None:
    place = FETCHED / name
    if place.exists():
        return
    packed = subprocess.run(
        ["npm", "pack", "--silent", package], cwd=FETCHED, check=True, capture_output=True, text=True
    ).stdout.split()[-1]
    with tarfile.open(FETCHED / packed) as archive:
        archive.extractall(place, filter="data")


def _fetch_debian() -> Path:
    place = FETCHED / "aisleriot"
    if not place.exists():
        subprocess.run(["apt-get", "download", "gnome-cards-data"], cwd=FETCHED, check=True)
        package = next(FETCHED.glob("gnome-cards-data_*.deb"))
        subprocess.run(["dpkg-deb", "--extract", package, place], check=True)
    return place / "usr/share/aisleriot/cards"


def _npm_decks() -> Iterator[tuple[str, dict[str, Path]]]:
    place = FETCHED / "cards-js/package/cards"
    yield "cards-js", {name: place / f"{_ten(name[0])}{name[1].upper()}.svg" for name in NAMES}
    words = {"c": "club", "d": "diamond", "h": "heart", "s": "spade"}
    ranks = {"T": "10", "A": "1", "J": "jack", "Q": "queen", "K": "king"}
    place = FETCHED / "svg-cards/package/png/2x"
    yield "svg-cards", {name: place / f"{words[name[1]]}_{ranks.get(name[0], name[0])}.png" for name in NAMES}
    place = FETCHED / "standard/package/cards"
    yield "standard", {name: place / f"{1 + RANKS.index(name[0])}{name[1]}.svg" for name in NAMES}
    for folder in sorted((FETCHED / "react/package/src/images").glob("*color*/")):
        yield f"react-{folder.name}", {name: folder / f"{name[0]}{name[1].upper()}.svg" for name in NAMES}


def _ten(rank: str) -> str:
    return "10" if rank == "T" else rank


def _render(file: Path, width: int, height: int) -> Image:
    """On white, at this size."""
    if file.suffix == ".png":
        picture = cv2.imread(str(file), cv2.IMREAD_UNCHANGED)
    else:
        svg = gzip.decompress(file.read_bytes()) if file.suffix == ".svgz" else file.read_bytes()
        size = ["--width", str(width), "--height", str(height)]
        png = subprocess.run(["rsvg-convert", "--unlimited", *size], input=svg, check=True, capture_output=True).stdout
        picture = cv2.imdecode(np.frombuffer(png, np.uint8), cv2.IMREAD_UNCHANGED)
    assert picture is not None, file
    if picture.shape[2] == 4:
        cover = picture[..., 3:].astype(np.float32) / 255
        picture = (picture[..., :3] * cover + 255 * (1 - cover)).astype(np.uint8)
    return cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA).astype(np.uint8)


def _cut(sheet: Image) -> Iterator[tuple[str, Image]]:
    """Rows clubs, diamonds, hearts, spades, others; columns ace to king."""
    for row, suit in enumerate(SUITS):
        for column, rank in enumerate(RANKS):
            top, left = row * HEIGHT, column * WIDTH
            yield rank + suit, sheet[top : top + HEIGHT, left : left + WIDTH]


def _save(deck: str, card: str, picture: Image) -> None:
    place = RENDERED / deck
    place.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(place / f"{card}.png"), picture)


if __name__ == "__main__":
    main()
