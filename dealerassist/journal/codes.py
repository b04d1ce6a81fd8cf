"""Why a hand script or a recorded hand could not be read or played."""

from __future__ import annotations

from dealerassist.cards import Code, DealerAssistError


class ScriptCode(Code):
    """What can be wrong with a hand script."""

    BAD_LINE = "bad-line"
    MISSING_LINE = "missing-line"
    NOT_PLAYED = "not-played"
    REFUSED = "refused"


class PhhCode(Code):
    """What can be wrong with a recorded hand in the PHH format, or cannot be said in it."""

    BAD_ACTION = "bad-action"
    BAD_FIELD = "bad-field"
    BAD_TOML = "bad-toml"
    CANNOT_SAY = "cannot-say"
    DUPLICATE_CARD = "duplicate-card"
    INCOMPLETE = "incomplete"
    MISSING_FIELD = "missing-field"
    REFUSED = "refused"
    UNKNOWN_VARIANT = "unknown-variant"


class ReadError(DealerAssistError, ValueError):
    """A script or a record that cannot be used: `file` and `place` (a line or a field) are named in the message."""

    def __init__(self, code: Code, file: str, place: str, reason: str) -> None:
        super().__init__(code, f"{file}, {place}: {reason}", file=file, place=place, reason=reason)
