"""A truthful dealer's answers to what the sensors doubt, in any game. Pure: a glance, the table's hand and the truth
in, touches out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from dealerassist.cli.dealers_answers import GO_ON, NO_CALL, PLAY_ON, answer
from dealerassist.cli.looking import Look
from dealerassist.engine import Await, Hand
from dealerassist.rehearsal.accounts import Done, Kind
from dealerassist.rehearsal.truth import Truth
from dealerassist.table.dealing import TO_BOARD
from dealerassist.views import Choose, Intent, KeyCode, NameCard, PhraseCode, Press, PressKey, Saying, TouchSeat

P = PhraseCode


@dataclass(frozen=True, slots=True)
class Moment:
    """hand: as the table has it. left: what has happened and is not told yet; None where something wrong was told."""

    look: Look
    hand: Hand
    truth: Truth
    left: Sequence[Done] | None


def answer_of(moment: Moment) -> tuple[Intent, ...] | None:
    """The touches that answer the prompt; None where it asks nothing, or where something else is to be told first."""
    own = _ANSWERS.get(moment.look.asks)
    return answer(moment.look, moment.truth) if own is None else own(moment)


def _first_told(moment: Moment) -> tuple[Intent, ...] | None:
    """Who wins, who is weakest: once all is told that came before."""
    return None


def _doors(moment: Moment) -> tuple[Intent, ...] | None:
    return (GO_ON,) if moment.look.key(Press.GO_ON) is KeyCode.DOORS_UP else None


def _early(moment: Moment) -> tuple[Intent, ...] | None:
    """Pots are made; what came before is told; a card that does not lie there is left out of account."""
    if moment.look.key(Press.GO_ON) is KeyCode.POTS_MADE:
        return (GO_ON,)
    if moment.left or moment.left is None:
        return None
    lies_there = len(moment.truth.hand.board) > len(moment.hand.board)
    return None if lies_there and moment.hand.awaits in TO_BOARD else (PLAY_ON,)


def _back(moment: Moment) -> tuple[Intent, ...]:
    seat = moment.look.fact("n")
    return (Choose("in" if isinstance(seat, int) and moment.truth.is_in(seat) else "out"),)


def _gone(moment: Moment) -> tuple[Intent, ...] | None:
    """He is in; or he has folded, which is told in his turn, after what came before it."""
    seat = moment.look.fact("n")
    if isinstance(seat, int) and moment.truth.is_in(seat):
        return (Choose("in"),)
    if moment.left is None and moment.look.offers(NO_CALL):
        return (NO_CALL,)
    return None if moment.left or moment.left is None else (Choose("out"),)


def _who_is_in(moment: Moment) -> tuple[Intent, ...]:
    """Who has called, where the street is really over; else what says so is left out of account."""
    left = moment.left or ()
    next_act = {done.seat: done for done in reversed(left) if done.kind is Kind.BET}
    asked = moment.hand.awaiting.seats
    if not set(asked) <= next_act.keys():
        return (PLAY_ON,) if moment.look.offers(PLAY_ON) else (PressKey(Press.UNDO),)
    called = {seat for seat in asked if next_act[seat].live}
    marked = {seat for seat in asked if moment.look.marked(seat)}
    return (*map(TouchSeat, sorted(called ^ marked)), GO_ON)


def _opens(moment: Moment) -> tuple[Intent, ...] | None:
    """Who opens by his up cards: who acts first on this street."""
    opener = moment.left[0].seat if moment.left else moment.truth.hand.opener
    return None if opener is None else (TouchSeat(opener),)


def _which_card(moment: Moment) -> tuple[Intent, ...] | None:
    """The cards of a tabled hand that nobody has read, or of the board; where none lies, the sensor is done without."""
    asked = moment.look.fact("k")
    seat = asked.fact("n") if isinstance(asked, Saying) else None
    if not isinstance(seat, int):
        return answer(moment.look, moment.truth)
    known = {*moment.look.tabled(seat), *moment.hand.seat(seat).up}
    return tuple(NameCard(card) for card in moment.truth.script.holes[seat] if card not in known)


def _sensor_off(moment: Moment) -> tuple[Intent, ...] | None:
    """The next touch says that it was read."""
    return None if moment.look.amber is None or moment.hand.awaits is not Await.ACT else _amber(moment.look)


def _amber(look: Look) -> tuple[Intent, ...]:
    return (TouchSeat(look.amber or 0),)


_ANSWERS: dict[PhraseCode, Callable[[Moment], tuple[Intent, ...] | None]] = {
    P.DOOR_CARDS: _doors,
    P.EARLY_BOARD: _early,
    P.CARDS_BACK: _back,
    P.CARDS_GONE: _gone,
    P.WHO_IN: _who_is_in,
    P.WHO_BRINGS_IN: _opens,
    P.WHO_IS_HIGH: _opens,
    P.WHO_IS_LOW: _opens,
    P.CARD_UNSURE: _which_card,
    P.SENSOR_OFF: _sensor_off,
    P.WHO_WINS: _first_told,
    P.WHO_WINS_HIGH: _first_told,
    P.WHO_WINS_LOW: _first_told,
}
