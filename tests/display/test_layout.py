"""Where everything stands: the figures of the page, and no two things in each other's way."""

from __future__ import annotations

from itertools import combinations

import pytest

from dealerassist.display.layout import PROFILES, Layout, Profile, layout_of, profile_for
from dealerassist.display.seating import dealers_place, pointer_of, seat_blocks

SMALL = layout_of(PROFILES["1024x600"])
B1, B2, B3, B4 = 13.9, 27.9, 41.9, 55.9
MIDDLE = 34.9
CORNERS = {
    10: [(10.0, B4), (1.0, B3), (1.0, B2), (1.5, B1), (29.3, B1), (57.1, B1), (85.0, B1), (85.5, B2), (85.5, B3),
         (73.1, B4)],
    9: [(10.0, B4), (1.0, B3), (1.0, B2), (13.2, B1), (43.2, B1), (73.2, B1), (85.5, B2), (85.5, B3), (76.5, B4)],
    8: [(10.0, B4), (1.0, MIDDLE), (1.5, B1), (29.3, B1), (57.1, B1), (85.0, B1), (85.5, MIDDLE), (76.5, B4)],
    6: [(12.0, B4), (1.0, MIDDLE), (26.4, B1), (60.0, B1), (85.5, MIDDLE), (74.5, B4)],
}  # fmt: skip


def rounded(*numbers: float) -> tuple[float, ...]:
    return tuple(round(number, 1) for number in numbers)


def test_display_1_the_zones_stand_where_the_page_says() -> None:
    assert rounded(*SMALL.prompt) == (1.0, 1.0, 110.1, 12.0)
    assert rounded(*SMALL.felt) == (1.0, 13.9, 110.1, 54.0)
    assert [rounded(zone.x, zone.w, zone.h) for zone in SMALL.column] == [(113.1, 40.0, 15.2)] * 4
    assert rounded(*SMALL.bands) == (B1, B2, B3, B4)
    assert [round(slot.w) for slot in SMALL.row] == [19, 28, 34, 34, 28]
    assert rounded(SMALL.row[0].x, SMALL.row[0].y, SMALL.row[-1].right) == (1.0, 69.9, 153.1)
    assert rounded(SMALL.row[1].x - SMALL.row[0].right) == (3.0,)
    assert [rounded(spot.w, spot.h) for spot in SMALL.board] == [(9.4, 13.0)] * 5
    assert rounded(SMALL.board[0].y, SMALL.board[1].x - SMALL.board[0].right) == (28.3, 1.2)
    assert [rounded(key.w) for key in SMALL.column_keys(0, 3)] == [(12.0,)] * 3


@pytest.mark.parametrize("count", CORNERS)
def test_display_1_seats_stand_where_the_page_says(count: int) -> None:
    blocks = seat_blocks(SMALL, count)
    assert list(blocks) == list(range(1, count + 1))
    assert [rounded(block.x, block.y) for block in blocks.values()] == CORNERS[count]
    assert {rounded(block.w, block.h) for number, block in blocks.items() if number < 10} == {(25.6, 12.0)}
    assert count < 10 or rounded(blocks[10].w) == (29.0,)


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
@pytest.mark.parametrize("count", range(2, 11))
def test_nothing_is_in_anothers_way_on_any_panel(profile: Profile, count: int) -> None:
    layout = layout_of(profile)
    things = [*seat_blocks(layout, count).values(), layout.board_target(two=False), *layout.column, *layout.row]
    for one, other in combinations(things, 2):
        assert one.gap_to(other) >= 2.0 - 1e-9
    for block in seat_blocks(layout, count).values():
        assert layout.felt.holds(block)
        assert dealers_place(layout, count).gap_to(block) >= 1.0 - 1e-9
        assert layout.felt.grown(1.0).contains(*pointer_of(layout, block)[:2])
    assert all(layout.panel.holds(thing) for thing in things)


def test_the_dealers_place_is_as_wide_as_the_gap_allows() -> None:
    assert [round(dealers_place(SMALL, count).w, 1) for count in (2, 6, 9, 10)] == [38.0, 34.9, 38.0, 35.5]


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_seats_go_around_the_table_clockwise(profile: Profile) -> None:
    layout: Layout = layout_of(profile)
    for count in range(2, 11):
        blocks = list(seat_blocks(layout, count).values())
        left = [block for block in blocks if block.cx < layout.cx - 1]
        assert left == blocks[: len(left)], "the first seats are at the dealer's left hand"
        assert [block.y for block in left] == sorted((block.y for block in left), reverse=True)


def test_a_panel_that_is_not_listed_gets_the_nearest_layout() -> None:
    assert profile_for(1024, 600).name == "1024x600"
    assert profile_for(800, 480).name == "800x480"
    assert profile_for(2560, 1440).name == "1280x720"
