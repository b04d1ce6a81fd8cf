"""`dealerassist play`: a hand script, a recorded hand, or random hands, step by step."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator

from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.files import DEMO, house_finder, read_text
from dealerassist.cli.output import DONE, FOUND_WRONG, Output
from dealerassist.cli.random_play import random_steps
from dealerassist.cli.recording import Recording
from dealerassist.cli.viewer import Shown, Viewer
from dealerassist.engine import command_text
from dealerassist.engine import commands as c
from dealerassist.journal.phh import read_phh
from dealerassist.journal.phh_play import finish_phh, play_action, start_phh
from dealerassist.journal.player import ExpectationError, ScriptPlayer
from dealerassist.journal.script import read_script


def run(options: argparse.Namespace, output: Output) -> int:
    """Play; 1 where an expectation of the script fails, 2 where a line cannot be used."""
    file = options.file or str(DEMO)
    viewer = Viewer(output, options.watch)
    try:
        with contextlib.ExitStack() as stack:
            recording = stack.enter_context(Recording(options.state)) if options.record else None
            viewer.show_all(_steps(options, file, recording))
    except ExpectationError as error:
        output.error(error, file)
        return FOUND_WRONG
    viewer.end("random hands" if options.random is not None else file)
    return DONE


def _steps(options: argparse.Namespace, file: str, recording: Recording | None) -> Iterator[Shown]:
    if options.random is not None:
        return random_steps(options.random, options.hands, recording)
    if file.endswith(".phh"):
        if recording is not None:
            raise CliError(CliCode.BAD_USAGE, f"{file}: a PHH record is played, not recorded: export it as .hand first")
        return _phh_steps(file)
    return _script_steps(file, recording)


def _script_steps(file: str, recording: Recording | None) -> Iterator[Shown]:
    script = read_script(read_text(file), file, house_finder(file))
    player = ScriptPlayer(script, recording.start(script.session, script.house, "script", file) if recording else None)
    yield Shown("start", "the hand begins", tuple(player.hand.opening), player.hand)
    for step in player.play():
        words = command_text(step.command) if step.command is not None else step.line.text
        yield Shown(
            f"line {step.line.number}", words, step.events, player.hand, step.command is not None, step.inserted
        )


def _phh_steps(file: str) -> Iterator[Shown]:
    record = read_phh(read_text(file), file)
    hand = start_phh(record)
    yield Shown("start", "the hand begins", tuple(hand.opening), hand)
    for action in record.actions:
        yield Shown(f"actions[{action.at}]", action.words, tuple(play_action(record, hand, action)), hand)
    yield Shown("end", command_text(c.Award()), tuple(finish_phh(record, hand)), hand)
