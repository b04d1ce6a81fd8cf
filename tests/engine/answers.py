"""All that the engine answers while a hand script is played: events, refusals with their facts, what is awaited, what
is legal. `answers.txt` keeps a digest of it for each script:

    python -m tests.engine.answers > tests/engine/answers.txt
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

from dealerassist.engine import IllegalActionError
from dealerassist.engine import commands as c
from dealerassist.engine.events import Event, event_text
from dealerassist.journal.player import InMemory, ScriptPlayer, open_table
from dealerassist.journal.script import read_script

SCRIPTS = Path(__file__).parent / "scripts"
KEPT = Path(__file__).parent / "answers.txt"


class Listening(InMemory):
    """A table that keeps what it answers, a line each."""

    def __init__(self, file: Path) -> None:
        self.script = read_script(file.read_text("utf-8"), file.name)
        super().__init__(open_table(self.script))
        self.lines = [event_text(event) for event in self.hand.opening]
        self._note()

    def tell(self, command: c.Command, inserted: bool) -> list[Event]:
        try:
            events = super().tell(command, inserted)
        except IllegalActionError as error:
            self.lines.append(f"refused {error.code} {sorted(error.data.items())}")
            raise
        self.lines += map(event_text, events)
        self._note()
        return events

    def next_hand(self) -> list[Event]:
        events = super().next_hand()
        self.lines += map(event_text, events)
        self._note()
        return events

    def _note(self) -> None:
        waits, legal = self.hand.awaiting, self.hand.legal
        self.lines.append(f"awaits {waits.what} {waits.seats}")
        if waits.question is not None:
            self.lines.append(f"asks {waits.question.source}")
        if legal is not None:
            may = " ".join(legal.may)
            self.lines.append(f"may {may} {legal.to_call} {legal.min_raise_to} {legal.max_raise_to} {legal.no_raise}")


def answers(file: Path) -> list[str]:
    """What the engine answers to a script, a line each."""
    table = Listening(file)
    for _ in ScriptPlayer(table.script, table).play():
        pass
    return table.lines


def name(file: Path) -> str:
    """The script's name in `answers.txt`."""
    return file.relative_to(SCRIPTS).as_posix().removesuffix(".hand")


def digest(lines: list[str]) -> str:
    """A short hash of them."""
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


if __name__ == "__main__":
    for each in sorted(SCRIPTS.rglob("*.hand"), key=name):
        sys.stdout.write(f"{digest(answers(each))} {name(each)}\n")
