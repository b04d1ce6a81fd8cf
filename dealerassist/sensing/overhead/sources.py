"""Where frames come from: a camera on V4L2, that of a Raspberry Pi, or, to try things out, a film or a folder.

Each gives the newest frame only. Who is slow misses some, and never sees the past.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Condition, Thread
from typing import Protocol

import cv2
import numpy as np

from dealerassist.sensing.camera.pictures import Picture

FRAMES_A_SECOND = 10.0
"""Cards lie still: more would only warm the box."""
LONGEST_WAIT_S = 2.0
"""For a frame of a camera; after that it is gone."""
PI = "picamera2"
PICTURES = (".png", ".jpg", ".jpeg")


class Source(Protocol):
    """An open one."""

    def newest(self) -> Picture | None:
        """A frame that was not given before, as soon as there is one; None where there will be none."""

    def close(self) -> None:
        """Let go of the device. Closing twice does nothing."""


def open_source(name: str, size: tuple[int, int]) -> Source:
    """name: a device (`/dev/video0`, or its number), `picamera2`, a film, a folder of pictures. size: what a camera is
    asked for; it may give another. Raises OSError where there is nothing to open.
    """
    if name == PI:
        return _Newest(_pi_frames(size))
    path = Path(name)
    if path.is_dir():
        return _Paced(_pictures(path), FRAMES_A_SECOND)
    if path.is_file():
        film = _opened(cv2.VideoCapture(str(path)), name)
        return _Paced(_captured(film), film.get(cv2.CAP_PROP_FPS) or FRAMES_A_SECOND)
    camera = _opened(cv2.VideoCapture(int(name) if name.isdigit() else name, cv2.CAP_V4L2), name)
    camera.set(cv2.CAP_PROP_FRAME_WIDTH, size[0])
    camera.set(cv2.CAP_PROP_FRAME_HEIGHT, size[1])
    camera.set(cv2.CAP_PROP_BUFFERSIZE, 1)
    return _Newest(_captured(camera))


def _opened(capture: cv2.VideoCapture, name: str) -> cv2.VideoCapture:
    if not capture.isOpened():
        raise OSError(f"{name}: no such camera or film")
    return capture


def _captured(capture: cv2.VideoCapture) -> Iterator[Picture]:
    """Frames until there are none; the device is let go when nobody asks any more."""
    try:
        while True:
            well, frame = capture.read()
            if not well:
                return
            yield np.asarray(frame, np.uint8)
    finally:
        capture.release()


def _pictures(folder: Path) -> Iterator[Picture]:
    """In the order of their names."""
    for file in sorted(folder.iterdir()):
        if file.suffix.lower() in PICTURES and (frame := cv2.imread(str(file))) is not None:
            yield np.asarray(frame, np.uint8)


def _pi_frames(size: tuple[int, int]) -> Iterator[Picture]:
    """Raises OSError where picamera2 is missing, or no camera is plugged in."""
    try:
        from picamera2 import Picamera2  # noqa: PLC0415 (comes with Raspberry Pi OS, not with pip)

        camera = Picamera2()
    except (ImportError, IndexError, RuntimeError) as error:
        raise OSError(f"{PI}: {error}") from None
    camera.configure(camera.create_video_configuration(main={"size": size, "format": "BGR888"}, buffer_count=2))
    camera.start()
    return _pi_captured(camera.capture_array, camera.close)


def _pi_captured(capture: Callable[[], Picture], close: Callable[[], object]) -> Iterator[Picture]:
    try:
        while True:
            yield np.asarray(cv2.cvtColor(capture(), cv2.COLOR_RGB2BGR), np.uint8)
    finally:
        close()


class _Newest:
    """A thread takes what the camera gives, and keeps the last."""

    def __init__(self, frames: Iterator[Picture]) -> None:
        self._frames = frames
        self._frame: Picture | None = None
        self._ended = False
        self._new = Condition()
        self._last_s = 0.0
        Thread(target=self._work, name="frames", daemon=True).start()

    def newest(self) -> Picture | None:
        """See `Source`. Not more often than `FRAMES_A_SECOND`."""
        time.sleep(max(0.0, self._last_s + 1 / FRAMES_A_SECOND - time.monotonic()))
        with self._new:
            self._new.wait_for(lambda: self._frame is not None or self._ended, LONGEST_WAIT_S)
            frame, self._frame = self._frame, None
        self._last_s = time.monotonic()
        return frame

    def close(self) -> None:
        with self._new:
            self._ended = True

    def _work(self) -> None:
        try:
            for frame in self._frames:
                with self._new:
                    self._frame = frame
                    self._new.notify()
                    if self._ended:
                        return
        finally:
            self._frames.close()  # type: ignore[attr-defined]
            with self._new:
                self._ended = True
                self._new.notify()


class _Paced:
    """A film at its own pace: frames whose time is over are left out, as a camera's would be."""

    def __init__(self, frames: Iterator[Picture], a_second: float) -> None:
        self._frames = frames
        self._a_second = a_second
        self._started_s = time.monotonic()
        self._given = 0

    def newest(self) -> Picture | None:
        """See `Source`."""
        time.sleep(max(0.0, self._started_s + (self._given + 1) / self._a_second - time.monotonic()))
        frame, due = None, (time.monotonic() - self._started_s) * self._a_second - 1
        while frame is None or self._given < due:
            later = next(self._frames, None)
            if later is None:
                return frame
            frame = later
            self._given += 1
        return frame

    def close(self) -> None:
        self._frames.close()  # type: ignore[attr-defined]
