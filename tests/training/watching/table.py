"""The table as the steps leave it. `ok` of each step: was it right to do that now?

Who acts next and how much a raise must be, when a round is over, what comes between two streets, in which order pots
are pushed and to which hands, where the button goes (RULES 1.9, 2.3-2.8; TDA 2024 21, 28, 32, 35, 38, 43-49, 54A).
"""

from __future__ import annotations

import re
from typing import Any

from dealerassist.cards import Card, parse_cards
from dealerassist.engine import GAMES
from dealerassist.training.task import Task
from tests.training.story import clockwise, facts
from tests.training.watching.limits import Fixed, Open
from tests.training.watching.paying import Due, due_of

NEVER = {
    "extra-card", "turns-up", "shows-stub", "drops-stub", "deals-boxed", "calls-misdeal", "door-too",
    "replaces-at-once", "shows-mucked",
}  # fmt: skip
FOLDS = {"lifts-up-cards", "time-is-up"}
DEALERS_PLACE = 10
"""Where there is no button, seat 1 is the first."""


class Watcher:
    """A game with a board, or any other; see `ok`."""

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

    def ok(self, code: str, now: dict[str, Any]) -> bool:
        kind, _, name = code.partition(".")
        if kind == "DealerCode":
            return name not in NEVER and bool(getattr(self, "dealer_" + name.replace("-", "_"))(now))
        if kind == "TellCode":
            self.hears(name, now)
            return True
        if "what" in now:
            return self.post(now)
        if "verb" in now and "to" in now:
            return self.act(now)
        return bool(getattr(self, "event_" + name.replace("-", "_"))(now))

    def hears(self, name: str, now: dict[str, Any]) -> None:
        if name == "comes-late":
            self.dead_hands.add(now["seat"])
        elif name in FOLDS:
            self.must_fold = now["seat"]
        elif name == "puts-forward":
            piles = re.findall(r"(\d+) x ([\d,]+)", now["chips"])
            self.chips = tuple(int(chip.replace(",", "")) for count, chip in piles for _ in range(int(count)))
        else:
            self.word = now["seat"], now["words"] if name == "says" else "call"

    # what is put in before the cards

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

    def dealer_all_ante(self, now: dict[str, Any]) -> bool:
        for seat in now["seats"]:
            self.put[seat] += now["a"]
        self.loose = True
        return list(now["seats"]) == clockwise(self.seats, self.button) and bool(self.fixed)

    # what the dealer's hands do

    def dealer_scraps_boxed(self, now: dict[str, Any]) -> bool:
        return True

    def dealer_tells_pot(self, now: dict[str, Any]) -> bool:
        return bool(self.limit == "pot")

    def dealer_counts(self, now: dict[str, Any]) -> bool:
        return bool(now["a"] == self.bets.get(now["seat"]))

    def dealer_takes_in(self, now: dict[str, Any]) -> bool:
        """A hand that is beaten by one which lies there."""
        return all(now["seat"] not in shares for shares in self.dues().values())

    def dealer_asks_first(self, now: dict[str, Any]) -> bool:
        return bool(now["seat"] == self.shows_first())

    def shows_first(self) -> int:
        """Who bet or raised last in the last round, else the first left of the button (S0; S1; TDA 2024 17A)."""
        return clockwise(self.live(), self.button)[0] if self.aggressor is None else self.aggressor

    def dealer_deals(self, now: dict[str, Any]) -> bool:
        """The first cards, once those who owe blinds have put them in."""
        owing = {
            "is-new": {"post"},
            "missed-both": {"post", "dead"},
        }
        paid = all(
            owed <= self.posted.get(self.told[name]["seat"], set()) for name, owed in owing.items() if name in self.told
        )
        self.cards_dealt += now["k"] * len(now["seats"])
        return paid and list(now["seats"]) == clockwise(self.seats, self.button)

    def dealer_pulls_in(self, now: dict[str, Any]) -> bool:
        right = self.loose and not self.to_act()
        self.loose = False
        return right and not self.uncalled() and not self.hidden()

    def dealer_burns(self, now: dict[str, Any]) -> bool:
        right = not self.loose and not self.burned and not self.to_act() and not self.hidden()
        self.burned = True
        return right

    def dealer_moves_button(self, now: dict[str, Any]) -> bool:
        """Who is all-in and has won nothing is out; two blinds stood, so nobody else has gone."""
        left = [seat for seat in self.seats if seat not in self.all_in or seat in self.won]
        if not self.blinds:
            return bool(now["seat"] == clockwise(left, self.button)[0])
        small, big = self.blinds[0][0], self.blinds[-1][0]
        next_big = clockwise(left, big)[0]
        if len(left) == 2:
            return bool(now["seat"] == next(seat for seat in left if seat != next_big))
        if self.house.button_mode.value == "moving":
            return bool(now["seat"] == clockwise(left, self.button)[0])
        if clockwise([small, big, next_big], small)[:2] != [big, next_big]:
            return bool(now["seat"] == clockwise(left, next_big)[-3])
        return bool(now["seat"] == small)

    # the betting

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

    def hidden(self) -> bool:
        """Nobody can bet any more, and this house wants hands up (TDA 2024 16)."""
        closed = bool(self.all_in) and len(self.able()) < 2 and len(self.live()) > 1 and self.cards_to_come()
        return bool(self.house.allin_faceup and closed and not set(self.live()) <= set(self.tabled))

    def cards_to_come(self) -> bool:
        return len(self.board) < self.game.board

    def event_board_dealt(self, now: dict[str, Any]) -> bool:
        cards = [card for card in parse_cards(now["cards"]) if card]
        right = self.burned and len(cards) == (1 if self.board else 3) and not set(cards) & set(self.board)
        self.board += cards
        self.next_round(self.button)
        return right

    def next_round(self, turn: int) -> None:
        self.pot += sum(self.bets.values())
        self.burned, self.bets, self.acted, self.turn, self.aggressor = False, {}, set(), turn, None
        self.rules.street(max(self.prices, default=0), self.unit)
        self.starts()

    # the end

    def event_tables(self, now: dict[str, Any]) -> bool:
        self.tabled[now["seat"]] = tuple(card for card in parse_cards(now["cards"]) if card)
        return not self.to_act()

    def event_mucks(self, now: dict[str, Any]) -> bool:
        self.mucked.add(now["seat"])
        return not self.to_act()

    def dues(self) -> Due:
        """What is still to be pushed."""
        if self.due is None:
            whole = {seat: cards for seat, cards in self.tabled.items() if len(cards) == self.whole(seat)}
            self.due = due_of(
                self.game.name, self.house, self.put, self.out, self.mucked, whole, tuple(self.board), self.button, self.chip,
                self.dead, self.rake(),
            )  # fmt: skip
        return self.due

    def whole(self, seat: int) -> int:
        """So many cards has a hand."""
        return self.game.hole

    def event_rake(self, now: dict[str, Any]) -> bool:
        """Per cent, no more than the cap, in whole steps (WSOP Live 31)."""
        return bool(now["amount"] == self.rake())

    def rake(self) -> int:
        """No flop, no drop."""
        if "rake-percent" not in self.told or not self.board:
            return 0
        pot = sum(self.put.values()) + self.dead
        share = min(pot * self.told["rake-percent"]["n"] // 100, self.told["rake-cap"]["a"])
        return int(share // self.chip * self.chip)

    def event_wins(self, now: dict[str, Any]) -> bool:
        """The last side pot first; to each hand what it wins of it."""
        self.won.add(now["seat"])
        due = self.dues()
        pot, part = now["pot"], str(now.get("part") or "whole")
        right = not self.loose and pot == max((number for number, _ in due), default=None)
        shares = due.get((pot, part), {})
        right = right and shares.get(now["seat"]) == now["amount"]
        shares.pop(now["seat"], None)
        if not shares:
            due.pop((pot, part), None)
        return bool(right)
