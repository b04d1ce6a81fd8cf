"""What goes wrong at a table and the engine cannot see: asked of the floor, its answer recorded (PROCEDURES 11, 37-50,
57, 65, 66, 68).

`question_about` says what a house may answer, its own rule first. The answer is told as `floor CODE OPTION`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from dealerassist.engine import commands as c
from dealerassist.engine.codes import QuestionCode
from dealerassist.engine.house import AskToSee, HouseRules, MisdealList, PrematureTurn, SubstantialAction
from dealerassist.engine.rulings import Question

if TYPE_CHECKING:
    from dealerassist.engine.hand import Hand

Options = Callable[[HouseRules, bool], tuple[str, ...]]
"""(house, has there been substantial action?) → the answers."""


def _always(*options: str) -> Options:
    return lambda house, acted: options


def _until_action(before: tuple[str, ...], after: tuple[str, ...]) -> Options:
    return lambda house, acted: after if acted else before


def _premature_turn(house: HouseRules, acted: bool) -> tuple[str, ...]:
    """TDA RP-5B: the card goes back; Robert's: it is set aside until the river."""
    first = house.premature_turn
    return (first, *(option for option in PrematureTurn if option is not first))


def _exposed(house: HouseRules, acted: bool) -> tuple[str, ...]:
    """Robert's makes any of the first two a misdeal (TDA 35A7: one of the first two off the deck, or two others)."""
    return ("misdeal", "replace") if house.misdeal_list is MisdealList.ROBERTS else ("replace", "misdeal")


def _ask_to_see(house: HouseRules, acted: bool) -> tuple[str, ...]:
    """TDA 18: a river caller with cards, of the last aggressor; Robert's: anybody who was dealt in."""
    return ("show", "refuse") if house.ask_to_see is AskToSee.ANYBODY else ("refuse", "show")


_RULES: Mapping[QuestionCode, tuple[Options, str]] = MappingProxyType(
    {
        QuestionCode.BUTTON_ERROR: (_until_action(("correct", "stands"), ("stands",)), "TDA 2024 34A, 35A"),
        QuestionCode.MISDEAL: (_until_action(("misdeal", "play-on"), ("play-on",)), "TDA 2024 35A, 36; Robert's"),
        QuestionCode.EXPOSED_CARD: (_exposed, "Robert's hold'em 1; TDA 2024 35A7"),
        QuestionCode.EXTRA_CARD: (_until_action(("burn", "misdeal"), ("dead",)), "Robert's hold'em 2"),
        QuestionCode.BOXED_CARD: (_until_action(("scrap", "misdeal"), ("scrap",)), "Robert's; TDA 2024 35A1"),
        QuestionCode.FOULED_DECK: (_always("void"), "TDA 2024 35E; Robert's"),
        QuestionCode.NO_BURN: (_until_action(("scramble", "next-card"), ("stands",)), "TDA 2024 39B; Robert's 4-5"),
        QuestionCode.PREMATURE_FLOP: (_always("reshuffle"), "TDA 2024 RP-5A; Robert's"),
        QuestionCode.PREMATURE_TURN: (_premature_turn, "TDA 2024 RP-5B; Robert's"),
        QuestionCode.PREMATURE_RIVER: (_always("reshuffle"), "TDA 2024 RP-5C; Robert's"),
        QuestionCode.DROPPED_STUB: (_always("rebuild", "shuffle-stub", "shuffle-all"), "TDA 2024 RP-4, 39D"),
        QuestionCode.ASK_TO_SEE: (_ask_to_see, "TDA 2024 18; Robert's"),
        QuestionCode.UP_CARDS_LIFTED: (_always("dead", "live"), "TDA 2024 66; Robert's"),
        QuestionCode.EXPOSED_DRAW: (_always("replace-after-all", "keep"), "Robert's lowball and draw; TDA 2024 RP-17"),
        QuestionCode.ABSENT: (_always("dead", "wait"), "TDA 2024 30; WSOP Live 64"),
    }
)
IRREGULARITIES = frozenset(_RULES)


def question_about(
    code: QuestionCode, house: HouseRules, substantial_action: bool, seat: int | None = None
) -> Question:
    """What the floor is asked; the first option is what this house does. Raises `KeyError` for another code."""
    options, source = _RULES[code]
    return Question(code, options(house, substantial_action), source, seat)


_WITH_CHIPS = (c.Call, c.Bet, c.Raise, c.BlindRaise, c.AllIn, c.Complete, c.BringIn)
_ACTS = (*_WITH_CHIPS, c.Fold, c.Check)


def substantial_action(hand: Hand) -> bool:
    """Is it too late for a misdeal? Blinds and straddles are no action (PROCEDURES 38; TDA 2024 36; Robert's)."""
    acts = [command for command in hand.commands if isinstance(command, _ACTS)]
    if hand.setup.house.sa_rule is SubstantialAction.TWO_ACTS or len(acts) > 2:
        return len(acts) >= 2
    return len(acts) == 2 and any(isinstance(act, _WITH_CHIPS) for act in acts)
