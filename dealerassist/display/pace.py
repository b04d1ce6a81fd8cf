"""What painting costs, measured here and now."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from dealerassist.display.layout import Profile
from dealerassist.display.screen import TableScreen
from dealerassist.display.theme import DIM, Theme
from dealerassist.display.window import application
from dealerassist.views import TableView


@dataclass(frozen=True, slots=True)
class PaintTimes:
    """ms of processor time from a view to painted pixels, by how much of what was painted before may be used again."""

    full_p50: float
    full_p99: float
    change_p50: float
    change_p99: float


def paint_times(views: Sequence[TableView], profile: Profile, theme: Theme = DIM, rounds: int = 3) -> PaintTimes:
    """Shows `views` one after the other: first as whole frames, then each as a change of the one before.

    For a whole frame nothing is used again that was painted before: neither the ground nor any part. Other programs do
    not count. Works without a panel where the environment has QT_QPA_PLATFORM=offscreen.
    """
    app = application()
    screen = TableScreen(lambda intent: None, profile, theme)
    screen.setFixedSize(profile.px_w, profile.px_h)
    screen.show()

    def change(view: TableView) -> None:
        screen.show_view(view)
        app.processEvents()

    def whole(view: TableView) -> None:
        screen.set_theme(theme)  # every picture is painted anew
        change(view)

    full = [_timed(partial(whole, view)) for _ in range(rounds) for view in views]
    changes = [_timed(partial(change, view)) for _ in range(rounds) for view in views]
    screen.close()
    return PaintTimes(*_at(full), *_at(changes))


def _timed(work: Callable[[], object]) -> float:
    start = time.thread_time()
    work()
    return (time.thread_time() - start) * 1000


def _at(times: list[float]) -> tuple[float, float]:
    """The median, and what 99 of 100 do not exceed."""
    ordered = sorted(times)
    return ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]


def memory_mb() -> float:
    """Resident memory; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)
