"""Closed list of what the camera refuses."""

from __future__ import annotations

from dealerassist.cards import Code
from dealerassist.sensing.codes import SensingError


class CameraCode(Code):
    """What the camera refuses."""

    BAD_MODEL = "bad-model"
    BAD_PICTURE = "bad-picture"


class PictureError(SensingError, ValueError):
    """What was given is no picture that can be read; the text names the file and the reason."""


class ModelError(SensingError, RuntimeError):
    """The nets of this package are damaged or of another release; nothing is read with them."""
