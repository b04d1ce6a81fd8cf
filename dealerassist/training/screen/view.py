"""A question as the table's screen shows it, with training's marks (DISPLAY 7)."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.engine import GAMES
from dealerassist.training.codes import AskCode, LabelCode
from dealerassist.training.forms import Amounts, Cards, Seats
from dealerassist.training.screen.felt import (
    FIXED,
    STAKES,
    board_views,
    felt_of,
    is_listed,
    is_one_hand,
    played_lines,
    seat_views,
    second_views,
)
from dealerassist.training.screen.keys import action_row, chooses, column_of, options_of, types
from dealerassist.training.screen.lesson import Asked
from dealerassist.training.screen.text import below_the_board, text_of
from dealerassist.training.task import Scene
from dealerassist.views import (
    Fact,
    LargeHandView,
    MarkCode,
    Phrase,
    PhraseCode,
    PlaceCode,
    PlaceLook,
    PlaceView,
    PotView,
    SeatLook,
    SeatView,
    SeatWord,
    StakesView,
    TableView,
)

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
    AskCode.WHAT_HAND: PhraseCode.ASK_HAND,
    AskCode.WHICH_FIVE: PhraseCode.ASK_FIVE,
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
    steps = asked.shown if asked.task is asked.question.task else len(played_lines(scene))
    felt = felt_of(scene, steps, asked.chips)
    game = GAMES[scene.game]
    return TableView(
        prompt=_prompt(asked),
        seats=tuple(_marked(asked, seat) for seat in seat_views(scene, felt, game.up_cards)),
        board=board_views(felt, game.board or len(felt.board)),
        second=second_views(felt),
        row=action_row(asked),
        column=column_of(asked),
        stakes=_stakes(scene),
        hand=asked.number,
        pot=PotView(0, felt.pot + sum(felt.bets.values())) if _shows_pot(scene) else None,
        marks=(MarkCode.TRAINING,),
        pad=types(asked) and not asked.reading,
        why=text_of(asked),
        reasons=below_the_board(asked),
        large=_large(asked) if is_one_hand(scene) else None,
        listed=is_listed(scene),
        answers=options_of(asked) if chooses(asked) and not scene.seats else (),
    )


def _large(asked: Asked) -> LargeHandView:
    """The one hand of the scene; the cards that are chosen, and then those that are right, are lifted."""
    scene, form = asked.task.scene, asked.task.form
    picks = isinstance(form, Cards)
    chosen = asked.cards if asked.given is None or not picks else asked.task.answer
    rest = PlaceLook.LEFT_OUT if picks and asked.given is not None else PlaceLook.DEALT
    hand, board = (
        tuple(PlaceView(PlaceLook.PLAYING if card in chosen else rest, card) for card in cards)
        for cards in (scene.seats[0].cards, scene.board)
    )
    return LargeHandView(scene.seats[0].number, hand, board, choosing=picks and asked.given is None)


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
    paid = _paid(asked).get(seat.number)
    return replace(seat, look=SeatLook.WINS, word=SeatWord.WINS, amount=paid) if paid else seat


def _paid(asked: Asked) -> dict[int, int]:
    """Once it is answered, what each seat is paid, where that was asked."""
    form, answer = asked.task.form, asked.task.answer
    if asked.given is None or not isinstance(form, Amounts):
        return {}
    return {int(label): int(str(one)) for label, one in zip(form.labels, answer, strict=True) if label.isdecimal()}


def _stakes(scene: Scene) -> StakesView:
    for line in (*scene.stakes, *scene.lines):
        if line.code == FIXED:
            return StakesView(scene.game, "fixed", _numbers(line.fact("bets")))
        if line.code == STAKES:
            return StakesView(scene.game, str(line.fact("limit")), _numbers(line.fact("blinds")))
    return StakesView(scene.game, PlaceCode.GAME, ())


def _numbers(fact: Fact | None) -> tuple[int, ...]:
    return tuple(each for each in fact if isinstance(each, int)) if isinstance(fact, tuple) else ()


def _shows_pot(scene: Scene) -> bool:
    """In pot limit, as at a table."""
    return _stakes(scene).limit == "pot"
