"""`dealerassist report`: what a bug report needs: last hand, versions, health. No untabled face: none is kept."""

from __future__ import annotations

import argparse
from pathlib import Path

from dealerassist.cards import DealerAssistError
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.doctor import findings
from dealerassist.cli.output import DONE, Output, write_line
from dealerassist.cli.state import state_directory
from dealerassist.journal.rows import JOURNAL_FILE
from dealerassist.journal.show import hand_script, last_played


def run(options: argparse.Namespace, output: Output) -> int:
    """To a file or standard output."""
    state = state_directory(options.state)
    health = list(findings(options))
    number, script = _last_hand(state / JOURNAL_FILE)
    output.record({"health": [{"check": f.name, "ok": f.well, "seen": f.seen} for f in health], "hand": script})
    if not output.as_json:
        lines = ["# A report of Dealer Assist. `dealerassist play` plays it: all but the hand are comments."]
        lines += [f"# {'ok ' if one.well else 'BAD'} {one.name:<16} {one.seen}" for one in health]
        _write(options.out, "\n".join([*lines, f"# {number}", script]).rstrip() + "\n")
    return DONE


def _last_hand(path: Path) -> tuple[str, str]:
    """What is said of it, and its script."""
    if not path.exists():
        return "no hand yet", ""
    try:
        spans = last_played(path, 1)
        return (f"hand {spans[0].hand}", hand_script(path, spans[0].hand)) if spans else ("no hand yet", "")
    except DealerAssistError as error:
        return f"the journal cannot be read: {error}", ""


def _write(out: str | None, text: str) -> None:
    if out is None:
        write_line(text.rstrip("\n"))
        return
    try:
        Path(out).write_text(text, "utf-8")
    except OSError as error:
        raise CliError(CliCode.BAD_OUTPUT, f"{out}: {error.strerror or error}") from None
    write_line(f"written to {out}")
