"""What is pushed now, and why it goes there: the hand, its five cards, what beats the next best (DISPLAY 8).

Of every game alike: what a hand makes for the high or the low is the engine's word.
"""

from __future__ import annotations

from collections.abc import Iterator

from dealerassist.cards import Card
from dealerassist.engine import Await, Hand, Part
from dealerassist.engine.made import MadeHand
from dealerassist.table.boards import runs_twice
from dealerassist.table.pushing import Push, pushes
from dealerassist.table.situation import Situation
from dealerassist.views import Reason, ReasonCode
from dealerassist.words import headline_saying, why_saying

FIRST, SECOND = 1, 2
"""Boards, where it is run twice."""


def current_push(situation: Situation) -> Push | None:
    """What is pushed now; the main pot's last share once all is pushed."""
    hand = situation.hand
    steps = pushes(hand, situation.counted) if hand.awaits in {Await.AWARD, Await.DONE} else ()
    if not steps:
        return None
    return steps[-1] if hand.over else steps[min(situation.desk.pushed, len(steps) - 1)]


def made_for(hand: Hand, seat: int, part: Part, board: int = 0) -> MadeHand | None:
    """What the tabled hand of a seat makes for this part of a pot, the whole of which goes to the game's first; None
    where that is not known, or not enough. board: 2 for the second one.
    """
    wanted = hand.setup.game.parts[0].part if part is Part.WHOLE else part
    return next((made for made in hand.made(seat, second=board == SECOND) if made.part is wanted), None)


def explained(situation: Situation) -> tuple[Push, int] | None:
    """The current push, and the seat whose hand is explained: the winner's, or the tabled one that the dealer has
    touched.
    """
    push = current_push(situation)
    if push is None or len(push.pot.eligible) == 1:
        return None
    looking = situation.desk.looking
    return push, push.seat if looking is None else looking


def playing_now(situation: Situation) -> tuple[Card, ...] | None:
    """The cards of the hand that is explained; None while no hand is looked at."""
    found = explained(situation)
    if found is None:
        return None
    push, seat = found
    boards = (push.board,) if push.board or not runs_twice(situation.hand) else (FIRST, SECOND)
    made = [each for board in boards if (each := made_for(situation.hand, seat, push.part, board)) is not None]
    return None if not made and seat == push.seat else tuple(card for each in made for card in each.five)


def push_reasons(situation: Situation, push: Push) -> Iterator[Reason]:
    """The lines of one push, the most important first."""
    if (found := explained(situation)) is not None and found[1] != push.seat:
        yield from _looked_at(situation.hand, push, found[1])
        return
    hand = situation.hand
    mine = made_for(hand, push.seat, push.part, push.board)
    if len(push.pot.eligible) == 1:
        yield Reason(ReasonCode.UNSEEN, name=True)
        if sum(seat.live for seat in hand.seats) == 1:
            yield from last_returned(situation)
    elif mine is None:
        yield Reason(ReasonCode.DEALERS_WORD, name=True)
    elif runs_twice(hand):
        yield from _on_boards(hand, push)
    else:
        yield from _hand_reasons(mine, _best_other(hand, push, push.part), len(push.alike) > 1)
        yield from _low_too(hand, push)
    if situation.counted:
        yield from _odd_chips(hand, push)


def _looked_at(hand: Hand, push: Push, seat: int) -> Iterator[Reason]:
    """Another tabled hand, and what it is beaten by."""
    his, winners = (made_for(hand, each, push.part, push.board) for each in (seat, push.seat))
    if his is None:
        yield Reason(ReasonCode.NO_LOW if push.part is Part.LOW else ReasonCode.DEALERS_WORD, {"n": seat}, name=True)
        return
    words = headline_saying(his.name.hand_class, his.name.ranks)
    yield Reason(ReasonCode.HAND_OF, {"n": seat, "words": words}, name=True)
    if winners is not None and winners.value != his.value:
        yield Reason(ReasonCode.WHY, {"words": why_saying(winners.name, his.name)})
    elif winners is not None:
        yield Reason(ReasonCode.SPLIT)


def _on_boards(hand: Hand, push: Push) -> Iterator[Reason]:
    """Run twice: what wins this board, or each of them where one seat wins both."""
    for board in (push.board,) if push.board else (FIRST, SECOND):
        mine = made_for(hand, push.seat, push.part, board)
        if mine is not None:
            words = headline_saying(mine.name.hand_class, mine.name.ranks)
            yield Reason(ReasonCode.HAND_ON, {"k": board, "words": words}, name=board in {push.board, FIRST})
    mine = made_for(hand, push.seat, push.part, push.board)
    if push.board and mine is not None:
        yield from tuple(_hand_reasons(mine, _best_other(hand, push, push.part), len(push.alike) > 1))[1:]


def _low_too(hand: Hand, push: Push) -> Iterator[Reason]:
    """Of a pot that one seat wins whole, his low as well."""
    if push.part is not Part.HIGH or len(push.shares) < 2:
        return
    low = made_for(hand, push.seat, Part.LOW)
    if low is not None:
        yield Reason(ReasonCode.LOW_TOO, {"words": headline_saying(low.name.hand_class, low.name.ranks)})


def _odd_chips(hand: Hand, push: Push) -> Iterator[Reason]:
    """The odd chip of a part goes by position or by card; that of the whole pot to the high (TDA 2024 20A-C)."""
    chip, share = hand.setup.chip, push.shares[0]
    if len(push.shares) > 1:
        return
    if share.odd_chips:
        by_card = hand.setup.game.odd_chip_by_card
        yield Reason(ReasonCode.ODD_CHIP_BY_CARD if by_card else ReasonCode.ODD_CHIP, {"a": chip, "n": share.seat})
    here = [each for each in push.pot.shares if each.board == share.board]
    halves = {part: sum(each.amount for each in here if each.part is part) for part in Part}
    extra = halves[Part.HIGH] - halves[Part.LOW]
    if share.part is Part.HIGH and halves[Part.LOW] and extra > 0:
        yield Reason(ReasonCode.ODD_TO_HIGH, {"a": extra})
    other = sum(each.amount for each in push.pot.shares if each.board == SECOND)
    if share.board == FIRST and (more := sum(each.amount for each in here) - other) > 0 and other:
        yield Reason(ReasonCode.ODD_TO_FIRST, {"a": more})


def last_returned(situation: Situation) -> tuple[Reason, ...]:
    """What went back last, because nobody called it; nothing while an amount is open, which would be told as if it had
    been counted.
    """
    back = next(reversed(situation.hand.returned.items()), None)
    if back is None or not situation.counted:
        return ()
    return (Reason(ReasonCode.RETURNED, {"n": back[0], "a": back[1]}),)


def _best_other(hand: Hand, push: Push, part: Part) -> MadeHand | None:
    """The best tabled hand that was beaten, or that splits."""
    others = (made_for(hand, seat, part, push.board) for seat in push.pot.eligible if seat != push.seat)
    return max((made for made in others if made is not None), key=lambda made: made.value, default=None)


def _hand_reasons(mine: MadeHand, other: MadeHand | None, split: bool) -> Iterator[Reason]:
    words = headline_saying(mine.name.hand_class, mine.name.ranks)
    yield Reason(ReasonCode.HAND, {"words": words}, name=True)
    if split:
        yield Reason(ReasonCode.SPLIT)
    elif other is not None:
        yield Reason(ReasonCode.WHY, {"words": why_saying(mine.name, other.name)})
