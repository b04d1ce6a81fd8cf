"""Devices without hardware that speak the very protocol: on a pseudo-terminal in real time, or stepped in virtual time."""

from dealerassist.sensing.simulated.faults import Faults
from dealerassist.sensing.simulated.line import Noise, SimulatedLine
from dealerassist.sensing.simulated.port import SimulatedPort
from dealerassist.sensing.simulated.stepped import SteppedReader
from dealerassist.sensing.simulated.table import SimulatedTable

__all__ = ["Faults", "Noise", "SimulatedLine", "SimulatedPort", "SimulatedTable", "SteppedReader"]
