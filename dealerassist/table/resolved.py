"""What a look at the sensors comes to."""

from __future__ import annotations

from dataclasses import dataclass

from dealerassist.sensing import UpDeal
from dealerassist.table.desk import Tell
from dealerassist.table.levels import Doubted
from dealerassist.table.marks import By
from dealerassist.table.situation import Situation
from dealerassist.views import Facts, Phrase, PhraseCode


@dataclass(frozen=True, slots=True)
class Resolved:
    """Commands that explain what lies there; or a question; `who_in`: the question is who is still in. turned: a deal
    of stud whose up cards the antennas are to be asked for first.
    """

    tells: tuple[Tell, ...] = ()
    doubt: Doubted | None = None
    who_in: bool = False
    turned: UpDeal | None = None


NOTHING = Resolved()


def asked(code: PhraseCode, facts: Facts, *sources: str) -> Resolved:
    """A question, and the sensors that it comes from."""
    return Resolved(doubt=Doubted(Phrase(code, facts), sources))


def taken_back(situation: Situation) -> bool:
    """Was what a sensor said the last thing to be undone? Then it is asked about, not told again at once: it may be
    what was wrong.
    """
    last = max((entry.seq for entry in situation.entries if entry.seq is not None), default=0)
    return any(mark.by is By.SEEN for seq, mark in situation.marks.items() if seq > last)
