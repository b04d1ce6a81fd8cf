"""What is pushed now, and why it goes there: the hand, its five cards, what beats the next best (DISPLAY 8).

Of every game alike: what a hand makes for the high or the low is the engine's word.
"""

from __future__ import annotations

from collections.abc import Iterator

from dealerassist.cards import Card
from dealerassist.engine import Await, Hand, Part
from dealerassist.engine.made import MadeHand
from dealerassist.engine.pots import Pot, Share
from dealerassist.table.going_on import award_pots, pushes
from dealerassist.table.marks import uncounted
from dealerassist.table.situation import Situation
from dealerassist.views import Reason, ReasonCode
from dealerassist.words import headline_saying, why_saying


def current_push(situation: Situation) -> tuple[Pot, Share] | None:
    """The pot and the share that is pushed now; the main pot's last share once all is pushed."""
    hand = situation.hand
    steps = pushes(hand) if hand.awaiting.what in {Await.AWARD, Await.DONE} else ()
    if not steps:
        return None
    pot, share = steps[-1] if hand.over else steps[min(situation.desk.pushed, len(steps) - 1)]
    paid = award_pots(hand)[pot]
    return paid, paid.shares[share]


def made_for(hand: Hand, seat: int, part: Part) -> MadeHand | None:
    """What the tabled hand of a seat makes for this part of a pot, the whole of which goes to the game's first; None
    where that is not known, or not enough.
    """
    wanted = hand.setup.game.parts[0].part if part is Part.WHOLE else part
    return next((made for made in hand.made(seat) if made.part is wanted), None)


def playing_now(situation: Situation) -> tuple[Card, ...] | None:
    """The cards of the hand that the current push goes to; None while no hand is looked at."""
    current = current_push(situation)
    if current is None or len(current[0].eligible) == 1:
        return None
    made = made_for(situation.hand, current[1].seat, current[1].part)
    return None if made is None else made.five


def push_reasons(situation: Situation, pot: Pot, share: Share) -> Iterator[Reason]:
    """The lines of one push, the most important first."""
    hand = situation.hand
    mine = made_for(hand, share.seat, share.part)
    if len(pot.eligible) == 1:
        yield Reason(ReasonCode.UNSEEN, name=True)
        if sum(seat.live for seat in hand.seats) == 1:
            yield from last_returned(situation)
    elif mine is None:
        yield Reason(ReasonCode.DEALERS_WORD, name=True)
    else:
        yield from _hand_reasons(mine, _best_other(hand, pot, share), _is_split(pot, share))
    if share.odd_chips:
        by_card = hand.setup.game.odd_chip_by_card
        code = ReasonCode.ODD_CHIP_BY_CARD if by_card else ReasonCode.ODD_CHIP
        yield Reason(code, {"a": hand.setup.chip, "n": share.seat})


def last_returned(situation: Situation) -> tuple[Reason, ...]:
    """What went back last, because nobody called it; nothing while an amount is open, which would be told as if it had
    been counted.
    """
    back = next(reversed(situation.hand.returned.items()), None)
    if back is None or uncounted(situation.entries, situation.marks):
        return ()
    return (Reason(ReasonCode.RETURNED, {"n": back[0], "a": back[1]}),)


def _is_split(pot: Pot, share: Share) -> bool:
    """Is the same part of the pot, on the same board, shared by several?"""
    return sum((each.part, each.board) == (share.part, share.board) for each in pot.shares) > 1


def _best_other(hand: Hand, pot: Pot, share: Share) -> MadeHand | None:
    """The best tabled hand that was beaten, or that splits."""
    others = (made_for(hand, seat, share.part) for seat in pot.eligible if seat != share.seat)
    return max((made for made in others if made is not None), key=lambda made: made.value, default=None)


def _hand_reasons(mine: MadeHand, other: MadeHand | None, split: bool) -> Iterator[Reason]:
    words = headline_saying(mine.name.hand_class, mine.name.ranks)
    yield Reason(ReasonCode.HAND, {"words": words}, name=True)
    if split:
        yield Reason(ReasonCode.SPLIT)
    elif other is not None:
        yield Reason(ReasonCode.WHY, {"words": why_saying(mine.name, other.name)})
