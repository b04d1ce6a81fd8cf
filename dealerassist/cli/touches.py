"""Touches per player action on recorded hands, for `bench`: what the grammar costs a dealer (WALKTHROUGH 1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dealerassist.cli.antenna_dealer import AntennaDealer
from dealerassist.cli.camera_dealer import CameraDealer
from dealerassist.cli.output import Output
from dealerassist.cli.rehearsing import RehearsedDealer
from dealerassist.cli.scripted_dealer import ScriptedDealer, Touches
from dealerassist.journal.phh import PhhHand
from dealerassist.rehearsal.hands import script_of
from dealerassist.rehearsal.records import table_of
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.table.keeping import InMemory
from dealerassist.table.table import Table

MOST_ON_DEVICES = 40
"""Hands of one kind that are played on simulated devices: each takes most of a second."""


def show_touches(records: Sequence[PhhHand], output: Output) -> None:
    """Keys only, a camera, antennas under every seat; all amounts entered, or left open; the award counted. Hold'em
    first, then stud with its up cards, then all games.
    """
    holdem = [record for record in records if record.setup.game.name == "holdem"]
    if holdem:
        _show(output, "holdem", holdem)
    stud = [record for record in records if record.setup.game.up_cards]
    if stud:
        _show(output, "stud", stud, may_be_open=False)
    if len(holdem) < len(records):
        _show(output, "all games", records)


def _show(output: Output, what: str, records: Sequence[PhhHand], may_be_open: bool = True) -> None:
    """may_be_open: amounts, too, which in stud's fixed limit are one touch anyway."""
    some = records[:: max(1, len(records) // MOST_ON_DEVICES)]
    ways = {
        "keys, counted": [_by_touch(record, counting=True) for record in records],
        "camera, counted": [_with_camera(record) for record in records],
        "RFID, counted": [_on_devices(record, counting=True) for record in some],
    }
    if may_be_open:
        ways["keys, open"] = [_by_touch(record, counting=False) for record in records]
        ways["RFID, open"] = [_on_devices(record, counting=False) for record in some]
    figures = {way: mean(counts) for way, counts in ways.items()}
    shown = "   ".join(f"{way} {figure:.2f}" for way, figure in figures.items())
    output.text(f"{'touches an act':<16}{what}: {shown}")
    output.record({"measure": "touches", "games": what, "per_action": figures})


def mean(counts: Iterable[Touches]) -> float:
    """Touches per player action over all hands."""
    counted = list(counts)
    return sum(count.touches for count in counted) / max(1, sum(count.actions for count in counted))


def _by_touch(record: PhhHand, counting: bool) -> Touches:
    dealer = ScriptedDealer(Table(InMemory(table_of(record))), record, counting)
    dealer.deal()
    return dealer.count


def _with_camera(record: PhhHand) -> Touches:
    """A camera reads the board, stud's up cards and what is tabled."""
    holes = script_of(record).holes
    dealer = CameraDealer(Table(InMemory(table_of(record)), reveal=lambda seat: holes[seat]), record)
    dealer.deal()
    return dealer.count


def _on_devices(record: PhhHand, counting: bool) -> Touches:
    devices = SimulatedTable(seed=1)
    reader = SteppedReader(devices)
    table = Table(InMemory(table_of(record)), reader=reader)
    kind = RehearsedDealer if record.setup.game.board else AntennaDealer
    dealer = kind(table, record, devices, reader, counting)
    dealer.deal()
    return dealer.count
