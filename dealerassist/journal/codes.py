"""Why a hand script, a recorded hand or a journal could not be read, played or written."""

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


class JournalCode(Code):
    """What can be wrong with a journal, its file and its directory."""

    BROKEN_CHAIN = "broken-chain"
    CANNOT_RECORD = "cannot-record"
    CLOSED = "closed"
    CORRUPT = "corrupt"
    FOREIGN = "foreign"
    IN_USE = "in-use"
    JUDGED_OTHERWISE = "judged-otherwise"
    MISSING = "missing"
    NEWER_FORMAT = "newer-format"
    NO_SUCH_HAND = "no-such-hand"
    UNREADABLE = "unreadable"
    WRITE_FAILED = "write-failed"


class ReadError(DealerAssistError, ValueError):
    """A script or a record that cannot be used: `file` and `place` (a line or a field) are named in the message."""

    def __init__(self, code: Code, file: str, place: str, reason: str) -> None:
        super().__init__(code, f"{file}, {place}: {reason}", file=file, place=place, reason=reason)


class JournalError(DealerAssistError):
    """A journal that cannot be used. The message is one line: file, place (a row, where one is to blame) and reason."""

    def __init__(self, code: JournalCode, file: str, reason: str, place: str = "") -> None:
        where = f"{file}, {place}" if place else file
        named = {"file": file, "reason": reason} | ({"place": place} if place else {})
        super().__init__(code, f"{where}: {reason}", **named)
        self.args = (code, file, reason, place)  # `OSError` forgets them, and an error must cross processes


class JournalFileError(JournalError, OSError):
    """The medium, the directory or another process is to blame."""


class JournalRecordError(JournalError, ValueError):
    """What stands in the journal is to blame, or what was to be written to it."""
