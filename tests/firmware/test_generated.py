"""firmware/protocol.toml is the one declaration: what is made of it is fresh, and C and Python agree to the byte."""

from __future__ import annotations

import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from dealerassist.sensing import protocol
from dealerassist.sensing.protocol import Message
from firmware.generate_protocol import DECLARED, DeclarationError, made_texts, read_protocol

COMPILER = shutil.which("cc") or shutil.which("gcc")
STRICT = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror", "-O1"]
TAGS = tuple(bytes(range(start, start + 8)) for start in range(24))
SAMPLES: tuple[Message, ...] = (
    protocol.Greet(1, 0),
    protocol.Greet(255, 254),
    protocol.Hello(1, 0, 2, 0xDEADBEEF, "v1.2.3"),
    protocol.Hello(0, 0, 0, 0, ""),
    protocol.Hello(9, 8, 7, 0xFFFFFFFF, "sixteen letters!"),
    protocol.Poll(0),
    protocol.Poll(0xFE),
    protocol.Scan(2, 0xFEFD),
    protocol.Lamp(1),
    protocol.Done(),
    protocol.Pass(1, 7, 0x1234, 3, 2, ()),
    protocol.Pass(255, 0, 0xFFFF, 0, 1, TAGS[:2]),
    protocol.Pass(128, 1, 1, 0, 0, TAGS),
    protocol.Keys(3, 2, 0x8001),
    protocol.Unknown(200),
    protocol.Place(17),
    protocol.Who(5),
)


def initialiser(message: Message) -> str:
    """The message as a C initialiser."""
    parts = []
    for name in message.__slots__:
        value = getattr(message, name)
        if isinstance(value, str):
            parts += [f".{name}_count = {len(value)}", f'.{name} = "{value}"' if value else f".{name} = {{0}}"]
        elif isinstance(value, tuple):
            rows = ", ".join("{" + ", ".join(map(str, tag)) + "}" for tag in value) or "{0}"
            parts += [f".{name}_count = {len(value)}", f".{name} = {{{rows}}}"]
        else:
            parts.append(f".{name} = {value}u")
    return "{" + ", ".join(parts) + "}"


def trial(message: Message) -> str:
    """C that prints what it packs, unpacks that, packs it again, and counts the wrong lengths that it accepts."""
    name = type(message).__name__.lower()
    plain = not message.__slots__
    given, back = ("", "") if plain else (", &given", ", &back")
    values = "" if plain else f"struct link_{name} given = {initialiser(message)}, back = {{0}};"
    return f"""    {{
        {values}
        length = link_pack_{name}(out{given});
        print(out, length);
        for (unsigned cut = 0; cut <= 255; cut++)
            wrong += cut != length && link_unpack_{name}(out, (uint8_t)cut{back});
        if (link_unpack_{name}(out, length{back}))
            print(again, link_pack_{name}(again{back}));
        printf("%u\\n", wrong);
    }}"""


def program() -> str:
    trials = "\n".join(trial(each) for each in SAMPLES)
    return f"""#include <stdio.h>
#include "protocol.h"

static void print(const uint8_t *bytes, uint8_t length)
{{
    while (length--)
        printf("%02x", *bytes++);
    printf(" ");
}}

int main(void)
{{
    static uint8_t out[512], again[512];
    uint8_t length;
    unsigned wrong = 0;
{trials}
    return 0;
}}
"""


def test_the_generated_files_are_fresh() -> None:
    stale = [path.name for path, text in made_texts().items() if path.read_text("utf-8") != text]
    assert stale == [], "run: python firmware/generate_protocol.py"


def test_every_message_has_a_sample() -> None:
    declared = {each["name"] for each in tomllib.loads(DECLARED.read_text("utf-8"))["message"]}
    assert {type(each).__name__.lower() for each in SAMPLES} == declared


@pytest.mark.skipif(COMPILER is None, reason="no C compiler here")
def test_c_packs_the_same_bytes_as_python(tmp_path: Path) -> None:
    assert COMPILER is not None
    source, binary = tmp_path / "pack.c", tmp_path / "pack"
    source.write_text(program(), "utf-8")
    subprocess.run([COMPILER, *STRICT, f"-I{DECLARED.parent}", "-o", binary, source], check=True, text=True)
    printed = subprocess.run([binary], check=True, capture_output=True, text=True).stdout.splitlines()
    expected = [f"{each.encode().hex()} {each.encode().hex()} 0" for each in SAMPLES]
    assert printed == expected


@pytest.mark.parametrize("message", SAMPLES, ids=repr)
def test_python_reads_what_it_writes(message: Message) -> None:
    assert protocol.decode(message.encode()) == message


def test_no_message_outgrows_a_block() -> None:
    longest = max(len(each.encode()) for each in SAMPLES) + protocol.BLOCK_SHORTEST - 1
    assert longest <= protocol.BLOCK_LONGEST < protocol.SYNC


@pytest.mark.parametrize(
    ("instead_of", "write", "named"),
    [
        ("value = 0xFE\n", "value = 0x7E\n", "sync"),
        ("value = 224\n", "value = 200\n", "pass does not fit"),
        ("id = 9\n", "id = 8\n", "id of its own"),
        ('type = "u32"', 'type = "u24"', "hello"),
        ('sender = "host"', 'sender = "nobody"', "unknown sender"),
    ],
)
def test_a_declaration_that_contradicts_itself_is_refused(instead_of: str, write: str, named: str) -> None:
    text = DECLARED.read_text("utf-8")
    assert instead_of in text
    with pytest.raises(DeclarationError, match=named):
        read_protocol(text.replace(instead_of, write))
