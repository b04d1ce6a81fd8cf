"""Devices without hardware that speak the very protocol: behind a pseudo-terminal, or stepped on virtual time."""

from dealerassist.sensing.simulated.faults import Faults
from dealerassist.sensing.simulated.line import Noise, SimulatedLine
from dealerassist.sensing.simulated.link_times import LinkTimes, link_times
from dealerassist.sensing.simulated.port import SimulatedPort
from dealerassist.sensing.simulated.stepped import SteppedReader
from dealerassist.sensing.simulated.table import SimulatedTable

__all__ = [
    "Faults",
    "LinkTimes",
    "Noise",
    "SimulatedLine",
    "SimulatedPort",
    "SimulatedTable",
    "SteppedReader",
    "link_times",
]
