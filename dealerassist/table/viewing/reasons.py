"""The lines below the board: who wins with what and why, the odd chip (DISPLAY 8)."""

from __future__ import annotations

from collections.abc import Iterator

from dealerassist.cards import Card
from dealerassist.engine import Await, Entry, SeatNow
from dealerassist.engine.pots import Pot
from dealerassist.engine.ranking import best_five, high, name_of
from dealerassist.table.changing import act_of
from dealerassist.table.going_on import award_pots, bet_to_return, pots_to_make, pushes
from dealerassist.table.leveling import place_words
from dealerassist.table.marks import uncounted
from dealerassist.table.naming import asked_place
from dealerassist.table.situation import Situation
from dealerassist.table.viewing.undo_words import undo_words
from dealerassist.table.winners import asked_pot
from dealerassist.views import PlaceLook, PlaceView, Reason, ReasonCode
from dealerassist.words import hand_headline, say, why_words

PLACES = 5
MOST_REASONS = 4


def reasons(situation: Situation) -> tuple[Reason, ...]:
    """Of the current push; of the pots to make; where a doubt's card was seen."""
    doubt = situation.desk.doubt
    if situation.desk.changing is not None and (entry := act_of(situation, situation.desk.changing)) is not None:
        return (_was(entry), *_typed_instead(situation))
    if doubt is not None and len(doubt.sources) > 1:
        places = ", ".join(place_words(source).lower() for source in doubt.sources)
        return (Reason(ReasonCode.SEEN_AT, {"words": places}),)
    if situation.cards_unknown() and (asked := asked_pot(situation)) is not None:
        return _which_pot(situation, *asked)
    if pots := pots_to_make(situation):
        return (*(_then(pots, k) for k in range(1, min(len(pots), 3))), *_back(bet_to_return(situation)))
    if back := bet_to_return(situation):
        return _back(back)
    current = _current(situation)
    return tuple(_push_reasons(situation, *current)) if current is not None else ()


def _was(entry: Entry) -> Reason:
    """What the act is that is being changed."""
    amount = getattr(entry.command, "to", getattr(entry.command, "amount", None))
    facts: dict[str, int | str | tuple[int, ...]] = {} if amount is None else {"a": amount}
    return Reason(ReasonCode.WAS, {"what": undo_words([entry.command]), **facts}, name=True)


def _typed_instead(situation: Situation) -> tuple[Reason, ...]:
    """The digits so far: after a showdown cards lie in the seat's block, where they would stand."""
    typing = situation.desk.typing
    return () if typing is None or typing.amount is None else (Reason(ReasonCode.INSTEAD, {"a": typing.amount}),)


def _which_pot(situation: Situation, number: int, pot: Pot) -> tuple[Reason, ...]:
    """Whose winner is asked for, where there are several pots."""
    if len([each for each in situation.hand.pots if each.amount]) < 2:
        return ()
    unknown = bool(uncounted(situation.entries, situation.marks))
    amount: dict[str, int | str | tuple[int, ...]] = {} if unknown else {"a": pot.amount}
    side: dict[str, int | str | tuple[int, ...]] = {"k": number} if number else {}
    return (Reason(ReasonCode.WHICH_POT, {**amount, **side, "seats": pot.eligible}),)


def in_full(situation: Situation) -> tuple[Reason, ...]:
    """What WHY shows: why this push, then the hand's rulings, the last one first, in full and with their sources."""
    current = _current(situation)
    why = tuple(_push_reasons(situation, *current)) if current is not None else ()
    told = [Reason(ReasonCode.WHY, {"words": f"{say(r.code, r.facts)} ({r.source})"}) for r in situation.hand.rulings]
    return (*why, *told[::-1][:MOST_REASONS])


def _back(returned: tuple[int, int] | None) -> tuple[Reason, ...]:
    return () if returned is None else (Reason(ReasonCode.RETURNED, {"n": returned[0], "a": returned[1]}),)


def _then(pots: tuple[Pot, ...], number: int) -> Reason:
    facts: dict[str, int | str | tuple[int, ...]] = {"a": pots[number].amount, "k": number}
    return Reason(ReasonCode.BUILT_THEN, {**facts, "seats": pots[number].eligible})


def _current(situation: Situation) -> tuple[Pot, int] | None:
    """The pot and the share that is pushed now; the main pot's first share once all is pushed."""
    if situation.hand.awaiting.what not in {Await.AWARD, Await.DONE}:
        return None
    steps = pushes(situation.hand)
    if not steps:
        return None
    pot, share = steps[-1] if situation.hand.over else steps[min(situation.desk.pushed, len(steps) - 1)]
    return award_pots(situation.hand)[pot], share


def _push_reasons(situation: Situation, pot: Pot, share: int) -> Iterator[Reason]:
    seats = {seat.number: seat for seat in situation.hand.seats}
    winner = seats[pot.shares[share].seat]
    board = _board(situation)
    if len(pot.eligible) == 1:
        yield Reason(ReasonCode.UNSEEN, name=True)
        if sum(seat.live for seat in situation.hand.seats) == 1:
            yield from _back(next(reversed(situation.hand.returned.items()), None))
    elif winner.tabled is None or not board:
        yield Reason(ReasonCode.DEALERS_WORD, name=True)
    else:
        yield from _hand_reasons(winner.tabled, _best_other(pot, winner, seats, board), board, len(pot.shares) > 1)
    if pot.shares[share].odd_chips:
        yield Reason(ReasonCode.ODD_CHIP, {"a": situation.hand.setup.chip, "n": winner.number})


def _board(situation: Situation) -> tuple[Card, ...]:
    board = tuple(card for card in situation.hand.board if card)
    return board if len(board) == situation.hand.setup.game.board else ()


def _best_other(
    pot: Pot, winner: SeatNow, seats: dict[int, SeatNow], board: tuple[Card, ...]
) -> tuple[Card, ...] | None:
    """The best tabled hand that was beaten, or that splits."""
    others = [seats[n].tabled for n in pot.eligible if n != winner.number and n in seats]
    tabled = [cards for cards in others if cards is not None]
    return max(tabled, key=lambda cards: high((*cards, *board)), default=None)


def _hand_reasons(
    cards: tuple[Card, ...], other: tuple[Card, ...] | None, board: tuple[Card, ...], split: bool
) -> Iterator[Reason]:
    mine = name_of(high((*cards, *board)))
    yield Reason(ReasonCode.HAND, {"words": hand_headline(mine.hand_class, mine.ranks)}, name=True)
    if split:
        yield Reason(ReasonCode.SPLIT)
    elif other is not None:
        yield Reason(ReasonCode.WHY, {"words": why_words(mine, name_of(high((*other, *board))))})


def places(situation: Situation) -> tuple[PlaceView, ...]:
    """The board's five places; at a push the cards that play stand out. One whose card is asked for shows a `?`."""
    board = situation.hand.board
    waits = situation.hand.awaiting.what
    coming = {Await.DEAL_FLOP: 3, Await.DEAL_TURN: 4, Await.DEAL_RIVER: 5}.get(waits, 0)
    playing = _playing_board(situation)
    naming = situation.desk.naming
    asked = asked_place(situation) if naming is None else naming.place
    views = []
    for i in range(PLACES):
        if i + 1 == asked:
            views.append(PlaceView(PlaceLook.UNSURE))
        elif i < len(board):
            views.append(PlaceView(_place_look(board[i], playing), board[i]))
        else:
            views.append(PlaceView(PlaceLook.NEXT if i < coming else PlaceLook.UNUSED))
    return tuple(views)


def _place_look(card: Card | None, playing: tuple[Card, ...] | None) -> PlaceLook:
    if card is None:
        return PlaceLook.UNSURE
    if playing is None:
        return PlaceLook.DEALT
    return PlaceLook.PLAYING if card in playing else PlaceLook.LEFT_OUT


def _playing_board(situation: Situation) -> tuple[Card, ...] | None:
    """The winning hand's cards; None while no hand is looked at."""
    current = _current(situation)
    board = _board(situation)
    if current is None or not board:
        return None
    pot, share = current
    cards = situation.hand.seat(pot.shares[share].seat).tabled
    return None if cards is None or len(pot.eligible) == 1 else best_five((*cards, *board), prefer=cards)
