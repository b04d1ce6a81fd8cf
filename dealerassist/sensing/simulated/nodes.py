"""What the firmware of a node does, in Python: answers, keeps reports, reads its zone when it is called."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace

from dealerassist.sensing import protocol
from dealerassist.sensing.codes import ProtocolError, SensingCode
from dealerassist.sensing.framing import Block
from dealerassist.sensing.protocol import (
    Done,
    Greet,
    Hello,
    Keys,
    Lamp,
    Message,
    NodeKind,
    Pass,
    Place,
    Poll,
    Scan,
    Unknown,
    Who,
)

TURN_TAGS = 3
"""So many tags a node reads in one turn, if they are not alike; only the muck may read on."""
POWER_ON = 0x01
START = 0x100
SERIAL = 0x1000000
"""Boot numbers as the firmware tells them: from below the reason for the latest start, how many there were, the board's
serial number."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What an antenna finds in one pass: tags as they answer, the switch under the puck's spot, a `PassFault`."""

    tags: tuple[bytes, ...] = ()
    magnet: bool = False
    fault: int = protocol.PassFault.NONE


class SimulatedNode:
    """Any node. Set `alive` to False and it is silent."""

    def __init__(self, address: int, kind: NodeKind) -> None:
        self.address = address
        self.kind = kind
        self.alive = True
        self.version = (protocol.MAJOR, protocol.MINOR)
        self.boot = POWER_ON
        self.set_serial(37 * address % 256)
        self.start()

    def start(self) -> None:
        """As after power on: nothing is remembered."""
        self.boot += START
        self.greeted = False
        self._reports: deque[Pass | Keys] = deque()
        self._number = 0

    def set_serial(self, serial: int) -> None:
        """0 to 255."""
        self.boot = self.boot % SERIAL + SERIAL * serial

    def answer(self, block: Block) -> Block | None:
        """None for what is not for it."""
        if not self.alive or block.address != self.address or not self.address:
            return None
        content = self._told(block).encode()
        return Block(self.address | protocol.FROM_NODE, block.sequence, content)

    def lateness_ms(self, block: Block) -> int:
        """Boards of one address do not answer `Who` at once."""
        asked, _ = _asked(block.content)
        return protocol.WHO_STEP_MS * (self.boot // SERIAL >> asked.shift & 7) if isinstance(asked, Who) else 0

    def _told(self, block: Block) -> Message:
        asked, unknown = _asked(block.content)
        self.greeted = self.greeted or isinstance(asked, Greet)
        if isinstance(asked, Greet | Who) or not self.greeted:
            return Hello(*self.version, self.kind, self.boot, "simulated")
        return unknown or self._carry_out(asked)

    def _carry_out(self, asked: Message | None) -> Message:
        if not isinstance(asked, Poll):
            return Done()
        if self._reports and self._reports[0].report == asked.ack:
            self._reports.popleft()
        if not self._reports:
            return Done()
        return replace(self._reports[0], waiting=len(self._reports) - 1)

    def take_place(self, address: int) -> None:
        """It is this address that somebody is to have: see `Place`."""
        chosen = self.is_chosen()
        if self.alive and protocol.SEAT_FIRST <= address <= protocol.CONSOLE and chosen != (self.address == address):
            self.address = address if chosen else protocol.EVERYONE
            self.start()

    def is_chosen(self) -> bool:
        """Is its magnet switch, or its go-on key, closed?"""
        raise NotImplementedError

    def keep(self, report: Pass | Keys) -> None:
        """Keep a report until the host has it; the oldest gives way to more than `reports_most`."""
        self._number = self._number % protocol.REPORT_LAST + 1
        if len(self._reports) == protocol.REPORTS_MOST:
            self._reports.popleft()
        self._reports.append(replace(report, report=self._number))


class SimulatedZoneNode(SimulatedNode):
    """A node with an antenna, a switch and a lamp.

    late: scans by which its reports are held back. stuck: it does not read its zone any more. tags_before: how many
    tags the latest pass found. A zone of more tags than a turn is long for is read in several passes.
    """

    def __init__(self, address: int, look: Callable[[int], Sight]) -> None:
        """look: what the antenna of this address finds."""
        self._look = look
        self._under = address
        self.late = 0
        super().__init__(address, NodeKind.ZONE)

    def start(self) -> None:
        """As after power on: dark, and with nothing to report."""
        super().start()
        self.stuck = False
        self.lit = False
        self.tags_before = 0
        self._unread: tuple[bytes, ...] = ()
        self._held_back: deque[Pass] = deque()

    def is_chosen(self) -> bool:
        return self._look(self._under).magnet

    def scan(self, cycle: int) -> None:
        """One pass over the zone."""
        if self.stuck:
            return
        sight = self._look(self._under)
        to_read = tuple(tag for tag in sight.tags if tag in self._unread) or sight.tags
        told = to_read[: protocol.TAGS_MOST if self.address == protocol.MUCK else TURN_TAGS]
        rest = to_read[len(told) :]
        self.tags_before = len(told)
        flags = protocol.PassFlag.MAGNET * sight.magnet
        if self.address == protocol.MUCK:
            flags |= protocol.PassFlag.MORE_TAGS * bool(rest)
        else:
            flags |= protocol.PassFlag.UNFINISHED * bool(rest)
            self._unread = rest
        self._held_back.append(Pass(0, 0, cycle, sight.fault, flags, told))
        while len(self._held_back) > self.late:
            self.keep(self._held_back.popleft())

    def _carry_out(self, asked: Message | None) -> Message:
        if isinstance(asked, Lamp):
            self.lit = bool(asked.lit)
        return super()._carry_out(asked)


class SimulatedConsole(SimulatedNode):
    """The node with the dealer's keys."""

    def __init__(self) -> None:
        self.down = 0
        super().__init__(protocol.CONSOLE, NodeKind.CONSOLE)

    def start(self) -> None:
        """As after power on: it tells which keys are down."""
        super().start()
        self.keep(Keys(0, 0, self.down))

    def is_chosen(self) -> bool:
        return bool(self.down & 1 << protocol.DealerKey.GO_ON)

    def set_key(self, key: int, pressed: bool) -> None:
        """A key goes down or up."""
        self.down = self.down | (1 << key) if pressed else self.down & ~(1 << key)
        self.keep(Keys(0, 0, self.down))


def _asked(content: bytes) -> tuple[Message | None, Unknown | None]:
    """What is asked, None where it is broken; and what to say of a message that no node of this version knows."""
    try:
        return protocol.decode(content), None
    except ProtocolError as error:
        return None, Unknown(content[0]) if error.code == SensingCode.UNKNOWN_MESSAGE else None


def called_to_everyone(block: Block) -> Scan | Place | None:
    """What a block to everyone calls for."""
    if block.address != protocol.EVERYONE:
        return None
    told, _ = _asked(block.content)
    return told if isinstance(told, Scan | Place) else None
