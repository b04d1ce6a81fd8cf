"""TOML that a stranger wrote, read without harm: one reason for whatever is wrong with it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Any

MOST_PARTS = 32
"""Parts of a dotted key. The standard reader takes memory by the square of their number; our keys have one."""

_PART = r"""(?:"[^"\n]{0,80}"|'[^'\n]{0,80}'|[\w-]{1,80})"""
_LONG_KEY = re.compile(rf"(?<![\w-])(?:{_PART}[ \t]*\.[ \t]*){{{MOST_PARTS}}}")


def read_toml(text: str, parse_float: Callable[[str], Any] = float) -> dict[str, Any]:
    """The table that `text` says. Raises `ValueError` with a reason of one line, naming the line where it is known.

    >>> read_toml("cap = 3")
    {'cap': 3}
    """
    if _LONG_KEY.search(text):
        raise ValueError("nested too deeply")
    try:
        return tomllib.loads(text, parse_float=parse_float)
    except tomllib.TOMLDecodeError as error:
        last = f"at line {len(text.splitlines())}, the end"
        raise ValueError(str(error).replace("at end of document", last)) from None
    except RecursionError:
        raise ValueError("nested too deeply") from None
    except ValueError:
        raise ValueError("a number has too many digits") from None
