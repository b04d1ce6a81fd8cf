"""`dealerassist verify`: judges a showdown document, or all the hands that a file or a folder holds."""

from __future__ import annotations

import argparse
import sys

from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.files import read_text
from dealerassist.cli.output import DONE, UNUSABLE, Output, write_error, write_line
from dealerassist.verify import VerifyError, as_json, as_text, error_json, judge_text


def run(options: argparse.Namespace, output: Output) -> int:
    """Pots, shares, hands and rulings of one showdown, or how many hands are right; 2 where one cannot be judged."""
    if options.photo is not None:
        from dealerassist.cli.verify_photo import verify_photo

        return verify_photo(options, output)
    if options.file is None:
        raise CliError(
            CliCode.BAD_USAGE, "a FILE to judge is needed, or --photo IMAGE (see dealerassist verify --help)"
        )
    from dealerassist.cli.verify_many import verify_many
    from dealerassist.cli.verify_sources import piped, source_of

    source, read = piped(sys.stdin.buffer) if options.file == "-" else (source_of(options.file), b"")
    return _one(options.file, read, output) if source is None else verify_many(source, options.cores, output)


def _one(file: str, read: bytes, output: Output) -> int:
    try:
        verdict = judge_text(read_text(file, read), file)
    except VerifyError as error:
        write_error(str(error))
        output.record(error_json(error))
        return UNUSABLE
    output.record(as_json(verdict))
    if not output.as_json:
        write_line(as_text(verdict).rstrip())
    return DONE
