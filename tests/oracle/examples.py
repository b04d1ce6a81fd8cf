"""The examples of DIFFERENCES.md: hand scripts, one a kind, that the tests play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

from dealerassist.cards import ALL_CARDS, Card, parse_cards
from dealerassist.engine import commands as c
from dealerassist.engine import parse_command
from dealerassist.journal.script import Script, read_script
from tests.oracle.cases import Case, case_of
from tests.oracle.lockstep import Act, Chooser
from tests.oracle.rulebook import Rulebook, View

DOCUMENT = Path(__file__).with_name("DIFFERENCES.md")
SECTION = re.compile(r"^## `([\w-]+)`\n(.*?)(?=^##? |\Z)", re.MULTILINE | re.DOTALL)
SCRIPT = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def sections() -> dict[str, str]:
    """The text of each kind's section."""
    return dict(SECTION.findall(DOCUMENT.read_text(encoding="utf-8")))


def script_of(kind: str) -> Script:
    (text,) = SCRIPT.findall(sections()[kind])
    return read_script(text, kind)


def told(script: Script) -> Iterator[c.Command]:
    """The commands, without the expectations."""
    for line in script.lines:
        if not line.text.startswith(("expect ", "deal ", "board ")):
            yield parse_command(line.text)


def case_from(script: Script) -> Case:
    """The script's table; cards that it does not name are any others."""
    before = [command for command in told(script) if isinstance(command, (c.Post, c.Straddle))]
    hole: dict[int, list[Card]] = {}
    board: list[Card] = []
    for line in script.lines:
        word, _, rest = line.text.partition(" ")
        if word == "deal":
            seat, _, cards = rest.partition(" ")
            hole.setdefault(int(seat), []).extend(card for card in parse_cards(cards) if card)
        elif word == "board":
            board += [card for card in parse_cards(rest) if card]
    named = {card for cards in (board, *hole.values()) for card in cards}
    others = iter([card for card in ALL_CARDS if card not in named])
    table = case_of(script.file, script.session, script.house, before, ALL_CARDS)
    numbers = [seat.number for seat in table.setup.seats]
    shape = table.shape
    held = [card for number in numbers for card in islice(chain(hole.get(number, ()), others), shape.own)]
    full = [*board, *islice(others, shape.board - len(board)), *others]
    return case_of(script.file, script.session, script.house, before, (*held, *full))


class ScriptChooser(Chooser):
    """Does what the script says; then everybody checks and calls."""

    def __init__(self, script: Script) -> None:
        self.acts = [command for command in told(script) if not isinstance(command, (c.Post, c.Straddle))]

    def act(self, book: Rulebook, view: View, may_fold: bool) -> Act:
        command = self.acts.pop(0) if self.acts else None
        if command is not None:
            number = book.setup.seats[view.place].number
            assert isinstance(command, c.SeatAct)
            assert command.seat == number, f"{command} while seat {number} is to act"
        match command:
            case c.Fold():
                return Act(None)
            case c.Bet(amount=to) | c.Raise(to=to):
                return Act(to)
            case c.AllIn():
                return Act(book.reach(view.place), all_in=True)
            case c.Complete():
                return Act(view.least)
        return Act(book.in_street[view.place] + view.to_call)
