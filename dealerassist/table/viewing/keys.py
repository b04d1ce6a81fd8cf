"""The action row: UNDO, then four keys that never change place (DISPLAY 5)."""

from __future__ import annotations

from dealerassist.engine import Await, FixedLimit, IllegalActionError, Legal, Part, Refusal, Verb
from dealerassist.engine import commands as c
from dealerassist.table.boards import asks_how_often
from dealerassist.table.changing import asks_what_instead
from dealerassist.table.dealing import on_later_street
from dealerassist.table.going_on import bet_to_return, may_muck, pots_to_make
from dealerassist.table.implying import ahead, copy_of
from dealerassist.table.marks import last_unit
from dealerassist.table.naming import next_place_of, next_to_name
from dealerassist.table.situation import Situation
from dealerassist.table.turning_up import door_cards
from dealerassist.table.viewing.prompts import price_unknown
from dealerassist.table.viewing.undo_words import undo_words
from dealerassist.table.winners import asked_pot
from dealerassist.views import KeyCode, KeyStyle, KeyView, OffCode, Press, PressKey

_GO_ON = {
    Await.DEAL_HOLE: KeyCode.DEALT,
    Await.DEAL_STREET: KeyCode.DEALT,
    Await.DEAL_COMMUNITY: KeyCode.DEALT,
    Await.DEAL_FLOP: KeyCode.FLOP_OUT,
    Await.DEAL_TURN: KeyCode.TURN_OUT,
    Await.DEAL_RIVER: KeyCode.RIVER_OUT,
    Await.DISCARD: KeyCode.DISCARDED,
    Await.DRAW: KeyCode.PAT,
    Await.DONE: KeyCode.NEXT_HAND,
}


def action_row(situation: Situation) -> tuple[KeyView, ...]:
    """The five keys, left to right."""
    next_act = ahead(situation)
    legal = next_act.hand.legal if not pots_to_make(situation) else None
    if asks_what_instead(situation):
        return _instead(situation)
    return (
        _undo(situation),
        _first(situation),
        _go_on(situation),
        _third(situation, next_act, legal),
        _fourth(next_act, legal),
    )


def _instead(situation: Situation) -> tuple[KeyView, ...]:
    """What the act that is being changed was instead; UNDO leaves it as it is."""
    undo = KeyView(KeyCode.UNDO, PressKey(Press.UNDO), KeyStyle.QUIET, {"what": ""})
    passive = _key(KeyCode.CHECK_OR_CALL, Press.GO_ON, KeyStyle.GO_ON)
    fold, raised = _key(KeyCode.FOLD, Press.FOLD), _key(KeyCode.RAISE, Press.RAISE)
    return (undo, fold, passive, raised, KeyView(KeyCode.ALL_IN, PressKey(Press.ALL_IN), KeyStyle.ALL_IN))


def _key(code: KeyCode, press: Press, style: KeyStyle = KeyStyle.PLAIN, **facts: int | str) -> KeyView:
    return KeyView(code, PressKey(press), style, facts)


def _undo(situation: Situation) -> KeyView:
    """Names what it takes back: `2 FOLDS`, `RAISE 7` (DISPLAY 5)."""
    unit = set(last_unit(situation.entries, situation.marks))
    commands = [entry.command for entry in situation.entries if entry.seq in unit]
    desk = situation.desk
    turned_to = desk.winners or desk.who_in is not None or desk.naming or desk.listing or desk.floor is not None
    if not commands and not (desk.pushed or turned_to):
        return KeyView(KeyCode.UNDO, None, KeyStyle.QUIET)
    return KeyView(KeyCode.UNDO, PressKey(Press.UNDO), KeyStyle.QUIET, {"what": undo_words(commands)})


def _first(situation: Situation) -> KeyView:
    """FOLD, MUCK, HOLD MISDEAL, HOLD VOID or WHY."""
    waits = situation.hand.awaits
    if waits is Await.ACT:
        return _fold(situation)
    if waits in {Await.AWARD, Await.DONE}:
        return _key(KeyCode.WHY, Press.WHY)
    if may_muck(situation) is not None:
        return _key(KeyCode.MUCK, Press.FOLD)
    later = situation.hand.board or on_later_street(situation.hand) or waits in {Await.DRAW, Await.SHOW}
    if not later:
        return KeyView(KeyCode.HOLD_MISDEAL, PressKey(Press.MISDEAL), hold=True)
    return KeyView(KeyCode.HOLD_VOID, PressKey(Press.VOID), hold=True)


def _fold(situation: Situation) -> KeyView:
    """Who brings in cannot fold."""
    legal = situation.hand.legal
    may = legal is None or Verb.FOLD in legal.may
    return _key(KeyCode.FOLD, Press.FOLD) if may else KeyView(KeyCode.FOLD, None)


def _go_on(situation: Situation) -> KeyView:
    waits = situation.hand.awaits
    desk, asked = situation.desk, waits in {Await.OPENER, Await.DECLARE, Await.QUESTION}
    uncovers = asked and desk.typing is not None  # it ends the amount: the pad lies over the answers
    if desk.who_in is not None or desk.resuming or uncovers or next_place_of(situation) is not None:
        return _key(KeyCode.GO_ON, Press.GO_ON, KeyStyle.GO_ON)
    if waits is Await.ACT:
        return _passive(situation)
    if desk.winners:
        return _said(situation)
    if asks_how_often(situation.hand):
        return _key(KeyCode.ONCE, Press.GO_ON, KeyStyle.GO_ON)
    if asked:
        return KeyView(KeyCode.GO_ON, None, KeyStyle.GO_ON, off=OffCode.NOT_YET)
    if situation.cards_unknown():
        return KeyView(KeyCode.PUSHED, None, KeyStyle.GO_ON, off=OffCode.NOT_YET)
    if waits is Await.AWARD:
        return _key(KeyCode.PUSHED, Press.GO_ON, KeyStyle.MONEY)
    return _key(_next_step(situation), Press.GO_ON, KeyStyle.GO_ON)


def _said(situation: Situation) -> KeyView:
    """The winners are touched; where only the high's are, or the first board's, the others come before any push."""
    asked = asked_pot(situation)
    if asked is not None and (asked.part is Part.HIGH or asked.board == 1):
        return _key(KeyCode.GO_ON, Press.GO_ON, KeyStyle.GO_ON)
    return _key(KeyCode.PUSHED, Press.GO_ON, KeyStyle.MONEY)


def _next_step(situation: Situation) -> KeyCode:
    """Chips are moved first, then cards come; which of them lie face up only the dealer can say."""
    if pots_to_make(situation):
        return KeyCode.POTS_MADE
    if bet_to_return(situation):
        return KeyCode.RETURNED
    if door_cards(situation) is not None:
        return KeyCode.DOORS_UP
    return _GO_ON.get(situation.hand.awaits, KeyCode.SHOWN)


def _passive(situation: Situation) -> KeyView:
    legal = situation.hand.legal
    if legal is None or not legal.to_call:
        return _key(KeyCode.CHECK, Press.GO_ON, KeyStyle.GO_ON)
    if Verb.BRING_IN in legal.may:
        return _key(KeyCode.BRING_IN, Press.GO_ON, KeyStyle.GO_ON, a=legal.to_call)
    if price_unknown(situation):
        return _key(KeyCode.CALL, Press.GO_ON, KeyStyle.GO_ON)
    return _key(KeyCode.CALL, Press.GO_ON, KeyStyle.GO_ON, a=legal.to_call)


def _third(now: Situation, situation: Situation, legal: Legal | None) -> KeyView:
    """BET…, RAISE…; in fixed limit the amount, which commits; CHANGE… or BY HAND… else."""
    if now.desk.naming is not None:
        return _key(KeyCode.CLOSE, Press.BY_HAND)
    if legal is None:
        return _by_hand(now)
    raising = situation.hand.bet_to > 0
    if legal.min_raise_to is None:
        off = OffCode.CAPPED if legal.no_raise is Refusal.CAPPED else OffCode.NO_RAISE
        return KeyView(KeyCode.RAISE if raising else KeyCode.BET, None, off=off)
    if Verb.COMPLETE in legal.may:
        return _key(KeyCode.COMPLETE, Press.RAISE, a=legal.min_raise_to)
    if isinstance(situation.hand.setup.stakes.limit, FixedLimit):
        exact = KeyCode.RAISE_EXACTLY if raising else KeyCode.BET_EXACTLY
        return _key(exact, Press.RAISE, a=legal.min_raise_to)
    return _key(KeyCode.RAISE if raising else KeyCode.BET, Press.RAISE)


def _by_hand(situation: Situation) -> KeyView:
    """Nobody is to act: an old act can be changed before the pots are pushed; else a card can be named."""
    if situation.hand.awaits in {Await.AWARD, Await.DONE}:
        return _key(KeyCode.CHANGE, Press.CHANGE)
    able = next_to_name(situation) is not None
    return _key(KeyCode.BY_HAND, Press.BY_HAND) if able else KeyView(KeyCode.BY_HAND, None)


def _fourth(situation: Situation, legal: Legal | None) -> KeyView:
    """ALL-IN while somebody is to act, else FLOOR…."""
    if legal is None:
        return KeyView(KeyCode.FLOOR, PressKey(Press.FLOOR))
    if _too_much(situation, legal):
        off = OffCode.NO_RAISE if legal.min_raise_to is None else OffCode.OVER_LIMIT
        return KeyView(KeyCode.ALL_IN, None, KeyStyle.ALL_IN, off=off)
    return KeyView(KeyCode.ALL_IN, PressKey(Press.ALL_IN), KeyStyle.ALL_IN)


def _too_much(situation: Situation, legal: Legal) -> bool:
    """Has the seat more chips than the limit lets it bet? Only known where its stack is."""
    seat = situation.hand.seat(legal.seat)
    if seat.stack is None or seat.bet + seat.stack <= max(situation.hand.bet_to, legal.min_raise_to or 0):
        return False
    try:
        copy_of(situation.hand).push(c.AllIn(legal.seat))
    except IllegalActionError:
        return True
    return False
