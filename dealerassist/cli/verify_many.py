"""`verify` for hands by the million: on all cores, each found fault a line, and at the end how many there were."""

from __future__ import annotations

from collections import Counter
from functools import partial

from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.on_cores import cores_here, on_cores
from dealerassist.cli.output import DONE, FOUND_WRONG, UNUSABLE, Output, write_error, write_line
from dealerassist.cli.progress import Progress
from dealerassist.cli.verify_chunk import UNUSABLE as CANNOT
from dealerassist.cli.verify_chunk import tell
from dealerassist.cli.verify_sources import Source
from dealerassist.journal.phh_play import Match


def verify_many(source: Source, cores: int | None, output: Output) -> int:
    """1 where a record says otherwise, 2 where a hand cannot be judged. The same lines on any number of cores."""
    if cores is not None and cores < 1:
        raise CliError(CliCode.BAD_USAGE, "--cores: at least 1")
    progress, found, done = Progress(source.size), Counter[str](), 0
    told_by = on_cores(partial(tell, in_json=output.as_json), source.chunks(), cores or cores_here())
    try:
        for told in told_by:
            found += told.outcomes
            done += told.size
            if told.lines or told.errors:
                progress.clear()
            for line in told.errors:
                write_error(line)
            if told.lines:
                write_line("\n".join(told.lines))
            progress.at(done, found.total())
    finally:
        told_by.close()
        progress.clear()
    shown = ", ".join(f"{count:,} {outcome}" for outcome, count in sorted(found.items()))
    output.text(f"{source.name}: {found.total():,} hands" + (f": {shown}" if shown else ""))
    if found[CANNOT]:
        return UNUSABLE
    return FOUND_WRONG if found[Match.NO] else DONE
