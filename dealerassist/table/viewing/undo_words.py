"""How an act, or a batch of them, is named on a key."""

from __future__ import annotations

from dealerassist.engine import commands as c
from dealerassist.table.boards import ONCE, TWICE, run
from dealerassist.views import ActCode as A
from dealerassist.views import Fact, Saying

CODES: dict[type[c.HandCommand], A] = {
    c.Fold: A.FOLD,
    c.Check: A.CHECK,
    c.Call: A.CALL,
    c.Bet: A.BET,
    c.Raise: A.RAISE,
    c.AllIn: A.ALL_IN,
    c.Complete: A.COMPLETE,
    c.BringIn: A.BRING_IN,
    c.Post: A.POST,
    c.Straddle: A.STRADDLE,
    c.BlindRaise: A.BLIND_RAISE,
    c.Deal: A.DEAL,
    c.Board: A.BOARD,
    c.Discard: A.DISCARD,
    c.Draw: A.DRAW,
    c.In: A.IN,
    c.Out: A.OUT,
    c.Late: A.LATE,
    c.Show: A.SHOW,
    c.Muck: A.MUCK,
    c.Award: A.AWARD,
    c.Identify: A.CARD,
    c.FixBoard: A.CARD,
    c.FixSecond: A.CARD,
    c.Opener: A.OPENER,
    c.Wins: A.WINS,
    c.Floor: A.FLOOR,
    c.Restore: A.IN,
    c.Kill: A.OUT,
    c.Void: A.VOID,
}
"""Every other act is a correction."""


def undo_words(commands: list[c.HandCommand]) -> str | Saying:
    """What an undo takes back, in one or two words: the touched act and its seat, else how many of them."""
    if not commands:
        return ""
    commands = [command for command in commands if not isinstance(command, c.Award)] or commands
    last = commands[-1]
    code = CODES.get(type(last), A.CORRECTION)
    facts: dict[str, Fact] = {}
    if isinstance(last, c.Board):
        return Saying.of(code)
    if len(commands) == 1 and last in (run(ONCE), run(TWICE)):
        return Saying.of(A.TWICE if last == run(TWICE) else A.ONCE)
    if len({type(command) for command in commands}) > 1:
        code, facts = A.ACTS, {"k": len(commands)}
    elif len(commands) > 1:
        facts = {"k": len(commands)}
    elif isinstance(last, c.SeatAct):
        facts = {"n": last.seat}
    return Saying.of(code, **facts)
