"""What VERIFY says is the engine's own award, and what `verify` says of the same showdown (S1: cards speak)."""

from __future__ import annotations

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from dealerassist.engine import GAMES
from dealerassist.engine import commands as c
from dealerassist.engine.at_showdown import can_be_taken_up
from dealerassist.journal.live import LiveTable
from dealerassist.rehearsal.dealing import Habits, play_hand
from dealerassist.rehearsal.evenings import random_table
from dealerassist.table.keeping import InMemory
from dealerassist.table.table import Table
from dealerassist.verify import judge_text
from dealerassist.views import PhraseCode, PressKey
from tests.table.at_menu import GO, MENU
from tests.table.disputes import VERIFY

PLAYED = [name for name, game in GAMES.items() if game.bets and not game.up_cards]
"""Of stud there are as many in `test_at_showdown`."""
DOCUMENTED = ("holdem", "omaha", "omaha-hilo", "short-deck")
"""Games whose showdown is also told to `verify`, which knows no dead money, nor a live hand without chips."""
TABLED = Habits(dealers_word=0, unread=0, mistake=0, fold=0.1, muck=0.1, post=0, straddle=0)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from(PLAYED))
def test_s1_the_result_is_the_engines_own_award_and_what_verify_says(seed: int, game: str) -> None:
    rng = Random(seed)
    session, house = random_table(rng, game)
    assume(len(session.places) <= session.game.most_seats)
    hand = play_hand(session, house, rng, TABLED)
    keeper = InMemory(LiveTable(session, house))
    for command in hand.commands:
        keeper.tell(command, "touch@1", "")
    assert keeper.hand.over
    if not can_be_taken_up(keeper.hand):
        return
    paid = on_screen(Table(keeper))
    assert hand.result is not None
    assert paid == {seat: amount for seat, amount in hand.result.payouts.items() if amount}
    no_dead_money = hand.pot_with_bets == sum(seat.total for seat in hand.seats)
    if game in DOCUMENTED and no_dead_money and all(seat.total for seat in hand.seats if seat.live):
        assert paid == by_verify(keeper)


def on_screen(table: Table) -> dict[int, int]:
    """Seat -> chips, push by push."""
    table.intend(PressKey(MENU))
    view = table.intend(VERIFY)
    paid: dict[int, int] = {}
    while True:
        assert view.prompt.code in {PhraseCode.VERDICT, PhraseCode.PUSH_NO_LOW}
        seat, amount = view.prompt.facts["n"], view.prompt.facts["a"]
        assert isinstance(seat, int)
        assert isinstance(amount, int)
        paid[seat] = paid.get(seat, 0) + amount
        if view.row[2].intent is None:
            return {seat: amount for seat, amount in paid.items() if amount}
        view = table.intend(PressKey(GO))


def by_verify(keeper: InMemory) -> dict[int, int]:
    """The same showdown as a document."""
    hand = keeper.hand
    lines = [f'game = "{hand.setup.game.name}"', f"button = {hand.setup.button}", f"chip = {hand.setup.chip}"]
    lines.append(f'board = "{" ".join(map(str, hand.board))}"' if len(hand.board) in (0, 3, 4, 5) else "")
    assert hand.result is not None
    lines.append(f"rake = {hand.result.rake}")
    for seat in hand.seats:
        told = f' cards = "{" ".join(map(str, seat.tabled))}"' if seat.tabled and seat.live else ""
        gone = "" if seat.live else " mucked = true" if _mucked(keeper, seat.number) else " folded = true"
        facts = [f"seat = {seat.number}", f"bet = {seat.total}", *filter(None, (told, gone))]
        lines += ["[[seats]]", *(fact.strip() for fact in facts)]
    return dict(judge_text("\n".join(lines)).payouts)


def _mucked(keeper: InMemory, seat: int) -> bool:
    return any(isinstance(entry.command, c.Muck) and entry.command.seat == seat for entry in keeper.entries)
