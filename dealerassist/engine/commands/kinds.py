"""What a command is told to: a hand, the record of a hand, or the table between hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Command:
    """Anything that can stand on a line of a hand script."""

    verb: ClassVar[str] = ""


class HandCommand(Command):
    """Told to `Hand.push`."""

    __slots__ = ()


class RecordCommand(Command):
    """Told to a hand's `Timeline`, not to the hand."""

    __slots__ = ()


class SessionCommand(Command):
    """Told to the table between hands."""

    __slots__ = ()
