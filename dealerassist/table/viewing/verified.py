"""A disputed showdown on the screen: what is still to be named, or who wins what and why, painted as live."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine import Hand
from dealerassist.engine import commands as c
from dealerassist.table.blank import may_be_for_all
from dealerassist.table.desk import Desk
from dealerassist.table.disputed import Disputed
from dealerassist.table.implying import copy_of
from dealerassist.table.pushing import pushes
from dealerassist.table.situation import Situation
from dealerassist.table.verifying import has_result, meant_seat
from dealerassist.table.viewing.column import without_amount
from dealerassist.table.viewing.prompts import UNKNOWN
from dealerassist.table.viewing.reasons import in_full, ruled
from dealerassist.table.viewing.screen import screen
from dealerassist.views import (
    GameCode,
    KeyCode,
    KeyRow,
    KeyStyle,
    KeyView,
    MarkCode,
    Phrase,
    PhraseCode,
    PlaceLook,
    PlaceView,
    PotRow,
    Press,
    PressKey,
    Reason,
    ReasonCode,
    Row,
    Saying,
    SeatLook,
    SeatView,
    SeatWord,
    StepView,
    TableView,
)

ROWS = 3


def verified(case: Disputed, marks: tuple[MarkCode, ...], undo: bool, reveals: bool) -> TableView:
    """The whole screen. undo: there is something to take back; reveals: a touch on a seat reads its cards."""
    hand = case.hand
    desk = Desk(naming=case.naming, pushed=case.pushed, typing=case.typing)
    situation = Situation(hand, case.record.entries, case.record.marks, desk, reveals=True)
    view = screen(situation, case.record.table, case.record.house, (*marks, MarkCode.VERIFY), ())
    seats = tuple(_said(case, _seat(seat, seat.number == _turned_to(case))) for seat in view.seats)
    typing = case.typing is not None
    return replace(
        view,
        board=tuple(map(_lies, view.board)) if typing else view.board,
        reasons=() if typing else (*_hints(case), *view.reasons),
        prompt=_prompt(case, view.prompt, reveals),
        seats=seats,
        row=_row(case, hand, undo, reveals),
        column=_column(case, view.column),
        why=_why(situation) if case.why and has_result(case) else (),
    )


def _seat(seat: SeatView, asked: bool) -> SeatView:
    """How somebody bet does not matter any more, nor what it was concluded from."""
    word = seat.word if seat.word in {SeatWord.WINS, SeatWord.ALL_IN} else None
    return replace(seat, word=word, implied=False, question=asked)


def _said(case: Disputed, seat: SeatView) -> SeatView:
    """Without a record: who was touched is in, with the chips that were typed; while they are, his cards make room."""
    if not case.record.blank or seat.look is SeatLook.EMPTY:
        return seat
    amount = case.bets.get(seat.number)
    if seat.number not in case.playing:
        seat = replace(seat, look=SeatLook.FOLDED, word=None)
    if case.typing is None:
        return replace(seat, amount=amount)
    look = SeatLook.FOLDED if seat.number not in case.playing else SeatLook.IN
    typed = case.typing.seat == seat.number
    return replace(seat, look=look, word=None, amount=amount, open_amount=typed, cards=(), more=(), playing=())


def _lies(place: PlaceView) -> PlaceView:
    """While chips are typed no hand is explained."""
    return place if place.card is None else replace(place, look=PlaceLook.DEALT)


def _hints(case: Disputed) -> tuple[Reason, ...]:
    """Without a record: what else can be said with a finger on the felt, as long as nobody has won."""
    if not case.record.blank or case.naming is not None or has_result(case):
        return ()
    button = (Reason(ReasonCode.BUTTON_BY_HOLD),) if case.record.hand.setup.game.button else ()
    return (*button, *((Reason(ReasonCode.SEVENTH_FOR_ALL),) if may_be_for_all(case) else ()))


def _turned_to(case: Disputed) -> int | None:
    """The seat whose cards, or whose chips, are asked for; once nothing is, none."""
    if case.typing is not None:
        return case.typing.seat
    return None if has_result(case) else meant_seat(case)


def _prompt(case: Disputed, told: Phrase, reveals: bool) -> Phrase:
    """What cannot be; what is missing; who wins."""
    if case.refused is not None:
        return case.refused
    if case.typing is not None:
        return Phrase(PhraseCode.PUT_IN, {"n": case.typing.seat})
    if case.naming is not None:
        return told
    if has_result(case):
        return _verdict(told, case.counted)
    missing = case.missing
    if missing is None and case.lacks_seats:
        return Phrase(PhraseCode.WHO_IN)
    if missing is None or missing.seat is None:
        return Phrase(PhraseCode.CARD_UNSURE, {"k": 0 if missing is None or missing.place is None else missing.place})
    return Phrase(PhraseCode.SHOW_NEXT, {"n": missing.seat})


def _verdict(push: Phrase, counted: bool) -> Phrase:
    """Nobody has to push anything: the pot is where it is."""
    amount, seat = push.facts["a"] if counted else UNKNOWN, push.facts["n"]
    if push.code is PhraseCode.PUSH_NO_LOW:
        return Phrase(PhraseCode.PUSH_NO_LOW, {"a": amount, "n": seat})
    return Phrase(PhraseCode.VERDICT, {"a": amount, "n": seat})


def _row(case: Disputed, hand: Hand, undo: bool, reveals: bool) -> tuple[KeyView, ...]:
    """The places of the live row; the last key leads back to the table."""
    return (
        KeyView(KeyCode.UNDO, PressKey(Press.UNDO) if undo else None, KeyStyle.QUIET, {"what": ""} if undo else {}),
        _first(case),
        _go_on(case, hand, reveals),
        _key(KeyCode.BY_HAND if case.naming is None else KeyCode.SEE_SEATS, Press.BY_HAND),
        _key(KeyCode.CLOSE, Press.MENU),
    )


def _key(code: KeyCode, press: Press, style: KeyStyle = KeyStyle.PLAIN) -> KeyView:
    return KeyView(code, PressKey(press), style)


def _first(case: Disputed) -> KeyView:
    """WHY; before that the seat that is meant is put out, or in again."""
    if has_result(case):
        return _key(KeyCode.WHY, Press.WHY)
    seat = meant_seat(case)
    if seat is None:
        return KeyView(KeyCode.FOLD, None)
    return _key(KeyCode.FOLD if seat in case.playing else KeyCode.IN, Press.FOLD)


def _go_on(case: Disputed, hand: Hand, reveals: bool) -> KeyView:
    naming = case.naming
    if case.typing is not None:
        return _key(KeyCode.GO_ON, Press.GO_ON, KeyStyle.GO_ON)
    if naming is not None or (case.missing is None and case.lacks_seats):
        lies = naming is not None and naming.place is not None and case.board[naming.place] is not None
        return KeyView(KeyCode.GO_ON, PressKey(Press.GO_ON) if lies else None, KeyStyle.GO_ON)
    if not has_result(case):
        read = reveals and case.missing is not None and case.missing.seat is not None
        return _key(KeyCode.SHOWN if read else KeyCode.GO_ON, Press.GO_ON, KeyStyle.GO_ON)
    more = case.pushed + 1 < len(pushes(hand, case.counted))
    return KeyView(KeyCode.STEP, PressKey(Press.GO_ON) if more else None, KeyStyle.GO_ON)


def _column(case: Disputed, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The pots and their shares; below them which hand it is, and the key to one that nobody recorded."""
    kept = [row if not isinstance(row, KeyRow) else KeyRow(()) for row in rows[:ROWS]]
    if case.record.blank:
        return (*(kept if case.counted else map(_uncounted, kept)), _of_no_record(case))
    number = KeyView(KeyCode.OF_HAND, None, KeyStyle.QUIET, {"n": case.record.number})
    return (*kept, KeyRow((number, _key(KeyCode.BLANK, Press.BLANK))))


def _of_no_record(case: Disputed) -> KeyRow:
    """What each seat put in can be typed, and the game changed."""
    game = Saying.of(GameCode(case.record.hand.setup.game.name))
    other = KeyView(KeyCode.OTHER_GAME, PressKey(Press.OTHER_GAME), facts={"game": game})
    return KeyRow((KeyView(KeyCode.BETS, PressKey(Press.RAISE) if case.playing else None), other))


def _uncounted(row: Row) -> Row:
    if isinstance(row, PotRow):
        return KeyRow(())
    return without_amount(row) if isinstance(row, StepView) else row


def _why(situation: Situation) -> tuple[Reason, ...]:
    """What wins, then the rules by which this pot is shared, with their sources; where none is needed, why it wins."""
    hand, reasons = situation.hand, in_full(situation)
    awarded = copy_of(hand)
    awarded.push(c.Award())
    pot = pushes(hand, situation.counted)[situation.desk.pushed].number
    rules = ruled(ruling for ruling in awarded.rulings if ruling.facts.get("pot") == pot)
    return (*reasons[:1], *rules) if rules else reasons
