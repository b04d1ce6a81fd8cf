"""Who may deal: `[dealers]` of `table.toml` gives each number a name. Without it any number of four digits signs in.

[dealers]
4711 = "Ann"
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from dealerassist.journal.codes import ReadError, ScriptCode
from dealerassist.table.keeping import DEALER

DEALERS = "dealers"
DIGITS = 4
LONGEST_NAME = 16

Dealers = Mapping[str, str]
"""Number -> name. Empty: any number is taken."""


def read_dealers(table: Mapping[str, object], file: str) -> Dealers:
    """Raises `ReadError` naming file, key and reason."""
    found = table.get(DEALERS, {})
    if not isinstance(found, dict):
        raise ReadError(ScriptCode.BAD_LINE, file, DEALERS, 'a table, as [dealers] with lines such as 4711 = "Ann"')
    names: dict[str, str] = {}
    for number, name in found.items():
        if (reason := _wrong(number, name)) or name in names.values():
            raise ReadError(ScriptCode.BAD_LINE, file, f"{DEALERS}.{number}", reason or f"{name} stands twice")
        names[number] = name
    return names


def _wrong(number: str, name: object) -> str:
    """What is wrong; empty where nothing is."""
    if not _is_number(number):
        return f"a dealer's number has {DIGITS} digits"
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        return f"a dealer's name is text of up to {LONGEST_NAME} letters"
    return ""


def _is_number(text: str) -> bool:
    return len(text) == DIGITS and text.isascii() and text.isdecimal()


def actor_of(number: str, dealers: Dealers) -> str | None:
    """The actor of the rows of whoever has signed in with `number`; None where nobody has it."""
    if not _is_number(number):
        return None
    name = dealers.get(number) if dealers else number
    return None if name is None else f"{DEALER}:{name}"


def name_of(actor: str, dealers: Dealers) -> str:
    """How the screen may call a dealer; empty where it could only say the number, which is nobody else's business."""
    name = actor.removeprefix(f"{DEALER}:")
    return name if name in dealers.values() else ""


def dealers_text(dealers: Dealers) -> str:
    """As it stands in `table.toml`."""
    lines = [f"{number} = {json.dumps(name, ensure_ascii=False)}\n" for number, name in dealers.items()]
    return f"\n[{DEALERS}]\n{''.join(lines)}" if lines else ""
