"""A doubt is answered by what really lies there, or by doing without its sensors until the next hand (DESIGN 4)."""

from __future__ import annotations

from dealerassist.cards import card
from dealerassist.engine import NoLimit, Stakes
from dealerassist.table.levels import BoardLevel, Doubted, Levels
from dealerassist.views import (
    Choose,
    HealthCode,
    KeyRow,
    NameCard,
    Phrase,
    PhraseCode,
    PlaceLook,
    Press,
    ReasonCode,
)
from dealerassist.words import say
from tests.table.playing import Played
from tests.table.test_resolving import SEATS, board, dealt, levels

GO = Press.GO_ON
TWICE = Doubted(Phrase(PhraseCode.CARD_TWICE, {"k": "SEAT 4"}), ("seat-3", "seat-4"))


def keys(played: Played) -> list[str]:
    """The captions of the column's keys, without MENU."""
    rows = [row for row in played.table.view.column if isinstance(row, KeyRow)]
    return [key.code for row in rows for key in row.keys if key.code != "menu"]


def test_an_antenna_that_missed_a_card_at_the_deal_never_says_that_the_hand_is_gone() -> None:
    played = Played()
    played.table.sense(levels(odd={3: 1}))
    played.touch(GO)
    assert played.prompt == "act-call n=3 a=200"
    played.table.sense(levels(gone=(3,), mucked=(3,)))
    assert played.commands == []


def test_6_2_one_card_of_two_still_seen_is_no_fold() -> None:
    played = dealt()
    played.table.sense(levels(odd={3: 1}))
    played.touch(4)
    assert played.commands == ["call 3"]


def test_two_players_who_peek_at_once_have_not_folded() -> None:
    played = dealt()
    played.table.sense(levels(gone=(3, 4)))
    assert played.commands == []
    assert played.prompt == "act-call n=3 a=200"


def test_guard_folded_cards_left_at_the_seat_are_asked_about_when_they_leave_later() -> None:
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(levels(lying="As Kd 7c"))
    played.table.sense(levels(lying="As Kd 7c", gone=(5,), mucked=(5,)))
    assert played.prompt == "cards-gone n=5"
    assert keys(played) == ["in", "out"]
    played.touch(Choose("out"))
    assert played.commands[-1] == "kill 5 its cards are gone"
    assert played.prompt == "act-check n=1"


def test_cards_gone_of_a_seat_that_was_implied_to_have_called_change_the_call_to_a_fold() -> None:
    played = dealt()
    played.touch(Press.MINIMUM, 6)
    assert played.commands == ["raise 3 400", "call 4", "call 5"]
    played.table.sense(levels(gone=(4,), mucked=(4,)))
    assert played.commands == ["raise 3 400", "fold 4", "call 5"]
    assert played.prompt == "act-call n=6 a=400"


def test_in_lets_a_seat_play_on_whose_cards_are_gone() -> None:
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(levels(lying="As Kd 7c", gone=(5,), mucked=(5,)))
    played.touch(Choose("in"))
    assert played.prompt == "act-check n=1"
    played.table.sense(levels(lying="As Kd 7c", gone=(5,), mucked=(5,)))
    assert played.prompt == "act-check n=1"


def test_6_6_cards_back_are_restored_or_left_out_on_the_dealers_word() -> None:
    for option, live in (("in", True), ("out", False)):
        played = dealt()
        played.table.sense(levels(gone=(3,), mucked=(3,)))
        played.touch(GO, GO, GO)
        played.table.sense(levels())
        assert played.prompt == "cards-back n=3"
        assert keys(played) == ["in", "out"]
        played.touch(Choose(option))
        assert played.keeper.hand.seat(3).live is live
        assert played.prompt != "cards-back n=3"


def test_a_card_seen_twice_names_both_places_and_play_goes_on_without_their_sensors() -> None:
    played = dealt()
    played.table.sense(Levels(seats=dict.fromkeys(SEATS, 2), doubts=(TWICE,)))
    assert played.prompt == "card-twice k=SEAT 4"
    assert [(each.code, say(each.code, each.facts)) for each in played.table.view.reasons] == [
        (ReasonCode.SEEN_AT, "seen at seat 3, seat 4")
    ]
    assert keys(played) == ["play-on", "hold-misdeal", "floor"]
    played.touch(Choose("play-on"))
    assert played.prompt == "act-call n=3 a=200"
    assert set(played.table.situation.levels.seats) == {1, 2, 5, 6}
    assert played.touch(5).prompt.facts["n"] == 5
    assert played.commands == ["fold 3", "fold 4"], "nothing is concluded from what the two antennas say"


def test_the_next_hand_asks_all_sensors_again() -> None:
    played = dealt()
    played.table.sense(Levels(seats=dict.fromkeys(SEATS, 2), doubts=(TWICE,)))
    played.touch(Choose("play-on"), Press.VOID, GO)
    assert played.table.view.hand == 2
    assert played.prompt == "card-twice k=SEAT 4"


def test_never_modal_a_doubt_is_answered_while_players_say_who_is_in_or_how_many_they_take() -> None:
    guts = Played(4, 100, game="guts", stakes=Stakes(NoLimit(5), (), 5, chip=5))
    guts.touch(GO)
    draw = Played(2, game="triple-draw-27")
    draw.touch(GO, GO, GO)
    assert (guts.prompt, draw.prompt) == ("declare", "draw n=1")
    for played, own in ((guts, ["nobody-in"]), (draw, ["digit"] * 5)):
        played.table.sense(Levels(seats=dict.fromkeys((1, 2, 3, 4), 3), doubts=(TWICE,)))
        assert keys(played)[: len(own) + 1] == [*own, "play-on"]
        played.touch(Choose("play-on"))
        assert keys(played) == own


def test_never_modal_the_action_row_works_while_a_doubt_stands() -> None:
    played = dealt()
    played.table.sense(Levels(seats=dict.fromkeys(SEATS, 2), doubts=(TWICE,)))
    played.touch(Press.FOLD, GO)
    assert played.commands == ["fold 3", "call 4"]


def test_a_card_that_is_not_read_is_named_by_its_candidates() -> None:
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    unsure = {**board("As ?? 7c"), 2: BoardLevel(None, (card("6h"), card("9h")))}
    played.table.sense(Levels(seats=dict.fromkeys(SEATS, 2), board=unsure))
    assert played.prompt == "card-unsure k=2"
    assert played.table.view.board[1].look is PlaceLook.UNSURE
    row = played.table.view.column[0]
    assert isinstance(row, KeyRow)
    assert [key.card for key in row.keys] == [card("6h"), card("9h")]
    played.touch(NameCard(card("9h")))
    assert played.commands[-1] == "board As 9h 7c"


def test_a_card_that_is_not_read_is_named_on_the_card_pad() -> None:
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(levels(lying="As ?? 7c"))
    assert played.touch(Press.OTHER_CARD).naming
    played.touch(NameCard(card("As")))
    assert played.commands[-1] == "check 2", "it lies face up already"
    played.touch(NameCard(card("Kd")))
    assert played.commands[-1] == "board As Kd 7c"
    assert not played.table.view.naming


def test_a_card_that_is_not_read_may_stay_unread_and_is_taken_when_it_is_read_later() -> None:
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(levels(lying="As ?? 7c"))
    played.touch(GO)
    assert played.commands[-1] == "board As xx 7c"
    assert played.prompt == "act-check n=1"
    played.table.sense(levels(lying="As Kd 7c"))
    assert played.commands[-1] == "identify board2 Kd"


def test_a_board_card_that_reads_as_another_one_is_asked_about() -> None:
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(levels(lying="As Kd 7c"))
    played.table.sense(levels(lying="As Qd 7c"))
    assert played.prompt == "card-unsure k=2"
    played.touch(NameCard(card("Qd")))
    assert played.keeper.hand.board == (card("As"), card("Qd"), card("7c"))
    played.table.sense(levels(lying="As Kd 7c"))
    played.touch(NameCard(card("Qd")))
    assert played.keeper.hand.board[1] == card("Qd")
    assert played.prompt == "act-check n=1"


def test_two_board_cards_that_change_places_are_no_doubt() -> None:
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(levels(lying="As Kd 7c"))
    played.table.sense(levels(lying="Kd As 7c"))
    assert played.prompt == "act-check n=1"


def test_a_board_place_whose_antenna_is_out_leaves_the_others_of_use() -> None:
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(Levels(seats=dict.fromkeys(SEATS, 2), board=board("As Kd"), silent=frozenset({"board-3"})))
    assert played.prompt == "deal-flop"
    played.touch(GO)
    assert played.commands[-1] == "board As Kd xx"


def test_a_board_that_lies_too_early_can_be_left_out_of_account() -> None:
    played = Played()
    played.table.sense(Levels(board=board("As Kd 7c")))
    assert played.prompt == "early-board k=FLOP"
    assert keys(played)[0] == "play-on"
    played.touch(Choose("play-on"))
    assert played.prompt == "deal-hole n=1"


def test_button_check_keeps_the_button_on_the_dealers_word() -> None:
    played = Played()
    played.table.sense(Levels(puck=(5,)))
    assert keys(played) == ["button-at", "button-at"]
    played.touch(Choose("button-6"))
    assert played.prompt == "deal-hole n=1"
    played.table.sense(Levels(puck=(4,)))
    assert played.prompt == "deal-hole n=1"


def test_a_sensor_that_fails_is_told_until_the_dealer_touches_anything() -> None:
    played = dealt()
    failed = Levels(seats={seat: 2 for seat in SEATS if seat != 4}, down=frozenset({"seat-4"}))
    played.table.sense(failed)
    assert played.prompt == "sensor-off k=SEAT 4"
    assert played.table.view.health == (HealthCode.RFID_PART,)
    played.touch(GO)
    assert played.commands == ["call 3"]
    assert played.prompt == "act-call n=4 a=200"
    played.table.sense(Levels(down=frozenset({"seat-4", "muck", "board-1"})))
    assert played.prompt == "sensor-off k=RFID"
    assert played.table.view.health == (HealthCode.RFID_OFF,)


def test_the_floors_answers_are_named_as_they_are() -> None:
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(levels(lying="As Kd 7c 2h"))
    assert keys(played) == ["scramble", "redeal", "misdeal"]


def test_in_after_a_fold_that_was_concluded_on_a_street_that_is_over_means_that_he_called() -> None:
    """He could not be in else; his chips are in the pot."""
    played = dealt()
    played.touch(Press.MINIMUM)
    played.table.sense(levels(gone=(4,), mucked=(4,)))
    assert played.commands == ["raise 3 400", "fold 4"]
    played.touch(GO, GO, GO, GO)
    played.table.sense(levels(lying="As Kd 7c", gone=(4,), mucked=(4,)))
    played.table.sense(levels(lying="As Kd 7c"))
    assert played.prompt == "cards-back n=4"
    played.touch(Choose("in"))
    assert played.commands[:2] == ["raise 3 400", "call 4"]
    assert played.keeper.hand.pot_collected == 6 * 400
