"""The devices of a table, and what they say: readings of tags, faces on the board, puck, keys, health and doubts.

`SerialReader` reads a real table; `simulated` has devices with the same protocol. README.md beside this file tells how
a conversation on the line goes.
"""

from dealerassist.sensing.arrivals import UpCard, UpDeal
from dealerassist.sensing.bus import Timing
from dealerassist.sensing.clock import Clock
from dealerassist.sensing.codes import DoubtCode, SensingCode, SensingError, SensorCode
from dealerassist.sensing.deck import Deck
from dealerassist.sensing.deck_file import read_deck
from dealerassist.sensing.protocol import DealerKey
from dealerassist.sensing.reader import Reader
from dealerassist.sensing.readings import (
    BoardCard,
    DeckInPlay,
    Doubt,
    Health,
    HealthState,
    InTheWay,
    Key,
    MuckCards,
    Puck,
    Reading,
    SeatCards,
    StaffCards,
    Stamp,
    TabledCards,
    Tag,
    UpCards,
)
from dealerassist.sensing.serial_reader import SerialReader
from dealerassist.sensing.staff_file import read_staff
from dealerassist.sensing.tags import TableTags
from dealerassist.sensing.zones import BOARD, MUCK, SEATS, Zone, ZoneKind

__all__ = [
    "BOARD",
    "MUCK",
    "SEATS",
    "BoardCard",
    "Clock",
    "DealerKey",
    "Deck",
    "DeckInPlay",
    "Doubt",
    "DoubtCode",
    "Health",
    "SensorCode",
    "HealthState",
    "InTheWay",
    "Key",
    "MuckCards",
    "Puck",
    "Reader",
    "Reading",
    "SeatCards",
    "SensingCode",
    "SensingError",
    "SerialReader",
    "StaffCards",
    "Stamp",
    "TableTags",
    "TabledCards",
    "Tag",
    "Timing",
    "UpCard",
    "UpCards",
    "UpDeal",
    "Zone",
    "ZoneKind",
    "read_deck",
    "read_staff",
]
