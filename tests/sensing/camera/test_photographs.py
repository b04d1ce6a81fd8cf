"""Real photographs of many decks, tables and cameras: how many cards are read, and that none is named wrongly.

They stand in no repository, as most of them state no licence; where there is no folder `shared/data/photos` beside
this repository, these tests are skipped. The least numbers are those measured, less a little for other machines and
releases of OpenCV; README.md of the room has the table.
"""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

from dealerassist.sensing.camera import Recogniser, read_picture
from deploy.cardnets.scoring import Score, photos_in, score

FOLDER = next(
    (place for up in Path(__file__).parents if (place := up / "shared/data/photos").is_dir()),
    Path("shared/data/photos"),
)
pytestmark = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="no photographs: there is no folder shared/data/photos here"
)

LEAST_RIGHT = {
    "felt_overhead": 0.98, "flat": 0.98, "single": 0.97, "flat_smallidx": 0.97, "overlap": 0.92, "wild_jh": 0.93,
    "reject": 0,
}  # fmt: skip


@pytest.fixture(scope="module")
def recogniser() -> Recogniser:
    return Recogniser()


@pytest.mark.parametrize("name", LEAST_RIGHT)
def test_photographs_are_read_and_none_wrongly(name: str, recogniser: Recogniser) -> None:
    total = Score()
    for photo in photos_in(FOLDER):
        if photo.category == name:
            total.add(score(photo, recogniser.read(read_picture(photo.file))))
    assert total.mistakes == []
    assert total.right >= LEAST_RIGHT[name] * total.cards, total.left
    if name == "felt_overhead":
        assert total.settled == total.photos, "every felt photograph is fully right or says which card to confirm"
