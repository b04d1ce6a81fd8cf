"""Pictures as arrays, and how a file becomes one."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera.codes import CameraCode, PictureError
from dealerassist.sensing.camera.unheard import libraries_unheard

Picture = NDArray[np.uint8]
"""height × width × 3, blue green red, 0 to 255."""

LARGEST_FILE = 64 * 1024 * 1024
"""Bytes. No camera of ours writes a picture that large."""
LARGEST_PICTURE = 100_000_000
"""Pixels. A small file may unpack to more than the machine has."""
SMALLEST_SIDE = 32
"""Pixels. No card in less can be read."""


def read_picture(file: Path) -> Picture:
    """The picture in `file`, turned as its camera was held. Raises PictureError naming the file and the reason."""
    try:
        size = file.stat().st_size
        if size == 0:
            _refuse(file, "the file is empty")
        if size > LARGEST_FILE:
            _refuse(file, f"the file is larger than {LARGEST_FILE // 1024 // 1024} MB")
        content = file.read_bytes()
    except OSError as error:
        _refuse(file, (error.strerror or str(error)).lower())
    return decode_picture(content, file)


def decode_picture(content: bytes, file: Path) -> Picture:
    """The picture that `content` is, as `file` is to be named. Raises PictureError."""
    picture = unpacked_picture(content)
    if picture is None:
        _refuse(file, "not a picture, or a damaged one")
    height, width = picture.shape[:2]
    if height * width > LARGEST_PICTURE:
        _refuse(file, f"{width}×{height} are too many pixels")
    if min(height, width) < SMALLEST_SIDE:
        _refuse(file, f"{width}×{height} pixels are too few to read a card in")
    return picture


def unpacked_picture(content: bytes) -> Picture | None:
    """None where that is no picture, or more of it than OpenCV accepts."""
    if not content:
        return None
    try:
        with libraries_unheard():
            picture = cv2.imdecode(np.frombuffer(content, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error:
        return None
    return None if picture is None else np.asarray(picture, np.uint8)


def _refuse(file: Path, reason: str) -> NoReturn:
    raise PictureError(CameraCode.BAD_PICTURE, f"{file}: {reason}", file=str(file), reason=reason)
