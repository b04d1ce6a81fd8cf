"""What names cards in a picture, as far as this folder knows it."""

from __future__ import annotations

from typing import Protocol

from dealerassist.sensing.camera.pictures import Picture
from dealerassist.sensing.camera.seen import SeenCard


class Reads(Protocol):
    """A `Recogniser`."""

    def read(self, picture: Picture) -> tuple[SeenCard, ...]:
        """See `Recogniser`."""
