"""How the fields of a message become bytes and come back. The generated `protocol` is written in these words."""

from __future__ import annotations

from collections.abc import Iterable

from dealerassist.sensing.codes import ProtocolError, SensingCode


class Writing:
    """A content that grows. Each method raises ProtocolError for a value that its type cannot hold."""

    __slots__ = ("_bytes",)

    def __init__(self, message_id: int) -> None:
        self._bytes = bytearray()
        self.u8(message_id)

    @property
    def written(self) -> bytes:
        """All of it so far."""
        return bytes(self._bytes)

    def u8(self, value: int) -> None:
        """A whole number, 0 to 255."""
        self._whole(value, 1)

    def u16(self, value: int) -> None:
        """A whole number, 0 to 65,535, low byte first."""
        self._whole(value, 2)

    def u32(self, value: int) -> None:
        """A whole number below 2^32, low byte first."""
        self._whole(value, 4)

    def text(self, value: str, most: int) -> None:
        """At most so many ASCII characters, behind their count."""
        if len(value) > most or not value.isascii():
            raise _bad_message("text")
        self.u8(len(value))
        self._bytes += value.encode("ascii")

    def tags(self, value: Iterable[bytes], most: int, size: int) -> None:
        """At most so many tag numbers of `size` bytes each, behind their count."""
        all_tags = tuple(value)
        if len(all_tags) > most or any(len(each) != size for each in all_tags):
            raise _bad_message("tags")
        self.u8(len(all_tags))
        self._bytes += b"".join(all_tags)

    def _whole(self, value: int, size: int) -> None:
        if not 0 <= value < 1 << 8 * size:
            raise _bad_message("number")
        self._bytes += value.to_bytes(size, "little")


class Content:
    """The content of a block, taken apart from its front. Each method raises ProtocolError where too little is left."""

    __slots__ = ("_at", "_raw")

    def __init__(self, raw: bytes) -> None:
        self._raw = raw
        self._at = 0

    def u8(self) -> int:
        """0 to 255."""
        return self._taken(1)[0]

    def u16(self) -> int:
        """0 to 65,535."""
        return int.from_bytes(self._taken(2), "little")

    def u32(self) -> int:
        """Below 2^32."""
        return int.from_bytes(self._taken(4), "little")

    def text(self, most: int) -> str:
        """At most so many ASCII characters."""
        count = self.u8()
        raw = self._taken(count)
        if count > most or not raw.isascii():
            raise _bad_message("text")
        return raw.decode("ascii")

    def tags(self, most: int, size: int) -> tuple[bytes, ...]:
        """At most so many tag numbers, `size` bytes each."""
        count = self.u8()
        if count > most:
            raise _bad_message("tags")
        return tuple(self._taken(size) for _ in range(count))

    def end(self) -> None:
        """Nothing may be left."""
        if self._at != len(self._raw):
            raise _bad_message("end")

    def _taken(self, count: int) -> bytes:
        start, self._at = self._at, self._at + count
        if self._at > len(self._raw):
            raise _bad_message("end")
        return self._raw[start : self._at]


def unknown_message(message_id: int) -> ProtocolError:
    """What `decode` raises for an id that it has no message for; `data["id"]` is the id."""
    words = f"no message has the id {message_id}"
    return ProtocolError(SensingCode.UNKNOWN_MESSAGE, words, id=message_id)


def _bad_message(part: str) -> ProtocolError:
    return ProtocolError(SensingCode.BAD_MESSAGE, f"a message of the link has a wrong {part}", part=part)
