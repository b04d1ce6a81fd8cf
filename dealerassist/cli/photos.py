"""Photographs that the user names, and the recogniser that reads cards in them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from dealerassist.cli.codes import CliCode, CliError

if TYPE_CHECKING:
    from dealerassist.sensing.camera import Picture, SeenCard

Read = Callable[["Picture"], tuple["SeenCard", ...]]


def card_reader() -> Read:
    """Reads the cards of one picture after the other. Raises `CliError` where opencv is missing, `ModelError` where
    the nets are damaged.
    """
    try:
        from dealerassist.sensing.camera import Recogniser
    except ImportError as error:
        raise no_opencv(error) from None
    return Recogniser().read


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
