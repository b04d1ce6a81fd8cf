"""Where board and seats are in the camera's picture, as a file beside the table's:

    size = [1280, 720]                                   # of the camera's pictures, in pixels
    board = [[210, 310], [870, 305], [880, 490], [205, 495]]
    [seats]
    3 = [[30, 12], [310, 12], [310, 188], [30, 188]]
    [up.3]                                               # stud only
    area = [[60, 40], [280, 40], [280, 150], [60, 150]]
    card = 5430.0                                        # square pixels that a card covers there

`board` is the area of the five places, whose corners stand clockwise, that of the first place and farthest from the
dealer first. A seat's is where its hand is tabled, `up` where its up cards lie in stud; a seat without one is not
looked at.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NoReturn

from dealerassist.sensing.codes import CalibrationError, SensingCode
from dealerassist.sensing.zones import SEATS

Corners = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]
"""x, y in pixels of the camera's picture, clockwise as it is seen."""
KEYS = ("size", "board", "seats", "up")
UP_KEYS = {"area", "card"}
PLACES = 5
NARROWEST_PLACE = 40.0
"""Pixels: the index of a card on a narrower place cannot be read."""
LARGEST_SIDE = 10_000
SMALLEST_CARD = 600.0
"""Square pixels: one of 20 × 30 cannot be read."""


@dataclass(frozen=True, slots=True)
class UpArea:
    """Where a seat's up cards lie. card: square pixels that a card covers there while it lies flat."""

    corners: Corners
    card: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """size: width and height of the camera's pictures in pixels. seats: seat, 1 to 10 -> where its hand is tabled.
    up: seat -> where its up cards lie.
    """

    size: tuple[int, int]
    board: Corners
    seats: Mapping[int, Corners] = field(default_factory=dict)
    up: Mapping[int, UpArea] = field(default_factory=dict)


def read_calibration(text: str, file: str) -> Calibration:
    """Raises CalibrationError naming file, key and reason."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        _refuse(file, "text", str(error))
    if unknown := sorted(set(table) - set(KEYS)):
        _refuse(file, unknown[0], f"no such key (there are {', '.join(KEYS)})")
    size = _size(file, table.get("size"))
    board = _corners(file, "board", table.get("board"), size)
    if _width(board) < PLACES * NARROWEST_PLACE:
        _refuse(file, "board", f"too small to read cards on it: {NARROWEST_PLACE:.0f} pixels a place at least")
    seats = {seat: _corners(file, key, said, size) for seat, key, said in _seats(file, "seats", table)}
    up = {seat: _up_area(file, key, said, size) for seat, key, said in _seats(file, "up", table)}
    return Calibration(size, board, seats, up)


def calibration_text(calibration: Calibration) -> str:
    """The text that `read_calibration` makes the same of, to a tenth of a pixel."""
    lines = ["# Where board and seats are in the camera's picture; `dealerassist camera` writes it."]
    lines += [f"size = {list(calibration.size)}", f"board = {_pairs(calibration.board)}"]
    lines += ["", "[seats]"] if calibration.seats else []
    lines += [f"{seat} = {_pairs(corners)}" for seat, corners in sorted(calibration.seats.items())]
    for seat, up in sorted(calibration.up.items()):
        lines += ["", f"[up.{seat}]", f"area = {_pairs(up.corners)}", f"card = {round(up.card, 1)}"]
    return "\n".join(lines) + "\n"


def clockwise(corners: Corners) -> bool:
    """Do these corners go round a convex area, clockwise as it is seen?"""
    return all(_turn(corners[at - 2], corners[at - 1], corners[at]) > 0 for at in range(4))


def _turn(one: tuple[float, float], two: tuple[float, float], three: tuple[float, float]) -> float:
    return (two[0] - one[0]) * (three[1] - two[1]) - (two[1] - one[1]) * (three[0] - two[0])


def _width(corners: Corners) -> float:
    (left, top), (right, also_top), *_ = corners
    return float(((right - left) ** 2 + (also_top - top) ** 2) ** 0.5)


def _size(file: str, said: object) -> tuple[int, int]:
    match said:
        case [int(wide), int(high)] if 0 < wide <= LARGEST_SIDE and 0 < high <= LARGEST_SIDE:
            return wide, high
    _refuse(file, "size", "width and height of the camera's pictures, as size = [1280, 720]")


def _seats(file: str, table: str, said: Mapping[str, object]) -> Iterator[tuple[int, str, object]]:
    """(seat, its key in the file, what stands there) of a table of seats."""
    seats = said.get(table, {})
    if not isinstance(seats, dict):
        _refuse(file, table, "a table of seats and their areas")
    for name, area in seats.items():
        if not name.isascii() or not name.isdigit() or not 1 <= int(name) <= len(SEATS):
            _refuse(file, f"{table}.{name}", "no such seat")
        yield int(name), f"{table}.{name}", area


def _up_area(file: str, key: str, said: object, size: tuple[int, int]) -> UpArea:
    if not isinstance(said, dict) or set(said) != UP_KEYS:
        _refuse(file, key, "an area, and the square pixels of a card, as area = [[10, 10], …] and card = 5430.0")
    corners, card = _corners(file, f"{key}.area", said["area"], size), said["card"]
    if isinstance(card, bool) or not isinstance(card, (int, float)) or not SMALLEST_CARD <= card <= size[0] * size[1]:
        _refuse(file, f"{key}.card", f"the square pixels of a card, {SMALLEST_CARD:.0f} at least to be read")
    return UpArea(corners, float(card))


def _corners(file: str, key: str, said: object, size: tuple[int, int]) -> Corners:
    pairs = said if isinstance(said, list) else []
    numbers = [tuple(pair) for pair in pairs if isinstance(pair, list) and len(pair) == 2 and all(map(_number, pair))]
    if len(pairs) != 4 or len(numbers) != 4:
        _refuse(file, key, "four corners, as [[10, 10], [90, 10], [90, 50], [10, 50]]")
    if not all(0 <= x <= size[0] and 0 <= y <= size[1] for x, y in numbers):
        _refuse(file, key, f"a corner lies outside the picture of {size[0]}×{size[1]}")
    first, second, third, fourth = ((float(x), float(y)) for x, y in numbers)
    corners = first, second, third, fourth
    if not clockwise(corners):
        _refuse(file, key, "the corners do not go round an area, clockwise as it is seen")
    return corners


def _number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) <= LARGEST_SIDE


def _pairs(corners: Corners) -> list[list[float]]:
    return [[round(x, 1), round(y, 1)] for x, y in corners]


def _refuse(file: str, key: str, reason: str) -> NoReturn:
    raise CalibrationError(SensingCode.BAD_CALIBRATION, f"{file}: {key}: {reason}")
