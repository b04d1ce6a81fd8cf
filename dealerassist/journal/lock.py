"""One process per state directory. The kernel lets go of the lock when the process ends, however it ends."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from dealerassist.journal.codes import JournalCode, JournalFileError

LOCK_FILE = "lock"


class StateLock:
    """Holds a directory until `release`. The lock's file holds the pid and stays: only the lock on it counts."""

    def __init__(self, directory: Path) -> None:
        """Make the directory where it is missing, and take it. Raises `JournalFileError`, naming who has it."""
        try:
            directory.mkdir(parents=True, exist_ok=True)
            self._file = os.open(directory / LOCK_FILE, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        except OSError as error:
            raise _unusable(directory, error) from None
        try:
            self._take()
        except BlockingIOError:
            holder = os.read(self._file, 32).decode("ascii", "replace").strip()
            os.close(self._file)
            reason = f"in use by process {holder or 'unknown'}"
            raise JournalFileError(JournalCode.IN_USE, str(directory), reason) from None
        except OSError as error:
            os.close(self._file)
            raise _unusable(directory, error) from None

    def _take(self) -> None:
        fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let another process have it."""
        os.close(self._file)


def _unusable(directory: Path, error: OSError) -> JournalFileError:
    reason = f"cannot be used as a state directory: {error.strerror}"
    return JournalFileError(JournalCode.UNREADABLE, str(directory), reason)
