"""Showdowns judged a second time, by the slowest and plainest means: chip by chip, with somebody else's evaluator.

Shares no line with the engine or with `verify`. Takes a valid hold'em document with one board of five cards.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from phevaluator import evaluate_cards  # type: ignore[import-untyped]


@dataclass
class Money:
    """What became of every chip. `decided`: the document says who wins each pot."""

    payouts: dict[str, int] = field(default_factory=dict)
    returned: dict[str, int] = field(default_factory=dict)
    pots: list[int] = field(default_factory=list)
    decided: bool = True


def judged_again(document: dict[str, Any]) -> Money:
    """Where the chips go."""
    money = Money()
    pots = peeled(document["seats"], money)
    rake = document["rake"]
    for pot in pots:
        while rake and pot[0]:
            rake, pot[0] = rake - 1, pot[0] - 1
    for amount, entitled in pots:
        winners = winners_among(document, entitled)
        if winners:
            share_out(amount, winners, document, money)
        else:
            money.decided = False
    money.pots = [amount for amount, _ in pots]
    return money


def peeled(seats: list[dict[str, Any]], money: Money) -> list[list[Any]]:
    """[amount, seats that were still in] of each pot, by taking one chip of everybody at a time."""
    pots: list[list[Any]] = []
    left = {entry["seat"]: entry["bet"] for entry in seats}
    while any(left.values()):
        here = [seat for seat in left if left[seat]]
        live = [entry["seat"] for entry in seats if not entry["folded"] and entry["seat"] in here]
        for seat in here:
            left[seat] -= 1
        if here == live and len(here) == 1:
            money.returned[str(here[0])] = money.returned.get(str(here[0]), 0) + 1
        elif not live or (pots and pots[-1][1] == live):
            pots[-1][0] += len(here)
        else:
            pots.append([len(here), live])
    return pots


def winners_among(document: dict[str, Any], entitled: list[int]) -> list[int]:
    if len(entitled) == 1:
        return entitled
    seats = {entry["seat"]: entry for entry in document["seats"]}
    left = [seat for seat in entitled if not seats[seat]["mucked"]]
    if len(left) == 1:
        return left
    board = document["board"].split()
    values = {seat: -evaluate_cards(*board, *seats[seat]["cards"].split()) for seat in left if seats[seat]["cards"]}
    return [seat for seat in values if values[seat] == max(values.values())]


def share_out(amount: int, winners: list[int], document: dict[str, Any], money: Money) -> None:
    """Chip after chip round the table from the button's left, until less than a round is left; crumbs to the first."""
    clockwise = [(document["button"] + step - 1) % 10 + 1 for step in range(1, 11)]
    line = [seat for seat in clockwise if seat in winners]
    whole, crumbs = amount // document["chip"], amount % document["chip"]
    got = dict.fromkeys(line, 0)
    got[line[0]] += crumbs
    for number in range(whole):
        got[line[number % len(line)]] += document["chip"]
    for seat, chips in got.items():
        if chips:
            money.payouts[str(seat)] = money.payouts.get(str(seat), 0) + chips
