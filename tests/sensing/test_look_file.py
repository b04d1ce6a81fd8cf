"""A deck's look is read as it was written, or refused in one line: half a look would name cards wrongly."""

from __future__ import annotations

import pytest

from dealerassist.cards import card
from dealerassist.sensing.codes import LookError
from dealerassist.sensing.look_file import LARGEST, look_content, read_look

FACES = {card("As"): b"first", card("7c"): b"second picture"}
CONTENT = look_content(FACES)


def test_a_look_is_read_as_it_was_written() -> None:
    assert read_look(CONTENT, "red.look") == FACES


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not a deck's look"),
        (b"\x00\xff" * 100, "not a deck's look"),
        (b"[1]\n", "not a deck's look"),
        (b"[" * 1_000_000, "not a deck's look"),
        (b'{"look": 2}\n', "written in format 2; this release reads 1"),
        (b'{"look": 1}\n', "its first line is damaged"),
        (CONTENT.replace(b'"As": 5', b'"As": true'), "its first line is damaged"),
        (CONTENT[:-1], "its checksum differs"),
        (CONTENT + b"x", "its checksum differs"),
        (CONTENT.replace(b"second", b"sEcond"), "its checksum differs"),
        (CONTENT.replace(b'"As"', b'"Ks"'), "its checksum differs"),
        (look_content({}), "no card was learned"),
        (b"x" * (LARGEST + 1), "larger than 4 MB"),
    ],
)
def test_what_is_no_whole_look_is_refused_naming_file_and_reason(content: bytes, reason: str) -> None:
    with pytest.raises(LookError, match=reason) as refused:
        read_look(content, "red.look")
    assert str(refused.value).count("\n") == 0
    assert "red.look" in str(refused.value)
