"""The seats' blocks: state, last act of this street, what lies in front (DISPLAY 4)."""

from __future__ import annotations

from dealerassist.cards import Card
from dealerassist.engine import Await, Part, SeatNow, Session
from dealerassist.engine import commands as c
from dealerassist.engine.setup import SEATS
from dealerassist.table.changing import act_of, seat_of
from dealerassist.table.dealing import on_later_street
from dealerassist.table.exchanging import weakest_asked
from dealerassist.table.going_on import moves_chips
from dealerassist.table.marks import uncounted, unsealed
from dealerassist.table.pushing import pushes
from dealerassist.table.situation import Situation
from dealerassist.table.viewing.prompts import price_unknown
from dealerassist.table.viewing.winning import current_push, made_for
from dealerassist.views import SeatLook, SeatView, SeatWord

MOST_BESIDE = 4
"""Cards that fit beside a seat's number."""
WORDS: dict[type[c.HandCommand], SeatWord] = {
    c.Fold: SeatWord.FOLD,
    c.Check: SeatWord.CHECK,
    c.Call: SeatWord.CALL,
    c.Bet: SeatWord.BET,
    c.Raise: SeatWord.RAISE,
    c.AllIn: SeatWord.ALL_IN,
    c.BringIn: SeatWord.BRING_IN,
    c.Complete: SeatWord.COMPLETE,
    c.In: SeatWord.IN,
    c.Late: SeatWord.LATE,
    c.Post: SeatWord.POST,
    c.Straddle: SeatWord.STRADDLE,
}


def seat_views(situation: Situation, table: Session, most: int) -> tuple[SeatView, ...]:
    """All seats of the table, 1 to `most`."""
    playing = {seat.number: seat for seat in situation.hand.seats}
    places = {place.number: place for place in table.places}
    views = []
    for number in range(1, most + 1):
        if number in playing:
            views.append(_in_hand(situation, playing[number]))
        elif number in places:
            views.append(SeatView(number, SeatLook.AWAY, SeatWord.AWAY if places[number].away else SeatWord.OUT))
        else:
            views.append(SeatView(number, SeatLook.EMPTY, button=has_button(situation, number)))
    return tuple(views)


def most_seats(table: Session) -> int:
    """How many seats the screen draws: six, eight, nine or ten."""
    return seats_drawn(max((place.number for place in table.places), default=SEATS[-1]))


def seats_drawn(highest: int) -> int:
    """The same, of a table whose highest seat is this one."""
    return next(size for size in (6, 8, 9, 10) if highest <= size)


def _in_hand(situation: Situation, seat: SeatNow) -> SeatView:
    look = _look(situation, seat)
    entry = situation.last_act(seat.number)
    seq = entry.seq if entry is not None else None
    typing = situation.desk.typing
    is_typed = typing is not None and typing.seq == seq and seq is not None
    open_act = seq in uncounted(situation.entries, situation.marks)
    return SeatView(
        seat.number,
        look,
        word=_word(situation, seat, look),
        count=_count(situation, seat, look),
        amount=_amount(situation, seat, is_typed),
        open_amount=is_typed,
        uncounted=open_act and not (is_typed and typing is not None and typing.amount is not None),
        implied=seq is not None and seq in unsealed(situation.entries, situation.marks),
        question=seat.number == _asked(situation) or seat.number in _said_to_be(situation),
        button=has_button(situation, seat.number),
        cards=beside(situation, seat),
        up=situation.hand.setup.game.up_cards and situation.hand.awaits not in {Await.AWARD, Await.DONE},
        more=tabled_besides(situation, seat),
        playing=_playing(situation, seat),
        lit=seat.number == situation.desk.looking,
    )


def has_button(situation: Situation, number: int) -> bool:
    """Stud and Guts have none."""
    setup = situation.hand.setup
    return setup.game.button and number == setup.button


def beside(situation: Situation, seat: SeatNow) -> tuple[Card, ...]:
    """What lies face up beside the number: stud's up cards, or a tabled hand of up to four cards."""
    if situation.hand.setup.game.up_cards:
        return tuple(card for card in seat.up if card is not None)
    cards = seat.tabled or _named(situation, seat)
    return cards if len(cards) <= MOST_BESIDE else ()


def tabled_besides(situation: Situation, seat: SeatNow) -> tuple[Card, ...]:
    """The tabled cards that have no room there: the centre shows those that play."""
    here = beside(situation, seat)
    return tuple(card for card in seat.tabled or _named(situation, seat) if card not in here)


def _asked(situation: Situation) -> int | None:
    """The seat that a question is about, or what the dealer has turned to."""
    desk, question = situation.desk, situation.hand.awaiting.question
    if desk.changing is not None and (entry := act_of(situation, desk.changing)) is not None:
        return seat_of(entry)
    if desk.floor or (desk.naming is not None and desk.naming.seat is not None):
        return desk.floor or (desk.naming.seat if desk.naming is not None else None)
    if desk.doubt is not None and isinstance(seat := desk.doubt.phrase.facts.get("n"), int):
        return seat
    return question.seat if question is not None else None


def _look(situation: Situation, seat: SeatNow) -> SeatLook:
    if seat.waiting:
        return SeatLook.AWAY
    if not seat.live:
        return SeatLook.FOLDED
    if seat.number in (situation.actor, _asked_to_draw(situation)) and situation.desk.who_in is None:
        return SeatLook.TO_ACT
    if seat.number in _winners(situation):
        return SeatLook.WINS
    if seat.tabled is not None and situation.hand.awaits in {Await.AWARD, Await.DONE}:
        return SeatLook.LOSES
    return SeatLook.ALL_IN if seat.all_in else SeatLook.IN


def _winners(situation: Situation) -> tuple[int, ...]:
    """Who is paid by the current push; once all is pushed, everybody who was paid; before, who is said to win."""
    hand = situation.hand
    if hand.result is not None:
        return tuple(seat for seat, paid in hand.result.payouts.items() if paid or not situation.counted)
    if hand.awaits is Await.AWARD:
        steps = pushes(hand, situation.counted)
        return (steps[min(situation.desk.pushed, len(steps) - 1)].seat,)
    return situation.desk.winners


def _declared(situation: Situation, number: int) -> SeatWord | None:
    """In Guts, before all have declared: as it was touched."""
    if situation.hand.awaits is not Await.DECLARE:
        return None
    if number in situation.desk.late:
        return SeatWord.LATE
    return SeatWord.IN if number in (situation.desk.who_in or ()) else None


def _said_to_be(situation: Situation) -> frozenset[int]:
    """Who is said to be in, or late; who has still to discard; who may be the weakest."""
    waits, desk = situation.hand.awaiting, situation.desk
    owing = frozenset(waits.seats if waits.what is Await.DISCARD else ())
    return owing.union(weakest_asked(situation.hand), desk.late, desk.who_in or ())


def _asked_to_draw(situation: Situation) -> int | None:
    waits = situation.hand.awaiting
    return waits.seats[0] if waits.what is Await.DRAW and not moves_chips(situation) else None


def _count(situation: Situation, seat: SeatNow, look: SeatLook) -> int | None:
    """The number that its word says: how many cards it holds, or has drawn."""
    word = _word(situation, seat, look)
    return seat.cards if word is SeatWord.CARDS else situation.drawn(seat.number) if word is SeatWord.DREW else None


def _word(situation: Situation, seat: SeatNow, look: SeatLook) -> SeatWord | None:
    if look is SeatLook.TO_ACT:
        return SeatWord.ACTS
    if look is SeatLook.WINS:
        return SeatWord.WINS
    if tabled_besides(situation, seat) and not beside(situation, seat):
        return SeatWord.SHOWS
    if seat.all_in and seat.live:
        return SeatWord.ALL_IN
    if (declared := _declared(situation, seat.number)) is not None:
        return declared
    if situation.hand.awaits is Await.DISCARD and seat.number in situation.hand.awaiting.seats:
        return SeatWord.CARDS
    drawing = situation.hand.awaits is Await.DRAW
    entry = None if drawing else situation.last_act(seat.number)
    return WORDS.get(type(entry.command)) if entry is not None else _before_it_acts(situation, seat)


def _before_it_acts(situation: Situation, seat: SeatNow) -> SeatWord | None:
    """What it drew, or the blind that it has posted."""
    if not seat.live:
        return None
    if (drawn := situation.drawn(seat.number)) is not None:
        return SeatWord.DREW if drawn else SeatWord.PAT
    setup = situation.hand.setup
    if situation.hand.awaits is Await.DRAW:
        return None
    if situation.hand.board or on_later_street(situation.hand) or seat.number not in dict(setup.blinds):
        return None
    return SeatWord.BIG if seat.number in setup.positions.big else SeatWord.SMALL


def _amount(situation: Situation, seat: SeatNow, is_typed: bool) -> int | None:
    typing = situation.desk.typing
    if is_typed and typing is not None and typing.amount is not None:
        return typing.amount
    if situation.hand.result is not None:
        return situation.hand.result.payouts.get(seat.number) if situation.counted else None
    entry = situation.last_act(seat.number)
    called = entry is not None and isinstance(entry.command, c.Call) and not seat.all_in
    return None if called and price_unknown(situation) else seat.bet or None


def _named(situation: Situation, seat: SeatNow) -> tuple[Card, ...]:
    """The cards of a hand that the dealer is naming: tabled, read by nobody else."""
    naming = situation.desk.naming
    return naming.cards if naming is not None and naming.seat == seat.number else ()


def _playing(situation: Situation, seat: SeatNow) -> tuple[Card, ...]:
    """Of a tabled hand, the cards that play: for the part of the pot that is pushed, else for the first."""
    current = current_push(situation)
    part, board = (Part.WHOLE, 0) if current is None else (current.part, current.board)
    made = made_for(situation.hand, seat.number, part, board)
    return () if made is None or seat.tabled is None else tuple(card for card in seat.tabled if card in made.five)
