"""Everything that a hand, a timeline or a session holds, as plain values that can be compared.

The engine keeps its state to itself; only tests look inside, to see that a refusal left no trace.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass

from dealerassist.cards import Card
from dealerassist.engine import Hand, Timeline
from dealerassist.engine.phases import Phase

Dump = object


def dump(value: object) -> Dump:
    """A deep copy of `value` that later changes cannot reach."""
    if value is None or isinstance(value, (int, str, Card)):
        return value
    if isinstance(value, Phase):
        return value if is_dataclass(value) else type(value).__name__
    if isinstance(value, (list, tuple)):
        return tuple(map(dump, value))
    if isinstance(value, (set, frozenset)):
        return frozenset(map(dump, value))
    if isinstance(value, Mapping):
        return tuple((dump(key), dump(each)) for key, each in value.items())
    if isinstance(value, BaseException):
        return (type(value).__name__, str(value))
    names = [field.name for field in fields(value)] if is_dataclass(value) else slots_of(value)
    return (type(value).__name__, *((name, dump(getattr(value, name))) for name in names))


def slots_of(value: object) -> list[str]:
    """All attributes of a plain slotted object."""
    names = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    if not names or hasattr(value, "__dict__"):
        raise TypeError(f"no dump of {type(value).__name__}: it is no slotted value")
    return names


def dump_hand(hand: Hand) -> Dump:
    return dump((hand._state, hand.commands, hand.opening))


def dump_timeline(timeline: Timeline) -> Dump:
    private = (timeline.entries, timeline.waiting, timeline.why_waiting, timeline._count)
    return dump_hand(timeline.hand), dump(private)
