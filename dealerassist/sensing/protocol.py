"""The messages of the serial link. Made by firmware/generate_protocol.py from firmware/protocol.toml; do not edit."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import ClassVar

from dealerassist.sensing.wire import Content, Writing, unknown_message

MAJOR = 1
MINOR = 2
BAUD = 250000
"""Speed of the line: RS-485, half duplex, 8 data bits, no parity, 1 stop bit. In bit/s."""
SYNC = 254
"""Stands before and behind every block. No block is so long that its length could be mistaken for it."""
BLOCK_SHORTEST = 7
"""Length, address, sequence, message id, two bytes of CRC, sync. In bytes."""
BLOCK_LONGEST = 224
"""A block's length counts all of it, from the length itself to the sync behind it. In bytes."""
CRC_START = 65535
"""CRC-16/IBM-3740: polynomial 0x1021, not reflected, high byte first; over everything before it."""
QUIET_MS = 5
"""After a silence of this length within a block, the block is given up. In ms."""
TAG_BYTES = 8
"""The length of an ISO/IEC 15693 tag number. In bytes."""
TAGS_MOST = 24
"""Tags that one pass of one node can tell; what lies there beyond is only flagged."""
TEXT_MOST = 16
"""The longest text in a message. In characters."""
REPORTS_MOST = 8
"""Reports that a node keeps for the host. The oldest gives way, and the gap in the numbers tells so."""
REPORT_LAST = 255
"""Reports are numbered 1, 2 … 255, 1 …; 0 stands for none."""
GROUPS = 3
"""A node reads its zone when the group `address % groups` is called, so that neighbours never do so together."""
TURN_MS = 34
"""Groups are called so far apart at least; fields, but for the muck's, go off before those of the next go on. In ms."""
WHO_STEP_MS = 3
"""A board answers `who` so much later for each of the eight values of the three bits. In ms."""
EVERYONE = 0
"""The address that all nodes heed and none answers."""
FROM_NODE = 128
"""Set in the address of what a node sends, so that no node heeds the answer of another."""
SEAT_FIRST = 1
"""Addresses 1 to 10: the nodes at seats 1 to 10."""
SEAT_LAST = 10
BOARD_FIRST = 11
"""Addresses 11 to 15: the nodes under the five places of the board, the first of the flop first."""
BOARD_LAST = 15
MUCK = 16
"""The address of the node under the muck."""
CONSOLE = 17
"""The address of the node with the dealer's keys."""


class NodeKind(IntEnum):
    """What a node is."""

    ZONE = 1
    """Reads tags; has a magnet switch for the puck and a lamp"""
    CONSOLE = 2
    """Has the dealer's keys"""


class DealerKey(IntEnum):
    """The dealer's keys; the value is the key's bit in `keys`."""

    GO_ON = 0
    """The large one: pushed, done, next"""
    FOLD = 1
    CHECK = 2
    CALL = 3
    RAISE_TO = 4
    """Bet or raise"""
    ALL_IN = 5
    UNDO = 6
    FLOOR = 7


class PassFault(IntEnum):
    """Why a pass may have missed tags."""

    NONE = 0
    CHIP_SILENT = 1
    """The reader chip does not answer"""
    NO_FIELD = 2
    """The antenna's field did not come up"""
    UNRESOLVED = 3
    """Tags answered on top of each other to the last bit"""


class PassFlag(IntEnum):
    """Bits of a pass."""

    MAGNET = 1
    """The switch under the puck's spot is closed"""
    MORE_TAGS = 2
    """More than `tags_most` tags answered"""
    UNFINISHED = 4
    """The turn ended before the zone was read; the next pass goes on from there"""


@dataclass(frozen=True, slots=True)
class Greet:
    """From the host. Who are you? Until it hears this, a node answers every request with `hello`."""

    ID: ClassVar[int] = 1
    major: int
    minor: int

    def encode(self) -> bytes:
        """The content of a block."""
        content = Writing(self.ID)
        content.u8(self.major)
        content.u8(self.minor)
        return content.written

    @classmethod
    def take(cls, content: Content) -> Greet:
        """Reads it from behind its id."""
        return cls(
            major=content.u8(),
            minor=content.u8(),
        )


@dataclass(frozen=True, slots=True)
class Hello:
    """From the node. Answers `greet`; and any other request after the node has started."""

    ID: ClassVar[int] = 2
    major: int
    """Of the protocol that the firmware speaks"""
    minor: int
    kind: int
    """See `node_kind`"""
    boot: int
    """Another number after every start: reason (8 bits), starts (16), serial number (8)"""
    build: str
    """The firmware's own version"""

    def encode(self) -> bytes:
        """The content of a block."""
        content = Writing(self.ID)
        content.u8(self.major)
        content.u8(self.minor)
        content.u8(self.kind)
        content.u32(self.boot)
        content.text(self.build, TEXT_MOST)
        return content.written

    @classmethod
    def take(cls, content: Content) -> Hello:
        """Reads it from behind its id."""
        return cls(
            major=content.u8(),
            minor=content.u8(),
            kind=content.u8(),
            boot=content.u32(),
            build=content.text(TEXT_MOST),
        )


@dataclass(frozen=True, slots=True)
class Poll:
    """From the host. What is new? Answered by the oldest report that the host has not acknowledged, or by `done`."""

    ID: ClassVar[int] = 3
    ack: int
    """Number of the last report that arrived; 0 for none yet"""

    def encode(self) -> bytes:
        """The content of a block."""
        content = Writing(self.ID)
        content.u8(self.ack)
        return content.written

    @classmethod
    def take(cls, content: Content) -> Poll:
        """Reads it from behind its id."""
        return cls(
            ack=content.u8(),
        )


@dataclass(frozen=True, slots=True)
class Scan:
    """From the host. To everyone: the nodes of this group read their zones once, now. Not answered."""

    ID: ClassVar[int] = 4
    group: int
    """0 to `groups` - 1"""
    cycle: int
    """Comes back in the `pass`: it is the clock by which zones are compared"""

    def encode(self) -> bytes:
        """The content of a block."""
        content = Writing(self.ID)
        content.u8(self.group)
        content.u16(self.cycle)
        return content.written

    @classmethod
    def take(cls, content: Content) -> Scan:
        """Reads it from behind its id."""
        return cls(
            group=content.u8(),
            cycle=content.u16(),
        )


@dataclass(frozen=True, slots=True)
class Lamp:
    """From the host. Switch the lamp at the seat. Answered by `done`."""

    ID: ClassVar[int] = 5
    lit: int
    """1 lit, 0 dark"""

    def encode(self) -> bytes:
        """The content of a block."""
        content = Writing(self.ID)
        content.u8(self.lit)
        return content.written

    @classmethod
    def take(cls, content: Content) -> Lamp:
        """Reads it from behind its id."""
        return cls(
            lit=content.u8(),
        )


@dataclass(frozen=True, slots=True)
class Done:
    """From the node. Did that; there is nothing to report."""

    ID: ClassVar[int] = 6

    def encode(self) -> bytes:
        """The content of a block."""
        content = Writing(self.ID)
        return content.written

    @classmethod
    def take(cls, content: Content) -> Done:
        """Reads it from behind its id."""
        return cls()


@dataclass(frozen=True, slots=True)
class Pass:
    """From the node. A report: the tags that one pass over the zone found, as they are, without any settling."""

    ID: ClassVar[int] = 7
    report: int
    """1 to `report_last`"""
    waiting: int
    """Reports that wait behind this one"""
    cycle: int
    """Of the `scan` that called for it"""
    fault: int
    """See `pass_fault`"""
    flags: int
    """See `pass_flag`"""
    tags: tuple[bytes, ...] = field(repr=False)
    """In the order in which they answered"""

    def encode(self) -> bytes:
        """The content of a block."""
        content = Writing(self.ID)
        content.u8(self.report)
        content.u8(self.waiting)
        content.u16(self.cycle)
        content.u8(self.fault)
        content.u8(self.flags)
        content.tags(self.tags, TAGS_MOST, TAG_BYTES)
        return content.written

    @classmethod
    def take(cls, content: Content) -> Pass:
        """Reads it from behind its id."""
        return cls(
            report=content.u8(),
            waiting=content.u8(),
            cycle=content.u16(),
            fault=content.u8(),
            flags=content.u8(),
            tags=content.tags(TAGS_MOST, TAG_BYTES),
        )


@dataclass(frozen=True, slots=True)
class Keys:
    """From the node. A report: the keys that are down; sent after every start and after every change."""

    ID: ClassVar[int] = 8
    report: int
    """1 to `report_last`"""
    waiting: int
    """Reports that wait behind this one"""
    down: int
    """A bit for each key, see `dealer_key`"""

    def encode(self) -> bytes:
        """The content of a block."""
        content = Writing(self.ID)
        content.u8(self.report)
        content.u8(self.waiting)
        content.u16(self.down)
        return content.written

    @classmethod
    def take(cls, content: Content) -> Keys:
        """Reads it from behind its id."""
        return cls(
            report=content.u8(),
            waiting=content.u8(),
            down=content.u16(),
        )


@dataclass(frozen=True, slots=True)
class Unknown:
    """From the node. The firmware does not know the message that it was asked; an older minor version may answer so."""

    ID: ClassVar[int] = 9
    message: int
    """Its id"""

    def encode(self) -> bytes:
        """The content of a block."""
        content = Writing(self.ID)
        content.u8(self.message)
        return content.written

    @classmethod
    def take(cls, content: Content) -> Unknown:
        """Reads it from behind its id."""
        return cls(
            message=content.u8(),
        )


@dataclass(frozen=True, slots=True)
class Place:
    """From the host. To everyone: the node at the magnet has this address from now on; who had it gives it up."""

    ID: ClassVar[int] = 10
    address: int
    """`seat_first` to `console`"""

    def encode(self) -> bytes:
        """The content of a block."""
        content = Writing(self.ID)
        content.u8(self.address)
        return content.written

    @classmethod
    def take(cls, content: Content) -> Place:
        """Reads it from behind its id."""
        return cls(
            address=content.u8(),
        )


@dataclass(frozen=True, slots=True)
class Who:
    """From the host. Who is there? Answered by `hello`, late by 3 bits of the serial number, as there may be two."""

    ID: ClassVar[int] = 11
    shift: int
    """The lowest of the three bits, 0 to 5"""

    def encode(self) -> bytes:
        """The content of a block."""
        content = Writing(self.ID)
        content.u8(self.shift)
        return content.written

    @classmethod
    def take(cls, content: Content) -> Who:
        """Reads it from behind its id."""
        return cls(
            shift=content.u8(),
        )


Message = Greet | Hello | Poll | Scan | Lamp | Done | Pass | Keys | Unknown | Place | Who

_KINDS: dict[int, type[Message]] = {
    Greet.ID: Greet,
    Hello.ID: Hello,
    Poll.ID: Poll,
    Scan.ID: Scan,
    Lamp.ID: Lamp,
    Done.ID: Done,
    Pass.ID: Pass,
    Keys.ID: Keys,
    Unknown.ID: Unknown,
    Place.ID: Place,
    Who.ID: Who,
}


def decode(raw: bytes) -> Message:
    """The message that is a block's content. Raises ProtocolError where it is none, or not to the byte."""
    content = Content(raw)
    message_id = content.u8()
    kind = _KINDS.get(message_id)
    if kind is None:
        raise unknown_message(message_id)
    message = kind.take(content)
    content.end()
    return message
