"""A panel without glass: `dealerassist run` as a process of its own on Xvfb, seen and touched from outside.

The window's title is the prompt; xdotool is the finger; the panel's pixels lie in a file.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import struct
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from dealerassist.display.geometry import Rect
from dealerassist.display.layout import PROFILES, layout_of
from dealerassist.display.seating import seat_blocks

ROOT = Path(__file__).parents[2]
PROFILE = PROFILES["1024x600"]
LAYOUT = layout_of(PROFILE)
UNDO, FIRST, GO_ON, THIRD, FOURTH = LAYOUT.row
PATIENCE_S = 20.0
LOOK_S = 0.03
CLIENT_MESSAGE = 33


def why_not() -> str:
    """Empty where all that is needed is here."""
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    missing += _missing_libraries()
    return f"not installed here: {', '.join(missing)}" if missing else ""


def _missing_libraries() -> list[str]:
    """What Qt needs to open a window on X, and this system lacks."""
    found = find_spec("PyQt6")
    plugins = Path(found.origin or "").parent / "Qt6" / "plugins" / "platforms" / "libqxcb.so" if found else Path()
    if not plugins.is_file():
        return ["PyQt6"]
    told = subprocess.run(["ldd", str(plugins)], capture_output=True, text=True, check=False).stdout
    return [line.split()[0] for line in told.splitlines() if "not found" in line]


class Picture(NamedTuple):
    """What the panel shows. pixels: width x height, 4 bytes each, blue first."""

    width: int
    height: int
    pixels: bytes

    def share_of(self, colour: str) -> float:
        """Which part of the panel has exactly this colour, 0 to 1. colour: as `#FFC233`."""
        red, green, blue = bytes.fromhex(colour[1:])
        wanted = bytes((blue, green, red))
        found = sum(self.pixels[at : at + 3] == wanted for at in range(0, len(self.pixels), 4))
        return found / (self.width * self.height)


class Panel:
    """An X server with one screen of 1024 x 600."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "Xvfb_screen0"
        wide = f"{PROFILE.px_w}x{PROFILE.px_h}x24"
        seen, told = os.pipe()
        program = ["Xvfb", "-displayfd", str(told), "-screen", "0", wide, "-nolisten", "tcp", "-fbdir", str(folder)]
        quiet = subprocess.DEVNULL
        self._server = subprocess.Popen(program, pass_fds=(told,), stdout=quiet, stderr=quiet)
        os.close(told)
        with os.fdopen(seen) as pipe:
            self.display = f":{pipe.readline().strip()}"

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()

    def picture(self) -> Picture:
        """The X window dump that the server keeps: a header of big-endian numbers, a colour map, the pixels."""
        dump = self._file.read_bytes()
        size, _, _, _, width, height, *_ = struct.unpack(">25I", dump[:100])
        colours = struct.unpack(">25I", dump[:100])[19]
        start = size + 12 * colours
        return Picture(width, height, dump[start : start + 4 * width * height])


class Run:
    """`dealerassist run` on the panel, or another command that opens a window."""

    def __init__(self, panel: Panel, *options: str, command: tuple[str, ...] = ("run",)) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
        self._environment = environment | {"DISPLAY": panel.display, "PYTHONPATH": str(ROOT)}
        self._panel = panel
        program = [sys.executable, "-m", "dealerassist", *command, "--profile", PROFILE.name, *options]
        self.process = subprocess.Popen(program, env=self._environment, stderr=subprocess.PIPE, text=True)
        self.window = ""

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self._environment, capture_output=True, text=True, check=False, timeout=PATIENCE_S
        )
        return done.stdout.strip()

    @property
    def prompt(self) -> str:
        """What the dealer is asked now; empty before the first frame."""
        if not self.window:
            found = self._xdotool("search", "--onlyvisible", "--pid", str(self.process.pid)).split()
            self.window = found[0] if found else ""
        title = self._xdotool("getwindowname", self.window) if self.window else ""
        if not title:
            self.window = ""  # it may have been one that Qt opens on the way
        return "" if title in {"dealerassist", "__main__.py", "python"} else title

    def wait_for_another(self, prompt: str, patience_s: float = PATIENCE_S) -> str:
        """The next prompt that is not `prompt`; the same one once patience is over."""
        end = time.monotonic() + patience_s
        while (now := self.prompt) in {prompt, ""} and time.monotonic() < end:
            time.sleep(LOOK_S)
        return now

    def touch(self, spot: Rect) -> None:
        """A finger on the middle of `spot`, mm."""
        x, y = round(spot.cx * PROFILE.px_w / PROFILE.w), round(spot.cy * PROFILE.px_h / PROFILE.h)
        self._xdotool("mousemove", str(x), str(y), "mousedown", "1")
        time.sleep(0.05)
        self._xdotool("mouseup", "1")

    def seat(self, number: int, of: int = 9) -> Rect:
        return seat_blocks(LAYOUT, of)[number]

    def close(self) -> tuple[int, str]:
        """Closes the window as its frame's cross would; the exit code, and what was said on standard error."""
        _ask_to_close(self._panel.display, int(self.window))
        _, errors = self.process.communicate(timeout=PATIENCE_S)
        return self.process.returncode, errors


class _Message(ctypes.Structure):
    """XClientMessageEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 24),
    )


def _ask_to_close(display: str, window: int) -> None:
    """Sends WM_DELETE_WINDOW, which no window manager is here to send."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    opened = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))
    protocols, delete = (x11.XInternAtom(opened, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = _Message(CLIENT_MESSAGE, 0, 1, opened, window, protocols, 32, (ctypes.c_long * 5)(delete, 0, 0, 0, 0))
    x11.XSendEvent(opened, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    x11.XCloseDisplay(opened)
