"""A mixed game: which game follows by itself, and when. Pure: derived from the hands that were dealt.

[rotation]
every = "orbit"           # until the button has gone round; or a number of hands
games = [                 # each complete in itself: what it does not name it does not have
    { game = "holdem", limit = "no", blinds = "200 400" },
    { game = "holdem", limit = "fixed 400 800", blinds = "200 400" },
]

A game without a button goes round when as many hands were dealt as players. A misdeal is no hand. What the dealer sets
up in between is played as long as its turn would have been; then the rotation goes on where it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dealerassist.cards import DealerAssistError
from dealerassist.engine import Game, HouseRules, Session, Stakes
from dealerassist.engine import commands as c
from dealerassist.engine.setup import SEATS
from dealerassist.journal.arranging import arranged
from dealerassist.journal.first_row import read_first_row
from dealerassist.journal.past import PastHand

ORBIT = 0
"""`every` of a rotation whose games change when the button has gone round."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A game of the rotation. `lines` sets it (`set`)."""

    lines: str
    game: Game
    stakes: Stakes

    def is_played(self, session: Session) -> bool:
        return (self.game, self.stakes) == (session.game, session.stakes)


@dataclass(frozen=True, slots=True)
class Rotation:
    """entries: two or more, none like the one after it. every: so many hands, or `ORBIT`."""

    entries: tuple[Entry, ...]
    every: int = ORBIT


@dataclass(frozen=True, slots=True)
class Turn:
    """How far a game's turn has come. at: its place in the rotation, or that of the last one before it, -1: none was.

    button: of the last hand. went: seats that it has passed since the first hand of this turn.
    """

    at: int
    game: Game
    stakes: Stakes
    button: int | None
    players: int
    hands: int = 1
    went: int = 0


def dealt(rotation: Rotation, turn: Turn | None, before: Session, button: int | None, players: int) -> Turn:
    """The turn once a hand was played. before: the table that it was dealt from."""
    if turn is None or (turn.game, turn.stakes) != (before.game, before.stakes):
        at = _place(rotation, before, turn.at if turn is not None else -1)
        return Turn(at, before.game, before.stakes, button, players)
    went = turn.went + _steps(turn.button, button)
    return replace(turn, button=button, players=players, hands=turn.hands + 1, went=went)


def _place(rotation: Rotation, session: Session, last: int) -> int:
    """The next place after `last` at which this game stands; `last` where it stands nowhere."""
    count = len(rotation.entries)
    after = [(last + step) % count for step in range(1, count + 1)]
    return next((place for place in after if rotation.entries[place].is_played(session)), last)


def _steps(start: int | None, end: int | None) -> int:
    """Seats from `start` clockwise to `end`; none where the button does not move."""
    return (end - start) % len(SEATS) if start is not None and end is not None else 0


def follows(rotation: Rotation, turn: Turn | None, session: Session, house: HouseRules) -> Entry | None:
    """The game of the next hand where it is another's turn; None where this one goes on. session: as it would be dealt
    from now.

    A game that cannot be dealt to these players is passed over.
    """
    if turn is None or (turn.game, turn.stakes) != (session.game, session.stakes):
        return None  # the dealer has set up another one
    if session.again or session.carried or session.in_round:
        return None  # it is dealt again, or what lies in the middle is still played for
    if not _is_over(rotation, turn, session, house):
        return None
    count = len(rotation.entries)
    after = [rotation.entries[(turn.at + step) % count] for step in range(1, count + 1)]
    return next((entry for entry in after if _can_be_dealt(entry, session, house)), None)


def _is_over(rotation: Rotation, turn: Turn, session: Session, house: HouseRules) -> bool:
    if rotation.every != ORBIT:
        return turn.hands >= rotation.every
    if not session.game.button:
        return turn.hands >= turn.players
    try:
        coming = session.next_positions(house).button
    except DealerAssistError:
        return False
    return turn.went + _steps(turn.button, coming) >= len(SEATS)


def _can_be_dealt(entry: Entry, session: Session, house: HouseRules) -> bool:
    playing = sum(place.plays(house) for place in session.places)
    if entry.is_played(session) or playing > entry.game.most_seats:
        return False
    try:
        there, rules = arranged(session, house, entry.lines)
        there.next(rules)
    except DealerAssistError:
        return False
    return True


class Turning:
    """A rotation, and how far it is: taken from the last hands, so a restart changes nothing."""

    def __init__(self, rotation: Rotation) -> None:
        self._rotation = rotation
        self._turn: Turn | None = None
        self._seen = 0
        self._last: tuple[int, int, Turn | None] = (0, 0, None)

    def next(self, hands: Sequence[PastHand], session: Session, house: HouseRules) -> Entry | None:
        """What follows after these hands, at least one; the last is over and may still be mended. See `follows`."""
        for hand in hands[:-1]:
            if hand.first.hand > self._seen:
                self._seen = hand.first.hand
                self._turn = self._after(hand)
        last = hands[-1]
        if self._last[:2] != (last.first.hand, len(last.told)):  # one touch asks several times
            self._last = (last.first.hand, len(last.told), self._after(last))
        return follows(self._rotation, self._last[2], session, house)

    def _after(self, hand: PastHand) -> Turn | None:
        """The turn with this hand; one that was never dealt, or is void, is none."""
        told = [row.body.partition(" ")[0] for row in hand.commands]
        if c.Deal.verb not in told or told[-1] == c.Void.verb:
            return self._turn
        opening = read_first_row(hand.first.body, f"hand {hand.first.hand}")
        players = sum(place.plays(opening.house) for place in opening.session.places)
        return dealt(self._rotation, self._turn, opening.session, opening.dealt.button, players)
