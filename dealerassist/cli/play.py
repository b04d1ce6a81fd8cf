"""`dealerassist play`: a hand script, a recorded hand, or random hands, step by step."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dealerassist.cli.files import DEMO, house_finder, read_text
from dealerassist.cli.output import DONE, FOUND_WRONG, Output
from dealerassist.cli.terminal import happened, prompt_line, table_lines
from dealerassist.engine import Await, Hand, command_text
from dealerassist.engine import commands as c
from dealerassist.engine.events import Event, event_text
from dealerassist.journal.phh import read_phh
from dealerassist.journal.phh_play import finish_phh, play_action, start_phh
from dealerassist.journal.player import ExpectationError, ScriptPlayer
from dealerassist.journal.script import read_script


@dataclass(frozen=True, slots=True)
class Shown:
    """One step to show: where it stands, its words, what happened, the hand afterwards."""

    place: str
    words: str
    events: tuple[Event, ...]
    hand: Hand
    told: bool = True
    inserted: bool = False


def run(options: argparse.Namespace, output: Output) -> int:
    """Play; 1 where an expectation of the script fails, 2 where a line cannot be used."""
    viewer = Viewer(output, options.watch)
    if options.random is not None or options.record:
        from dealerassist.cli.recorded import play_recorded  # noqa: PLC0415  (the journal is not needed to look at a script)

        return play_recorded(options, viewer)
    file = options.file or str(DEMO)
    steps = _phh_steps(file) if file.endswith(".phh") else _script_steps(file)
    try:
        viewer.show_all(steps)
    except ExpectationError as error:
        output.error(error, file)
        return FOUND_WRONG
    viewer.end(file)
    return DONE


def _script_steps(file: str) -> Iterator[Shown]:
    player = ScriptPlayer(read_script(read_text(file), file, house_finder(file)))
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
    for i, action in enumerate(record.actions):
        yield Shown(f"actions[{i}]", action, tuple(play_action(record, hand, i)), hand)
    yield Shown("end", command_text(c.Award()), tuple(finish_phh(record, hand)), hand)


class Viewer:
    """Shows steps: line by line, with the table after each (`watch`), or as JSON."""

    def __init__(self, output: Output, watch: bool) -> None:
        self.output = output
        self.watch = watch
        self._waits = watch and not output.as_json and sys.stdin.isatty() and sys.stdout.isatty()
        self._last: Hand | None = None

    def show_all(self, steps: Iterable[Shown]) -> None:
        for step in steps:
            self.show(step)

    def show(self, step: Shown) -> None:
        """One step; waits for Enter where somebody watches at a terminal."""
        self._last = step.hand
        self.output.record(_record(step))
        if not step.told:
            return
        self.output.text(f"{step.place:>12}  {step.words}")
        for line in happened(step.events):
            self.output.text(f"{'':>12}    {line}")
        if self.watch and not _still_dealing(step):
            self._table(step.hand)
            self._wait()

    def _table(self, hand: Hand) -> None:
        for line in ["", *table_lines(hand), prompt_line(hand), ""]:
            self.output.text(line)

    def _wait(self) -> None:
        if self._waits:
            try:
                answer = input("  [Enter: next step · a: all the rest · q: leave] ").strip().lower()
            except EOFError:
                answer = "a"
            if answer == "q":
                raise SystemExit(DONE)
            self._waits = answer != "a"

    def end(self, file: str) -> None:
        """The table as the file leaves it."""
        self.output.record({"file": file, "ok": True})
        if self._last is not None and not self.watch:
            self._table(self._last)


def _still_dealing(step: Shown) -> bool:
    """The table is shown once all have their cards, not after each seat's."""
    return step.words.startswith("deal ") and (step.hand.awaiting.what is Await.DEAL_HOLE or step.inserted)


def _record(step: Shown) -> dict[str, object]:
    hand = step.hand
    awaiting = hand.awaiting
    legal = hand.legal
    return {
        "place": step.place,
        "text": step.words,
        "events": [event_text(event) for event in step.events],
        "hand": hand.setup.number,
        "awaiting": {"what": awaiting.what, "seats": list(awaiting.seats)},
        "to_call": None if legal is None else legal.to_call,
        "min_raise_to": None if legal is None else legal.min_raise_to,
        "max_raise_to": None if legal is None else legal.max_raise_to,
        "pot": hand.pot_with_bets,
        "pots": [{"amount": pot.amount, "eligible": list(pot.eligible)} for pot in hand.pots],
        "seats": [{"seat": s.number, "stack": s.stack, "bet": s.bet, "live": s.live} for s in hand.seats],
    }
