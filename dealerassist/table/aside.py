"""What the dealer has turned aside to: the last hands, or VERIFY. The hand in play waits untouched; as soon as it moves
on, by a sensor or a player, the screen is its own again (DISPLAY 11).
"""

from __future__ import annotations

from dealerassist.journal.past import Past
from dealerassist.table import recall, verifying
from dealerassist.table.blank import Laid
from dealerassist.table.recall import Recall
from dealerassist.table.situation import Situation
from dealerassist.table.verifying import Eyes, Reveal, Verifying
from dealerassist.table.viewing.recalled import recalled
from dealerassist.table.viewing.verified import verified
from dealerassist.views import Intent, MarkCode, TableView

OPENS = frozenset({recall.OPENS, verifying.OPENS})


class Aside:
    """The table asks it first what a touch means; while it is open every touch is its own."""

    def __init__(self) -> None:
        self._recall = Recall()
        self._verify = Verifying()

    @property
    def open(self) -> bool:
        return self._recall.open or self._verify.case is not None

    def read(self, intent: Intent, past: Past, now: Situation | None, reveal: Reveal) -> bool:
        """Was the touch meant for it? now: the hand in play, None before the first; reveal: what lies at a seat."""
        meant = self.open or intent in OPENS
        if now is not None and meant:
            self._read(intent, past, Eyes(now, reveal))
        return meant

    def _read(self, intent: Intent, past: Past, eyes: Eyes) -> None:
        if intent == verifying.OPENS:
            place = self._recall.place
            hands = past.hands
            self.close()
            self._verify.open(reversed(hands) if place is None else (hands[place.hand],), eyes)
        elif self._verify.case is not None:
            self._verify.read(intent, eyes)
        else:
            self._recall.read(intent, past)

    def lay(self, now: Situation, laid: Laid) -> None:
        """VERIFY is open, with a showdown as a photograph shows it."""
        self.close()
        self._verify.lay(now.hand, laid)

    def view(self, past: Past, now: Situation, marks: tuple[MarkCode, ...]) -> TableView:
        """The whole screen. Only while it is open."""
        if self._recall.place is not None:
            return recalled(past, self._recall.place, marks)
        case = self._verify.case
        assert case is not None, "it is open"
        reveals = Eyes(now, lambda seat: ()).reveals(case)
        return verified(case, marks, undo=self._verify.changed, reveals=reveals)

    def close(self) -> None:
        self._recall.close()
        self._verify.close()
