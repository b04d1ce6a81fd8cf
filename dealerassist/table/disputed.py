"""A showdown that somebody disputes, as the dealer lays it: what is known of a hand that was played, and what he has
said or shown since. The hand itself stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from dealerassist.cards import Card, DealerAssistError
from dealerassist.engine import Await, Entry, Hand, HouseRules, IllegalActionError, Session, parse_command
from dealerassist.engine import commands as c
from dealerassist.engine.at_showdown import can_be_taken_up, cards_of, folded_before, taken_up
from dealerassist.journal.past import PastHand
from dealerassist.table.desk import Naming
from dealerassist.table.marks import Marks, marks_of
from dealerassist.views import Phrase, PhraseCode


@dataclass(frozen=True, slots=True)
class Record:
    """The hand as it was played: what nobody disputes are its seats, its chips and its button."""

    hand: Hand
    entries: tuple[Entry, ...]
    marks: Marks
    table: Session
    house: HouseRules

    @property
    def number(self) -> int:
        return self.hand.setup.number

    def up(self, seat: int) -> tuple[Card, ...]:
        """The cards of a seat that lay face up in stud, as far as they were read."""
        return tuple(card for card in self.hand.seat(seat).up if card)


@dataclass(frozen=True, slots=True)
class Disputed:
    """What lies on the table as far as it is known. playing: who is in. hands: whole hands that were tabled, named or
    read. board: None for a card that nobody has said.

    naming: what the card pad asks for; pad: it comes by itself where something is missing. meant: the seat that was
    touched last. refused: what cannot be. pushed: how many pushes were looked at; why: the reasons stand in full.
    """

    record: Record
    board: tuple[Card | None, ...]
    hands: Mapping[int, tuple[Card, ...]]
    playing: frozenset[int]
    naming: Naming | None = None
    pad: bool = True
    meant: int | None = None
    refused: Phrase | None = None
    pushed: int = 0
    why: bool = False

    @property
    def asked(self) -> int:
        """How many cards of a hand the dealer names."""
        return cards_of(self.record.hand)

    @property
    def missing(self) -> Naming | None:
        """What has to be known before anybody can win, the board first; None where all of it is, or one seat is in."""
        if len(self.playing) == 1:
            return None
        if None in self.board:
            return Naming(place=self.board.index(None) + 1)
        order = (seat.number for seat in self.record.hand.seats if seat.number in self.playing)
        return next((self.of_seat(seat) for seat in order if seat not in self.hands), None)

    def of_seat(self, seat: int) -> Naming:
        """His cards are named; in stud those that lay face up are known."""
        return Naming(seat=seat, cards=self.record.up(seat))

    @property
    def hand(self) -> Hand:
        """The hand at its showdown, with all that is known but the hand that is being named anew. Raises
        `IllegalActionError` where the seats that are in leave a pot to nobody.
        """
        was = self.record.hand
        folded = folded_before(was) - self.playing
        mucked = [s.number for s in was.seats if s.number not in folded and s.number not in self.playing]
        hand = taken_up(was, folded, self.board if len(self.playing) > 1 else was.board)
        shown = {seat: cards for seat, cards in self.hands.items() if seat in self.playing}
        renamed = None if self.naming is None else self.naming.seat
        for seat, cards in shown.items():
            if seat != renamed and hand.awaiting.what is Await.SHOW:
                hand.push(c.Show(seat, cards))
        for seat in mucked:
            hand.push(c.Muck(seat))
        return hand

    def face_up(self, but: Naming | None = None) -> frozenset[Card]:
        """Every card that is known to lie somewhere, but for what is named anew."""
        board = [card for place, card in enumerate(self.board, 1) if but is None or place != but.place]
        seats = [seat.number for seat in self.record.hand.seats if but is None or seat.number != but.seat]
        lying = [*board, *(card for seat in seats for card in self.hands.get(seat) or self.record.up(seat))]
        return frozenset(card for card in lying if card)

    def changed(self, **changes: object) -> Disputed:
        """What was looked at of the old result is gone."""
        return replace(self, pushed=0, why=False, refused=None, **changes)  # type: ignore[arg-type]

    def refusing(self, code: PhraseCode, **facts: int | str) -> Disputed:
        """As it is; the prompt says what cannot be."""
        return replace(self, refused=Phrase(code, facts))

    def possible(self, before: Disputed) -> Disputed:
        """As it is, where somebody can win every pot; else as before."""
        try:
            self.hand  # noqa: B018  # judged only
        except IllegalActionError:
            return before.refusing(PhraseCode.BAD_SETTING)
        return self


def disputed(past: PastHand) -> Disputed | None:
    """A hand that came to its end, with all that was known of it then; None for any other."""
    try:
        live = past.at(len(past.commands))
    except DealerAssistError:
        return None  # this version cannot follow it any more: nothing is said of who won
    if not can_be_taken_up(live.hand):
        return None
    hand = live.hand
    rows = ((row.number, row.source, parse_command(row.body)) for row in past.commands if row.number)
    record = Record(hand, live.timeline.entries, marks_of(rows), live.table, live.house)
    due = hand.setup.game.board or len(hand.board)
    board = (*hand.board, *(None,) * due)[:due]
    whole = {seat.number: seat.tabled for seat in hand.seats if seat.tabled and len(seat.tabled) == cards_of(hand)}
    return Disputed(record, board, whole, frozenset(seat.number for seat in hand.seats if seat.live))
