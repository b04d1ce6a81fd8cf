"""Messages: every value comes back, everything else is refused without being quoted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerassist.sensing import protocol
from dealerassist.sensing.codes import ProtocolError, SensingCode
from dealerassist.sensing.protocol import Message, decode

U8, U16, U32 = (st.integers(0, (1 << bits) - 1) for bits in (8, 16, 32))
ASCII = st.text(st.characters(min_codepoint=0, max_codepoint=127), max_size=protocol.TEXT_MOST)
TAG = st.binary(min_size=protocol.TAG_BYTES, max_size=protocol.TAG_BYTES)
TAGS = st.lists(TAG, max_size=protocol.TAGS_MOST).map(tuple)
MESSAGES = st.one_of(
    st.builds(protocol.Greet, U8, U8),
    st.builds(protocol.Hello, U8, U8, U8, U32, ASCII),
    st.builds(protocol.Poll, U8),
    st.builds(protocol.Scan, U8, U16),
    st.builds(protocol.Lamp, U8),
    st.builds(protocol.Done),
    st.builds(protocol.Pass, U8, U8, U16, U8, U8, TAGS),
    st.builds(protocol.Keys, U8, U8, U16),
    st.builds(protocol.Unknown, U8),
)


@given(MESSAGES)
def test_a_message_comes_back(message: Message) -> None:
    assert decode(message.encode()) == message


@given(MESSAGES, st.binary(min_size=1, max_size=9))
def test_a_message_is_read_to_the_byte(message: Message, more: bytes) -> None:
    whole = message.encode()
    for wrong in (whole + more, whole[:-1]):
        with pytest.raises(ProtocolError):
            decode(wrong)


@given(st.binary(max_size=250))
def test_any_bytes_are_a_message_or_refused(content: bytes) -> None:
    try:
        assert decode(content).encode() == content
    except ProtocolError as error:
        assert error.code in (SensingCode.BAD_MESSAGE, SensingCode.UNKNOWN_MESSAGE)


@pytest.mark.parametrize(
    "message",
    [
        protocol.Poll(256),
        protocol.Poll(-1),
        protocol.Scan(0, 0x10000),
        protocol.Hello(1, 0, 1, 1 << 32, ""),
        protocol.Hello(1, 0, 1, 1, "seventeen letters"),
        protocol.Hello(1, 0, 1, 1, "é"),
        protocol.Pass(1, 0, 0, 0, 0, (b"short",)),
        protocol.Pass(1, 0, 0, 0, 0, (bytes(8),) * 25),
    ],
)
def test_what_no_field_can_hold_is_refused(message: Message) -> None:
    with pytest.raises(ProtocolError):
        message.encode()


def test_the_numbers_of_tags_are_never_printed() -> None:
    told = protocol.Pass(1, 0, 0, 0, 0, (b"\xde\xad\xbe\xef\xde\xad\xbe\xef",))
    assert "dead" not in repr(told).lower()
    assert "xde" not in repr(told)
    with pytest.raises(ProtocolError) as refused:
        decode(told.encode()[:-1])
    assert "xde" not in f"{refused.value!r} {refused.value} {refused.value.data}"
