"""The table as the steps leave it. `ok` of each step: was it right to do that now?

Who acts next and how much a raise must be, when a round is over, what comes between two streets, in which order pots
are pushed and to which hands, where the button goes (RULES 1.9, 2.3-2.8; TDA 2024 21, 28, 32, 35, 38, 43-49, 54A).
"""

from __future__ import annotations

import re
from typing import Any

from dealerassist.cards import Card, parse_cards
from tests.training.story import clockwise
from tests.training.watching.betting import Betting
from tests.training.watching.paying import Due, due_of

NEVER = {
    "extra-card", "turns-up", "shows-stub", "drops-stub", "deals-boxed", "calls-misdeal", "door-too",
    "replaces-at-once", "shows-mucked",
}  # fmt: skip
FOLDS = {"lifts-up-cards", "time-is-up"}


class Watcher(Betting):
    """A game with a board, or any other; see `ok`."""

    def ok(self, code: str, now: dict[str, Any]) -> bool:
        kind, _, name = code.partition(".")
        if kind == "DealerCode":
            return name not in NEVER and bool(getattr(self, "dealer_" + name.replace("-", "_"))(now))
        if name == "run-twice":
            self.twice, self.shared = True, len(self.board)
            return "may-run-twice" in self.told and not self.to_act() and len(self.able()) < 2
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

    def dealer_all_ante(self, now: dict[str, Any]) -> bool:
        for seat in now["seats"]:
            self.put[seat] += now["a"]
        self.loose = True
        return list(now["seats"]) == clockwise(self.seats, self.button) and bool(self.fixed)

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

    def dealer_deals_second(self, now: dict[str, Any]) -> bool:
        """The other board, a card burned before each street of it."""
        cards = [card for card in parse_cards(now["cards"]) if card]
        lying = self.second or self.board[: self.shared]
        right = self.burned and self.twice and len(self.board) == 5 and len(cards) == (1 if lying else 3)
        self.second = [*lying, *cards]
        self.next_round(self.button)
        return right

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
                self.game.name, self.house, self.put, self.out, self.mucked, whole, self.boards(), self.button,
                self.chip, self.dead, self.rake(),
            )  # fmt: skip
        return self.due

    def boards(self) -> tuple[tuple[Card, ...], ...]:
        return (tuple(self.board), tuple(self.second)) if self.twice else (tuple(self.board),)

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
        right = not self.loose and pot == max((number for number, _, _ in due), default=None)
        at = [key for key, shares in due.items() if key[:2] == (pot, part) and shares.get(now["seat"]) == now["amount"]]
        if not at:
            return False
        due[at[0]].pop(now["seat"])
        if not due[at[0]]:
            due.pop(at[0])
        return right
