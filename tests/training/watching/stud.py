"""Stud: who brings in and opens, the completion, an open pair, the last card (RULES 6, 7; PROCEDURES 61-65)."""

from __future__ import annotations

from typing import Any

from dealerassist.cards import Card, parse_cards
from dealerassist.training.forms import Seats
from dealerassist.training.task import Scene, SeatShown, Task
from tests.training.by_cards import who_opens
from tests.training.story import clockwise
from tests.training.watching.betting import DEALERS_PLACE
from tests.training.watching.limits import Fixed
from tests.training.watching.table import Watcher

DOWN, LAST_UP, PACK, BURNS = 2, 4, 52, 3


class StudWatcher(Watcher):
    """See `ok`."""

    def __init__(self, task: Task) -> None:
        self.up: dict[int, list[Card]] = {seat.number: [] for seat in task.scene.seats}
        self.last_card = self.shuffled = False
        self.community: Card | None = None
        self.opener: int | None = None
        self.named = self.brought = False
        super().__init__(task)
        self.turn = None
        self.task = task

    @property
    def street(self) -> int:
        return max((len(cards) for cards in self.up.values()), default=0)

    @property
    def big(self) -> bool:
        return self.street > 2

    @property
    def last_round(self) -> bool:
        return self.last_card

    def cards_to_come(self) -> bool:
        return not self.last_card

    def whole(self, seat: int) -> int:
        return 6 if self.community else 7

    def dealer_deals_up(self, now: dict[str, Any]) -> bool:
        first = self.street == 0
        right = list(now["seats"]) == clockwise(self.live(), DEALERS_PLACE) and now.get("k", 0) == (
            DOWN if first else 0
        )
        right = right and (first or (self.burned and self.street < LAST_UP))
        cards = [card for card in parse_cards(now["cards"]) if card]
        for seat, card in zip(now["seats"], cards, strict=True):
            self.up[seat].append(card)
        self.cards_dealt += len(cards) + now.get("k", 0) * len(now["seats"])
        self.begins()
        return right

    def begins(self) -> None:
        """Until somebody is named nobody acts."""
        self.named = False
        self.next_round(0)
        self.turn = None

    def short(self) -> tuple[int, int]:
        """(cards in the stub, cards that a last card each needs)"""
        return PACK - self.cards_dealt - BURNS, len(self.live()) + 2

    def dealer_shuffles_burns(self, now: dict[str, Any]) -> bool:
        stub, need = self.short()
        self.shuffled = True
        return self.street == LAST_UP and not self.to_act() and stub < need <= stub + BURNS

    def dealer_deals(self, now: dict[str, Any]) -> bool:
        """The last card."""
        stub, need = self.short()
        right = self.street == LAST_UP and self.burned and now["k"] == 1
        right = right and list(now["seats"]) == clockwise(self.live(), DEALERS_PLACE)
        self.last_card = True
        self.begins()
        return right and (stub >= need or self.shuffled)

    def dealer_deals_for_all(self, now: dict[str, Any]) -> bool:
        """The community card."""
        stub, need = self.short()
        cards = [card for card in parse_cards(now["cards"]) if card]
        self.community, self.last_card = cards[0], True
        self.board = cards
        right = self.street == LAST_UP and self.burned and stub + BURNS < need
        self.begins()
        return right

    def dealer_names_bring_in(self, now: dict[str, Any]) -> bool:
        return self.street == 1 and self.name(now["seat"])

    def dealer_names_opener(self, now: dict[str, Any]) -> bool:
        return self.street > 1 and self.name(now["seat"])

    def name(self, seat: int) -> bool:
        right = self.high(keeps=self.last_card)
        self.opener = right
        self.named = True
        self.turn = (right - 2) % 10 + 1
        return seat == right

    def high(self, keeps: bool) -> int:
        """By the up cards; on seventh street who opened the sixth, if he is still in."""
        if keeps and self.opener in self.live():
            assert self.opener is not None
            return self.opener
        seats = tuple(SeatShown(seat, tuple(self.up[seat])) for seat in clockwise(self.live(), DEALERS_PLACE))
        scene = Scene(self.game.name, seats)
        found = who_opens(Task(scene, self.task.ask, Seats(()), (), (), 0, self.house))
        return int(str(found[0]))

    def shows_first(self) -> int:
        """Who bet last, or always the best board, as this house has it (RULES 6.5)."""
        if self.house.stud_showdown.value == "board" or self.aggressor is None:
            return self.high(keeps=False)
        return self.aggressor

    def act(self, now: dict[str, Any]) -> bool:
        if not self.named:
            return False
        if now["verb"] == "bringin":
            return self.brings_in(now)
        if self.street == 1 and not self.rules.top and now["verb"] != "complete":
            return False
        if self.doubles(now):
            self.double()
        return super().act(now)

    def brings_in(self, now: dict[str, Any]) -> bool:
        """It is the price of everybody else, and no bet."""
        assert isinstance(self.rules, Fixed)
        right = self.street == 1 and not self.rules.top and now["seat"] == self.opener
        self.acted.add(now["seat"])
        self.turn, self.loose = now["seat"], True
        self.put[now["seat"]] += now["amount"]
        self.bets[now["seat"]] = now["amount"]
        self.rules.top = self.bring_in
        self.rules.acted_on[now["seat"]] = 0
        return right and now["amount"] == self.bring_in

    def doubles(self, now: dict[str, Any]) -> bool:
        """The big bet over an open pair on fourth street, where this house lets it be opened for (PROCEDURES 63)."""
        allowed = self.house.stud_pair_double.value
        pair = any(len({card.rank for card in self.up[seat]}) < len(self.up[seat]) for seat in self.live())
        here = self.game.name == "stud" and self.street == 2 and pair and not self.rules.top
        first = not self.acted
        return here and now["to"] > self.unit and (allowed == "any" or (allowed == "first-player" and first))

    def double(self) -> None:
        assert isinstance(self.rules, Fixed)
        assert self.fixed is not None
        self.rules.unit = self.fixed["bets"][1]
