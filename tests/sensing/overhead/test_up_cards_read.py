"""Up cards that lie over each other, as they are dealt street by street, printed cards and the recogniser itself; hole
cards behind them, which their player looks at.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, radians, sin
from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="opencv is not installed here")

from dealerassist.cards import card
from dealerassist.sensing.camera import Recogniser, SeenCard, read_picture
from dealerassist.sensing.overhead.calibrating import up_area_from
from dealerassist.sensing.overhead.calibration import Calibration, Corners
from dealerassist.sensing.overhead.flat import APART, APART_OFF, lying_flat
from dealerassist.sensing.overhead.watcher import Watcher
from tests.sensing.overhead.films import CALIBRATION, sure
from tests.sensing.overhead.marked_cards import HIGH, WIDE
from tests.sensing.overhead.scenes import SIZE, Hand, Lying, Scene, picture_of

SEAT = 5
FIRST = (560.0, 330.0)
"""The first up card's middle; the seat is at the top of the picture, its hole cards lie above."""
UP = "9s Jd 2d 6s"
NEWEST = "6s"
HOLE = "As Kd"
printed = {name: read_picture(Path(__file__).with_name("faces") / f"{name}.png") for name in f"{UP} {HOLE}".split()}


@dataclass(frozen=True)
class Fan:
    """step: pixels from one card to the next. turned: degrees, of all of them."""

    step: float
    turned: float

    def lying(self, count: int) -> tuple[Lying, ...]:
        """The first `count` up cards, the later over the earlier; one of them a little askew."""
        across = cos(radians(self.turned)) * self.step, -sin(radians(self.turned)) * self.step
        places = [(FIRST[0] + across[0] * which, FIRST[1] + across[1] * which) for which in range(count)]
        names = UP.split()[:count]
        lying = enumerate(zip(names, places, strict=True))
        return tuple(Lying(card(name), at, self.turned + 3 * (which % 2)) for which, (name, at) in lying)


FANS = [Fan(40, 0), Fan(60, -18), Fan(75, 24), Fan(108, 5)]


def outline(lying: Lying) -> Corners:
    x, y = lying.middle
    c, s = cos(radians(lying.turned)), sin(radians(lying.turned))
    sides = [(across * WIDE / 2, down * HIGH / 2) for across, down in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    one, two, three, four = ((x + dx * c + dy * s, y + dy * c - dx * s) for dx, dy in sides)
    return one, two, three, four


@pytest.fixture(scope="module")
def recogniser() -> Recogniser:
    try:
        return Recogniser()
    except OSError as error:
        pytest.skip(f"the nets are not in this tree: {error}")


def streets(fan: Fan) -> Iterator[tuple[int, Scene]]:
    """Number of up cards, and what the camera sees, frame by frame: each card is laid, then its player looks at his
    hole cards, which lie above.
    """
    down = tuple(Lying(None, (FIRST[0] + 20 + 30 * which, FIRST[1] - 160), 4.0) for which in range(2))
    peeked = tuple(Lying(card(n), (FIRST[0] + 20 + 60 * i, FIRST[1] - 160)) for i, n in enumerate(HOLE.split()))
    for count in (0, 1, 2, 3, 4):
        up = fan.lying(count)
        for number in range(17):
            looks = 10 <= number < 15
            hands = (Hand((FIRST[0] + 40, FIRST[1] - 60)),) if number in (10, 14) else ()
            yield count, Scene((*up, *(peeked if looks else down)), hands, faces=lambda each: printed[str(each)])


@pytest.mark.parametrize("fan", [*FANS[:2], *(pytest.param(fan, marks=pytest.mark.slow) for fan in FANS[2:])], ids=str)
def test_on_three_of_four_streets_at_least_the_new_card_is_read_and_never_another_one(
    fan: Fan, recogniser: Recogniser
) -> None:
    area = up_area_from([*map(outline, fan.lying(4))], SIZE)
    watcher = Watcher(Calibration(SIZE, CALIBRATION.board, {}, {SEAT: area}), recogniser)
    watcher.open((), {SEAT})
    read: dict[int, set[str]] = {count: set() for count in range(5)}
    for number, (count, scene) in enumerate(streets(fan)):
        told = sure(watcher.look(picture_of(scene, number))).get(f"up-{SEAT}", "").split()
        assert set(told) <= set(UP.split()[:count]), (number, told)
        read[count] |= set(told)
    assert sum(UP.split()[count - 1] in read[count] for count in (1, 2, 3, 4)) >= 3, read


def test_of_a_fan_only_the_card_on_top_is_read_and_as_large_as_it_lies(recogniser: Recogniser) -> None:
    for fan in FANS[:3]:
        piece = picture_of(Scene(fan.lying(4), faces=lambda each: printed[str(each)]))[200:480]
        (top,) = lying_flat(recogniser, piece, WIDE * HIGH)
        assert str(top.card) == NEWEST
        (x, y), left, up = fan.lying(4)[-1].middle, 0, 200
        assert abs(top.centre[0] + left - x) + abs(top.centre[1] + up - y) < 6


def test_a_corner_that_is_bent_up_is_not_read(recogniser: Recogniser) -> None:
    """The foot of the card, with its other index, lies under a back."""
    lying = (Lying(card("As"), FIRST), Lying(None, (FIRST[0], FIRST[1] + 60)))
    piece = picture_of(Scene(lying, faces=lambda each: printed[str(each)]))[200:480]
    assert lying_flat(recogniser, piece, WIDE * HIGH) == []


@pytest.mark.parametrize("size", [0.75, 1.3])
def test_two_indices_that_are_not_as_far_apart_as_on_a_card_there_are_of_no_card_that_lies_there(size: float) -> None:
    side = (WIDE * HIGH) ** 0.5 * APART

    def index(at: float) -> SeenCard:
        return SeenCard(card("As"), (card("As"),), 0.99, ((at, 0), (at + 10, 0), (at + 10, 20), (at, 20)), whole=False)

    class Says:
        def __init__(self) -> None:
            self.reads = [index(100), index(100 + size * side)]

        def read(self, picture: object) -> tuple[SeenCard, ...]:
            return (self.reads.pop(0),)

    assert abs(size - 1) > APART_OFF / APART
    assert lying_flat(Says(), printed["As"], WIDE * HIGH) == []
