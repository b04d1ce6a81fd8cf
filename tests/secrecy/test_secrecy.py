"""DISPLAY 11: a hole card that has not been tabled is never painted, shown, logged, journaled or sent.

Hands are dealt at random on simulated devices that know every hole card; whatever comes out is searched for them.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtGui import QPainter

from dealerassist.cards import Card, card
from dealerassist.display.frame import Frame, Role
from dealerassist.display.layers import Layers
from dealerassist.display.layout import PROFILES, layout_of
from dealerassist.display.scene import parts_of
from dealerassist.display.theme import DIM
from dealerassist.journal.rows import JOURNAL_FILE
from dealerassist.views import (
    KeyCode,
    KeyView,
    MarkCode,
    Phrase,
    PhraseCode,
    Reason,
    ReasonCode,
    SeatLook,
    SeatView,
    TableView,
)
from tests.secrecy.night import Night
from tests.secrecy.searching import cards_in, cards_named, hands_in, numbers_in
from tests.secrecy.stud_night import StudNight

pytestmark = pytest.mark.usefixtures("qapp")

HANDS = 5
"""A night; the slow ones make 2,000 hands of them."""
NIGHTS = [*range(8), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1_000, 1_392))]
OPEN_FILES = Path("/proc/self/fd")


class Screen:
    """Paints what changes from view to view, as the window does."""

    def __init__(self) -> None:
        self._profile = PROFILES["800x480"]
        self._layout = layout_of(self._profile)
        self._layers = Layers(self._layout, DIM, self._profile.px_w, self._profile.px_h)

    def painted(self, view: TableView) -> Frame:
        """Everything that is new on the screen."""
        frame = Frame(self._layout.panel)
        parts = parts_of(view, self._layout)
        painter = QPainter(self._layers.ground)
        self._layers.paint(painter, parts, frame)
        painter.end()
        self._layers.forget(parts)
        return frame


def painted_faces(frame: Frame) -> dict[str, int]:
    """How many card faces were painted, by the part that they are on."""
    faces: dict[str, int] = {}
    for text in frame.texts:
        if text.role in {Role.BOARD_RANK, Role.TABLED_RANK}:
            faces[text.owner] = faces.get(text.owner, 0) + 1
    return faces


def faces_of(view: TableView, owner: str) -> int:
    """How many faces the view has there."""
    if owner == "board":
        return sum(place.card is not None for place in view.board)
    if owner.startswith("seat "):
        return next(len(seat.cards) for seat in view.seats if f"seat {seat.number}" == owner)
    return 1


def channels() -> set[str]:
    """The sockets and pipes that this process holds."""
    named = {os.readlink(file) for file in OPEN_FILES.iterdir() if file.exists()} if OPEN_FILES.exists() else set()
    return {name for name in named if name.startswith(("socket:", "pipe:"))}


def journaled(folder: Path, hand: int) -> Iterator[str]:
    """Every column of every row of a hand."""
    with sqlite3.connect(folder / JOURNAL_FILE) as file:
        for row in file.execute("select * from journal_rows where hand = ?", (hand,)):
            yield from map(str, row)


def files_of(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file())


@pytest.mark.parametrize("game", [Night, StudNight])
@pytest.mark.parametrize("seed", NIGHTS)
@pytest.mark.timeout(600)
def test_display_11_no_untabled_hole_card_comes_out_anywhere(
    tmp_path: Path, game: type[Night], seed: int, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    before, screen, planted = channels(), Screen(), list[tuple[Card, ...]]()
    shown, dealt = set[Card](), set[int]()
    with caplog.at_level(logging.DEBUG):
        night = game(tmp_path, seed)
        for _ in range(HANDS):
            number = night.keeper.hand.setup.number
            for view in night.hand():
                assert not night.leaked(view), view
                frame = screen.painted(view)
                words = cards_named(" | ".join(text.words for text in frame.texts))
                assert not words & night.secret() - cards_in(view)
                assert all(count == faces_of(view, owner) for owner, count in painted_faces(frame).items())
            dealt.add(number)
            planted += [hole[:2] for hole in night.hole.values() if not night.public.issuperset(hole[:2])]
            shown |= night.public
            assert not cards_named(" ".join(journaled(tmp_path, number))) & night.secret()
        assert channels() <= before
        night.close()
    numbers = [night.devices.number_of(each) for hole in planted for each in hole]
    secret = [hole for hole in planted if not shown.issuperset(hole)]
    assert len(dealt) == HANDS
    assert hands_in(files_of(tmp_path), secret) == hands_in(bytes(night.line), secret) == []
    said = [str(record.__dict__) + record.getMessage() for record in caplog.records] + list(capfd.readouterr())
    assert not cards_named("\n".join(said))
    assert not numbers_in("\n".join(said), numbers)


def test_walkthrough_e_on_a_night_of_stud_the_up_cards_are_asked_for_and_read(tmp_path: Path) -> None:
    """Else the nights above would prove nothing of them."""
    night = StudNight(tmp_path, 1)
    ups = set[Card]()
    for _ in range(HANDS):
        for view in night.hand():
            ups |= {card for seat in view.seats if seat.up for card in seat.cards}
    night.close()
    assert night.asked >= HANDS
    assert night.told > 2 * HANDS
    assert len(ups) > 2 * HANDS


def test_tda_rp_10a_the_third_card_of_an_exposed_hand_lies_face_down_and_no_antenna_is_asked_for_it(
    tmp_path: Path,
) -> None:
    """PROCEDURES 63. The night itself fails where a hole card is read; here, that there are such hands, which lie whole
    on the antennas, and that the dealer's word gives nothing away in any of them.
    """
    exposed = 0
    for seed in range(4):
        night = StudNight(tmp_path / str(seed), seed)
        for _ in range(HANDS):
            assert not any(night.leaked(view) for view in night.hand())
        exposed += len(night.exposed)
        night.close()
    assert exposed > 4


def test_the_search_finds_what_is_planted(tmp_path: Path) -> None:
    night = Night(tmp_path, 1)
    views = [view for view, _ in zip(night.hand(), range(3), strict=False)]
    hole = next(iter(night.hole.values()))
    seats = (SeatView(1, SeatLook.LOSES, cards=hole), *views[-1].seats[1:])
    row = (KeyView(KeyCode.OTHER_CARD, None, card=hole[0]), *views[-1].row[1:])
    for leaky in (
        replace(views[-1], seats=seats),
        replace(views[-1], row=row),
        replace(views[-1], prompt=Phrase(PhraseCode.CARD_TWICE, {"c": str(hole[1])})),
        replace(views[-1], reasons=(Reason(ReasonCode.WHY, {"words": f"beaten by {hole[0]}"}),)),
    ):
        assert cards_in(leaky) & night.secret()
        assert {owner for owner in painted_faces(Screen().painted(leaky)) if owner != "board"} or leaky.reasons
    assert night.leaked(replace(views[-1], seats=seats, marks=(MarkCode.VERIFY,))) == set(hole)
    number = night.keeper.hand.setup.number
    night.keeper.note(f"seat 1 folds {hole[0]} {hole[1]}")
    night.close()
    assert cards_named(" ".join(journaled(tmp_path, number))) & night.secret()
    assert hands_in(files_of(tmp_path), [hole])


def test_the_search_reads_cards_and_numbers_however_they_are_written() -> None:
    hole = (card("Ah"), card("Td"))
    assert cards_named("seat 3: Ah, 10d") == set(hole)
    assert hands_in(b"\x00\x1fTd Ah\x00", [hole]) == ["Td Ah"]
    assert hands_in(b"ab2c3d", [(card("2c"), card("3d"))]) == []
    number = bytes(range(0x30, 0x38))
    for text in (number.hex(), number[::-1].hex().upper(), repr(number), str(list(number))):
        assert numbers_in(f"tag {text}", [number])
