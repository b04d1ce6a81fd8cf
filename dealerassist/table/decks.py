"""The decks of a table, which take turns: their names, and which of them the cards are dealt from."""

from __future__ import annotations

from collections.abc import Callable

from dealerassist.journal.deck_notes import deck_note
from dealerassist.table.keeping import Keeper

BY_CARDS = "sensor:deck"
"""The source of the note that names a hand's deck."""


def _nobody(_: str) -> None:
    """Nothing reads the cards."""


class Decks:
    """names: what they are called; () where nobody can tell them apart. now: the one in play, or expected next."""

    def __init__(
        self, names: tuple[str, ...] = (), play_with: Callable[[str], None] = _nobody, last: str | None = None
    ) -> None:
        """play_with: tells the sensors which one is expected. last: with which the journal stops."""
        self.names = names
        self.now = next(iter(names), "")
        self._play_with = play_with
        if last is not None:
            self.expect(last)

    def expect(self, name: str) -> None:
        """The dealer says so; the cards may tell otherwise, and are believed."""
        if name in self.names:
            self.now = name
            self._play_with(name)

    def told(self, name: str, keeper: Keeper) -> None:
        """The cards that were dealt are of this deck: the hand in play is dealt with it."""
        self.now = name
        if keeper.dealt and not keeper.hand.over:
            keeper.note(deck_note(name), BY_CARDS)
