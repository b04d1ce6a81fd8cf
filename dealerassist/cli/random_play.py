"""Random hands from a seed, for `dealerassist play --random`: what a table looks like without a table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from dealerassist.cli.recording import Recording
from dealerassist.cli.viewer import Shown
from dealerassist.engine import DEFAULT_PRESET, NoLimit, Place, Session, Stakes, command_text, game_named, preset
from dealerassist.engine import commands as c
from dealerassist.journal.live import LiveTable
from dealerassist.journal.player import InMemory, Told
from dealerassist.rehearsal.dealing import random_command

STACK = 2000
SEATS = range(1, 7)


def random_steps(seed: int, hands: int, recording: Recording | None) -> Iterator[Shown]:
    """`hands` hands, dealt and acted by chance; with a recording, from where its journal stops."""
    rng = Random(seed)
    told = _table(recording)
    yield Shown("start", "the hand begins", tuple(told.hand.opening), told.hand)
    for number in range(hands):
        if number:
            yield from _between(told)
        while not told.hand.over:
            command = random_command(told.hand, rng)
            yield Shown(f"seed {seed}", command_text(command), tuple(told.tell(command, inserted=False)), told.hand)


def _table(recording: Recording | None) -> Told:
    places = tuple(Place(number, STACK) for number in SEATS)
    session = Session(game_named("holdem"), Stakes(NoLimit(20), (10, 20)), places, button=1)
    house = preset(DEFAULT_PRESET)
    if recording is None:
        return InMemory(LiveTable(session, house))
    recovered = recording.recovered()
    if recovered is None:
        return recording.start(session, house, "players", "random")
    return recording.resume(recovered, "players", "random")


def _between(told: Told) -> Iterator[Shown]:
    """Who has lost everything buys chips; then the next hand."""
    for place in told.table.places:
        if place.stack == 0:
            chips = c.Chips(place.number, STACK)
            yield Shown("between", command_text(chips), tuple(told.tell(chips, inserted=False)), told.hand)
    yield Shown("between", "next", tuple(told.next_hand()), told.hand)
