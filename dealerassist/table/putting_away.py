"""What stands on the desk and fits no more, after an undo, a change or a reading, is put away: it blocks no way."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine import Await
from dealerassist.table.changing import act_of
from dealerassist.table.desk import Desk, Naming, Typing
from dealerassist.table.naming import asked_seat, next_place_of, next_to_name, up_cards_due
from dealerassist.table.situation import Situation
from dealerassist.table.winners import asked_pot


def put_away(situation: Situation) -> Desk:
    """The desk, without what nobody can ask any more."""
    desk = situation.desk
    declaring = situation.hand.awaits is Await.DECLARE
    return replace(
        desk,
        typing=desk.typing if _stands(situation, desk.typing) else None,
        changing=desk.changing if desk.changing is not None and act_of(situation, desk.changing) else None,
        who_in=desk.who_in if situation.bet_outstanding() or declaring else None,
        late=desk.late if declaring else frozenset(),
        winners=_able_to_win(situation),
        naming=desk.naming if _open(situation, desk.naming) else None,
    )


def _stands(situation: Situation, typing: Typing | None) -> bool:
    return typing is not None and any(entry.seq == typing.seq for entry in situation.entries)


def _able_to_win(situation: Situation) -> tuple[int, ...]:
    if not situation.desk.winners:
        return ()
    asked = asked_pot(situation)
    return () if asked is None else tuple(seat for seat in situation.desk.winners if seat in asked[1].eligible)


def _open(situation: Situation, naming: Naming | None) -> bool:
    """Can the card still be named?"""
    if naming is None:
        return False
    if naming.seat is None:
        return next_to_name(situation) is not None or next_place_of(situation) is not None
    if situation.hand.awaits is not Await.SHOW and up_cards_due(situation.hand):
        return naming.seat in up_cards_due(situation.hand)
    if asked_seat(situation) == naming.seat:
        return True
    seat = next((seat for seat in situation.hand.seats if seat.number == naming.seat), None)
    return seat is not None and seat.live and seat.tabled is None and not situation.hand.over
