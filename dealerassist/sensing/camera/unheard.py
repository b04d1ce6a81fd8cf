"""Keeps quiet what OpenCV and its libraries write past Python: what is wrong is told in one line of ours."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

STDERR = 2
"""The process's own number of it: libpng, libjpeg and V4L2 know no other."""


@contextmanager
def libraries_unheard() -> Iterator[None]:
    """Nothing gets to the error output of this process meanwhile: for opening a camera, or for unpacking a picture."""
    try:
        kept = os.dup(STDERR)
    except OSError:  # it is closed: nothing can be said there
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, STDERR)
        yield
    finally:
        os.dup2(kept, STDERR)
        os.close(kept)
        os.close(nowhere)
