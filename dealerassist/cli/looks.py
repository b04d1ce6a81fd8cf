"""The decks' own looks that a table has."""

from __future__ import annotations

from collections.abc import Sequence

from dealerassist.cli.files import read_content
from dealerassist.sensing.look_file import LARGEST, Faces, read_look


def read_looks(names: Sequence[str]) -> tuple[Faces, ...]:
    """Those in these files. Raises `CliError`, `LookError` naming file and reason."""
    return tuple(read_look(read_content(name, LARGEST), name) for name in names)
