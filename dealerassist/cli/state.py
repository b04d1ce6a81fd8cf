"""The state directory: where the journal lies."""

from __future__ import annotations

import os
from pathlib import Path

SYSTEM_STATE = Path("/var/lib/dealerassist")


def state_directory(named: str | None) -> Path:
    """`--state DIR`, else the system's directory where it may be written, else the user's data directory."""
    if named is not None:
        return Path(named)
    if SYSTEM_STATE.is_dir() and os.access(SYSTEM_STATE, os.W_OK):
        return SYSTEM_STATE
    from platformdirs import user_data_path  # (only needed here; costs 10 ms)

    return user_data_path("dealerassist", appauthor=False)
