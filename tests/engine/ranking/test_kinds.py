"""Every kind against a plain second computation and, where it has the kind, pokerkit; and what must always hold."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerassist.cards import ALL_CARDS, Card
from dealerassist.engine.ranking import HandName, Kind, five, named, rank
from dealerassist.words import hand_headline, hand_words, why_words
from tests.engine.ranking.evaluators import POKERKIT, by_pokerkit
from tests.engine.ranking.kind_hands import OMAHA, one_board
from tests.engine.ranking.plain import plain_key, plain_rank

Cards = tuple[Card, ...]
of_every_kind = st.sampled_from(Kind).flatmap(lambda kind: st.tuples(st.just(kind), one_board(kind)))
PLAYING = dict.fromkeys(Kind, 5) | {Kind.GUTS: 3}


def sign(one: Any, other: Any) -> tuple[bool, bool, bool]:
    """How two compare that may each be None: which is there, and which is greater."""
    there = one is not None and other is not None
    return (one is None, other is None, there and bool(one > other)) if not there or one != other else (True,) * 3


@pytest.mark.parametrize("kind", Kind)
@given(data=st.data())
def test_any_two_hands_compare_as_the_plain_rules_say(kind: Kind, data: st.DataObject) -> None:
    board, one, other = data.draw(one_board(kind))
    ours = sign(rank(kind, one, board), rank(kind, other, board))
    assert ours == sign(plain_rank(kind, one, board), plain_rank(kind, other, board))


@pytest.mark.parametrize("kind", POKERKIT)
@given(data=st.data())
def test_any_two_hands_compare_as_pokerkit_says(kind: Kind, data: st.DataObject) -> None:
    board, one, other = data.draw(one_board(kind))
    ours = sign(rank(kind, one, board), rank(kind, other, board))
    assert ours == sign(by_pokerkit(kind, one, board), by_pokerkit(kind, other, board))


@given(of_every_kind, st.randoms(use_true_random=False))
def test_the_order_in_which_cards_lie_never_matters(drawn: tuple[Kind, tuple[Cards, Cards, Cards]], luck: Any) -> None:
    kind, (board, hole, _) = drawn
    mixed = [luck.sample(cards, len(cards)) for cards in (hole, board)]
    assert rank(kind, *mixed) == rank(kind, hole, board)
    assert five(kind, *mixed) == five(kind, hole, board)


@given(of_every_kind, st.permutations(range(4)))
def test_s3_1_2_exchanging_the_suits_changes_nothing(
    drawn: tuple[Kind, tuple[Cards, Cards, Cards]], suits: list[int]
) -> None:
    kind, (board, hole, _) = drawn
    exchanged = [[ALL_CARDS[(card.rank - 2) * 4 + suits[card.suit]] for card in cards] for cards in (hole, board)]
    assert rank(kind, *exchanged) == rank(kind, hole, board)


@given(of_every_kind)
def test_the_cards_that_play_are_of_the_hand_and_worth_the_same(
    drawn: tuple[Kind, tuple[Cards, Cards, Cards]],
) -> None:
    kind, (board, hole, _) = drawn
    playing, value = five(kind, hole, board), rank(kind, hole, board)
    assert (playing == ()) == (value is None)
    if value is not None:
        assert len(set(playing)) == PLAYING[kind]
        assert set(playing) <= {*hole, *board}
        assert plain_key(kind, playing) == plain_rank(kind, hole, board)
        assert len(set(playing) & set(hole)) == 2 or kind not in OMAHA


@given(of_every_kind)
def test_a_hand_is_called_as_what_plays_reads(drawn: tuple[Kind, tuple[Cards, Cards, Cards]]) -> None:
    """The ranks of a name are those of the cards that play, each once, in reading order."""
    kind, (board, hole, _) = drawn
    value = rank(kind, hole, board)
    if value is None:
        return
    name, playing = named(kind, value), five(kind, hole, board)
    ranks = [card.rank for card in playing]
    assert ranks[0] == (name.ranks[0] if name.ranks[0] > 1 else 14)
    if "straight" not in name.hand_class and "royal" not in name.hand_class:
        assert [rank if rank > 1 else 14 for rank in name.ranks] == list(dict.fromkeys(ranks))
    assert ranks == sorted(ranks, key=lambda each: -ranks.count(each)), "what makes the hand stands first"


@given(of_every_kind)
def test_words_differ_where_hands_do_and_say_why(drawn: tuple[Kind, tuple[Cards, Cards, Cards]]) -> None:
    kind, (board, one, other) = drawn
    values = [value for hole in (one, other) if (value := rank(kind, hole, board)) is not None]
    if len(values) < 2:
        return
    better, worse = (named(kind, value) for value in sorted(values, reverse=True))
    words = [hand_words(name.hand_class, name.ranks) for name in (better, worse)]
    assert (words[0] == words[1]) == (values[0] == values[1])
    why = why_words(better, worse)
    assert ("the same ranks play" in why) == (values[0] == values[1])
    told = [*words, why, hand_headline(better.hand_class, better.ranks)]
    assert not [text for text in told if "." in text or "{" in text or "(" in text], "no bare key, no bare fact"


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("value", [-1, 0, 1, 1 << 24, 1 << 30, 0x9_0_0_0_0_0])
def test_what_no_hand_is_worth_has_no_name(kind: Kind, value: int) -> None:
    with pytest.raises(ValueError, match=r"no .*hand|not a valid"):
        named(kind, value)


@pytest.mark.parametrize("kind", Kind)
@given(data=st.data())
def test_a_card_twice_is_refused(kind: Kind, data: st.DataObject) -> None:
    board, hole, _ = data.draw(one_board(kind))
    where = data.draw(st.integers(0, len(hole) - 1))
    twice = (*hole[:where], *hole[where + 1 :], hole[where - 1] if len(board) == 0 else board[0])
    with pytest.raises(ValueError, match="different cards"):
        rank(kind, twice, board)
    with pytest.raises(ValueError, match="different cards"):
        five(kind, twice, board)


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize(("hole", "board"), [(0, 0), (1, 0), (2, 0), (4, 0), (2, 2), (3, 5), (7, 1), (8, 0), (1, 9)])
def test_too_few_or_too_many_cards_are_refused(kind: Kind, hole: int, board: int) -> None:
    cards = ALL_CARDS[-hole - board :] if hole + board else ()
    with pytest.raises(ValueError, match="different cards"):
        rank(kind, cards[:hole], cards[hole:])


@pytest.mark.parametrize("kind", [Kind.OMAHA_HIGH, Kind.OMAHA_LOW_8])
@pytest.mark.parametrize(("hole", "board"), [(3, 5), (7, 5), (4, 2), (4, 6), (9, 0), (2, 5)])
def test_rules_4_omaha_takes_four_to_six_and_a_board(kind: Kind, hole: int, board: int) -> None:
    with pytest.raises(ValueError, match="different cards"):
        rank(kind, ALL_CARDS[:hole], ALL_CARDS[hole : hole + board])


@pytest.mark.parametrize(
    ("kind", "low"), [(Kind.SHORT_HIGH, "5d"), (Kind.SHORT_HIGH_TRIPS, "5d"), (Kind.HIGH_32, "6d")]
)
def test_a_card_that_is_not_in_the_pack_is_refused(kind: Kind, low: str) -> None:
    stranger = next(card for card in ALL_CARDS if str(card) == low)
    with pytest.raises(ValueError, match="of its pack"):
        rank(kind, (*ALL_CARDS[-4:], stranger))
    assert rank(kind, (*ALL_CARDS[-4:], ALL_CARDS[stranger.index + 4])) is not None


def test_a_name_compares_by_value() -> None:
    assert named(Kind.HIGH, 0x2_D_9_4_0_0) == HandName(named(Kind.HIGH, 0x2_D_9_4_0_0).hand_class, (13, 9, 4))
