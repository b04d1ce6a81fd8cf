"""Cards on the seats' antennas in stud, draw games and pineapple (WALKTHROUGH 3 e; DISPLAY 6.6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealerassist.cards import card
from dealerassist.engine import FixedLimit, QuestionCode, Stakes
from dealerassist.engine import commands as c
from dealerassist.sensing import BOARD, SEATS, DealerKey, Key, Stamp
from dealerassist.table.dealers_keys import SETTLE_NS
from dealerassist.table.levels import Levels
from dealerassist.views import Choose, Press, ReasonCode, SeatLook
from tests.table.on_devices import OnDevices
from tests.table.playing import cards, named

GO, UNDO, BY_HAND, FOLD = Press.GO_ON, Press.UNDO, Press.BY_HAND, Press.FOLD
STAKES = Stakes(FixedLimit(20, 40), (), 2, chip=1, bring_in=5)
DOWN = ("As Ks Qs", "Ad Kd Qd")
DOORS = "9c 7s 2c"
"""Seat 3 brings in."""


def stud(*rounds: str, game: str = "stud") -> OnDevices:
    played = OnDevices(3, game, STAKES)
    played.pitch(*rounds)
    return played


def dealt(*rounds: str) -> OnDevices:
    """Third street lies there, and the dealer says that its door cards are up."""
    played = stud(*DOWN, *rounds)
    played.touch(GO)
    return played


def test_walkthrough_e_one_word_for_the_door_cards_says_who_brings_in_and_the_next_deal_itself_who_is_high() -> None:
    played = stud(*DOWN)
    assert played.prompt == "deal-hole n=1"
    played.pitch(DOORS)
    assert played.prompt == "door-cards"
    assert played.reader.ups == [], "the third cards may lie face down"
    played.touch(GO)
    assert played.prompt == "act-bringin n=3 a=5"
    assert [played.seat(seat).cards for seat in (1, 2, 3)] == [cards("9c"), cards("7s"), cards("2c")]
    played.touch(GO, GO, GO)
    assert played.prompt == "deal-street k=4"
    played.pitch("Th 7d Jc")
    assert played.prompt == "act-check n=2", "a pair of sevens"
    assert played.seat(2).cards == cards("7s 7d")


def test_walkthrough_e_the_next_streets_cards_end_the_round_and_are_read() -> None:
    played = dealt(DOORS)
    played.touch(GO)
    played.pitch("Th 7d Jc")
    assert played.commands == ["bringin 3", "call 1", "call 2"]
    assert played.prompt == "act-check n=2"


def test_the_seventh_card_is_counted_and_never_asked_for() -> None:
    played = dealt(DOORS)
    for street in ("Th 7d Jc", "Tc 8d Jd", "2h 3h 4h", "5h 6h 8h"):
        played.touch(GO, GO, GO)
        played.pitch(street)
    assert [deal.card for deal in played.reader.ups] == [3, 4, 5, 6]
    assert played.keeper.hand.seat(1).cards == 7
    assert played.prompt.startswith("act-check")


def test_a_deal_out_of_turn_is_counted_and_the_dealer_says_who_opens() -> None:
    played = dealt("9c - 2c", "- 7s -")
    assert played.prompt == "who-brings-in"
    assert all(played.seat(seat).cards == () for seat in (1, 2, 3))
    played.touch(3)
    assert played.prompt == "act-bringin n=3 a=5"


def test_undo_takes_the_street_back_with_the_call_and_the_round_goes_on() -> None:
    """DESIGN 4: the dealer's last command, and what sensors said after it."""
    played = dealt(DOORS)
    played.touch(GO, GO, GO)
    played.pitch("Th 7d Jc")
    played.touch(UNDO)
    assert played.prompt == "act-call n=2 a=5"
    played.touch(Press.RAISE)
    assert played.prompt == "act-check n=2", "the cards still lie there: both have called"
    assert played.seat(2).cards == cards("7s 7d")


def test_while_the_dealer_names_the_up_cards_the_antennas_are_not_asked() -> None:
    """So a hole card that was exposed becomes the door card by hand: the third lies face down then."""
    played = stud(*DOWN)
    played.touch(BY_HAND)
    played.pitch(DOORS)
    assert played.reader.ups == []
    assert played.prompt == "card-unsure k=SEAT 1", "the pad stays"
    played.touch(*named(DOORS))
    assert played.prompt == "act-bringin n=3 a=5"


EXPOSED = ("As Ks Qs", "Ad 7s Kd", "9c 3h 2c")
"""The second card of seat 2, the seven, was turned up, so its third, the three, lies face down."""


def test_tda_rp_10a_until_the_dealer_says_that_the_door_cards_are_up_no_card_of_third_street_is_read() -> None:
    played = stud(*EXPOSED)
    played.run(5.0)
    assert played.prompt == "door-cards"
    assert [reason.code for reason in played.table.view.reasons] == [ReasonCode.DOOR_EXPOSED]
    assert played.reader.ups == []
    assert all(played.seat(seat).cards == () for seat in (1, 2, 3))
    assert all(card is None for seat in played.keeper.hand.seats for card in seat.up)


def test_tda_rp_10a_after_an_exposed_hole_card_one_touch_says_who_brings_in_and_fourth_street_is_read() -> None:
    played = stud(*EXPOSED)
    played.touch(3)
    assert played.prompt == "act-bringin n=3 a=5"
    played.touch(GO, GO, GO)
    played.pitch("Th 7d Jc")
    assert [deal.card for deal in played.reader.ups] == [4]
    assert [played.seat(seat).cards for seat in (1, 2, 3)] == [cards("Th"), cards("7d"), cards("Jc")]
    assert played.prompt == "who-is-high"


def test_tda_rp_10a_an_exposed_hole_card_is_named_by_hand_as_the_door_card() -> None:
    played = stud(*EXPOSED)
    played.touch(BY_HAND, *named("9c 7s 2c"))
    assert played.prompt == "act-bringin n=3 a=5"
    assert played.seat(2).cards == cards("7s")
    assert played.reader.ups == []


def test_tda_rp_10a_where_the_exposed_card_alone_was_named_no_antenna_is_asked_for_the_others_door_cards() -> None:
    played = stud("As Ks Qs", "Ad 7s Kd")
    played.touch(BY_HAND, 2, *named("7s"), BY_HAND)
    played.pitch("9c 3h 2c")
    assert played.reader.ups == []
    assert played.prompt == "who-brings-in"
    assert [played.seat(seat).cards for seat in (1, 2, 3)] == [(), cards("7s"), ()]


def test_who_brings_in_can_be_touched_where_hole_cards_were_lifted_before_the_dealers_word() -> None:
    played = stud(*DOWN, DOORS)
    played.lift("As Ad")
    assert played.prompt == "deal-hole n=1"
    played.touch(3)
    assert played.prompt == "act-bringin n=3 a=5"
    assert played.reader.ups == []


def test_while_a_seat_has_no_card_yet_a_touched_seat_says_nothing() -> None:
    played = stud("As Ks -")
    played.touch(3)
    assert played.prompt == "deal-hole n=1"
    assert played.commands == []


def test_undo_takes_the_word_for_the_door_cards_back_and_then_they_may_be_named() -> None:
    played = dealt(DOORS)
    played.touch(UNDO)
    assert played.prompt == "door-cards"
    assert all(played.seat(seat).cards == () for seat in (1, 2, 3))
    played.touch(BY_HAND)
    assert all(played.seat(seat).cards == () for seat in (1, 2, 3)), "what was read is forgotten"


def test_display_5_a_key_that_acts_is_deaf_for_a_moment_after_the_door_cards_came() -> None:
    """DEALT must not land as ALL UP: the first says nothing of faces."""
    played = stud(*DOWN, "9c 7s -")
    played.devices.lay(card("2c"), SEATS[2])
    while played.prompt != "door-cards":
        played.run(0.1)
    key = Key(Stamp("keys", 1, played.reader.mono_ns()), DealerKey.GO_ON, True)
    played.table.read(key)
    assert played.prompt == "door-cards"
    played.table.read(replace(key, stamp=Stamp("keys", 2, played.reader.mono_ns() + SETTLE_NS)))
    assert played.prompt == "act-bringin n=3 a=5"


def test_tda_rp_10a_after_an_exposed_hole_card_no_antenna_is_asked_for_a_door_card() -> None:
    played = stud(*DOWN)
    played.table.told(c.Floor(QuestionCode.EXPOSED_CARD, "door-card", "seat 2"), "test")
    played.pitch(DOORS)
    assert played.reader.ups == []
    assert played.prompt == "who-brings-in"
    assert all(played.seat(seat).cards == () for seat in (1, 2, 3))


@pytest.mark.parametrize("game", ["holdem", "omaha", "pineapple", "five-card-draw", "triple-draw-27", "guts"])
def test_in_a_game_without_up_cards_the_antennas_are_never_asked_for_one(game: str) -> None:
    played = OnDevices(3, game, Stakes(FixedLimit(20, 40), () if game == "guts" else (10, 20), 2, chip=1))
    played.pitch("As Ks Qs", "Ad Kd Qd", "9c 7s 2c", "Th 7d Jc", "Tc 8d Jd")
    assert played.reader.ups == []


def test_a_camera_over_the_seats_reads_the_up_cards_without_antennas() -> None:
    played = OnDevices(3, "stud", STAKES)
    doors = {1: frozenset(cards("9c")), 2: frozenset(cards("7s"))}
    played.table.sense(Levels(up=doors))
    assert played.prompt == "deal-hole n=1", "seat 3 has no card yet"
    played.table.sense(Levels(up={**doors, 3: frozenset(cards("2c"))}))
    assert played.prompt == "act-bringin n=3 a=5"
    played.touch(GO, GO)
    next_street = {1: cards("9c Th"), 2: cards("7s 7d"), 3: cards("2c Jc")}
    played.table.sense(Levels(up={seat: frozenset(each) for seat, each in next_street.items()}))
    assert played.prompt == "who-in", "seat 2 may have folded unseen"
    played.touch(2, GO)
    assert played.prompt == "act-check n=2"
    assert played.commands == ["bringin 3", "call 1", "call 2"]


def drawing(game: str = "five-card-draw") -> OnDevices:
    """Three seats, seat 3 has the button; all are in for the big blind, and the draw begins."""
    stakes = Stakes(FixedLimit(20, 40), (10, 20), chip=1)
    played = OnDevices(3, game, stakes)
    played.pitch("2c 2d 2h", "3c 3d 3h", "4c 4d 4h", "5c 5d 5h", "6c 6d 6h")
    played.touch(GO, GO, GO)
    assert played.prompt == "draw n=1"
    return played


def test_rules_8_1_how_many_a_seat_has_drawn_is_counted_and_who_was_passed_over_stood_pat() -> None:
    played = drawing()
    played.muck("5d 6d")
    assert played.prompt == "draw n=1", "not dealt yet"
    played.lay(2, "7d 8d")
    assert played.commands[-2:] == ["draw 1 0", "draw 2 2"]
    assert played.prompt == "draw n=3"
    played.touch(GO)
    assert played.prompt == "act-check n=1"


def test_a_hand_that_is_lifted_and_laid_down_again_has_drawn_nothing() -> None:
    played = drawing()
    played.lift("2d 3d 4d 5d 6d")
    played.lay(2, "2d 3d 4d 5d 6d")
    assert played.prompt == "draw n=1"
    assert not any(text.startswith("draw") for text in played.commands)


def test_the_number_that_was_touched_stands_and_is_not_counted_twice() -> None:
    played = drawing("triple-draw-27")
    played.touch(Choose("draw-1"))
    played.muck("2c")
    played.lay(1, "7c")
    assert played.prompt == "draw n=2"
    played.touch(GO, GO, GO, GO, GO)
    assert played.prompt == "draw n=1", "the second draw"
    played.muck("2h")
    played.lay(3, "7h")
    assert played.commands[-3:] == ["draw 1 0", "draw 2 0", "draw 3 1"]


def test_after_the_draw_a_hand_in_the_muck_is_a_fold_and_what_was_given_up_before_is_none() -> None:
    played = drawing()
    played.muck("5c 6c")
    played.lay(1, "7c 8c")
    played.touch(GO, GO, Press.RAISE)
    assert played.prompt.startswith("act-call n=2")
    played.lift("2c 3c 4c 7c 8c")
    assert played.seat(1).look is not SeatLook.FOLDED, "he holds his cards up"
    played.muck("2d 3d 4d 5d 6d")
    assert played.commands[-1] == "fold 2"
    played.touch(Press.RAISE)
    played.muck("2c 3c 4c 7c 8c")
    assert "fold 1" in played.commands


def pineapple() -> OnDevices:
    played = OnDevices(3, "pineapple")
    played.pitch("2c 2d 2h", "3c 3d 3h", "4c 4d 4h")
    played.touch(GO, GO, GO)
    for place, each in zip(BOARD, cards("As Ks 9s"), strict=False):
        played.devices.lay(each, place)
    played.run()
    played.touch(GO, GO, GO)
    assert played.prompt.startswith("discard")
    return played


def test_rules_9_who_still_holds_three_cards_has_still_to_discard() -> None:
    played = pineapple()
    played.muck("4d")
    assert played.keeper.hand.awaiting.seats == (1, 3)
    played.lift("4h")
    assert played.keeper.hand.awaiting.seats == (1, 3), "he looks at it: no card of his lies in the muck"
    played.muck("4h 4c")
    assert not played.prompt.startswith("discard")


def test_a_named_card_of_the_pad_is_an_up_card() -> None:
    """The antennas count on while cards are named."""
    played = stud(*DOWN)
    played.touch(BY_HAND, *named(DOORS))
    assert played.prompt == "act-bringin n=3 a=5"
