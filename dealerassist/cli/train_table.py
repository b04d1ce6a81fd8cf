"""A hand that the trainee deals: typed at a terminal, touched on the screen, or with cards on sensors."""

from __future__ import annotations

import sys

from dealerassist.cards import DealerAssistError
from dealerassist.cli.clock import SystemClock
from dealerassist.cli.files import house_finder, read_text
from dealerassist.cli.output import DONE, Output
from dealerassist.cli.training_room import School
from dealerassist.journal.script import read_script
from dealerassist.training.codes import DrillCode, TrainingError
from dealerassist.training.dealing.debriefing import debriefing, step_json
from dealerassist.training.dealing.moves import TYPED, Move, read_move
from dealerassist.training.dealing.players import plot_of
from dealerassist.training.dealing.scripted import plot_of_script
from dealerassist.training.dealing.story import Plot
from dealerassist.training.dealing.table_hand import TableHand
from dealerassist.training.dealing.watching import Watcher
from dealerassist.training.describing import words
from dealerassist.training.question import Skill, Stamp, stamp_of
from dealerassist.training.task import LEVELS
from dealerassist.words import error_words

QUIT = "q"


def deal_a_hand(school: School) -> int:
    """Until the hand is dealt or left, and each that follows in its script. With `--silent` nothing is said until the
    debriefing. What ended it too early is raised after that.
    """
    first, stamp = plot_and_stamp(school)
    plot: Plot | None = first
    while plot is not None:
        watcher, failure = _dealt(school, plot)
        _debrief(watcher, school.output)
        if failure is not None:
            raise failure
        if watcher.due is not None:  # a hand that was left is not judged
            break
        school.keep(watcher.row(stamp, school.now()))
        plot = plot.then(watcher.hand.hand)
    return DONE


def _dealt(school: School, plot: Plot) -> tuple[Watcher, DealerAssistError | None]:
    options = school.options
    if options.screen or options.simulated or options.port:
        from dealerassist.cli.train_session import deal_on_screen  # the screen is painted only there

        return deal_on_screen(school, plot)
    watcher = Watcher(TableHand(plot), school.course.step_seconds)
    _at_terminal(watcher, school)
    return watcher, None


def _debrief(watcher: Watcher, output: Output) -> None:
    for line in ("", *debriefing(watcher)):
        output.text(line)
    for done in watcher.done:
        output.record(step_json(done))
    output.record({"steps": len(watcher.done), "slips": len(watcher.slips), "left": watcher.due is not None})


def plot_and_stamp(school: School) -> tuple[Plot, Stamp]:
    """The hand that the command line names, and by what it is judged. Raises `ReadError` or `TrainingError` for a
    script that cannot be dealt.
    """
    options = school.options
    skill = Skill(DrillCode.DEAL_HAND, options.level or LEVELS[0])
    seed = school.chance().randrange(2**31)
    if options.hand is None:
        plot = plot_of(skill.level, seed, school.house, options.game)
    else:
        script = read_script(read_text(options.hand), options.hand, house_finder(options.hand))
        plot = plot_of_script(script, seed)
    return plot, stamp_of(skill, seed, plot.house)


def _at_terminal(watcher: Watcher, school: School) -> None:
    output, hand = school.output, watcher.hand
    button = "" if hand.button is None else f" · button {hand.button}"
    output.text(
        f"{hand.hand.setup.game.name} · seats {' '.join(map(str, hand.seats))}{button} · {hand.plot.house.name}"
    )
    output.text(f"type what the dealer does: {', '.join(TYPED)}, with its numbers; {QUIT} stops")
    shown = None
    while (due := watcher.due) is not None:
        for line in due.before if len(watcher.done) != shown else ():
            output.text(f"  {words(line)}")
        shown = len(watcher.done)
        begun = SystemClock().mono_ns()
        move = _typed(output)
        if move is None:
            return
        for done in watcher.does(move, (SystemClock().mono_ns() - begun) // 1_000_000):
            if not done.right and not school.options.silent:
                why = "" if done.due.why is None else f": {words(done.due.why)}"
                output.text(f"no: {done.due.words}{why} [{done.due.source}]")


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
