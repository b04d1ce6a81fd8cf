"""What goes wrong at a table and the engine cannot see: asked of the floor, whose answer acts (PROCEDURES 11, 37-50,
57, 59, 63, 65, 66, 68, 69).

One row an irregularity: what a house may answer, its own rule first, and what follows from each answer: in the engine
(`Effect`), for the burns of the next deals, and for the dealer's hands (`FloorStep`). The answer is told as
`floor CODE OPTION`, and `seat N` behind it where a hand dies of it, or the button belongs there (`wrong_button`);
`floor` lets it act.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

from dealerassist.cards import Card
from dealerassist.engine import commands as c
from dealerassist.engine.codes import FloorStep, QuestionCode
from dealerassist.engine.house import (
    AskToSee,
    FourCardFlop,
    HouseRules,
    MisdealList,
    PrematureTurn,
    SubstantialAction,
)
from dealerassist.engine.misdeals import is_misdeal, reason_in
from dealerassist.engine.ranking import Kind
from dealerassist.engine.rulings import Question

if TYPE_CHECKING:
    from dealerassist.engine.games import Game
    from dealerassist.engine.hand import Hand


class Effect(StrEnum):
    """What an answer does in the engine, besides being recorded."""

    NOTHING = "nothing"
    VOID = "void"  # all bets go back, the button stays
    DEAD = "dead"  # the hand of the seat is dead, its money stays
    ACT = "act"  # the seat in turn folds or checks, as the option says
    BOARD_BACK = "board-back"  # the last board cards are taken up and dealt anew


@dataclass(frozen=True, slots=True)
class Case:
    """What the answers may depend on. `acted`: there has been substantial action; `acted_here`: somebody has acted
    since the last card; `facing`: the seat in turn faces a bet; `up_cards`: the game has some; `words` of the floor.
    """

    acted: bool = False
    acted_here: bool = False
    facing: bool = False
    up_cards: bool = False
    words: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """What follows from an option. `burns`: is a card burned before the next deal, the one after it …; then always."""

    effect: Effect = Effect.NOTHING
    steps: tuple[FloorStep, ...] = ()
    burns: tuple[bool, ...] = ()


Options = Callable[[HouseRules, Case], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Irregularity:
    """A row: who may answer what, what follows, by which book. `board`: how many cards lie there when it happens."""

    options: Options
    source: str
    answers: Mapping[str, Answer] = field(default_factory=dict)
    board: int | None = None


def _always(*options: str) -> Options:
    return lambda house, case: options


def _until_action(before: tuple[str, ...], after: tuple[str, ...]) -> Options:
    return lambda house, case: after if case.acted else before


def _premature_turn(house: HouseRules, case: Case) -> tuple[str, ...]:
    """TDA RP-5B: the card goes back; Robert's: it is set aside until the river."""
    return _first(house.premature_turn, PrematureTurn)


def _four_card_flop(house: HouseRules, case: Case) -> tuple[str, ...]:
    """TDA 39A: scrambled; Robert's hold'em 3: dealt anew."""
    return (*_first(house.four_card_flop, FourCardFlop), "void")


def _first(first: str, options: type[StrEnum]) -> tuple[str, ...]:
    return (first, *(option for option in options if option != first))


def _misdeal(house: HouseRules, case: Case) -> tuple[str, ...]:
    """By the house's list where the floor names a reason (TDA 35A; Robert's misdeals)."""
    if case.acted:
        return ("play-on",)
    reason = reason_in(case.words)
    return ("misdeal", "play-on") if reason is None or is_misdeal(reason, house) else ("play-on", "misdeal")


def _exposed(house: HouseRules, case: Case) -> tuple[str, ...]:
    """Robert's makes any of the first two a misdeal (TDA 35A7: one of the first two off the deck, or two others). In
    stud it is the door card (TDA RP-10A); in draw games the card may be kept.
    """
    if case.up_cards:
        return ("door-card", "replace")
    roberts = house.misdeal_list is MisdealList.ROBERTS
    return (*(("misdeal", "replace") if roberts else ("replace", "misdeal")), "keep")


def _no_burn(house: HouseRules, case: Case) -> tuple[str, ...]:
    return ("stands",) if case.acted_here else ("scramble", "next-card")


def _ask_to_see(house: HouseRules, case: Case) -> tuple[str, ...]:
    """TDA 18: a river caller with cards, of the last aggressor; Robert's: anybody who was dealt in."""
    return ("show", "refuse") if house.ask_to_see is AskToSee.ANYBODY else ("refuse", "show")


def _clock(house: HouseRules, case: Case) -> tuple[str, ...]:
    return ("fold",) if case.facing else ("check",)


def _rabbit(house: HouseRules, case: Case) -> tuple[str, ...]:
    return ("allow", "refuse") if house.rabbit else ("refuse",)


_VOID = Answer(Effect.VOID, (FloorStep.BETS_BACK, FloorStep.SAME_BUTTON))
_DEAD = Answer(Effect.DEAD, (FloorStep.MUCK_HAND,))
_BACK = (FloorStep.CARDS_TO_STUB, FloorStep.SHUFFLE_STUB)
_NO_BURN = (False,)
_RESHUFFLED = {"reshuffle": Answer(steps=(*_BACK, FloorStep.DEAL_WITHOUT_BURN), burns=_NO_BURN)}

_ROWS: Mapping[QuestionCode, Irregularity] = MappingProxyType(
    {
        QuestionCode.BUTTON_ERROR: Irregularity(  # PROCEDURES 11
            _until_action(("correct", "stands"), ("stands",)),
            "TDA 2024 34A, 35A",
            {"correct": Answer(steps=(FloorStep.MOVE_BUTTON,))},
        ),
        QuestionCode.MISDEAL: Irregularity(_misdeal, "TDA 2024 35A, 36; Robert's", {"misdeal": _VOID}),  # 37, 38
        QuestionCode.EXPOSED_CARD: Irregularity(  # 39, 63, 66
            _exposed,
            "Robert's hold'em 1; TDA 2024 35A7, RP-10A, RP-17",
            {
                "misdeal": _VOID,
                "replace": Answer(steps=(FloorStep.REPLACE_FROM_TOP, FloorStep.CARD_IS_BURN), burns=_NO_BURN),
                "door-card": Answer(steps=(FloorStep.THIRD_CARD_DOWN,)),
            },
        ),
        QuestionCode.EXTRA_CARD: Irregularity(  # 40
            _until_action(("burn", "misdeal"), ("dead",)),
            "Robert's hold'em 2",
            {"burn": Answer(steps=(FloorStep.CARD_IS_BURN,), burns=_NO_BURN), "misdeal": _VOID, "dead": _DEAD},
        ),
        QuestionCode.HOLE_COUNT: Irregularity(  # 41, found after the deal
            _until_action(("misdeal", "mend"), ("dead", "mend")),
            "TDA 2024 35A5, 37; Robert's hold'em 2",
            {"misdeal": _VOID, "dead": _DEAD, "mend": Answer(steps=(FloorStep.MEND_COUNT,))},
        ),
        QuestionCode.BOXED_CARD: Irregularity(  # 42
            _until_action(("scrap", "misdeal"), ("scrap",)),
            "Robert's; TDA 2024 35A1",
            {"scrap": Answer(steps=(FloorStep.SCRAP, FloorStep.NEXT_CARD)), "misdeal": _VOID},
        ),
        QuestionCode.FOULED_DECK: Irregularity(_always("void"), "TDA 2024 35E; Robert's", {"void": _VOID}),  # 43
        QuestionCode.FOUR_CARD_FLOP: Irregularity(  # 44
            _four_card_flop,
            "TDA 2024 39A; Robert's hold'em 3",
            {
                "scramble": Answer(steps=(FloorStep.SCRAMBLE_FOUR,), burns=(False, False)),
                "redeal": Answer(steps=(*_BACK, FloorStep.DEAL_WITHOUT_BURN), burns=_NO_BURN),
                "void": _VOID,
            },
        ),
        QuestionCode.NO_BURN: Irregularity(  # 45
            _no_burn,
            "TDA 2024 39B; Robert's hold'em 4-5",
            {
                "scramble": Answer(Effect.BOARD_BACK, (FloorStep.SCRAMBLE_THREE, FloorStep.NEXT_CARD), _NO_BURN),
                "next-card": Answer(Effect.BOARD_BACK, (FloorStep.FIRST_IS_BURN, FloorStep.NEXT_CARD), _NO_BURN),
            },
        ),
        QuestionCode.PREMATURE_FLOP: Irregularity(  # 46
            _always("reshuffle"), "TDA 2024 RP-5A; Robert's", _RESHUFFLED, board=0
        ),
        QuestionCode.PREMATURE_TURN: Irregularity(  # 47
            _premature_turn,
            "TDA 2024 RP-5B; Robert's",
            {
                **_RESHUFFLED,
                "set-aside": Answer(
                    steps=(FloorStep.SET_ASIDE, FloorStep.BURN_AND_TURN, FloorStep.SHUFFLE_ASIDE_IN),
                    burns=(True, False),
                ),
            },
            board=3,
        ),
        QuestionCode.PREMATURE_RIVER: Irregularity(  # 48
            _always("reshuffle"), "TDA 2024 RP-5C; Robert's", _RESHUFFLED, board=4
        ),
        QuestionCode.DROPPED_STUB: Irregularity(  # 49
            _always("rebuild", "shuffle-stub", "shuffle-all"),
            "TDA 2024 RP-4, 39D",
            {
                "rebuild": Answer(steps=(FloorStep.REBUILD_STUB,)),
                "shuffle-stub": Answer(steps=(FloorStep.SHUFFLE_STUB,)),
                "shuffle-all": Answer(steps=(FloorStep.SHUFFLE_WITH_MUCK,)),
            },
        ),
        QuestionCode.ASK_TO_SEE: Irregularity(  # 57
            _ask_to_see, "TDA 2024 18; Robert's", {"show": Answer(steps=(FloorStep.TOUCH_MUCK_AND_SHOW,))}
        ),
        QuestionCode.RABBIT: Irregularity(_rabbit, "TDA 2024 28; house"),  # 59
        QuestionCode.UP_CARDS_LIFTED: Irregularity(  # 65
            _always("dead", "live"), "TDA 2024 66; Robert's", {"dead": _DEAD}
        ),
        QuestionCode.EXPOSED_DRAW: Irregularity(  # 66
            _always("replace-after-all", "keep"),
            "Robert's lowball and draw; TDA 2024 RP-17",
            {"replace-after-all": Answer(steps=(FloorStep.REPLACE_AFTER_ALL,))},
        ),
        QuestionCode.ABSENT: Irregularity(  # 68
            _always("dead", "wait"), "TDA 2024 30; WSOP Live 64", {"dead": _DEAD}
        ),
        QuestionCode.CLOCK: Irregularity(  # 69
            _clock, "TDA 2024 29", {"fold": Answer(Effect.ACT), "check": Answer(Effect.ACT)}
        ),
    }
)
IRREGULARITIES = frozenset(_ROWS) - {QuestionCode.FOUR_CARD_FLOP}
"""What the dealer tells unasked; a flop of four cards the engine sees itself."""


def question_about(code: QuestionCode, house: HouseRules, case: Case, seat: int | None = None) -> Question:
    """What the floor is asked; the first option is what this house does. Raises `KeyError` for another code."""
    row = _ROWS[code]
    return Question(code, row.options(house, case), row.source, seat)


def answer_to(code: str, option: str) -> Answer:
    """What follows from the floor's answer; for a question of no row, nothing but what its phase does."""
    row = _ROWS.get(QuestionCode(code))
    return Answer() if row is None else row.answers.get(option, Answer())


def cards_on_board(code: QuestionCode) -> int | None:
    """How many cards lie on the board when it happens; None: any number."""
    return _ROWS[code].board


_KEPT: Mapping[Kind, frozenset[int]] = MappingProxyType(
    {Kind.LOW_A5: frozenset({14, 2, 3, 4, 5, 6, 7}), Kind.LOW_27: frozenset({2, 3, 4, 5, 7})}
)


def keeps_exposed(game: Game, card: Card) -> bool:
    """Does a player keep a card that was turned up on the deal? In ace-to-five lowball a seven or lower, in
    deuce-to-seven 7, 5, 4, 3 and 2 (PROCEDURES 66; Robert's lowball); in other games the floor's `exposed-card` says.
    """
    return card.rank in _KEPT.get(game.parts[0].kind, frozenset())


_WITH_CHIPS = (c.Call, c.Bet, c.Raise, c.BlindRaise, c.AllIn, c.Complete, c.BringIn)
_ACTS = (*_WITH_CHIPS, c.Fold, c.Check)
_CARDS = (c.Deal, c.Board, c.Draw)


def substantial_action(hand: Hand) -> bool:
    """Is it too late for a misdeal? Blinds and straddles are no action (PROCEDURES 38; TDA 2024 36; Robert's)."""
    acts = [command for command in hand.commands if isinstance(command, _ACTS)]
    if hand.setup.house.sa_rule is SubstantialAction.TWO_ACTS or len(acts) > 2:
        return len(acts) >= 2
    return len(acts) == 2 and any(isinstance(act, _WITH_CHIPS) for act in acts)


def acted_here(hand: Hand) -> bool:
    """Has anybody acted since the last card?"""
    last = next((each for each in reversed(hand.commands) if isinstance(each, (*_ACTS, *_CARDS))), None)
    return isinstance(last, _ACTS)


def case_of(hand: Hand, words: str) -> Case:
    """What the answers depend on, as the hand stands; `words` of the floor."""
    game = hand.setup.game
    return Case(substantial_action(hand), acted_here(hand), hand.to_call > 0, game.up_cards, words)
