"""A dealt hand of a minute: every card right in the end, none wrong at any frame, known 0.7 s after it lies still, and
nobody's peeked card ever named.
"""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="opencv is not installed here")

from dealerassist.sensing.overhead.watcher import Watcher
from tests.sensing.overhead.dealt_hand import A_SECOND, BOARD, GATHERED, PEEKS, TABLED, dealt_hand
from tests.sensing.overhead.films import CALIBRATION, sure
from tests.sensing.overhead.marked_cards import MarkedReader

KNOWN_AFTER_S = 0.7


@pytest.mark.parametrize("seed", [1, 2, pytest.param(3, marks=pytest.mark.slow)])
def test_a_dealt_hand_is_read_right_at_every_frame_and_in_time(seed: int) -> None:
    watcher = Watcher(CALIBRATION, MarkedReader())
    right = {f"board-{place}": name for place, (name, _) in BOARD.items()}
    right |= {f"seat-{seat}": " ".join(sorted(names.split())) for seat, (names, _) in TABLED.items()}
    peeked = {name for _, names, _, _ in PEEKS for name in names.split()}
    last: dict[str, str] = {}
    for moment in dealt_hand(seed):
        watcher.open(moment.open_seats)
        told = sure(watcher.look(moment.picture))
        assert told.items() <= right.items(), (moment.seconds, told)
        assert peeked.isdisjoint(" ".join(told.values()).split())
        for place, (card, since) in moment.still.items():
            if moment.seconds >= since + KNOWN_AFTER_S:
                assert told.get(f"board-{place}") == str(card), (moment.seconds, told)
        if moment.seconds == GATHERED - 1 / A_SECOND:
            assert told == right
        last = told
    assert last == {}, "the cards are gathered"
