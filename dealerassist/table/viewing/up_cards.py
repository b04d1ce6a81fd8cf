"""Who opens by his up cards, and why (stud; WALKTHROUGH 3 e)."""

from __future__ import annotations

from dealerassist.cards import Card
from dealerassist.engine import Await, Hand, Part
from dealerassist.engine.house import StudTie
from dealerassist.engine.ranking import HandName
from dealerassist.engine.ranking.up_cards import board_name
from dealerassist.table.dealing import on_later_street
from dealerassist.table.situation import Situation
from dealerassist.table.turning_up import door_cards
from dealerassist.views import Fact, PlaceLook, PlaceView, Reason, ReasonCode
from dealerassist.words import board_saying, card_saying

PLACES = 5
MIDDLE = PLACES // 2
NO_PLACE = PlaceView(PlaceLook.NONE)


def opener_reasons(situation: Situation) -> tuple[Reason, ...]:
    """Who is high, low or brings in this round, and by what; none where positions decide, or nobody acts.
    Before the door cards are read: what to do where a hole card was exposed (TDA 2024 RP-10A).
    """
    hand = situation.hand
    if door_cards(situation) is not None:
        return (Reason(ReasonCode.DOOR_EXPOSED),)
    seat = hand.opener if hand.awaits is Await.ACT else None
    if seat is None:
        return ()
    low = hand.setup.game.parts[0].part is Part.LOW
    up = tuple(card for card in hand.seat(seat).up if card is not None)
    read = all(None not in now.up for now in hand.seats if now.live)
    if not on_later_street(hand):
        facts: dict[str, Fact] = {"words": card_saying(up[0])} if read else {}
        return (Reason(ReasonCode.BRINGS_IN, {"n": seat, **facts}, name=True),)
    name = board_name(up, low) if read else None
    facts = {"words": board_saying(name.hand_class, name.ranks)} if name is not None else {}
    opens = Reason(ReasonCode.BOARD_LOW if low else ReasonCode.BOARD_HIGH, {"n": seat, **facts}, name=True)
    return (opens, *(_of_equal_boards(hand, name, low) if name is not None else ()))


def _of_equal_boards(hand: Hand, best: HandName, low: bool) -> tuple[Reason, ...]:
    """By which rule of the house one of several equal boards opens (PROCEDURES 61; WALKTHROUGH 3 e)."""
    boards = [tuple(card for card in now.up if card is not None) for now in hand.seats if now.live]
    if sum(board_name(up, low) == best for up in boards) < 2:
        return ()
    by_suit = hand.setup.house.stud_tie is StudTie.SUIT
    return (Reason(ReasonCode.EQUAL_BY_SUIT if by_suit else ReasonCode.EQUAL_BY_ORDER),)


def no_board(situation: Situation, playing: tuple[Card, ...] | None) -> tuple[PlaceView, ...]:
    """The centre of a game without a board: nothing, the card for all, or at a push the five that play."""
    if playing:
        cards = tuple(PlaceView(PlaceLook.PLAYING, card) for card in playing)
        free = PLACES - len(cards)  # three cards play in Guts
        return (*(NO_PLACE,) * (free // 2), *cards, *(NO_PLACE,) * (free - free // 2))
    board = situation.hand.board
    due = situation.hand.awaits is Await.DEAL_COMMUNITY
    here = PlaceView(PlaceLook.NEXT) if due else NO_PLACE
    if board:
        here = PlaceView(PlaceLook.UNSURE) if board[0] is None else PlaceView(PlaceLook.DEALT, board[0])
    return tuple(here if place == MIDDLE else NO_PLACE for place in range(PLACES))
