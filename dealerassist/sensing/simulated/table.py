"""A table to lay cards on, with all the nodes under it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from threading import RLock

from dealerassist.cards import PACK_52, Card
from dealerassist.sensing import protocol
from dealerassist.sensing.deck import Deck
from dealerassist.sensing.protocol import DealerKey
from dealerassist.sensing.simulated.faults import Faults
from dealerassist.sensing.simulated.line import SimulatedLine
from dealerassist.sensing.simulated.nodes import Sight, SimulatedConsole, SimulatedNode, SimulatedZoneNode
from dealerassist.sensing.zones import MUCK, ZONE_AT, Zone, source_at

_TAG_START = bytes((0xE0, 0x04, 0x01))
"""How the numbers of one maker's ISO/IEC 15693 tags begin; over the air the last byte comes first."""
