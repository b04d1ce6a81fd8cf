"""What the frame notes is what the picture shows: each text's ink and ground are the colours of its pixels."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from PyQt6.QtGui import QColor, QImage

from dealerassist.display.canvas import RADIUS
from dealerassist.display.frame import Role, Text
from dealerassist.display.layout import PROFILES, Profile, layout_of
from dealerassist.display.seating import seat_blocks
from dealerassist.display.theme import DIM, THEMES
from dealerassist.views import MarkCode, SeatLook
from tests.display.qt import SMALL, painted
from tests.display.situations import SITUATIONS

pytestmark = pytest.mark.usefixtures("qapp")


def colours(image: QImage, text: Text, profile: Profile) -> Counter[str]:
    """The colours in the text's rectangle, by how many pixels have them."""
    across, down = profile.px_w / profile.w, profile.px_h / profile.h
    rect = text.rect
    return Counter(
        image.pixelColor(x, y).name().upper()
        for x in range(int(rect.x * across), int(rect.right * across) + 1)
        for y in range(int(rect.y * down), int(rect.bottom * down) + 1)
    )


def near(one: str, other: str) -> bool:
    first, second = QColor(one), QColor(other)
    return (
        max(abs(first.red() - second.red()), abs(first.green() - second.green()), abs(first.blue() - second.blue())) < 9
    )


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("name", SITUATIONS)
def test_inks_and_grounds_are_in_the_picture(name: str, theme: object) -> None:
    view = SITUATIONS[name]
    view = replace(view, marks=tuple(mark for mark in view.marks if mark is not MarkCode.TRAINING))
    image, frame = painted(view, SMALL, theme)  # type: ignore[arg-type]
    for text in frame.texts:
        found = colours(image, text, SMALL)
        most = [colour for colour, _ in found.most_common(2)]
        assert any(near(each, text.ground) for each in most), (text.owner, text.words, text.ground, most)
        assert any(near(each, text.ink) for each in found), (text.owner, text.words, text.ink)


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_letters_are_as_high_as_they_are_noted(profile: Profile) -> None:
    """Measured on the prompt; round letters overshoot a little at top and foot."""
    image, frame = painted(SITUATIONS["who-wins"], profile)
    text = next(text for text in frame.texts if text.role is Role.PROMPT)
    across, down = profile.px_w / profile.w, profile.px_h / profile.h
    columns = range(int(text.rect.x * across), int(text.rect.right * across))
    zone = range(int(text.zone.y * down), int(text.zone.bottom * down))
    rows = [y for y in zone if any(near(image.pixelColor(x, y).name(), text.ink) for x in columns)]
    assert -1 <= (rows[-1] - rows[0] + 1) - text.cap * down <= 3


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
@pytest.mark.parametrize("name", ["preflop", "flop", "uncontested", "worst"])
def test_every_folded_seat_is_striped(name: str, profile: Profile) -> None:
    view = SITUATIONS[name]
    image, _ = painted(view, profile)
    layout = layout_of(profile)
    across, down = profile.px_w / profile.w, profile.px_h / profile.h
    for seat in view.seats:
        block = seat_blocks(layout, len(view.seats))[seat.number]
        rows = range(int((block.y + 8.5) * down), int((block.bottom - 1) * down))
        columns = range(int((block.x + 3) * across), int((block.right - 3) * across))
        found = sum(near(image.pixelColor(x, y).name(), DIM.hatch) for x in columns for y in rows)
        share = found / (len(rows) * len(columns))
        assert (0.15 < share < 0.4) is (seat.look is SeatLook.FOLDED), (seat.number, share)


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_the_edge_of_a_folded_seat_goes_around_all_four_corners(profile: Profile) -> None:
    """Where the stripes make room for the number, they must not take the corner with them."""
    view = SITUATIONS["all-in"]
    image, _ = painted(view, profile)
    across, down = profile.px_w / profile.w, profile.px_h / profile.h
    folded = [seat.number for seat in view.seats if seat.look is SeatLook.FOLDED and not seat.implied]
    edge = QColor(DIM.edge).lightness()
    assert folded
    for number in folded:
        block = seat_blocks(layout_of(profile), len(view.seats))[number]
        lit = [
            sum(
                QColor(image.pixel(column, row)).lightness() > 0.6 * edge
                for row in range(round(y * down), round((y + RADIUS) * down))
                for column in range(round(x * across), round((x + RADIUS) * across))
            )
            for x in (block.x, block.right - RADIUS)
            for y in (block.y, block.bottom - RADIUS)
        ]
        assert min(lit) > 0.75 * max(lit), (number, lit)
