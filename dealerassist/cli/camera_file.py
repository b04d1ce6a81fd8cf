"""`camera.toml`, beside the table's file: where board and seats are in the camera's picture."""

from __future__ import annotations

from pathlib import Path

from dealerassist.cli.files import read_text
from dealerassist.cli.table_file import TableFile
from dealerassist.sensing.overhead.calibration import Calibration, read_calibration

NAME = "camera.toml"


def calibration_file(table: TableFile) -> Path:
    return table.beside(NAME)


def kept_calibration(path: Path) -> Calibration | None:
    """None where it is not there yet. Raises `CalibrationError`, `CliError`."""
    return read_calibration(read_text(str(path)), str(path)) if path.exists() else None
