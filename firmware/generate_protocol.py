"""Makes protocol.h and dealerassist/sensing/protocol.py from protocol.toml: `python firmware/generate_protocol.py`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DECLARED = ROOT / "firmware/protocol.toml"
MADE = "Made by firmware/generate_protocol.py from firmware/protocol.toml; do not edit."

SIZES = {"u8": 1, "u16": 2, "u32": 4}
PYTHON_TYPES = {"u8": "int", "u16": "int", "u32": "int", "text": "str", "tags": "tuple[bytes, ...]"}
PYTHON_LIMITS = {"text": ("TEXT_MOST",), "tags": ("TAGS_MOST", "TAG_BYTES")}


class DeclarationError(ValueError):
    """protocol.toml contradicts itself; the message names the place."""


@dataclass(frozen=True, slots=True)
class Named:
    """A constant, one value of a choice, or a field (whose value is 0 and whose type is given)."""

    name: str
    value: int = 0
    type: str = ""
    unit: str = ""
    doc: str = ""

    @property
    def remark(self) -> str:
        """What is said of it; empty for what speaks for itself."""
        return f"{self.doc} In {self.unit}." if self.unit else self.doc


@dataclass(frozen=True, slots=True)
class Choice:
    """Values that a field or its bits may have."""

    name: str
    doc: str
    values: tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """sender: `host` or `node`."""

    id: int
    name: str
    sender: str
    doc: str
    fields: tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class Protocol:
    """All that is declared; the version is its first two constants."""

    constants: tuple[Named, ...]
    choices: tuple[Choice, ...]
    messages: tuple[Message, ...]


def read_protocol(text: str) -> Protocol:
    """The declarations of a protocol.toml. Raises DeclarationError."""
    told = tomllib.loads(text)
    protocol = Protocol(
        constants=(*(Named(*each) for each in told["version"].items()), *_all_named(told["constant"])),
        choices=tuple(Choice(**each | {"values": _all_named(each["values"])}) for each in told["choice"]),
        messages=tuple(Message(**each | {"fields": _all_named(each["fields"])}) for each in told["message"]),
    )
    _check(protocol)
    return protocol


def _all_named(told: list[dict[str, Any]]) -> tuple[Named, ...]:
    return tuple(Named(**each) for each in told)


def _check(protocol: Protocol) -> None:
    value = {each.name: each.value for each in protocol.constants}
    ids = [each.id for each in protocol.messages]
    if len(set(ids)) != len(ids) or not all(0 < each < 256 for each in ids):
        raise DeclarationError("each message needs an id of its own, 1 to 255")
    if value["sync"] in range(value["block_longest"] + 1):
        raise DeclarationError("sync could be mistaken for the length of a block")
    counted = {"text": 1 + value["text_most"], "tags": 1 + value["tags_most"] * value["tag_bytes"]}
    for message in protocol.messages:
        unknown = [each.name for each in message.fields if each.type not in PYTHON_TYPES]
        if unknown or message.sender not in ("host", "node"):
            raise DeclarationError(f"message {message.name}: unknown sender, or type of {unknown}")
        content = sum((SIZES | counted)[each.type] for each in message.fields)
        if value["block_shortest"] + content > value["block_longest"]:
            raise DeclarationError(f"message {message.name} does not fit into a block")


def header_text(protocol: Protocol) -> str:
    """protocol.h: constants, and for each message a struct, a packer and an unpacker."""
    return "\n".join(_header_lines(protocol)) + "\n"


def _header_lines(protocol: Protocol) -> Iterator[str]:
    yield f"/* {MADE} */"
    yield from ("#ifndef LINK_PROTOCOL_H", "#define LINK_PROTOCOL_H", "")
    yield from (f"#include <{each}.h>" for each in ("stdbool", "stddef", "stdint", "string"))
    yield ""
    for each in protocol.constants:
        yield f"#define LINK_{each.name.upper()} {each.value}{_c_remark(each)}"
    for choice in protocol.choices:
        yield from ("", f"/* {choice.doc} */", f"enum link_{choice.name} {{")
        for each in choice.values:
            yield f"    LINK_{choice.name.upper()}_{each.name.upper()} = {each.value},{_c_remark(each)}"
        yield "};"
    yield from ("", "enum link_message {")
    yield from (f"    LINK_{each.name.upper()} = {each.id}," for each in protocol.messages)
    yield "};"
    yield from C_PARTS.splitlines()
    for message in protocol.messages:
        yield ""
        yield from _c_message(message)
    yield from ("", "#endif")


def _c_remark(each: Named) -> str:
    return f" /* {each.remark} */" if each.remark else ""


C_PARTS = """
/* Packers write a block's content, its id first, and return its length. Unpackers take a content and its length, and
   return false, having perhaps written a part, where it is not this message to the byte. */
static inline uint8_t *link_put(uint8_t *to, uint32_t value, uint8_t bytes)
{
    for (; bytes; bytes--, value >>= 8)
        *to++ = (uint8_t)value;
    return to;
}

static inline bool link_take(const uint8_t **from, const uint8_t *end, uint32_t *value, uint8_t bytes)
{
    if (end - *from < bytes)
        return false;
    *value = 0;
    for (uint8_t i = 0; i < bytes; i++)
        *value |= (uint32_t)*(*from)++ << (8 * i);
    return true;
}"""

C_TYPES = {"u8": "uint8_t", "u16": "uint16_t", "u32": "uint32_t"}
C_COUNTED = {  # member, most, size of one
    "text": ("char {}[LINK_TEXT_MOST];", "LINK_TEXT_MOST", "1"),
    "tags": ("uint8_t {}[LINK_TAGS_MOST][LINK_TAG_BYTES];", "LINK_TAGS_MOST", "LINK_TAG_BYTES"),
}


def _c_message(message: Message) -> Iterator[str]:
    name, id_name = message.name, f"LINK_{message.name.upper()}"
    yield f"/* From the {message.sender}. {message.doc} */"
    if message.fields:
        yield from _c_places(message)
        yield f"struct link_{name} {{"
        yield from (f"    {line}" for each in message.fields for line in _c_member(each))
        yield from ("};", "")
    struct = f", const struct link_{name} *from" if message.fields else ""
    yield from (f"static inline uint8_t link_pack_{name}(uint8_t *content{struct})", "{")
    yield f"    uint8_t *to = link_put(content, {id_name}, 1);"
    yield from (f"    {line}" for each in message.fields for line in _c_put(each))
    yield from ("    return (uint8_t)(to - content);", "}", "")
    struct = f", struct link_{name} *to" if message.fields else ""
    yield f"static inline bool link_unpack_{name}(const uint8_t *content, uint8_t length{struct})"
    yield from ("{", "    const uint8_t *from = content, *end = content + length;", "    uint32_t value;")
    yield from (f"    if (!link_take(&from, end, &value, 1) || value != {id_name})", "        return false;")
    yield from (f"    {line}" for each in message.fields for line in _c_take(each))
    yield from ("    return from == end;", "}")


def _c_places(message: Message) -> Iterator[str]:
    """Where each field stands in the content, for nodes without room for the struct; of a counted one its count."""
    at = 1
    for each in message.fields:
        yield f"#define LINK_{message.name.upper()}_AT_{each.name.upper()} {at}"
        if each.type not in SIZES:
            return
        at += SIZES[each.type]


def _c_member(each: Named) -> Iterator[str]:
    if each.type in SIZES:
        yield f"{C_TYPES[each.type]} {each.name};{_c_remark(each)}"
        return
    yield f"uint8_t {each.name}_count;"
    yield C_COUNTED[each.type][0].format(each.name) + _c_remark(each)


def _c_put(each: Named) -> Iterator[str]:
    if each.type in SIZES:
        yield f"to = link_put(to, from->{each.name}, {SIZES[each.type]});"
        return
    size = f"(size_t)from->{each.name}_count * {C_COUNTED[each.type][2]}"
    yield f"to = link_put(to, from->{each.name}_count, 1);"
    yield f"memcpy(to, from->{each.name}, {size});"
    yield f"to += {size};"


def _c_take(each: Named) -> Iterator[str]:
    if each.type in SIZES:
        yield from (f"if (!link_take(&from, end, &value, {SIZES[each.type]}))", "    return false;")
        yield f"to->{each.name} = ({C_TYPES[each.type]})value;"
        return
    _, most, size = C_COUNTED[each.type]
    yield "if (!link_take(&from, end, &value, 1) ||"
    yield from (f"    value > {most} || end - from < (ptrdiff_t)(value * {size}))", "    return false;")
    yield f"to->{each.name}_count = (uint8_t)value;"
    yield f"memcpy(to->{each.name}, from, value * {size});"
    yield f"from += value * {size};"


def module_text(protocol: Protocol) -> str:
    """protocol.py: constants, and for each message a frozen dataclass that encodes and decodes itself."""
    return "\n".join(_module_lines(protocol)) + "\n"


PYTHON_HEAD = f'''"""The messages of the serial link. {MADE}"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import ClassVar

from dealerassist.sensing.wire import Content, Writing, unknown_message
'''

PYTHON_TAIL = '''

def decode(raw: bytes) -> Message:
    """The message that is a block's content. Raises ProtocolError where it is none, or not to the byte."""
    content = Content(raw)
    message_id = content.u8()
    kind = _KINDS.get(message_id)
    if kind is None:
        raise unknown_message(message_id)
    message = kind.take(content)
    content.end()
    return message'''


def _module_lines(protocol: Protocol) -> Iterator[str]:
    yield PYTHON_HEAD
    for each in protocol.constants:
        yield f"{each.name.upper()} = {each.value}"
        yield from _python_doc(each.remark, "")
    for choice in protocol.choices:
        yield from ("", "", f"class {_class_name(choice.name)}(IntEnum):", f'    """{choice.doc}"""', "")
        for each in choice.values:
            yield f"    {each.name.upper()} = {each.value}"
            yield from _python_doc(each.remark, "    ")
    for message in protocol.messages:
        yield from ("", "")
        yield from _python_message(message)
    names = [_class_name(each.name) for each in protocol.messages]
    yield from ("", "", f"Message = {' | '.join(names)}", "")
    yield from ("_KINDS: dict[int, type[Message]] = {", *(f"    {each}.ID: {each}," for each in names), "}")
    yield from PYTHON_TAIL.splitlines()


def _class_name(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _python_doc(doc: str, indent: str) -> Iterator[str]:
    if doc:
        yield f'{indent}"""{doc[0].upper()}{doc[1:]}"""'


def _python_message(message: Message) -> Iterator[str]:
    name = _class_name(message.name)
    yield from ("@dataclass(frozen=True, slots=True)", f"class {name}:")
    yield from (f'    """From the {message.sender}. {message.doc}"""', "", f"    ID: ClassVar[int] = {message.id}")
    for each in message.fields:
        # A tag's own number tells which card it is to whoever knows the deck, so nothing ever prints it.
        hidden = " = field(repr=False)" if each.type == "tags" else ""
        yield f"    {each.name}: {PYTHON_TYPES[each.type]}{hidden}"
        yield from _python_doc(each.remark, "    ")
    yield from ("", "    def encode(self) -> bytes:", '        """The content of a block."""')
    yield "        content = Writing(self.ID)"
    for each in message.fields:
        yield f"        content.{each.type}({', '.join((f'self.{each.name}', *PYTHON_LIMITS.get(each.type, ())))})"
    yield from ("        return content.written", "", "    @classmethod")
    yield from (f"    def take(cls, content: Content) -> {name}:", '        """Reads it from behind its id."""')
    if not message.fields:
        yield "        return cls()"
        return
    yield "        return cls("
    for each in message.fields:
        yield f"            {each.name}=content.{each.type}({', '.join(PYTHON_LIMITS.get(each.type, ()))}),"
    yield "        )"


def made_texts() -> dict[Path, str]:
    """What each generated file must hold."""
    protocol = read_protocol(DECLARED.read_text("utf-8"))
    return {
        ROOT / "firmware/protocol.h": header_text(protocol),
        ROOT / "dealerassist/sensing/protocol.py": module_text(protocol),
    }


if __name__ == "__main__":
    for path, text in made_texts().items():
        path.write_text(text, "utf-8")
