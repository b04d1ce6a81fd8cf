"""The checks are able to find what they look for: each fault is planted once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from dealerassist.display.check import check
from dealerassist.display.frame import Frame, Line, Role
from dealerassist.display.geometry import Rect
from dealerassist.display.theme import DIM
from dealerassist.views import SeatLook, TableView
from tests.display.award_screens import SHOWDOWN
from tests.display.betting_screens import PREFLOP, WORST
from tests.display.qt import painted

pytestmark = pytest.mark.usefixtures("qapp")


def wrong(view: TableView, plant: Callable[[Frame], None]) -> list[str]:
    frame = painted(view)[1]
    assert check(frame, view, DIM) == []
    plant(frame)
    return check(frame, view, DIM)


def text_of(frame: Frame, words: str, role: Role | None = None) -> int:
    return next(i for i, text in enumerate(frame.texts) if text.words == words and role in {None, text.role})


def shrink(words: str, cap: float, role: Role | None = None) -> Callable[[Frame], None]:
    def plant(frame: Frame) -> None:
        i = text_of(frame, words, role)
        frame.texts[i] = frame.texts[i]._replace(cap=cap)

    return plant


@pytest.mark.parametrize(
    ("words", "role", "cap"),
    [
        ("CALL 1,200", Role.PROMPT, 8.6),
        ("5", Role.SEAT_NUMBER, 5.7),
        ("2,000", Role.WIDE_KEY, 5.7),
        ("RAISE", None, 3.4),
    ],
)
def test_small_letters(words: str, role: Role | None, cap: float) -> None:
    assert any("cap height" in each for each in wrong(PREFLOP, shrink(words, cap, role)))


def test_small_letters_with_long_amounts() -> None:
    assert wrong(WORST, shrink("CALL 99,999,999", 7.3, Role.PROMPT)) == []
    assert wrong(WORST, shrink("CALL 99,999,999", 7.1, Role.PROMPT)) != []
    assert wrong(WORST, shrink("99,999,999", 4.7, Role.WIDE_KEY)) == []
    assert wrong(WORST, shrink("99,999,999", 4.5, Role.WIDE_KEY)) != []


def test_small_ranks_and_suits() -> None:
    assert any("cap height of 'Q'" in each for each in wrong(SHOWDOWN, shrink("Q", 4.9, Role.TABLED_RANK)))

    def plant(frame: Frame) -> None:
        frame.suits[0] = frame.suits[0]._replace(height=3.8)

    assert any("suit" in each for each in wrong(SHOWDOWN, plant))


def change(shown: str, /, **fields: object) -> Callable[[Frame], None]:
    def plant(frame: Frame) -> None:
        i = text_of(frame, shown)
        frame.texts[i] = frame.texts[i]._replace(**fields)  # type: ignore[arg-type]

    return plant


def test_texts_that_do_not_fit() -> None:
    assert any("does not fit" in each for each in wrong(PREFLOP, change("MENU", fits=False)))
    assert any("squeezed" in each for each in wrong(PREFLOP, change("MENU", squeeze=0.8)))
    assert any("reaches out" in each for each in wrong(PREFLOP, change("MENU", rect=Rect(100, 60, 20, 3.5))))
    assert any("is clipped" in each for each in wrong(PREFLOP, change("MENU", rect=Rect(150, 60, 20, 3.5))))
    on_it = painted(PREFLOP)[1].texts[text_of(painted(PREFLOP)[1], "MENU")].rect
    assert any("over 'MENU'" in each for each in wrong(PREFLOP, change("POT?", rect=on_it)))


def test_poor_contrast() -> None:
    assert any("contrast of 'MENU'" in each for each in wrong(PREFLOP, change("MENU", ink=DIM.edge)))

    def plant_suit(frame: Frame) -> None:
        frame.suits[0] = frame.suits[0]._replace(ink=DIM.rail)

    def plant_edge(frame: Frame) -> None:
        frame.edges[0] = frame.edges[0]._replace(ink=DIM.rail)

    assert any("contrast of a suit" in each for each in wrong(SHOWDOWN, plant_suit))
    assert any("contrast of an edge" in each for each in wrong(PREFLOP, plant_edge))


def resize(name: str, rect: Rect) -> Callable[[Frame], None]:
    def plant(frame: Frame) -> None:
        i = next(i for i, target in enumerate(frame.targets) if target.name == name)
        frame.targets[i] = frame.targets[i]._replace(rect=rect)

    return plant


def test_small_and_close_targets() -> None:
    assert any("slot 1 is 27.0" in each for each in wrong(PREFLOP, resize("slot 1", Rect(23, 69.9, 27, 15))))
    assert any("undo is" in each for each in wrong(PREFLOP, resize("undo", Rect(1, 69.9, 18, 15))))
    close = wrong(PREFLOP, resize("slot 1", Rect(23, 69.9, 28.5, 15)))
    assert [each for each in close if "1.50 mm apart" in each] == close != []


def test_dotted_edges_stand_on_implied_seats_only() -> None:
    def plant(frame: Frame) -> None:
        i = next(i for i, edge in enumerate(frame.edges) if edge.owner == "seat 8")
        frame.edges[i] = frame.edges[i]._replace(line=Line.DOTTED)

    def take(frame: Frame) -> None:
        frame.edges[:] = [edge._replace(line=Line.SOLID) for edge in frame.edges]

    assert wrong(PREFLOP, plant) == ["seat 8 has a dotted edge"]
    assert "seat 3 is implied without a dotted edge" in wrong(PREFLOP, take)


def test_one_amber_block_means_now() -> None:
    def plant(frame: Frame) -> None:
        frame.fills.append(frame.fills[0]._replace(owner="slot 4", ink=DIM.now))

    assert any("amber blocks" in each for each in wrong(PREFLOP, plant))
    elsewhere = replace(PREFLOP, seats=tuple(replace(seat, look=SeatLook.IN) for seat in PREFLOP.seats))
    assert any("box 7 is amber" in each for each in check(painted(PREFLOP)[1], elsewhere, DIM))


def test_undo_says_what_it_takes_back() -> None:
    assert any("UNDO says" in each for each in wrong(PREFLOP, change("FOLD 6", words="FOLD 5")))
