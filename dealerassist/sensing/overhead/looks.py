"""How a region looks, small: whether it has changed, whether it is plain felt, whether a hand is in the way."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera.pictures import Picture

Look = NDArray[np.float32]
"""64 × 48 × 3: a piece of the picture, whatever its size."""
LOOK_SIZE = 48, 64
"""Width, height. A pip of a card on its place is still some points wide."""
OTHER = 25.0
"""A point has changed when one of its colours, 0 to 255, differs by more; a dim camera's noise makes 8."""
FEW = 10
"""Points that may change and all is as it was: less than a pip."""
DIMMED = 40.0
"""All of it may become brighter or darker by so much, as lamps do."""
DARKEST = 12.0
PLAIN, NEAR = 0.02, (11, 11)
"""Of felt so many points at most have another colour than what is near, such as those of a printed line."""
SKIN = 0.04
"""Of a region so much must be the colour of skin, in one piece that comes in from its edge."""


def look_of(piece: Picture) -> Look:
    """The piece as it is compared with others."""
    return np.asarray(cv2.resize(piece, LOOK_SIZE, interpolation=cv2.INTER_AREA), np.float32)


def same(one: Look, other: Look) -> bool:
    """Is it as it was? The lamps may have changed evenly, and slowly moved glare is no difference from one frame to the
    next.
    """
    change = one - other
    evenly = np.clip(np.median(change, axis=(0, 1)), -DIMMED, DIMMED)
    return bool((np.abs(change - evenly).max(axis=2) > OTHER).sum() <= FEW)


def dark(look: Look) -> bool:
    """Is nothing to be seen: a cap on the lens, no lamp, a camera that gives black frames?"""
    return bool(look.mean() < DARKEST)


def plain(look: Look) -> bool:
    """Is there no edge in it, as on felt, whatever shines on that?"""
    away = np.abs(look - cv2.blur(look, NEAR)).max(axis=2)
    return bool((away > OTHER).mean() <= PLAIN)


def hand_in_the_way(piece: Picture) -> bool:
    """Does something of the colour of skin reach into it? What a court card's face has of that colour does not touch
    the edge of the region.
    """
    small = cv2.resize(piece, LOOK_SIZE, interpolation=cv2.INTER_AREA)
    light, red, blue = cv2.split(cv2.cvtColor(small, cv2.COLOR_BGR2YCrCb))
    skin = (light > 50) & (red > 138) & (red < 180) & (blue > 80) & (blue < 128)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(skin.astype(np.uint8))
    edge = np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])
    least = SKIN * labels.size
    return any(stats[part, cv2.CC_STAT_AREA] >= least for part in range(1, count) if part in edge)
