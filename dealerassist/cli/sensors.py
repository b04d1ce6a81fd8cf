"""The sensors of a real table: which port, which decks, whose staff cards."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from typing import Protocol

from dealerassist.cli.camera_file import needed_calibration
from dealerassist.cli.clock import SystemClock
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.files import read_text
from dealerassist.cli.looks import read_looks
from dealerassist.cli.photos import no_opencv
from dealerassist.cli.table_file import TableFile
from dealerassist.sensing import Deck, Reader, SerialReader, TableTags, read_deck, read_staff
from dealerassist.sensing.overhead.camera_reader import CameraReader
from dealerassist.sensing.overhead.process import recogniser
from dealerassist.sensing.witnesses import Witnesses
from dealerassist.sensing.zones import ADDRESSES
from dealerassist.table.staff import Dealers


class TableReader(Reader, Protocol):
    """What reads a table, and knows its decks apart, where it has several."""

    decks: tuple[str, ...]

    def play_with(self, deck: str) -> None:
        """The dealer says which deck is dealt; the cards may tell otherwise."""


def open_sensors(
    options: argparse.Namespace, file: TableFile, addresses: Sequence[int] = ADDRESSES
) -> TableReader | None:
    """Antennas, a camera or both, not started yet; None without either. Raises as `open_reader` and `open_camera`."""
    antennas, camera = open_reader(options, file, addresses), open_camera(options, file)
    if antennas is None or camera is None:
        return antennas or camera
    return Witnesses(antennas, camera)


def open_camera(options: argparse.Namespace, file: TableFile) -> CameraReader | None:
    """The camera, not started yet; None where none is named. It may come later: it is tried again and again.

    Raises `CliError` where opencv is missing or it was never calibrated, `CalibrationError`, `LookError`.
    """
    source = options.camera or file.camera()
    if not source:
        return None
    if find_spec("cv2") is None:
        raise no_opencv(ImportError("No module named 'cv2'"))
    calibration = needed_calibration(file)
    looks = read_looks(options.look or file.looks())
    return CameraReader(source, calibration, SystemClock(), partial(recogniser, looks))


def open_reader(
    options: argparse.Namespace, file: TableFile, addresses: Sequence[int] = ADDRESSES
) -> SerialReader | None:
    """The reader, not started yet; None without a port. The port itself may come later: it is tried again and again.

    Raises `CliError` where the decks are missing, `DeckError` where a file cannot be what it should be.
    """
    if options.port is None:
        if options.deck or options.staff:
            raise CliError(CliCode.BAD_USAGE, "--deck and --staff say what the tags are; they need --port as well")
        return None
    tags = table_tags(options, file)
    if tags is None:
        raise CliError(CliCode.BAD_USAGE, "--port needs --deck FILE, once for each deck: which tag is which card")
    return SerialReader(options.port, tags, SystemClock(), addresses=addresses)


def table_tags(options: argparse.Namespace, file: TableFile) -> TableTags | None:
    """What the command line names, else the table's file; None where no deck is named."""
    names, staff_file = options.deck or file.decks(), options.staff or file.staff()
    if not names:
        return None
    read = [read_deck(read_text(name), name) for name in names]
    staff = read_staff(read_text(staff_file), staff_file) if staff_file else {}
    _all_may_deal(staff, file.evening()[0], staff_file)
    return TableTags([deck for deck, _ in read], list(_all(pucks for _, pucks in read)), staff)


def _all(pucks: Iterable[tuple[bytes, ...]]) -> Iterator[bytes]:
    """A puck may stand in the file of each deck."""
    for each in pucks:
        yield from each


def _all_may_deal(staff: Mapping[bytes, str], dealers: Dealers, staff_file: str | None) -> None:
    """Raises `CliError` for a card of somebody who may not sign in: it would do nothing, and nobody would know why."""
    strangers = sorted({dealer for dealer in staff.values() if dealers and dealer not in dealers})
    if strangers:
        reason = "no such dealer in [dealers] of the table's file"
        raise CliError(CliCode.BAD_USAGE, f"{staff_file}: {strangers[0]}: {reason}")


def deck_words(deck: Deck) -> str:
    """A deck in a report: its name, and how many cards it has."""
    spare = f", {len(deck)} tags" if len(deck) != deck.cards else ""
    return f"{deck.name}: {deck.cards} cards{spare}"
