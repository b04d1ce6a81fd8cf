"""What a touch on the menu is judged by, and what follows from it alone. Pure: derived anew each time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dealerassist.engine import Await, Hand, HouseRules, IllegalActionError, Place, Session, SetupError
from dealerassist.engine import commands as c
from dealerassist.journal.downs import Down
from dealerassist.table.rotation import Entry
from dealerassist.table.staff import Dealers
from dealerassist.views import Phrase, PhraseCode


@dataclass(frozen=True, slots=True)
class Evening:
    """dealers: who may sign in. down: the signed-in dealer's. follows: the game of the next hand, where the rotation
    changes it. game_types: digits are the game's own, as it asks for an amount. decks: those that can be told apart;
    deck: the one in play, or expected. unseen: seats that were dealt in and whose antenna saw no card for three deals.
    """

    dealers: Dealers = field(default_factory=dict)
    down: Down = field(default_factory=Down)
    follows: Entry | None = None
    game_types: bool = False
    decks: tuple[str, ...] = ()
    deck: str = ""
    unseen: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """One moment of the table between hands, or as it will be once the hand is over.

    hand: None before the first one. session, house: as the next hand would be dealt; during a hand without its outcome.
    between: what the table was told since the hand's end, or before it to happen then. dealt: a sensor sees hole cards.
    houses: the house rules that can be chosen, by the word that names them. most: the highest seat at which anybody
    has sat: seats do not go with their players. evening: what does not follow from the hand.
    """

    hand: Hand | None
    session: Session
    house: HouseRules
    between: tuple[c.SessionCommand, ...] = ()
    dealt: bool = False
    houses: Mapping[str, HouseRules] = field(default_factory=dict)
    most: int = 0
    evening: Evening = field(default_factory=Evening)

    @property
    def between_hands(self) -> bool:
        return self.hand is None or self.hand.over

    @property
    def not_begun(self) -> bool:
        """A hand is ready, and no card is out: it can still be set up otherwise."""
        if self.hand is None or self.dealt or self.hand.awaits is not Await.DEAL_HOLE:
            return False
        return not any(isinstance(command, c.Deal) for command in self.hand.commands)

    @property
    def can_set_up(self) -> bool:
        return self.between_hands or self.not_begun

    def place(self, seat: int) -> Place | None:
        """Who sits there, once all that was told has happened; None: it is empty."""
        return next((place for place in self.session.places if place.number == seat), None)

    def told_of(self, seat: int) -> tuple[c.SessionCommand, ...]:
        """What was told of the seat since this hand began."""
        return tuple(command for command in self.between if getattr(command, "seat", None) == seat)


def leavers(between: tuple[c.SessionCommand, ...]) -> frozenset[int]:
    """Seats that leave once the hand is over; in it they fold in turn (WALKTHROUGH 3 i)."""
    return frozenset(command.seat for command in between if isinstance(command, c.Leave))


def missing(session: Session, house: HouseRules) -> Phrase | None:
    """Why no hand can be dealt at this table: too few players or too many, or nobody knows where the button is."""
    able = sum(place.plays(house) for place in session.places)
    if able < 2:
        return Phrase(PhraseCode.PLAYERS_MISSING, {"k": 2 - able})
    if able > session.game.most_seats:
        return Phrase(PhraseCode.PLAYERS_TOO_MANY, {"k": able - session.game.most_seats})
    if session.button is None and session.game.button:
        return Phrase(PhraseCode.BUTTON_WHERE)
    try:
        session.next(house)
    except (IllegalActionError, SetupError):
        return Phrase(PhraseCode.BUTTON_WHERE)
    return None


def upcoming_button(standing: Standing) -> int | None:
    """Where the button is in the hand that is ready, or will be in the next one."""
    if standing.not_begun and standing.hand is not None:
        return standing.hand.setup.button
    try:
        return standing.session.next_positions(standing.house).button
    except (IllegalActionError, SetupError):
        return standing.session.button


def busted(standing: Standing) -> tuple[int, ...]:
    """Seats that have lost everything in the hand that is over and of which nothing was told since (WALKTHROUGH 3 j).

    Where a stack is not tracked, a seat that was all-in and gets nothing back.
    """
    hand = standing.hand
    if hand is None or hand.result is None:
        return ()
    paid = {seat for seat, amount in (*hand.result.payouts.items(), *hand.result.returned.items()) if amount}
    found = []
    for seat in hand.seats:
        place = standing.place(seat.number)
        lost_all = seat.all_in and seat.number not in paid
        if place is not None and (place.stack == 0 or (place.stack is None and lost_all)):
            found.append(seat.number)
    return tuple(sorted(number for number in found if not standing.told_of(number)))
