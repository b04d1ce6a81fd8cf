"""Every closed list of codes, found by loading every room that this machine can load."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from functools import cache
from pathlib import Path

import dealerassist
from dealerassist.cards import Code

MAY_BE_MISSING = {"PyQt6", "cv2", "gpiozero", "numpy", "picamera2", "serial"}


def load_every_room() -> None:
    """Imports all modules but the program's start, and but those that need a library that is missing here."""
    for module in pkgutil.walk_packages(dealerassist.__path__, "dealerassist.", onerror=lambda name: None):
        if module.name == "dealerassist.__main__":
            continue
        try:
            importlib.import_module(module.name)
        except ImportError as error:  # also where a library of the system is missing
            if (error.name or "").partition(".")[0] not in MAY_BE_MISSING:
                raise


@cache
def lists_of_codes() -> tuple[type[Code], ...]:
    """Each list of codes that the program has; those of tests do not count."""
    load_every_room()
    return tuple(each for each in Code.__subclasses__() if each.__module__.startswith("dealerassist."))


def file_of(codes: type[Code]) -> str:
    """Where a list stands, from the repository's top."""
    return str(Path(inspect.getfile(codes)).relative_to(Path(dealerassist.__file__).parents[1]))
