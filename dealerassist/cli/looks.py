"""The decks' own looks that a table has."""

from __future__ import annotations

from collections.abc import Sequence

from dealerassist.cli.files import read_content
from dealerassist.cli.photos import no_opencv
from dealerassist.sensing.codes import LookError
from dealerassist.sensing.look_file import LARGEST, Faces, read_look


def read_looks(names: Sequence[str]) -> tuple[Faces, ...]:
    """Those in these files, whose pictures are not looked at yet. Raises `CliError`, `LookError` naming file and
    reason.
    """
    return tuple(read_look(read_content(name, LARGEST), name) for name in names)


def checked_look(name: str) -> Faces:
    """The one in this file, of which each face is a picture. Raises as `read_looks`, `CliError` without opencv."""
    (faces,) = read_looks([name])
    try:
        from dealerassist.sensing.camera.faces import unpacked
    except ImportError as error:
        raise no_opencv(error) from None
    for card, content in faces.items():
        try:
            unpacked(content)
        except LookError as error:
            raise LookError(error.code, f"{name}: {card}: {error}") from None
    return faces
