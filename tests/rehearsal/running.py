"""One hand rehearsed with one fault, and how it ended."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from dealerassist.cli.antenna_dealer import AntennaDealer
from dealerassist.cli.keeping_up import LostError
from dealerassist.cli.rehearsing import RehearsedDealer
from dealerassist.engine import SeatNow
from dealerassist.engine import commands as c
from dealerassist.engine.events import Event
from dealerassist.journal.live import LiveTable
from dealerassist.journal.phh import PhhHand
from dealerassist.rehearsal.faults import Fault, FaultKind, draw_fault
from dealerassist.rehearsal.hands import script_of
from dealerassist.rehearsal.records import table_of
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.table.keeping import InMemory
from dealerassist.table.marks import Mark, marks_of
from dealerassist.table.table import Table

LIKE_HOLDEM = {"holdem", "omaha", "omaha-hilo"}
PACES = (1.0, 0.8, 0.6)
"""How long a dealer takes, as a part of what an unhurried one takes; nobody pulls in a hand in less than 0.6 s."""


class Ending(StrEnum):
    """How a rehearsed hand can end. Only the first two may ever be."""

    RIGHT = "right"
    """As it really was, and nothing was asked."""
    ASKED = "right-after-questions"
    WRONG = "wrong"
    """The screen showed what was not so, or the stacks are not the true ones."""
    STUCK = "stuck"
    """No touch that the screen offers goes on."""


@dataclass(frozen=True, slots=True)
class Rehearsed:
    """What came of it. asked: each question, and how often. why: what was wrong, or where the dealer was stuck."""

    hand: str
    fault: Fault | None
    pace: float
    ending: Ending
    asked: Counter[str]
    why: str = ""

    @property
    def good(self) -> bool:
        """Right, whether something was asked or not."""
        return self.ending in {Ending.RIGHT, Ending.ASKED}

    def __str__(self) -> str:
        fault = "no fault" if self.fault is None else str(self.fault)
        asked = {str(code): count for code, count in self.asked.items()}
        return f"{self.ending}: {self.hand}, {fault}, at pace {self.pace}: {self.why or asked}"


class Remembering(InMemory):
    """Keeps what a journal keeps of each command, and so what a program that starts again knows."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(live)
        self._rows: list[tuple[int, str, c.Command]] = []

    def tell(self, command: c.Command, source: str, why: str) -> list[Event]:
        seq = self.next_seq
        events = super().tell(command, source, why)
        self._rows.append((seq, source, command))
        return events

    def next_hand(self) -> list[Event]:
        self._rows = []
        return super().next_hand()

    @property
    def marks(self) -> dict[int, Mark]:
        """How each command came to be."""
        return marks_of(self._rows)


def drawn(record: PhhHand, kind: FaultKind, seed: int) -> Rehearsed:
    """Deal the record with a fault of this kind, at a pace, both drawn from the seed."""
    fault = draw_fault(kind, script_of(record), seed)
    return rehearse(record, fault, Random(f"pace {record.file} {seed}").choice(PACES), seed)


def rehearse(record: PhhHand, fault: Fault | None = None, pace: float = 1.0, seed: int = 0) -> Rehearsed:
    """Deal the record with this fault. seed: of the tags."""
    devices = SimulatedTable(seed=seed)
    reader = SteppedReader(devices, seed=seed)
    keeper = Remembering(table_of(record))

    def anew(now_ns: int) -> tuple[Table, SteppedReader]:
        """The program starts again: what was told is kept, what stood on the desk is not."""
        again = SteppedReader(devices, seed=seed + 1, begins_ns=now_ns)
        return Table(keeper, reader=again, resumed=keeper.marks), again

    kind = RehearsedDealer if record.setup.game.name in LIKE_HOLDEM else AntennaDealer
    dealer = kind(Table(keeper, reader=reader), record, devices, reader, fault=fault, pace=pace, anew=anew)
    ending, why = _deal(dealer, keeper)
    return Rehearsed(record.file, fault, pace, ending, Counter(map(str, dealer.asked.elements())), why)


def _deal(dealer: RehearsedDealer | AntennaDealer, keeper: InMemory) -> tuple[Ending, str]:
    try:
        truth = dealer.deal()
    except LostError as lost:
        return (Ending.WRONG if lost.wrong else Ending.STUCK), str(lost)
    ours, theirs = keeper.hand.result, truth.result
    if ours is None or theirs is None or ours.stacks != theirs.stacks:
        return Ending.WRONG, "the stacks are not the true ones"
    if (ours.carried, ours.penalties) != (theirs.carried, theirs.penalties):
        return Ending.WRONG, "what the next pot begins with is not so"
    if not all(map(_read_right, keeper.hand.seats, truth.seats)):
        return Ending.WRONG, "an up card is not the one that lies there"
    return (Ending.ASKED if dealer.asked else Ending.RIGHT), ""


def _read_right(ours: SeatNow, theirs: SeatNow) -> bool:
    """What was not read is not wrong."""
    return all(card in {None, real} for card, real in zip(ours.up, theirs.up, strict=False))
