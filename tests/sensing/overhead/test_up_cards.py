"""Stud's up cards before the seats: read where they lie flat in their area, while the table asks for them, and nothing
that a player lifts, shows in part or has behind them (DESIGN 4: players peek at their cards under the camera).
"""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="opencv is not installed here")

from dealerassist.cards import card
from dealerassist.sensing.camera import Picture, SeenCard
from dealerassist.sensing.overhead.calibrating import up_area_from
from dealerassist.sensing.overhead.calibration import Calibration, Corners, calibration_text, read_calibration
from dealerassist.sensing.overhead.watcher import Watcher
from tests.sensing.overhead import marked_cards
from tests.sensing.overhead.films import CALIBRATION, Filmed, board, sure
from tests.sensing.overhead.scenes import SEATS, SIZE, Hand, Lying, Scene, picture_of

SEAT = 4
LEFT, TOP = SEATS[SEAT]
UPRIGHT = tuple(
    Lying(card(name), (LEFT - 60 + 110 * which, TOP + 90)) for which, name in enumerate(["9c", "Th", "2d", "Ks"])
)
"""Where this seat's four up cards are dealt."""


def corners(lying: Lying) -> Corners:
    (seen,) = marked_cards.read(picture_of(Scene((lying,), noise=0)))
    return seen.corners


CALIBRATED = Calibration(
    SIZE, CALIBRATION.board, CALIBRATION.seats, {SEAT: up_area_from([*map(corners, UPRIGHT)], SIZE)}
)


def lies(*cards: Lying, hands: tuple[Hand, ...] = ()) -> dict[str, str]:
    """What is read before the seat once these lie there for two seconds; empty felt before."""
    film = Filmed(calibration=CALIBRATED)
    film.watcher.open((), {SEAT})
    film.see(Scene(), 10)
    return sure(film.see(Scene(cards, hands), 20))


def test_up_cards_that_lie_flat_are_read_one_by_one_as_they_are_dealt() -> None:
    film = Filmed(calibration=CALIBRATED)
    film.watcher.open((), {SEAT})
    film.see(Scene(), 10)
    for count in (1, 2, 3, 4):
        names = " ".join(sorted(str(each.card) for each in UPRIGHT[:count]))
        assert sure(film.see(Scene(UPRIGHT[:count]), 8)) == {f"up-{SEAT}": names}


def test_secrecy_nothing_is_read_before_a_seat_that_was_not_opened() -> None:
    film = Filmed(calibration=CALIBRATED)
    film.see(Scene(), 10)
    sight = film.see(Scene((*UPRIGHT, *board("2c"))), 20)
    assert sure(sight) == {"board-1": "2c"}
    assert f"up-{SEAT}" not in sight.lies


def test_secrecy_a_card_that_only_partly_lies_in_the_area_is_not_read() -> None:
    """As hole cards behind it do, or those of the seat beside."""
    area = CALIBRATED.up[SEAT].corners
    foot = max(y for _, y in area)
    assert lies(Lying(card("As"), (UPRIGHT[1].middle[0], foot - 40))) == {}
    assert lies(Lying(card("As"), (UPRIGHT[1].middle[0], foot - 80))) == {f"up-{SEAT}": "As"}


@pytest.mark.parametrize("tilt", [0.75, 0.6])
def test_secrecy_a_card_that_is_tilted_towards_its_player_is_not_read(tilt: float) -> None:
    seen = SeenCard(card("As"), (card("As"),), 0.99, tilted(UPRIGHT[0].middle, 1.0, tilt), whole=True)
    assert read_by_watcher(seen) == {}


@pytest.mark.parametrize("size", [1.1, 1.3])
def test_secrecy_a_card_that_is_held_nearer_to_the_camera_is_not_read(size: float) -> None:
    seen = SeenCard(card("As"), (card("As"),), 0.99, tilted(UPRIGHT[1].middle, size, 1.0), whole=True)
    assert read_by_watcher(seen) == {}


def test_secrecy_a_card_one_corner_of_which_lies_outside_is_not_read() -> None:
    x, y = UPRIGHT[1].middle
    foot = max(y for _, y in CALIBRATED.up[SEAT].corners)
    assert y + marked_cards.HIGH / 2 < foot
    lower = (x, foot - marked_cards.HIGH / 2 + 12)
    seen = SeenCard(card("As"), (card("As"),), 0.99, tilted(lower, 1.0, 1.0), whole=True)
    assert read_by_watcher(seen) == {}


def test_secrecy_an_index_alone_is_not_read() -> None:
    """A corner that is bent up to look at it."""
    seen = SeenCard(card("As"), (card("As"),), 0.99, tilted(UPRIGHT[1].middle, 1.0, 1.0), whole=False)
    assert read_by_watcher(seen) == {}


def test_a_card_that_lies_flat_is_read_so_that_the_others_say_something() -> None:
    seen = SeenCard(card("As"), (card("As"),), 0.99, tilted(UPRIGHT[1].middle, 1.0, 1.0), whole=True)
    assert read_by_watcher(seen) == {f"up-{SEAT}": "As"}


def test_secrecy_nothing_is_read_while_a_hand_reaches_in() -> None:
    x, y = UPRIGHT[0].middle
    assert lies(UPRIGHT[0], hands=(Hand((x + 60, y + 20)),)) == {}


def tilted(middle: tuple[float, float], size: float, tilt: float) -> Corners:
    """The outline of a card, its height so much less and all of it so much larger."""
    x, y = middle
    wide, high = marked_cards.WIDE * size / 2, marked_cards.HIGH * size * tilt / 2
    return (x - wide, y - high), (x + wide, y - high), (x + wide, y + high), (x - wide, y + high)


def read_by_watcher(seen: SeenCard) -> dict[str, str]:
    """What a watcher makes of it where its reader says that; in pixels of the picture."""
    area = CALIBRATED.up[SEAT].corners
    left, top = min(x for x, _ in area), min(y for _, y in area)

    class Says:
        def read(self, picture: Picture) -> tuple[SeenCard, ...]:
            first, second, third, fourth = ((x - round(left), y - round(top)) for x, y in seen.corners)
            return (SeenCard(seen.card, seen.candidates, 0.99, (first, second, third, fourth), seen.whole),)

    watcher = Watcher(CALIBRATED, Says())
    watcher.open((), {SEAT})
    for number in range(30):
        told = sure(watcher.look(picture_of(Scene(UPRIGHT[:1]), number)))
    return {name: names for name, names in told.items() if name.startswith("up")}


def test_the_area_is_as_narrow_as_the_cards_lie_and_reads_the_same_again() -> None:
    again = read_calibration(calibration_text(CALIBRATED), "camera.toml")
    area, card_px = CALIBRATED.up[SEAT].corners, CALIBRATED.up[SEAT].card
    assert again.up[SEAT].card == pytest.approx(card_px, abs=0.1)
    assert card_px == pytest.approx(marked_cards.WIDE * marked_cards.HIGH, rel=0.03)
    assert max(y for _, y in area) - min(y for _, y in area) == pytest.approx(1.5 * marked_cards.HIGH, rel=0.03)
