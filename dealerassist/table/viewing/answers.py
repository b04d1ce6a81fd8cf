"""What the column offers while something is asked, or while the dealer has turned to something (DISPLAY 5)."""

from __future__ import annotations

from dealerassist.cards import Card
from dealerassist.engine import Await, Question
from dealerassist.table import answering
from dealerassist.table.boards import ONCE, TWICE
from dealerassist.table.changing import asks_what_instead, listed
from dealerassist.table.desk import Desk
from dealerassist.table.exchanging import DRAW, NOBODY_IN, most_drawn
from dealerassist.table.going_on import moves_chips
from dealerassist.table.levels import Doubted
from dealerassist.table.situation import Situation
from dealerassist.table.viewing.undo_words import undo_words
from dealerassist.views import Choose, KeyCode, KeyRow, KeyStyle, KeyView, NameCard, PhraseCode, Press, PressKey

MOST_CANDIDATES = 3
MOST_ROWS = 3
_OPTIONS = {
    "misdeal": KeyCode.MISDEAL,
    "void": KeyCode.MISDEAL,
    "mend": KeyCode.MEND,
    "scramble": KeyCode.SCRAMBLE,
    "redeal": KeyCode.REDEAL,
    "shown": KeyCode.OPENERS,
    "carry": KeyCode.CARRY,
    "dead": KeyCode.DEAD_HAND,
    TWICE: KeyCode.TWICE,
    "all": KeyCode.ALL_TIE,
}
_FLOOR = KeyRow((KeyView(KeyCode.FLOOR, PressKey(Press.FLOOR), KeyStyle.QUIET),))


def answer_rows(situation: Situation) -> tuple[KeyRow, ...] | None:
    """Up to three rows; None where nothing is asked that is answered in the column."""
    desk = situation.desk
    if desk.listing:
        return _acts(situation)
    if desk.floor is not None:
        return _floor(situation, desk)
    if asks_what_instead(situation):
        return ()  # the keys with amounts act for the amber seat, not for the one that is being changed
    quiet = desk.typing is not None or desk.naming is not None or desk.resuming
    doubted = None if desk.doubt is None or quiet else _to_doubt(situation, desk.doubt)
    if (asked := _players_answer(situation)) is not None:
        return (*asked, *(doubted or ()))[:MOST_ROWS]
    if situation.hand.awaits is Await.QUESTION and situation.hand.awaiting.question is not None:
        return _options(situation.hand.awaiting.question)
    return doubted


def _players_answer(situation: Situation) -> tuple[KeyRow, ...] | None:
    """How many cards the seat draws; that nobody is in."""
    waits = situation.hand.awaits
    if moves_chips(situation) or situation.desk.resuming:
        return None
    if waits is Await.DECLARE and situation.desk.who_in is None:
        return (KeyRow((_answer(KeyCode.NOBODY_IN, NOBODY_IN),)),)
    if waits is not Await.DRAW or situation.hand.owed_cards:
        return None
    keys = [
        KeyView(KeyCode.DIGIT, Choose(f"{DRAW}{count}"), facts={"k": count})
        for count in range(1, most_drawn(situation.hand) + 1)
    ]
    return tuple(KeyRow(tuple(keys[first : first + 3])) for first in range(0, len(keys), 3))


def _options(question: Question) -> tuple[KeyRow, ...]:
    """What the floor can say to a question of the engine; once is the go-on key, seats are touched."""
    asked = [option for option in question.options if option != ONCE and not option.isdecimal()]
    keys = [(_OPTIONS.get(option, KeyCode.PLAY_ON), option) for option in asked[:3]]
    return tuple(KeyRow((_answer(code, option),)) for code, option in keys)


def _to_doubt(situation: Situation, doubt: Doubted) -> tuple[KeyRow, ...]:
    match doubt.phrase.code:
        case PhraseCode.CARD_UNSURE:
            other = KeyView(KeyCode.OTHER_CARD, PressKey(Press.OTHER_CARD), KeyStyle.DOUBT)
            rows = (_candidates(doubt.candidates), KeyRow((other,)))
            return tuple(row for row in rows if row.keys)
        case PhraseCode.CARDS_BACK | PhraseCode.CARDS_GONE:
            return (
                KeyRow((_answer(KeyCode.IN, answering.IN), _answer(KeyCode.OUT, answering.OUT))),
                *_no_call(situation),
            )
        case PhraseCode.BUTTON_CHECK:
            seats = [doubt.phrase.facts[name] for name in ("n", "m")]
            return (KeyRow(tuple(_button(seat) for seat in seats if isinstance(seat, int))),)
    return (KeyRow((_answer(KeyCode.PLAY_ON, answering.PLAY_ON),)), KeyRow((_off(situation),)), _FLOOR)


def _no_call(situation: Situation) -> tuple[KeyRow, ...]:
    """Where his last act is a call that was only implied: was it one?"""
    doubt = situation.desk.doubt
    seat = doubt.phrase.facts.get("n") if doubt is not None and doubt.phrase.code is PhraseCode.CARDS_GONE else None
    if not isinstance(seat, int) or answering.last_implied_call(situation, seat) is None:
        return ()
    return (KeyRow((_answer(KeyCode.NO_CALL, answering.NO_CALL),)),)


def _candidates(cards: tuple[Card, ...]) -> KeyRow:
    keys = (KeyView(KeyCode.OTHER_CARD, NameCard(card), KeyStyle.DOUBT, card=card) for card in cards)
    return KeyRow(tuple(keys)[:MOST_CANDIDATES])


def _button(seat: int) -> KeyView:
    return KeyView(KeyCode.BUTTON_AT, Choose(f"{answering.BUTTON_AT}{seat}"), KeyStyle.DOUBT, {"n": seat})


def _answer(code: KeyCode, option: str) -> KeyView:
    return KeyView(code, Choose(option), KeyStyle.DOUBT)


def _off(situation: Situation) -> KeyView:
    """The hand never was: a misdeal before the flop, a void hand after it."""
    if situation.hand.board:
        return KeyView(KeyCode.HOLD_VOID, PressKey(Press.VOID), hold=True)
    return KeyView(KeyCode.HOLD_MISDEAL, PressKey(Press.MISDEAL), hold=True)


def _floor(situation: Situation, desk: Desk) -> tuple[KeyRow, ...]:
    """A seat that was touched is killed or restored; else the whole hand is called off."""
    rows = [KeyRow((_off(situation),)), _FLOOR]
    seat = next((seat for seat in situation.hand.seats if seat.number == desk.floor), None)
    if seat is None:
        return tuple(rows)
    code, option = (KeyCode.HOLD_KILL, answering.KILL) if seat.live else (KeyCode.HOLD_RESTORE, answering.RESTORE)
    decides = KeyView(code, Choose(f"{option}{seat.number}"), facts={"n": seat.number}, hold=True)
    return (KeyRow((decides,)), *rows)


def _acts(situation: Situation) -> tuple[KeyRow, ...]:
    """The last acts of the hand, newest first, two a row."""
    keys = [
        KeyView(KeyCode.ACT, Choose(f"{answering.CHANGE}{entry.seq}"), facts={"what": undo_words([entry.command])})
        for entry in listed(situation)
    ]
    return tuple(KeyRow(tuple(keys[first : first + 2])) for first in range(0, len(keys), 2))
