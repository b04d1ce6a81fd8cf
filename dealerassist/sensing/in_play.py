"""Which of a table's decks a hand is dealt with: that of the first cards, and nobody is asked. Pure.

Decks change between hands, so a card on its way to the shuffler may cross an antenna, and the deck that is shuffled
meanwhile may lie on one. A single card is therefore believed only until two places have cards of one deck at once:
that deck stands to the end of the hand, whatever else is laid on the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from dealerassist.sensing.deck import Deck
from dealerassist.sensing.doubts import Paths
from dealerassist.sensing.settling import Settler
from dealerassist.sensing.zones import BOARD, SEATS, Zone

DEALT_TO = (*SEATS, *BOARD)
STANDS_AT = 2
"""Places that have cards of one deck at once."""


class InPlay:
    """deck: the one in play. known: a card of this hand has told so; until then it is only expected."""

    def __init__(self, decks: Sequence[Deck]) -> None:
        self._decks = tuple(decks)
        self._before: Deck | None = None
        self._last: Deck | None = None
        self._stands = False
        self.deck = self._decks[0]
        self.known = False

    def begin_hand(self) -> None:
        """The same deck is expected again."""
        self._before = self._last
        self._stands = self.known = False

    def expect(self, name: str) -> None:
        """The dealer says which deck comes next; the cards that lie there may tell otherwise."""
        self.deck = next((deck for deck in self._decks if deck.name == name), self.deck)
        self._stands = self.known = False

    def follow(self, settler: Settler, paths: Paths) -> None:
        """Take note of what lies there."""
        if self._stands:
            return
        places = {deck: self._dealt(deck, settler, paths) for deck in self._decks}
        there = [deck for deck, zones in places.items() if zones]
        stands = [deck for deck in there if len(places[deck]) >= STANDS_AT]
        if stands:
            self.deck = max(stands, key=lambda deck: (len(places[deck]), deck is self.deck))
            self._stands = True
        elif len(there) == 1:
            self.deck = there[0]
        self.known = self.known or bool(there)
        self._last = self.deck if self.known else self._last

    def _dealt(self, deck: Deck, settler: Settler, paths: Paths) -> list[Zone]:
        """Seats and places of the board at which cards of a deck lie, without those that the hand before has left
        there; of another deck than that hand's nothing can be left.
        """
        return [
            zone
            for zone in DEALT_TO
            if any(
                number in deck and (deck is not self._before or not paths.left_over(number, zone))
                for number in settler.tags(zone)
            )
        ]
