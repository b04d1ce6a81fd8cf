"""Short-deck hold'em on the table: sixes and up, a flush beats a full house; no other card can be named (RULES 9)."""

from __future__ import annotations

from dealerassist.engine import game_named
from dealerassist.table.levels import BoardLevel, Levels
from dealerassist.views import KeyCode, Press
from tests.table.playing import Played, cards, named

GO, BY_HAND, FOLD = Press.GO_ON, Press.BY_HAND, Press.FOLD
HANDS = {1: "Th Td", 2: "Ah 9h"}


def short(hands: dict[int, str] | None = None) -> Played:
    return Played(2, game="short-deck", hands=hands)


def test_a_flush_beats_a_full_house() -> None:
    played = short(HANDS)
    played.touch(GO, GO, GO)
    for street in ("Ts Jh 6h", "6s", "Kh"):
        played.touch(BY_HAND, *named(street), GO, GO)
    played.touch(GO, GO)
    assert played.prompt == "push a=400 n=2"
    assert played.table.view.lowest == 6


def test_a_card_below_six_is_no_answer_on_the_pad() -> None:
    played = short()
    played.touch(GO, GO, GO, BY_HAND, *named("2h"))
    assert played.prompt == "card-unsure k=1"
    played.touch(*named("6h Ts Jh"))
    assert played.commands[-1] == "board 6h Ts Jh"


def test_tda_2024_35_a_card_below_six_that_a_sensor_reads_is_a_question_and_no_board() -> None:
    played = short()
    played.touch(GO, GO, GO)
    lying = {place: BoardLevel(card) for place, card in enumerate(cards("6h 2s Jh"), 1)}
    played.table.sense(Levels(board=lying))
    assert played.prompt == "card-strange k=BOARD 2"
    assert not [text for text in played.commands if text.startswith("board")]
    column = [key.code for row in played.table.view.column for key in getattr(row, "keys", ())]
    assert KeyCode.PLAY_ON in column, "there is always a way on"
    played.table.sense(Levels(board={**lying, 2: BoardLevel(cards("Ts")[0])}))
    assert played.commands[-1] == "board 6h Ts Jh"


def test_other_games_are_dealt_from_twos_up() -> None:
    assert Played().table.view.lowest == 2
    assert game_named("short-deck").pack.cards[0].rank == 6
