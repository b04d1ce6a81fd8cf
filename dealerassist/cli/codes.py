"""What the command line itself can refuse."""

from __future__ import annotations

from dealerassist.cards import Code, DealerAssistError


class CliCode(Code):
    """Why a command could not be done."""

    BAD_OUTPUT = "bad-output"
    BAD_USAGE = "bad-usage"
    CORE_LOST = "core-lost"
    NO_SCREEN = "no-screen"
    NOT_INSTALLED = "not-installed"
    UNREADABLE = "unreadable"


class CliError(DealerAssistError):
    """One line for the user: what cannot be done, where, why."""
