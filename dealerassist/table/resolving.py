"""What lies where, compared with what the hand has: a command it explains, a question, or nothing (DESIGN 4; DISPLAY
6.5, 6.6).

Readings are levels, not commands. Nothing here is kept: the same levels and the same hand give the same answer, and a
question goes when its cause goes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dealerassist.cards import Card
from dealerassist.engine import Await
from dealerassist.engine import commands as c
from dealerassist.table.desk import Tell
from dealerassist.table.going_on import pots_to_make
from dealerassist.table.implying import BOARD_CARDS, after, passive, until_round_ends, until_seat
from dealerassist.table.marks import By, unsealed
from dealerassist.table.situation import Situation
from dealerassist.views import Phrase, PhraseCode


@dataclass(frozen=True, slots=True)
class Resolved:
    """Commands that explain what lies there; or a question; `who_in`: the question is who is still in."""

    tells: tuple[Tell, ...] = ()
    doubt: Phrase | None = None
    who_in: bool = False


NOTHING = Resolved()


def resolve(situation: Situation) -> Resolved:
    """The first of these that has something to say."""
    for look in _LOOKS:
        if (found := look(situation)) != NOTHING:
            return found
    return NOTHING


def _doubts(situation: Situation) -> Resolved:
    """What cannot be right: a card in two places, a strange one. The deck may be fouled (PROCEDURES 43)."""
    doubts = situation.levels.doubts
    return Resolved(doubt=doubts[0]) if doubts else NOTHING


def _cards_back(situation: Situation) -> Resolved:
    """Cards of a seen fold lie there again: taken back by itself until it is sealed, then asked (DISPLAY 6.6)."""
    seats = {seat.number: seat for seat in situation.hand.seats}
    for entry in reversed(situation.entries):
        mark = situation.marks.get(entry.seq) if entry.seq is not None else None
        if not isinstance(entry.command, c.Fold) or mark is None or mark.by is By.TOUCHED or entry.seq is None:
            continue
        seat = entry.command.seat
        if not situation.levels.holds_cards(seat, seats[seat].cards):
            continue
        if _still_open(situation, entry.seq):
            return Resolved(_back_to(situation, entry.seq))
        if not situation.hand.over:
            return Resolved(doubt=Phrase(PhraseCode.CARDS_BACK, {"n": seat}))
    return NOTHING


def _still_open(situation: Situation, seq: int) -> bool:
    """Is the fold the last thing that happened, or implied and not sealed?"""
    numbers = [entry.seq for entry in situation.entries if entry.seq is not None]
    return numbers[-1:] == [seq] or seq in unsealed(situation.entries, situation.marks)


def _back_to(situation: Situation, seq: int) -> tuple[Tell, ...]:
    numbers = [entry.seq for entry in situation.entries if entry.seq is not None and entry.seq >= seq]
    return tuple(Tell(c.Undo(number), By.SEEN, evidence="the cards are back") for number in reversed(numbers))


def _hole_cards(situation: Situation) -> Resolved:
    """Two cards at every seat: the deal is over. One seat with too many: the engine asks (PROCEDURES 40, 41)."""
    hand, levels = situation.hand, situation.levels
    if hand.awaiting.what is not Await.DEAL_HOLE or not levels.seats:
        return NOTHING
    whole = hand.deal_shape[0]
    counts = {seat: levels.seats.get(seat, whole) for seat in hand.awaiting.seats}
    if any(count < whole for count in counts.values()):
        return NOTHING
    tells = tuple(Tell(c.Deal(seat, count), By.SEEN, evidence=f"{count} cards") for seat, count in counts.items())
    wrong = next((place for place, tell in enumerate(tells) if counts[hand.awaiting.seats[place]] != whole), None)
    return Resolved(tells if wrong is None else tells[: wrong + 1])


def _board_cards(situation: Situation, seen: int) -> tuple[Card, ...] | Phrase:
    """The faces of the board places beyond the hand's board, up to `seen`; a question where one is not read."""
    board = situation.levels.board or {}
    found = []
    for place in range(len(situation.hand.board) + 1, seen + 1):
        level = board.get(place)
        if level is None or level.card is None:
            return Phrase(PhraseCode.CARD_UNSURE, {"k": place})
        found.append(level.card)
    return tuple(found)


def _lying(situation: Situation) -> int:
    """How many board places hold a card, counted from the first without a gap."""
    board = situation.levels.board or {}
    return next((place - 1 for place in range(1, 6) if place not in board), 5)


def _board(situation: Situation) -> Resolved:
    """Board cards that are due: told. While somebody is still to act they show that the round is over (DISPLAY 6.5)."""
    hand = situation.hand
    lying = _lying(situation)
    more = lying - len(hand.board)
    if more <= 0 or hand.over:
        return NOTHING
    if hand.awaiting.what is Await.DEAL_HOLE or pots_to_make(situation):
        return Resolved(doubt=Phrase(PhraseCode.EARLY_BOARD, {"k": _street_words(len(hand.board))}))
    due = 3 if not hand.board else 1
    if more < due:
        return NOTHING
    if hand.acting:
        return _round_is_over(situation)
    if hand.awaiting.what not in BOARD_CARDS:
        return NOTHING
    extra = 1 if due < more and not hand.board else 0  # a flop of four cards: the engine asks
    cards = _board_cards(situation, len(hand.board) + due + extra)
    if isinstance(cards, Phrase):
        return Resolved(doubt=cards)
    return Resolved((Tell(c.Board(cards), By.SEEN, evidence="read on the board"),))


def _round_is_over(situation: Situation) -> Resolved:
    """The next card lies there: everybody left has checked, or called where antennas still see their cards."""
    hand, levels = situation.hand, situation.levels
    known = all(levels.holds_cards(seat, 1) is not None for seat in hand.awaiting.seats)
    if situation.bet_outstanding() and not known:
        return Resolved(who_in=situation.desk.who_in is None)
    return Resolved(until_round_ends(hand, levels, "the next board card lies there") or ())


def _street_words(board: int) -> str:
    return {0: "FLOP", 3: "TURN", 4: "RIVER"}.get(board, "BOARD")


def _cards_gone(situation: Situation) -> Resolved:
    """Cards left a seat: at the amber seat a fold, once a second witness exists; at a later seat the action has
    passed.
    """
    hand, levels = situation.hand, situation.levels
    if not hand.acting or situation.desk.held == situation.actor:
        return NOTHING
    gone = [seat for seat in hand.awaiting.seats if levels.seats.get(seat) == 0]
    if not gone:
        return NOTHING
    actor = hand.awaiting.seats[0]
    if gone[0] == actor:
        witness = len(gone) > 1 or _muck_grew(situation)
        fold = Tell(c.Fold(actor), By.SEEN, evidence="cards gone, with a second witness")
        return Resolved((fold,)) if witness and hand.to_call else NOTHING
    passed = until_seat(hand, gone[0], levels)
    if passed is None or not _muck_grew(situation):
        return NOTHING
    there = after(situation, passed)
    folded = (passive(there.hand, levels, "its cards are gone"),) if there.hand.to_call else ()
    return Resolved((*passed, *folded))


def _mucked(situation: Situation) -> Resolved:
    """At the showdown: a hand that went to the muck untabled is given up."""
    hand, levels = situation.hand, situation.levels
    if hand.awaiting.what is not Await.SHOW or not _muck_grew(situation):
        return NOTHING
    gone = next((seat for seat in hand.awaiting.seats if levels.seats.get(seat) == 0), None)
    if gone is None:
        return NOTHING
    return Resolved((Tell(c.Muck(gone), By.SEEN, evidence="cards gone, with a second witness"),))


def _muck_grew(situation: Situation) -> bool:
    """Does the muck hold more cards than the folds that are known explain?"""
    muck = situation.levels.muck
    folded = sum(seat.cards for seat in situation.hand.seats if not seat.live and not seat.waiting)
    return muck is not None and muck > folded


def _button(situation: Situation) -> Resolved:
    """The puck lies elsewhere: asked before the first card only (TDA 2024 34A)."""
    hand, puck = situation.hand, situation.levels.puck
    first = hand.awaiting.what is Await.DEAL_HOLE and not any(situation.levels.seats.values())
    if not first or len(puck) != 1 or puck[0] == hand.setup.button:
        return NOTHING
    return Resolved(doubt=Phrase(PhraseCode.BUTTON_CHECK, {"n": hand.setup.button, "m": puck[0]}))


_LOOKS: tuple[Callable[[Situation], Resolved], ...] = (
    _doubts,
    _cards_back,
    _button,
    _hole_cards,
    _board,
    _cards_gone,
    _mucked,
)
