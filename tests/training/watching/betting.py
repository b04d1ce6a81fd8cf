"""Chips as the steps leave them: blinds, bets, who is still to act, what an act may be (RULES 1.9, 2.6, 3)."""

from __future__ import annotations

from typing import Any

from dealerassist.cards import Card
from dealerassist.engine import GAMES
from dealerassist.training.task import Task
from tests.training.story import clockwise, facts
from tests.training.watching.limits import Fixed, Open
from tests.training.watching.paying import Due

DEALERS_PLACE = 10
"""Where there is no button, seat 1 is the first."""


class Betting:
    """Of any game; see `Watcher`."""

    def __init__(self, task: Task) -> None:
        self.house, self.game = task.house, GAMES[task.scene.game]
        self.button = task.scene.button or DEALERS_PLACE
        self.seats = [seat.number for seat in task.scene.seats]
        told = {line.code.partition(".")[2]: facts(line) for line in task.scene.stakes}
        self.told, self.chip = told, told["smallest-chip"]["a"]
        self.fixed = told.get("fixed-limit")
        self.limit = "fixed" if self.fixed else told["limit"]["limit"]
        self.prices = tuple((self.fixed or told["limit"]).get("blinds", ()))
        self.bring_in = (self.fixed or {}).get("bring_in", 0)
        self.rules = Fixed(self.house, dealt_in=len(self.seats)) if self.fixed else Open(self.house)
        self.put = dict.fromkeys(self.seats, 0)
        self.dead = self.pot = self.cards_dealt = 0
        self.bets: dict[int, int] = {}
        self.blinds: list[tuple[int, int]] = []
        self.posted: dict[int, set[str]] = {}
        self.out: set[int] = set()
        self.all_in: set[int] = set()
        self.acted: set[int] = set()
        self.turn: int | None = None
        self.aggressor: int | None = None
        self.loose = self.burned = self.counted_burns = False
        self.board: list[Card] = []
        self.second: list[Card] = []
        self.twice, self.shared = False, 0
        self.tabled: dict[int, tuple[Card, ...]] = {}
        self.mucked: set[int] = set()
        self.due: Due | None = None
        self.won: set[int] = set()
        self.word: tuple[int, str] | None = None
        self.chips: tuple[int, ...] = ()
        self.dead_hands: set[int] = set()
        self.must_fold: int | None = None
        if not self.prices:
            self.turn = self.button
            self.rules.street(0, self.unit)
            self.starts()

    @property
    def unit(self) -> int:
        """A bet of this street, in fixed limit."""
        return 0 if self.fixed is None else self.fixed["bets"][self.big]

    @property
    def big(self) -> bool:
        return len(self.board) > 3

    @property
    def last_round(self) -> bool:
        return len(self.board) == 5

    def starts(self) -> None:
        if isinstance(self.rules, Fixed):
            self.rules.begins(len(self.live()), self.last_round)

    def post(self, now: dict[str, Any]) -> bool:
        seat, amount, what = now["seat"], now["amount"], now["what"]
        self.posted.setdefault(seat, set()).add(what)
        self.loose = True
        if what in {"ante", "dead"}:
            self.dead += amount
            has = self.told.get("has", {})
            self.all_in |= {seat} if seat == has.get("seat") and self.put[seat] + amount == has["a"] else set()
            return what == "dead" or len(self.blinds) == len(self.prices)
        self.bets[seat] = self.bets.get(seat, 0) + amount
        self.put[seat] += amount
        if what == "post":
            return bool(amount == self.prices[-1])
        if what == "straddle":
            self.turn = seat
            self.rules.top = amount
            if self.house.straddle_min_raise.value == "straddle":
                self.rules.full = amount
            return self.house.straddle.value != "off" and amount == self.house.straddle_size * self.prices[-1]
        self.blinds.append((seat, amount))
        self.turn = seat
        self.rules.blind(self.prices[len(self.blinds) - 1], self.prices[-1])
        if self.fixed:
            self.starts()
        order = clockwise(self.seats, self.button)
        order = [order[-1], *order[:-1]] if len(order) == 2 else order
        price = self.prices[len(self.blinds) - 1]
        has = self.told.get("has", {})
        self.all_in |= {seat} if seat == has.get("seat") and amount == has["a"] else set()
        short = min(price, has["a"]) if seat == has.get("seat") else price
        return bool(seat == order[len(self.blinds) - 1] and amount == short)

    def able(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.out and seat not in self.all_in]

    def live(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.out]

    def to_act(self) -> list[int]:
        """Who has still to act in this round: who has not acted, or faces a raise."""
        if len(self.live()) == 1:
            return []
        able = self.able()
        if len(able) == 1 and self.bets.get(able[0], 0) >= max(self.in_for(), default=0):
            return []
        return [seat for seat in able if seat not in self.acted or self.bets.get(seat, 0) < self.rules.top]

    def in_for(self) -> list[int]:
        """The bets of those who are still in."""
        return [self.bets.get(seat, 0) for seat in self.live()]

    def act(self, now: dict[str, Any]) -> bool:
        seat, rules = now["seat"], self.rules
        waiting = self.to_act()
        if self.turn is None or not waiting or clockwise(waiting, self.turn)[0] != seat:
            return False
        self.turn = seat
        self.acted.add(seat)
        free = rules.may_raise(seat, len(self.live())) and (self.word is None or self.word[1] != "call")
        meant, most = self.meant(seat), self.most(seat)
        lost = seat in self.dead_hands or seat == self.must_fold
        self.word, self.chips, self.must_fold = None, (), None
        rules.acted_on[seat] = rules.top
        if now["verb"] == "fold":
            self.out.add(seat)
            rules.left(len(self.live()), self.last_round)
            return True
        return not lost and self.puts_in(seat, now, free, meant, most)

    def puts_in(self, seat: int, now: dict[str, Any], free: bool, meant: int | None, most: int) -> bool:
        all_in, rules = bool(now.get("all_in")), self.rules
        if all_in:
            self.all_in.add(seat)
        self.loose = self.loose or now["amount"] > 0
        self.put[seat] += now["to"] - self.bets.get(seat, 0)
        self.bets[seat] = now["to"]
        right = meant is None or meant == now["to"]
        if now["to"] <= rules.top:
            return right and (now["verb"] == "check" or now["to"] == rules.top or all_in)
        right = right and free and rules.fits(now["to"], all_in, most)
        rules.raised(now["to"])
        rules.acted_on[seat] = rules.top
        self.aggressor, self.acted = seat, {seat}
        return right

    def meant(self, seat: int) -> int | None:
        """What chips amount to that came without a word (TDA 2024 43A, 44, 45, 46)."""
        if not self.chips:
            return None
        lies, top = self.bets.get(seat, 0), self.rules.top
        total, least = lies + sum(self.chips), top + self.rules.full
        if len(self.chips) == 1 or total - min(self.chips) < top or 2 * (total - top) < least - top:
            return top
        return min(max(total, least), self.most(seat))

    def most(self, seat: int) -> int:
        """In pot limit what stands and the pot with the call counted in (S3); Robert's: the small blind as a big one
        until the big blind has acted; TDA 54B: short blinds count full.
        """
        if self.limit != "pot":
            return 10**9
        pot = self.pot + sum(self.bets.values())
        if not self.board and self.house.pl_sb_as_bb and self.blinds[-1][0] not in self.rules.acted_on:
            pot += self.blinds[-1][1] - self.blinds[0][1]
        return self.rules.top + pot + self.rules.top - self.bets.get(seat, 0)

    def event_gets_back(self, now: dict[str, Any]) -> bool:
        self.bets[now["seat"]] -= now["amount"]
        self.put[now["seat"]] -= now["amount"]
        if not now.get("all_in"):
            self.all_in.discard(now["seat"])
        return not self.to_act()

    def uncalled(self) -> bool:
        """More than anybody else has put in lies in front of somebody."""
        bets = sorted([*self.bets.values(), 0, 0])
        return bets[-1] > bets[-2]
