"""Mistakes of the deck: on the deal, at the burns and the board, with the stub (PROCEDURES 37-50, 59)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dealerassist.cards import cards_text
from dealerassist.engine import QuestionCode
from dealerassist.engine.irregularities import Case
from dealerassist.engine.misdeals import Misdeal
from dealerassist.engine.setup import SEATS
from dealerassist.training.codes import DealerCode, MistakeCode
from dealerassist.training.replays.mistake import (
    FLOP,
    RARE,
    WITH_BUTTON,
    Mistake,
    Wrong,
    asks,
    changed,
    inserted,
    one_of,
    places,
    with_facts,
)
from dealerassist.training.replays.steps import BURN, Dealt, Kind, Step, cards_of
from dealerassist.views import Saying

LATE = 3
"""So many acts are substantial action in every house (PROCEDURES 38)."""


def _order(dealt: Dealt) -> tuple[int, tuple[int, ...]]:
    """Where the deal stands, and its seats."""
    at = places(dealt, Kind.DEAL)[0]
    seats = dealt.steps[at].words.fact("seats")
    assert isinstance(seats, tuple), "a deal names its seats"
    return at, tuple(int(str(seat)) for seat in seats)


def _wrong_first_seat(dealt: Dealt, rng: Random) -> Wrong | None:
    at, seats = _order(dealt)
    turn = rng.randrange(1, len(seats))
    return changed(dealt, at, with_facts(dealt.steps[at], seats=(*seats[turn:], *seats[:turn])))


def _left_out(dealt: Dealt, rng: Random) -> Wrong | None:
    at, seats = _order(dealt)
    gone = rng.choice(seats[1:])
    return changed(dealt, at, with_facts(dealt.steps[at], seats=tuple(seat for seat in seats if seat != gone)))


def _not_entitled(dealt: Dealt, rng: Random) -> Wrong | None:
    """Somebody who does not play gets cards in turn."""
    at, seats = _order(dealt)
    strangers = [seat for seat in SEATS if seat not in {each.number for each in dealt.hand.seats}]
    if not strangers:
        return None
    stranger = rng.choice(strangers)
    place = next((i for i, seat in enumerate(seats[1:], 1) if _between(seats[i - 1], stranger, seat)), len(seats))
    return changed(dealt, at, with_facts(dealt.steps[at], seats=(*seats[:place], stranger, *seats[place:])))


def _between(before: int, seat: int, after: int) -> bool:
    """Clockwise."""
    return (seat - before) % len(SEATS) < (after - before) % len(SEATS)


def _extra_card(dealt: Dealt, rng: Random) -> Wrong | None:
    at, seats = _order(dealt)
    return inserted(dealt, at + 1, Saying.of(DealerCode.EXTRA_CARD, seat=rng.choice(seats)), Kind.DEAL)


def _exposed(dealt: Dealt, rng: Random) -> Wrong | None:
    at, seats = _order(dealt)
    return inserted(dealt, at + 1, Saying.of(DealerCode.TURNS_UP, seat=rng.choice(seats)), Kind.DEAL)


def _boxed(dealt: Dealt, rng: Random) -> Wrong | None:
    """A card that lies face up in the deck is dealt like any other."""
    at, seats = _order(dealt)
    return inserted(dealt, at + 1, Saying.of(DealerCode.DEALS_BOXED, seat=rng.choice(seats)), Kind.DEAL)


def _late_misdeal(dealt: Dealt, rng: Random) -> Wrong | None:
    """There has been substantial action: the hand is played."""
    boards = places(dealt, Kind.BOARD)
    late = [i for i in places(dealt, Kind.ACT)[LATE:] if boards and i > boards[0]]
    return inserted(dealt, rng.choice(late), Saying.of(DealerCode.CALLS_MISDEAL), Kind.DEAL) if late else None


def _no_burn(dealt: Dealt, rng: Random) -> Wrong | None:
    at = one_of(dealt, Kind.BURN, rng)
    return None if at is None else changed(dealt, at)


def _burn_asks(steps: Sequence[Step], at: int) -> QuestionCode | None:
    """Only of a board; in stud and in draw games no book says what follows."""
    return QuestionCode.NO_BURN if steps[at].kind is Kind.BOARD else None


def _two_burns(dealt: Dealt, rng: Random) -> Wrong | None:
    at = one_of(dealt, Kind.BURN, rng)
    return None if at is None else inserted(dealt, at + 1, BURN, Kind.BURN)


def _not_pulled_in(dealt: Dealt, rng: Random) -> Wrong | None:
    found = [i for i in places(dealt, Kind.COLLECT) if dealt.steps[i + 1].kind is Kind.BURN]
    return changed(dealt, rng.choice(found)) if found else None


def _too_early(dealt: Dealt, rng: Random) -> Wrong | None:
    """The last act of a round comes after the next street."""
    steps = dealt.steps
    boards = [i for i in places(dealt, Kind.BOARD) if _last_act(steps, i) is not None]
    if not boards:
        return None
    board = rng.choice(boards)
    act = _last_act(steps, board)
    assert act is not None, "looked for just now"
    return [*steps[:act], *steps[act + 1 : board + 1], steps[act], *steps[board + 1 :]], act


def _last_act(steps: Sequence[Step], board: int) -> int | None:
    """The act that closed the round before a board card, where nothing but the dealer's steps lies between."""
    at = board - 1
    while steps[at].kind in {Kind.BURN, Kind.COLLECT}:
        at -= 1
    return at if steps[at].kind is Kind.ACT and steps[at - 1].kind is Kind.ACT else None


def _premature(steps: Sequence[Step], at: int) -> QuestionCode:
    """By how many streets there were before."""
    codes = (QuestionCode.PREMATURE_FLOP, QuestionCode.PREMATURE_TURN, QuestionCode.PREMATURE_RIVER)
    return codes[sum(step.kind is Kind.BOARD for step in steps[:at])]


def _four_cards(dealt: Dealt, rng: Random) -> Wrong | None:
    boards = places(dealt, Kind.BOARD)
    if not boards:
        return None
    flop, lying = cards_of(dealt.steps[boards[0]]), dealt.lying()
    fourth = rng.choice([card for card in dealt.hand.setup.game.pack.cards if card not in lying])
    return changed(dealt, boards[0], with_facts(dealt.steps[boards[0]], cards=cards_text((*flop, fourth))))


def _card_twice(dealt: Dealt, rng: Random) -> Wrong | None:
    """The turn or the river is a card that lies there already, and the hand goes on."""
    boards = places(dealt, Kind.BOARD)[1:]
    if not boards:
        return None
    at = rng.choice(boards)
    before = [card for i in places(dealt, Kind.BOARD) if i < at for card in cards_of(dealt.steps[i])]
    return changed(dealt, at, with_facts(dealt.steps[at], cards=cards_text([rng.choice(before)])))


def _drops_stub(dealt: Dealt, rng: Random) -> Wrong | None:
    at = one_of(dealt, Kind.BURN, rng)
    return None if at is None else inserted(dealt, at, Saying.of(DealerCode.DROPS_STUB), Kind.DEAL)


def _shows_the_stub(dealt: Dealt, rng: Random) -> Wrong | None:
    """The hand ended before the river, and a player asks what would have come."""
    if len(dealt.hand.board) == 5 or dealt.hand.setup.house.rabbit:
        return None
    at = places(dealt, Kind.PUSH)[-1] + 1
    return inserted(dealt, at, Saying.of(DealerCode.SHOWS_STUB), Kind.SHOW)


DEALING = (
    Mistake(
        MistakeCode.WRONG_FIRST_SEAT,
        _wrong_first_seat,
        "RULES 2.3; TDA 2024 35A",
        (37,),
        asks(QuestionCode.MISDEAL),
        Case(words=Misdeal.WRONG_FIRST_SEAT),
        games=WITH_BUTTON,
    ),
    Mistake(
        MistakeCode.LEFT_OUT,
        _left_out,
        "TDA 2024 35A",
        (37,),
        asks(QuestionCode.MISDEAL),
        Case(words=Misdeal.LEFT_OUT),
        games=WITH_BUTTON,
        rare=RARE,
    ),
    Mistake(
        MistakeCode.NOT_ENTITLED,
        _not_entitled,
        "TDA 2024 35A",
        (37,),
        asks(QuestionCode.MISDEAL),
        Case(words=Misdeal.NOT_ENTITLED),
        games=WITH_BUTTON,
    ),
    Mistake(
        MistakeCode.EXTRA_CARD,
        _extra_card,
        "TDA 2024 35A5; Robert's hold'em 2",
        (40, 41),
        asks(QuestionCode.EXTRA_CARD),
        games=FLOP,
        rare=RARE,
    ),
    Mistake(
        MistakeCode.EXPOSED,
        _exposed,
        "TDA 2024 35A7; Robert's hold'em 1",
        (39,),
        asks(QuestionCode.EXPOSED_CARD),
        games=FLOP,
        rare=RARE,
    ),
    Mistake(
        MistakeCode.BOXED, _boxed, "TDA 2024 35A1; Robert's", (42,), asks(QuestionCode.BOXED_CARD), games=WITH_BUTTON
    ),
    Mistake(
        MistakeCode.LATE_MISDEAL,
        _late_misdeal,
        "TDA 2024 36",
        (38,),
        asks(QuestionCode.MISDEAL),
        Case(acted=True),
        goes_on=0,
        games=FLOP,
    ),
    Mistake(MistakeCode.NO_BURN, _no_burn, "TDA 2024 38, 39B", (45,), _burn_asks),
    Mistake(MistakeCode.TWO_BURNS, _two_burns, "TDA 2024 38", (50,)),
    Mistake(MistakeCode.NOT_PULLED_IN, _not_pulled_in, "S1", ()),
    Mistake(
        MistakeCode.TOO_EARLY, _too_early, "TDA 2024 RP-5; Robert's", (46, 47, 48), _premature, games=FLOP, rare=RARE
    ),
    Mistake(
        MistakeCode.FOUR_CARDS,
        _four_cards,
        "TDA 2024 39A; Robert's hold'em 3",
        (44,),
        asks(QuestionCode.FOUR_CARD_FLOP),
        games=FLOP,
    ),
    Mistake(
        MistakeCode.CARD_TWICE,
        _card_twice,
        "TDA 2024 35E",
        (43,),
        asks(QuestionCode.FOULED_DECK),
        goes_on=0,
        games=FLOP,
    ),
    Mistake(MistakeCode.DROPS_STUB, _drops_stub, "TDA 2024 RP-4, 39D", (49,), asks(QuestionCode.DROPPED_STUB)),
    Mistake(
        MistakeCode.SHOWS_STUB, _shows_the_stub, "TDA 2024 28", (59,), asks(QuestionCode.RABBIT), games=FLOP, rare=RARE
    ),
)
