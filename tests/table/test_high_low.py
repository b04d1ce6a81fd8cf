"""Omaha and its split: four hole cards, one push per prompt, the high half first (DISPLAY 8; WALKTHROUGH 3 d)."""

from __future__ import annotations

import pytest

from dealerassist.engine import FixedLimit, PotLimit, Stakes
from dealerassist.table.pushing import pushes
from dealerassist.views import (
    Choose,
    KeyCode,
    KeyRow,
    OffCode,
    PlaceLook,
    Press,
    ReasonCode,
    Saying,
    SeatLook,
    StepView,
)
from tests.table.playing import Played, cards, named, told

GO, FOLD, BY_HAND = Press.GO_ON, Press.FOLD, Press.BY_HAND
O8 = Stakes(FixedLimit(20, 40), (10, 20), chip=5)
QUARTERED = {1: "6s 6h Ac 4d", 2: "Kc Qd Jh Th", 3: "As 4s Td 9h"}
"""On 2h 6d 8c Ks 3d seat 1 has three sixes, and shares six-four-three-two-ace with seat 3."""
BOARD = ("2h 6d 8c", "Ks", "3d")


def hilo(seats: int = 3, hands: dict[int, str] | None = None, stack: int | None = 1_000) -> Played:
    return Played(seats, stack, game="omaha-hilo", stakes=O8, hands=hands)


def checked_down(played: Played, board: tuple[str, ...]) -> None:
    """Everybody is in for 20; the board is named by hand."""
    live = len(played.keeper.hand.seats)
    played.touch(GO, *[GO] * live)
    for street in board:
        played.touch(BY_HAND, *named(street), *[GO] * live)


def steps(played: Played) -> list[str]:
    found = []
    for row in played.table.view.column:
        if isinstance(row, StepView):
            found.append(f"{row.state} {row.code} {row.amount} > {row.seats[0]}")
    return found


def go_on_key(played: Played) -> KeyCode:
    return played.table.view.row[2].code


def reasons(played: Played) -> list[tuple[str, object]]:
    """Codes, and the words or the amount of each as an English screen says them."""
    shown = ((reason.code, reason.facts.get("words", reason.facts.get("a"))) for reason in played.table.view.reasons)
    return [(code, told(fact) if isinstance(fact, Saying) else fact) for code, fact in shown]


def test_design_3_omaha_deals_four_cards_to_each_and_every_one_is_named_by_hand() -> None:
    played = Played(2, game="omaha", stakes=Stakes(PotLimit(200), (100, 200)))
    checked_down(played, ("2h 6d 8c", "Ks", "3d"))
    assert played.commands[-1] == "check 2"
    played.touch(BY_HAND, *named("As Ah Kd"))
    assert played.prompt == "card-unsure k=SEAT 1"
    played.touch(*named("Qd"))
    assert played.commands[-1].endswith("As Ah Kd Qd")


def test_display_8_each_half_is_pushed_alone_the_high_first_and_a_low_that_ties_is_quartered() -> None:
    """RULES 5.2; PROCEDURES 4: half of 60 is 30, and half of that is 15 to each low."""
    played = hilo(hands=QUARTERED)
    checked_down(played, BOARD)
    played.touch(GO, GO, GO)
    assert played.prompt == "push a=30 n=1"
    assert steps(played) == [
        "current high-half 30 > 1", "next low-quarter 15 > 1", "next low-quarter 15 > 3",
    ]  # fmt: skip
    played.touch(GO)
    assert played.prompt == "push a=15 n=1"
    assert ("hand", "six-four low") in reasons(played)
    assert ("split", None) in reasons(played)
    played.touch(GO)
    assert played.prompt == "push a=15 n=3"
    played.touch(GO)
    assert played.keeper.hand.result is not None
    assert played.keeper.hand.result.payouts == {1: 45, 3: 15}


def test_display_9_where_nobody_has_a_low_the_prompt_says_so_and_the_high_takes_all() -> None:
    """RULES 5.1: no low qualifies, the whole pot goes to the high."""
    played = hilo(hands=QUARTERED)
    checked_down(played, ("2h 6d 9c", "Ks", "Qh"))
    played.touch(GO, GO, GO)
    assert played.prompt == "push-nolow a=60 n=2"
    assert steps(played) == ["current main 60 > 2"]


def test_both_halves_to_one_seat_are_one_push() -> None:
    played = hilo(hands={**QUARTERED, 3: "Kd Qs Jc Tc"})
    checked_down(played, BOARD)
    played.touch(GO, GO, GO)
    assert played.prompt == "push a=60 n=1"
    assert steps(played) == ["current high-and-low 60 > 1"]
    assert ("low-too", "six-four low") in reasons(played)
    played.touch(GO)
    assert played.keeper.hand.over


def test_20c_the_odd_chip_of_the_pot_goes_to_the_high_that_of_the_low_by_position_and_both_are_told() -> None:
    """TDA 2024 20A, 20C."""
    stakes = Stakes(FixedLimit(20, 40), (10, 20), ante=5, chip=5)
    played = Played(3, 1_000, game="omaha-hilo", stakes=stakes, hands=QUARTERED)
    checked_down(played, BOARD)
    played.touch(GO, GO, GO)
    assert played.prompt == "push a=40 n=1", "75: 40 to the high, 35 to the low"
    assert ("odd-to-high", 5) in reasons(played)
    played.touch(GO)
    assert played.prompt == "push a=20 n=1"
    assert ("odd-chip", 5) in reasons(played)
    played.touch(GO)
    assert played.prompt == "push a=15 n=3"
    assert not {"odd-chip", "odd-to-high"} & {code for code, _ in reasons(played)}


ONE_CHIP_EACH = Stakes(FixedLimit(5, 10), (5, 5), chip=5)


def test_procedures_4_who_shares_a_low_of_one_chip_and_gets_none_is_pushed_none() -> None:
    """Three chips: two to the high, the odd one of the low to seat 1, the first left of the button (TDA 2024 20)."""
    played = Played(3, 1_000, game="omaha-hilo", stakes=ONE_CHIP_EACH, hands=QUARTERED)
    checked_down(played, BOARD)
    played.touch(GO, GO, GO)
    assert steps(played) == ["current high-half 10 > 1", "next low-half 5 > 1"]
    played.touch(GO)
    assert {("split", None), ("odd-chip", 5)} <= set(reasons(played))
    assert go_on_key(played) is KeyCode.PUSHED
    played.touch(GO)
    assert played.keeper.hand.over
    assert [played.seat(seat).look for seat in (1, 2, 3)] == [SeatLook.WINS, SeatLook.LOSES, SeatLook.LOSES]


def test_display_6_7_whose_share_is_not_counted_is_pushed_it_even_where_the_least_bets_leave_none() -> None:
    played = Played(3, 1_000, game="omaha-hilo", stakes=ONE_CHIP_EACH, hands=QUARTERED)
    checked_down(played, BOARD)
    played.touch(GO, GO, GO)
    assert [push.seat for push in pushes(played.keeper.hand, counted=True)] == [1, 1]
    assert [push.seat for push in pushes(played.keeper.hand, counted=False)] == [1, 1, 3]


def test_6_11_without_cards_who_wins_is_asked_for_the_high_and_then_for_the_low() -> None:
    played = hilo()
    checked_down(played, ())
    played.touch("board", "board", "board", "board")
    assert played.prompt == "who-wins-high"
    assert played.table.view.row[2].off is OffCode.NOT_YET
    played.touch(1)
    assert go_on_key(played) is KeyCode.GO_ON, "nothing is pushed yet"
    played.touch(GO)
    assert played.prompt == "who-wins-low"
    played.touch(1, 3)
    assert go_on_key(played) is KeyCode.PUSHED
    played.touch(GO)
    assert [text for text in played.commands if "wins" in text] == ["wins 1 high", "wins 1,3 low"]
    assert played.prompt == "push a=30 n=1"
    played.touch(GO, GO, GO)
    assert played.keeper.hand.result is not None
    assert played.keeper.hand.result.payouts == {1: 45, 3: 15}


def test_6_11_no_low_is_one_touch_and_undo_brings_the_question_back() -> None:
    played = hilo()
    checked_down(played, ())
    played.touch("board", "board", "board", "board", 2, GO)
    row = played.table.view.column[0]
    assert isinstance(row, KeyRow)
    assert [key.code for key in row.keys] == [KeyCode.NO_LOW]
    played.touch(Choose("no-low"))
    assert played.prompt == "push-nolow a=60 n=2"
    played.touch(Press.UNDO)
    assert played.prompt == "who-wins-low"
    played.touch(Choose("no-low"), GO)
    assert played.keeper.hand.result is not None
    assert played.keeper.hand.result.payouts == {2: 60}


def test_no_low_says_nothing_while_the_high_is_asked() -> None:
    played = hilo()
    checked_down(played, ())
    played.touch("board", "board", "board", "board", Choose("no-low"))
    assert played.prompt == "who-wins-high"


def test_6_11_with_a_side_pot_the_halves_of_the_side_pot_come_first() -> None:
    """WALKTHROUGH 3 d: `side 1 high? low?`, then main."""
    played = hilo(stack=None)
    played.touch(GO, GO, GO, GO, "board", Press.ALL_IN, "5", GO, GO)
    played.touch(GO, Press.RAISE, GO, "board", "board")
    assert played.prompt == "who-wins-high"
    asked = []
    for _ in range(4):
        (pot,) = played.table.view.reasons
        asked.append((played.prompt, pot.facts.get("k", 0), pot.facts["seats"]))
        played.touch(3, GO)
    assert asked == [
        ("who-wins-high", 1, (2, 3)), ("who-wins-low", 1, (2, 3)),
        ("who-wins-high", 0, (1, 2, 3)), ("who-wins-low", 0, (1, 2, 3)),
    ]  # fmt: skip


def test_display_8_touch_another_tabled_seat_and_his_hand_is_explained_until_the_next_step() -> None:
    played = hilo(hands=QUARTERED)
    checked_down(played, BOARD)
    played.touch(GO, GO, GO)
    assert reasons(played)[0] == ("hand", "three sixes, king")
    played.touch(2)
    assert reasons(played)[0] == ("hand-of", "pair of kings, queen")
    assert reasons(played)[1] == ("why", "three of a kind beats a pair")
    lifted = {place.card for place in played.table.view.board if place.look is PlaceLook.PLAYING}
    assert lifted == set(cards("Ks 8c 6d"))
    assert played.seat(2).lit
    assert played.seat(1).look is SeatLook.WINS
    played.touch(2)
    assert reasons(played)[0] == ("hand", "three sixes, king")
    played.touch(2, GO)
    assert reasons(played)[0] == ("hand", "six-four low")
    played.touch(2)
    assert [code for code, _ in reasons(played)] == [ReasonCode.NO_LOW]


@pytest.mark.parametrize("game", ["omaha", "omaha-hilo"])
def test_the_dealers_place_names_the_bets_of_fixed_limit_and_the_blinds_of_others(game: str) -> None:
    fixed = Played(3, game=game, stakes=O8)
    pot = Played(3, game=game, stakes=Stakes(PotLimit(20), (10, 20)))
    assert fixed.table.view.stakes.blinds == (20, 40)
    assert pot.table.view.stakes.blinds == (10, 20)
