"""`dealerassist doctor`: is this machine, this installation and this journal fit to play?"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from dealerassist import __version__
from dealerassist.cards import PACK_32, PACK_36, PACK_52, DealerAssistError, parse_cards
from dealerassist.cli.camera_file import calibration_file, kept_calibration
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.console import nodes_on_line
from dealerassist.cli.files import DEMO
from dealerassist.cli.firmware import call_all, mixed_versions, other_minor
from dealerassist.cli.looks import checked_look
from dealerassist.cli.output import DONE, FOUND_WRONG, Output
from dealerassist.cli.photos import no_opencv
from dealerassist.cli.sensors import deck_words, table_tags
from dealerassist.cli.state import state_directory
from dealerassist.cli.table_file import TableFile
from dealerassist.engine import PRESETS, preset
from dealerassist.engine.ranking import high, name_of
from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.rows import JOURNAL_FILE
from dealerassist.journal.script import read_script
from dealerassist.journal.show import verify_journal
from dealerassist.sensing.versions import version_text
from dealerassist.sensing.zones import source_at

LEAST_SPACE = 100_000_000
PORTS = Path("/dev/serial/by-id")
WHOLE = {len(pack.cards) for pack in (PACK_52, PACK_36, PACK_32)}
"""How many cards a deck has."""
DEPENDENCIES = ("msgspec", "platformdirs", "PyQt6", "pyserial")


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: whether it is well, and what was seen."""

    name: str
    well: bool
    seen: str


def findings(options: argparse.Namespace) -> Iterator[Finding]:
    """Everything that is looked at, in order. Nothing is changed on the machine."""
    state = state_directory(options.state)
    python = f"Python {platform.python_version()} on {platform.machine()}"
    yield Finding("version", True, f"dealerassist {__version__}, {python}")
    yield from (_dependency(name) for name in DEPENDENCIES)
    yield _looked("ranking tables", _tables)
    yield _looked("house rules", _houses)
    yield _looked("a recorded hand", _demo)
    yield Finding("SQLite", sqlite3.sqlite_version_info >= (3, 35), sqlite3.sqlite_version)
    yield _screen()
    yield _sound()
    yield _ports()
    if options.port is not None:
        yield _looked_at_nodes(options, state)
    yield from _decks(options, state)
    yield _looked("camera", lambda: _camera(TableFile(options.table, state)))
    yield from _looks(TableFile(options.table, state))
    yield _state(state)
    yield _journal(state / JOURNAL_FILE)


def _looked(name: str, look: Callable[[], str]) -> Finding:
    try:
        return Finding(name, True, look())
    except (DealerAssistError, OSError) as error:
        return Finding(name, False, str(error))


def _dependency(name: str) -> Finding:
    try:
        return Finding(name, True, version(name))
    except PackageNotFoundError:
        return Finding(name, False, f"not installed: {sys.executable} -m pip install {name}")


def _screen() -> Finding:
    """Can Qt be loaded, which needs libraries of the system, and has it a screen to open on?"""
    try:
        import_module("PyQt6.QtWidgets")
    except ImportError as error:
        return Finding("screen", False, str(error))
    where = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or os.environ.get("QT_QPA_PLATFORM")
    return Finding("screen", True, f"Qt loads, on {where}" if where else "Qt loads; none here: run --screenshots DIR")


def _sound() -> Finding:
    """Can training be heard? Silence is well: all that it says stands on the screen."""
    try:
        from dealerassist.display.sounds import sound_here
    except ImportError as error:
        return Finding("sound", True, f"none: {error}")
    heard, words = sound_here()
    return Finding("sound", True, f"on {words}" if heard else f"none, training is silent: {words}")


def _ports() -> Finding:
    """Where the sensors' line may be, for `run --port`. None is well: the dealer's touches are enough."""
    ports = sorted(map(str, PORTS.glob("*")))
    return Finding("serial ports", True, ", ".join(ports) or f"none in {PORTS}")


def _looked_at_nodes(options: argparse.Namespace, state: Path) -> Finding:
    """All nodes of the table in one line: who does not answer or cannot play, and versions that are mixed."""
    try:
        nodes = call_all(options.port, nodes_on_line(TableFile(options.table, state).console()))
    except DealerAssistError as error:
        return Finding("nodes", False, str(error))
    faults = [f"{source_at(node.address)}: {node.fault}" for node in nodes if node.fault]
    told = next((node.hello for node in nodes if node.hello is not None), None)
    if told is None:
        return Finding("nodes", False, "nobody answers: check cable and power")
    if versions := mixed_versions(nodes):
        faults.append(versions)
    remark = f": {other_minor(told)}" if other_minor(told) else ""
    return Finding("nodes", not faults, "; ".join(faults) or f"{len(nodes)} answer, {version_text(told)}{remark}")


def _decks(options: argparse.Namespace, state: Path) -> Iterator[Finding]:
    """A line for each deck: its name, and whether it is whole, as far as its file says. None is well."""
    try:
        tags = table_tags(options, TableFile(options.table, state))
    except (DealerAssistError, OSError) as error:
        yield Finding("decks", False, str(error))
        return
    if tags is None:
        yield Finding("decks", True, "none named: what lies on the table is touched or named by hand")
        return
    yield from (Finding("deck", deck.cards in WHOLE, deck_words(deck)) for deck in tags.decks)
    if tags.staff:
        yield Finding("staff cards", True, f"dealers who have one: {len(set(tags.staff.values()))}")


def _camera(file: TableFile) -> str:
    """What looks at the board, and whether it can: opencv, and a calibration that can be read."""
    source, calibration = file.camera(), kept_calibration(calibration_file(file))
    if not source:
        return "none named: the board is touched or named by hand, or read by antennas"
    if find_spec("cv2") is None:
        raise no_opencv(ImportError("No module named 'cv2'"))
    if calibration is None:
        raise CliError(CliCode.BAD_USAGE, f"{source}: not calibrated yet: dealerassist camera")
    seats, up = len(calibration.seats), len(calibration.up)
    return f"{source}, opencv is there, tabled hands are read at {seats} seats, up cards at {up}"


def _looks(file: TableFile) -> Iterator[Finding]:
    """A line for each deck's own look, as the camera uses it. None is well."""
    try:
        names = file.looks()
    except DealerAssistError as error:
        yield Finding("looks", False, str(error))
        return
    yield from (_look(name) for name in names)


def _look(name: str) -> Finding:
    """Can it be read, and has each card a face? Cards without one are read as those of any deck."""
    try:
        faces = checked_look(name)
    except DealerAssistError as error:
        return Finding("look", False, str(error))
    seen = f"{name}: {len(faces)} face{'s' if len(faces) > 1 else ''}"
    well = len(faces) in WHOLE
    return Finding("look", well, seen if well else f"{seen}; to go on: dealerassist deck enrol {name}")


def _tables() -> str:
    royal = high([card for card in parse_cards("As Ks Qs Js Ts 2d 3c") if card])
    return f"read; As Ks Qs Js Ts is a {name_of(royal).hand_class}"


def _houses() -> str:
    return f"{len([preset(name) for name in PRESETS])} presets read: {', '.join(PRESETS)}"


def _demo() -> str:
    steps = list(ScriptPlayer(read_script(DEMO.read_text("utf-8"), DEMO.name)).play())
    return f"played, {sum(step.command is None for step in steps)} expectations held"


def _state(state: Path) -> Finding:
    existing = next(path for path in (state, *state.parents) if path.exists())
    if not existing.is_dir() or not os.access(existing, os.W_OK | os.X_OK):
        return Finding("state directory", False, f"{state}: cannot be written")
    free = shutil.disk_usage(existing).free
    made = "" if state.exists() else " (made when first needed)"
    return Finding("state directory", free > LEAST_SPACE, f"{state}{made}, {free // 1_000_000:,} MB free")


def _journal(path: Path) -> Finding:
    if not path.exists():
        return Finding("journal", True, "none yet")
    report = verify_journal(path)
    seen = f"{report.rows:,} rows, {report.hands:,} hands, chain whole" if report.ok else report.problem
    return Finding("journal", report.ok, seen)


def run(options: argparse.Namespace, output: Output) -> int:
    """A line each; 1 where something is not well."""
    found = list(findings(options))
    for finding in found:
        output.text(f"{'ok ' if finding.well else 'BAD'} {finding.name:<16} {finding.seen}")
        output.record({"check": finding.name, "ok": finding.well, "seen": finding.seen})
    return DONE if all(finding.well for finding in found) else FOUND_WRONG
