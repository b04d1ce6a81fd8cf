"""A camera's reader that says what a test tells it to, in the readings of the real one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from random import Random

from dealerassist.cards import Card, card
from dealerassist.sensing import Reading, UpDeal
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.felt import Stamper
from dealerassist.sensing.overhead.messages import Told
from dealerassist.sensing.overhead.telling import Telling
from dealerassist.sensing.overhead.voting import Lies


class SaidCamera:
    """A `CameraReader` without a camera."""

    def __init__(self) -> None:
        self.now_ns = 0
        self.ticks: Callable[[int], None] = lambda _: None
        self.lies: dict[str, Lies] = {}
        self.asked: list[int] = []

    def start(self, readings: Callable[[Reading], None]) -> None:
        self.telling = Telling(Stamper(readings), Random(2))

    def table(self, seat: int, names: str) -> None:
        """A hand lies face up at a seat; what is on the board stays."""
        self.lies[f"seat-{seat}"] = Lies(frozenset(map(card, names.split())))
        self._tell(SensorCode.WORKS)

    def see(self, *names: str, code: SensorCode = SensorCode.WORKS, covered: tuple[int, ...] = ()) -> None:
        """On the places from the first; `-` for none."""
        for place, name in enumerate(names, 1):
            self.lies[f"board-{place}"] = Lies(frozenset() if name == "-" else frozenset({card(name)}))
        self._tell(code, covered)

    def _tell(self, code: SensorCode, covered: tuple[int, ...] = ()) -> None:
        told = Told(code, self.now_ns, dict(self.lies), frozenset(f"board-{place}" for place in covered))
        self.telling.take(told, self.now_ns)

    def watch_up_cards(self, seats: Collection[int]) -> None:
        self.telling.watch_up(frozenset(seats))

    def lay_up(self, *lying: tuple[int, str]) -> None:
        """(seat, the cards that lie face up before it), for as long as nothing else is said of it; `6h?9h`: unsure."""
        for seat, names in lying:
            unsure = [tuple(map(card, name.split("?"))) for name in names.split() if "?" in name]
            sure = frozenset(card(name) for name in names.split() if "?" not in name)
            self.lies[f"up-{seat}"] = Lies(sure, tuple(unsure))
        self._tell(SensorCode.WORKS)

    def new_hand(self) -> int:
        return self.telling.new_hand(self.now_ns)

    def reveal(self, seat: int) -> tuple[Card, ...]:
        self.asked.append(seat)
        return self.telling.look_at(seat, self.now_ns)

    def lamp(self, seat: int | None) -> None:
        return

    def up_cards(self, deal: UpDeal) -> Mapping[int, Card]:
        return {}

    def close(self) -> None:
        return
