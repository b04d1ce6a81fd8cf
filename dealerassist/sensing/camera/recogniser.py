"""The one thing that the other parts of the camera ask: which cards are in this picture?"""

from __future__ import annotations

from dealerassist.sensing.camera.pictures import Picture
from dealerassist.sensing.camera.seen import SeenCard


class Recogniser:
    """Reads cards in pictures. Keeps nothing of a picture; one thread at a time."""

    def read(self, picture: Picture) -> tuple[SeenCard, ...]:
        """The cards of `picture`, sure and unsure, each once. What is no card of a French deck is left out."""
        raise NotImplementedError(picture.shape)
