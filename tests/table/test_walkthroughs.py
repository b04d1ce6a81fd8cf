"""The walk-throughs of WALKTHROUGH 3, hand for hand: touches counted, the screen's words at each step.

(d), (e), (f) and (i) are in the files `test_walkthrough_…`; the end of (j) is in `test_out_or_rebuy`.
"""

from __future__ import annotations

from dealerassist.cards import Card, card, parse_cards
from dealerassist.engine import NoLimit, Place, Session, Stakes, game_named, preset
from dealerassist.journal.live import LiveTable
from dealerassist.table.keeping import InMemory
from dealerassist.table.levels import BoardLevel, Levels
from dealerassist.table.table import Table
from dealerassist.views import Intent, KeyCode, Press, TableView
from tests.table.playing import Played

GO, RAISE, FOLD = Press.GO_ON, Press.RAISE, Press.FOLD
HANDS = {5: "Ac Qd", 7: "9s 9d"}
BOARD = ["9h", "7c", "2d", "Ks", "3c"]
PLAYERS = range(1, 10)


class Counted(Played):
    """A nine-handed table at 200/400, the button at seat 9, that counts the dealer's touches."""

    def __init__(self, reads: bool = False) -> None:
        places = tuple(Place(number, 40_000) for number in PLAYERS)
        session = Session(game_named("holdem"), Stakes(NoLimit(400), (200, 400), chip=25), places, button=9)
        self.keeper = InMemory(LiveTable(session, preset("tda-2024")))
        self.table = Table(self.keeper, reveal=_tabled if reads else None)
        self.touches = 0
        self.gone: set[int] = set()
        self.lying: list[str] = []
        self.antennas = False

    def touch(self, *intents: Intent | Press | int | str) -> TableView:
        self.touches += len(intents)
        return super().touch(*intents)

    def leave(self, *seats: int) -> None:
        """Cards leave these seats, and the muck reads them."""
        self.gone.update(seats)
        self.look()

    def lay(self, count: int) -> None:
        """So many cards lie on the board now."""
        self.lying = BOARD[:count]
        self.look()

    def look(self) -> None:
        """What the sensors see of it."""
        seats = {seat: 0 if seat in self.gone else 2 for seat in PLAYERS} if self.antennas else {}
        board = {place: BoardLevel(card(text)) for place, text in enumerate(self.lying, 1)}
        muck = frozenset(self.gone) if self.antennas else frozenset()
        self.table.sense(Levels(seats, board=board, mucked=muck, reads_muck=self.antennas))


def _tabled(seat: int) -> tuple[Card, ...]:
    return tuple(face for face in parse_cards(HANDS[seat]) if face is not None)


def test_a_nine_handed_with_antennas_and_board_takes_thirteen_touches_for_eighteen_acts() -> None:
    played = Counted(reads=True)
    played.antennas = True
    assert played.prompt == "deal-hole n=1"
    played.look()
    assert played.prompt == "act-call n=3 a=400", "all cards are seen: nobody touches DEALT"
    played.leave(3)
    played.leave(4)
    assert played.prompt == "act-call n=5 a=400"
    assert played.seat(4).implied is False, "what antennas have seen is not concluded"
    played.touch(Press.TIMES_THREE)
    assert played.prompt == "act-call n=6 a=1200"
    for seat in (6, 8, 9, 1):
        played.leave(seat)
    assert played.prompt == "act-call n=2 a=800"
    assert played.seat(7).implied, "he still had his cards when 8's left"
    played.lay(3)
    assert played.prompt == "act-check n=2"
    assert not played.seat(7).implied
    played.touch(5, RAISE, "2", "5", "00")
    assert played.prompt == "act-call n=7 a=2500"
    played.leave(2)
    played.lay(4)
    assert played.prompt == "act-check n=5"
    played.lay(5)
    assert played.prompt == "act-check n=5"
    played.touch(7, RAISE, "6", "00", "0")
    assert played.prompt == "act-call n=5 a=6000"
    played.touch(GO)
    assert played.prompt == "show-order n=7"
    played.touch(7, 5)
    assert played.prompt == "push a=20800 n=7"
    assert [reason.name for reason in played.table.view.reasons][:1] == [True], "the hand's name stands first"
    assert played.touches <= 14


def test_b_with_a_camera_over_the_board_streets_close_by_themselves() -> None:
    played = Counted(reads=True)
    played.look()
    played.touch(GO, 5, Press.TIMES_THREE, 7, GO, 2, GO)
    assert played.commands[-1] == "call 2"
    played.lay(3)
    assert played.prompt == "act-check n=2"
    played.touch(5, RAISE, "2", "5", "00", GO, FOLD)
    played.lay(4)
    played.lay(5)
    assert played.prompt == "act-check n=5", "the river closed the turn's checks"
    played.touch(7, RAISE, "6", "00", "0", GO)
    assert played.prompt == "show-order n=7"
    played.touch(7, 5)
    assert played.prompt == "push a=20800 n=7"


def test_b_forgotten_calls_are_repaired_for_a_whole_street_with_two_touches() -> None:
    played = Counted(reads=True)
    played.look()
    played.touch(GO, 5, Press.TIMES_THREE)
    played.lay(3)
    assert played.prompt == "who-in"
    before = played.touches
    played.touch(7, 2, GO)
    assert played.touches - before == 3, "two callers and GO ON"
    assert played.prompt == "act-check n=2"


def test_c_by_keys_alone_the_turn_needs_no_touch_and_the_winner_one() -> None:
    played = Counted()
    played.touch(5, Press.TIMES_THREE, 7, GO, 2, GO)
    assert played.prompt == "deal-flop"
    played.touch(5, RAISE, "2", "5", "00", GO, FOLD)
    assert played.prompt == "deal-turn"
    played.touch("board")
    played.touch("board")
    played.touch(7, RAISE, "6", "00", "0", GO)
    assert played.prompt == "who-wins"
    played.touch(7, GO)
    assert played.commands[-2:] == ["wins 7", "award"]
    assert played.touches <= 23
    assert played.keeper.hand.result is not None
    assert played.keeper.hand.result.payouts == {7: 20_800}


def test_g_a_wrong_amount_two_acts_later_costs_four_touches_and_the_prompt_stays() -> None:
    played = Counted()
    played.touch(5, Press.TIMES_THREE, 7, GO)
    assert played.prompt == "act-call n=8 a=1200"
    before = played.touches
    played.hold(5)
    played.touch("2", "1", "00")
    assert played.touches + 1 - before == 4, "the hold counts too"
    played.touch(FOLD)
    assert played.commands == ["fold 3", "fold 4", "raise 5 2100", "fold 6", "call 7", "fold 8"]
    assert played.prompt == "act-call n=9 a=2100"


def test_g_a_raise_that_is_now_too_small_waits_in_amber_and_nothing_is_dropped() -> None:
    played = Counted()
    played.touch(5, Press.TIMES_THREE, 7, RAISE, "2", "4", "00", 8)
    played.hold(5)
    played.touch("2", "1", "00", 8)
    assert "fold 7" not in played.commands, "the touch that sealed was not meant for him"
    assert played.prompt == "amount-low a=3800"
    assert played.table.situation.actor == 7
    played.touch(RAISE, "3", "8", "00", FOLD)
    assert played.commands[-2:] == ["raise 7 3800", "fold 8"], "the touch that ends his new amount counts at once"


def test_g_the_wrong_seat_is_put_right_by_touching_the_right_one_while_it_is_dotted() -> None:
    played = Counted()
    played.touch(6, Press.TIMES_THREE)
    assert played.seat(5).implied
    played.touch(5)
    assert played.prompt == "act-call n=5 a=400"


def test_h_three_cards_at_a_seat_are_a_neutral_fact_and_the_action_row_stays() -> None:
    played = Counted()
    played.antennas = True
    played.table.sense(Levels({seat: 3 if seat == 4 else 2 for seat in PLAYERS}))
    assert played.prompt == "cards-count n=4 k=3"
    codes = {key.code for row in played.table.view.column for key in getattr(row, "keys", ())}
    assert KeyCode.MISDEAL in codes or KeyCode.HOLD_MISDEAL in codes
    assert len(played.table.view.row) == 5


def test_h_without_antennas_the_first_slot_holds_the_misdeal_and_every_chip_goes_back() -> None:
    played = Counted()
    assert played.table.view.row[1].code is KeyCode.HOLD_MISDEAL
    played.touch(Press.MISDEAL)
    result = played.keeper.hand.result
    assert result is not None
    assert result.voided
    assert set(result.stacks.values()) == {40_000}


def test_j_a_player_who_loses_everything_leaves_a_dead_button_behind_him() -> None:
    played = Counted()
    played.touch(5, Press.ALL_IN, 2, Press.ALL_IN, 5)
    played.touch(GO)
    assert played.commands[-2:] == ["wins 5", "award"]
    asked = [key for row in played.table.view.column for key in getattr(row, "keys", ())][:2]
    assert [key.code for key in asked] == [KeyCode.OUT, KeyCode.REBUY]
    played.touch(asked[0].intent)
    assert played.prompt == "button n=1"
    played.touch(GO, *(FOLD,) * 7)
    assert played.keeper.hand.over
    assert played.table.view.reasons[-1].code.value == "then-dead-button"
