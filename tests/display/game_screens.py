"""Screens of the other games, as a table that was dealt by touch shows them."""

from __future__ import annotations

from dealerassist.engine import FixedLimit, NoLimit, Stakes
from dealerassist.views import Choose, Press, TableView
from tests.table.playing import Played, named

GO, FOLD, RAISE, BY_HAND = Press.GO_ON, Press.FOLD, Press.RAISE, Press.BY_HAND
BETS = FixedLimit(20, 40)
STUD = Stakes(BETS, (), 2, bring_in=5)


def _quarter() -> TableView:
    """Seat 1 has the high half and shares the low one: its quarter is pushed."""
    hands = {1: "6s 6h Ac 4d", 2: "Kc Qd Jh Th", 3: "As 4s Td 9h"}
    played = Played(3, 1_000, game="omaha-hilo", stakes=Stakes(BETS, (10, 20), 5, chip=5), hands=hands)
    played.touch(GO, GO, GO, GO)
    for street in ("2h 6d 8c", "Ks", "3d"):
        played.touch(BY_HAND, *named(street), GO, GO, GO)
    return played.touch(GO, GO, GO, GO)


def _no_low_asked() -> TableView:
    played = Played(3, 1_000, game="omaha-hilo", stakes=Stakes(BETS, (10, 20), 5, chip=5))
    return played.touch(GO, GO, GO, GO, "board", "board", "board", "board", 2, GO)


def _stud() -> Played:
    played = Played(8, 1_000, game="stud", stakes=STUD, house="roberts")
    played.touch(BY_HAND, *named("4c Qc 7s 2c Ah 8d Kd 5h"), GO)
    return played


def _third_street() -> TableView:
    return _stud().touch(GO, RAISE, FOLD, GO)


def _fourth_street() -> TableView:
    """An open pair: the big bet is a key of its own."""
    played = _stud()
    played.touch(GO, GO, FOLD, FOLD, GO, GO, GO)
    return played.touch(BY_HAND, *named("9d Th 7d 3s Ts 6c"))


def _razz_push() -> TableView:
    hands = {1: "Ah 2d 9c Ks 4s 7h Jd", 2: "7s 8d Qc Kh Qs 2s 5d", 3: "2c Kd 3d 5s 8s Td Jh"}
    played = Played(3, 1_000, game="razz", stakes=STUD, hands=hands)
    played.touch(BY_HAND, *named("9c Qc 3d"), GO, GO, GO)
    for street in ("Ks Kh 5s", "4s Qs 8s", "7h 2s Td"):
        played.touch(BY_HAND, *named(street), GO, GO, GO)
    return played.touch(GO, GO, GO, GO, GO, GO, GO)


def _draw() -> TableView:
    played = Played(5, 2_000, game="triple-draw-27", stakes=Stakes(BETS, (10, 20), chip=5))
    played.touch(GO, *[GO] * 5)
    return played.touch(Choose("draw-3"), GO, Choose("draw-2"))


def _discard() -> TableView:
    played = Played(4, game="pineapple")
    played.touch(GO, *[GO] * 4, BY_HAND, *named("As Kd 7c"), *[GO] * 4)
    return played.touch(2)


def _guts() -> TableView:
    played = Played(5, 100, game="guts", stakes=Stakes(NoLimit(5), (), 5, chip=5))
    return played.touch(GO, 1, 3, 4, 4)


GAME_SCREENS: dict[str, TableView] = {
    "hilo-quarter": _quarter(),
    "hilo-who-wins-low": _no_low_asked(),
    "stud-third-street": _third_street(),
    "stud-fourth-street": _fourth_street(),
    "razz-push": _razz_push(),
    "triple-draw": _draw(),
    "pineapple-discard": _discard(),
    "guts-declare": _guts(),
}
