"""The journal's rows and how they are chained: THE frozen format 1.

The file is SQLite 3, `application_id` 0x446C724A ("DlrJ"), `user_version` 1. Table `meta` (key, value) holds `journal`:
64 hexadecimal digits drawn when the file was made. Table `journal_rows` holds one row for each thing that was told:

    seq      counts all rows from 1, without a gap
    hand     counts the journal's hands from 1; 0 before the first
    number   the SEQ of a command within its hand, from 1; 0 for every row that no SEQ counts: first rows, table
             rows, notes, and the deals and awards that nobody told and a script player inserted
    kind     `hand`, `command`, `table` or `note`
    body     `hand`: the table as dealt (below); `command`, `table`: one line of the `.hand` language; `note`: words
    actor    who: `dealer`, `dealer:NAME` where one has signed in, `engine`, `floor:NAME` …
    source   through what: `touch`, `script`, `sensor:…` …
    why      the reason given; may be empty
    wall_ns  when it was told: nanoseconds since 1970-01-01 UTC
    mono_ns  the same on the clock that nobody sets; comparable within one run of the program
    digest   16 hexadecimal digits of the events that it gave (`engine.events.digest`)
    prev     the hash of the row before; of row 1 the `journal` of `meta`
    hash     SHA-256, 64 hexadecimal digits, of the row without `hash`

What is hashed: a JSON object of all columns but `hash`, keys sorted, separators `,` and `:` without spaces, everything
beyond ASCII escaped as `\\uXXXX`, numbers as decimal integers; encoded in ASCII.

A `hand` row's body is a `.hand` header that is complete in itself, every house rule written out, after comment lines:

    # format 1
    # engine VERSION
    # house DIGEST NAME
    # last none | BUTTON SMALL_AT BIG_AT SMALL BIG[,BIG] MORE[,MORE] [again]

`last` are the positions of the hand before, from which missed blinds follow, `-` for none of them; `again`: that hand
was void. `engine` and the house's digest inform; what a row means is in header and commands alone.

What a chain cannot show: rows cut off at the very end, as a shorter journal is a good journal too. Only a second copy,
or a count kept elsewhere, tells that.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from enum import StrEnum
from hashlib import sha256

FORMAT = 1
APPLICATION_ID = 0x446C724A
JOURNAL_FILE = "journal.sqlite3"


_CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


class Kind(StrEnum):
    """What a row records."""

    HAND = "hand"
    COMMAND = "command"
    TABLE = "table"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Draft:
    """A row before it has its place in the chain."""

    hand: int
    number: int
    kind: Kind
    body: str
    actor: str
    source: str
    why: str
    wall_ns: int
    mono_ns: int
    digest: str


@dataclass(frozen=True, slots=True)
class Row(Draft):
    """A row of the journal; the columns are explained above."""

    seq: int
    prev: str
    hash: str

    @property
    def true_hash(self) -> str:
        """What `hash` must be."""
        named = {name: getattr(self, name) for name in HASHED}
        return sha256(_CANONICAL.encode(named).encode("ascii")).hexdigest()


COLUMNS = tuple(field.name for field in fields(Row))
HASHED = tuple(name for name in COLUMNS if name != "hash")


def chained(draft: Draft, seq: int, prev: str) -> Row:
    """The draft as row `seq` after the row whose hash is `prev`."""
    told = {field.name: getattr(draft, field.name) for field in fields(Draft)}
    return Row(**told, seq=seq, prev=prev, hash=Row(**told, seq=seq, prev=prev, hash="").true_hash)
