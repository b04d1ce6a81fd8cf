"""Blocks on the line, after Klipper's: sync, length, address, sequence, content, CRC, sync.

A block is what one side sends in one go. Whether bytes are one is judged by all of its parts together; its length alone
is never believed, so that a wrong one costs at most the bytes up to the next sync.
"""

from __future__ import annotations

from binascii import crc_hqx
from dataclasses import dataclass, field

from dealerassist.sensing import protocol

_BEFORE_CONTENT = 3  # length, address, sequence
_AFTER_CONTENT = 3  # CRC, sync
_SYNC = bytes((protocol.SYNC,))


@dataclass(frozen=True, slots=True)
class Block:
    """address: 0 for everyone, else 1 to 127 for the node it is for, and with 128 added the node that it is from.

    sequence: 0 to 255, given by the host; an answer has that of its request. content: one encoded message.
    """

    address: int
    sequence: int
    content: bytes = field(repr=False)

    def framed(self) -> bytes:
        """The bytes on the line."""
        length = len(self.content) + _BEFORE_CONTENT + _AFTER_CONTENT
        body = bytes((length, self.address, self.sequence)) + self.content
        return _SYNC + body + crc16(body).to_bytes(2, "big") + _SYNC


def crc16(covered: bytes | bytearray) -> int:
    """CRC-16/IBM-3740, also known as CCITT-FALSE: polynomial 0x1021, from 0xFFFF, not reflected.

    >>> hex(crc16(b"123456789"))
    '0x29b1'
    """
    return crc_hqx(covered, protocol.CRC_START)


class BlockReader:
    """Finds the blocks in what arrives, in whatever pieces. Counts in `bad` how often it lost its place."""

    def __init__(self) -> None:
        self.bad = 0
        self._held = bytearray()
        self._lost = False

    def feed(self, arrived: bytes) -> list[Block]:
        """The blocks that are complete with these bytes, in their order."""
        self._held += arrived
        found: list[Block] = []
        while self._held:
            if self._lost:
                self._skip_to_sync()
            elif self._held[0] == protocol.SYNC:
                del self._held[0]
            elif self._held[0] not in range(protocol.BLOCK_SHORTEST, protocol.BLOCK_LONGEST + 1):
                self._lose()
            elif len(self._held) < self._held[0]:
                break
            else:
                self._judge(found)
        return found

    def quiet(self) -> list[Block]:
        """The line has been silent: what is held is no beginning of a block. A block may lie within it, though."""
        found: list[Block] = []
        while self._held:
            self._lose()
            found += self.feed(b"")
        self._lost = False
        return found

    def _judge(self, found: list[Block]) -> None:
        """A whole block's worth of bytes is there."""
        length = self._held[0]
        body, crc, end = self._held[: length - 3], self._held[length - 3 : length - 1], self._held[length - 1]
        if end != protocol.SYNC or crc16(body) != int.from_bytes(crc, "big"):
            # Nothing of it is thrown away but what stands before the next sync: a good block may have begun there.
            self._lose()
            return
        found.append(Block(body[1], body[2], bytes(body[_BEFORE_CONTENT:])))
        # The sync stays: it is the one before the next block too.
        del self._held[: length - 1]

    def _lose(self) -> None:
        self.bad += 1
        self._lost = True

    def _skip_to_sync(self) -> None:
        sync = self._held.find(protocol.SYNC)
        if sync < 0:
            self._held.clear()
        else:
            del self._held[:sync]
            self._lost = False
