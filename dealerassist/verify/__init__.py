"""Judges what is finished: a showdown, from a document that says who put in what and who tabled what.

>>> verdict = judge_text('''
... game = "holdem"
... button = 6
... chip = 5
... board = "2h 6h 8c 9h Td"
... seats = [
...     {seat = 3, bet = 45, cards = "Ah Kh"},
...     {seat = 6, bet = 15, folded = true},
...     {seat = 8, bet = 45, cards = "Ac 7c"},
... ]''')
>>> as_json(verdict)["payouts"]
{'3': 105}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dealerassist.verify.codes import VerdictLine, VerifyCode, VerifyError
from dealerassist.verify.report import as_json, as_text, error_json

if TYPE_CHECKING:
    from dealerassist.verify.judge import Verdict

__all__ = ["VerdictLine", "VerifyCode", "VerifyError", "as_json", "as_text", "error_json", "judge_text"]


def judge_text(text: str, file: str = "showdown") -> Verdict:
    """Judge a showdown document.

    text: JSON, where it starts with `{`, else TOML, at most a million characters. file: named in messages.
    Raises VerifyError: the document cannot be read, contradicts itself, or does not say who wins.
    """
    # The readers of JSON and TOML cost more than all the rest and are not needed by who only imports this room.
    from dealerassist.verify.document import read_document  # noqa: PLC0415
    from dealerassist.verify.judge import judge  # noqa: PLC0415
    from dealerassist.verify.showdown import showdown_of  # noqa: PLC0415

    try:
        return judge(showdown_of(read_document(text)))
    except VerifyError as error:
        raise error.in_file(file) from None
