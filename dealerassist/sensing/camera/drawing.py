"""What was seen, drawn on the picture that it was seen in, so that people can look."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import cv2
import numpy as np

from dealerassist.sensing.camera.codes import CameraCode, PictureError
from dealerassist.sensing.camera.pictures import Picture
from dealerassist.sensing.camera.seen import SeenCard

SURE, UNSURE, INK = (60, 200, 60), (0, 150, 255), (255, 255, 255)
"""Blue, green, red."""
WORDS = cv2.FONT_HERSHEY_SIMPLEX


def drawn(picture: Picture, seen: Iterable[SeenCard]) -> Picture:
    """A copy with each card's corners, and its name and confidence, or what it may be with a question mark."""
    copy = picture.copy()
    thick = max(1, round(max(picture.shape[:2]) / 500))
    for each in seen:
        colour = UNSURE if each.card is None else SURE
        cv2.polylines(copy, [np.rint(np.array(each.corners)).astype(np.int32)], True, colour, 2 * thick)
        _write(copy, label_of(each), each.centre, colour, thick)
    return copy


def label_of(seen: SeenCard) -> str:
    """What stands on a card: `Ah 0.98`, `6h/9h ?`, or `?` where nothing is known."""
    if seen.card is not None:
        return f"{seen.card} {seen.confidence:.2f}"
    return f"{'/'.join(map(str, seen.candidates))} ?".strip()


def _write(picture: Picture, words: str, middle: tuple[float, float], ground: tuple[int, int, int], thick: int) -> None:
    """In a box, wholly within the picture where there is room for it."""
    scale = 0.5 * thick
    (wide, high), below = cv2.getTextSize(words, WORDS, scale, thick)
    left = int(min(max(middle[0] - wide / 2, 0), max(picture.shape[1] - wide, 0)))
    foot = int(min(max(middle[1] + high / 2, high), picture.shape[0] - below))
    cv2.rectangle(picture, (left, foot - high - thick), (left + wide, foot + below), ground, cv2.FILLED)
    cv2.putText(picture, words, (left, foot), WORDS, scale, INK, thick, cv2.LINE_AA)


def write_picture(file: Path, picture: Picture) -> None:
    """As PNG. Raises PictureError naming file and reason."""
    _, content = cv2.imencode(".png", picture)
    try:
        file.write_bytes(content.tobytes())
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise PictureError(CameraCode.BAD_PICTURE, f"{file}: {reason}", file=str(file), reason=reason) from None
