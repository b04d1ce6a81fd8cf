"""Compiles a catalogue as Qt's lrelease does, for machines that do not have it: Qt's .qm format."""

from __future__ import annotations

import struct
from collections.abc import Mapping

from dealerassist.display.speech import CONTEXT

MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
HASHES, MESSAGES = 0x42, 0x69
END, TRANSLATION, SOURCE, CONTEXT_TAG, COMMENT = 1, 3, 6, 7, 8


def compiled(translations: Mapping[tuple[str, str], str]) -> bytes:
    """translations: (list of codes, English template) -> template in the other language."""
    messages, hashes = b"", []
    for (kind, source), translation in translations.items():
        hashes.append((_hash(source.encode() + kind.encode()), len(messages)))
        messages += _text(TRANSLATION, translation.encode("utf-16-be")) + _text(COMMENT, kind.encode())
        messages += _text(SOURCE, source.encode()) + _text(CONTEXT_TAG, CONTEXT.encode()) + bytes([END])
    table = b"".join(struct.pack(">II", *each) for each in sorted(hashes))
    return MAGIC + _text(HASHES, table) + _text(MESSAGES, messages)


def _text(tag: int, content: bytes) -> bytes:
    return struct.pack(">BI", tag, len(content)) + content


def _hash(words: bytes) -> int:
    """The hash of ELF object files, never 0."""
    h = 0
    for byte in words:
        h = (h << 4) + byte
        high = h & 0xF0000000
        h = (h ^ (high >> 24)) & ~high
    return h or 1
