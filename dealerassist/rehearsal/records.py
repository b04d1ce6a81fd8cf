"""A recorded hand's table, to be dealt again."""

from __future__ import annotations

from dealerassist.engine import Place, Session, Timeline
from dealerassist.journal.live import LiveTable
from dealerassist.journal.phh import PhhHand


def table_of(record: PhhHand) -> LiveTable:
    """The record's table as dealt, its antes and blinds as recorded."""
    setup = record.setup
    places = tuple(Place(seat.number, seat.stack) for seat in sorted(setup.seats, key=lambda seat: seat.number))
    session = Session(setup.game, setup.stakes, places, setup.button, setup.positions, 0, True)
    live = LiveTable(session, setup.house)
    live.timeline = Timeline(setup)
    return live
