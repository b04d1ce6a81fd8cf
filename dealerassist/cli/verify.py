"""`dealerassist verify`: judges a showdown document."""

from __future__ import annotations

import argparse

from dealerassist.cli.files import read_text
from dealerassist.cli.output import DONE, UNUSABLE, Output, write_error, write_line
from dealerassist.verify import VerifyError, as_json, as_text, error_json, judge_text


def run(options: argparse.Namespace, output: Output) -> int:
    """Pots, shares, hands and rulings; 2 where the document cannot be judged."""
    try:
        verdict = judge_text(read_text(options.file), options.file)
    except VerifyError as error:
        write_error(str(error))
        output.record(error_json(error))
        return UNUSABLE
    output.record(as_json(verdict))
    if not output.as_json:
        write_line(as_text(verdict).rstrip())
    return DONE
