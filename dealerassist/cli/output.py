"""What a command prints: text for people, or JSON objects a line; and the one line of an error."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass

from dealerassist.cards import DealerAssistError
from dealerassist.cli.codes import CliCode, CliError

DONE, FOUND_WRONG, UNUSABLE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Output:
    """Where results go. With `as_json` stdout carries JSON objects, one a line, and nothing else."""

    as_json: bool

    def text(self, line: str = "") -> None:
        """A line for people; nothing in JSON."""
        if not self.as_json:
            write_line(line)

    def record(self, values: Mapping[str, object]) -> None:
        """A JSON object on a line; nothing for people."""
        if self.as_json:
            write_line(json.dumps(values, ensure_ascii=False))

    def error(self, error: DealerAssistError, file: str = "") -> int:
        """One line on stderr, and in JSON the object that says the same. Returns the exit code."""
        write_error(str(error))
        named = {"file": file} if file else {}
        self.record({**named, "ok": False, "error": {"code": str(error.code), "message": one_line(str(error))}})
        return UNUSABLE


def write_line(line: str) -> None:
    """To stdout. A reader that went away ends the program quietly; a full disk is an error."""
    try:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(DONE) from None
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise CliError(CliCode.BAD_OUTPUT, f"standard output: {error.strerror or error}") from None
    except UnicodeEncodeError:
        sys.stdout.write(line.encode("ascii", "replace").decode() + "\n")


def write_error(message: str) -> None:
    """One line on stderr, whatever the message holds."""
    sys.stderr.write(f"dealerassist: {one_line(message)}\n")


def one_line(text: str) -> str:
    """Without line ends and control characters.

    >>> one_line("a\\nb")
    'a b'
    """
    return "".join(char if char.isprintable() else " " for char in " ".join(text.split()))
