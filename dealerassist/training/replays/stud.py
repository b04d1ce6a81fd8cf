"""Mistakes of stud: who brings in and who opens, the completion, an open pair, the last card, up cards that are lifted
(PROCEDURES 61-65).
"""

from __future__ import annotations

from random import Random

from dealerassist.cards import cards_text
from dealerassist.engine import Hand, QuestionCode, RulingCode
from dealerassist.engine.irregularities import Case
from dealerassist.rehearsal.dealing import unseen
from dealerassist.training.codes import DealerCode, MistakeCode, TellCode
from dealerassist.training.replays.betting import acts, after_line, moved_to
from dealerassist.training.replays.mistake import (
    RARE,
    STUD,
    Mistake,
    Wrong,
    asks,
    changed,
    inserted,
    number,
    places,
    with_facts,
)
from dealerassist.training.replays.steps import Dealt, Kind, Step
from dealerassist.views import Saying

_BRINGS_IN, _COMPLETES = "EventCode.brings-in", "EventCode.completes"
_FOURTH = 2
"""Up cards of each on fourth street."""


def _live(hand: Hand) -> list[int]:
    return [seat.number for seat in hand.seats if seat.live]


def _wrong_bring_in(dealt: Dealt, rng: Random) -> Wrong | None:
    """Another door card is named."""
    return _named(dealt, places(dealt, Kind.OPENS)[0], rng)


def _wrong_opener(dealt: Dealt, rng: Random) -> Wrong | None:
    """From fourth street on another board is named."""
    later = places(dealt, Kind.OPENS)[1:]
    return _named(dealt, rng.choice(later), rng) if later else None


def _named(dealt: Dealt, at: int, rng: Random) -> Wrong | None:
    step = dealt.steps[at]
    others = [seat for seat in _live(dealt.hand_before(step)) if seat != number(step, "seat")]
    return changed(dealt, at, with_facts(step, seat=rng.choice(others))) if others else None


def _brings_in_elsewhere(dealt: Dealt, rng: Random) -> Wrong | None:
    """Another seat than the one that was named, and nobody mends it before the next one acts."""
    found = [i for i in places(dealt, Kind.ACT) if dealt.steps[i].words.code == _BRINGS_IN]
    if not found:
        return None
    step = dealt.steps[found[0]]
    others = [seat for seat in _live(dealt.hand_before(step)) if seat != number(step, "seat")]
    return changed(dealt, found[0], with_facts(step, seat=rng.choice(others)))


def _wrong_completion(dealt: Dealt, rng: Random) -> Wrong | None:
    """The bring-in and a bet, where it is the bet alone."""
    found = [i for i in acts(dealt, _COMPLETES) if dealt.steps[i].top]
    if not found:
        return None
    step = dealt.steps[at := rng.choice(found)]
    return changed(dealt, at, moved_to(step, number(step, "to") + dealt.hand.setup.stakes.bring_in))


def _pair_doubled(dealt: Dealt, rng: Random) -> Wrong | None:
    """Over an open pair the big bet, where this house or this game has none."""
    for i in acts(dealt, "EventCode.bets"):
        hand = dealt.hand_before(step := dealt.steps[i])
        up = [seat.up for seat in hand.seats if seat.live]
        paired = any(len({card.rank for card in cards if card}) < len(cards) for cards in up)
        if len(up[0]) == _FOURTH and paired and hand.legal and hand.legal.max_raise_to == step.least:
            return changed(dealt, i, moved_to(step, 2 * number(step, "to")))
    return None


def _last_card_up(dealt: Dealt, rng: Random) -> Wrong | None:
    """Seventh street face up."""
    last = _seventh(dealt)
    if last is None:
        return None
    hand = dealt.hand_before(dealt.steps[last])
    seats = dealt.steps[last].words.fact("seats")
    assert isinstance(seats, tuple), "a deal names its seats"
    cards = unseen(hand, rng, len(seats))
    return changed(dealt, last, _street(Saying.of(DealerCode.DEALS_UP, seats=seats, cards=cards_text(cards))))


def _seventh(dealt: Dealt) -> int | None:
    """Where the last card is dealt to each."""
    found = [i for i in places(dealt, Kind.STREET) if dealt.steps[i].words.fact("k")]
    return found[0] if found else None


def _street(words: Saying) -> Step:
    return Step(Kind.STREET, words)


def _short_stub(dealt: Dealt, rng: Random) -> Wrong | None:
    """The last card to each, though the stub does not last for that."""
    community = places(dealt, Kind.BOARD)
    if not community:
        return None
    hand = dealt.hand_before(dealt.steps[community[0]])
    return changed(dealt, community[0], _street(Saying.of(DealerCode.DEALS, seats=tuple(_live(hand)), k=1)))


def _community_too_soon(dealt: Dealt, rng: Random) -> Wrong | None:
    """One card for all, though with the burned cards the stub lasts for each."""
    last = _seventh(dealt)
    ruled = any(ruling.code is RulingCode.STUB_AND_BURNS for ruling in dealt.hand.rulings)
    if last is None or not ruled:
        return None
    card = unseen(dealt.hand_before(dealt.steps[last]), rng, 1)
    return changed(dealt, last, Step(Kind.BOARD, Saying.of(DealerCode.DEALS_FOR_ALL, cards=cards_text(card))))


def _door_exposed(dealt: Dealt, rng: Random) -> Wrong | None:
    """A first card that came face up is the door card: the third one goes down."""
    at = places(dealt, Kind.DEAL)[0] + 1
    return inserted(dealt, at, Saying.of(DealerCode.DOOR_TOO, seat=rng.choice(_live(dealt.hand))), Kind.DEAL)


def _lifts_up_cards(dealt: Dealt, rng: Random) -> Wrong | None:
    """Facing a bet he picks them up: the hand is dead, but it goes on."""
    found = acts(dealt, "EventCode.calls", "EventCode.raises")
    if not found:
        return None
    step = dealt.steps[at := rng.choice(found)]
    return after_line(dealt, at, Saying.of(TellCode.LIFTS_UP_CARDS, seat=number(step, "seat")), step)


STUDS = (
    Mistake(
        MistakeCode.WRONG_BRING_IN, _wrong_bring_in, "S3; TDA 2024 RP-10D", (61,), goes_on=0, games=STUD, rare=RARE
    ),
    Mistake(MistakeCode.WRONG_OPENER, _wrong_opener, "S3; TDA 2024 RP-10D", (61,), goes_on=0, games=STUD, rare=RARE),
    Mistake(
        MistakeCode.BROUGHT_IN_ELSEWHERE, _brings_in_elsewhere, "Robert's stud", (62,), goes_on=0, games=STUD, rare=RARE
    ),
    Mistake(
        MistakeCode.WRONG_COMPLETION, _wrong_completion, "S3; TDA 2024 RP-10", (61,), goes_on=0, games=STUD, rare=RARE
    ),
    Mistake(MistakeCode.PAIR_DOUBLED, _pair_doubled, "TDA 2024 RP-10F", (63,), goes_on=0, games=STUD, rare=RARE),
    Mistake(
        MistakeCode.LAST_CARD_UP, _last_card_up, "S0; S3; TDA 2024 RP-10B", (63,), goes_on=0, games=STUD, rare=RARE
    ),
    Mistake(MistakeCode.SHORT_STUB, _short_stub, "S3; TDA 2024 RP-10H", (64,), goes_on=0, games=STUD, rare=RARE),
    Mistake(
        MistakeCode.COMMUNITY_TOO_SOON, _community_too_soon, "TDA 2024 RP-10H", (64,), goes_on=0, games=STUD, rare=RARE
    ),
    Mistake(
        MistakeCode.DOOR_EXPOSED,
        _door_exposed,
        "TDA 2024 RP-10A",
        (63,),
        asks(QuestionCode.EXPOSED_CARD),
        Case(up_cards=True),
        games=STUD,
        rare=RARE,
    ),
    Mistake(
        MistakeCode.LIFTED_UP_CARDS,
        _lifts_up_cards,
        "TDA 2024 66",
        (65,),
        asks(QuestionCode.UP_CARDS_LIFTED),
        Case(facing=True),
        goes_on=0,
        games=STUD,
    ),
)
