"""The sounds of a lesson: short beeps, told apart by their rhythm (DISPLAY 7). Computed here, so no file and no licence
comes with them. No Qt.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from math import pi, sin
from types import MappingProxyType
from typing import NamedTuple

from dealerassist.views import PhraseCode

RATE = 48_000
"""Samples a second, what sound cards take as it is."""
LOUD = 0.3
"""Of the largest that a sample can be."""
RAMP_MS = 6
"""A beep swells and fades for so long: it would click otherwise."""
LARGEST = 32_767


class Beep(NamedTuple):
    """When it begins in its cue, how long it is, and how high, in ms and Hz."""

    at: int
    lasts: int
    hz: int


CUES: Mapping[PhraseCode, tuple[Beep, ...]] = MappingProxyType(
    {
        PhraseCode.RIGHT: (Beep(0, 60, 1320), Beep(100, 140, 1760)),
        PhraseCode.LATE: (Beep(0, 50, 1320), Beep(90, 50, 1320), Beep(180, 50, 1320)),
        PhraseCode.WRONG: (Beep(0, 280, 660),),
    }
)
"""Short and long, three short, one long: each together with the prompt that says the same."""


@cache
def samples(beeps: Sequence[Beep]) -> bytes:
    """One channel of 16 bits in the machine's byte order, `RATE` a second."""
    sound = array("h", bytes(2 * _count(max(beep.at + beep.lasts for beep in beeps))))
    for beep in beeps:
        first, count, ramp = _count(beep.at), _count(beep.lasts), _count(RAMP_MS)
        for i in range(count):
            swell = min(1.0, i / ramp, (count - 1 - i) / ramp)
            sound[first + i] = round(LARGEST * LOUD * swell * sin(2 * pi * beep.hz * i / RATE))
    return sound.tobytes()


def _count(ms: int) -> int:
    return ms * RATE // 1000
