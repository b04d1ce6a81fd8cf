"""What `bench` says of the line under the table: the emulated firmware beside the limits, or how to build it."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealerassist.cli import bench_bus
from dealerassist.cli.output import Output
from dealerassist.sensing.simulated.line_times import CYCLE_EMPTY_MS, CYCLE_FULL_MS, EVENT_CALCULATED_MS, EVENT_MS
from tests.firmware.building import BUILT, make, needs_emulator


def shown(capsys: pytest.CaptureFixture[str]) -> list[str]:
    bench_bus.show_bus(Output(as_json=False))
    return capsys.readouterr().out.splitlines()


@needs_emulator
def test_the_firmware_is_measured_beside_what_a_table_must_hold(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    make("elf", "emulator")
    assert bench_bus.BUILT == BUILT
    monkeypatch.setattr(bench_bus, "ROUNDS", 1)
    cycle, event = shown(capsys)
    empty, full = (float(word) for word in cycle.split() if word.replace(".", "").isdigit() and "." in word)
    p50, p99 = (float(word) for word in event.split() if word.replace(".", "").isdigit() and "." in word)
    assert 0 < empty <= CYCLE_EMPTY_MS
    assert 0 < full <= CYCLE_FULL_MS
    assert 0 < p50 <= EVENT_MS
    assert p50 < p99, "of so few cards it is the slowest one's, which may be over the limit"
    for limit, line in (
        (CYCLE_EMPTY_MS, cycle),
        (CYCLE_FULL_MS, cycle),
        (EVENT_MS, event),
        (EVENT_CALCULATED_MS, event),
    ):
        assert str(limit) in line


def test_where_it_was_not_built_one_line_says_how(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench_bus, "BUILT", tmp_path)
    (line,) = shown(capsys)
    assert "no emulator here: make -C firmware elf emulator" in line


def test_an_emulator_that_does_not_run_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Built for another machine, or without the library that it needs."""
    monkeypatch.setattr(bench_bus, "BUILT", tmp_path)
    (tmp_path / "node.elf").touch()
    (tmp_path / "emulator").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "emulator").chmod(0o755)
    (line,) = shown(capsys)
    assert "the emulator does not run: " in line
