"""Run it twice: asked once nobody can bet any more, two boards, each worth half of every pot (PROCEDURES 6)."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.cards import Card
from dealerassist.engine import NoLimit, Place, Session, Stakes, game_named, preset
from dealerassist.engine.commands import FixStack
from dealerassist.journal.live import LiveTable
from dealerassist.table.keeping import InMemory
from dealerassist.table.levels import BoardLevel, Levels
from dealerassist.table.table import Table
from dealerassist.views import Choose, Intent, PlaceLook, Press, SeatLook
from tests.table.playing import cards, named
from tests.table.shown import Walked

GO, FOLD, ALL_IN, BY_HAND, UNDO = Press.GO_ON, Press.FOLD, Press.ALL_IN, Press.BY_HAND, Press.UNDO
TWICE = Choose("twice")
HANDS = {2: "Qd Qs", 3: "As Ad", 5: "Kh Kc"}
FIRST, SECOND = ("Ah Kd 8c", "5s", "2h"), ("Ks Jc 9d", "5c", "4h")
"""Seat 3 wins the first board, seat 5 the second."""


class Twice(Walked):
    """Six seats at a house that lets players run it twice."""

    def __init__(self, reads: bool = False, game: str = "holdem", allowed: bool = True, blinds: int = 200) -> None:
        stakes = Stakes(NoLimit(blinds), (blinds // 2, blinds), chip=25)
        session = Session(game_named(game), stakes, tuple(Place(n, 20_000) for n in range(1, 7)), button=6)
        super().__init__(session, reveal=_tabled if reads else None)
        self.keeper = InMemory(LiveTable(session, replace(preset("tda-2024"), run_twice=allowed)))
        self.table = Table(self.keeper, reveal=_tabled if reads else None)

    def two_all_in(self) -> None:
        """3 is all-in before the flop, 5 calls."""
        self.touch(GO, ALL_IN, 5, GO, 3)

    @property
    def second(self) -> str:
        """The second board, `·` for a place of the first, `-` for one that is still to come, `?` for an unread card."""
        signs = {PlaceLook.NONE: "·", PlaceLook.UNUSED: "-", PlaceLook.NEXT: "-", PlaceLook.UNSURE: "?"}
        return " ".join(str(place.card or signs[place.look]) for place in self.table.view.second)

    @property
    def paid(self) -> dict[int, int]:
        assert self.keeper.hand.result is not None
        return self.keeper.hand.result.payouts


def _tabled(seat: int) -> tuple[Card, ...]:
    return cards(HANDS[seat])


def on_the_pad(*streets: str) -> list[Intent | Press]:
    touches: list[Intent | Press] = []
    for street in streets:
        touches += [BY_HAND, *named(street)]
    return touches


def test_it_is_asked_once_nobody_can_bet_and_once_is_the_key_that_goes_on() -> None:
    played = Twice()
    played.two_all_in()
    assert played.says == "RUN IT TWICE?"
    assert (played.row[2], played.column[0]) == ("ONCE", ["TWICE"])
    played.touch(GO)
    assert played.commands[-1] == "floor run-twice once"
    assert played.says == "BURN · FLOP"
    assert played.table.view.second == ()


def test_a_house_that_does_not_allow_it_is_not_asked() -> None:
    played = Twice(allowed=False)
    played.two_all_in()
    assert played.says == "BURN · FLOP"


def test_display_11_nobody_has_to_answer_whoever_deals_on_runs_it_once() -> None:
    by_board, by_winner, by_sensor = Twice(), Twice(), Twice()
    for played in (by_board, by_winner, by_sensor):
        played.two_all_in()
    by_board.touch("board")
    assert by_board.says == "BURN · TURN"
    by_winner.touch(3, GO)
    assert by_winner.paid == {3: 40_300}
    lying = {place: BoardLevel(card) for place, card in enumerate(cards(FIRST[0]), 1)}
    by_sensor.table.sense(Levels(board=lying))
    assert by_sensor.commands[-2:] == ["floor run-twice once", "board Ah Kd 8c"]


def test_twice_is_taken_back_with_one_undo_that_names_it() -> None:
    played = Twice()
    played.two_all_in()
    played.touch(TWICE)
    assert played.row[0] == "UNDO TWICE"
    played.touch(UNDO)
    assert played.says == "RUN IT TWICE?"
    played.touch(GO)
    assert played.row[0] == "UNDO ONCE"


def test_the_prompts_say_which_board_is_dealt_and_both_are_shown() -> None:
    played = Twice(reads=True)
    played.two_all_in()
    played.touch(TWICE)
    told = [(played.says, played.second)]
    for street in (*FIRST, *SECOND):
        played.touch(*on_the_pad(street))
        told.append((played.says, played.second))
    none = "- - - - -"
    assert told == [
        ("BURN · FLOP 1", none), ("BURN · TURN 1", none), ("BURN · RIVER 1", none),
        ("BURN · FLOP 2", none), ("BURN · TURN 2", "Ks Jc 9d - -"), ("BURN · RIVER 2", "Ks Jc 9d 5c -"),
        ("ALL-IN: HANDS UP", "Ks Jc 9d 5c 4h"),
    ]  # fmt: skip


def test_each_board_is_a_push_of_its_own_and_its_five_cards_are_lifted() -> None:
    played = Twice(reads=True)
    played.two_all_in()
    played.touch(TWICE, *on_the_pad(*FIRST, *SECOND), GO)
    assert (played.says, played.lines[0]) == ("PUSH 20,150 > [3]", "board 1: three aces, king")
    assert played.steps == ["*MAIN BOARD 1 20150 > 3", "MAIN BOARD 2 20150 > 5"]
    assert (lifted(played), played.seat(3).playing) == (cards("Ah Kd 8c"), cards("As Ad"))
    played.touch(GO)
    assert (played.says, played.lines[0]) == ("PUSH 20,150 > [5]", "board 2: three kings, jack")
    assert (lifted(played), played.seat(5).playing) == (cards("Ks Jc 9d"), cards("Kh Kc"))
    assert played.seat(5).look is SeatLook.WINS
    played.touch(3)
    assert played.lines[0] == "seat 3: pair of aces, king"
    played.touch(GO)
    assert played.paid == {3: 20_150, 5: 20_150}


def lifted(played: Twice) -> tuple[Card, ...]:
    view = played.table.view
    return tuple(
        place.card
        for place in (*view.board, *view.second)
        if place.look is PlaceLook.PLAYING and place.card is not None
    )


def test_who_wins_both_boards_gets_one_push_that_says_by_what() -> None:
    played = Twice(reads=True)
    played.two_all_in()
    played.touch(TWICE, *on_the_pad(*FIRST, "Jc 9d 8d", "5c", "4h"), GO)
    assert played.says == "PUSH 40,300 > [3]"
    assert played.lines == ["board 1: three aces, king", "board 2: pair of aces, jack"]
    assert played.steps == ["*MAIN 40300 > 3"]
    played.touch(GO)
    assert played.paid == {3: 40_300}


def test_what_lies_there_already_is_for_both_boards_and_the_odd_chip_goes_with_the_first() -> None:
    """All-in on the flop; 40,225 in chips of 25 is 20,125 and 20,100. Four kings win the second board."""
    played = Twice(reads=True, blinds=150)
    played.touch(GO, Press.RAISE, "5", "2", "5", 5, GO, FOLD, 2, FOLD, *on_the_pad(FIRST[0]), ALL_IN, GO, TWICE)
    assert (played.says, played.second) == ("BURN · TURN 1", "· · · - -")
    played.touch(*on_the_pad("5s", "2h"))
    assert played.says == "BURN · TURN 2"
    played.touch(BY_HAND)
    assert (played.says, played.second) == ("B2 · 4: WHICH CARD?", "· · · ? -")
    played.touch(*named("Ks"), *on_the_pad("4h"), GO)
    assert played.says == "PUSH 20,125 > [3]"
    assert played.lines[-1] == "odd 25 of the pot: to board 1"
    played.touch(GO)
    assert (played.says, played.lines[0]) == ("PUSH 20,100 > [5]", "board 2: four kings, ace")
    assert lifted(played) == cards("Ah Kd Ks")
    played.touch(GO)
    assert played.paid == {3: 20_125, 5: 20_100}


def test_a_card_of_either_board_is_not_named_twice() -> None:
    """TDA 2024 35E."""
    played = Twice(reads=True)
    played.two_all_in()
    played.touch(TWICE, *on_the_pad(*FIRST), BY_HAND, *named("Ah"))
    assert played.says == "B2 · 1: WHICH CARD?"
    played.touch(*named("Ks Jc 9d"), BY_HAND, *named("Ks"))
    assert played.says == "B2 · 4: WHICH CARD?"


def test_cards_that_nobody_read_are_named_later_on_either_board() -> None:
    played = Twice(reads=True)
    played.two_all_in()
    played.touch(TWICE, *["board"] * 6)
    assert played.second == "? ? ? ? ?"
    played.touch(*on_the_pad("Ah", "Kd", "8c", "5s", "2h", "Ks", "Jc", "9d", "5c", "4h"))
    assert played.second == "Ks Jc 9d 5c 4h"
    played.touch(GO, GO, GO)
    assert played.paid == {3: 20_150, 5: 20_150}


def test_without_cards_the_winner_of_each_board_is_touched() -> None:
    played = Twice()
    played.two_all_in()
    played.touch(TWICE, *["board"] * 6)
    assert (played.says, played.row[2]) == ("WHO WINS BOARD 1?", "(PUSHED)")
    played.touch(3)
    assert played.row[2] == "GO ON", "the second board comes before any push"
    played.touch(GO)
    assert played.says == "WHO WINS BOARD 2?"
    played.touch(5, GO)
    assert played.commands[-2:] == ["wins 3 board1", "wins 5 board2"]
    assert played.says == "PUSH 20,150 > [3]"
    played.touch(GO, GO)
    assert played.paid == {3: 20_150, 5: 20_150}


def test_of_several_pots_the_last_side_pot_is_asked_for_first_board_by_board() -> None:
    played = Twice()
    played.keeper.tell(FixStack(2, 4_800), "touch", "")
    played.touch(GO, ALL_IN, 5, GO, 2, GO)
    assert played.says == "RUN IT TWICE?"
    played.touch(TWICE)
    assert played.says == "5,000 EACH > MAIN"
    played.touch(GO, *["board"] * 6)
    asked = []
    for winner in (3, 5, 2, 2):
        asked.append((played.says, played.lines))
        played.touch(winner, GO)
    side, main = ["side 1, 30,000: 3, 5"], ["main pot, 15,100: 2, 3, 5"]
    assert asked == [
        ("WHO WINS BOARD 1?", side), ("WHO WINS BOARD 2?", side),
        ("WHO WINS BOARD 1?", main), ("WHO WINS BOARD 2?", main),
    ]  # fmt: skip
    assert played.steps == ["*SIDE 1 BOARD 1 15000 > 3", "SIDE 1 BOARD 2 15000 > 5", "MAIN 15100 > 2"]
    played.touch(GO, GO, GO)
    assert played.paid == {2: 15_100, 3: 15_000, 5: 15_000}


def test_a_second_board_never_waits_for_a_sensor_that_reads_only_the_first() -> None:
    """The five places of the board are those of the first one."""
    played = Twice(reads=True)
    played.two_all_in()
    played.touch(TWICE)
    for count in (3, 4, 5):
        lying = enumerate(cards(" ".join(FIRST))[:count], 1)
        played.table.sense(Levels(board={place: BoardLevel(card) for place, card in lying}))
    assert (played.commands[-1], played.says) == ("board 2h", "BURN · FLOP 2")
    played.table.sense(Levels(board={}))
    played.touch("board", "board", "board")
    assert played.says == "ALL-IN: HANDS UP"


def test_a_misnamed_card_of_the_second_board_is_named_anew_by_change_and_a_touch_on_the_board() -> None:
    """DISPLAY 6.10: mended in place. Seat 5's king of the second board was a queen: seat 3 wins both."""
    played = Twice(reads=True)
    played.two_all_in()
    played.touch(TWICE, *on_the_pad(*FIRST, *SECOND), GO)
    played.touch(Press.CHANGE, "board")
    assert (played.says, played.row[2]) == ("1: WHICH CARD?", "GO ON")
    played.touch(*[GO] * 5)
    assert played.says == "B2 · 1: WHICH CARD?"
    played.touch(*named("Qc"))
    assert played.commands[-1] == "fix second Qc Jc 9d 5c 4h named by hand"
    assert (played.says, played.second) == ("PUSH 40,300 > [3]", "Qc Jc 9d 5c 4h")
    assert played.row[0] == "UNDO CARD"
    played.touch(UNDO)
    assert (played.says, played.second) == ("PUSH 20,150 > [3]", "Ks Jc 9d 5c 4h")


def test_looking_through_the_boards_mends_nothing_and_ends_behind_the_last_card() -> None:
    played = Twice(reads=True)
    played.two_all_in()
    played.touch(TWICE, *on_the_pad(*FIRST, *SECOND), GO)
    before = played.commands
    played.touch(Press.CHANGE, "board", *[GO] * 10)
    assert (played.says, played.commands) == ("PUSH 20,150 > [3]", before)
    played.touch(Press.CHANGE, "board", UNDO)
    assert (played.says, played.commands) == ("PUSH 20,150 > [3]", before)


def test_a_misnamed_card_of_the_only_board_too() -> None:
    """Seat 3's ace of the board was a queen: the kings win."""
    played = Twice(reads=True)
    played.two_all_in()
    played.touch(GO, *on_the_pad(*FIRST), GO)
    assert played.says == "PUSH 40,300 > [3]"
    played.touch(Press.CHANGE, "board", *named("Qh"))
    assert played.says == "PUSH 40,300 > [5]"
