"""A deck's tags in a file: which one is which card; and which are dealer pucks.

    name = "red"                     # else the file's own name
    pucks = ["E004015A11223344"]     # in the file of any deck
    [cards]
    As = "E0040150A1B2C3D4"
    Ks = ["E0040150A1B2C3D6", "E0040150A1B2C3D7"]     # a spare card: two of one face on the table are a doubt

A table with two decks that take turns has a file for each.
Numbers are written as they are printed on labels: 16 hexadecimal digits that begin with E0. The file is as secret as
the hole cards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import PurePath
from typing import NoReturn

from dealerassist.cards import CardTextError
from dealerassist.cards import card as card_of
from dealerassist.sensing.codes import DeckError, SensingCode
from dealerassist.sensing.deck import Deck
from dealerassist.sensing.protocol import TAG_BYTES

KEYS = ("name", "pucks", "cards")
LONGEST_NAME = 7
"""Letters: it stands in a key of SET UP."""


def read_deck(text: str, file: str) -> tuple[Deck, tuple[bytes, ...]]:
    """The deck and the pucks' tags. Raises DeckError naming file, key and reason; it never quotes a tag's number."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        _refuse(file, "text", str(error))
    unknown = sorted(set(table) - set(KEYS))
    if unknown:
        _refuse(file, unknown[0], f"no such key (there are {', '.join(KEYS)})")
    cards = table.get("cards")
    if not isinstance(cards, dict) or not cards:
        _refuse(file, "cards", "a table of cards and their tags is missing")
    faces = {}
    for name, tags in cards.items():
        try:
            card = card_of(name)
        except CardTextError:
            _refuse(file, f"cards.{name}", "no such card")
        for tag in tags_of(file, f"cards.{name}", tags):
            if tag in faces:
                _refuse(file, f"cards.{name}", "one of its tags stands in the file twice")
            faces[tag] = card
    pucks = tuple(tags_of(file, "pucks", table.get("pucks", [])))
    if not faces.keys().isdisjoint(pucks):
        _refuse(file, "pucks", "a puck has the tag of a card")
    return Deck(faces, _name(file, table.get("name"))), pucks


def _name(file: str, said: object) -> str:
    """What the deck is called; by its file as far as that fits."""
    if said is None:
        return PurePath(file).stem[:LONGEST_NAME]
    if not isinstance(said, str) or not said.strip() or not said.isprintable() or len(said) > LONGEST_NAME:
        _refuse(file, "name", f"a deck's name is text of up to {LONGEST_NAME} letters")
    return said


def tags_of(file: str, key: str, numbers: object) -> Iterator[bytes]:
    """One number or a list of them, in the order of the air: the last byte first. Raises DeckError."""
    for number in numbers if isinstance(numbers, list) else [numbers]:
        try:
            tag = bytes.fromhex(number) if isinstance(number, str) else b""
        except ValueError:
            tag = b""
        if len(tag) != TAG_BYTES:
            _refuse(file, key, f"a tag's number has {2 * TAG_BYTES} hexadecimal digits")
        yield tag[::-1]


def _refuse(file: str, key: str, reason: str) -> NoReturn:
    raise DeckError(SensingCode.BAD_DECK, f"{file}: {key}: {reason}")
