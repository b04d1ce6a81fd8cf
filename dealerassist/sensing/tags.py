"""Everything with a tag that a table knows: its decks, the dealer pucks, the staff's cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations

from dealerassist.sensing.codes import DeckError, SensingCode
from dealerassist.sensing.deck import Deck


class TableTags:
    """decks: one at least, the first is expected in the first hand. pucks: tag numbers of dealer pucks. staff: tag
    number of a staff card -> the four digits of its dealer.
    """

    __slots__ = ("decks", "pucks", "staff")

    def __init__(
        self, decks: Sequence[Deck], pucks: Collection[bytes] = (), staff: Mapping[bytes, str] | None = None
    ) -> None:
        """Raises DeckError where two of them cannot be told apart; it never quotes a tag's number."""
        self.decks = tuple(decks)
        self.pucks = frozenset(pucks)
        self.staff = dict(staff or {})
        for one, other in combinations(self.decks, 2):
            if one.name == other.name:
                _refuse(f'two decks are called {one.name}: give one of them another name = "…"')
            if one.overlaps(other):
                _refuse(f"a tag of the deck {one.name} is in the deck {other.name} too")
        if any(deck.shares_a_tag(self.pucks) for deck in self.decks):
            _refuse("a puck has the tag of a card")
        if not self.pucks.isdisjoint(self.staff) or any(deck.shares_a_tag(self.staff) for deck in self.decks):
            _refuse("a staff card has the tag of a card or of a puck")

    @property
    def names(self) -> tuple[str, ...]:
        """What the decks are called."""
        return tuple(deck.name for deck in self.decks)

    def deck_of(self, number: bytes) -> Deck | None:
        """The deck that a card is of; None for what is no card."""
        return next((deck for deck in self.decks if number in deck), None)

    def no_card(self, number: bytes) -> bool:
        """Is it known, and no card?"""
        return number in self.pucks or number in self.staff


def _refuse(reason: str) -> None:
    raise DeckError(SensingCode.BAD_DECK, reason)
