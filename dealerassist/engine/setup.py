"""What a hand starts from: stakes, seats, button, who posts what. Frozen; made by `Session.next` or by `Setup.at`."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from dealerassist.engine.codes import SetupCode
from dealerassist.engine.errors import SetupError
from dealerassist.engine.house import HouseRules
from dealerassist.engine.limits import FixedLimit, Limit, SpreadLimit
from dealerassist.engine.positions import Positions

if TYPE_CHECKING:
    from dealerassist.engine.games import Game

SEATS = range(1, 11)
SEAT_NUMBERS = frozenset(SEATS)


class Owes(StrEnum):
    """What a seat must post before it is dealt in (PROCEDURES 12, 13)."""

    NOTHING = "nothing"
    SMALL = "small"
    BIG = "big"
    BOTH = "both"
    NEW = "new"


class AntePayer(StrEnum):
    """Who antes: everyone, or the big blind for all (PROCEDURES 16)."""

    ALL = "all"
    BIG_BLIND = "bb"


@dataclass(frozen=True, slots=True)
class Stakes:
    """The money of a table; amounts in chips, `chip` the smallest chip in play (the odd chip).

    `bring_in` is what the door card costs in stud (RULES 6.1), 0 for none.
    """

    limit: Limit
    blinds: tuple[int, ...] = ()
    ante: int = 0
    ante_payer: AntePayer = AntePayer.ALL
    chip: int = 1
    bring_in: int = 0

    def __post_init__(self) -> None:
        if self.chip < 1:
            raise SetupError(SetupCode.BAD_STAKES, "the smallest chip is at least 1")
        if any(blind < 1 for blind in self.blinds) or list(self.blinds) != sorted(self.blinds):
            raise SetupError(SetupCode.BAD_STAKES, "blinds are at least 1 and do not fall")
        if isinstance(self.limit, FixedLimit) and not 0 < self.limit.small <= self.limit.large:
            raise SetupError(SetupCode.BAD_LIMIT, "the big bet is at least the small bet, and both at least 1")
        if isinstance(self.limit, SpreadLimit) and not all(0 < least <= most for least, most in self.limit.spreads):
            raise SetupError(SetupCode.BAD_LIMIT, "a spread goes from its least bet, at least 1, up to its most")
        if self.limit.unit(False) < 1:
            raise SetupError(SetupCode.BAD_LIMIT, "the least bet is at least 1")
        if not 0 <= self.bring_in <= self.limit.unit(False):
            raise SetupError(SetupCode.BAD_STAKES, "the bring-in is at most the least bet")

    @property
    def big_blind(self) -> int:
        return max(self.blinds, default=0)

    @property
    def small_blind(self) -> int:
        return self.blinds[0] if len(self.blinds) > 1 else 0

    def owed(self, owes: Owes) -> tuple[int, int]:
        """(live, dead) chips that a seat with this debt posts: the missed small blind is dead (PROCEDURES 12)."""
        live = self.big_blind if owes in {Owes.BIG, Owes.BOTH, Owes.NEW} else 0
        return live, self.small_blind if owes in {Owes.SMALL, Owes.BOTH} else 0


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A seat as the hand starts: `stack` None where it is not tracked; who owes is dealt in only when he posts."""

    number: int
    stack: int | None
    owes: Owes = Owes.NOTHING


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything a hand needs. `seats` stand in dealing order, first left of the button first.

    `blinds` and `antes` are (seat, amount) in posting order; `ante_is_dead`: they count as nobody's bet. `carried` is
    the pot that the deal before left (S3: Guts; a draw game that nobody opened). `kill`: the seat that kills the
    pot, and what it has in front of it then; the limit in `stakes` is the raised one.
    """

    game: Game
    stakes: Stakes
    house: HouseRules
    seats: tuple[SeatSetup, ...]
    positions: Positions
    blinds: tuple[tuple[int, int], ...] = ()
    antes: tuple[tuple[int, int], ...] = ()
    ante_is_dead: bool = False
    number: int = 1
    carried: int = 0
    kill: tuple[int, int] | None = None
    place: dict[int, int] = field(init=False, repr=False, compare=False)
    first_to_act: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        numbers = [seat.number for seat in self.seats]
        if len(set(numbers)) != len(numbers) or not SEAT_NUMBERS.issuperset(numbers):
            raise SetupError(SetupCode.BAD_SEAT, "seats are different numbers from 1 to 10")
        if len(numbers) > self.game.most_seats:
            raise SetupError(SetupCode.BAD_SEAT, f"{self.game.name} is played by {self.game.most_seats} at most")
        if len([seat for seat in self.seats if seat.owes is Owes.NOTHING]) < 2:
            raise SetupError(SetupCode.BAD_SEAT, "a hand needs two seats that are dealt in")
        if [seat for seat in self.seats if seat.stack is not None and seat.stack < 1]:
            raise SetupError(SetupCode.BAD_SEAT, "a seat without chips is not dealt in")
        place = {number: i for i, number in enumerate(numbers)}
        object.__setattr__(self, "place", place)
        blinds = ((amount, seat != self.positions.small, place[seat]) for seat, amount in self.blinds)
        *_, last = max(blinds, default=(0, False, -1))
        object.__setattr__(self, "first_to_act", (last + 1) % len(numbers))

    @property
    def button(self) -> int:
        """The seat of the button; it may be empty (a dead button)."""
        return self.positions.button

    @property
    def chip(self) -> int:
        return self.stakes.chip

    @property
    def price(self) -> int:
        """What the blinds ask of everybody: the highest that is posted; heads-up a third blind is not."""
        return max(self.forced_bets.values()) if self.blinds or self.kill else 0

    @property
    def forced_bets(self) -> dict[int, int]:
        """Seat → its blind, or what it has in front of it once it has killed the pot."""
        return {**dict(self.blinds), **({} if self.kill is None else dict([self.kill]))}
