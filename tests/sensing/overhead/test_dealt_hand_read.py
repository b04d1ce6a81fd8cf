"""The dealt hand of a minute with cards as they are printed, and the recogniser itself: two indices and four, large
ones, framed, in four colours.

The faces in `faces` are of no printer: `deploy/cardnets/drawn.py` has drawn them (`deploy/draw_faces.py`).
"""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="opencv is not installed here")

from dealerassist.cards import Card
from dealerassist.sensing.camera import Picture, Recogniser, read_picture
from dealerassist.sensing.overhead.watcher import Watcher
from tests.sensing.overhead.dealt_hand import A_SECOND, BOARD, GATHERED, PEEKS, TABLED, dealt_hand
from tests.sensing.overhead.films import CALIBRATION, sure

KNOWN_AFTER_S = 0.7


FACES = Path(__file__).with_name("faces")
DECKS = [
    "two-indices",
    *(pytest.param(deck, marks=pytest.mark.slow) for deck in ("framed", "four-colours", "four-indices", "large")),
]


@cache
def printed(deck: str, card: Card) -> Picture:
    return read_picture((FACES if deck == "two-indices" else FACES / deck) / f"{card}.png")


@pytest.fixture
def recogniser() -> Recogniser:
    try:
        return Recogniser()
    except OSError as error:
        pytest.skip(f"the nets are not in this tree: {error}")


@pytest.mark.parametrize("deck", DECKS)
def test_a_dealt_hand_of_printed_cards_is_read_right_at_every_frame_and_in_time(
    deck: str, recogniser: Recogniser
) -> None:
    watcher = Watcher(CALIBRATION, recogniser)
    right = {f"board-{place}": {name} for place, (name, _) in BOARD.items()}
    right |= {f"seat-{seat}": set(names.split()) for seat, (names, _) in TABLED.items()}
    peeked = {name for _, names, _, _ in PEEKS for name in names.split()}
    for moment in dealt_hand(1, partial(printed, deck)):
        watcher.open(moment.open_seats)
        told = {name: set(cards.split()) for name, cards in sure(watcher.look(moment.picture)).items()}
        for name, cards in told.items():
            assert cards <= right[name], (moment.seconds, told)
            assert peeked.isdisjoint(cards)
        for place, (card, since) in moment.still.items():
            if moment.seconds >= since + KNOWN_AFTER_S:
                assert told.get(f"board-{place}") == {str(card)}, (moment.seconds, told)
        if moment.seconds == GATHERED - 1 / A_SECOND:
            assert told == right
    assert told == {}, "the cards are gathered"
