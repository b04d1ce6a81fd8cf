"""Twenty-odd moments of a hold'em table, as the table room would show them: for screenshots and checks."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.views import (
    MarkCode,
    Phrase,
    PhraseCode,
    TableView,
)
from tests.display.area_screens import AREA_SCREENS
from tests.display.award_screens import AWARD, BETWEEN, HANDS_UP, SHOWDOWN, UNCONTESTED, WHO_WINS, WHY_SHOWN
from tests.display.betting_screens import (
    ALL_IN,
    AMOUNT,
    BUILD,
    CAPPED,
    DEAL_FLOP,
    FLOP,
    OPTION,
    PENDING,
    POT_LIMIT,
    PREFLOP,
    WORST,
)
from tests.display.building import (
    undo,
)
from tests.display.doubt_screens import MISDEAL, NAMING, UNSURE
from tests.display.game_screens import GAME_SCREENS
from tests.display.lesson_screens import LESSON_SCREENS
from tests.display.menu_screens import MENU_SCREENS
from tests.display.session_screens import SESSION_SCREENS
from tests.display.two_boards_screens import TWO_BOARDS

SAVING = replace(FLOP, marks=(MarkCode.SAVING,))
STOPPED = replace(
    FLOP,
    prompt=Phrase(PhraseCode.FLOOR),
    marks=(MarkCode.SIMULATED, MarkCode.STOPPED),
    row=(undo(""), *(replace(each, intent=None, off=None) for each in FLOP.row[1:])),
)
TRAINING = replace(FLOP, marks=(MarkCode.TRAINING,))
SLOW = replace(PREFLOP, seats=tuple(replace(each, slow=each.number == 7) for each in PREFLOP.seats))

SITUATIONS: dict[str, TableView] = {
    "preflop": PREFLOP,
    "amount": AMOUNT,
    "pending": PENDING,
    "option": OPTION,
    "deal-flop": DEAL_FLOP,
    "flop": FLOP,
    "pot-limit": POT_LIMIT,
    "capped": CAPPED,
    "all-in": ALL_IN,
    "build-pots": BUILD,
    "hands-up": HANDS_UP,
    "award": AWARD,
    "why": WHY_SHOWN,
    "showdown": SHOWDOWN,
    "two-boards": TWO_BOARDS,
    "who-wins": WHO_WINS,
    "misdeal": MISDEAL,
    "unsure": UNSURE,
    "naming": NAMING,
    "uncontested": UNCONTESTED,
    "between": BETWEEN,
    "saving": SAVING,
    "stopped": STOPPED,
    "training": TRAINING,
    "slow": SLOW,
    "worst": WORST,
    **GAME_SCREENS,
    **MENU_SCREENS,
    **LESSON_SCREENS,
    **AREA_SCREENS,
    **SESSION_SCREENS,
}
