"""A truthful dealer's answers to what the screen asks, with the keys that it offers. Pure: a glance and the truth in,
touches out.
"""

from __future__ import annotations

from collections.abc import Callable

from dealerassist.cli.looking import Look
from dealerassist.cli.scripted_dealer import keystrokes
from dealerassist.engine import commands as c
from dealerassist.rehearsal.truth import Truth
from dealerassist.views import (
    Choose,
    Intent,
    KeyCode,
    NameCard,
    PhraseCode,
    Press,
    PressKey,
    Saying,
    SpotCode,
    TouchSeat,
    TypeDigits,
)

GO_ON = PressKey(Press.GO_ON)
PLAY_ON = Choose("play-on")
NO_CALL = Choose("no-call")
P = PhraseCode
FIRST_PLACES = {SpotCode.FLOP: 1, SpotCode.TURN: 4, SpotCode.RIVER: 5}
"""Where a street's first card lies."""


def answer(look: Look, truth: Truth) -> tuple[Intent, ...] | None:
    """The touches that answer the prompt; None where it asks nothing."""
    if look.asks not in _ANSWERS:
        return None
    return _ANSWERS[look.asks](look, truth)


def _without(look: Look, truth: Truth) -> tuple[Intent, ...]:
    """Do without the sensors that it comes from."""
    return (PLAY_ON,)


def _early(look: Look, truth: Truth) -> tuple[Intent, ...] | None:
    """Where the pots are still to be made, they are made now. A card that does not lie there is left out of account;
    one that does waits for its time, if that is the next street's.
    """
    if look.key(Press.GO_ON) is KeyCode.POTS_MADE:
        return (GO_ON,)
    place = next(place for spot, place in FIRST_PLACES.items() if look.fact("k") == Saying.of(spot))
    is_next = place == len(look.board) + 1 and not look.dealing
    return None if is_next and len(truth.hand.board) >= place else (PLAY_ON,)


def _question(look: Look, truth: Truth) -> tuple[Intent, ...] | None:
    """The flop has three cards: what was told of a fourth is taken back."""
    return (PressKey(Press.UNDO),) if look.offers(Choose("scramble")) else None


def _which_card(look: Look, truth: Truth) -> tuple[Intent, ...]:
    """The card that lies there, or a tabled hand's two; where none does, the sensor is done without."""
    asked = look.fact("k")
    if isinstance(asked, Saying) and isinstance(seat := asked.fact("n"), int):
        return tuple(map(NameCard, truth.script.holes[seat]))
    place = asked.fact("k") if isinstance(asked, Saying) else asked
    card = truth.lies_at(place) if isinstance(place, int) else None
    if card is None:
        return (PLAY_ON,)
    named = NameCard(card)
    return (named,) if look.offers(named) else (PressKey(Press.OTHER_CARD), named)


def _in_or_out(look: Look, truth: Truth) -> tuple[Intent, ...]:
    seat = look.fact("n")
    return (Choose("in" if isinstance(seat, int) and truth.is_in(seat) else "out"),)


def _gone(look: Look, truth: Truth) -> tuple[Intent, ...]:
    """Out, where he is; but a call that the screen only concluded, and that he never made, is taken back. Where he
    folded in his turn, and the screen has not come to it, the action is brought to him. A hand that was mucked was in.
    """
    seat = look.fact("n")
    if not isinstance(seat, int) or truth.is_in(seat) or seat in truth.mucked:
        return (Choose("in"),)
    called, amber = look.in_front_of(seat) <= truth.bet_on(len(look.board), seat), look.amber == seat
    if look.offers(NO_CALL) and not (called and truth.was_in(len(look.board), seat)):
        return (NO_CALL,)
    in_turn = called and not amber and not look.showdown and _folded_to(look, truth, seat)
    return (TouchSeat(seat),) if in_turn else (Choose("out"),)


def _folded_to(look: Look, truth: Truth, seat: int) -> bool:
    """Did the seat fold on this street, to the bet that stands on the screen or to one that is still to come?"""
    street = len(look.board)
    stands = max(view.amount or 0 for view in look.view.seats)
    return isinstance(truth.last_act(street, seat), c.Fold) and truth.faced(street, seat) >= stands


def _button(look: Look, truth: Truth) -> tuple[Intent, ...]:
    return (Choose(f"button-{truth.hand.setup.button}"),)


def _who_is_in(look: Look, truth: Truth) -> tuple[Intent, ...]:
    """Who has called, where the street is really over; else the card that says so is not there."""
    street = len(look.board)
    if len(truth.hand.board) <= street and truth.hand.acting:
        return (PLAY_ON,) if look.offers(PLAY_ON) else (PressKey(Press.UNDO),)
    called = {seat for seat in look.still_in if isinstance(truth.last_act(street, seat), c.Call)}
    marked = {seat for seat in look.still_in if look.marked(seat)}
    return (*map(TouchSeat, sorted(called ^ marked)), GO_ON)


def _who_wins(look: Look, truth: Truth) -> tuple[Intent, ...]:
    """A board card that nobody has read is named where a hand lies open, then the hands speak; else who wins."""
    unread = next((card for seen, card in zip(look.board, truth.hand.board, strict=False) if seen is None), None)
    if unread is not None and any(map(look.tabled, truth.live)) and look.offers(PressKey(Press.BY_HAND)):
        return (PressKey(Press.BY_HAND), NameCard(unread))
    return (*map(TouchSeat, truth.winners_among(look.playing_for)), GO_ON)


def _count(look: Look, truth: Truth) -> tuple[Intent, ...]:
    """Everybody has the right number of cards."""
    return (Choose("mend"),)


def _how_much(look: Look, truth: Truth) -> tuple[Intent, ...] | None:
    seat = look.fact("n")
    amount = truth.wagered(seat) if isinstance(seat, int) else None
    return None if amount is None else tuple(map(TypeDigits, keystrokes(amount, look.view.unit)))


def _told(look: Look, truth: Truth) -> tuple[Intent, ...] | None:
    """Nothing to answer: the next touch says that it was read. A question that it hides shows by the go-on key."""
    if look.amber is not None:
        return (TouchSeat(look.amber),)
    if look.key(Press.GO_ON) is KeyCode.GO_ON:
        return _who_is_in(look, truth)
    return _who_wins(look, truth) if look.winner_unknown else None


_ANSWERS: dict[PhraseCode, Callable[[Look, Truth], tuple[Intent, ...] | None]] = {
    P.CARD_TWICE: _without,
    P.CARD_STRANGE: _without,
    P.CARD_OTHER_DECK: _without,
    P.CARD_MOVED: _without,
    P.EARLY_BOARD: _early,
    P.FLOOR: _question,
    P.CARD_UNSURE: _which_card,
    P.CARDS_BACK: _in_or_out,
    P.CARDS_GONE: _gone,
    P.BUTTON_CHECK: _button,
    P.WHO_IN: _who_is_in,
    P.WHO_WINS: _who_wins,
    P.CARDS_COUNT: _count,
    P.AMOUNT_RAISE: _how_much,
    P.AMOUNT_ALL_IN: _how_much,
    P.SENSOR_OFF: _told,
    P.RESUME: lambda look, truth: (GO_ON,),
}
