"""The board as it lies, compared with the hand's: dealt, read late, misread, too early (DISPLAY 6.5)."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.cards import Card
from dealerassist.engine import Await, Hand
from dealerassist.engine import commands as c
from dealerassist.table.boards import ONCE, asks_how_often, run
from dealerassist.table.dealing import TO_BOARD
from dealerassist.table.desk import Tell
from dealerassist.table.going_on import pots_to_make
from dealerassist.table.implying import until_round_ends
from dealerassist.table.leveling import place_words
from dealerassist.table.levels import Doubted, place_source
from dealerassist.table.marks import By
from dealerassist.table.naming import cards_due, face_up
from dealerassist.table.resolved import NOTHING, Resolved, asked, taken_back
from dealerassist.table.situation import Situation
from dealerassist.views import Phrase, PhraseCode, Saying, SpotCode


def board_read_late(situation: Situation) -> Resolved:
    """A card that was dealt unread is read now."""
    board = situation.hand.board
    for place, card in enumerate(board, 1):
        read = situation.levels.read_at(place)
        if card is None and read is not None and read not in face_up(situation):
            named = c.Identify(f"board{place}", read)
            return Resolved((Tell(named, By.SEEN, evidence="read on the board"),))
    return NOTHING


def board_misread(situation: Situation) -> Resolved:
    """A card lies there that is none of the board's: one of the two was misread, or named wrongly."""
    hand = situation.hand
    if hand.over or hand.second_board is not None:
        return NOTHING  # the cards of the first are put aside for a second board, which nothing reads
    for place, card in enumerate(hand.board, 1):
        read = situation.levels.read_at(place)
        if card is not None and read is not None and read not in hand.board:
            return _which_card(place, (card, read))
    return NOTHING


def _which_card(place: int, candidates: tuple[Card, ...]) -> Resolved:
    return Resolved(doubt=Doubted(Phrase(PhraseCode.CARD_UNSURE, {"k": place}), (place_source(place),), candidates))


def board_dealt(situation: Situation) -> Resolved:
    """Board cards that are due: told. While somebody is still to act they show that the round is over (DISPLAY 6.5)."""
    hand = situation.hand
    more = situation.levels.lying - len(hand.board)
    if more <= 0 or hand.over:
        return NOTHING
    if hand.awaits is Await.DEAL_HOLE or pots_to_make(situation):
        return _too_early(situation, len(hand.board))
    due = _due(hand)
    if more < due or not due:
        return NOTHING
    if taken_back(situation):
        return _too_early(situation, len(hand.board) + (due if more > due else 0))
    if hand.acting:
        return _round_is_over(situation, due)
    if asks_how_often(hand):
        return Resolved((Tell(run(ONCE), By.SEEN, evidence="the next board card lies there"),))
    if hand.awaits not in TO_BOARD:
        return NOTHING
    return _dealt(situation, due + _is_one_too_many(situation, due))


def _due(hand: Hand) -> int:
    """How many cards come next; 0: none. Stud has a board for the card that is everybody's, where that is due (RULES
    6.6).
    """
    if hand.setup.game.board:
        return 1 if hand.board else 3
    return TO_BOARD.get(hand.awaits, 0)


def _too_early(situation: Situation, out: int) -> Resolved:
    """Cards lie beyond the first `out`, and it is not their time."""
    places = range(out + 1, situation.levels.lying + 1)
    return asked(PhraseCode.EARLY_BOARD, {"k": _street_words(out)}, *map(place_source, places))


def _is_one_too_many(situation: Situation, due: int) -> bool:
    """A flop of four cards, all laid in one movement: the engine asks. A turn that is out, too, came later."""
    levels, flop_and_one = situation.levels, range(1, due + 2)
    lie_there = not situation.hand.board and levels.lying > due and levels.reads(flop_and_one)
    return lie_there and levels.came_together(flop_and_one)


def _dealt(situation: Situation, count: int) -> Resolved:
    """The faces of the next board places; a question where a sensor that is asked does not read one."""
    cards = cards_due(situation, count)
    for place, card in enumerate(cards, len(situation.hand.board) + 1):
        if card is not None and card not in situation.hand.setup.game.pack.cards:
            source = place_source(place)
            return asked(PhraseCode.CARD_STRANGE, {"k": place_words(source)}, source)
        if card is None and situation.levels.reads((place,)):
            return _which_card(place, (situation.levels.board or {})[place].candidates)
    return Resolved((Tell(c.Board(cards), By.SEEN, evidence="read on the board"),))


def _round_is_over(situation: Situation, due: int) -> Resolved:
    """The next card lies there: everybody left has checked, or called where antennas saw their cards when it came."""
    hand, first = situation.hand, len(situation.hand.board) + 1
    levels = situation.levels.when_dealt(range(first, first + due))
    known = all(levels.holds_cards(seat, hand.seat(seat).cards) is not None for seat in hand.awaiting.seats)
    if situation.bet_outstanding() and not known:
        places = range(first, levels.lying + 1)
        return replace(asked(PhraseCode.WHO_IN, {}, *map(place_source, places)), who_in=situation.desk.who_in is None)
    return Resolved(until_round_ends(hand, levels, "the next board card lies there") or ())


def _street_words(board: int) -> Saying:
    return Saying.of({0: SpotCode.FLOP, 3: SpotCode.TURN, 4: SpotCode.RIVER}.get(board, SpotCode.BOARD))
