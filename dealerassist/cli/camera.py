"""`dealerassist camera`: tells the program where board and seats are in the camera's picture. It takes a minute, with a
card on each of the five places, and no player at the table.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from dealerassist.cli.camera_file import calibration_file, kept_calibration
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.live import need_a_screen
from dealerassist.cli.output import DONE, Output
from dealerassist.cli.photos import Read, card_reader, opened_camera
from dealerassist.cli.state import state_directory
from dealerassist.cli.table_file import TableFile
from dealerassist.sensing.overhead.calibration import Calibration, Corners, calibration_text, read_calibration
from dealerassist.sensing.zones import SEATS

if TYPE_CHECKING:
    from dealerassist.sensing.camera import Picture
    from dealerassist.sensing.overhead.sources import Source

USUAL_SIZE = 1280, 720
SETTLING_FRAMES = 10
"""A camera needs some to find the light."""


def run(options: argparse.Namespace, output: Output) -> int:
    """Writes `camera.toml` beside the table's file, and says what stands in it."""
    file = TableFile(options.table, state_directory(options.state))
    path = calibration_file(file)
    source = options.camera or file.camera()
    if not source:
        raise CliError(CliCode.BAD_USAGE, "--camera SOURCE is needed, or camera in table.toml")
    if options.screen:
        calibration = _by_touch(source, path, file.language() or "en")
        if calibration is None:
            output.text(f"{path}: nothing was kept")
            return DONE
    elif options.up is not None:
        calibration = _with_up_cards(source, options.up, path)
    elif options.seat is None:
        calibration = _board(source, options.corners, options.turned)
        before = kept_calibration(path)
        if before is not None and before.size == calibration.size:
            calibration = replace(before, board=calibration.board)
    else:
        calibration = _with_seat(source, options.seat, options.corners, path)
    text = calibration_text(calibration)
    read_calibration(text, str(path))  # what could not be read again is not written
    _write(path, text)
    output.text(f"{path}: {_words(calibration)}")
    up = {seat: area.corners for seat, area in calibration.up.items()}
    output.record({"file": str(path), "board": calibration.board, "seats": dict(calibration.seats), "up": up})
    return DONE


def _by_touch(source: str, path: Path, language: str) -> Calibration | None:
    """Found and moved on the screen; what is calibrated of seats stays. None where KEEP was not touched."""
    need_a_screen()
    before, read = kept_calibration(path), card_reader()
    with closing(opened_camera(source, before.size if before is not None else USUAL_SIZE)) as opened:
        frame = _steady(source, opened)
        size = frame.shape[1], frame.shape[0]
        known = before if before is not None and before.size == size else None
        from dealerassist.cli.camera_screen import CornerScreen, begin_with, on_the_screen

        cards = _whole_cards(read, frame)
        screen = CornerScreen(size, begin_with(cards, size) if known is None else known.board, language)
        screen.see(cards)
        on_the_screen(screen, opened.newest, lambda each: _whole_cards(read, each))
    if screen.kept is None:
        return None
    return replace(known or Calibration(size, screen.kept), board=screen.kept)


def _board(source: str, said: Sequence[str] | None, turned: bool) -> Calibration:
    frame = _frame(source, USUAL_SIZE)
    size = frame.shape[1], frame.shape[0]
    if said:
        return Calibration(size, _corners(said))
    from dealerassist.sensing.overhead.calibrating import board_from

    return Calibration(size, board_from(_whole_cards(card_reader(), frame), size, turned))


def _with_seat(source: str, seat: int, said: Sequence[str] | None, path: Path) -> Calibration:
    before = _before(seat, path)
    if said:
        return replace(before, seats={**before.seats, seat: _corners(said)})
    from dealerassist.sensing.overhead.calibrating import seat_from

    frame = _frame(source, before.size)
    return replace(before, seats={**before.seats, seat: seat_from(_whole_cards(card_reader(), frame), before.size)})


def _with_up_cards(source: str, seat: int, path: Path) -> Calibration:
    from dealerassist.sensing.overhead.calibrating import up_area_from

    before = _before(seat, path)
    area = up_area_from(_whole_cards(card_reader(), _frame(source, before.size)), before.size)
    return replace(before, up={**before.up, seat: area})


def _before(seat: int, path: Path) -> Calibration:
    """What stands there already, to which a seat is added. Raises `CliError`."""
    before = kept_calibration(path)
    if before is None:
        raise CliError(CliCode.BAD_USAGE, f"{path}: not there yet; calibrate the board first")
    if not 1 <= seat <= len(SEATS):
        raise CliError(CliCode.BAD_USAGE, f"there is no seat {seat}")
    return before


def _frame(source: str, size: tuple[int, int]) -> Picture:
    """One, of no hand in play. Raises `CliError`."""
    with closing(opened_camera(source, size)) as opened:
        return _steady(source, opened)


def _steady(source: str, opened: Source) -> Picture:
    """One, once the camera has found the light. Raises `CliError`."""
    frames = [opened.newest() for _ in range(SETTLING_FRAMES)]
    frame = next((each for each in reversed(frames) if each is not None), None)
    if frame is None:
        raise CliError(CliCode.UNREADABLE, f"{source}: it gives no pictures")
    return frame


def _whole_cards(read: Read, frame: Picture) -> tuple[Corners, ...]:
    """Named or not: where they lie is all that counts."""
    return tuple(seen.corners for seen in read(frame) if seen.whole)


def _corners(said: Sequence[str]) -> Corners:
    """`210,310` each. Raises `CliError`."""
    try:
        first, second, third, fourth = (tuple(map(float, pair.split(","))) for pair in said)
        (a, b), (c, d), (e, f), (g, h) = first, second, third, fourth
    except ValueError:
        raise CliError(CliCode.BAD_USAGE, "--corners are four points, as 10,10 90,10 90,50 10,50") from None
    return (a, b), (c, d), (e, f), (g, h)


def _words(calibration: Calibration) -> str:
    (left, top), (right, also_top), *_ = calibration.board
    place = ((right - left) ** 2 + (also_top - top) ** 2) ** 0.5 / 5
    seats = ", ".join(map(str, sorted(calibration.seats))) or "none"
    up = ", ".join(map(str, sorted(calibration.up))) or "none"
    return f"a place of the board is {place:.0f} pixels wide; tabled hands at seats: {seats}; up cards at seats: {up}"


def _write(path: Path, text: str) -> None:
    """A power cut leaves the old file or the new one. Raises `CliError`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f".{path.name}.new")
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        raise CliError(CliCode.BAD_OUTPUT, f"{path}: {error.strerror or error}") from None
