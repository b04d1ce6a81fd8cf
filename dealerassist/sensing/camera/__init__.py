"""Reads cards in a picture. README.md beside this file tells how, and how well.

Needs opencv and numpy: the extra `camera`. `dealerassist.sensing` does not load this, so that a table without a camera
needs neither.
"""

from dealerassist.sensing.camera.codes import CameraCode, ModelError, PictureError
from dealerassist.sensing.camera.look import Look, learned_look
from dealerassist.sensing.camera.pictures import Picture, read_picture
from dealerassist.sensing.camera.recogniser import Recogniser
from dealerassist.sensing.camera.seen import SeenCard

__all__ = [
    "CameraCode",
    "Look",
    "ModelError",
    "Picture",
    "PictureError",
    "Recogniser",
    "SeenCard",
    "learned_look",
    "read_picture",
]
