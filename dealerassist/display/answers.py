"""Answers with long words, as keys on the felt in the seats' place: two a band, six at most."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from dealerassist.display.frame import Size, Target
from dealerassist.display.keys import paint_key
from dealerassist.display.layout import Layout
from dealerassist.display.part import Part
from dealerassist.display.seating import wide_blocks
from dealerassist.views import KeyView

WORD_CAP = 4.6


def parts(answers: tuple[KeyView, ...], layout: Layout) -> Iterator[Part]:
    """From the left and from above."""
    for number, (key, spot) in enumerate(zip(answers, wide_blocks(layout), strict=False), 1):
        name = f"answer {number}"
        paint = partial(paint_key, spot=spot, key=key, big_cap=WORD_CAP)
        yield Part(name, spot.grown(1.0), (key, spot), paint, Target(name, spot, Size.OTHER, key.intent))
