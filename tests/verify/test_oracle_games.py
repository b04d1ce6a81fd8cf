"""Random showdowns of every game judged here and once more: pots peeled chip by chip, all fives compared."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealerassist.cards import Card, Pack, parse_cards
from dealerassist.engine import GAMES, Game, game_named
from dealerassist.verify import VerifyError, as_json, judge_text
from tests.engine.ranking.plain import plain_rank
from tests.verify.oracle import Money, peeled

OTHERS = [*(game for name, game in GAMES.items() if name != "holdem"), game_named("five-card-draw", "32")]


def by_name(game: Game) -> str:
    return f"{game.name}-{game.pack.name}"


def deck(pack: Pack, few: bool) -> list[str]:
    """In half of the cases of few ranks, so that hands tie."""
    lowest = pack.cards[0].rank
    return [str(card) for card in pack.cards if not few or card.rank < lowest + 8]


@st.composite
def documents(draw: st.DrawFn, game: Game) -> dict[str, Any]:
    """Two to four seats; the button at the empty seat 10, so that odd chips go in the order of seats."""
    few = draw(st.booleans()) and len(game.pack.cards) > 40
    cards = draw(st.permutations(deck(game.pack, few)))
    count = draw(st.integers(2, 4 if game.hole > 5 else 5 if game.hole < 5 else 4))
    board = cards[: game.board]
    seats = []
    for number in range(1, count + 1):
        first = game.board + game.hole * (number - 1)
        bet = draw(st.sampled_from([7, 20, 20, 31]))
        seats.append({"seat": number, "bet": bet, "cards": " ".join(cards[first : first + game.hole])})
    seats.append({"seat": 9, "bet": draw(st.integers(0, 5)), "folded": True})
    chip = draw(st.sampled_from([1, 1, 5]))
    told = {"game": game.name, "button": 10, "chip": chip, "board": " ".join(board), "seats": seats}
    return {**told, "pack": int(game.pack.name)}


def judged_again(game: Game, document: dict[str, Any]) -> Money:
    """Where the chips go. In stud ties are left out: their odd chips go by card."""
    money = Money()
    seats = [{"folded": False, **entry} for entry in document["seats"]]
    if game.bets:
        pots = peeled(seats, money)
    else:
        pots = [[sum(seat["bet"] for seat in seats), [seat["seat"] for seat in seats if not seat["folded"]]]]
    hands = {seat["seat"]: known(seat.get("cards", "")) for seat in seats}
    board = known(document["board"])
    for amount, entitled in pots:
        parts = [best(rule.kind, entitled, hands, board) for rule in game.parts]
        won = [winners for winners in parts if winners]
        low = amount // document["chip"] // 2 * document["chip"] if len(won) > 1 and len(entitled) > 1 else 0
        share(money, amount - low, entitled if len(entitled) == 1 else won[0], document["chip"])
        if low:
            share(money, low, won[1], document["chip"])
    money.pots = [amount for amount, _ in pots]
    return money


def known(text: str) -> tuple[Card, ...]:
    return tuple(card for card in parse_cards(text) if card)


def best(kind: Any, entitled: list[int], hands: dict[int, tuple[Card, ...]], board: tuple[Card, ...]) -> list[int]:
    ranks = {seat: plain_rank(kind, hands[seat], board) for seat in entitled}
    top = max((rank for rank in ranks.values() if rank is not None), default=None)
    return [seat for seat, rank in ranks.items() if rank is not None and rank == top]


def share(money: Money, amount: int, winners: list[int], chip: int) -> None:
    """Chip after chip in the order of seats; what is less than a chip to the first."""
    got = dict.fromkeys(winners, 0)
    got[winners[0]] += amount % chip
    for number in range(amount // chip):
        got[winners[number % len(winners)]] += chip
    for seat, chips in got.items():
        if chips:
            money.payouts[str(seat)] = money.payouts.get(str(seat), 0) + chips


@pytest.mark.parametrize("game", OTHERS, ids=by_name)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_every_chip_of_any_game_goes_where_a_plain_count_puts_it(game: Game, data: st.DataObject) -> None:
    document = data.draw(documents(game))
    expected = judged_again(game, document)
    verdict: dict[str, Any] = as_json(judge_text(json.dumps(document)))
    assert verdict["returned"] == expected.returned
    assert [pot["amount"] for pot in verdict["pots"]] == expected.pots
    if game.odd_chip_by_card:  # who of those that split gets the odd chip is told by cards, which is not counted here
        assert verdict["payouts"].keys() == expected.payouts.keys()
        assert sum(verdict["payouts"].values()) == sum(expected.payouts.values())
    else:
        assert verdict["payouts"] == expected.payouts


@pytest.mark.parametrize("game", OTHERS, ids=by_name)
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_a_card_too_few_too_many_or_twice_is_found_before_judging(game: Game, data: st.DataObject) -> None:
    document = data.draw(documents(game))
    cards = document["seats"][0]["cards"].split()
    other = document["seats"][1]["cards"].split()[0]
    wrong = {
        "few": cards[1:],
        "twice": [*cards[1:], cards[1]],
        "others": [*cards[1:], other],
        "many": [*cards, cards[0]],
    }
    document["seats"][0]["cards"] = " ".join(wrong[data.draw(st.sampled_from(sorted(wrong)))])
    with pytest.raises(VerifyError) as caught:
        judge_text(json.dumps(document))
    assert caught.value.code in {"wrong-count", "duplicate-card"}
