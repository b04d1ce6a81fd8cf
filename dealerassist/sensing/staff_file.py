"""The staff's cards in a file: which tag signs which dealer in.

    4711 = "E0040150A1B2C3D4"
    0042 = ["E0040150A1B2C3D5", "E0040150A1B2C3D6"]     # who has two cards

A dealer is known by the four digits that he would type; `[dealers]` of `table.toml` gives them a name. Numbers of tags
are written as in a deck's file, and as secret: whoever has one can deal under another's name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping

from dealerassist.sensing.codes import DeckError, SensingCode
from dealerassist.sensing.deck_file import tags_of

DIGITS = 4


def read_staff(text: str, file: str) -> Mapping[bytes, str]:
    """Tag number -> the dealer's four digits. Raises DeckError naming file, key and reason, never a tag's number."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DeckError(SensingCode.BAD_STAFF, f"{file}: text: {error}") from None
    staff: dict[bytes, str] = {}
    for dealer, tags in table.items():
        if len(dealer) != DIGITS or not (dealer.isascii() and dealer.isdecimal()):
            raise DeckError(SensingCode.BAD_STAFF, f"{file}: {dealer}: a dealer's number has {DIGITS} digits")
        for tag in tags_of(file, dealer, tags):
            if tag in staff:
                raise DeckError(SensingCode.BAD_STAFF, f"{file}: {dealer}: one of its tags stands in the file twice")
            staff[tag] = dealer
    return staff
