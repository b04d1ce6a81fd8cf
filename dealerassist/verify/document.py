"""A showdown document as typed values: the shape of the text is judged here, its meaning in `showdown`."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec

from dealerassist.engine import DEFAULT_PRESET
from dealerassist.engine.setup import SEATS
from dealerassist.engine.toml_text import read_toml
from dealerassist.verify.codes import VerifyCode, VerifyError

LARGEST_TEXT = 1_000_000
"""Characters. Ten seats need less than a thousand."""


class SeatEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that was dealt in. `bet` is all it put in, the uncalled part included, in chips.

    cards: its hole cards, "" where it did not table them. up: its up cards in stud. mucked: it went to the showdown and
    gave up its hand there.
    """

    seat: int
    bet: int
    cards: str = ""
    up: str = ""
    folded: bool = False
    mucked: bool = False


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of a document. `board` is a list where it was run twice; `rake` is the amount taken, in chips.

    pack: how many cards the pack has, where the game may be dealt from several. button: not needed where there is none.
    """

    game: str
    seats: list[SeatEntry]
    button: int | None = None
    chip: int = 1
    house: str = DEFAULT_PRESET
    board: str | list[str] = ""
    rake: int = 0
    pack: int | None = None


_Shape = TypeVar("_Shape", bound=msgspec.Struct)

_TYPES = {
    "int": "a whole number",
    "int | null": "a whole number",
    "float": "a number with a fraction",
    "str": "a text",
    "str | array": "a text or a list of texts",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "null": "nothing",
}


def read_document(text: str) -> Document:
    """Read a document from JSON or TOML. Raises VerifyError, which names the place."""
    if len(text) > LARGEST_TEXT:
        raise VerifyError(VerifyCode.TOO_LARGE, most=LARGEST_TEXT)
    content = text.lstrip("\ufeff \t\r\n")
    table = _from_json(content) if content.startswith("{") else _from_toml(content)
    entries = table.get("seats")
    if not isinstance(entries, list):
        return _shaped(table, Document, "")
    if len(entries) > len(SEATS):
        raise VerifyError(VerifyCode.TOO_MANY_SEATS, most=len(SEATS), count=len(entries))
    document = _shaped({**table, "seats": []}, Document, "")
    seats = [_shaped(entry, SeatEntry, _place(entry, number)) for number, entry in enumerate(entries, 1)]
    return msgspec.structs.replace(document, seats=seats)


def _from_json(text: str) -> dict[str, Any]:
    try:
        table: dict[str, Any] = json.loads(text, object_pairs_hook=_each_once)
    except VerifyError:
        raise
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise VerifyError(VerifyCode.BAD_DOCUMENT, form="JSON", reason=f"{error.msg} ({place})") from None
    except RecursionError:
        raise VerifyError(VerifyCode.TOO_DEEP) from None
    except ValueError:
        raise VerifyError(VerifyCode.BAD_DOCUMENT, form="JSON", reason="a number has too many digits") from None
    return table


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose keys all differ; JSON itself would let the last of two equal keys win."""
    table = dict(pairs)
    if len(table) < len(pairs):
        twice = next(key for number, (key, _) in enumerate(pairs) if key in dict(pairs[:number]))
        raise VerifyError(VerifyCode.DUPLICATE_FIELD, field=twice)
    return table


def _from_toml(text: str) -> dict[str, Any]:
    try:
        return read_toml(text)
    except ValueError as error:
        raise VerifyError(VerifyCode.BAD_DOCUMENT, form="TOML", reason=str(error)) from None


def _place(entry: object, number: int) -> str:
    """How a seat is named in messages: by its number, or by its place in the list where that is no help."""
    seat = entry.get("seat") if isinstance(entry, dict) else None
    return f"seat {seat}" if type(seat) is int and seat in SEATS else f"seats, entry {number}"


def _shaped(table: object, shape: type[_Shape], place: str) -> _Shape:
    """`table` as a `shape`; `place` is where it stands in the document, "" for the document itself."""
    if isinstance(table, dict):
        _check_fields(table, shape, place)
    try:
        return msgspec.convert(table, shape, strict=True)
    except msgspec.ValidationError as error:
        raise _wrong_type(str(error), place) from None


@cache
def _fields(shape: type[msgspec.Struct]) -> dict[str, bool]:
    """The fields of a shape, and which must be there."""
    return {field.name: field.required for field in msgspec.structs.fields(shape)}


def _check_fields(table: Mapping[str, object], shape: type[msgspec.Struct], place: str) -> None:
    known = _fields(shape)
    for name in table:
        if name not in known:
            raise VerifyError(VerifyCode.UNKNOWN_FIELD, place=place, field=name, known=", ".join(known))
    for name, required in known.items():
        if required and name not in table:
            raise VerifyError(VerifyCode.MISSING_FIELD, place=place, field=name)


_MISMATCH = re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)`(?: - at `\$\.(?P<field>\w+)[^`]*`)?")


def _wrong_type(message: str, place: str) -> VerifyError:
    """The fields are right, so the only thing left to be wrong is a value's type."""
    found = _MISMATCH.fullmatch(message)
    if found is None:
        return VerifyError(VerifyCode.WRONG_TYPE, place=place, expected=message)
    where = ", ".join(part for part in (place, found["field"]) if part)
    expected, got = (_TYPES.get(found[name], found[name]) for name in ("expected", "got"))
    return VerifyError(VerifyCode.WRONG_TYPE, place=where, expected=expected, got=got)
