"""A table at which no hand was dealt yet, as too few sit there or nobody has the button: first players sit down."""

from __future__ import annotations

from collections.abc import Callable

from dealerassist.engine import Entry, Hand, HouseRules, IllegalActionError, Refusal, Session
from dealerassist.engine import commands as c
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Event
from dealerassist.journal.downs import Down
from dealerassist.journal.live import after_telling, one_more
from dealerassist.journal.past import Past
from dealerassist.table.keeping import DEALER, TOUCH, Keeper

Deal = Callable[[Session, HouseRules, str], Keeper]
"""Deals the first hand, as told by an actor. Raises `IllegalActionError` or `SetupError`."""


class Unopened:
    """Keeps the seats in memory until there is a hand, whose first row in the journal holds the whole table; from then
    on `deal`'s keeper does everything.
    """

    def __init__(self, session: Session, house: HouseRules, deal: Deal) -> None:
        self._begun = (session, house)
        self._deal = deal
        self._between: tuple[c.SessionCommand, ...] = ()
        self._keeper: Keeper | None = None
        self._dealer, self._signed_by = "", TOUCH

    @property
    def _opened(self) -> Keeper:
        """Raises `IllegalActionError` before the first hand."""
        return self._keeper or refuse(Refusal.TOO_FEW_PLAYERS)

    @property
    def dealt(self) -> bool:
        return self._keeper is not None

    @property
    def hand(self) -> Hand:
        return self._opened.hand

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self._keeper.entries if self._keeper else ()

    @property
    def next_seq(self) -> int:
        return self._keeper.next_seq if self._keeper else 1

    @property
    def table(self) -> Session:
        return self._keeper.table if self._keeper else self.arranged[0]

    @property
    def house(self) -> HouseRules:
        return self._keeper.house if self._keeper else self.arranged[1]

    @property
    def between(self) -> tuple[c.SessionCommand, ...]:
        return self._keeper.between if self._keeper else self._between

    @property
    def arranged(self) -> tuple[Session, HouseRules]:
        return self._keeper.arranged if self._keeper else after_telling(*self._begun, self._between)

    @property
    def waiting(self) -> IllegalActionError | None:
        return self._keeper.waiting if self._keeper else None

    @property
    def saved(self) -> bool:
        return self._keeper is None or self._keeper.saved

    @property
    def past(self) -> Past:
        return self._keeper.past if self._keeper else Past()

    @property
    def down(self) -> Down:
        return self._keeper.down if self._keeper else Down(self._dealer)

    def tell(self, command: c.Command, source: str, why: str) -> list[Event]:
        if self._keeper is not None:
            return self._keeper.tell(command, source, why)
        if not isinstance(command, c.SessionCommand):
            refuse(Refusal.HAND_OVER)
        self._between = one_more(self._between, command, self.arranged, over=True)
        return []

    def next_hand(self) -> list[Event]:
        if self._keeper is not None:
            return self._keeper.next_hand()
        self._keeper = self._deal(*self.arranged, self._dealer or DEALER)
        if self._dealer:
            self._keeper.sign_in(self._dealer, self._signed_by)
        return list(self._keeper.hand.opening)

    def note(self, words: str, source: str = TOUCH) -> None:
        if self._keeper is not None:
            self._keeper.note(words, source)

    def sign_in(self, dealer: str, source: str = TOUCH) -> None:
        if self._keeper is not None:
            self._keeper.sign_in(dealer, source)
        else:
            self._dealer, self._signed_by = dealer, source
