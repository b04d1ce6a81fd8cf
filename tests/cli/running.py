"""Runs the command line as a user does: in its own process, or quickly in this one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from dealerassist.cli.main import main

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Ran:
    """What came of a command."""

    code: int
    out: str
    err: str

    @property
    def records(self) -> list[dict[str, Any]]:
        """The JSON objects on stdout, one a line."""
        return [json.loads(line) for line in self.out.splitlines()]

    def is_one_clear_line(self, *words: str) -> None:
        """Exit 2, one line on stderr that names these words, no traceback."""
        assert self.code == 2, self
        assert self.err.startswith("dealerassist: "), self.err
        assert len(self.err.splitlines()) == 1, self.err
        assert "Traceback" not in self.err
        for word in words:
            assert word in self.err, self.err


def in_process(capsys: pytest.CaptureFixture[str], *arguments: str) -> Ran:
    """Quick: the same `main`, in this process."""
    capsys.readouterr()
    code = main(arguments)
    captured = capsys.readouterr()
    return Ran(code, captured.out, captured.err)


def alone(*arguments: str, stdin: bytes = b"", stdout: Any = subprocess.PIPE, cwd: Path | None = None) -> Ran:
    """For real: a process of its own."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "dealerassist", *arguments],
        input=stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env=environment,
        cwd=cwd,
        check=False,
        timeout=60,
    )
    return Ran(done.returncode, (done.stdout or b"").decode(), done.stderr.decode())
