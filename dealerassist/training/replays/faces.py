"""Which faces the cards of a replay have: by chance; of two hands that are alike the same ranks; openers that open."""

from __future__ import annotations

from random import Random

from dealerassist.cards import Card
from dealerassist.engine import Hand
from dealerassist.engine import commands as c
from dealerassist.engine.house import Openers
from dealerassist.engine.openers import OpeningRound, opens
from dealerassist.rehearsal.dealing import unseen

_TRIES = 300


class Faces:
    """Gives a command its cards anew, where they matter."""

    def __init__(self, rng: Random, alike: bool) -> None:
        self._rng = rng
        self._alike = alike
        self._opener: int | None = None

    def given(self, hand: Hand, command: c.HandCommand) -> c.HandCommand:
        """The command as it is to be pushed."""
        match command:
            case c.Bet(seat) | c.AllIn(seat) if self._opener is None and hand.bet_to == 0:
                self._opener = seat
            case c.Deal(seat, down, up) if up and self._alike:
                return c.Deal(seat, down, self._like_before(hand, seat, up))
            case c.Show(seat) if self._alike:
                return self._like_the_first(hand, command)
            case c.Show(seat) if seat == self._opener and _asks_openers(hand):
                return self._with_openers(hand, command)
        return command

    def _like_before(self, hand: Hand, seat: int, up: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
        """The second live seat gets an up card of the rank that the first one got in this deal."""
        first, second = [each for each in hand.seats if each.live][:2]
        place = len(second.up)
        if second.number != seat or len(first.up) <= place:
            return up
        wanted = first.up[place]
        return up if wanted is None else (self._of_rank(hand, wanted, set()) or up[0],)

    def _like_the_first(self, hand: Hand, command: c.Show) -> c.Show:
        """Of the two who have put in most the second to show has cards of the ranks that the first has."""
        pair = sorted((seat for seat in hand.seats if seat.live), key=lambda seat: -seat.total)[:2]
        tabled = next((seat.tabled for seat in pair if seat.tabled and seat.number != command.seat), None)
        if tabled is None or command.seat not in {seat.number for seat in pair}:
            return command
        up = [card for card in hand.seat(command.seat).up if card]
        wanted, found = list(tabled), list(up)
        for card in up:
            same = next((one for one in wanted if one.rank == card.rank), None)
            if same is None:
                return command
            wanted.remove(same)
        for card in wanted:
            other = self._of_rank(hand, card, set(found))
            if other is None:
                return command
            found.append(other)
        return c.Show(command.seat, tuple(found))

    def _of_rank(self, hand: Hand, card: Card, taken: set[Card]) -> Card | None:
        """Another one of that rank that lies nowhere; None where all four do."""
        same = [one for one in _unseen(hand) if one.rank == card.rank]
        free = [one for one in same if one not in taken]
        return self._rng.choice(free) if free else None

    def _with_openers(self, hand: Hand, command: c.Show) -> c.Show:
        """Who has opened has what it takes."""
        count = hand.seat(command.seat).cards
        for _ in range(_TRIES):
            cards = unseen(hand, self._rng, count)
            if opens(cards):
                return c.Show(command.seat, cards)
        return command


def _asks_openers(hand: Hand) -> bool:
    return any(isinstance(phase, OpeningRound) for phase in hand.setup.game.phases) and (
        hand.setup.house.draw_openers is Openers.JACKS
    )


def _unseen(hand: Hand) -> list[Card]:
    """Cards that lie nowhere face up, in the pack's order."""
    seen = {card for card in (*hand.board, *(hand.second_board or ())) if card}
    for seat in hand.seats:
        seen.update(card for card in (*seat.up, *(seat.tabled or ())) if card)
    return [card for card in hand.setup.game.pack.cards if card not in seen]
