"""Whole hands that a dealer enters at a table, one or several in a row: the chips must be the true ones."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from dealerassist.cli.scripted_dealer import ScriptedDealer
from dealerassist.engine import Hand
from dealerassist.journal.live import LiveTable
from dealerassist.journal.phh import PhhHand
from dealerassist.rehearsal.dealing import play_hand
from dealerassist.rehearsal.evenings import random_table
from dealerassist.rehearsal.hands import PLAIN, record_of
from dealerassist.rehearsal.records import table_of
from dealerassist.table.keeping import InMemory
from dealerassist.table.table import Table
from dealerassist.table.verifying import Reveal
from dealerassist.views import Press, PressKey
from tests.rehearsal.hands import DRAWN

Dealer = Callable[[Table, PhhHand], ScriptedDealer]
MOST_DEALS = 6
"""Of a round of Guts."""


def enter(record: PhhHand, dealer: Dealer, reveal: Reveal | None = None) -> None:
    """One hand; asserts that it ends as the record does. reveal: what reads tabled hands, if anything does."""
    keeper = InMemory(table_of(record))
    truth = dealer(Table(keeper, reveal=reveal), record).deal()
    assert_same_chips(keeper.hand, truth)


def assert_same_chips(ours: Hand, theirs: Hand) -> None:
    """Stacks, and what stays in the middle or is owed to the next pot."""
    assert ours.result is not None
    assert theirs.result is not None
    assert ours.result.stacks == theirs.result.stacks
    assert (ours.result.carried, ours.result.penalties) == (theirs.result.carried, theirs.result.penalties)


def enter_round(kind: str, seed: int, dealer: Dealer) -> int:
    """A round of Guts at one table, deal after deal, until it is over; how many deals it had."""
    game, switches = DRAWN[kind]
    rng = Random(seed)
    session, house = random_table(rng, game, untracked=0)
    house = house.with_switches(switches)
    keeper = InMemory(LiveTable(session, house))
    table = Table(keeper)
    for deal in range(1, MOST_DEALS + 1):
        played = play_hand(session, house, rng, PLAIN)
        assert keeper.hand.setup == played.setup
        assert_same_chips(keeper.hand, dealer(table, record_of(played, f"{kind}/{seed}")).deal())
        session = session.after(played)
        if not session.in_round or sum(place.plays(house) for place in session.places) < 2:
            return deal
        table.intend(PressKey(Press.GO_ON))
    return MOST_DEALS
