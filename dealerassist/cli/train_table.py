"""A hand dealt at a terminal: players act by themselves, the trainee types what the dealer does, a watcher debriefs."""

from __future__ import annotations

import sys

from dealerassist.cli.clock import SystemClock
from dealerassist.cli.output import DONE, Output
from dealerassist.cli.training_room import School
from dealerassist.training.codes import DrillCode, TrainingError
from dealerassist.training.dealing.due import table_hand
from dealerassist.training.dealing.moves import Move, Verb, read_move
from dealerassist.training.dealing.watching import Done, Watcher
from dealerassist.training.describing import words
from dealerassist.training.question import Skill, stamp_of
from dealerassist.training.task import LEVELS
from dealerassist.words import error_words

QUIT = "q"


def deal_a_hand(school: School) -> int:
    """Until the hand is dealt, `q`, or the end of the input. With `--silent` nothing is said until the debriefing."""
    output, options = school.output, school.options
    skill = Skill(DrillCode.DEAL_HAND, options.level or LEVELS[0])
    seed = school.chance().randrange(2**31)
    watcher = Watcher(table_hand(skill.level, seed, school.house))
    output.text(f"seats {' '.join(map(str, watcher.hand.seats))} · button {watcher.hand.button} · {school.house.name}")
    output.text(f"type what the dealer does: {', '.join(Verb)}, with its numbers; {QUIT} stops")
    while (due := watcher.due) is not None:
        for line in due.before:
            output.text(f"  {words(line)}")
        begun = SystemClock().mono_ns()
        move = _typed(output)
        if move is None:
            break
        done = watcher.does(move, (SystemClock().mono_ns() - begun) // 1_000_000)
        if not done.right and not options.silent:
            output.text(f"no: {done.due.words} [{done.due.source}]")
        for line in due.after:
            output.text(f"  {words(line)}")
    _debrief(watcher, output)
    if watcher.due is None:  # a hand that was left is not judged
        school.keep(watcher.row(stamp_of(skill, seed, school.house), school.now()))
    return DONE


def _typed(output: Output) -> Move | None:
    while True:
        if not output.as_json:
            sys.stdout.write("> ")
            sys.stdout.flush()
        line = sys.stdin.readline()
        if not line or line.strip() == QUIT:
            return None
        try:
            return read_move(line)
        except TrainingError as error:
            output.text(f"  {error_words(error)}")


def _debrief(watcher: Watcher, output: Output) -> None:
    """Step by step: what was done, how fast, and what was due."""
    output.text()
    for done in watcher.done:
        output.text(_line(done))
        output.record(
            {"step": done.number, "due": done.due.words, "did": str(done.move), "right": done.right, "ms": done.ms}
            | {"source": done.due.source}
        )
    steps, slips = len(watcher.hand.due), len(watcher.slips)
    output.text(f"{len(watcher.done)} of {steps} steps, {slips} wrong")
    output.record({"steps": steps, "done": len(watcher.done), "slips": slips})


def _line(done: Done) -> str:
    told = f"  {done.number:>2}. {done.move!s:<22} {done.ms / 1000:>6.1f} s"
    return told if done.right else f"{told}   due: {done.due.words} [{done.due.source}]"
