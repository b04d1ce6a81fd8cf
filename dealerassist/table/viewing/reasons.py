"""The lines below the board: who wins with what and why, the odd chip (DISPLAY 8)."""

from __future__ import annotations

from collections.abc import Iterable

from dealerassist.cards import Card
from dealerassist.engine import Await, Entry, Ruling
from dealerassist.engine.pots import Pot
from dealerassist.table.boards import lying, next_place, runs_twice
from dealerassist.table.changing import act_of
from dealerassist.table.dealing import TO_BOARD
from dealerassist.table.going_on import bet_to_return, pots_to_make
from dealerassist.table.leveling import place_words
from dealerassist.table.naming import asked_place
from dealerassist.table.parting import parted
from dealerassist.table.situation import Situation
from dealerassist.table.viewing.prompts import UNKNOWN
from dealerassist.table.viewing.undo_words import undo_words
from dealerassist.table.viewing.up_cards import no_board, opener_reasons
from dealerassist.table.viewing.winning import current_push, last_returned, playing_now, push_reasons
from dealerassist.table.winners import Asked, asked_pot
from dealerassist.views import Fact, PlaceLook, PlaceView, Reason, ReasonCode, Saying

PLACES = 5
MOST_REASONS = 4


def reasons(situation: Situation) -> tuple[Reason, ...]:
    """Of the current push; of the pots to make; where a doubt's card was seen."""
    doubt = situation.desk.doubt
    if situation.desk.changing is not None and (entry := act_of(situation, situation.desk.changing)) is not None:
        return (_was(entry), *_typed_instead(situation))
    if doubt is not None and len(doubt.sources) > 1:
        return (Reason(ReasonCode.SEEN_AT, {"places": tuple(map(place_words, doubt.sources))}),)
    if situation.cards_unknown() and (asked := asked_pot(situation)) is not None:
        return _which_pot(situation, asked)
    if pots := pots_to_make(situation):
        back = last_returned(situation) if bet_to_return(situation) else ()
        first = parted(situation.hand, pots).number + 1
        return (*(_then(situation, pots, k) for k in range(first, min(len(pots), first + 2))), *back)
    shown = situation.hand.awaits is Await.SHOW and not situation.desk.built
    if shown or bet_to_return(situation):
        return last_returned(situation)
    if opens := opener_reasons(situation):
        return opens
    if situation.hand.awaits is Await.DECLARE and situation.desk.who_in:
        return (Reason(ReasonCode.AGAIN_LATE),)
    current = current_push(situation)
    why = tuple(push_reasons(situation, current)) if current is not None else ()
    return (*why, *_for_the_next(situation))


def _for_the_next(situation: Situation) -> tuple[Reason, ...]:
    """What stays in the middle, and who pays into the next pot (Guts; a draw game that nobody opened)."""
    result = situation.hand.result
    if result is None:
        return ()
    carried = (Reason(ReasonCode.CARRIED, {"a": result.carried}, name=True),) if result.carried else ()
    pays = (Reason(ReasonCode.PAYS_NEXT, {"n": seat, "a": amount}) for seat, amount in result.penalties.items())
    return (*carried, *pays)


def _was(entry: Entry) -> Reason:
    """What the act is that is being changed."""
    amount = getattr(entry.command, "to", getattr(entry.command, "amount", None))
    facts: dict[str, Fact] = {} if amount is None else {"a": amount}
    return Reason(ReasonCode.WAS, {"what": undo_words([entry.command]), **facts}, name=True)


def _typed_instead(situation: Situation) -> tuple[Reason, ...]:
    """The digits so far: after a showdown cards lie in the seat's block, where they would stand."""
    typing = situation.desk.typing
    return () if typing is None or typing.amount is None else (Reason(ReasonCode.INSTEAD, {"a": typing.amount}),)


def _which_pot(situation: Situation, asked: Asked) -> tuple[Reason, ...]:
    """Whose winner is asked for, where there are several pots."""
    if len([each for each in situation.hand.pots if each.amount]) < 2:
        return ()
    amount: dict[str, Fact] = {"a": asked.pot.amount} if situation.counted else {}
    side: dict[str, Fact] = {"k": asked.number} if asked.number else {}
    return (Reason(ReasonCode.WHICH_POT, {**amount, **side, "seats": asked.pot.eligible}),)


def in_full(situation: Situation) -> tuple[Reason, ...]:
    """What WHY shows: why this push, then the hand's rulings, the last one first, in full and with their sources."""
    current = current_push(situation)
    why = tuple(push_reasons(situation, current)) if current is not None else ()
    return (*why, *ruled(situation.hand.rulings))


def ruled(rulings: Iterable[Ruling]) -> tuple[Reason, ...]:
    """The last of these rulings, the last one first, with their sources."""
    told = [Reason(ReasonCode.RULING, {"words": _ruled(r), "source": r.source}) for r in rulings]
    return tuple(told[::-1][:MOST_REASONS])


def _ruled(ruling: Ruling) -> Saying:
    facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in ruling.facts.items()}
    return Saying.of(ruling.code, **facts)


def _then(situation: Situation, pots: tuple[Pot, ...], number: int) -> Reason:
    facts: dict[str, Fact] = {"a": pots[number].amount if situation.counted else UNKNOWN, "k": number}
    return Reason(ReasonCode.BUILT_THEN, {**facts, "seats": pots[number].eligible})


def places(situation: Situation) -> tuple[PlaceView, ...]:
    """The board's five places; at a push the cards that play stand out. One whose card is asked for shows a `?`."""
    board = situation.hand.board
    waits = situation.hand.awaits
    coming = {Await.DEAL_FLOP: 3, Await.DEAL_TURN: 4, Await.DEAL_RIVER: 5}.get(waits, 0)
    playing = playing_now(situation)
    if situation.hand.setup.game.board < PLACES:
        return no_board(situation, playing)
    naming = situation.desk.naming
    asked = asked_place(situation) if naming is None else naming.place
    views = []
    for i in range(PLACES):
        if i + 1 == asked:
            views.append(PlaceView(PlaceLook.UNSURE))
        elif i < len(board):
            views.append(PlaceView(_place_look(board[i], playing), board[i]))
        elif (named := situation.desk.named.get(i + 1)) is not None:
            views.append(PlaceView(PlaceLook.NEXT, named))
        else:
            views.append(PlaceView(PlaceLook.NEXT if i < coming else PlaceLook.UNUSED))
    return tuple(views)


def second_places(situation: Situation) -> tuple[PlaceView, ...]:
    """The other board, where it is run twice: what lies there for both is on the first only. () where there is one."""
    hand, desk = situation.hand, situation.desk
    if not runs_twice(hand):
        return ()
    cards, playing = lying(hand), playing_now(situation)
    coming = TO_BOARD.get(hand.awaits, 0) if hand.second_board is not None else 0
    asked = None if desk.naming is None else desk.naming.place
    views = []
    for place in range(PLACES + 1, 2 * PLACES + 1):
        if place - PLACES <= hand.shared_board:
            views.append(PlaceView(PlaceLook.NONE))
        elif place == asked:
            views.append(PlaceView(PlaceLook.UNSURE))
        elif place in cards:
            views.append(PlaceView(_place_look(cards[place], playing), cards[place]))
        elif (named := desk.named.get(place)) is not None:
            views.append(PlaceView(PlaceLook.NEXT, named))
        else:
            views.append(PlaceView(PlaceLook.NEXT if place < next_place(hand) + coming else PlaceLook.UNUSED))
    return tuple(views)


def _place_look(card: Card | None, playing: tuple[Card, ...] | None) -> PlaceLook:
    if card is None:
        return PlaceLook.UNSURE
    if playing is None:
        return PlaceLook.DEALT
    return PlaceLook.PLAYING if card in playing else PlaceLook.LEFT_OUT
