"""Touching who bet last ends a round (DISPLAY 6.3); an all-in for less than the bet is a call."""

from __future__ import annotations

from dealerassist.views import Press
from tests.table.playing import Played

GO, RAISE = Press.GO_ON, Press.RAISE


def test_6_3_who_is_all_in_for_less_than_the_bet_was_not_the_last_to_bet() -> None:
    """3 raised to 1,000, 5 has only 300: a touch on 3 ends the round, one on 5 does not."""
    played = Played(stack=None)
    played.touch(GO, RAISE, "1000", GO, Press.ALL_IN, "3", "00", 6)
    played.touch(5)
    assert played.prompt == "act-call n=6 a=1000"
    played.touch(3)
    assert played.commands[-3:] == ["fold 6", "fold 1", "fold 2"]
    assert played.prompt == "build-main a=300"
