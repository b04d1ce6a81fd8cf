"""Shows a hand being played: a line a step, the table after it where somebody watches, or JSON objects."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass

from dealerassist.cli.output import DONE, Output
from dealerassist.cli.terminal import happened, prompt_line, table_lines
from dealerassist.engine import Await, Hand
from dealerassist.engine.events import Event, event_text


@dataclass(frozen=True, slots=True)
class Shown:
    """One step to show: where it stands, its words, what happened, the hand afterwards."""

    place: str
    words: str
    events: tuple[Event, ...]
    hand: Hand
    told: bool = True
    inserted: bool = False


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
    return step.words.startswith("deal ") and (step.hand.awaits is Await.DEAL_HOLE or step.inserted)


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
