"""Builds firmware, emulator and host tests with their Makefile, where this machine has the tools."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

FIRMWARE = Path(__file__).parents[2] / "firmware"
BUILT = Path(__file__).parents[2] / "build" / "firmware"
SIMAVR = Path("/usr/include/simavr/sim_avr.h")
AVR = ("make", "avr-gcc", "avr-objdump")
HOST = ("make", "gcc", "gcov")


def needs(*tools: str) -> pytest.MarkDecorator:
    """Skips where a tool is missing. A header is named by its path."""
    missing = [each for each in tools if not (Path(each).exists() if "/" in each else shutil.which(each))]
    return pytest.mark.skipif(bool(missing), reason=f"not here: {', '.join(missing)}; deploy/test installs them")


needs_emulator = needs(*AVR, "gcc", str(SIMAVR))
needs_avr = needs(*AVR)
needs_host = needs(*HOST)


@cache
def make(*targets: str) -> str:
    """What make printed. Raises AssertionError with that, where it fails. Test processes take turns."""
    BUILT.mkdir(parents=True, exist_ok=True)
    with (BUILT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(
            ["make", "--no-print-directory", "-C", FIRMWARE, f"BUILD={BUILT}", *targets],
            check=False,
            capture_output=True,
            text=True,
        )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
