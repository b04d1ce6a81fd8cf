"""One region, frame by frame: what it costs nothing to know again, when it is worth reading, and what it comes to."""

from __future__ import annotations

from collections import deque

from dealerassist.sensing.camera.pictures import Picture
from dealerassist.sensing.overhead.looks import Look, hand_in_the_way, look_of, plain, same
from dealerassist.sensing.overhead.voting import MOST, NOTHING, FrameRead, Lies, remembered, verdict

STILL = 2
"""Frames that look alike before one is read."""
SELDOM = 4
"""What stays unsure is read again every so many frames: glare drifts, and a card is straightened."""
GIVE_UP = 15
"""So many still frames in which nothing can be read, where nobody knows how the empty felt looks, and it is that."""


class Region:
    """lies: what is told of it. covered: a hand is in the way, or something moves, and what is told may be the past."""

    def __init__(self, single: bool) -> None:
        """single: one card at most lies there, as on a place of the board."""
        self._single = single
        self._before: Look | None = None
        self._still = 0
        self._moved = True
        self._known: Look | None = None
        self._empty: Look | None = None
        self._frames: deque[FrameRead] = deque(maxlen=MOST)
        self._unread = 0
        self.lies = NOTHING
        self.covered = True
        self.settled = False
        """Has it been told at all?"""

    def wants_reading(self, piece: Picture) -> bool:
        """Takes note of a frame, of which `piece` is the region's own part. True where it must be read: `read` follows
        then, or is left to a later frame.
        """
        look = look_of(piece)
        still = self._before is not None and same(look, self._before)
        self._before = look
        if not still:
            self._still, self._moved, self.covered = 0, True, True
            self._frames.clear()
            return False
        self._still += 1
        if self._still < STILL:
            return False
        if self._known is not None and same(look, self._known):
            self.covered = False
            return False
        if self._empty is not None and same(look, self._empty):
            self._settle(NOTHING, look)
            return False
        self.covered = hand_in_the_way(piece)
        if self.covered:
            self._frames.clear()
            return False
        waits = self.lies.unsure or self._unread > MOST
        return not waits or self._still % SELDOM == 0

    def read(self, read: FrameRead) -> None:
        """What was read in the frame of which it was just told."""
        look = self._before
        if look is None:
            return
        self._frames.append(read)
        self._unread = 0 if read.sure or read.unsure else self._unread + 1
        now = verdict(tuple(self._frames), self._single)
        if now is None:
            return
        if now.nothing and not self.lies.nothing and not self._is_felt(look):
            return  # something lies there, and nobody can read it any more: what it was is remembered
        self._settle(remembered(self.lies, now, self._moved) if self._single else now, look)

    def _is_felt(self, look: Look) -> bool:
        """Is this, in which no card can be read, the empty place?"""
        return plain(look) or (self._empty is None and self._unread >= GIVE_UP)

    def _settle(self, lies: Lies, look: Look) -> None:
        self.lies = lies
        self.settled, self.covered = True, False
        self._moved = self._moved and bool(lies.unsure)
        self._known = None if lies.unsure else look
        if lies.nothing:
            self._empty = look
        if not lies.unsure:
            self._frames.clear()
