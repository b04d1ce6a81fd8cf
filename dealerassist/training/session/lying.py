"""What the dealer's hands have laid where, as the moves that it comes to: a deal once it is whole, a street, a burn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dealerassist.engine import Hand
from dealerassist.table.dealing import TO_SEATS
from dealerassist.training.codes import MoveCode
from dealerassist.training.dealing.moves import Move
from dealerassist.training.session.gestures import Gesture, Hands

_STREETS: Mapping[int, MoveCode] = {0: MoveCode.FLOP, 3: MoveCode.TURN, 4: MoveCode.RIVER}
"""By how many cards lie on the board."""


class Lying:
    """Cards by seat and on the board. same_ns: of two cards that came within it nobody can tell which was first."""

    def __init__(self, hand: Hand, same_ns: int = 0) -> None:
        self._hand = hand
        self._same_ns = same_ns
        self._came: list[tuple[int, int]] = []
        self._dealt: tuple[tuple[int, ...], int] | None = None
        self._wrong: set[tuple[int, int]] = set()
        self._told_burns = 0
        self._drawn: dict[int, int] = {}
        self.cards: dict[int, int] = {}
        self.board = 0

    def takes(self, gesture: Gesture) -> tuple[Move, ...]:
        """The moves that it comes to, usually one or none yet."""
        match gesture:
            case Gesture(Hands.PITCH, seat, at_ns):
                self.cards[seat] = self.cards.get(seat, 0) + 1
                self._came.append((at_ns, seat))
                self._drawn[seat] = self._drawn.get(seat, 0) + 1
                return (*self._too_many(), *self._draw(seat), *self._deal())
            case Gesture(Hands.MUCK, seat):
                self.cards[seat] = 0
                return (Move(MoveCode.MUCK, (seat,)),)
            case Gesture(Hands.BUTTON, seat):
                return (Move(MoveCode.BUTTON, (seat,)),)
            case Gesture(Hands.BURN, seen=seen):
                return self._burn(seen)
        return tuple(self._board())

    def _burn(self, seen: bool) -> tuple[Move, ...]:
        """A card that the dealer has told of, and that is seen afterwards, is one burn."""
        told, self._told_burns = self._told_burns, max(0, self._told_burns - 1) if seen else self._told_burns + 1
        return () if seen and told else (Move(MoveCode.BURN),)

    def takes_back(self, seat: int) -> tuple[Move, ...]:
        """A card has left a seat: while it is dealt to that is put right, else a bare seat has no hand any more."""
        self.cards[seat] -= 1
        last = max((at for at, (_, to) in enumerate(self._came) if to == seat), default=None)
        if last is not None:
            del self._came[last]
        if seat in self._hand.owed_cards:
            return tuple(self._draw(seat))
        if self.awaits_cards and seat in self._order:
            return tuple(self._deal())
        return () if self.cards[seat] else (Move(MoveCode.MUCK, (seat,)),)

    @property
    def awaits_cards(self) -> bool:
        """Are cards for the seats due that do not all lie there yet?"""
        return bool(self._hand.owed_cards) or (self._order != () and self._deal_now != self._dealt)

    @property
    def _order(self) -> tuple[int, ...]:
        """The seats of the deal that is awaited, a card each, in order."""
        hand = self._hand
        return tuple(hand.awaiting.seats) * sum(hand.deal_shape) if hand.awaiting.what in TO_SEATS else ()

    @property
    def _deal_now(self) -> tuple[tuple[int, ...], int]:
        """Which deal it is: its order, and how many cards lay there before."""
        return self._order, sum(seat.cards for seat in self._hand.seats)

    def _board(self) -> Iterator[Move]:
        """All cards of the next street; a game without a board has one for all."""
        places = self._hand.setup.game.board
        verb = _STREETS.get(self.board) if places else MoveCode.COMMUNITY
        if verb is not None:
            self.board += 3 if verb is MoveCode.FLOP else 1
            yield Move(verb)

    def gives_up(self, seat: int, count: int) -> None:
        """A seat has discarded so many; nobody sees it but who deals."""
        self.cards[seat] = self.cards.get(seat, 0) - count

    @property
    def _each(self) -> dict[int, int]:
        """How many cards each seat may have now."""
        order, owed = self._order, self._hand.owed_cards
        before = {seat.number: seat.cards for seat in self._hand.seats}
        return {seat: before.get(seat, 0) + order.count(seat) + owed.get(seat, 0) for seat in self.cards}

    def _too_many(self) -> Iterator[Move]:
        """A seat with a card too many."""
        each = self._each
        for seat, count in self.cards.items():
            if count > each[seat] and (seat, count) not in self._wrong:
                self._wrong.add((seat, count))
                yield Move(MoveCode.CARDS, (seat, count))

    def _draw(self, seat: int) -> Iterator[Move]:
        """A seat has got what it discarded."""
        owed = self._hand.owed_cards.get(seat, 0)
        if owed and self._drawn.get(seat, 0) >= owed and self.cards[seat] == self._each[seat]:
            self._drawn, self._came = {}, []
            yield Move(MoveCode.DRAW, (seat, owed))

    def _deal(self) -> Iterator[Move]:
        """The whole deal."""
        order, each = self._order, self._each
        dealing = order != () and self._deal_now != self._dealt
        if dealing and all(self.cards.get(seat, 0) == each.get(seat) for seat in order):
            self._dealt = self._deal_now
            came, self._came = sorted(self._came), []
            self._drawn = {}
            right = in_order(came, order, self._same_ns)
            yield Move(MoveCode.DEAL, order[:1] if right else tuple(seat for _, seat in came))


def in_order(came: Sequence[tuple[int, int]], order: Sequence[int], same_ns: int) -> bool:
    """Did cards come round by round, seat by seat? came: (time, seat); of two within `same_ns` either may be first.

    >>> in_order([(1, 3), (2, 5), (3, 3), (4, 5)], (3, 5, 3, 5), 0)
    True
    >>> in_order([(1, 3), (2, 3), (3, 5), (4, 5)], (3, 5, 3, 5), 0)
    False
    """
    times: dict[int, list[int]] = {}
    for time, seat in came:
        times.setdefault(seat, []).append(time)
    latest: int | None = None
    for seat in order:
        if not times.get(seat):
            return False
        time = times[seat].pop(0)
        if latest is not None and time < latest - same_ns:
            return False
        latest = time if latest is None else max(latest, time)
    return not any(times.values())
