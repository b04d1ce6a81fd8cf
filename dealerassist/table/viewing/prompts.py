"""The prompt: most follow from what the hand awaits (DISPLAY 9)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from dealerassist.engine import Await, Hand, IllegalActionError, Part, QuestionCode, Refusal, Session, Verb
from dealerassist.engine.house import HouseRules
from dealerassist.table.amounts import amount_bound, count, tried, uneven
from dealerassist.table.boards import PLACES, asks_how_often, dealt_to
from dealerassist.table.changing import act_of, asks_what_instead, seat_of
from dealerassist.table.dealing import on_later_street, street
from dealerassist.table.desk import Typing
from dealerassist.table.ending import ended_by_folds
from dealerassist.table.going_on import bet_to_return, pots_to_make
from dealerassist.table.leveling import place_words
from dealerassist.table.levels import seat_source
from dealerassist.table.marks import uncounted
from dealerassist.table.parting import parted
from dealerassist.table.pushing import no_low, pushes
from dealerassist.table.situation import Situation
from dealerassist.table.turning_up import door_cards
from dealerassist.table.viewing.button import next_button
from dealerassist.table.winners import asked_pot
from dealerassist.views import Phrase, PhraseCode, Saying, SpotCode

UNKNOWN = "?"
"""An amount that nobody has counted."""

_BOARD = {
    Await.DEAL_FLOP: PhraseCode.DEAL_FLOP,
    Await.DEAL_TURN: PhraseCode.DEAL_TURN,
    Await.DEAL_RIVER: PhraseCode.DEAL_RIVER,
    Await.DEAL_COMMUNITY: PhraseCode.DEAL_COMMUNITY,
    Await.DEAL_STREET: PhraseCode.DEAL_STREET,
}


def prompt_of(situation: Situation, table: Session, house: HouseRules, down: Collection[str] = ()) -> Phrase:
    """What the dealer is told or asked now. `table` is the table between hands, once the hand is over; `down`: sensors
    that have failed, or have a key that hangs, since the dealer last touched anything.
    """
    if situation.desk.resuming:
        return Phrase(PhraseCode.RESUME, {"k": situation.hand.setup.number})
    if (asked := _typing(situation) or _turned_to(situation)) is not None:
        return asked
    if off := set(down) - situation.levels.hanging:
        return Phrase(PhraseCode.SENSOR_OFF, {"k": _sensor_words(off)})
    if down:
        return Phrase(PhraseCode.KEY_STUCK)
    return _doubted(situation) or _awaited(situation, table, house)


def _doubted(situation: Situation) -> Phrase | None:
    """What does not fit: a doubt of the sensors, an act after a change, a round that ended unseen."""
    if situation.desk.doubt is not None:
        return situation.desk.doubt.phrase
    if situation.waiting is not None and situation.actor is not None:
        return _no_longer_legal(situation.waiting, situation.actor)
    asked = situation.desk.who_in is not None and situation.hand.awaits is not Await.DECLARE
    return Phrase(PhraseCode.WHO_IN) if asked else None


def _awaited(situation: Situation, table: Session, house: HouseRules) -> Phrase:
    waits = situation.hand.awaits
    if waits in _BOARD:
        board = dealt_to(situation.hand)
        facts = {"k": street(situation.hand)} if waits is Await.DEAL_STREET else {"k": board} if board else {}
        return _make_pots(situation) or Phrase(_BOARD[waits], facts)
    if waits is Await.DONE and not ended_by_folds(situation):
        return _between(situation, table, house)
    return _BY_AWAIT.get(waits, _show)(situation)


def _typing(situation: Situation) -> Phrase | None:
    """While an amount is typed that cannot be yet; None once it can: the prompt moves on as soon as it is legal."""
    typing = situation.desk.typing
    if typing is None:
        return None
    if typing.uneven:
        return Phrase(PhraseCode.AMOUNT_CHIP, {"a": situation.hand.setup.chip})
    if typing.refused is not None and typing.bound is not None:
        return _bound(typing.refused is Refusal.RAISE_TOO_LARGE, typing.bound)
    if typing.amount is not None and typing.refused is None and _can_be(situation, typing):
        return None
    entry = next((entry for entry in situation.entries if entry.seq == typing.seq), None)
    all_in = entry is not None and entry.command.verb == "allin"
    return Phrase(PhraseCode.AMOUNT_ALL_IN if all_in else PhraseCode.AMOUNT_RAISE, {"n": typing.seat})


def _can_be(situation: Situation, typing: Typing) -> bool:
    """Is what is typed a legal amount, and one that chips make?"""
    if uneven(situation, typing):
        return False
    change = count(situation, typing)
    return change is not None and isinstance(tried(situation, change), Hand)


def _turned_to(situation: Situation) -> Phrase | None:
    """What the dealer has turned to: a card to name, an act to change, the floor."""
    desk = situation.desk
    if desk.naming is not None:
        seat = desk.naming.seat
        place = _named_place(desk.naming.place or 0) if seat is None else place_words(seat_source(seat))
        return Phrase(PhraseCode.CARD_UNSURE, {"k": place or 0})
    if asks_what_instead(situation) and (entry := act_of(situation, desk.changing or 0)) is not None:
        return Phrase(PhraseCode.CHANGE_ACT, {"n": seat_of(entry)})
    if desk.listing:
        return Phrase(PhraseCode.CHANGE_WHICH)
    return Phrase(PhraseCode.FLOOR) if desk.floor is not None else None


def _named_place(place: int) -> int | Saying:
    """A place of the board, or of the second one."""
    return place if place <= PLACES else Saying.of(SpotCode.SECOND_BOARD, k=place - PLACES)


def _sensor_words(down: Collection[str]) -> Saying:
    """One sensor by its place; several, as when the link is out, by what they are."""
    return place_words(next(iter(down))) if len(down) == 1 else Saying.of(SpotCode.RFID)


def _no_longer_legal(why: IllegalActionError, seat: int) -> Phrase:
    """What bounds the amount that waits for the dealer; where no amount would do, what the seat did instead."""
    bound = amount_bound(why)
    if bound is None:
        return Phrase(PhraseCode.CHANGE_ACT, {"n": seat})
    return _bound(why.code == Refusal.RAISE_TOO_LARGE, bound)


def _bound(high: bool, bound: int) -> Phrase:
    """MINIMUM or MAXIMUM: what the amount must be."""
    return Phrase(PhraseCode.AMOUNT_HIGH if high else PhraseCode.AMOUNT_LOW, {"a": bound})


def _act(situation: Situation) -> Phrase:
    legal = situation.hand.legal
    if legal is None:
        return Phrase(PhraseCode.FLOOR)
    if not legal.to_call:
        option = situation.hand.bet_to > 0
        return Phrase(PhraseCode.ACT_OPTION if option else PhraseCode.ACT_CHECK, {"n": legal.seat})
    if Verb.BRING_IN in legal.may:
        return Phrase(PhraseCode.ACT_BRING_IN, {"n": legal.seat, "a": legal.to_call})
    if price_unknown(situation):
        return Phrase(PhraseCode.ACT_UNKNOWN, {"n": legal.seat})
    return Phrase(PhraseCode.ACT_CALL, {"n": legal.seat, "a": legal.to_call})


def price_unknown(situation: Situation) -> bool:
    """Is the bet that stands on this street one that nobody has counted? Not while it is being typed."""
    typing = situation.desk.typing
    open_acts = set(uncounted(situation.entries, situation.marks))
    counted_now = typing.seq if typing is not None and typing.amount is not None else None
    wagers = [entry.seq for entry in situation.this_street() if entry.seq in open_acts]
    return bool(wagers) and wagers[0] != counted_now


def _make_pots(situation: Situation) -> Phrase | None:
    """What the hands must do: so much of each bet into the main pot, or the first that is still open, then the side
    pots; a bet that nobody called goes back (DISPLAY 8).
    """
    if pots := pots_to_make(situation):
        number, shares = parted(situation.hand, pots)
        each = shares if situation.counted else UNKNOWN
        if number:
            return Phrase(PhraseCode.BUILD_SIDE, {"a": each, "k": number})
        return Phrase(PhraseCode.BUILD_MAIN, {"a": each})
    if (back := bet_to_return(situation)) is None:
        return None
    return Phrase(PhraseCode.RETURN, {"a": back[1] if situation.counted else UNKNOWN, "n": back[0]})


def _question(situation: Situation) -> Phrase:
    question = situation.hand.awaiting.question
    if asks_how_often(situation.hand):
        return Phrase(PhraseCode.RUN_TWICE)
    if question is not None and question.code is QuestionCode.OPENERS:
        return Phrase(PhraseCode.OPENERS, {"n": question.seat or 0})
    if question is not None and question.code is QuestionCode.WEAKEST:
        return Phrase(PhraseCode.WHO_IS_WEAKEST)
    if question is None or question.seat is None or question.code is not QuestionCode.HOLE_COUNT:
        return Phrase(PhraseCode.FLOOR)
    return Phrase(PhraseCode.CARDS_COUNT, {"n": question.seat, "k": situation.hand.seat(question.seat).cards})


def _push(situation: Situation) -> Phrase:
    """One push per prompt, the last side pot first, the high half before the low."""
    steps = pushes(situation.hand, situation.counted)
    push = steps[min(situation.desk.pushed, len(steps) - 1)]
    code = PhraseCode.PUSH_NO_LOW if no_low(situation.hand, push) else PhraseCode.PUSH
    return Phrase(code, {"a": push.amount if situation.counted else UNKNOWN, "n": push.seat})


def _show(situation: Situation) -> Phrase:
    awaiting = situation.hand.awaiting
    if situation.cards_unknown():
        return _who_wins(situation)
    if len(situation.hand.hands_up) > 1:
        return Phrase(PhraseCode.SHOW_ALL_IN)
    later = any(seat.tabled is not None for seat in situation.hand.seats)
    code = PhraseCode.SHOW_NEXT if later else PhraseCode.SHOW_ORDER
    return Phrase(code, {"n": awaiting.seats[0]} if awaiting.seats else {})


def _who_wins(situation: Situation) -> Phrase:
    """Of a pot that is split, first the high, then the low; where it was run twice, of which board."""
    asked = asked_pot(situation)
    board = 0 if asked is None else asked.board
    return Phrase(_WHO_WINS[Part.WHOLE if asked is None else asked.part], {"k": board} if board else {})


_WHO_WINS = {
    Part.WHOLE: PhraseCode.WHO_WINS,
    Part.HIGH: PhraseCode.WHO_WINS_HIGH,
    Part.LOW: PhraseCode.WHO_WINS_LOW,
}


def _between(situation: Situation, table: Session, house: HouseRules) -> Phrase:
    """The hand is over: where the button goes."""
    if situation.hand.result is not None and situation.hand.result.voided:
        return Phrase(PhraseCode.VOID)
    button = next_button(table, house)
    if button is None:
        return Phrase(PhraseCode.SHUFFLE)
    return Phrase(PhraseCode.BUTTON_DEAD if button.dead else PhraseCode.BUTTON, {"n": button.seat})


def _deal(situation: Situation) -> Phrase:
    if door_cards(situation) is not None:
        return Phrase(PhraseCode.DOOR_CARDS)
    return Phrase(PhraseCode.DEAL_HOLE, {"n": situation.hand.awaiting.seats[0]})


def _before_cards(then: Callable[[Situation], Phrase]) -> Callable[[Situation], Phrase]:
    """Chips are moved first, then players change their cards."""
    return lambda situation: _make_pots(situation) or then(situation)


def _opener(situation: Situation) -> Phrase:
    """Up cards have not been read: who opens by them is the dealer's word."""
    hand = situation.hand
    if not on_later_street(hand):
        return Phrase(PhraseCode.WHO_BRINGS_IN)
    low = hand.setup.game.parts[0].part is Part.LOW
    return Phrase(PhraseCode.WHO_IS_LOW if low else PhraseCode.WHO_IS_HIGH)


_BY_AWAIT: dict[Await, Callable[[Situation], Phrase]] = {
    Await.ACT: _act,
    Await.DEAL_HOLE: _deal,
    Await.OPENER: _opener,
    Await.DISCARD: _before_cards(lambda _: Phrase(PhraseCode.DISCARD)),
    Await.DRAW: _before_cards(lambda now: Phrase(PhraseCode.DRAW, {"n": now.hand.awaiting.seats[0]})),
    Await.DECLARE: lambda _: Phrase(PhraseCode.DECLARE),
    Await.QUESTION: _question,
    Await.AWARD: _push,
    Await.DONE: _push,
}
