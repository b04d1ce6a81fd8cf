"""`camera.toml`, beside the table's file: where board and seats are in the camera's picture."""

from __future__ import annotations

from pathlib import Path

from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.files import read_text
from dealerassist.cli.table_file import TableFile
from dealerassist.sensing.overhead.calibration import Calibration, read_calibration

NAME = "camera.toml"


def calibration_file(table: TableFile) -> Path:
    return table.beside(NAME)


def kept_calibration(path: Path) -> Calibration | None:
    """None where it is not there yet. Raises `CalibrationError`, `CliError`."""
    return read_calibration(read_text(str(path)), str(path)) if path.exists() else None


def needed_calibration(table: TableFile) -> Calibration:
    """Raises `CliError` where it is not there yet, `CalibrationError`."""
    path = calibration_file(table)
    calibration = kept_calibration(path)
    if calibration is None:
        raise CliError(CliCode.BAD_USAGE, f"{path}: not there; say first where the board is: dealerassist camera")
    return calibration
