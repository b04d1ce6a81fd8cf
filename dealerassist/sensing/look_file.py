"""A deck's own look in a file: a picture of each card's face, as `deck enrol` learned it under the table's camera.

The first line says what follows: the format's version, each card with the bytes of its picture, and the checksum of
them all. The pictures follow, in that order, as JPEG. These 52 faces, laid there to be learned, are all that is ever
kept of what a camera saw.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from itertools import accumulate
from typing import NoReturn

from dealerassist.cards import Card, CardTextError
from dealerassist.cards import card as card_of
from dealerassist.sensing.codes import LookError, SensingCode

FORMAT = 1
KEYS = {"look", "cards", "sha256"}
LARGEST = 4_000_000
"""Bytes. 52 cards are some 350 kB."""

Faces = Mapping[Card, bytes]
"""Each card's picture, as `camera.faces.packed` makes it."""


def read_look(content: bytes, file: str) -> dict[Card, bytes]:
    """The faces. Raises LookError naming file and reason."""
    if len(content) > LARGEST:
        _refuse(file, f"larger than {LARGEST // 1_000_000} MB: no deck's look")
    line, _, pictures = content.partition(b"\n")
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or "look" not in head:
        _refuse(file, "not a deck's look, as `deck enrol` writes it")
    if head["look"] != FORMAT:
        _refuse(file, f"written in format {head['look']}; this release reads {FORMAT}")
    lengths = head.get("cards")
    if set(head) != KEYS or not isinstance(lengths, dict) or not all(_is_length(each) for each in lengths.values()):
        _refuse(file, "its first line is damaged")
    if head["sha256"] != _checksum(lengths, pictures) or sum(lengths.values()) != len(pictures):
        _refuse(file, "damaged: its checksum differs; enrol the deck anew")
    if not lengths:
        _refuse(file, "no card was learned")
    ends = list(accumulate(lengths.values(), initial=0))
    return {_card(name, file): pictures[at:end] for name, at, end in zip(lengths, ends, ends[1:], strict=False)}


def look_content(faces: Faces) -> bytes:
    """What `read_look` reads."""
    lengths = {str(card): len(picture) for card, picture in faces.items()}
    pictures = b"".join(faces.values())
    head = {"look": FORMAT, "cards": lengths, "sha256": _checksum(lengths, pictures)}
    return json.dumps(head).encode() + b"\n" + pictures


def _checksum(lengths: Mapping[str, int], pictures: bytes) -> str:
    return hashlib.sha256(json.dumps(lengths).encode() + b"\n" + pictures).hexdigest()


def _is_length(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _card(name: str, file: str) -> Card:
    try:
        return card_of(name)
    except CardTextError:
        _refuse(file, f"{name}: no such card")


def _refuse(file: str, reason: str) -> NoReturn:
    raise LookError(SensingCode.BAD_LOOK, f"{file}: {reason}")
