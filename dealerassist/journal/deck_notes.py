"""Which deck a hand was dealt with: a note among the hand's rows, told when its first cards lie there.

    deck red

Where several stand, as a stray card lay there first, the last one holds.
"""

from __future__ import annotations

from dealerassist.journal.rows import Draft, Kind

_DECK = "deck "


def deck_note(name: str) -> str:
    """The note's words."""
    return f"{_DECK}{name}"


def deck_in(row: Draft) -> str | None:
    """The deck that a row names; None for any other row."""
    named = row.kind is Kind.NOTE and row.body.startswith(_DECK)
    return row.body.removeprefix(_DECK) if named else None
