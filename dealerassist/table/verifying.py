"""VERIFY: who should have won the last hand, or one that nobody recorded, from what lies on the table, is named, or was
known (WALKTHROUGH 3 f).

Cards come from three places only: what was tabled in the hand, what the dealer names, and what the reader reveals of a
seat that he touches here, which is his word that its hand lies face up. The hand in play is never asked for its cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from dealerassist.cards import Card
from dealerassist.engine import Await, Hand
from dealerassist.engine.at_showdown import AT_THE_END
from dealerassist.journal.past import PastHand
from dealerassist.table.bets_said import bet_said, next_bet
from dealerassist.table.blank import (
    Laid,
    blank,
    from_photo,
    may_be_for_all,
    of_next_game,
    with_button,
    with_seventh_for_all,
)
from dealerassist.table.desk import Naming
from dealerassist.table.disputed import Disputed, disputed
from dealerassist.table.pushing import pushes
from dealerassist.table.situation import Situation
from dealerassist.table.viewing.seats import seats_drawn
from dealerassist.views import (
    HoldSeat,
    Intent,
    MenuPage,
    NameCard,
    PhraseCode,
    Press,
    PressKey,
    PutAway,
    TouchBoard,
    TouchSeat,
    TurnTo,
)

OPENS = TurnTo(MenuPage.VERIFY)
MOST_STEPS = 120
"""So many touches UNDO can take back; more than a showdown of ten hands needs, with their bets."""
Reveal = Callable[[int], tuple[Card, ...]]
"""Asks the reader once for the cards that a seat has tabled; the reader logs it (DESIGN 4)."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """What can be read of the table now. `now`: the hand in play; reveal: the cards of a seat, () where nobody hears
    its antenna.
    """

    now: Situation
    reveal: Reveal

    def of(self, case: Disputed) -> bool:
        """Do the sensors see the cards of this hand? Never while another one is in play: those are nobody's to see."""
        hand = self.now.hand
        return hand.setup.number == case.record.number and hand.awaits in AT_THE_END

    def reveals(self, case: Disputed) -> bool:
        return self.now.reveals and self.of(case)

    def seat(self, case: Disputed, seat: int) -> tuple[Card, ...]:
        """The whole hand that lies at a seat; () where that cannot be read."""
        cards = self.reveal(seat) if self.reveals(case) else ()
        return cards if len(cards) == case.asked else ()

    def board(self, case: Disputed) -> dict[int, Card | None]:
        """The board as it is read, place by place; of a second one nothing is."""
        return {place: self.now.levels.read_at(place) if self.of(case) else None for place in case.board}


class Verifying:
    """The disputed showdown while it is open, and how it was before each touch."""

    def __init__(self) -> None:
        self._steps: tuple[Disputed, ...] = ()

    @property
    def case(self) -> Disputed | None:
        return self._steps[-1] if self._steps else None

    @property
    def changed(self) -> bool:
        """Is there something that UNDO takes back?"""
        return len(self._steps) > 1

    def open(self, hands: Iterable[PastHand], eyes: Eyes) -> None:
        """The first of these that came to its end, as far as it is known; a blank showdown where there is none, or
        where that one cannot be judged.
        """
        found = None
        for hand in hands:
            if (found := disputed(hand)) is not None or hand.awarded:
                break
        self._steps = (asking(with_board_read(found or _blank(eyes), eyes), eyes),)

    def lay(self, now: Hand, laid: Laid) -> None:
        """A showdown as a photograph shows it."""
        self._steps = (from_photo(now, laid, seats_drawn(max(seat.number for seat in now.seats))),)

    def read(self, intent: Intent, eyes: Eyes) -> None:
        """A touch while it is open: all of them are meant for it."""
        case = self._steps[-1]
        if isinstance(intent, PutAway) or intent == PressKey(Press.MENU):
            self._steps = ()
        elif intent == PressKey(Press.UNDO):
            self._steps = self._steps[:-1] if self.changed else self._steps
        else:
            self._keep(case, touched(replace(case, refused=None), intent, eyes))

    def _keep(self, case: Disputed, after: Disputed) -> None:
        """A touch that only looks at the result, or that was refused, is nothing to take back."""
        same = replace(after, pushed=0, why=False, refused=None) == replace(case, pushed=0, why=False, refused=None)
        before = () if same else (replace(case, refused=None),)
        self._steps = (*self._steps[:-1], *before, after)[-MOST_STEPS:]

    def close(self) -> None:
        self._steps = ()


def touched(case: Disputed, intent: Intent, eyes: Eyes) -> Disputed:
    """The showdown after a touch. While a bet is typed, a touch that is not meant for it leaves it as it stands."""
    if case.typing is not None:
        if (said := bet_said(case, intent)) is not None:
            return said if said.typing is not None else asking(said, eyes)
        case = replace(case, typing=None)
    return _without_record(case, intent, eyes) or _touched(case, intent, eyes)


def _without_record(case: Disputed, intent: Intent, eyes: Eyes) -> Disputed | None:
    """The keys that lead to a showdown that nobody recorded, and that say more of it."""
    match intent:
        case PressKey(Press.BLANK) if not case.record.blank:
            return asking(_blank(eyes), eyes)
        case PressKey(Press.OTHER_GAME) if case.record.blank:
            return asking(of_next_game(case), eyes).possible(case)
        case PressKey(Press.RAISE) if case.record.blank:
            return next_bet(case)
        case HoldSeat(seat) if case.record.blank:
            return with_button(case, seat)
        case TouchBoard() if may_be_for_all(case):
            return asking(with_seventh_for_all(case), eyes)
    return None


def _touched(case: Disputed, intent: Intent, eyes: Eyes) -> Disputed:
    match intent:
        case TouchSeat(seat):
            return _touch_seat(case, seat, eyes)
        case TouchBoard() if case.board:
            return _touch_board(case, eyes)
        case NameCard(card):
            return _name(case, card, eyes)
        case PressKey(Press.FOLD) if (meant := meant_seat(case)) is not None:
            return _out(case, meant, eyes) if meant in case.playing else _in(case, meant, eyes)
        case PressKey(Press.BY_HAND):
            return _pad(case)
        case PressKey(Press.GO_ON):
            return _go_on(case, eyes)
        case PressKey(Press.WHY) if has_result(case):
            return replace(case, why=not case.why)
    return case


def _blank(eyes: Eyes) -> Disputed:
    """With as many seats as the screen draws of this table."""
    return blank(eyes.now.hand, seats_drawn(max(seat.number for seat in eyes.now.hand.seats)))


def has_result(case: Disputed) -> bool:
    """Is it known who wins every pot?"""
    known = case.naming is None and case.typing is None and case.missing is None and not case.lacks_seats
    return known and case.hand.awaits is Await.AWARD


def meant_seat(case: Disputed) -> int | None:
    """The seat that FOLD is for: whose cards are asked for, else the one that was touched last."""
    asked = case.naming or case.missing
    return case.meant if asked is None or asked.seat is None else asked.seat


def asking(case: Disputed, eyes: Eyes) -> Disputed:
    """What is missing is named next, but for a hand that a touch can read."""
    missing = case.missing
    by_touch = missing is not None and missing.seat is not None and eyes.reveals(case)
    return replace(case, naming=missing if case.pad and not by_touch else None)


def with_board_read(case: Disputed, eyes: Eyes) -> Disputed:
    """Places that nobody has named, as they are read; none that would be a card twice."""
    read = eyes.board(case)
    new = {place: seen for place, seen in read.items() if seen and case.board[place] is None}
    return case if not new or _twice(case, new.values()) else case.changed(board={**case.board, **new})


def _twice(case: Disputed, cards: Iterable[Card], but: Naming | None = None) -> Card | None:
    """A card of these that lies elsewhere, or is among them twice (TDA 2024 35E)."""
    seen = set(case.face_up(but))
    for card in cards:
        if card in seen:
            return card
        seen.add(card)
    return None


def _touch_seat(case: Disputed, seat: int, eyes: Eyes) -> Disputed:
    """His cards are read or named next, and he is in; touched again he is out."""
    known = {now.number for now in case.record.hand.seats if not now.waiting}
    if seat not in known:
        return case
    return _out(case, seat, eyes) if seat == case.meant and seat in case.playing else _in(case, seat, eyes)


def _in(case: Disputed, seat: int, eyes: Eyes) -> Disputed:
    naming = case.of_seat(seat)
    now = case.changed(playing=case.playing | {seat}, meant=seat, naming=naming)
    cards = eyes.seat(case, seat)
    if cards and (twice := _twice(case, cards, but=naming)) is not None:
        return case.refusing(PhraseCode.CARD_TWICE, c=str(twice))
    if cards:
        return asking(replace(now, hands={**case.hands, seat: cards}, naming=None), eyes).possible(case)
    return replace(now, pad=True).possible(case)


def _out(case: Disputed, seat: int, eyes: Eyes) -> Disputed:
    if case.playing == {seat} and not case.record.blank:
        return case.refusing(PhraseCode.BAD_SETTING)
    return asking(case.changed(playing=case.playing - {seat}, meant=seat, naming=None), eyes).possible(case)


def _touch_board(case: Disputed, eyes: Eyes) -> Disputed:
    """It is read again where it can be, else named: what is missing, or from the first place on."""
    read = eyes.board(case)
    board = {place: read[place] or card for place, card in case.board.items()}
    off = replace(case, board=dict.fromkeys(board))
    if (twice := _twice(off, (card for card in board.values() if card))) is not None:
        return case.refusing(PhraseCode.CARD_TWICE, c=str(twice))
    now = case.changed(board=board, meant=None, pad=True)
    if None not in read.values():
        return asking(now, eyes).possible(case)
    return replace(now, naming=Naming(place=now.unread or 1)).possible(case)


def _name(case: Disputed, card: Card, eyes: Eyes) -> Disputed:
    naming = case.naming
    if naming is None:
        return case
    if card not in case.record.hand.setup.game.pack.cards:
        return case.refusing(PhraseCode.NOT_IN_PACK, c=str(card))
    if _twice(case, (card,), but=naming) is not None or card in naming.cards:
        return case.refusing(PhraseCode.CARD_TWICE, c=str(card))
    if naming.place is not None:
        return asking(case.changed(board={**case.board, naming.place: card}, naming=None), eyes)
    return _of_seat(case, naming, naming.seat or 0, card, eyes)


def _of_seat(case: Disputed, naming: Naming, seat: int, card: Card, eyes: Eyes) -> Disputed:
    cards = (*naming.cards, card)
    if len(cards) < case.asked:
        return case.changed(naming=replace(naming, cards=cards))
    named = case.changed(hands={**case.hands, seat: cards}, naming=None, meant=None)
    return asking(named, eyes).possible(case)


def _pad(case: Disputed) -> Disputed:
    """The card pad goes, and the seats can be touched; or it comes again."""
    if case.naming is not None:
        return case.changed(naming=None, pad=False)
    seat = meant_seat(case) or min(case.playing, default=None)
    first = Naming(place=1) if case.board else None if seat is None else case.of_seat(seat)
    return case.changed(naming=case.missing or first, pad=True)


def _go_on(case: Disputed, eyes: Eyes) -> Disputed:
    """The next card of a board that is looked through; the hand that is missing; the next push."""
    naming = case.naming
    if naming is not None and naming.place is not None and case.board[naming.place] is not None:
        ahead = next((place for place in case.board if place > (naming.place or 0)), None)
        now = case.changed(naming=None if ahead is None else Naming(place=ahead))
        return now if ahead is not None else asking(now, eyes)
    if naming is not None:
        return case
    if (missing := case.missing) is not None:
        return case.changed(naming=missing, pad=True) if missing.seat is None else _in(case, missing.seat, eyes)
    last = len(pushes(case.hand, case.counted)) - 1
    return replace(case, pushed=min(case.pushed + 1, last)) if has_result(case) else case
