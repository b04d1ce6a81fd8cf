"""What the table needs of the sensors, whichever they are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Protocol

from dealerassist.cards import Card
from dealerassist.sensing.arrivals import UpDeal
from dealerassist.sensing.readings import Reading


class Reader(Protocol):
    """The sensors of one table. All but `start` may be called from any thread."""

    def start(self, readings: Callable[[Reading], None]) -> None:
        """Begin to read. `readings` gets each one, in the order of their seq; it should only put it into a queue.

        It is called in the reader's own thread, or within `new_hand`; it must not call the reader. A source tells its
        first level only where it is not empty: what is in good health and has told nothing has nothing. Raises
        ReaderStateError if started before.
        """

    def lamp(self, seat: int | None) -> None:
        """Light the lamp at this seat, 1 to 10, and no other. Raises SeatError."""

    def reveal(self, seat: int) -> tuple[Card, ...]:
        """The faces of the cards that lie at a seat, 1 to 10. Logged, without them. Raises SeatError.

        An antenna cannot see face up from face down: ask only when the dealer says that the hand is tabled, or where
        the house turns all hands up.
        """

    def up_cards(self, deal: UpDeal) -> Mapping[int, Card]:
        """seat -> the card that this deal of stud has brought it face up. Logged, without them. Raises SeatError.

        Which card that is follows from the order in which they came, never from the table's word alone: nothing is told
        where not every card of every seat came in its turn. Ask only in a hand of stud, once all seats have it.
        """

    def watch_up_cards(self, seats: Collection[int]) -> None:
        """Stud: up cards may lie before these seats, 1 to 10, from now on, and before no others. What a camera reads
        there is told as `UpCards`; antennas have nothing to look with. Nobody's, again, with a new hand. Raises
        SeatError.
        """

    def new_hand(self) -> int:
        """Every card has another tag from now on. Returns the seq of the last reading that had the old ones.

        All levels but the puck's and the keys' begin anew: what still lies there is told once more.
        """

    def close(self) -> None:
        """Stop reading and let go of the port. Closing twice does nothing."""
