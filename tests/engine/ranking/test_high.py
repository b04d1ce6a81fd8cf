"""What the judge accepts, and that both its ways and two independent evaluators agree."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerassist.cards import ALL_CARDS, Card, card
from dealerassist.engine.ranking import HighJudge, high
from tests.engine.ranking.evaluators import by_eval7, by_phevaluator, in_eval7_terms


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def hands(smallest: int, largest: int, ranks: int = 13) -> st.SearchStrategy[list[Card]]:
    """Different cards of the `ranks` lowest ranks; few ranks make for ties and full houses."""
    return st.lists(st.sampled_from(ALL_CARDS[: 4 * ranks]), min_size=smallest, max_size=largest, unique=True)


any_hands = st.one_of(hands(5, 7), hands(5, 7, 3), hands(5, 7, 6))
shared_boards = st.one_of(hands(9, 9), hands(9, 9, 4), hands(9, 9, 7))


@given(any_hands, any_hands)
def test_any_two_hands_compare_as_two_other_evaluators_say(one: list[Card], other: list[Card]) -> None:
    ours = sign(high(one) - high(other))
    assert ours == sign(by_phevaluator(one) - by_phevaluator(other))
    assert ours == sign(by_eval7(one) - by_eval7(other))


@given(any_hands)
def test_class_and_deciding_ranks_are_those_that_eval7_names(cards: list[Card]) -> None:
    assert in_eval7_terms(high(cards)) == by_eval7(cards)


@given(shared_boards)
def test_two_hands_on_one_board_compare_as_two_other_evaluators_say(cards: list[Card]) -> None:
    board, one, other = cards[:5], cards[:7], cards[:5] + cards[7:]
    judge = HighJudge(board)
    ours = sign(judge.rank(cards[5:7]) - judge.rank(cards[7:]))
    assert ours == sign(by_phevaluator(one) - by_phevaluator(other))
    assert ours == sign(by_eval7(one) - by_eval7(other))


@given(any_hands)
def test_one_board_judged_once_gives_the_same_as_all_cards_together(cards: list[Card]) -> None:
    assert HighJudge(cards[:-2]).rank(cards[-2:]) == high(cards)


@given(st.data())
def test_the_order_of_the_cards_never_matters(data: st.DataObject) -> None:
    cards = data.draw(any_hands)
    assert high(data.draw(st.permutations(cards))) == high(cards)


@pytest.mark.parametrize(
    "text", ["", "Ah", "Ah Kh Qh Jh", "2c 3c 4c 5c 6c 7c 8c 9c", "Ah Ah Kh Qh Jh", "Ah Kh Qh Jh Th 2c 2c"]
)
def test_a_high_hand_is_five_to_seven_different_cards(text: str) -> None:
    with pytest.raises(ValueError, match="five, six or seven different cards"):
        high([card(word) for word in text.split()])


@pytest.mark.parametrize("text", ["", "Ah Kh", "Ah Kh Qh Jh Th 9h", "Ah Ah Kh"])
def test_a_board_is_three_to_five_different_cards(text: str) -> None:
    with pytest.raises(ValueError, match="three to five different cards"):
        HighJudge([card(word) for word in text.split()])


@pytest.mark.parametrize("text", ["Ah 2c", "2c Ah", "2c 2c"])
def test_hole_cards_differ_and_are_not_on_the_board(text: str) -> None:
    judge = HighJudge([card("Ah"), card("Kh"), card("Qh")])
    with pytest.raises(ValueError, match="five, six or seven different cards"):
        judge.rank([card(word) for word in text.split()])


@pytest.mark.parametrize("text", ["", "2c", "2c 3c 4c"])
def test_a_board_judges_two_hole_cards_at_a_time(text: str) -> None:
    judge = HighJudge([card("Ah"), card("Kh"), card("Qh")])
    with pytest.raises(ValueError, match="unpack"):
        judge.rank([card(word) for word in text.split()])


def test_importing_reads_no_table() -> None:
    code = (
        "import dealerassist.engine.ranking as ranking\n"
        "from dealerassist.cards import ALL_CARDS\n"
        "from dealerassist.engine.ranking.tables import high_tables\n"
        "before = high_tables.cache_info().currsize\n"
        "ranking.high(ALL_CARDS[:5]); ranking.high(ALL_CARDS[:6])\n"
        "raise SystemExit(0 if (before, high_tables.cache_info().misses) == (0, 1) else 1)\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
