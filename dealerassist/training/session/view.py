"""A table session as the table's own screen shows it, with training's marks (DISPLAY 7)."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine import NoLimit
from dealerassist.table.viewing.screen import health_of, stakes_view
from dealerassist.training.codes import MoveCode
from dealerassist.training.dealing.watching import Done, Watcher
from dealerassist.training.screen.felt import board_views, seat_views
from dealerassist.training.session.prompts import prompt_of
from dealerassist.training.session.session import BACK, Session
from dealerassist.training.task import Scene, SeatShown
from dealerassist.views import (
    Choose,
    KeyCode,
    KeyRow,
    KeyStyle,
    KeyView,
    MarkCode,
    PotView,
    Press,
    PressKey,
    Reason,
    ReasonCode,
    Row,
    SeatLook,
    SeatView,
    SeatWord,
    TableView,
)

BESIDE = 4
"""Cards that a seat's block holds."""
FREE = KeyRow(())
LINES = 3
"""Of what was said last, below the board."""
_CLOSE = KeyView(KeyCode.CLOSE, PressKey(Press.MENU), KeyStyle.QUIET)
_KEYS = {
    MoveCode.STOP: KeyCode.STOP,
    MoveCode.COLLECT: KeyCode.PULL_IN,
    MoveCode.BURN: KeyCode.BURN,
    MoveCode.ANNOUNCE: KeyCode.RAISE,
    MoveCode.CALL: KeyCode.SAY_CALL,
    MoveCode.TABLE: KeyCode.ALL_CARDS,
    MoveCode.PUSH: KeyCode.PUSH_TO,
    MoveCode.RETURN: KeyCode.RETURN_TO,
    MoveCode.BUTTON: KeyCode.BUTTON_TO,
    MoveCode.PENALTY: KeyCode.PENALTY,
    MoveCode.RESHUFFLE: KeyCode.SHUFFLE_IN,
    MoveCode.SIGN: KeyCode.SIGN,
}


def view_of(session: Session) -> TableView:
    """The whole screen."""
    hand, felt = session.watcher.hand.hand, session.happening.felt
    game, stakes = hand.setup.game, hand.setup.stakes
    typing = session.begun is not None and session.begun.types
    shown = not isinstance(stakes.limit, NoLimit) and session.page is None
    return TableView(
        prompt=prompt_of(session),
        seats=_seats(session),
        board=board_views(felt, game.board),
        row=_row(session),
        column=_column(session),
        stakes=stakes_view(game.name, stakes),
        hand=hand.setup.number,
        pot=PotView(0, felt.pot + sum(felt.bets.values())) if shown else None,
        reasons=_lines(session),
        marks=(MarkCode.TRAINING,),
        health=() if session.sensors is None else health_of(session.sensors.levels),
        pad=typing,
        why=() if session.page is None else _page(session.watcher, session.page),
    )


def _seats(session: Session) -> tuple[SeatView, ...]:
    hand, felt = session.watcher.hand.hand, session.happening.felt
    scene = Scene(hand.setup.game.name, tuple(SeatShown(seat.number) for seat in hand.seats), button=felt.button)
    up = hand.setup.game.up_cards and not felt.won and not any(seat.tabled for seat in hand.seats)
    return tuple(_seat(session, seat) for seat in seat_views(scene, felt, up))


def _seat(session: Session, seat: SeatView) -> SeatView:
    """As on the felt; besides, how many cards were dealt so far, and folded hands that lie there still."""
    number, lying = seat.number, session.lying
    if seat.look is SeatLook.EMPTY:
        return seat
    chosen = session.begun is not None and session.begun.seat == number
    if chosen:
        seat = replace(seat, look=SeatLook.TO_ACT)
    if lying.awaits_cards and lying.cards.get(number) and not seat.cards:
        return replace(seat, word=SeatWord.CARDS, count=lying.cards[number])
    if seat.look is SeatLook.FOLDED and not lying.cards.get(number):
        seat = replace(seat, word=None, amount=None)
    return replace(seat, cards=seat.cards[:BESIDE], more=seat.cards[BESIDE:])


def _lines(session: Session) -> tuple[Reason, ...]:
    """What was done wrongly, if that is to be said; else what players did last, the latest first."""
    if session.page is not None:
        return ()
    slip = None if session.silent else session.slip
    told = tuple(reversed(session.happening.lines[-LINES:]))
    if slip is not None:
        rule = Reason(ReasonCode.WAS_DUE, {"what": slip.due.move.words, "source": slip.due.source}, name=True)
        why = () if slip.due.why is None else (slip.due.why,)
        return (rule, *(Reason(ReasonCode.TOLD, {"what": line}) for line in (*why, *told)[: LINES - 1]))
    return tuple(Reason(ReasonCode.TOLD, {"what": line}, name=at == 0) for at, line in enumerate(told))


def _key(verb: MoveCode, style: KeyStyle = KeyStyle.PLAIN) -> KeyView:
    return KeyView(_KEYS[verb], Choose(verb), style)


def _row(session: Session) -> tuple[KeyView, ...]:
    """UNDO takes back what has been begun; the go-on key pulls bets in, or seals what is said."""
    undo = KeyView(KeyCode.UNDO, PressKey(Press.UNDO) if session.begun is not None else None, KeyStyle.QUIET)
    if session.page is not None:
        return _pages(session, undo)
    go_on = _key(MoveCode.COLLECT, KeyStyle.GO_ON)
    if session.begun is not None:
        intent = PressKey(Press.GO_ON) if session.begun.move is not None else None
        go_on = KeyView(KeyCode.GO_ON, intent, KeyStyle.GO_ON)
    return (undo, _key(MoveCode.STOP), go_on, _key(MoveCode.ANNOUNCE), _key(MoveCode.BURN))


def _pages(session: Session, undo: KeyView) -> tuple[KeyView, ...]:
    page, last = session.page or 0, len(session.watcher.done)
    before = KeyView(KeyCode.STEP_BACK, BACK if page else None, KeyStyle.QUIET)
    then = KeyView(KeyCode.STEP, PressKey(Press.GO_ON) if page < last else None, KeyStyle.GO_ON)
    return (undo, before, then, KeyView(KeyCode.RAISE, None), KeyView(KeyCode.BURN, None))


def _column(session: Session) -> tuple[Row, ...]:
    if session.page is not None:
        return (FREE, FREE, FREE, KeyRow((_CLOSE,)))
    game = session.watcher.hand.hand.setup.game
    if not game.bets:
        return (
            KeyRow((_key(MoveCode.PUSH),)),
            KeyRow((_key(MoveCode.PENALTY),)),
            KeyRow((_key(MoveCode.SIGN),)),
            KeyRow((_key(MoveCode.TABLE, KeyStyle.QUIET), _CLOSE)),
        )
    exchanges = any(phase.exchanges for phase in game.phases)
    push = _key(MoveCode.PUSH)
    return (
        KeyRow((push, _key(MoveCode.RESHUFFLE, KeyStyle.QUIET)) if exchanges else (push,)),
        KeyRow((_key(MoveCode.RETURN),)),
        KeyRow((_key(MoveCode.CALL, KeyStyle.QUIET), _key(MoveCode.BUTTON, KeyStyle.QUIET))),
        KeyRow((_key(MoveCode.TABLE, KeyStyle.QUIET), _CLOSE)),
    )


def _page(watcher: Watcher, page: int) -> tuple[Reason, ...]:
    """Of the debriefing: what should have been done where something else was, or one step."""
    if page:
        return _step(watcher.done[page - 1])
    return tuple(Reason(ReasonCode.WAS_DUE, {"what": slip.due.move.words}) for slip in watcher.slips)


def _step(done: Done) -> tuple[Reason, ...]:
    """A step of the debriefing."""
    seconds = {"a": f"{done.ms / 1000:.1f}", "b": f"{done.seconds:g}"}
    told = [Reason(ReasonCode.DID, {"what": done.move.words}, name=True)]
    if not done.right:
        told.append(Reason(ReasonCode.WAS_DUE, {"what": done.due.move.words}, name=True))
    if done.due.why is not None:
        told.append(Reason(ReasonCode.TOLD, {"what": done.due.why}))
    return (*told, Reason(ReasonCode.TOOK, seconds), Reason(ReasonCode.TOLD, {"what": done.due.source}))
