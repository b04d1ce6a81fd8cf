"""A card's face as a deck's look keeps it: made flat, small, on white paper, without the lamp that shone on it."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera.patches import on_white
from dealerassist.sensing.camera.pictures import Picture
from dealerassist.sensing.codes import LookError, SensingCode

Face = NDArray[np.uint8]
"""168 × 120 × 3: blue green red; paper is 255, the blackest ink 0."""
FACE_SIZE = 120, 168
"""Width, height in pixels: a small index is then some ten high."""
QUALITY = 90
"""Of the JPEG that is kept of it, some 7 kB."""


def face_of(card: Picture) -> Face:
    """card: made flat, as `whole_cards.flat` gives it."""
    small = np.asarray(cv2.resize(card, FACE_SIZE, interpolation=cv2.INTER_AREA), np.uint8)
    flat = np.clip(on_white([small])[0].transpose(1, 2, 0), 0, 1)
    return np.asarray(np.rint(flat * 255), np.uint8)


def packed(face: Face) -> bytes:
    """As it is kept in a file."""
    _, content = cv2.imencode(".jpg", face, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    return content.tobytes()


def unpacked(content: bytes) -> Face:
    """Raises LookError where that is no face."""
    face = cv2.imdecode(np.frombuffer(content, np.uint8), cv2.IMREAD_COLOR) if content else None
    if face is None or (face.shape[1], face.shape[0]) != FACE_SIZE:
        raise LookError(SensingCode.BAD_LOOK, f"a deck's look: no picture of {FACE_SIZE[0]}×{FACE_SIZE[1]} pixels")
    return np.asarray(face, np.uint8)
