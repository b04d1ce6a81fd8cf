"""Photographs and cameras that the user names, and the recogniser that reads cards in them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dealerassist.cli.codes import CliCode, CliError

if TYPE_CHECKING:
    from dealerassist.sensing.camera import Picture, SeenCard
    from dealerassist.sensing.look_file import Faces
    from dealerassist.sensing.overhead.sources import Source

Read = Callable[["Picture"], tuple["SeenCard", ...]]


def card_reader(looks: Sequence[Faces] = ()) -> Read:
    """Reads the cards of one picture after the other. looks: the decks' own, where they were learned. Raises `CliError`
    where opencv is missing, `ModelError` where the nets are damaged, `LookError` where a face is no picture.
    """
    try:
        from dealerassist.sensing.overhead.process import recogniser

        return recogniser(looks).read
    except ImportError as error:
        raise no_opencv(error) from None


def opened_camera(source: str, size: tuple[int, int]) -> Source:
    """Raises `CliError`."""
    try:
        from dealerassist.sensing.overhead.sources import open_source
    except ImportError as error:
        raise no_opencv(error) from None
    try:
        return open_source(source, size)
    except OSError as error:
        raise CliError(CliCode.UNREADABLE, str(error)) from None


def read_photo(name: str) -> Picture:
    """Raises `PictureError`, `CliError` where opencv is missing."""
    try:
        from dealerassist.sensing.camera import read_picture
    except ImportError as error:
        raise no_opencv(error) from None
    return read_picture(Path(name))


def no_opencv(error: ImportError) -> CliError:
    """What to do about it, in one line."""
    install = f"{sys.executable} -m pip install opencv-python-headless numpy"
    return CliError(CliCode.NOT_INSTALLED, f"reading cards needs opencv: {install} ({error})")
