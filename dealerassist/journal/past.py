"""The last hands as they were told, kept at hand for looking back at them: no file is read while cards are dealt."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from dealerassist.engine import parse_command
from dealerassist.journal.first_row import read_first_row
from dealerassist.journal.live import LiveTable
from dealerassist.journal.rows import Draft, Kind

PAST_HANDS = 100
"""Regulators ask for 3 to 10."""


@dataclass(frozen=True, slots=True)
class PastHand:
    """One hand: its first row, and what was told of it and of the table since."""

    first: Draft
    told: tuple[Draft, ...]

    @property
    def commands(self) -> tuple[Draft, ...]:
        """The rows that are a step of the hand."""
        return tuple(row for row in self.told if row.kind is Kind.COMMAND)

    @property
    def stops(self) -> tuple[int, ...]:
        """After how many commands there is something to look at, from 0 on: cards dealt one after another are one
        step.
        """
        dealt = [row.body.split()[0] == "deal" for row in self.commands]
        inner = (k for k in range(1, len(dealt)) if not (dealt[k - 1] and dealt[k]))
        return (0, *inner, len(dealt)) if dealt else (0,)

    @property
    def played(self) -> bool:
        """Has more happened than that it was dealt?"""
        return len(self.stops) > 2

    @property
    def awarded(self) -> bool:
        """Did it come to its award, and was not called off?"""
        verbs = {row.body.split()[0] for row in self.commands}
        return "award" in verbs and "void" not in verbs

    def at(self, count: int) -> LiveTable:
        """The table after so many commands. Raises `DealerAssistError` where this version sees them otherwise."""
        opening = read_first_row(self.first.body, f"hand {self.first.hand}")
        live = LiveTable(opening.session, opening.house)
        left = count
        for row in self.told:
            left -= row.kind is Kind.COMMAND
            if left < 0:
                break
            live.tell(parse_command(row.body), numbered=row.number > 0)
        return live


class Past:
    """The last hands, the one in play included."""

    def __init__(self, rows: Iterable[Draft] = ()) -> None:
        """`rows` of a journal, in their order."""
        self._hands: deque[tuple[Draft, list[Draft]]] = deque(maxlen=PAST_HANDS)
        for row in rows:
            self.add(row)

    def add(self, row: Draft) -> None:
        """A row was told. Notes are no part of a hand."""
        if row.kind is Kind.HAND:
            self._hands.append((row, []))
        elif row.kind is not Kind.NOTE and self._hands:
            self._hands[-1][1].append(row)

    @property
    def hands(self) -> tuple[PastHand, ...]:
        """Oldest first."""
        return tuple(PastHand(first, tuple(told)) for first, told in self._hands)
