"""Everything that a hand, a timeline or a session holds, as values that can be compared later.

The engine keeps its state to itself; only tests look inside, to see that a refusal left no trace.
"""

from __future__ import annotations

from dealerassist.engine import Hand, IllegalActionError, Timeline
from dealerassist.engine.phases import Phase
from dealerassist.engine.state import Seat, State

Dump = object


def dump(value: object) -> Dump:
    """A copy of `value` that later changes cannot reach: what is frozen stands for itself."""
    if isinstance(value, (State, Seat)):
        assert not hasattr(value, "__dict__")
        return tuple([(name, dump(getattr(value, name))) for name in value.__slots__])
    if isinstance(value, list):
        return tuple([dump(each) for each in value])
    if isinstance(value, (set, dict)):
        return type(value)(value)
    if isinstance(value, tuple) and any(isinstance(each, Phase) for each in value):
        return tuple([phase_of(each) for each in value])
    if isinstance(value, IllegalActionError):
        return (value.code, dict(value.data))
    return value


def phase_of(phase: Phase) -> Dump:
    """Phases without fields are told apart by their class."""
    return phase if hasattr(phase, "__dataclass_fields__") else type(phase).__name__


def dump_hand(hand: Hand) -> Dump:
    return dump(hand._state), hand.commands, tuple(hand.opening)


def dump_timeline(timeline: Timeline) -> Dump:
    return dump_hand(timeline.hand), timeline.entries, timeline.waiting, dump(timeline.why_waiting), timeline._count
