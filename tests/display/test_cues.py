"""The cues of a lesson (DISPLAY 7): at most four, short, in the middle of what is heard well, told apart by rhythm."""

from __future__ import annotations

from array import array
from itertools import pairwise

import pytest

from dealerassist.display.cues import CUES, LARGEST, LOUD, RATE, Beep, samples
from dealerassist.views import PhraseCode

LONGEST_MS, LOWEST_HZ, HIGHEST_HZ, MOST = 300, 500, 2000, 4
FRAME_MS = 5


def test_display_7_at_most_four_cues_each_shorter_than_300_ms_between_500_and_2000_hz() -> None:
    assert len(CUES) <= MOST
    for beeps in CUES.values():
        assert max(beep.at + beep.lasts for beep in beeps) < LONGEST_MS
        assert all(LOWEST_HZ <= beep.hz <= HIGHEST_HZ for beep in beeps)


def rhythm(cue: tuple[Beep, ...]) -> list[tuple[bool, int]]:
    """Sound and silence by turns, as an ear hears it whatever the pitch: (is it loud?, ms)."""
    heard = array("h", samples(cue))
    frame = RATE * FRAME_MS // 1000
    loud = [max(map(abs, heard[at : at + frame])) > LARGEST * LOUD / 4 for at in range(0, len(heard), frame)]
    found: list[tuple[bool, int]] = []
    for each in loud:
        if found and found[-1][0] is each:
            found[-1] = (each, found[-1][1] + FRAME_MS)
        else:
            found.append((each, FRAME_MS))
    return [(each, ms) for each, ms in found if ms > FRAME_MS]


def test_display_7_cues_are_told_apart_by_rhythm() -> None:
    """Right is short and long, late three short, wrong one long."""
    sounds = {code: [ms for loud, ms in rhythm(beeps) if loud] for code, beeps in CUES.items()}
    assert {code: len(lengths) for code, lengths in sounds.items()} == {
        PhraseCode.RIGHT: 2,
        PhraseCode.LATE: 3,
        PhraseCode.WRONG: 1,
    }
    short, long = sounds[PhraseCode.RIGHT]
    assert 2 * short <= long
    assert min(sounds[PhraseCode.WRONG]) > long


@pytest.mark.parametrize("code", CUES)
def test_a_cue_neither_clicks_nor_clips(code: PhraseCode) -> None:
    """It begins and ends in silence, and no sample is a leap from the one before."""
    heard = array("h", samples(CUES[code]))
    assert heard[0] == 0
    assert abs(heard[-1]) <= LARGEST * LOUD / 100
    assert max(map(abs, heard)) <= LARGEST * LOUD + 1
    steepest = max(beep.hz for beep in CUES[code]) * 2 * 3.15 / RATE * LARGEST * LOUD
    assert max(abs(one - next_one) for one, next_one in pairwise(heard)) <= steepest
