"""WALKTHROUGH 3 (e): stud high-low, eight-handed; touches counted, the screen's words at each step.

By hand nobody enters up to 32 up cards: the seat that brings in, is high or opens is touched, once a street.
"""

from __future__ import annotations

import pytest

from dealerassist.engine import FixedLimit, Place, Session, Stakes, game_named
from dealerassist.views import Press
from tests.table.playing import named
from tests.table.shown import Walked

GO, FOLD, RAISE, BY_HAND = Press.GO_ON, Press.FOLD, Press.RAISE, Press.BY_HAND
STAKES = Stakes(FixedLimit(20, 40), (), 2, chip=1, bring_in=5)


def seated(seats: int = 8, house: str = "tda-2024") -> Walked:
    places = tuple(Place(number, 1_000) for number in range(1, seats + 1))
    return Walked(Session(game_named("stud-hilo"), STAKES, places, button=None), house)


def third_street(played: Walked) -> None:
    """3 brings in, 4 completes, 8, 2 and 3 call."""
    played.touch(3)
    assert (played.says, played.lines) == ("[3] BRING-IN 5", ["seat 3 brings in, on the dealer's word"])
    assert played.row[1:4] == ["(FOLD)", "BRING-IN 5", "COMPLETE 20"]
    played.touch(GO)
    assert played.says == "[4] CALL 5"
    played.touch(RAISE, 8, GO, 2, GO, GO)
    assert played.says == "BURN · 4TH STREET"


def to_the_end(played: Walked) -> None:
    third_street(played)
    played.touch(3)
    assert (played.says, played.lines) == ("[3] CHECK OR BET", ["seat 3 high, on the dealer's word"])
    assert played.row[3] == "BET 20"
    played.touch(RAISE, GO, RAISE, FOLD, GO, GO)
    assert played.says == "BURN · 5TH STREET"
    played.touch(8)
    assert (played.says, played.row[3]) == ("[8] CHECK OR BET", "BET 40")
    played.touch(RAISE, GO, GO)
    assert played.says == "BURN · 6TH STREET"
    played.touch(8, RAISE, FOLD, GO)
    assert played.says == "BURN · 7TH STREET"
    played.touch(GO)
    assert (played.says, played.lines) == ("[8] CHECK OR BET", ["seat 8 high, on the dealer's word"])
    played.touch(RAISE, GO)


def test_e_a_whole_hand_by_hand_costs_little_more_than_a_touch_an_act() -> None:
    played = seated()
    to_the_end(played)
    assert played.says == "WHO WINS HIGH?"
    assert (played.acts, played.touches) == (23, 26)
    assert 1.0 <= played.touches / played.acts <= 1.2
    played.touch(8, GO)
    assert played.says == "WHO WINS LOW?"
    played.touch(4, GO)
    assert (played.says, played.steps) == ("PUSH 248 > [8]", ["*HIGH: HALF 248 > 8", "LOW: HALF 248 > 4"])
    assert played.lines == ["on the dealer's word"]
    played.touch(GO)
    assert played.says == "PUSH 248 > [4]"
    played.touch(GO)
    assert played.says == "SHUFFLE"


def test_e_up_cards_that_are_named_say_who_is_high_and_by_what() -> None:
    """RULES 6.3: in high-low the high board opens. Nobody has to name them."""
    played = seated(3)
    played.touch(BY_HAND, *named("9c Th 2c"))
    assert (played.says, played.lines) == ("[3] BRING-IN 5", ["seat 3 brings in: two of clubs"])
    played.touch(GO, GO, GO, BY_HAND, *named("Kh 7d 2d"))
    assert (played.says, played.lines) == ("[3] CHECK OR BET", ["seat 3 high: pair of twos"])


@pytest.mark.parametrize(("house", "opens", "why"), [
    ("tda-2024", 2, "equal boards: the higher suit opens"),
    ("roberts", 1, "equal boards: the first dealt opens"),
])  # fmt: skip
def test_e_a_tie_of_boards_has_the_rule_of_the_house_in_one_line(house: str, opens: int, why: str) -> None:
    """PROCEDURES 61: TDA 2024 RP-10D, Robert's."""
    played = seated(3, house)
    played.touch(BY_HAND, *named("9c 9d 2c"), GO, GO, GO, BY_HAND, *named("Kc Ks 3d"))
    assert played.says == f"[{opens}] CHECK OR BET"
    assert played.lines == [f"seat {opens} high: king-nine", why]


def test_e_where_no_boards_are_equal_no_rule_is_told() -> None:
    played = seated(3)
    played.touch(BY_HAND, *named("9c 9d 2c"), GO, GO, GO, BY_HAND, *named("Qc Ks 3d"))
    assert len(played.lines) == 1
    folded = seated(3)
    folded.touch(BY_HAND, *named("9c 9d 2c"), GO, FOLD, GO, BY_HAND, *named("Ks 3d"))
    assert folded.lines == ["seat 2 high: king-nine"]


def test_e_the_seventh_card_comes_for_all_where_the_stub_is_short() -> None:
    """RULES 6.6: eight hands of seven need 56 cards."""
    played = seated()
    played.touch(3, *[GO] * 8)
    for _ in range(3):
        played.touch(3, *[GO] * 8)
    assert played.says == "BURN · ONE FOR ALL"
    played.touch(GO)
    assert (played.says, played.lines) == ("[3] CHECK OR BET", ["seat 3 high, on the dealer's word"])
    assert played.touches == 1 + 8 + 3 * 9 + 1
