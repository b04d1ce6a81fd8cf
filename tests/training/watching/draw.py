"""Draw games: who exchanges how many cards, the short stub, openers (RULES 8; PROCEDURES 66)."""

from __future__ import annotations

from typing import Any

from dealerassist.training.task import Task
from tests.training.story import clockwise
from tests.training.watching.table import Watcher

HAND, PACK, JACK = 5, 52, 11
DRAWS = {"triple-draw-27": 3}


class DrawWatcher(Watcher):
    """See `ok`."""

    def __init__(self, task: Task) -> None:
        self.draws = 0
        self.waiting: list[int] = []
        self.pending: tuple[int, int] | None = None
        self.stub = 0
        self.first_bettor: int | None = None
        self.shown = False
        super().__init__(task)

    @property
    def of(self) -> int:
        """How many draws this game has."""
        return DRAWS.get(self.game.name, 1)

    @property
    def big(self) -> bool:
        return 2 * self.draws > self.of

    @property
    def last_round(self) -> bool:
        return self.draws == self.of

    def hidden(self) -> bool:
        """Cards are exchanged first."""
        return False

    def to_act(self) -> list[int]:
        return [] if self.exchanging() else super().to_act()

    def exchanging(self) -> bool:
        return bool(self.waiting) or self.pending is not None

    def act(self, now: dict[str, Any]) -> bool:
        bet = self.draws == 0 and now["to"] > 0 and self.first_bettor is None and not self.rules.top
        if bet:
            self.first_bettor = now["seat"]
        return not self.exchanging() and not self.burned and super().act(now)

    def dealer_burns(self, now: dict[str, Any]) -> bool:
        right = super().dealer_burns(now) and not self.exchanging()
        if not self.draws:
            self.stub = PACK - self.cards_dealt
        self.draws += 1
        self.stub -= 1
        self.waiting = clockwise(self.live(), self.button)
        return right and self.draws <= self.of

    def event_discards(self, now: dict[str, Any]) -> bool:
        right = self.speaks(now["seat"]) and now["number"] <= min(HAND, self.house.draw_exchange)
        self.pending = now["seat"], now["number"]
        return right

    def event_stands_pat(self, now: dict[str, Any]) -> bool:
        right = self.speaks(now["seat"])
        self.ends()
        return right

    def speaks(self, seat: int) -> bool:
        right = self.burned and self.pending is None and self.waiting[:1] == [seat]
        self.waiting = [each for each in self.waiting if each != seat]
        return right

    def dealer_shuffles_discards(self, now: dict[str, Any]) -> bool:
        """Not the drawer's own; the bottom card is never dealt."""
        if self.pending is None:
            return False
        _, count = self.pending
        right = self.stub - 1 < count
        self.stub = PACK - self.draws - HAND * len(self.live())
        return right

    def event_draws(self, now: dict[str, Any]) -> bool:
        right = self.pending == (now["seat"], now["number"]) and self.stub - 1 >= now["number"]
        self.pending = None
        self.stub -= now["number"]
        self.ends()
        return right

    def ends(self) -> None:
        if not self.waiting and self.pending is None:
            self.next_round(self.button)

    # openers

    def jacks(self) -> bool:
        return self.game.name == "five-card-draw" and self.house.draw_openers.value == "jacks"

    def dealer_shows_openers(self, now: dict[str, Any]) -> bool:
        self.shown = True
        return self.jacks() and now["seat"] == self.first_bettor

    def event_wins(self, now: dict[str, Any]) -> bool:
        """Who opened has shown what he opened with."""
        seat = self.first_bettor
        proved = not self.jacks() or seat is None or seat in self.out or self.shown or self.opens(seat)
        return proved and super().event_wins(now)

    def opens(self, seat: int) -> bool:
        """A pair of jacks or better lies there."""
        ranks = [card.rank for card in self.tabled.get(seat, ())]
        counts = sorted((ranks.count(rank), rank) for rank in set(ranks))
        if not counts:
            return False
        straight = len(counts) == HAND and max(ranks) - min(ranks) == HAND - 1
        wheel = set(ranks) == {14, 2, 3, 4, 5}
        flush = len({card.suit for card in self.tabled[seat]}) == 1
        pairs = [rank for count, rank in counts if count == 2]
        return counts[-1][0] > 2 or len(pairs) == 2 or max(pairs, default=0) >= JACK or straight or wheel or flush
