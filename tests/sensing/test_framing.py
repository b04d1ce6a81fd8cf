"""Blocks: published check values, and what must be found in whatever arrives."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerassist.sensing import protocol
from dealerassist.sensing.framing import Block, BlockReader, crc16

BLOCKS = st.builds(
    Block,
    st.integers(0, 255),
    st.integers(0, 255),
    st.one_of(st.binary(min_size=1, max_size=218), st.lists(st.sampled_from([0xFE, 7, 0]), min_size=1).map(bytes)),
)


def in_pieces(sent: bytes, cuts: list[int]) -> list[bytes]:
    """`sent`, cut at these places, in whatever order they are given."""
    places = sorted({0, len(sent), *(cut % (len(sent) + 1) for cut in cuts)})
    return [sent[start:end] for start, end in pairwise(places)]


@pytest.mark.parametrize(
    ("covered", "crc"),
    [
        (b"", 0xFFFF),
        (b"123456789", 0x29B1),  # the check value of the catalogue of CRC algorithms
        (b"A", 0xB915),
        (b"A" * 256, 0xEA0B),  # as in Geluso's table for CRC-CCITT from 0xFFFF
    ],
)
def test_the_crc_gives_its_published_values(covered: bytes, crc: int) -> None:
    assert crc16(covered) == crc


def test_a_block_looks_as_the_page_says() -> None:
    framed = Block(0x83, 0x2A, b"\x03\x07").framed()
    body = bytes((8, 0x83, 0x2A, 3, 7))
    assert framed == b"\xfe" + body + crc16(body).to_bytes(2, "big") + b"\xfe"
    assert BlockReader().feed(framed) == [Block(0x83, 0x2A, b"\x03\x07")]


@given(st.lists(BLOCKS, max_size=6), st.lists(st.integers(0, 2000), max_size=20))
def test_blocks_arrive_in_any_pieces(sent: list[Block], cuts: list[int]) -> None:
    reader = BlockReader()
    line = b"".join(each.framed() for each in sent)
    assert [block for piece in in_pieces(line, cuts) for block in reader.feed(piece)] == sent
    assert reader.bad == 0


@given(BLOCKS, st.integers(0, 2000), st.integers(1, 255))
def test_no_block_with_one_wrong_byte_is_taken(sent: Block, at: int, change: int) -> None:
    framed = bytearray(sent.framed())
    place = 1 + at % (len(framed) - 2)  # the syncs around it belong to nobody
    framed[place] ^= change
    reader = BlockReader()
    assert [*reader.feed(bytes(framed)), *reader.quiet()] == []
    assert reader.bad > 0


@given(st.binary(max_size=300), BLOCKS, st.booleans())
def test_after_anything_and_a_silence_a_block_is_found(before: bytes, sent: Block, silence_between: bool) -> None:
    """Also where the silence comes only after it: the host waits no longer than for an overdue answer."""
    reader = BlockReader()
    reader.feed(before)
    if silence_between:
        reader.quiet()
    found = [*reader.feed(sent.framed()), *reader.quiet()]
    assert sent in found


def test_a_wrong_length_does_not_swallow_what_follows() -> None:
    first, second = Block(1, 1, b"first"), Block(2, 2, b"second")
    torn = bytearray(first.framed())
    torn[1] = protocol.BLOCK_LONGEST
    reader = BlockReader()
    assert reader.feed(bytes(torn) + second.framed()) == []
    assert reader.quiet() == [second], "it waited for 224 bytes that never came"
    many = second.framed() * 20
    assert BlockReader().feed(bytes(torn) + many)[:20] == [second] * 20


def test_the_noise_of_a_turning_line_costs_nothing() -> None:
    sent = Block(5, 9, b"hello")
    for glitch in (b"\x00", b"\xff", b"\xff\x00\xff", b"\xfe", b"\xfe\xfe\xfe"):
        assert BlockReader().feed(glitch + sent.framed()) == [sent]


def test_a_content_is_not_printed() -> None:
    assert "E004" not in repr(Block(1, 2, b"E004")).upper()
