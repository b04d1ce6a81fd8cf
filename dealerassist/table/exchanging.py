"""Cards given up and taken, and who is in: what players answer between deal and showdown (draw, pineapple, Guts)."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine import Await, Hand, QuestionCode
from dealerassist.engine import commands as c
from dealerassist.table.desk import Desk, Outcome, Tell
from dealerassist.table.marks import By
from dealerassist.table.situation import Situation

DRAW, NOBODY_IN = "draw-", "nobody-in"
"""Options: how many cards the seat draws; nobody has declared himself in."""


def most_drawn(hand: Hand, seat: int | None = None) -> int:
    """How many cards a seat may exchange, or the one that is asked (RULES 8.1)."""
    number = hand.awaiting.seats[0] if seat is None else seat
    return min(hand.setup.house.draw_exchange, hand.seat(number).cards)


def draw(situation: Situation, count: int) -> Outcome:
    """The seat that is asked exchanges so many cards; none is standing pat. Who has discarded takes what he is owed."""
    hand = situation.hand
    if hand.awaits is not Await.DRAW or not 0 <= count <= most_drawn(hand):
        return Outcome(situation.desk)
    seat = hand.awaiting.seats[0]
    owed = hand.owed_cards.get(seat)
    return Outcome(situation.desk, (Tell(c.Draw(seat, count if owed is None else owed), By.TOUCHED),))


def discarded(situation: Situation, seats: tuple[int, ...]) -> Outcome:
    """These seats have given up their card (pineapple)."""
    return Outcome(situation.desk, tuple(Tell(c.Discard(seat, 1), By.TOUCHED) for seat in seats))


def declare_seat(situation: Situation, seat: int) -> Outcome:
    """In Guts a touch says that a seat is in, the next that it is late, the third that it is out after all."""
    desk = situation.desk
    if seat not in situation.hand.awaiting.seats:
        return Outcome(desk)
    who_in = desk.who_in or frozenset()
    if seat in desk.late:
        return Outcome(_declared(desk, who_in, desk.late - {seat}))
    if seat in who_in:
        return Outcome(_declared(desk, who_in - {seat}, desk.late | {seat}))
    return Outcome(_declared(desk, who_in | {seat}, desk.late))


def weakest_asked(hand: Hand) -> tuple[int, ...]:
    """Of whom it is asked which is the weakest hand (Guts); () where that is not asked."""
    question = hand.awaiting.question
    if question is None or question.code is not QuestionCode.WEAKEST:
        return ()
    return tuple(int(option) for option in question.options if option.isdecimal())


def weakest(situation: Situation, seat: int) -> Outcome:
    """The touched seat has the weakest hand, and pays into the next pot (RULES 10.3)."""
    if seat not in weakest_asked(situation.hand):
        return Outcome(situation.desk)
    return Outcome(situation.desk, (Tell(c.Floor(QuestionCode.WEAKEST, str(seat)), By.TOUCHED),))


def _declared(desk: Desk, who_in: frozenset[int], late: frozenset[int]) -> Desk:
    return replace(desk, who_in=who_in if who_in or late else None, late=late)


def declared(situation: Situation) -> Outcome:
    """All have declared at once: the touched seats are in, the others out, who was late as well (RULES 10.2)."""
    desk, hand = situation.desk, situation.hand
    who_in = desk.who_in or frozenset()
    tells = []
    for seat in hand.awaiting.seats:
        late = c.Late(seat) if seat in desk.late else c.Out(seat)
        tells.append(Tell(c.In(seat) if seat in who_in else late, By.TOUCHED))
    return Outcome(replace(desk, who_in=None, late=frozenset()), tuple(tells))
