"""What the nets are given: pieces of a picture, put on white paper, as if the light had been even.

The training gives its nets the same, by this very code.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera.pictures import Picture

INDEX_SIZE = (40, 72)
"""Width and height in pixels of an index: the rank above, the suit below, both inside."""
CARD_SIZE = (80, 112)
"""Width and height in pixels of a whole card."""

Blob = NDArray[np.float32]
"""pieces × 3 × height × width; 0 for the blackest ink, 1 for paper."""

_PAPER = 0.88
"""Of a piece's points this part is darker than paper is taken to be; ink covers less than the rest."""
_INK = 0.03
_LEAST_INK = 0.7
"""What is lighter than this on paper of 1 is not stretched to black: it would show the camera's noise."""


def on_white(pieces: Sequence[Picture]) -> Blob:
    """The pieces, all of one size, with paper at 1 in each colour and ink at 0: lamps that are dim or coloured, and
    glare that lies evenly, are taken out. Red ink keeps its red at 1."""
    stack = np.stack(pieces).astype(np.float32)
    few = stack[:, ::2, ::2].reshape(len(pieces), -1, 3)
    paper = int(few.shape[1] * _PAPER)
    white = np.maximum(np.partition(few, paper, axis=1)[:, paper], 8)
    dark = (few / white[:, None]).min(axis=2)
    ink = int(dark.shape[1] * _INK)
    black = np.clip(np.partition(dark, ink, axis=1)[:, ink], 0, _LEAST_INK)[:, None, None, None]
    flat = (stack / white[:, None, None] - black) / (1 - black)
    return np.ascontiguousarray(np.clip(flat, 0, 1.15).transpose(0, 3, 1, 2))
