"""The prompt of a table session: what a player says now, what the dealer has begun to say, how a step went."""

from __future__ import annotations

from collections.abc import Mapping

from dealerassist.training.codes import MoveCode, PlayerCode
from dealerassist.training.session.session import Session
from dealerassist.training.session.touching import Begun
from dealerassist.views import Fact, Phrase, PhraseCode, Saying

_HEARD: Mapping[str, PhraseCode] = {
    "EventCode.folds": PhraseCode.HEARD_FOLD,
    "EventCode.checks": PhraseCode.HEARD_CHECK,
    "EventCode.calls": PhraseCode.HEARD_CALL,
    "EventCode.bets": PhraseCode.HEARD_BET,
    "EventCode.raises": PhraseCode.HEARD_RAISE,
    "EventCode.completes": PhraseCode.HEARD_RAISE,
    "EventCode.brings-in": PhraseCode.ACT_BRING_IN,
    "EventCode.goes-all-in": PhraseCode.HEARD_ALL_IN,
    "EventCode.tables": PhraseCode.SHOW_NEXT,
    "EventCode.discards": PhraseCode.HEARD_DISCARDS,
    "EventCode.stands-pat": PhraseCode.HEARD_PAT,
    "EventCode.is-in": PhraseCode.HEARD_IN,
    "EventCode.is-out": PhraseCode.HEARD_OUT,
    f"PlayerCode.{PlayerCode.CALLS}": PhraseCode.HEARD_CALL,
    f"PlayerCode.{PlayerCode.CHECKS}": PhraseCode.HEARD_CHECK,
    f"PlayerCode.{PlayerCode.FOLDS}": PhraseCode.HEARD_FOLD,
    f"PlayerCode.{PlayerCode.BETS}": PhraseCode.HEARD_BET,
    f"PlayerCode.{PlayerCode.RAISES}": PhraseCode.HEARD_RAISE,
    f"PlayerCode.{PlayerCode.ALL_IN}": PhraseCode.HEARD_ALL_IN,
}
"""By what a player did; of anything else the dealer has to look at him. Who must not say it says it no otherwise."""
_ASKED: Mapping[MoveCode, PhraseCode] = {
    MoveCode.ANNOUNCE: PhraseCode.SAY_BET,
    MoveCode.PUSH: PhraseCode.SAY_PUSH,
    MoveCode.RETURN: PhraseCode.SAY_RETURN,
    MoveCode.PENALTY: PhraseCode.SAY_PENALTY,
    MoveCode.BUTTON: PhraseCode.BUTTON_WHERE,
    MoveCode.TABLE: PhraseCode.SAY_TABLE,
}


def prompt_of(session: Session) -> Phrase:
    """One line."""
    if session.page is not None:
        return _debriefs(session, session.page)
    if session.begun is not None:
        return _begun(session.begun)
    if session.slip is not None and not session.silent and session.happening.said is None:
        return Phrase(PhraseCode.WRONG)
    if session.sensors is not None and session.sensors.levels.doubts:
        return session.sensors.levels.doubts[0].phrase
    said = session.happening.said
    return Phrase(PhraseCode.YOUR_MOVE) if said is None else _heard(said)


def _heard(said: Saying) -> Phrase:
    code, seat = _HEARD.get(said.code, PhraseCode.LOOK), said.fact("seat")
    facts: dict[str, Fact] = {} if seat is None else {"n": seat}
    if code is PhraseCode.HEARD_DISCARDS:
        facts["k"] = said.fact("number") or 0
    amount = said.fact("to") or said.fact("amount")
    if code in {PhraseCode.HEARD_BET, PhraseCode.HEARD_RAISE, PhraseCode.ACT_BRING_IN} and amount is not None:
        facts["a"] = amount
    return Phrase(code, facts)


def _begun(begun: Begun) -> Phrase:
    facts: dict[str, Fact] = {} if begun.seat is None else {"n": begun.seat}
    return Phrase(_ASKED[begun.verb], facts | ({"a": int(begun.digits)} if begun.digits else {}))


def _debriefs(session: Session, page: int) -> Phrase:
    done = session.watcher.done
    if not page:
        return Phrase(PhraseCode.DEBRIEFED, {"k": sum(step.right for step in done), "a": len(done)})
    step = done[page - 1]
    code = PhraseCode.STEP_WRONG if not step.right else PhraseCode.STEP_LATE if step.late else PhraseCode.STEP_RIGHT
    return Phrase(code, {"k": page})
