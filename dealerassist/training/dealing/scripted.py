"""A hand that a trainer has written: players act as its script says; what it expects to be refused, a player tries.

The script is played to its end first, as `dealerassist play` does, with everything that it expects. What it leaves out
(deals, cards of the board, hands at the showdown) is drawn by chance from what it does not name.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from dealerassist.cards import Card, DealerAssistError
from dealerassist.engine import Await, Hand, HouseRules, Question, Session, parse_command
from dealerassist.engine import commands as c
from dealerassist.engine.notation import hide_faces
from dealerassist.journal.expectations import parse_expectation
from dealerassist.journal.live import after_telling
from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.script import Line, Script
from dealerassist.rehearsal.dealing import Habits, random_command
from dealerassist.table.dealing import TO_BOARD, TO_SEATS
from dealerassist.training.codes import TrainingCode
from dealerassist.training.dealing.fouls import Foul, refused
from dealerassist.training.dealing.players import DEALT
from dealerassist.training.dealing.story import Plot
from dealerassist.training.refusing import refusal

_PLAYED = (
    c.Fold, c.Check, c.Call, c.Bet, c.Raise, c.AllIn, c.Complete, c.BringIn, c.Deal, c.Board, c.Show, c.Muck, c.Wins,
    c.Award, c.Discard, c.Draw, c.In, c.Out, c.Late,
)  # fmt: skip
_QUIET = Habits(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def plot_of_script(script: Script, seed: int) -> Plot:
    """Its first hand; the others follow. seed: of the cards that the script leaves out. Raises `ReadError` as the
    script player does, `TrainingError` for what no hand to be dealt can hold.
    """
    if script.session.game.name not in DEALT:
        reason = f"{script.session.game.name} cannot be dealt here, only {', '.join(DEALT)}"
        raise refusal(TrainingCode.NO_SUCH_HAND, file=script.file, place="header", reason=reason)
    if isinstance(script.session.next(script.house), Question):
        raise refusal(TrainingCode.NO_SUCH_HAND, file=script.file, place="header", reason="nobody has the button")
    parts = _parts(script)
    for _ in ScriptPlayer(script).play():
        pass
    return _plot((script.session, script.house), parts, script.file, seed)


Told = tuple[c.HandCommand, bool]
"""A command, and whether it is only tried."""


@dataclass(frozen=True, slots=True)
class _Part:
    """A hand of the script: what the table is told `before` it, and its commands."""

    before: tuple[c.SessionCommand, ...] = ()
    commands: tuple[Told, ...] = ()


def _parts(script: Script) -> tuple[_Part, ...]:
    """What `next` parts; a last one in which nothing happens is none."""
    parts = [_Part()]
    between: list[c.SessionCommand] = []
    for line in script.lines:
        told = _command(line, script.file)
        if isinstance(told, tuple) and _says_again(parts[-1].commands, told):
            reason = f"{line.text}: a seat says once how many cards it exchanges"
            raise refusal(TrainingCode.NO_SUCH_HAND, file=script.file, place=f"line {line.number}", reason=reason)
        match told:
            case (c.HandCommand(), bool()):
                parts[-1] = replace(parts[-1], commands=(*parts[-1].commands, told))
            case c.Next():
                parts.append(_Part(tuple(between)))
                between = []
            case c.Later(command) | (c.SessionCommand() as command):
                between.append(command)
    return tuple(parts) if parts[-1].commands else tuple(parts[:-1] or parts)


def _says_again(before: Sequence[Told], told: Told) -> bool:
    """Another number than it has just said."""
    last, now = before[-1][0] if before else None, told[0]
    if not isinstance(now, (c.Discard, c.Draw)) or not isinstance(last, (c.Discard, c.Draw)) or now.seat != last.seat:
        return False
    return not (isinstance(last, c.Discard) and isinstance(now, c.Draw))


def _plot(table: tuple[Session, HouseRules], parts: Sequence[_Part], file: str, seed: int) -> Plot:
    """The first of these hands. What the table is told between two comes after the first one's outcome, whatever it
    is: with real cards it is theirs to say.
    """
    (session, house), (part, *later) = table, parts

    def then(hand: Hand) -> Plot | None:
        following = after_telling(session.after(hand), house, later[0].before) if later else None
        return None if following is None else _plot(following, later, file, seed + 1)

    return Plot(session, house, lambda: ScriptedPlayers(part.commands, Random(seed)), file, then)


def _command(line: Line, file: str) -> Told | c.SessionCommand | None:
    """None for what is only expected. Raises `TrainingError` for anything but what players and cards do, and what the
    table is told between hands.
    """
    words, tried = line.text, False
    try:
        if words.startswith("expect "):
            expected = parse_expectation(words.removeprefix("expect ")).refused
            if expected is None:
                return None
            command, tried = expected, True
        else:
            command = parse_command(words)
    except DealerAssistError as error:
        reason = str(error)
    else:
        if isinstance(command, c.HandCommand) and isinstance(command, _PLAYED):
            return command, tried
        if isinstance(command, c.SessionCommand) and not isinstance(command, c.Recall) and not tried:
            return command
        reason = f"{words}: a hand to be dealt holds only what players do, and cards"
    raise refusal(TrainingCode.NO_SUCH_HAND, file=file, place=f"line {line.number}", reason=reason)


class ScriptedPlayers:
    """The story of a script, from its first command on."""

    def __init__(self, commands: Sequence[Told], chance: Random) -> None:
        self._left = deque(_once_exchanged(commands))
        self._chance = chance
        self._named = {card for command, _ in commands for card in _cards(command)}
        self._holes: dict[int, list[Card]] = {}

    def next(self, hand: Hand) -> c.HandCommand | Foul:
        """What the script says; what it leaves out before that, and behind its end."""
        while self._left and not _left_out(hand, self._left[0][0]):
            command, tried = self._left.popleft()
            foul = refused(hand, command) if tried else None
            if foul is not None:
                return foul
            if not tried and None in _faces(command):
                return self._drawn(hand)
            if not tried:
                return self._face_down(command, hand.deal_shape[0])
        return self._shown(hand) or self._drawn(hand)

    def _face_down(self, command: c.HandCommand, down: int) -> c.HandCommand:
        """The engine learns a hole card when it is shown."""
        if not isinstance(command, c.Deal):
            return command
        self._holes.setdefault(command.seat, []).extend(_cards(command))
        return hide_faces(command, down)

    def _shown(self, hand: Hand) -> c.HandCommand | None:
        """A hand whose cards the script has named, and that it does not show."""
        seat = hand.awaiting.seats[0] if hand.awaiting.what is Await.SHOW else 0
        hole = tuple(self._holes.get(seat, ()))
        return c.Show(seat, hole) if seat and len(hole) == hand.seat(seat).cards else None

    def _drawn(self, hand: Hand) -> c.HandCommand:
        """By chance, from cards that the script does not name."""
        while True:
            command = random_command(hand, self._chance, _QUIET)
            if self._named.isdisjoint(set(_cards(command)) - _up(hand)):
                return command


def _once_exchanged(commands: Sequence[Told]) -> Iterator[Told]:
    """Who has discarded gets his cards at once: where the script says so later it says it twice."""
    gone: set[int] = set()
    for command, tried in commands:
        if isinstance(command, c.Draw) and command.seat in gone:
            gone.remove(command.seat)
            continue
        if isinstance(command, c.Discard) and command.count and not tried:
            gone.add(command.seat)
        yield command, tried


def _left_out(hand: Hand, command: c.HandCommand) -> bool:
    """The hand waits for cards, and the script goes on without them. Hands that go up once all are all-in need none."""
    waits = hand.awaiting.what
    deals = isinstance(command, c.Deal if waits in TO_SEATS else c.Board)
    return waits in {*TO_SEATS, *TO_BOARD} and not deals and not isinstance(command, (c.Show, c.Muck))


def _faces(command: c.HandCommand) -> tuple[Card | None, ...]:
    match command:
        case c.Deal(_, _, cards) | c.Board(cards) | c.Show(_, cards):
            return cards
    return ()


def _cards(command: c.HandCommand) -> tuple[Card, ...]:
    return tuple(card for card in _faces(command) if card is not None)


def _up(hand: Hand) -> set[Card | None]:
    """What a hand that is shown has face up already."""
    return {card for seat in hand.seats for card in seat.up}
