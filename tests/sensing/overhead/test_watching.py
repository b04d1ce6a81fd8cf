"""What the camera makes of frames: still cards are named by a vote, hands make it wait, nothing outside is read."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="opencv is not installed here")

import numpy as np

from dealerassist.cards import card
from dealerassist.sensing.camera import Picture, SeenCard
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.overhead.cutting import Cutter
from dealerassist.sensing.overhead.watcher import Watcher
from tests.sensing.overhead import marked_cards
from tests.sensing.overhead.films import CALIBRATION, Filmed, board, sure, tabled
from tests.sensing.overhead.scenes import Hand, Lying, Scene, on_place, picture_of

KNOWN = 6
"""Frames after which a card that lies still must be known: 0.6 s at ten a second."""


class Counted(marked_cards.MarkedReader):
    """Keeps what it was given to read."""

    def __init__(self) -> None:
        self.pieces: list[Picture] = []

    def read(self, picture: Picture) -> tuple[SeenCard, ...]:
        self.pieces.append(picture.copy())
        return super().read(picture)


def test_a_flop_that_lies_still_is_known_within_six_frames() -> None:
    film = Filmed()
    film.see(Scene(), 10)
    assert sure(film.see(Scene(board("Ah", "Td", "2c")), KNOWN)) == {"board-1": "Ah", "board-2": "Td", "board-3": "2c"}


def test_an_empty_board_is_told_as_empty() -> None:
    sight = Filmed().see(Scene(), 10)
    assert len(sight.lies) == 5
    assert all(lies.nothing for lies in sight.lies.values())


def test_one_frame_names_nothing_and_a_moving_card_nothing() -> None:
    film = Filmed()
    film.see(Scene(), 10)
    sliding = [Scene((Lying(card("Ah"), (60 + 24 * step, 300), 10.0 + step),)) for step in range(30)]
    assert all(sure(sight) == {} for sight in film.see_all(sliding))


def test_cards_that_lie_face_down_and_chips_are_nothing() -> None:
    film = Filmed()
    film.see(Scene(), 10)
    assert sure(film.see(Scene(board("xx", "-", "xx"), chips=(on_place(4),)), 30)) == {}


def test_nothing_is_read_while_nothing_changes() -> None:
    reader = Counted()
    film = Filmed(reader)
    film.see(Scene(), 10)
    film.see(Scene(board("Ah", "Td", "2c")), 10)
    read = len(reader.pieces)
    film.see(Scene(board("Ah", "Td", "2c")), 50)
    assert len(reader.pieces) == read
    film.see(Scene(board("Ah", "Td", "2c", "9s")), 10)
    assert len(reader.pieces) == read + 3, "the turn's place alone, three times"


def test_a_card_that_is_taken_away_is_gone_and_another_one_is_read_anew() -> None:
    film = Filmed()
    film.see(Scene(), 10)
    film.see(Scene(board("Ah")), 10)
    assert sure(film.see(Scene(), 5)) == {}
    assert sure(film.see(Scene(board("As")), 10)) == {"board-1": "As"}


@pytest.mark.parametrize("colour", [(110, 145, 205), (60, 80, 120), (30, 30, 30)], ids=["light", "dark", "sleeve"])
def test_a_hand_that_rests_over_the_board_changes_nothing(colour: tuple[int, int, int]) -> None:
    film = Filmed()
    film.see(Scene(), 10)
    lying = board("Ah", "Td", "2c")
    film.see(Scene(lying), 10)
    before = {"board-1": "Ah", "board-2": "Td", "board-3": "2c"}
    x, y = on_place(2)
    reaching = [Scene(lying, (Hand((x + 10, y + 200 - 40 * step), colour),)) for step in range(5)]
    assert all(sure(sight) == before for sight in film.see_all(reaching))
    assert sure(film.see(reaching[-1], 40)) == before
    assert sure(film.see(Scene(lying), 10)) == before


def test_a_card_held_over_the_board_by_a_hand_waits_for_the_hand_to_go() -> None:
    film = Filmed()
    film.see(Scene(), 10)
    x, y = on_place(1)
    held = film.see(Scene(board("Ah"), (Hand((x + 25, y + 85)),)), 30)
    assert "board-1" in held.covered
    assert sure(held) == {}
    assert sure(film.see(Scene(board("Ah")), KNOWN)) == {"board-1": "Ah"}


def test_a_card_that_becomes_unreadable_is_remembered() -> None:
    film = Filmed()
    film.see(Scene(), 10)
    film.see(Scene(board("Ah")), 10)
    glare = Scene(board("Ah"), glare=(*on_place(1), 220.0))
    assert sure(film.see(glare, 30)) == {"board-1": "Ah"}


def test_a_card_that_was_never_read_for_sure_is_unsure_with_its_candidates() -> None:
    film = Filmed()
    film.see(Scene(), 10)
    x, y = on_place(1)
    chip_on_it = Scene(board("Ah"), chips=((x - 15, y - 20),))
    (candidates,) = film.see(chip_on_it, 20).lies["board-1"].unsure
    assert card("Ah") in candidates
    assert sure(film.see(Scene(board("Ah")), 15)) == {"board-1": "Ah"}


def test_lamps_that_dim_slowly_change_nothing() -> None:
    film = Filmed()
    film.see(Scene(), 10)
    film.see(Scene(board("Ah", "Td")), 10)
    dimming = [Scene(board("Ah", "Td"), light=1 - 0.004 * step) for step in range(60)]
    assert all(sure(sight) == {"board-1": "Ah", "board-2": "Td"} for sight in film.see_all(dimming))


def test_a_neighbours_card_is_never_a_places_own() -> None:
    film = Filmed()
    film.see(Scene(), 10)
    x, y = on_place(2)
    askew = Scene((Lying(card("Ah"), (x - 22, y), 3.0), Lying(card("Kd"), on_place(4))))
    assert sure(film.see(askew, 15)) in ({"board-2": "Ah", "board-4": "Kd"}, {"board-4": "Kd"})


def test_design_4_only_open_regions_reach_the_reader_and_a_peeked_card_never_does() -> None:
    """A player holds up his cards at a seat, another lays his face up: nothing is cut there until it is opened."""
    reader = Counted()
    film = Filmed(reader)
    peeked = (*tabled(3, "As Ad"), *tabled(9, "Kc Kh"), *board("2c", "3d", "4h"))
    assert sure(film.see(Scene(peeked), 30)) == {"board-1": "2c", "board-2": "3d", "board-3": "4h"}
    read = {seen.card for piece in reader.pieces for seen in marked_cards.read(piece)}
    assert {str(each) for each in read if each} == {"2c", "3d", "4h"}
    film.watcher.open({9})
    sight = film.see(Scene(peeked), 30)
    assert sure(sight)["seat-9"] == "Kc Kh"
    assert "seat-3" not in sight.lies
    film.watcher.open(())
    assert "seat-9" not in film.see(Scene(peeked)).lies


def test_design_4_no_pixel_from_outside_the_open_regions_is_in_what_is_cut() -> None:
    """The frame is red but within the board; not one red pixel gets through, but those on the very edge."""
    cutter = Cutter(CALIBRATION)
    frame = np.zeros((*CALIBRATION.size[::-1], 3), np.uint8)
    frame[..., 2] = 255
    (left, top), (right, _), (_, foot), _ = ((int(x), int(y)) for x, y in CALIBRATION.board)
    frame[top : foot + 1, left : right + 1] = (0, 255, 0)
    pieces = cutter.cut(frame, {f"board-{place}" for place in range(1, 6)})
    assert len(pieces) == 5
    assert all(piece[..., 2].max() == 0 for piece in pieces.values())
    assert not any(np.shares_memory(piece, frame) for piece in pieces.values())


def test_design_4_between_frames_the_watcher_holds_nothing_but_open_regions() -> None:
    film = Filmed()
    film.see(Scene(board("2c")), 10)
    film.watcher.open({3})
    film.see(Scene(board("2c")), 10)
    film.watcher.open(())
    largest = max(held.size for held in arrays_in(film.watcher))
    assert largest < 0.1 * CALIBRATION.size[0] * CALIBRATION.size[1] * 3
    assert not any("seat" in name for name in film.watcher._pieces)


def arrays_in(thing: object, seen: set[int] | None = None) -> list[np.ndarray]:
    """Every array that can be reached from a thing."""
    seen = set() if seen is None else seen
    if id(thing) in seen or isinstance(thing, (str, bytes, int, float, type)):
        return []
    seen.add(id(thing))
    if isinstance(thing, np.ndarray):
        return [thing] if thing.base is None else [thing, *arrays_in(thing.base, seen)]
    inside = list(vars(thing).values()) if hasattr(thing, "__dict__") else []
    inside += [getattr(thing, name) for name in getattr(thing, "__slots__", ()) if hasattr(thing, name)]
    if isinstance(thing, dict):
        inside += list(thing.values())
    elif isinstance(thing, (list, tuple, set, frozenset)) or hasattr(thing, "maxlen"):
        inside += list(thing)  # type: ignore[call-overload]
    return [array for each in inside for array in arrays_in(each, seen)]


def test_black_frames_and_a_frozen_camera_are_faults_and_what_was_told_stays() -> None:
    film = Filmed()
    film.see(Scene(), 10)
    film.see(Scene(board("Ah")), 10)
    black = film.see(Scene(light=0.0), 12)
    assert black.code is SensorCode.DARK
    assert sure(black) == {"board-1": "Ah"}
    assert film.see(Scene(board("Ah")), 3).code is SensorCode.WORKS
    frame = picture_of(Scene(board("Ah")))
    codes = [film.watcher.look(frame).code for _ in range(40)]
    assert codes[-1] is SensorCode.FROZEN
    assert film.see(Scene(board("Ah")), 3).code is SensorCode.WORKS


def test_pictures_of_another_size_are_refused() -> None:
    watcher = Watcher(CALIBRATION, marked_cards.MarkedReader())
    assert watcher.look(np.zeros((480, 640, 3), np.uint8)).code is SensorCode.OTHER_SIZE
