"""The floor's word: it answers a question, acts where the answer has an effect, or overrides a ruling (TDA 2024 1)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from dealerassist.engine import commands as c
from dealerassist.engine.codes import QuestionCode, Refusal, RulingCode
from dealerassist.engine.corrections import kill, void
from dealerassist.engine.errors import IllegalActionError, refuse
from dealerassist.engine.events import Event
from dealerassist.engine.irregularities import (
    IRREGULARITIES,
    Case,
    Effect,
    answer_to,
    cards_on_board,
    question_about,
)
from dealerassist.engine.phases import board_back
from dealerassist.engine.rulings import Question
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import State

_SEAT = re.compile(r"\bseat (10|[1-9])\b")


def answer(setup: Setup, t: State, command: c.Floor, case: Case, out: list[Event]) -> None:
    """The floor answers the open question or tells of an irregularity; else its word goes on record against a ruling.
    Raises `IllegalActionError` and leaves no trace.
    """
    question = t.question
    if question is None and command.code in IRREGULARITIES:
        question = _told(setup, t, QuestionCode(command.code), case)
        _check_option(question, command)
        _act(setup, t, question, command, out)
        return
    if question is None:
        if command.code not in {ruling.code for ruling in t.rulings}:
            refuse(Refusal.NOT_NOW)
        t.rule(out, RulingCode.FLOOR_OVERRIDE, ruling=command.code, option=command.option, words=command.words)
        return
    if command.code != question.code:
        refuse(Refusal.QUESTION_FIRST)
    _check_option(question, command)
    t.question = None
    _act(setup, t, question, command, out)
    if not t.voided:
        t.phases[0].answered(setup, t, question, command.option, out)


def seat_named(words: str) -> int | None:
    """The seat that the floor's words name.

    >>> seat_named("seat 4 has three cards")
    4
    """
    named = _SEAT.search(words)
    return None if named is None else int(named[1])


def _told(setup: Setup, t: State, code: QuestionCode, case: Case) -> Question:
    """What the floor could have been asked, where it can have happened."""
    cards = cards_on_board(code)
    if cards is not None and (not setup.game.board or len(t.board) != cards):
        refuse(Refusal.NOT_NOW)
    return question_about(code, setup.house, case)


def _check_option(question: Question, command: c.Floor) -> None:
    if command.option not in question.options:
        refuse(Refusal.WRONG_OPTION, options=",".join(question.options))


def _act(setup: Setup, t: State, question: Question, command: c.Floor, out: list[Event]) -> None:
    """Record the answer, and do what follows from it."""
    follows = answer_to(question.code, command.option)
    t.rule(out, RulingCode.FLOOR_ANSWER, question=question.code, option=command.option, words=command.words)
    try:
        _EFFECTS[follows.effect](setup, t, command, out)
    except IllegalActionError:
        t.rulings.pop()  # an effect judges before it changes anything: the record was all
        raise
    t.burns_to_come = follows.burns or t.burns_to_come


def _nothing(setup: Setup, t: State, command: c.Floor, out: list[Event]) -> None:
    """The answer is on record; the dealer's hands do the rest."""


def _void(setup: Setup, t: State, command: c.Floor, out: list[Event]) -> None:
    if t.voided:
        refuse(Refusal.HAND_OVER)
    void(setup, t, command.words or command.code, out)


def _dead(setup: Setup, t: State, command: c.Floor, out: list[Event]) -> None:
    """The hand that the floor's words name: `seat 4` (PROCEDURES 40, 41, 65, 68)."""
    seat = seat_named(command.words)
    if seat is None:
        refuse(Refusal.SEAT_NEEDED)
    if not t.phases:
        refuse(Refusal.HAND_OVER)
    kill(setup, t, c.Kill(seat, command.code), out)


def _in_turn(setup: Setup, t: State, command: c.Floor, out: list[Event]) -> None:
    """The time of the seat in turn is over: facing a bet it folds, else it checks (PROCEDURES 69; TDA 2024 29)."""
    if not t.queue_acts():
        refuse(Refusal.NOT_NOW)
    seat = t.seats[t.queue[0]].number
    act = c.Fold(seat) if command.option == "fold" else c.Check(seat)
    t.phases[0].apply(setup, t, act, out)


def _board_back(setup: Setup, t: State, command: c.Floor, out: list[Event]) -> None:
    board_back(setup, t)


_EFFECTS: Mapping[Effect, Callable[[Setup, State, c.Floor, list[Event]], None]] = MappingProxyType(
    {
        Effect.NOTHING: _nothing,
        Effect.VOID: _void,
        Effect.DEAD: _dead,
        Effect.ACT: _in_turn,
        Effect.BOARD_BACK: _board_back,
    }
)
