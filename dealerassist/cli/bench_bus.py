"""How soon a table of emulated nodes is read, for `bench`: the firmware itself, in its own time, beside the limits."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from pathlib import Path

from dealerassist.cli.output import Output
from dealerassist.sensing.simulated.emulated import EMULATOR, FIRMWARE, emulated_table
from dealerassist.sensing.simulated.line_times import (
    CYCLE_EMPTY_MS,
    CYCLE_FULL_MS,
    EVENT_CALCULATED_MS,
    EVENT_MS,
    LineTimes,
)

BUILT = Path(__file__).parents[2] / "build" / "firmware"
SEED = 5
ROUNDS = 4
"""Of 25 cards each."""


@dataclass(frozen=True, slots=True)
class BusTimes:
    """In ms. events: in order, how long a card lies there until the host knows."""

    empty: float
    full: float
    events: tuple[float, ...]

    def known_after(self, share: float) -> float:
        """For so large a share of the cards."""
        return self.events[ceil(share * len(self.events)) - 1]


def show_bus(output: Output) -> None:
    """Simulated time: how busy this machine is changes nothing."""
    if not all((BUILT / program).exists() for program in (EMULATOR, FIRMWARE)):
        _show_none(output, "no emulator here: make -C firmware elf emulator (its README says what that needs)")
        return
    try:
        times = _measured()
    except OSError as error:
        _show_none(output, f"the emulator does not run: {error}")
        return
    output.text(
        f"{'bus, cycle':<16}{times.empty:8.1f} ms, muck empty (limit {CYCLE_EMPTY_MS})"
        f"{times.full:10.1f} ms, 8 in the muck (limit {CYCLE_FULL_MS})   (emulated firmware, its own time)"
    )
    p50, p99, events = times.known_after(0.5), times.known_after(0.99), len(times.events)
    output.text(
        f"{'bus, event':<16}{p50:8.1f} ms p50{p99:10.1f} ms p99   (limit {EVENT_MS}, calculated {EVENT_CALCULATED_MS};"
        f" {events} cards laid, until the host knows)"
    )
    output.record({"measure": "bus cycle", "empty_ms": times.empty, "full_ms": times.full})
    output.record({"measure": "bus event", "p50_ms": p50, "p99_ms": p99, "events": events})


def _show_none(output: Output, reason: str) -> None:
    output.text(f"{'bus':<16}{reason}")
    output.record({"measure": "bus", "reason": reason})


def _measured() -> BusTimes:
    with emulated_table(BUILT, SEED) as table:
        times = LineTimes(table, SEED)
        times.lay_hands()
        empty = times.cycle_ms()
        times.lay_muck()
        return BusTimes(empty, times.cycle_ms(), tuple(sorted(times.events_ms(ROUNDS))))
