"""The simulated table: a deck, and players that act by themselves, for a dealer who has no hardware yet."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from threading import Timer

from dealerassist.cards import Card
from dealerassist.engine import Hand
from dealerassist.engine import commands as c
from dealerassist.rehearsal.dealing import Habits, random_command, unseen
from dealerassist.table.dealing import TO_BOARD, TO_SEATS, seat_deals
from dealerassist.table.desk import Desk
from dealerassist.table.going_on import moves_chips
from dealerassist.table.table import Table
from dealerassist.views import Intent, Press, PressKey

CALM = Habits(fold=0.45, raises=0.15, all_in=0.004, muck=0, show_early=0, unread=0, dealers_word=0, mistake=0)
THINKING_S = (0.7, 1.6)
"""How long a player thinks: least and most, in seconds."""


class SimulatedDeck:
    """Cards that nobody has seen until they are turned: a hand is drawn when it is tabled, which nobody could tell."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self.hand: Callable[[], Hand] | None = None

    def reveal(self, seat: int) -> tuple[Card, ...]:
        """The cards that a seat has tabled."""
        hand = self.hand() if self.hand is not None else None
        if hand is None:
            return ()
        now = hand.seat(seat)
        up = tuple(card for card in now.up if card is not None)
        return (*up, *unseen(hand, self._rng, now.cards - len(up)))

    def deals(self, hand: Hand) -> tuple[c.HandCommand, ...]:
        """The next cards that lie face up: on the board, or at the seats."""
        if hand.awaits in TO_BOARD:
            return (c.Board(unseen(hand, self._rng, TO_BOARD[hand.awaits])),)
        seats = hand.awaiting.seats
        up = unseen(hand, self._rng, len(seats)) if hand.deal_shape[1] else ()
        return seat_deals(hand, dict(zip(seats, up, strict=False)))


class SimulatedPlayers:
    """Acts for whoever is to act, after a moment's thought; the dealer does everything else."""

    def __init__(self, put: Callable[[Callable[[Table], None]], None], rng: Random, thinking: bool = True) -> None:
        self._put = put
        self._rng = rng
        self._thinking = thinking
        self._asked: tuple[int, int] = (0, 0)
        self._timer: Timer | None = None

    def look(self, table: Table) -> None:
        """The table has changed: who is to act now begins to think."""
        if not table.dealt or not table.situation.hand.acting:
            return
        moment = moment_of(table)
        asked, self._asked = self._asked, moment
        if moment == asked or (moment[0] == asked[0] and moment[1] < asked[1]):
            return  # what was undone is the dealer's to enter
        seconds = self._rng.uniform(*THINKING_S) if self._thinking else 0
        self._timer = Timer(seconds, lambda: self._put(lambda now: self.act(now, moment)))
        self._timer.daemon = True
        self._timer.start()

    def act(self, table: Table, moment: tuple[int, int]) -> None:
        """Act, unless the dealer has gone on without, or has turned to something else: then once he is back."""
        situation = table.situation
        if moment_of(table) != moment or not situation.hand.acting:
            return
        if _turned_away(situation.desk):
            self._asked = (0, 0)
        else:
            table.told(players_act(situation.hand, self._rng), "simulated player")

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def _turned_away(desk: Desk) -> bool:
    """Does the dealer type an amount that is not one yet, change an act, name a card, or call the floor? Or has he
    still to confirm the hand that a restart came back to?
    """
    typing = desk.typing
    uncounted = typing is not None and (typing.amount is None or typing.refused is not None)
    turned_to = desk.changing is not None or desk.floor is not None or desk.naming is not None
    return uncounted or turned_to or desk.listing or desk.resuming


def players_act(hand: Hand, rng: Random) -> c.HandCommand:
    """What a calm player does: nobody folds who may check."""
    command = random_command(hand, rng, CALM)
    return c.Check(command.seat) if isinstance(command, c.Fold) and not hand.to_call else command


def moment_of(table: Table) -> tuple[int, int]:
    """Which decision this is: the hand's number, and how many commands stand."""
    situation = table.situation
    return situation.hand.setup.number, len(situation.entries)


def dealt_by(deck: SimulatedDeck, table: Table, intent: Intent) -> bool:
    """On the simulated table, the go-on key lays real cards where some come face up; True where it did."""
    if not table.dealt:
        return False
    situation = table.situation
    hand = situation.hand
    face_up = hand.awaits in TO_BOARD or (hand.awaits in TO_SEATS and hand.setup.game.up_cards)
    due = face_up and not moves_chips(situation) and not situation.desk.resuming
    if intent != PressKey(Press.GO_ON) or not due:
        return False
    first, *more = deck.deals(hand)
    table.told(first, "simulated cards", *more)
    return True
