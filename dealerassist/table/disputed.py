"""A showdown that somebody disputes, as the dealer lays it: what is known of a hand that was played, and what he has
said or shown since; of a hand that nobody recorded only the latter. The hand itself stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from dealerassist.cards import Card, DealerAssistError
from dealerassist.engine import Await, Entry, Hand, HouseRules, IllegalActionError, Session, parse_command
from dealerassist.engine import commands as c
from dealerassist.engine.at_showdown import can_be_taken_up, cards_of, folded_before, taken_up
from dealerassist.journal.past import PastHand
from dealerassist.table.boards import PLACES, lying
from dealerassist.table.desk import Naming, Typing
from dealerassist.table.marks import Marks, marks_of, uncounted
from dealerassist.views import Phrase, PhraseCode

NOT_RECORDED = 0
"""The number of a hand that was never played here."""
EVENLY_SHARED = 10_080
"""What each seat has in, in smallest chips, where nobody says: no share of it leaves an odd chip, and no screen says it
as an amount.
"""


@dataclass(frozen=True, slots=True)
class Record:
    """The hand as it was played: what nobody disputes are its seats, its chips and its button. folded: who had no hand
    when the betting had ended.
    """

    hand: Hand
    entries: tuple[Entry, ...]
    marks: Marks
    table: Session
    house: HouseRules
    folded: frozenset[int]

    @property
    def number(self) -> int:
        return self.hand.setup.number

    @property
    def blank(self) -> bool:
        """Is it a hand of which nothing was recorded? Then its seats and chips are said, too."""
        return self.number == NOT_RECORDED

    def up(self, seat: int) -> tuple[Card, ...]:
        """The cards of a seat that lay face up in stud, as far as they were read."""
        return tuple(card for card in self.hand.seat(seat).up if card)


@dataclass(frozen=True, slots=True)
class Disputed:
    """What lies on the table as far as it is known. playing: who is in. hands: whole hands that were tabled, named or
    read. board: place -> its card, None for one that nobody has said; a second board's places are counted on.

    naming: what the card pad asks for; pad: it comes by itself where something is missing. meant: the seat that was
    touched last. refused: what cannot be. pushed: how many pushes were looked at; why: the reasons stand in full. bets:
    seat -> what it put in, in chips, where no record says; typing: a seat's bet is being typed.
    """

    record: Record
    board: Mapping[int, Card | None]
    hands: Mapping[int, tuple[Card, ...]]
    playing: frozenset[int]
    naming: Naming | None = None
    pad: bool = True
    meant: int | None = None
    refused: Phrase | None = None
    pushed: int = 0
    why: bool = False
    bets: Mapping[int, int] = field(default_factory=dict)
    typing: Typing | None = None

    @property
    def asked(self) -> int:
        """How many cards of a hand the dealer names."""
        return cards_of(self.record.hand)

    @property
    def unread(self) -> int | None:
        """The first place of a board whose card nobody has said."""
        return next((place for place, card in self.board.items() if card is None), None)

    @property
    def lacks_seats(self) -> bool:
        """Without a record two seats must have been touched before there is a showdown."""
        return self.record.blank and len(self.playing) < 2

    @property
    def counted(self) -> bool:
        """Are the chips known: as they were counted in play, or as somebody has typed them?"""
        return bool(self.bets) if self.record.blank else not uncounted(self.record.entries, self.record.marks)

    @property
    def missing(self) -> Naming | None:
        """What has to be known before anybody can win, the board first; None where all of it is, or one seat is in."""
        if len(self.playing) == 1 and not self.record.blank:
            return None
        if self.unread is not None:
            return Naming(place=self.unread)
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
        hand = self._waiting
        shown = {seat: cards for seat, cards in self.hands.items() if seat in self.playing}
        renamed = None if self.naming is None else self.naming.seat
        for seat, cards in shown.items():
            if seat != renamed and hand.awaits is Await.SHOW:
                hand.push(c.Show(seat, cards))
        if not self.lacks_seats:
            for seat in self._mucked:
                hand.push(c.Muck(seat))
        return hand

    @property
    def _mucked(self) -> tuple[int, ...]:
        """Who had a hand when the betting had ended, and is not in any more."""
        seats = (seat.number for seat in self.record.hand.seats)
        return tuple(seat for seat in seats if seat not in self.record.folded and seat not in self.playing)

    @property
    def _waiting(self) -> Hand:
        """The hand before anybody shows."""
        was = self.record.hand
        first, second = (was.board, was.second_board) if len(self.playing) == 1 else self._boards
        folded = frozenset[int]() if self.lacks_seats else self.record.folded - self.playing
        return taken_up(was, folded, first, second, self._bets if self.record.blank else None)

    @property
    def _boards(self) -> tuple[tuple[Card | None, ...], tuple[Card | None, ...] | None]:
        """Both boards; what lies there for both is on the first."""
        first = tuple(card for place, card in self.board.items() if place <= PLACES)
        own = tuple(card for place, card in self.board.items() if place > PLACES)
        return first, None if self.record.hand.second_board is None else (*first[: len(first) - len(own)], *own)

    @property
    def _bets(self) -> dict[int, int]:
        """What each seat has in where no record says: what was typed; who is in besides has matched the largest."""
        alike = EVENLY_SHARED * self.record.hand.setup.chip
        return {**dict.fromkeys(self.playing, max(self.bets.values(), default=alike)), **self.bets}

    def face_up(self, but: Naming | None = None) -> frozenset[Card]:
        """Every card that is known to lie somewhere, but for what is named anew."""
        board = [card for place, card in self.board.items() if but is None or place != but.place]
        seats = [seat.number for seat in self.record.hand.seats if but is None or seat.number != but.seat]
        there = [*board, *(card for seat in seats for card in self.hands.get(seat) or self.record.up(seat))]
        return frozenset(card for card in there if card)

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
    entries, marks = live.timeline.entries, marks_of(rows)
    record = Record(hand, entries, marks, live.table, live.house, folded_before(hand))
    whole = {seat.number: seat.tabled for seat in hand.seats if seat.tabled and len(seat.tabled) == cards_of(hand)}
    return Disputed(record, _board_of(hand), whole, frozenset(seat.number for seat in hand.seats if seat.live))


def _board_of(hand: Hand) -> dict[int, Card | None]:
    """Every place of it, and of a second one what lies there for that one only."""
    due = hand.setup.game.board or len(hand.board)
    places = [*range(1, due + 1)]
    if hand.second_board is not None:
        places += range(PLACES + hand.shared_board + 1, PLACES + due + 1)
    known = lying(hand)
    return {place: known.get(place) for place in places}
