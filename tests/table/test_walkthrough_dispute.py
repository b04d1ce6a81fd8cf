"""WALKTHROUGH 3 (f): a dispute is brought to the box; touches counted, the screen's words at each step.

What VERIFY does with each single touch is in `test_verifying`.
"""

from __future__ import annotations

import pytest

from dealerassist.cards import Card
from dealerassist.engine import NoLimit, Place, Session, Stakes, game_named
from dealerassist.engine.commands import Fold
from dealerassist.views import Intent, MarkCode, MenuPage, Press, TurnTo
from tests.table.playing import cards, named
from tests.table.shown import Walked

GO, FOLD, RAISE, BY_HAND, MENU, WHY = (
    Press.GO_ON, Press.FOLD, Press.RAISE, Press.BY_HAND, Press.MENU, Press.WHY,
)  # fmt: skip
VERIFY = TurnTo(MenuPage.VERIFY)
BOARD = "Ah Kd 8c 5s 2h"
HANDS = {3: "As Ad", 4: "Kh Kc", 5: "Qh Qd"}


def seated(reads: bool = False) -> Walked:
    places = tuple(Place(number, 20_000) for number in range(1, 7))
    session = Session(game_named("holdem"), Stakes(NoLimit(200), (100, 200), chip=25), places, button=6)
    return Walked(session, reveal=_tabled if reads else None)


def _tabled(seat: int) -> tuple[Card, ...]:
    return cards(HANDS[seat])


def three_handed(reads: bool = False) -> Walked:
    """3 raises to 600, 4 and 5 call, everybody checks down; seat 3 gets 2,100, on the dealer's word or as read."""
    played = seated(reads)
    played.touch(GO, Press.TIMES_THREE, GO, GO, 3)
    if not reads:
        played.touch("board", "board", "board", "board", 3, GO)
    for street in ("Ah Kd 8c", "5s", "2h") if reads else ():
        played.lay(street)
        played.touch(GO, GO, GO)
    while not played.keeper.hand.over:
        played.touch(GO)
    played.touches = 0
    return played


def test_f_three_holdem_hands_on_the_card_pad_are_well_below_35_touches() -> None:
    """Board 10, each hand 4; seats, bets and who is in are known, so nobody types them."""
    played = three_handed()
    played.touch(GO)
    played.touches = 0
    played.touch(MENU, VERIFY)
    assert played.says == "1: WHICH CARD?"
    played.touch(*named(BOARD))
    assert (played.touches, played.says) == (12, "SEAT 3: WHICH CARD?")
    played.touch(*named("As Ad"))
    assert (played.touches, played.says) == (16, "SEAT 4: WHICH CARD?")
    played.touch(*named("Kh Kc"))
    assert (played.touches, played.says) == (20, "SEAT 5: WHICH CARD?")
    played.touch(*named("Qh Qd"))
    assert (played.touches, played.says) == (24, "[3] WINS 2,100")


def test_f_pre_filled_with_the_last_hand_it_takes_the_two_touches_that_open_it() -> None:
    played = three_handed(reads=True)
    played.touch(MENU, VERIFY)
    assert played.touches == 2
    assert played.says == "[3] WINS 2,100"
    assert played.lines == ["three aces, king", "the three of a kind decides: aces beat kings"]
    assert [step.removeprefix("*") for step in played.steps] == ["MAIN 2100 > 3"]


def test_f_the_result_looks_as_a_showdown_with_verify_in_the_dealers_place_and_why_in_full() -> None:
    played = three_handed(reads=True)
    live = played.table.view
    played.touch(MENU, VERIFY)
    view = played.table.view
    assert MarkCode.VERIFY in view.marks
    assert [place.card for place in view.board] == [place.card for place in live.board]
    assert [(seat.number, seat.look, seat.cards) for seat in view.seats] == [
        (seat.number, seat.look, seat.cards) for seat in live.seats
    ]
    assert played.row == ["(UNDO)", "WHY", "(STEP)", "BY HAND…", "CLOSE"]
    played.touch(WHY)
    assert played.why[:2] == ["three aces, king", "the three of a kind decides: aces beat kings"]


def test_f_the_rule_that_shares_a_pot_stands_there_with_its_source() -> None:
    """3 and 4 have the same straight: 2,100 in chips of 25 is 1,050 each; no chip is odd."""
    played = three_handed()
    played.touch(MENU, VERIFY, *named("Ah Kd Qc Js 2h Ts 3c Th 3d 4c 4d"))
    assert played.says == "[3] WINS 1,050"
    played.touch(WHY)
    assert played.why[-1] == "the main pot is split: seats 3 and 4 (S0; S1; S3)"


MOMENTS: dict[str, tuple[Intent | Press | int | str, ...]] = {
    "before the deal": (),
    "an implied fold that is not sealed": (5, GO),
    "an amount that is being typed": (RAISE, "6", "00"),
    "who is still in, half answered": ("board", 3, 5),
    "a street that is due": (GO, GO, GO, GO, GO, GO),
    "a card that is being named": (GO, GO, GO, GO, GO, GO, BY_HAND),
    "winners that are touched": (*[GO] * 6, *["board"] * 4, 3),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_f_leaving_is_one_touch_and_the_live_hand_waits_untouched(moment: str) -> None:
    """DISPLAY 11: never modal; the hand stands as it did, to what was typed into it."""
    played = three_handed()
    played.touch(GO, *((GO,) if MOMENTS[moment] else ()), *MOMENTS[moment])
    before, commands = played.table.view, played.commands
    played.touch(MENU, VERIFY, *named(BOARD), 4, *named("Kh Kc"), FOLD, GO, "board", Press.ALL_IN, "5", BY_HAND, WHY)
    assert MarkCode.VERIFY in played.table.view.marks
    assert played.commands == commands
    played.touch(MENU)
    assert played.table.view == before
    assert played.commands == commands


def test_f_a_player_who_acts_meanwhile_brings_the_table_back() -> None:
    played = three_handed()
    played.touch(GO, GO, MENU, VERIFY)
    first = played.keeper.hand.awaiting.seats[0]
    view = played.table.told(Fold(first), "simulated")
    assert MarkCode.VERIFY not in view.marks
    assert played.commands == [f"fold {first}"]
