"""Where all others have folded nothing is left to decide, so nothing is left to touch: the hand ends with the fold
(DISPLAY 6.3). The screen says what to push until the next hand; until then the fold can still be taken back.
"""

from __future__ import annotations

from dealerassist.engine import Await
from dealerassist.engine import commands as c
from dealerassist.table.desk import Tell
from dealerassist.table.marks import By
from dealerassist.table.situation import Situation


def award_by_folds(situation: Situation, batch: int) -> Tell | None:
    """The award that follows from the last fold, told in the batch that SEQ `batch` began: an award that was taken back
    does not come again by itself. Not where antennas watch the seats: cards that come back take a fold back by
    themselves as long as nothing is pushed (DISPLAY 6.6).
    """
    hand, entries = situation.hand, situation.entries
    if not entries or hand.awaits is not Await.AWARD or situation.levels.seats:
        return None
    last = entries[-1]
    just_folded = isinstance(last.command, c.Fold) and last.seq is not None and last.seq >= batch
    if not just_folded or sum(seat.live for seat in hand.seats) > 1:
        return None
    return Tell(c.Award(), By.IMPLIED, evidence="all others have folded")


def ended_by_folds(situation: Situation) -> bool:
    """Is the hand over without anybody having said that its pot is pushed?"""
    if not situation.hand.over or not situation.entries:
        return False
    last = situation.entries[-1]
    mark = situation.marks.get(last.seq) if last.seq is not None else None
    return isinstance(last.command, c.Award) and mark is not None and mark.by is By.IMPLIED
