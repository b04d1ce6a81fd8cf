"""The sensors of a real table: which port, which deck."""

from __future__ import annotations

from dealerassist.cli.clock import SystemClock
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.files import read_text
from dealerassist.sensing import SerialReader, read_deck


def open_reader(port: str | None, deck: str | None) -> SerialReader | None:
    """The reader, not started yet; None without a port. The port itself may come later: it is tried again and again.

    Raises `CliError` where the deck is missing, `DeckError` where its file cannot be one.
    """
    if port is None:
        if deck is not None:
            raise CliError(CliCode.BAD_USAGE, "--deck says which tag is which card; it needs --port as well")
        return None
    if deck is None:
        raise CliError(CliCode.BAD_USAGE, "--port needs --deck FILE: which tag is which card")
    tags, pucks = read_deck(read_text(deck), deck)
    return SerialReader(port, tags, SystemClock(), pucks)
