"""The seat that has just acted keeps a light edge for 600 ms, once."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.display.glow import Glow
from tests.display.betting_screens import DEAL_FLOP, FLOP


def lit(glow: Glow) -> list[int]:
    return [seat.number for seat in glow.dimmed(DEAL_FLOP).seats if seat.lit]


def test_it_glows_once() -> None:
    glow = Glow()
    assert glow.shows(DEAL_FLOP)
    assert lit(glow) == [7]
    glow.end()
    assert lit(glow) == []
    assert not glow.shows(replace(DEAL_FLOP, hand=215)), "the same seat, still lit in the next view"
    assert lit(glow) == []


def test_it_glows_again_for_another_act() -> None:
    glow = Glow()
    glow.shows(DEAL_FLOP)
    glow.end()
    assert not glow.shows(FLOP)
    assert glow.shows(DEAL_FLOP)
    assert lit(glow) == [7]
