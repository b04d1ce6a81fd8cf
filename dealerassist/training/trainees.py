"""Where trainees' records lie: a file each, apart from the live journal, so that one is exported or erased whole."""

from __future__ import annotations

import os
import re
from datetime import datetime
from pathlib import Path

from dealerassist.training.codes import TrainingCode, TrainingError
from dealerassist.training.records import Row, row_line, rows_in
from dealerassist.training.refusing import refusal

_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


class Trainees:
    """The records in a folder, `NAME.jsonl` each, readable by their owner alone.

    A name is what the school calls somebody by; nothing else about a person is kept. Raises `TrainingError` for a name
    that is none, and OSError where a file cannot be read or written.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def _file(self, name: str) -> Path:
        if not _NAME.fullmatch(name):
            raise refusal(TrainingCode.BAD_NAME, name=name)
        return self.folder / f"{name}.jsonl"

    def names(self) -> tuple[str, ...]:
        return tuple(sorted(file.stem for file in self.folder.glob("*.jsonl")))

    def rows(self, name: str) -> tuple[Row, ...]:
        """In the order of the answers; () for somebody who has not answered yet."""
        file = self._file(name)
        return rows_in(file.read_bytes(), str(file)) if file.exists() else ()

    def known(self, name: str) -> tuple[Row, ...]:
        """The rows of somebody who must have some."""
        if not (rows := self.rows(name)):
            raise refusal(TrainingCode.NO_TRAINEE, name=name)
        return rows

    def add(self, name: str, row: Row) -> None:
        """Written and synced before the next question."""
        file = self._file(name)
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._drop_torn_line(file)
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        try:
            os.write(descriptor, row_line(row))
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

    def _drop_torn_line(self, file: Path) -> None:
        """What a power cut left half written must not run into the next row."""
        data = file.read_bytes() if file.exists() else b""
        if data and not data.endswith(b"\n"):
            self._replace(file, self.rows(file.stem))

    def erase(self, name: str) -> int:
        """All of it, readable or not; how many lines there were. Raises `TrainingError` where there is no file."""
        file = self._file(name)
        if not file.exists():
            raise refusal(TrainingCode.NO_TRAINEE, name=name)
        count = file.read_bytes().count(b"\n")
        file.unlink()
        return count

    def forget(self, before: datetime) -> int:
        """Drop every row that is older; how many were dropped. Who has none left has no file left either. A file that
        cannot be read stays: whoever asks for its rows is told.
        """
        dropped = 0
        for name in self.names():
            try:
                rows = self.rows(name)
            except TrainingError:
                continue
            kept = tuple(row for row in rows if row.when >= before)
            dropped += len(rows) - len(kept)
            if not kept:
                self._file(name).unlink()
            elif len(kept) < len(rows):
                self._replace(self._file(name), kept)
        return dropped

    def _replace(self, file: Path, rows: tuple[Row, ...]) -> None:
        """Whole or not at all."""
        beside = file.with_suffix(".new")
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as out:
            out.writelines(map(row_line, rows))
            out.flush()
            os.fsync(descriptor)
        beside.replace(file)
