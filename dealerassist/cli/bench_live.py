"""The live table's figures for `bench`, each taken in a process of its own: painted, started, at rest."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from dealerassist.cards import ALL_CARDS
from dealerassist.cli.bench_screen import SEED, devices_at
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.output import Output
from dealerassist.sensing.simulated import SimulatedTable

RATES = (3.0, 50.0)
"""Readings a second: a calm table, and one where everything moves at once (DISPLAY 11)."""
STARTS, IDLE_S = 3, 2.0
PAINTED = {"full": ("whole", "every pixel painted anew"), "change": ("change", "what a step of play changes")}
"""What is timed -> in a word, and what it is."""
BUSY_LOAD = 0.5
"""Other programs' share of a processor from which times are not this program's own."""


def show_live(output: Output, seconds: float) -> None:
    """Readings and touches until painted; a start, idle without and with sensors."""
    if find_spec("PyQt6") is None:
        output.text("  (PyQt6 is not installed here: no screen)")
        return
    load = os.getloadavg()[0]
    try:
        for rate in RATES:
            _show_painted(output, _answer("bench_screen", str(rate), str(seconds)))
        _show_paint(output, _answer("bench_paint"))
        _show_run(output)
    except CliError as error:
        output.text(f"  (no screen to measure here: {error})")
    if load > BUSY_LOAD:
        output.text(f"  (load {load:.1f} before that: other programs took part of the processors)")


def _show_painted(output: Output, found: dict[str, Any]) -> None:
    rate = found.pop("readings_per_second")
    for kind, times in found.items():
        ordered = sorted(times)
        p50, p99 = _at(ordered, 50), _at(ordered, 99)
        what = f"{kind} to painted"
        output.text(f"{what:<18}{p50:6.1f} ms p50{p99:8.1f} ms p99   ({len(times)}, at {rate:.0f} readings a second)")
        record = {"measure": f"{kind}-to-painted", "p50_ms": p50, "p99_ms": p99, "count": len(times)}
        output.record(record | {"readings_per_second": rate})


def _show_paint(output: Output, found: dict[str, Any]) -> None:
    for profile, times in found.items():
        record: dict[str, Any] = {"measure": "repaint", "profile": profile}
        for key, (what, meaning) in PAINTED.items():
            p50, p99 = times[f"{key}_p50"], times[f"{key}_p99"]
            output.text(f"{f'{what} {profile}':<18}{p50:6.1f} ms p50{p99:8.1f} ms p99   (CPU, {meaning})")
            record |= {f"{key}_cpu_ms": p50, f"{key}_p99_cpu_ms": p99}
        output.record(record)


def _at(ordered: list[float], percent: int) -> float:
    """What so many of a hundred do not exceed; 0 of none."""
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] if ordered else 0.0


def _show_run(output: Output) -> None:
    with TemporaryDirectory(prefix="dealerassist-bench-", dir=Path.cwd()) as folder:
        starts = [_run(0, "--state", f"{folder}/{turn}")["first_frame_ms"] for turn in range(STARTS)]
        alone = _run(IDLE_S, "--state", f"{folder}/0")
        port, deck = Path(folder) / "line", Path(folder) / "deck.toml"
        deck.write_text(_deck_text(SimulatedTable(seed=SEED)), "utf-8")
        with devices_at(port, 0):
            sensing = _run(IDLE_S, "--state", f"{folder}/port", "--port", str(port), "--deck", str(deck))
    output.text(f"{'first frame':<18}{min(starts):6.0f} ms after the start, best of {STARTS}")
    output.record({"measure": "first-frame", "ms": min(starts)})
    for what, found in (("idle", alone), ("idle, with sensors", sensing)):
        cpu, memory = found["idle_cpu_percent"], found["memory_mb"]
        output.text(f"{what:<18}{cpu:6.2f} % CPU{memory:8.0f} MB")
        output.record({"measure": what, "cpu_percent": cpu, "memory_mb": memory})


def _run(idle_s: float, *options: str) -> dict[str, Any]:
    return _answer("bench_run", str(time.monotonic_ns()), str(idle_s), "--profile", "1024x600", "--seed", "1", *options)


def _deck_text(table: SimulatedTable) -> str:
    """The simulated deck's file: numbers as on labels, the last byte of the air first."""
    lines = [f'{card} = "{table.number_of(card)[::-1].hex().upper()}"' for card in ALL_CARDS]
    return "\n".join(["[cards]", *lines]) + "\n"


def _answer(module: str, *arguments: str) -> dict[str, Any]:
    """What a measuring program prints. Its compiled files may be written, as those of an installed one are."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    environment["QT_QPA_PLATFORM"] = "offscreen"
    program = [sys.executable, "-m", f"dealerassist.cli.{module}", *arguments]
    done = subprocess.run(program, capture_output=True, text=True, env=environment, check=False)
    try:
        found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        raise CliError(CliCode.UNREADABLE, f"{module} measured nothing: {done.stderr[-500:]}") from None
    return found
