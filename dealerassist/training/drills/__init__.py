"""The drills, a row each. Adding one: its file, its row, its words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from dealerassist.training.codes import DrillCode, MeasureCode
from dealerassist.training.drills import (
    award_pots,
    build_pots,
    button_and_blinds,
    change,
    find_mistake,
    five_that_play,
    high_low,
    minimum_raise,
    misdeal,
    name_hand,
    order_of_hands,
    pot_limit,
    rake,
    read_winner,
    ruling,
    split_or_not,
    stub_count,
    who_may_raise,
    who_opens,
    whose_action,
    wrong_amount,
)
from dealerassist.training.task import Drill

_ROWS = (
    Drill(DrillCode.NAME_HAND, name_hand.ask, MeasureCode.NEAR_NAMES, (8, 8, 10, 12)),
    Drill(DrillCode.FIVE_THAT_PLAY, five_that_play.ask, MeasureCode.FIVES_TO_CHOOSE_FROM, (12, 12, 12, 20)),
    Drill(DrillCode.READ_WINNER, read_winner.ask, MeasureCode.CARDS_TO_READ, (10, 15, 25, 40)),
    Drill(DrillCode.SPLIT_OR_NOT, split_or_not.ask, MeasureCode.RANKS_COMPARED, (8, 8, 8, 8)),
    Drill(DrillCode.HIGH_LOW, high_low.ask, MeasureCode.SHARES, (25, 40, 50, 75)),
    Drill(DrillCode.WHOSE_ACTION, whose_action.ask, MeasureCode.ACTS, (5, 6, 8, 10)),
    Drill(DrillCode.MINIMUM_RAISE, minimum_raise.ask, MeasureCode.ACTS, (8, 8, 10, 12)),
    Drill(DrillCode.WHO_MAY_RAISE, who_may_raise.ask, MeasureCode.ACTS, (8, 8, 12, 15)),
    Drill(DrillCode.POT_LIMIT, pot_limit.ask, MeasureCode.ACTS, (10, 10, 15, 20)),
    Drill(DrillCode.CHANGE, change.ask, MeasureCode.CHIPS, (8, 8, 12, 15)),
    Drill(DrillCode.BUILD_POTS, build_pots.ask, MeasureCode.POTS, (20, 30, 45, 60)),
    Drill(DrillCode.ORDER_OF_HANDS, order_of_hands.ask, MeasureCode.POTS, (25, 40, 60, 80)),
    Drill(DrillCode.AWARD_POTS, award_pots.ask, MeasureCode.SHARES, (15, 30, 60, 90)),
    Drill(DrillCode.RAKE, rake.ask, MeasureCode.CLAUSES, (6, 8, 8, 8)),
    Drill(DrillCode.BUTTON_AND_BLINDS, button_and_blinds.ask, MeasureCode.SEATS_EMPTIED, (10, 12, 15, 15)),
    Drill(DrillCode.STUB_COUNT, stub_count.ask, MeasureCode.CARDS_GONE, (10, 15, 15, 20)),
    Drill(DrillCode.WHO_OPENS, who_opens.ask, MeasureCode.UP_CARDS, (5, 6, 10, 12)),
    Drill(DrillCode.MISDEAL, misdeal.ask, MeasureCode.ACTS, (10, 10, 10, 10)),
    Drill(DrillCode.RULING, ruling.ask, MeasureCode.CHOICES, (12, 12, 15, 15)),
    Drill(DrillCode.WRONG_AMOUNT, wrong_amount.ask, MeasureCode.ACTS, (15, 20, 25, 35)),
    Drill(DrillCode.FIND_MISTAKE, find_mistake.ask, MeasureCode.STEPS, (20, 35, 60, 90)),
)
DRILLS: Mapping[DrillCode, Drill] = MappingProxyType({row.name: row for row in _ROWS})
SECONDS: Mapping[DrillCode, tuple[int, ...]] = MappingProxyType(
    {**{row.name: row.seconds for row in _ROWS}, DrillCode.DEAL_HAND: (120, 180, 240, 300)}
)
"""What the house allows, by level; for a whole hand, too."""
