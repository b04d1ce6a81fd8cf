"""What the display paints and sends: frozen values without text and without a field that can hold an untabled card."""

from dealerassist.views.felt import PlaceLook, PlaceView, PotView, SeatLook, SeatView, SeatWord
from dealerassist.views.intents import (
    Choose,
    HoldSeat,
    Intent,
    NameCard,
    Press,
    PressKey,
    TouchBoard,
    TouchSeat,
    TypeDigits,
)
from dealerassist.views.keys import (
    KeyCode,
    KeyRow,
    KeyStyle,
    KeyView,
    OffCode,
    PotRow,
    Row,
    StepCode,
    StepState,
    StepView,
)
from dealerassist.views.phrase import Phrase, PhraseCode
from dealerassist.views.screen import HealthCode, MarkCode, Reason, ReasonCode, StakesView, TableView

__all__ = [
    "Choose",
    "HealthCode",
    "HoldSeat",
    "Intent",
    "KeyCode",
    "KeyRow",
    "KeyStyle",
    "KeyView",
    "MarkCode",
    "NameCard",
    "OffCode",
    "Phrase",
    "PhraseCode",
    "PlaceLook",
    "PlaceView",
    "PotRow",
    "PotView",
    "Press",
    "PressKey",
    "Reason",
    "ReasonCode",
    "Row",
    "SeatLook",
    "SeatView",
    "SeatWord",
    "StakesView",
    "StepCode",
    "StepState",
    "StepView",
    "TableView",
    "TouchBoard",
    "TouchSeat",
    "TypeDigits",
]
