"""A question as the table's screen shows it, with training's marks (DISPLAY 7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dealerassist.engine import GAMES
from dealerassist.training.codes import AskCode, LabelCode
from dealerassist.training.forms import Amounts, Choice, Seats
from dealerassist.training.screen.felt import STAKES, board_views, felt_of, played_lines, read_lines, seat_views
from dealerassist.training.screen.lesson import NOBODY, Asked
from dealerassist.training.task import Scene
from dealerassist.views import (
    Choose,
    Fact,
    KeyCode,
    KeyRow,
    KeyStyle,
    KeyView,
    MarkCode,
    Phrase,
    PhraseCode,
    PlaceCode,
    PotView,
    Press,
    PressKey,
    Reason,
    ReasonCode,
    Row,
    Saying,
    SeatLook,
    SeatView,
    StakesView,
    TableView,
)

FREE = KeyRow(())
_CLOSE = KeyView(KeyCode.CLOSE, PressKey(Press.MENU), KeyStyle.QUIET)
_PROMPTS = {
    AskCode.WHO_WINS: PhraseCode.WHO_WINS,
    AskCode.WHO_WINS_HIGH: PhraseCode.WHO_WINS_HIGH,
    AskCode.WHO_WINS_LOW: PhraseCode.WHO_WINS_LOW,
    AskCode.SPLIT: PhraseCode.WHO_WINS,
    AskCode.MOST_TO: PhraseCode.ASK_MOST,
    AskCode.LEAST_TO: PhraseCode.ASK_LEAST,
    AskCode.MAY_RAISE: PhraseCode.ASK_MAY_RAISE,
    AskCode.WHO_ACTS: PhraseCode.ASK_ACTS,
    AskCode.HOW_MUCH_RAKE: PhraseCode.ASK_RAKE,
    AskCode.CHANGE_BACK: PhraseCode.ASK_CHANGE,
    AskCode.CARDS_IN_STUB: PhraseCode.ASK_STUB,
    AskCode.WHO_BRINGS_IN: PhraseCode.WHO_BRINGS_IN,
    AskCode.WHO_OPENS: PhraseCode.ASK_OPENS,
    AskCode.MISDEAL: PhraseCode.MISDEAL,
    AskCode.WHICH_RULING: PhraseCode.ASK_RULING,
    AskCode.POT_AFTER_CHANGE: PhraseCode.ASK_POT,
    AskCode.WHICH_STEP: PhraseCode.WATCH_STOP,
}
_LABELS = {
    LabelCode.MAIN: PhraseCode.ASK_MAIN,
    LabelCode.BACK: PhraseCode.ASK_BACK,
    LabelCode.BUTTON: PhraseCode.ASK_BUTTON,
    LabelCode.SMALL: PhraseCode.ASK_SMALL,
    LabelCode.BIG: PhraseCode.ASK_BIG,
}


def view_of(asked: Asked) -> TableView:
    """The whole screen."""
    scene = asked.question.task.scene
    felt = felt_of(scene, asked.shown if asked.task is asked.question.task else len(played_lines(scene)))
    game = GAMES[scene.game]
    return TableView(
        prompt=_prompt(asked),
        seats=tuple(_marked(asked, seat) for seat in seat_views(scene, felt, game.up_cards)),
        board=board_views(felt, game.board),
        row=_row(asked),
        column=_column(asked),
        stakes=_stakes(scene),
        hand=asked.number,
        pot=PotView(0, felt.pot + sum(felt.bets.values())) if _shows_pot(scene) else None,
        marks=(MarkCode.TRAINING,),
        pad=_types(asked) and not asked.reading,
        why=_text(asked),
    )


def _types(asked: Asked) -> bool:
    return isinstance(asked.task.form, Amounts) and asked.told and not asked.watched and asked.given is None


def _chooses(asked: Asked) -> bool:
    return isinstance(asked.task.form, Choice) and asked.told and asked.given is None


def _prompt(asked: Asked) -> Phrase:
    if asked.given is not None:
        return Phrase(PhraseCode.WRONG if not asked.right else PhraseCode.LATE if asked.late else PhraseCode.RIGHT)
    if not asked.told and not asked.watched:
        return Phrase(PhraseCode.WATCH)
    code, facts = _asks(asked)
    return Phrase(code, {**facts, "a": int(asked.typed)} if asked.typed else facts)


def _asks(asked: Asked) -> tuple[PhraseCode, dict[str, Fact]]:
    """The prompt and what it names; where there are several amounts, one after another."""
    code, seat = AskCode(asked.task.ask.code.partition(".")[2]), asked.task.ask.fact("seat")
    if code in _PROMPTS:
        return _PROMPTS[code], {} if seat is None else {"n": seat}
    label = asked.label or ""
    if label.isdecimal():
        return PhraseCode.ASK_PAID, {"n": int(label)}
    if label in _LABELS:
        return _LABELS[LabelCode(label)], {}
    return PhraseCode.ASK_SIDE, {"k": int(label.removeprefix("side"))}


def _marked(asked: Asked, seat: SeatView) -> SeatView:
    """Seats that are chosen, then those that are right; amounts that have been typed stand at their seats."""
    form = asked.task.form
    if asked.given is None and asked.told and asked.task.ask.fact("seat") == seat.number:
        return replace(seat, look=SeatLook.TO_ACT)
    if isinstance(form, Seats):
        shown = asked.task.answer if asked.given is not None else asked.chosen
        return replace(seat, look=SeatLook.WINS) if seat.number in shown else seat
    if isinstance(form, Amounts) and asked.given is None and asked.label == str(seat.number):
        return replace(seat, question=True)
    return seat


def _row(asked: Asked) -> tuple[KeyView, ...]:
    """UNDO, then what stops or is read, what goes on, and what ends the lesson; of a choice its options."""
    undo = KeyView(
        KeyCode.UNDO, PressKey(Press.UNDO) if asked.amounts and asked.given is None else None, KeyStyle.QUIET
    )
    if _chooses(asked) and isinstance(asked.task.form, Choice):
        keys = [_option(key, words) for key, words in asked.task.form.options]
        return (undo, *keys)
    return (undo, _first(asked), _go_on(asked), _CLOSE)


def _option(key: str, words: Saying) -> KeyView:
    return KeyView(KeyCode.ANSWER, Choose(key), facts={"what": words})


def _first(asked: Asked) -> KeyView:
    if asked.given is None and asked.watched:
        return KeyView(KeyCode.STOP, PressKey(Press.STOP))
    if _types(asked) and read_lines(asked.task.scene):
        turn = PressKey(Press.WHY)
        return KeyView(KeyCode.DIGIT, turn, facts={"k": "123"}) if asked.reading else KeyView(KeyCode.READ, turn)
    return KeyView(KeyCode.READ, None)


def _go_on(asked: Asked) -> KeyView:
    going = KeyView(KeyCode.GO_ON, PressKey(Press.GO_ON), KeyStyle.GO_ON)
    if asked.given is None and (asked.watched or not asked.told):
        return replace(going, code=KeyCode.STEP)
    ready = asked.given is not None or bool(asked.chosen or asked.typed)
    return going if ready else replace(going, intent=None)


def _column(asked: Asked) -> tuple[Row, ...]:
    """A key that says that nobody has a low; where options fill the row, the key that ends the lesson."""
    low = asked.task.ask.code == f"AskCode.{AskCode.WHO_WINS_LOW}" and asked.given is None
    nobody = KeyRow((KeyView(KeyCode.NO_LOW, Choose(NOBODY)),)) if low else FREE
    return (FREE, FREE, nobody, KeyRow((_CLOSE,)) if _chooses(asked) else FREE)


def _text(asked: Asked) -> tuple[Reason, ...]:
    """What is read before the answer; after it, what was right and why."""
    if asked.given is not None:
        answer = Reason(ReasonCode.ANSWER, {"what": _answer(asked)}, name=True)
        return (
            answer,
            *(Reason(ReasonCode.RULING, {"words": r.words, "source": r.source}) for r in asked.task.reasons),
        )
    if asked.watched and asked.task is asked.question.task:
        return _last(played_lines(asked.task.scene)[: asked.shown])
    lines = read_lines(asked.task.scene)
    return tuple(Reason(ReasonCode.TOLD, {"what": line}) for line in lines) if asked.told and asked.reading else ()


def _last(lines: Sequence[Saying]) -> tuple[Reason, ...]:
    """The step that was just seen stands first and large."""
    return tuple(
        Reason(ReasonCode.TOLD, {"what": line}, name=number == 0) for number, line in enumerate(reversed(lines[-3:]))
    )


def _answer(asked: Asked) -> Saying | str:
    form = asked.task.form
    if isinstance(form, Choice):
        return dict(form.options)[str(asked.task.answer)]
    return form.write(asked.task.answer)


def _stakes(scene: Scene) -> StakesView:
    for line in scene.lines:
        if line.code == STAKES:
            blinds = line.fact("blinds")
            whole = tuple(each for each in blinds if isinstance(each, int)) if isinstance(blinds, tuple) else ()
            return StakesView(scene.game, str(line.fact("limit")), whole)
    return StakesView(scene.game, PlaceCode.GAME, ())


def _shows_pot(scene: Scene) -> bool:
    """In pot limit, as at a table."""
    return _stakes(scene).limit == "pot"
