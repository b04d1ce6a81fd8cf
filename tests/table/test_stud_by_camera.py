"""Stud with a camera over the felt and nothing else: it reads the up cards, the card that is everybody's, and what is
tabled; who calls and what lies face down it does not see (WALKTHROUGH 3 b, e; DISPLAY 6.4).
"""

from __future__ import annotations

import pytest

from dealerassist.engine import FixedLimit, Stakes
from dealerassist.table.levels import BoardLevel, Levels
from dealerassist.views import Press
from tests.table.playing import Played, cards

GO, RAISE, ALL_IN = Press.GO_ON, Press.RAISE, Press.ALL_IN
STAKES = Stakes(FixedLimit(20, 40), (), 2, chip=1, bring_in=5)
HANDS = {1: "As Ad 9c Ts 5d 6h 2c", 2: "Kh Kd 7s 7d 3c 4c 8h", 3: "2h 3h 2d Jd Qc 8s 8d"}
"""Two down, four up, the last one down. Seat 3 brings in; seat 2 is high from fourth street on, and wins."""
EIGHT = {
    1: "2s 3s 9c Th 4c 5c", 2: "2c 3c 9d Td 6d Qd", 3: "2h 3h 9h 5d 7c Qh", 4: "4s 5s 8c Jc Kc 6h",
    5: "Ah Ad 7h 7d 4d Ks", 6: "6s 7s 8h Ac 4h Kd", 7: "8s 9s Jd Qc Kh Ts", 8: "Js Qs 2d 3d 6c Tc",
}  # fmt: skip


class ByCamera(Played):
    """What it reads is read at each street, for as many as lie there."""

    def __init__(self, hands: dict[int, str], stack: int = 1_000) -> None:
        super().__init__(len(hands), stack, game="stud", stakes=STAKES, hands=hands)
        self.dealt = hands

    def street(self, number: int, *unread: int) -> None:
        """The cards of this street lie there, but for these seats' it can read all."""
        up = {
            seat: frozenset(cards(" ".join(text.split()[2 : number - (seat in unread)])))
            for seat, text in self.dealt.items()
        }
        self.table.sense(Levels(up=up, board={}))

    def calls(self) -> None:
        """Everybody does, one touch each."""
        while self.keeper.hand.acting:
            self.touch(GO)

    @property
    def streets(self) -> set[int]:
        """How many cards each hand has."""
        return {seat.cards for seat in self.keeper.hand.seats if seat.live}


def on_sixth_street() -> ByCamera:
    """Third street is called, the others are checked through: the next up cards say so."""
    played = ByCamera(HANDS)
    played.street(3)
    played.calls()
    for street in (4, 5, 6):
        played.street(street)
    assert played.prompt == "act-check n=2"
    assert played.streets == {6}
    return played


def tabled(played: ByCamera) -> None:
    """All hands are shown, one touch each."""
    for _ in HANDS:
        played.touch(GO)


def test_6_4_sixth_street_is_checked_through_and_a_touch_on_the_middle_says_that_the_seventh_is_dealt() -> None:
    played = on_sixth_street()
    played.touch("board")
    assert played.streets == {7}
    assert played.prompt == "act-check n=2"
    played.touch("board")
    tabled(played)
    assert played.prompt == "push a=21 n=2"


def test_5_after_calls_the_seventh_is_one_touch_on_the_go_on_key_or_none() -> None:
    """Nothing sees it, so that the next act says that it was dealt."""
    for then in ((GO, RAISE), (RAISE,)):
        played = on_sixth_street()
        played.touch(RAISE)
        played.calls()
        assert played.prompt == "deal-street k=7"
        played.touch(*then)
        assert played.streets == {7}
        assert played.commands[-1] == "bet 2 40"
        played.calls()
        tabled(played)
        assert played.prompt == "push a=261 n=2"


def test_6_4_what_the_camera_will_read_is_not_dealt_unread_by_a_touch_on_the_middle() -> None:
    played = ByCamera(HANDS)
    played.street(3)
    played.calls()
    played.street(4)
    played.touch("board")
    assert played.prompt == "deal-street k=5"
    played.street(5)
    assert played.prompt == "act-check n=2"
    assert not any(None in seat.up for seat in played.keeper.hand.seats)


def test_a_card_that_is_read_only_after_the_dealer_has_gone_on_is_read_all_the_same() -> None:
    played = ByCamera(HANDS)
    played.street(3)
    played.calls()
    played.street(4, 2)
    assert played.prompt == "deal-street k=4", "one is still covered"
    played.touch(GO)
    assert played.prompt == "who-is-high"
    played.street(4)
    assert played.prompt == "act-check n=2"
    assert played.commands[-1] == "identify 2.2 7d"


def test_a_card_that_is_never_read_costs_one_touch_a_street_on_who_is_high() -> None:
    played = ByCamera(HANDS)
    played.street(3)
    played.calls()
    for street in (4, 5, 6):
        played.street(street, 2)
        played.touch(GO, 2, "board")
    assert played.streets == {7}
    assert not any(text.startswith("identify") for text in played.commands)
    played.touch(2, "board")
    tabled(played)
    assert played.prompt == "push a=21 n=2"


def test_all_in_the_streets_that_follow_are_read_and_the_seventh_is_one_touch() -> None:
    played = ByCamera(HANDS, stack=22)
    played.street(3)
    played.touch(ALL_IN, ALL_IN, ALL_IN)
    for street in (4, 5, 6):
        assert played.prompt == f"deal-street k={street}"
        played.street(street)
    assert played.prompt == "deal-street k=7"
    played.touch(GO)
    assert played.prompt == "show-allin"
    played.touch(GO)
    assert played.prompt == "push a=66 n=2"


@pytest.mark.parametrize("by_touch", [True, False])
def test_rules_6_6_with_eight_in_the_seventh_is_everybodys_and_is_read_in_the_middle(by_touch: bool) -> None:
    played = ByCamera(EIGHT)
    played.street(3)
    played.calls()
    for street in (4, 5, 6):
        played.street(street)
    played.touch("board") if by_touch else played.calls()
    assert played.prompt == "deal-community"
    played.table.sense(Levels(board={1: BoardLevel(cards("5h")[0])}, up={}))
    assert [str(card) for card in played.keeper.hand.board] == ["5h"]
    assert played.prompt.startswith("act-check")


def test_rules_6_6_a_card_in_the_middle_before_its_time_ends_no_round() -> None:
    played = on_sixth_street()
    played.table.sense(Levels(board={1: BoardLevel(cards("9h")[0])}, up={}))
    assert played.prompt == "act-check n=2"
    assert played.streets == {6}
