"""The first wrong step of a replay, found by somebody who knows the procedure and sees nothing but the steps.

Who acts next and how much a raise must be, when a round is over, what comes between two streets, in which order pots
are pushed and to which hands, where the button goes (RULES 1.9, 2.3-2.8; TDA 2024 21, 28, 32, 35, 38, 43, 54A).
"""

from __future__ import annotations

from typing import Any

from dealerassist.cards import Card, parse_cards
from dealerassist.engine.ranking import Kind
from dealerassist.training.forms import Answer
from dealerassist.training.task import Task
from tests.engine.ranking.plain import plain_rank
from tests.training.story import clockwise, facts

NEVER = {"extra-card", "turns-up", "shows-stub", "drops-stub", "deals-boxed", "calls-misdeal"}


class Watcher:
    """The table as the steps leave it. `ok` of each step: was it right to do that now?"""

    def __init__(self, task: Task) -> None:
        assert task.scene.button is not None
        self.house = task.house
        self.button = task.scene.button
        self.seats = [seat.number for seat in task.scene.seats]
        self.bets: dict[int, int] = {}
        self.blinds: list[tuple[int, int]] = []
        self.out: set[int] = set()
        self.all_in: set[int] = set()
        self.acted: set[int] = set()
        self.turn: int | None = None
        self.top = self.full = 0
        self.loose = False
        self.burned = False
        self.board: list[Card] = []
        self.tabled: dict[int, tuple[Card, ...]] = {}
        self.side_pots = any(facts(line)["pot"] for line in task.scene.lines if line.code == "EventCode.wins")
        self.to_push = [facts(line)["pot"] for line in task.scene.lines if line.code == "EventCode.wins"]
        self.won: set[int] = set()
        self.pot = 0
        self.acted_on: dict[int, int] = {}
        self.word: tuple[int, str] | None = None
        told = {line.code.partition(".")[2]: facts(line) for line in task.scene.stakes}
        self.limit, self.chip = told["limit"]["limit"], told["smallest-chip"]["a"]

    def ok(self, code: str, now: dict[str, Any]) -> bool:
        kind, _, name = code.partition(".")
        if kind == "DealerCode":
            return name not in NEVER and bool(getattr(self, "dealer_" + name.replace("-", "_"))(now))
        if kind == "TellCode":
            self.word = now["seat"], now["words"] if name == "says" else "call"
            return True
        if "what" in now:
            return self.post(now)
        if "verb" in now:
            return self.act(now)
        return bool(getattr(self, "event_" + name.replace("-", "_"))(now))

    def post(self, now: dict[str, Any]) -> bool:
        self.blinds.append((now["seat"], now["amount"]))
        self.bets[now["seat"]] = now["amount"]
        self.top = self.full = max(self.bets.values())
        self.loose, self.turn = True, now["seat"]
        order = clockwise(self.seats, self.button)
        order = [order[-1], *order[:-1]] if len(order) == 2 else order
        return bool(now["seat"] == order[len(self.blinds) - 1])

    def dealer_scraps_boxed(self, now: dict[str, Any]) -> bool:
        return True

    def dealer_tells_pot(self, now: dict[str, Any]) -> bool:
        return bool(self.limit == "pot")

    def dealer_takes_in(self, now: dict[str, Any]) -> bool:
        """A hand that is beaten by one which lies there."""
        return now["seat"] not in self.best()

    def best(self) -> list[int]:
        """Of the hands that lie there whole."""
        whole = {seat: cards for seat, cards in self.tabled.items() if len(cards) == 2}
        ranks = {seat: plain_rank(Kind.HIGH, cards, self.board) for seat, cards in whole.items()}
        top = max((rank for rank in ranks.values() if rank is not None), default=None)
        return [seat for seat, rank in ranks.items() if rank == top]

    def dealer_deals(self, now: dict[str, Any]) -> bool:
        return list(now["seats"]) == clockwise(self.seats, self.button)

    def able(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.out and seat not in self.all_in]

    def live(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.out]

    def to_act(self) -> list[int]:
        """Who has still to act in this round: who has not acted, or faces a raise."""
        if len(self.live()) == 1:
            return []
        able = self.able()
        if len(able) == 1 and self.bets.get(able[0], 0) >= max(self.bets.values(), default=0):
            return []
        return [seat for seat in able if seat not in self.acted or self.bets.get(seat, 0) < self.top]

    def act(self, now: dict[str, Any]) -> bool:
        seat = now["seat"]
        waiting = self.to_act()
        if self.turn is None or not waiting or clockwise(waiting, self.turn)[0] != seat:
            return False
        self.turn = seat
        self.acted.add(seat)
        free = self.may_raise(seat) and (self.word is None or self.word[1] != "call")
        most, self.word = self.most(seat), None
        self.acted_on[seat] = self.top
        if now["verb"] == "fold":
            self.out.add(seat)
            return True
        if now.get("all_in"):
            self.all_in.add(seat)
        self.loose = self.loose or now["amount"] > 0
        self.bets[seat] = now["to"]
        if now["verb"] == "call" and now["to"] < self.top and not now.get("all_in"):
            return False
        if now["to"] > self.top and not (free and now["to"] <= most):
            return False
        right = self.raised(now)
        self.acted_on[seat] = self.top
        return right

    def may_raise(self, seat: int) -> bool:
        """Who has acted faces a full raise in all since (TDA 2024 47A)."""
        return seat not in self.acted_on or self.top - self.acted_on[seat] >= self.full

    def most(self, seat: int) -> int:
        """In pot limit what stands and the pot with the call counted in (S3); Robert's: the small blind as a big one
        until the big blind has acted.
        """
        if self.limit != "pot":
            return 10**9
        pot = self.pot + sum(self.bets.values())
        if not self.board and self.house.pl_sb_as_bb and self.blinds[-1][0] not in self.acted_on:
            pot += self.blinds[-1][1] - self.blinds[0][1]
        return self.top + pot + self.top - self.bets.get(seat, 0)

    def raised(self, now: dict[str, Any]) -> bool:
        if now["to"] <= self.top:
            return True
        by = now["to"] - self.top
        right = by >= self.full or bool(now.get("all_in"))
        self.full = max(self.full, by)
        self.top = now["to"]
        self.acted = {now["seat"]}
        return right

    def event_gets_back(self, now: dict[str, Any]) -> bool:
        self.bets[now["seat"]] -= now["amount"]
        if not now.get("all_in"):
            self.all_in.discard(now["seat"])
        return not self.to_act()

    def dealer_pulls_in(self, now: dict[str, Any]) -> bool:
        right = self.loose and not self.to_act()
        self.loose = False
        return right and not self.uncalled() and not self.hidden()

    def uncalled(self) -> bool:
        """More than anybody else has put in lies in front of somebody."""
        bets = sorted([*self.bets.values(), 0, 0])
        return bets[-1] > bets[-2]

    def hidden(self) -> bool:
        """Nobody can bet any more, and this house wants hands up (TDA 2024 16)."""
        closed = bool(self.all_in) and len(self.able()) < 2 and len(self.live()) > 1 and len(self.board) < 5
        return bool(self.house.allin_faceup and closed and not set(self.live()) <= set(self.tabled))

    def dealer_burns(self, now: dict[str, Any]) -> bool:
        right = not self.loose and not self.burned and not self.to_act() and not self.hidden()
        self.burned = True
        return right

    def event_board_dealt(self, now: dict[str, Any]) -> bool:
        cards = [card for card in parse_cards(now["cards"]) if card]
        right = self.burned and len(cards) == (1 if self.board else 3) and not set(cards) & set(self.board)
        self.board += cards
        self.pot += sum(self.bets.values())
        self.acted_on = {}
        self.burned, self.bets, self.acted, self.top = False, {}, set(), 0
        self.full, self.turn = max(amount for _, amount in self.blinds), self.button
        return right

    def event_tables(self, now: dict[str, Any]) -> bool:
        self.tabled[now["seat"]] = tuple(card for card in parse_cards(now["cards"]) if card)
        return not self.to_act()

    def event_wins(self, now: dict[str, Any]) -> bool:
        """The last side pot first; and no hand that is beaten by one which can win the main pot wins the main pot."""
        self.won.add(now["seat"])
        right = not self.loose and now["pot"] == max(self.to_push)
        self.to_push.remove(now["pot"])
        if now["pot"] or len(self.tabled) < 2:
            return right and now["seat"] not in self.out
        fair = self.side_pots or now["amount"] == self.share(now["seat"])
        return right and now["seat"] in self.best() and fair

    def share(self, seat: int) -> int:
        """Of the only pot, odd chips to the first left of the button (TDA 2024 20A)."""
        order = [each for each in clockwise(self.seats, self.button) if each in self.best()]
        count, chips = len(order), (self.pot + sum(self.bets.values())) // self.chip
        return int((chips // count + (seat in order[: chips % count])) * self.chip)

    def dealer_moves_button(self, now: dict[str, Any]) -> bool:
        """Who is all-in and has won nothing is out; two blinds stood, so nobody else has gone."""
        left = [seat for seat in self.seats if seat not in self.all_in or seat in self.won]
        small, big = self.blinds[0][0], self.blinds[-1][0]
        next_big = clockwise(left, big)[0]
        if len(left) == 2:
            return bool(now["seat"] == next(seat for seat in left if seat != next_big))
        if self.house.button_mode.value == "moving":
            return bool(now["seat"] == clockwise(left, self.button)[0])
        if clockwise([small, big, next_big], small)[:2] != [big, next_big]:
            return bool(now["seat"] == clockwise(left, next_big)[-3])
        return bool(now["seat"] == small)


def find_mistake(task: Task) -> Answer:
    watcher = Watcher(task)
    for number, line in enumerate(task.scene.lines, 1):
        if not watcher.ok(line.code, facts(line)):
            return (number,)
    return (0,)
