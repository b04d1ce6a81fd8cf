"""The mistakes that a dealer makes, a row each: how a right hand is made wrong, and what follows (PROCEDURES).

A mistake takes the steps of a right hand and gives the wrong ones and which of them is the first wrong one; None where
this hand has no place for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from dealerassist.cards import cards_text, parse_cards
from dealerassist.engine import QuestionCode
from dealerassist.engine.misdeals import Misdeal
from dealerassist.training.codes import DealerCode, MistakeCode
from dealerassist.training.replays.steps import BURN, Dealt, Kind, Step, is_call_or_fold
from dealerassist.views import Saying
from dealerassist.views.saying import Fact

Wrong = tuple[list[Step], int]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A row. `source` of the rule that it breaks; `asks`: what the floor is then asked, with these `words`; `goes_on`:
    how many steps are shown after it at most, None: all; none where what follows would not fit any more.
    """

    name: MistakeCode
    make: Callable[[Dealt, Random], Wrong | None]
    source: str
    asks: Callable[[Sequence[Step], int], QuestionCode | None] = lambda steps, at: None
    words: str = ""
    goes_on: int | None = 3


def _asks(code: QuestionCode) -> Callable[[Sequence[Step], int], QuestionCode]:
    return lambda steps, at: code


def _places(dealt: Dealt, kind: Kind) -> list[int]:
    return [i for i, step in enumerate(dealt.steps) if step.kind is kind]


def _one_of(dealt: Dealt, kind: Kind, rng: Random) -> int | None:
    places = _places(dealt, kind)
    return rng.choice(places) if places else None


def _with(step: Step, **facts: Fact) -> Step:
    """The step with some of its facts changed."""
    return replace(step, words=Saying(step.words.code, tuple({**dict(step.words.facts), **facts}.items())))


def _changed(dealt: Dealt, at: int, *steps: Step) -> Wrong:
    """Step `at` is these instead; the first of them is wrong."""
    return [*dealt.steps[:at], *steps, *dealt.steps[at + 1 :]], at


def _inserted(dealt: Dealt, at: int, words: Saying, kind: Kind) -> Wrong:
    return [*dealt.steps[:at], Step(kind, words), *dealt.steps[at:]], at


def _order(dealt: Dealt) -> tuple[int, tuple[int, ...]]:
    """Where the deal stands, and its seats."""
    at = _places(dealt, Kind.DEAL)[0]
    return at, tuple(seat.number for seat in dealt.hand.seats)


def _wrong_first_seat(dealt: Dealt, rng: Random) -> Wrong | None:
    at, seats = _order(dealt)
    turn = rng.randrange(1, len(seats))
    return _changed(dealt, at, _with(dealt.steps[at], seats=(*seats[turn:], *seats[:turn])))


def _left_out(dealt: Dealt, rng: Random) -> Wrong | None:
    at, seats = _order(dealt)
    gone = rng.choice(seats[1:])
    return _changed(dealt, at, _with(dealt.steps[at], seats=tuple(seat for seat in seats if seat != gone)))


def _extra_card(dealt: Dealt, rng: Random) -> Wrong | None:
    at, seats = _order(dealt)
    return _inserted(dealt, at + 1, Saying.of(DealerCode.EXTRA_CARD, seat=rng.choice(seats)), Kind.DEAL)


def _exposed(dealt: Dealt, rng: Random) -> Wrong | None:
    at, seats = _order(dealt)
    return _inserted(dealt, at + 1, Saying.of(DealerCode.TURNS_UP, seat=rng.choice(seats)), Kind.DEAL)


def _no_burn(dealt: Dealt, rng: Random) -> Wrong | None:
    at = _one_of(dealt, Kind.BURN, rng)
    return None if at is None else _changed(dealt, at)


def _two_burns(dealt: Dealt, rng: Random) -> Wrong | None:
    at = _one_of(dealt, Kind.BURN, rng)
    return None if at is None else _inserted(dealt, at + 1, BURN, Kind.BURN)


def _not_pulled_in(dealt: Dealt, rng: Random) -> Wrong | None:
    places = [i for i in _places(dealt, Kind.COLLECT) if dealt.steps[i + 1].kind is Kind.BURN]
    return _changed(dealt, rng.choice(places)) if places else None


def _too_early(dealt: Dealt, rng: Random) -> Wrong | None:
    """The last act of a round comes after the next street."""
    steps = dealt.steps
    boards = [i for i in _places(dealt, Kind.BOARD) if _last_act(steps, i) is not None]
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
    boards = _places(dealt, Kind.BOARD)
    if not boards:
        return None
    flop = parse_cards(str(dealt.steps[boards[0]].words.fact("cards")))
    seen = {*dealt.hand.board, *(card for seat in dealt.hand.seats for card in seat.tabled or ())}
    fourth = rng.choice([card for card in dealt.hand.setup.game.pack.cards if card not in seen])
    return _changed(dealt, boards[0], _with(dealt.steps[boards[0]], cards=cards_text((*flop, fourth))))


def _short_raise(dealt: Dealt, rng: Random) -> Wrong | None:
    """Accepted as it stands, though nobody is all-in."""
    chip = dealt.hand.setup.chip
    places = [
        i
        for i, step in enumerate(dealt.steps)
        if step.words.code == "EventCode.raises"
        and not step.words.fact("all_in")
        and (step.least or 0) - chip > step.top
    ]
    if not places:
        return None
    at = rng.choice(places)
    step = dealt.steps[at]
    assert step.least is not None, "a raise was legal"
    to = rng.randrange(step.top + chip, step.least, chip)
    return _changed(dealt, at, _with(step, to=to, amount=to))


def _out_of_turn(dealt: Dealt, rng: Random) -> Wrong | None:
    """Two who call, check or fold act in the wrong order, and nobody says anything."""
    steps = dealt.steps
    pairs = [i for i in range(len(steps) - 1) if is_call_or_fold(steps[i]) and is_call_or_fold(steps[i + 1])]
    if not pairs:
        return None
    at = rng.choice(pairs)
    return [*steps[:at], steps[at + 1], steps[at], *steps[at + 2 :]], at


def _main_pot_first(dealt: Dealt, rng: Random) -> Wrong | None:
    pushes = _places(dealt, Kind.PUSH)
    pots = {dealt.steps[i].words.fact("pot") for i in pushes}
    if len(pots) < 2:
        return None
    turned = sorted((dealt.steps[i] for i in pushes), key=lambda step: str(step.words.fact("pot")))
    return [*dealt.steps[: pushes[0]], *turned, *dealt.steps[pushes[-1] + 1 :]], pushes[0]


def _wrong_winner(dealt: Dealt, rng: Random) -> Wrong | None:
    pushes = _places(dealt, Kind.PUSH)
    won = {dealt.steps[i].words.fact("seat") for i in pushes}
    losers = [seat.number for seat in dealt.hand.seats if seat.tabled and seat.number not in won]
    if len(pushes) != 1 or not losers:
        return None
    return _changed(dealt, pushes[0], _with(dealt.steps[pushes[0]], seat=rng.choice(losers)))


def _shows_the_stub(dealt: Dealt, rng: Random) -> Wrong | None:
    """The hand ended before the river, and a player asks what would have come."""
    if len(dealt.hand.board) == 5 or dealt.hand.setup.house.rabbit:
        return None
    at = _places(dealt, Kind.PUSH)[-1] + 1
    return _inserted(dealt, at, Saying.of(DealerCode.SHOWS_STUB), Kind.SHOW)


def _tells_the_pot(dealt: Dealt, rng: Random) -> Wrong | None:
    """In no limit a dealer does not volunteer it."""
    at = _one_of(dealt, Kind.ACT, rng)
    return None if at is None else _inserted(dealt, at, Saying.of(DealerCode.TELLS_POT), Kind.ACT)


def _wrong_button(dealt: Dealt, rng: Random) -> Wrong | None:
    places = _places(dealt, Kind.BUTTON)
    if not places:
        return None
    right = dealt.steps[places[0]].words.fact("seat")
    others = [seat.number for seat in dealt.hand.seats if seat.number != right]
    return _changed(dealt, places[0], _with(dealt.steps[places[0]], seat=rng.choice(others)))


MISTAKES = (
    Mistake(
        MistakeCode.WRONG_FIRST_SEAT,
        _wrong_first_seat,
        "RULES 2.3; TDA 2024 35A",
        _asks(QuestionCode.MISDEAL),
        Misdeal.WRONG_FIRST_SEAT,
    ),
    Mistake(MistakeCode.LEFT_OUT, _left_out, "TDA 2024 35A", _asks(QuestionCode.MISDEAL), Misdeal.LEFT_OUT),
    Mistake(MistakeCode.EXTRA_CARD, _extra_card, "TDA 2024 35A5; Robert's hold'em 2", _asks(QuestionCode.EXTRA_CARD)),
    Mistake(MistakeCode.EXPOSED, _exposed, "TDA 2024 35A7; Robert's hold'em 1", _asks(QuestionCode.EXPOSED_CARD)),
    Mistake(MistakeCode.NO_BURN, _no_burn, "TDA 2024 38, 39B", _asks(QuestionCode.NO_BURN)),
    Mistake(MistakeCode.TWO_BURNS, _two_burns, "TDA 2024 38"),
    Mistake(MistakeCode.NOT_PULLED_IN, _not_pulled_in, "S1"),
    Mistake(MistakeCode.TOO_EARLY, _too_early, "TDA 2024 RP-5; Robert's", _premature),
    Mistake(
        MistakeCode.FOUR_CARDS, _four_cards, "TDA 2024 39A; Robert's hold'em 3", _asks(QuestionCode.FOUR_CARD_FLOP)
    ),
    Mistake(MistakeCode.SHORT_RAISE, _short_raise, "S1; TDA 2024 43", goes_on=0),
    Mistake(MistakeCode.OUT_OF_TURN, _out_of_turn, "TDA 2024 40, 53"),
    Mistake(MistakeCode.MAIN_POT_FIRST, _main_pot_first, "S1; TDA 2024 21", goes_on=None),
    Mistake(MistakeCode.WRONG_WINNER, _wrong_winner, "S1; TDA 2024 12"),
    Mistake(MistakeCode.SHOWS_STUB, _shows_the_stub, "TDA 2024 28", _asks(QuestionCode.RABBIT)),
    Mistake(MistakeCode.TELLS_POT, _tells_the_pot, "TDA 2024 54A"),
    Mistake(MistakeCode.WRONG_BUTTON, _wrong_button, "TDA 2024 32, 34", _asks(QuestionCode.BUTTON_ERROR)),
)
