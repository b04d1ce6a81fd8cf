"""A recorded hand's table, to be dealt again."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine import Place, Session, Setup, Stakes, Timeline
from dealerassist.engine.setup import AntePayer
from dealerassist.journal.live import LiveTable
from dealerassist.journal.phh import PhhHand


def table_of(record: PhhHand) -> LiveTable:
    """The record's table as dealt, its antes and blinds as recorded."""
    setup = record.setup
    places = tuple(Place(seat.number, seat.stack) for seat in sorted(setup.seats, key=lambda seat: seat.number))
    session = Session(setup.game, stakes_of(setup), places, setup.button, setup.positions, 0, True)
    live = LiveTable(session, setup.house)
    live.timeline = Timeline(setup)
    return live


def stakes_of(setup: Setup) -> Stakes:
    """The stakes with the antes that were paid, where a table can be set up with them: everybody's, or the big blind's
    for all. Records list what each seat paid.
    """
    paid = {seat: ante for seat, ante in setup.antes if ante}
    if len(paid) == len(setup.seats) and len(set(paid.values())) == 1:
        return replace(setup.stakes, ante=max(paid.values()))
    if tuple(paid) == setup.positions.big[:1]:
        return replace(setup.stakes, ante=max(paid.values()), ante_payer=AntePayer.BIG_BLIND)
    return setup.stakes
