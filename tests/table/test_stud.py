"""Stud on the table: up cards, who opens and why, bring-in and completion (RULES 6, 7; WALKTHROUGH 3 e)."""

from __future__ import annotations

from dealerassist.engine import FixedLimit, PotLimit, Stakes
from dealerassist.table.levels import Levels
from dealerassist.views import (
    KeyCode,
    KeyRow,
    KeyView,
    OffCode,
    PlaceLook,
    Press,
    PressKey,
    ReasonCode,
    SeatLook,
    SeatWord,
    StepView,
)
from dealerassist.words import say
from tests.table.at_menu import LEAVES, MENU, SEATS, tell
from tests.table.playing import Played, cards, named

GO, FOLD, RAISE, BY_HAND = Press.GO_ON, Press.FOLD, Press.RAISE, Press.BY_HAND
STAKES = Stakes(FixedLimit(20, 40), (), 2, chip=1, bring_in=5)
DOORS = "9c 7s 2c"
"""Seat 3 brings in."""


def stud(seats: int = 3, game: str = "stud", **more: object) -> Played:
    return Played(seats, 1_000, game=game, stakes=STAKES, **more)  # type: ignore[arg-type]


def third_street(played: Played, doors: str = DOORS) -> None:
    """Everybody's door card is named."""
    played.touch(BY_HAND, *named(doors))


def called(played: Played) -> None:
    third_street(played)
    played.touch(GO, GO, GO)


def go_on_key(played: Played) -> KeyView:
    return played.table.view.row[2]


def centre(played: Played) -> list[str]:
    return [say(reason.code, reason.facts) for reason in played.table.view.reasons]


def test_rules_6_2_named_door_cards_say_who_brings_in_and_why() -> None:
    played = stud()
    assert played.prompt == "deal-hole n=1"
    played.touch(BY_HAND)
    assert played.prompt == "card-unsure k=SEAT 1"
    played.touch(*named(DOORS))
    assert played.prompt == "act-bringin n=3 a=5"
    assert centre(played) == ["seat 3 brings in: two of clubs"]
    assert [played.seat(seat).cards for seat in (1, 2, 3)] == [cards("9c"), cards("7s"), cards("2c")]


def test_display_5_a_key_raises_to_what_it_shows_and_complete_commits() -> None:
    """A bring-in is completed to the full bet; the pot is more, and a raise."""
    played = Played(3, 1_000, game="stud", stakes=Stakes(PotLimit(20), (), 5, bring_in=5))
    third_street(played)
    played.touch(GO)
    pot = next(key for row in played.table.view.column if isinstance(row, KeyRow) for key in row.keys)
    assert (pot.code, pot.facts) == (KeyCode.POT, {"a": 30})
    played.touch(Press.POT)
    assert played.commands[-1] == "raise 1 30"
    played.touch(Press.UNDO, RAISE)
    assert played.commands[-1] == "complete 1"
    assert not played.table.view.pad


def test_rules_6_2_who_brings_in_cannot_fold_and_may_complete() -> None:
    played = stud()
    third_street(played)
    fold, go_on, complete = played.table.view.row[1:4]
    assert fold.intent is None
    assert (go_on.code, go_on.facts) == (KeyCode.BRING_IN, {"a": 5})
    assert (complete.code, complete.facts) == (KeyCode.COMPLETE, {"a": 20})
    played.touch(FOLD)
    assert played.commands == []
    played.touch(RAISE)
    assert played.commands == ["complete 3"]
    assert played.prompt == "act-call n=1 a=20"


def test_walkthrough_e_with_nothing_read_one_touch_a_street_deals_and_says_who_opens() -> None:
    played = stud()
    played.touch(3)
    assert played.prompt == "act-bringin n=3 a=5"
    assert centre(played) == ["seat 3 brings in, on the dealer's word"]
    played.touch(GO, GO, GO)
    assert played.prompt == "deal-street k=4"
    played.touch(2)
    assert played.prompt == "act-check n=2"
    assert centre(played) == ["seat 2 high, on the dealer's word"]
    assert played.commands[-1] == "opener 2"


def test_after_dealt_who_opens_is_asked_and_only_a_seat_answers() -> None:
    played = stud()
    played.touch(GO)
    assert played.prompt == "who-brings-in"
    assert (go_on_key(played).intent, go_on_key(played).off) == (None, OffCode.NOT_YET)
    played.touch(GO)
    assert played.prompt == "who-brings-in"
    played.touch(3)
    played.touch(GO, GO, GO, GO)
    assert played.prompt == "who-is-high"
    razz = stud(game="razz")
    razz.touch(3, GO, GO, GO, GO)
    assert razz.prompt == "who-is-low"


def test_up_cards_can_be_named_after_the_deal_too() -> None:
    played = stud()
    played.touch(GO, BY_HAND)
    assert played.prompt == "card-unsure k=SEAT 1"
    played.touch(*named(DOORS))
    assert played.prompt == "act-bringin n=3 a=5"


def test_rules_6_3_the_high_board_opens_and_the_centre_says_by_what() -> None:
    played = stud()
    called(played)
    assert played.prompt == "deal-street k=4"
    assert go_on_key(played).code is KeyCode.DEALT
    played.touch(BY_HAND, *named("Th 7d Ks"))
    assert played.prompt == "act-check n=2"
    assert centre(played) == ["seat 2 high: pair of sevens"]


def test_rules_7_2_razz_the_high_door_brings_in_and_the_low_board_opens() -> None:
    played = stud(game="razz")
    third_street(played, "9c Ks 2c")
    assert played.prompt == "act-bringin n=2 a=5"
    played.touch(GO, GO, GO, BY_HAND, *named("5h Kd As"))
    assert played.prompt == "act-check n=3"
    assert centre(played) == ["seat 3 low: two-ace"]


def test_rules_6_4_over_an_open_pair_on_fourth_street_the_big_bet_is_one_touch() -> None:
    played = stud(house="roberts")
    called(played)
    played.touch(BY_HAND, *named("Th 7d Ks"))
    row = played.table.view.column[0]
    assert isinstance(row, KeyRow)
    assert [(key.code, key.facts) for key in row.keys] == [(KeyCode.OPEN_PAIR, {"a": 40})]
    assert played.table.view.row[3].facts == {"a": 20}
    played.touch(Press.OPEN_PAIR)
    assert played.commands[-1] == "bet 2 40"
    played = stud(house="roberts")
    called(played)
    played.touch(BY_HAND, *named("Th 8d Ks"), Press.OPEN_PAIR)
    assert played.prompt == "act-check n=3", "no open pair: the key does nothing"


def test_a_wrong_word_that_a_read_card_denies_is_not_taken() -> None:
    played = stud()
    played.touch(BY_HAND, *named("9c 7s"), BY_HAND, GO)
    played.touch(1)
    assert played.prompt == "who-brings-in", "seat 2 has the lower card of those that were read"
    played.touch(3)
    assert played.prompt == "act-bringin n=3 a=5"


def test_before_the_bring_in_a_touch_on_the_centre_asks_who_is_in() -> None:
    """DISPLAY 6.4: a price stands, so nobody is taken to have folded."""
    played = stud()
    third_street(played)
    played.touch("board")
    assert played.prompt == "who-in"
    played.touch(1, GO)
    assert played.commands == ["bringin 3", "call 1", "fold 2"]


def test_everybody_folds_to_the_bring_in() -> None:
    played = stud()
    third_street(played)
    played.touch(GO, 3)
    assert played.commands == ["bringin 3", "fold 1", "fold 2", "award"]
    assert played.prompt == "push a=6 n=3"
    assert centre(played)[-1] == "nobody called 5 of seat 3"


def test_display_8_at_the_push_the_centre_shows_the_five_cards_that_play() -> None:
    hands = {1: "9c Th 2d 3h 4s 8h Jd", 2: "7s 7d Ac Kh Qs 2s 5d", 3: "2c Ks 4d 5s 8s Td Jh"}
    played = stud(hands=hands)
    called(played)
    for street in ("Th 7d Ks", "2d Ac 4d", "3h Kh 5s"):
        played.touch(BY_HAND, *named(street), GO, GO, GO)
    assert played.prompt == "deal-street k=7"
    played.touch(GO)
    assert played.prompt.startswith("act-check")
    played.touch(GO, GO, GO)
    assert played.prompt.startswith("show-order")
    played.touch(GO, GO, GO)
    assert played.prompt == "push a=21 n=2"
    five = [place.card for place in played.table.view.board]
    assert set(five) == set(cards("7s 7d Ac Kh Qs"))
    assert {place.look for place in played.table.view.board} == {PlaceLook.PLAYING}
    winner = played.seat(2)
    assert winner.cards == cards("7s 7d Ac Kh")
    assert set(winner.more) == set(cards("Qs 2s 5d"))
    played.touch(1)
    assert centre(played)[0] == "seat 1: jack high"


def test_a_tabled_hand_is_named_by_its_down_cards_alone() -> None:
    played = stud(seats=2)
    third_street(played, "9c 2c")
    played.touch(GO, GO)
    for street in ("Th 7d", "2d Ac", "3h Kh"):
        played.touch(BY_HAND, *named(street), GO, GO)
    played.touch(GO, GO, GO)
    assert played.prompt == "who-wins"
    played.touch(BY_HAND, *named("As Ad Ah"))
    assert played.commands[-1].startswith("show")
    assert len(played.commands[-1].split()) == 9


def test_rules_6_6_the_community_seventh_lies_in_the_middle() -> None:
    played = Played(8, 1_000, game="stud", stakes=STAKES)
    played.touch(1, GO, *[GO] * 7)
    for _ in range(3):
        played.touch(1, *[GO] * 8)
    assert played.prompt == "deal-community"
    assert [place.look for place in played.table.view.board].count(PlaceLook.NEXT) == 1
    played.touch(BY_HAND, *named("Qd"))
    assert played.table.view.board[2].card == cards("Qd")[0]
    assert played.prompt.startswith("act-check")


def test_a_game_without_a_button_shows_none_and_names_its_bets() -> None:
    played = Played(8, 1_000, game="stud", stakes=STAKES)
    assert not any(seat.button for seat in played.table.view.seats)
    assert played.table.view.stakes.blinds == (20, 40)
    assert {place.look for place in played.table.view.board} == {PlaceLook.NONE}


def test_stud_hilo_splits_the_pot_as_omaha_does() -> None:
    hands = {1: "9c Th 2d 3h Jd 8h Jc", 2: "7s 6d Ac 2h 3s Qs Kd", 3: "2c Ks 4d 5s 8s Td Jh"}
    played = stud(game="stud-hilo", hands=hands)
    called(played)
    for street in ("Th 6d Ks", "2d Ac 4d", "3h 2h 5s"):
        played.touch(BY_HAND, *named(street), GO, GO, GO)
    played.touch(GO, GO, GO, GO, GO, GO, GO)
    assert played.prompt == "push a=11 n=1"
    assert [row.code for row in played.table.view.column if isinstance(row, StepView)] == ["high-half", "low-half"]
    assert ReasonCode.ODD_TO_HIGH in {reason.code for reason in played.table.view.reasons}


def test_seat_antennas_count_the_cards_of_each_street_and_who_opens_is_touched() -> None:
    """WALKTHROUGH 3 e: where the up cards are not read, the seat that brings in or is high is touched."""
    played = stud()
    played.table.sense(Levels(seats=dict.fromkeys((1, 2, 3), 3)))
    assert played.prompt == "who-brings-in"
    played.touch(3, GO, GO, GO)
    assert played.prompt == "deal-street k=4"
    played.touch(1)
    assert played.prompt == "deal-street k=4", "the antennas see that deal"
    played.table.sense(Levels(seats={1: 4, 2: 4, 3: 3}))
    assert played.prompt == "deal-street k=4"
    played.table.sense(Levels(seats=dict.fromkeys((1, 2, 3), 4)))
    assert played.prompt == "who-is-high"
    played.touch(1)
    assert played.prompt == "act-check n=1"
    played.table.sense(Levels(seats=dict.fromkeys((1, 2, 3), 5)))
    assert played.prompt == "who-is-high", "the next street's cards lie there: everybody has checked"
    assert [text for text in played.commands if text.startswith("check")] == ["check 1", "check 2", "check 3"]


def test_one_card_too_many_at_a_seat_is_asked_not_guessed() -> None:
    """TDA 2024 RP-10; PROCEDURES 40."""
    played = stud()
    played.table.sense(Levels(seats={1: 3, 2: 4, 3: 3}))
    assert played.prompt == "cards-count n=2 k=4"


def test_the_bring_in_and_the_completion_stand_at_their_seats() -> None:
    played = stud()
    third_street(played)
    played.touch(GO, RAISE)
    assert (played.seat(3).word, played.seat(3).amount) == (SeatWord.BRING_IN, 5)
    assert (played.seat(1).word, played.seat(1).amount) == (SeatWord.COMPLETE, 20)
    assert played.seat(2).look is SeatLook.TO_ACT
    assert played.table.view.row[0].intent == PressKey(Press.UNDO)


def test_rules_6_2_who_leaves_brings_in_first_and_folds_when_it_is_his_turn_again() -> None:
    """WALKTHROUGH 3 i: who leaves folds in turn; but who has to bring in may not fold."""
    played = stud()
    third_street(played)
    played.touch(MENU, SEATS, 3, tell(3, LEAVES))
    before = len(played.commands)
    played.touch(MENU, GO, RAISE, GO)
    assert played.commands[before:] == ["bringin 3", "complete 1", "call 2", "fold 3"]
