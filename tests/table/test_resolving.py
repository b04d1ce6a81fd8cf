"""What sensors say, compared with the hand: told where that explains it, asked where it does not (DISPLAY 6.5, 6.6)."""

from __future__ import annotations

from collections.abc import Mapping

from dealerassist.cards import card
from dealerassist.table.levels import BoardLevel, Doubted, Levels
from dealerassist.views import Phrase, PhraseCode, Press
from tests.table.playing import Played

GO = Press.GO_ON
SEATS = range(1, 7)


def board(text: str) -> dict[int, BoardLevel]:
    """Cards on the board's places; `??` is one that is not read for sure."""
    words = text.split()
    return {i: BoardLevel(None if word == "??" else card(word)) for i, word in enumerate(words, 1)}


def levels(
    gone: tuple[int, ...] = (), lying: str = "", mucked: tuple[int, ...] = (), odd: Mapping[int, int] | None = None
) -> Levels:
    """Two cards at each seat but at those `gone`; `odd` seats hold another number. `mucked`: whose the muck reads."""
    seats = {seat: 0 if seat in gone else 2 for seat in SEATS} | dict(odd or {})
    return Levels(seats=seats, board=board(lying), mucked=frozenset(mucked))


def dealt() -> Played:
    """Everybody has two cards, and every antenna sees them."""
    played = Played()
    played.table.sense(levels())
    return played


def test_two_cards_at_every_seat_are_the_deal() -> None:
    played = Played()
    played.table.sense(levels(odd={4: 1}))
    assert played.prompt == "deal-hole n=1"
    played.table.sense(levels())
    assert played.prompt == "act-call n=3 a=200"


def test_walkthrough_h_three_cards_at_a_seat_are_a_question_not_a_guess() -> None:
    played = Played()
    played.table.sense(levels(odd={4: 3}))
    assert played.prompt == "cards-count n=4 k=3"
    assert played.keeper.hand.awaiting.question is not None


def test_6_6_cards_that_leave_the_amber_seat_are_a_fold_once_a_second_witness_exists() -> None:
    played = dealt()
    played.table.sense(levels(gone=(3,)))
    assert played.commands == []
    played.table.sense(levels(gone=(3,), mucked=(3,)))
    assert played.commands == ["fold 3"]


def test_guard_peeking_no_fold_without_a_second_witness() -> None:
    played = dealt()
    played.table.sense(levels(gone=(3,)))
    played.table.sense(levels())
    assert played.commands == []
    assert played.prompt == "act-call n=3 a=200"


def test_6_6_a_later_seats_cards_gone_mean_that_the_action_has_passed() -> None:
    played = dealt()
    played.table.sense(levels(gone=(5,), mucked=(5,)))
    assert played.commands == ["call 3", "call 4", "fold 5"]
    assert played.seat(3).implied


def test_guard_a_fold_out_of_turn_corrects_itself_when_the_earlier_seat_folds() -> None:
    played = dealt()
    played.table.sense(levels(gone=(4,), mucked=(4,)))
    assert played.commands == ["call 3", "fold 4"]
    played.touch(3, Press.FOLD)
    assert played.commands[0] == "fold 3"


def test_6_6_cards_that_come_back_before_sealing_take_the_fold_back_by_themselves() -> None:
    played = dealt()
    played.table.sense(levels(gone=(3,), mucked=(3,)))
    assert played.commands == ["fold 3"]
    played.table.sense(levels())
    assert played.commands == []


def test_6_6_after_sealing_cards_that_come_back_are_asked_for() -> None:
    played = dealt()
    played.table.sense(levels(gone=(3,), mucked=(3,)))
    played.touch(GO, GO, GO)
    played.table.sense(levels())
    assert played.prompt == "cards-back n=3"
    played.table.sense(levels(gone=(3,), mucked=(3,)))
    assert played.prompt == "act-call n=1 a=100"


def test_6_5_a_board_card_closes_a_round_without_a_bet() -> None:
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(levels(lying="As Kd 7c"))
    assert played.prompt == "act-check n=1"
    played.table.sense(levels(lying="As Kd 7c 2h"))
    assert played.commands[-7:] == ["check 1", "check 2", "check 3", "check 4", "check 5", "check 6", "board 2h"]


def test_6_5_with_a_bet_outstanding_healthy_antennas_answer_who_is_in() -> None:
    played = dealt()
    played.touch(Press.MINIMUM)
    played.table.sense(levels(gone=(5, 6), lying="As Kd 7c"))
    assert played.commands[1:] == ["call 4", "fold 5", "fold 6", "call 1", "call 2", "board As Kd 7c"]


def test_6_5_without_antennas_the_table_asks_who_is_still_in() -> None:
    played = Played()
    played.touch(GO, Press.MINIMUM)
    played.table.sense(Levels(board=board("As Kd 7c")))
    assert played.prompt == "who-in"
    played.touch(5, GO)
    assert played.commands[-1] == "board As Kd 7c"
    assert played.keeper.hand.seat(5).bet == 0


def test_a_flop_that_lies_too_early_is_a_question() -> None:
    played = Played()
    played.table.sense(Levels(board=board("As Kd 7c")))
    assert played.prompt == "early-board k=FLOP"
    played.table.sense(Levels(board={}))
    assert played.prompt == "deal-hole n=1"


def test_a_card_that_is_not_read_for_sure_is_asked_for() -> None:
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(levels(lying="As ?? 7c"))
    assert played.prompt == "card-unsure k=2"
    assert played.keeper.hand.board == ()


def test_a_flop_of_four_cards_is_the_floors() -> None:
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(levels(lying="As Kd 7c 2h"))
    assert played.prompt == "floor"


def test_a_card_in_two_places_is_said_before_anything_else() -> None:
    played = dealt()
    twice = Doubted(Phrase(PhraseCode.CARD_TWICE, {"k": "BOARD 2"}), ("seat-3", "board-2"))
    played.table.sense(Levels(seats=dict.fromkeys(SEATS, 2), doubts=(twice,)))
    assert played.prompt == "card-twice k=BOARD 2"


def test_walkthrough_j_a_puck_elsewhere_is_asked_before_the_first_card_only() -> None:
    played = Played()
    played.table.sense(Levels(puck=(5,)))
    assert played.prompt == "button-check n=6 m=5"
    played.touch(GO)
    assert played.prompt == "act-call n=3 a=200"


def test_any_sensor_may_die_and_the_hand_can_be_finished() -> None:
    played = dealt()
    played.touch(GO, GO)
    played.table.sense(Levels())
    played.touch(6, GO, 2, GO, "board", "board", "board", "board")
    assert played.prompt == "who-wins"
    played.touch(6, GO)
    assert played.keeper.hand.over
