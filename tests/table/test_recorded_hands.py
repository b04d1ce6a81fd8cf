"""Recorded hands through the table: by touch alone, and on simulated devices; touches counted (WALKTHROUGH 1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealerassist.cli.rehearsing import RehearsedDealer
from dealerassist.cli.scripted_dealer import ScriptedDealer, Touches
from dealerassist.journal.codes import ReadError
from dealerassist.journal.phh import PhhHand, read_phh
from dealerassist.rehearsal.records import table_of
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.table.keeping import InMemory
from dealerassist.table.table import Reveal, Table

HANDS = Path(__file__).parents[1] / "hands"


def records(folder: str = "*") -> list[PhhHand]:
    """The recorded hold'em hands."""
    found = []
    for file in sorted(HANDS.glob(f"{folder}/*.phh")):
        try:
            found.append(read_phh(file.read_text(), str(file)))
        except ReadError:
            continue  # another game
    return found


def table(record: PhhHand, reveal: Reveal | None = None) -> tuple[Table, InMemory]:
    keeper = InMemory(table_of(record))
    return Table(keeper, reveal=reveal), keeper


def by_touch(record: PhhHand, counting: bool) -> tuple[Touches, bool]:
    """The touches, and whether the table's stacks are the recorded ones."""
    live, keeper = table(record)
    dealer = ScriptedDealer(live, record, counting)
    truth = dealer.deal()
    ours, theirs = keeper.hand.result, truth.result
    return dealer.count, ours is not None and theirs is not None and ours.stacks == theirs.stacks


def mean(counts: list[Touches]) -> float:
    return sum(count.touches for count in counts) / sum(count.actions for count in counts)


def test_by_touch_alone_every_recorded_holdem_hand_reaches_its_stacks_with_few_touches() -> None:
    """DISPLAY and WALKTHROUGH 1: at most 1.3 touches per player action, all amounts entered, award included."""
    done = [by_touch(record, counting=True) for record in records()]
    assert len(done) == 210
    assert all(right for _, right in done)
    assert mean([count for count, _ in done]) <= 1.3


def test_with_amounts_left_open_the_hand_still_goes_to_its_end() -> None:
    done = [by_touch(record, counting=False) for record in records()]
    assert mean([count for count, _ in done]) < 0.85


def on_devices(record: PhhHand) -> tuple[Touches, bool]:
    devices = SimulatedTable(seed=1)
    reader = SteppedReader(devices)
    live, keeper = table(record, reader.reveal)
    dealer = RehearsedDealer(live, record, devices, reader)
    truth = dealer.deal()
    ours, theirs = keeper.hand.result, truth.result
    return dealer.count, ours is not None and theirs is not None and ours.stacks == theirs.stacks


def test_twenty_recorded_hands_through_simulated_devices_reach_their_stacks() -> None:
    done = [on_devices(record) for record in records("nlhe")[::10]]
    assert len(done) == 20
    assert all(right for _, right in done)


@pytest.mark.slow
def test_every_recorded_holdem_hand_through_simulated_devices_reaches_its_stacks() -> None:
    """Touches per action with antennas: at most 0.9, all amounts entered, award included."""
    done = [on_devices(record) for record in records()]
    assert all(right for _, right in done)
    assert mean([count for count, _ in done]) <= 0.9
