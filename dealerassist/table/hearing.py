"""What a table hears of its sensors, if it has any, and what it may ask of them. One caller at a time."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.cards import Card
from dealerassist.engine import Hand
from dealerassist.sensing import Reader, Reading, UpDeal
from dealerassist.table.dealing import seats_with_up_cards_to_come
from dealerassist.table.leveling import Leveller
from dealerassist.table.levels import BY_HAND, Levels
from dealerassist.table.resolving_deal import remembering
from dealerassist.table.verifying import Reveal


class Hearing:
    """levels: what lies where, as far as anything says so. lit: the seat whose lamp is lit."""

    def __init__(self, reader: Reader | None, reveal: Reveal | None) -> None:
        """`reveal`: what names tabled cards where there is no reader; None: nothing does."""
        self._reader = reader
        self._reveal = reader.reveal if reader is not None else reveal
        self._leveller = Leveller()
        self._watched: frozenset[int] = frozenset()
        self._known_faults: frozenset[str] = frozenset()
        self.lit: int | None = None
        self.levels = BY_HAND

    @property
    def turns_up(self) -> bool:
        """Can stud's up cards be asked for?"""
        return self._reader is not None

    def reveals(self, levels: Levels) -> bool:
        """Can tabled cards be asked for?"""
        return self._reveal is not None and (self._reader is None or bool(levels.seats or levels.camera))

    @property
    def new_faults(self) -> frozenset[str]:
        """Sensors that have failed since the dealer last touched anything."""
        return self.levels.faults - self._known_faults

    def faults_are_known(self) -> None:
        """The dealer has seen which have failed."""
        self._known_faults |= self.levels.faults

    @property
    def before(self) -> int:
        """The seq of the last reading of the hand before."""
        return self._leveller.before

    def take(self, reading: Reading) -> Levels:
        """A sensor says what is so from now on."""
        self._leveller = self._leveller.take(reading)
        return self._leveller.levels

    def sense(self, levels: Levels) -> None:
        """What lies where has changed; what was seen of whole hands is kept."""
        before = self.levels
        self.levels = replace(levels, most=before.most, whole=before.whole, revealed=before.revealed)

    def remember(self, hand: Hand) -> None:
        """Whose hand lies there whole now."""
        self.levels = remembering(self.levels, hand)

    def begin_hand(self) -> None:
        """Every card is new: what the sensors said of the old ones is forgotten."""
        self._known_faults &= self.levels.faults
        if self._reader is not None:
            self._leveller = self._leveller.next_hand(self._reader.new_hand())
            self.levels = self._leveller.levels
        self._watched = frozenset()

    def watch_up_cards(self, hand: Hand) -> None:
        """Stud: where up cards may lie is looked at for as long as more of them may come, and nowhere else."""
        seats = seats_with_up_cards_to_come(hand)
        if seats != self._watched:
            self._watched = seats
            if self._reader is not None:
                self._reader.watch_up_cards(seats)

    def light(self, actor: int | None) -> None:
        """The lamp shows whose action it is."""
        if actor != self.lit:
            self.lit = actor
            if self._reader is not None:
                self._reader.lamp(actor)

    def turned_up(self, deal: UpDeal, levels: Levels) -> Levels:
        """Stud's up cards lie there: then, and only then, the antennas are asked which (WALKTHROUGH 3 e)."""
        up = self._reader.up_cards(deal) if self._reader is not None else {}
        return replace(levels, turned=dict(up))

    def tabled(self, seat: int, levels: Levels) -> tuple[Card, ...]:
        """The dealer's word that a hand is tabled: then, and only then, its cards are asked for; () where not heard."""
        heard = self._reader is None or seat in levels.seats or levels.camera
        cards = self._reveal(seat) if self._reveal is not None and heard else ()
        self.levels = replace(self.levels, revealed={**self.levels.revealed, seat: cards})
        return cards
