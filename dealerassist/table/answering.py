"""The dealer's answers: to what the sensors doubt, to the engine's questions, and what the floor decides.

A doubt is answered in one of two ways: by what really lies there, or by doing without the sensors that it comes from
until the next hand. Then the dealer enters what they would have said.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dealerassist.engine import Await, Entry, Hand, Question
from dealerassist.engine import commands as c
from dealerassist.table.amounts import tried
from dealerassist.table.changing import begin_change
from dealerassist.table.desk import Outcome, Tell
from dealerassist.table.exchanging import DRAW, NOBODY_IN, declared, draw
from dealerassist.table.levels import PUCK
from dealerassist.table.marks import By
from dealerassist.table.naming import without
from dealerassist.table.situation import Situation
from dealerassist.table.winners import no_low_word
from dealerassist.views import PhraseCode

PLAY_ON, IN, OUT, NO_CALL, NO_LOW = "play-on", "in", "out", "no-call", "no-low"
BUTTON_AT, CHANGE, KILL, RESTORE = "button-", "change-", "kill-", "restore-"
"""Options that end in a number: a seat's, or a command's SEQ."""


def choose(situation: Situation, option: str) -> Outcome:
    """What choosing an option comes to; one that is no answer to what is asked now changes nothing."""
    question = situation.hand.awaiting.question
    if isinstance(question, Question) and option in question.options:
        return Outcome(situation.desk, (Tell(c.Floor(question.code, option), By.TOUCHED),))
    if option == NO_LOW:
        word_of_low = no_low_word(situation)
        tells = () if word_of_low is None else (Tell(word_of_low, By.TOUCHED),)
        return Outcome(replace(situation.desk, winners=()), tells)
    if option == NOBODY_IN and situation.hand.awaits is Await.DECLARE:
        return declared(replace(situation, desk=replace(situation.desk, who_in=None)))
    word, _, number = option.rpartition("-")
    if number.isdecimal() and f"{word}-" in _NUMBERED:
        return _NUMBERED[f"{word}-"](situation, int(number))
    return _to_doubt(situation, option)


def _to_doubt(situation: Situation, option: str) -> Outcome:
    """PLAY ON, IN or OUT."""
    desk = situation.desk
    if desk.doubt is None:
        return Outcome(desk)
    seat = desk.doubt.phrase.facts.get("n")
    if desk.doubt.phrase.code is PhraseCode.CARDS_BACK and option == IN and isinstance(seat, int):
        return Outcome(desk, (_in(situation, seat),))
    if desk.doubt.phrase.code is PhraseCode.CARDS_GONE and option == OUT and isinstance(seat, int):
        return Outcome(desk, (_out(situation, seat),))
    if desk.doubt.phrase.code is PhraseCode.CARDS_GONE and option == NO_CALL and isinstance(seat, int):
        call = last_implied_call(situation, seat)
        fold = Tell(c.Change(call or 0, c.Fold(seat)), By.TOUCHED, evidence="its cards were gone")
        return Outcome(desk, () if call is None else (fold,))
    if option in {PLAY_ON, IN, OUT}:
        words = f"{desk.doubt.phrase.code}: {option}; this hand without {', '.join(desk.doubt.sources)}"
        return Outcome(without(desk, *desk.doubt.sources), note=words)
    return Outcome(desk)


def _in(situation: Situation, seat: int) -> Tell:
    """It never folded: on a street that is over it has called, or checked, if that is how the rest fits; else its hand
    is live again.
    """
    fold = next((e for e in reversed(situation.entries) if e.command == c.Fold(seat)), None)
    if fold is not None and fold.seq is not None and situation.last_act(seat) is None:
        for act in (c.Call(seat), c.Check(seat)):
            change = c.Change(fold.seq, act)
            trial = tried(situation, change)
            if isinstance(trial, Hand) and len(trial.commands) == len(situation.entries):
                return Tell(change, By.TOUCHED, evidence="its cards are back")
    return Tell(c.Restore(seat, "its cards are back"), By.TOUCHED)


def _out(situation: Situation, seat: int) -> Tell:
    """Its hand is out: folded in turn, else dead, and what it has called stays in (PROCEDURES 51)."""
    if situation.actor == seat:
        return Tell(c.Fold(seat), By.TOUCHED, evidence="its cards are gone")
    return Tell(c.Kill(seat, "its cards are gone"), By.TOUCHED)


def implied_call(situation: Situation, seat: int) -> int | None:
    """The SEQ of the seat's last act on this street, where that is a call which nobody has touched."""
    return _if_implied_call(situation, situation.last_act(seat))


def last_implied_call(situation: Situation, seat: int) -> int | None:
    """The same of a street before, too, where the seat has not acted since: did he call, or were his cards gone?"""
    acts = (entry for entry in reversed(situation.entries) if isinstance(entry.command, c.SeatAct))
    return _if_implied_call(situation, next((e for e in acts if getattr(e.command, "seat", None) == seat), None))


def _if_implied_call(situation: Situation, entry: Entry | None) -> int | None:
    if entry is None or entry.seq is None or not isinstance(entry.command, c.Call):
        return None
    mark = situation.marks.get(entry.seq)
    return entry.seq if mark is not None and mark.by is By.IMPLIED else None


def _button_at(situation: Situation, seat: int) -> Outcome:
    """BUTTON: n OR m? Where it stays, the puck's sensors are not asked any more in this hand (TDA 2024 34A)."""
    if seat == situation.hand.setup.button:
        return Outcome(without(situation.desk, PUCK), note=f"button-check: the button is at seat {seat}")
    return Outcome(without(situation.desk, PUCK), button=seat)


def _change(situation: Situation, seq: int) -> Outcome:
    return begin_change(situation, seq)


def _kill(situation: Situation, seat: int) -> Outcome:
    return Outcome(replace(situation.desk, floor=None), (Tell(c.Kill(seat, "the floor"), By.TOUCHED),))


def _restore(situation: Situation, seat: int) -> Outcome:
    return Outcome(replace(situation.desk, floor=None), (Tell(c.Restore(seat, "the floor"), By.TOUCHED),))


_NUMBERED: dict[str, Callable[[Situation, int], Outcome]] = {
    BUTTON_AT: _button_at,
    DRAW: draw,
    CHANGE: _change,
    KILL: _kill,
    RESTORE: _restore,
}
