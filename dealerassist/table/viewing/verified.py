"""A disputed showdown on the screen: what is still to be named, or who wins what and why, painted as live."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine import Hand
from dealerassist.engine import commands as c
from dealerassist.table.desk import Desk
from dealerassist.table.disputed import Disputed
from dealerassist.table.implying import copy_of
from dealerassist.table.pushing import pushes
from dealerassist.table.situation import Situation
from dealerassist.table.verifying import has_result, meant_seat
from dealerassist.table.viewing.reasons import in_full, ruled
from dealerassist.table.viewing.screen import screen
from dealerassist.views import (
    KeyCode,
    KeyRow,
    KeyStyle,
    KeyView,
    MarkCode,
    Phrase,
    PhraseCode,
    Press,
    PressKey,
    Reason,
    Row,
    SeatView,
    SeatWord,
    TableView,
)

ROWS = 3


def verified(case: Disputed, marks: tuple[MarkCode, ...], undo: bool, reveals: bool) -> TableView:
    """The whole screen. undo: there is something to take back; reveals: a touch on a seat reads its cards."""
    hand = case.hand
    desk = Desk(naming=case.naming, pushed=case.pushed)
    situation = Situation(hand, case.record.entries, case.record.marks, desk, reveals=True)
    view = screen(situation, case.record.table, case.record.house, (*marks, MarkCode.VERIFY), ())
    seats = tuple(_seat(seat, seat.number == _turned_to(case)) for seat in view.seats)
    return replace(
        view,
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


def _turned_to(case: Disputed) -> int | None:
    """The seat whose cards are asked for; once nothing is, none."""
    return None if has_result(case) else meant_seat(case)


def _prompt(case: Disputed, told: Phrase, reveals: bool) -> Phrase:
    """What cannot be; what is missing; who wins."""
    if case.refused is not None:
        return case.refused
    if case.naming is not None:
        return told
    if has_result(case):
        return _verdict(told)
    missing = case.missing
    if missing is None or missing.seat is None:
        return Phrase(PhraseCode.CARD_UNSURE, {"k": 0 if missing is None or missing.place is None else missing.place})
    return Phrase(PhraseCode.SHOW_NEXT, {"n": missing.seat})


def _verdict(push: Phrase) -> Phrase:
    """Nobody has to push anything: the pot is where it is."""
    if push.code is not PhraseCode.PUSH:
        return push
    return Phrase(PhraseCode.VERDICT, {"a": push.facts["a"], "n": push.facts["n"]})


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
    if naming is not None:
        lies = naming.place is not None and case.board[naming.place - 1] is not None
        return KeyView(KeyCode.GO_ON, PressKey(Press.GO_ON) if lies else None, KeyStyle.GO_ON)
    if not has_result(case):
        read = reveals and case.missing is not None and case.missing.seat is not None
        return _key(KeyCode.SHOWN if read else KeyCode.GO_ON, Press.GO_ON, KeyStyle.GO_ON)
    more = case.pushed + 1 < len(pushes(hand))
    return KeyView(KeyCode.STEP, PressKey(Press.GO_ON) if more else None, KeyStyle.GO_ON)


def _column(case: Disputed, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The pots and their shares; below them which hand it is."""
    kept = [row if not isinstance(row, KeyRow) else KeyRow(()) for row in rows[:ROWS]]
    number = KeyView(KeyCode.OF_HAND, None, KeyStyle.QUIET, {"n": case.record.number})
    return (*kept, KeyRow((number,)))


def _why(situation: Situation) -> tuple[Reason, ...]:
    """What wins, then the rules by which this pot is shared, with their sources; where none is needed, why it wins."""
    hand, reasons = situation.hand, in_full(situation)
    awarded = copy_of(hand)
    awarded.push(c.Award())
    pot = pushes(hand)[situation.desk.pushed].number
    rules = ruled(ruling for ruling in awarded.rulings if ruling.facts.get("pot") == pot)
    return (*reasons[:1], *rules) if rules else reasons
