"""Card text and identity."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerassist.cards import ALL_CARDS, Card, CardCode, CardTextError, card, cards_text, parse_cards

any_card = st.sampled_from(ALL_CARDS)
faces = st.lists(st.one_of(any_card, st.none()), max_size=9)
NOT_CARDS = ["A", "h", "hA", "1h", "11h", "0s", "Ax", "AhK", "Zh", "-", "x", "?", "x?", "A h", "10", "A♥", "🂡"]


def test_s0_1_1_there_are_52_cards_of_13_ranks_and_4_suits() -> None:
    assert len(set(map(str, ALL_CARDS))) == 52
    assert {each.rank for each in ALL_CARDS} == set(range(2, 15))
    assert {each.suit for each in ALL_CARDS} == set(range(4))


@pytest.mark.parametrize(("text", "rank", "suit"), [("2c", 2, 0), ("Td", 10, 1), ("Jh", 11, 2), ("As", 14, 3)])
def test_s0_1_1_a_card_is_a_rank_letter_and_a_suit_letter(text: str, rank: int, suit: int) -> None:
    assert (card(text).rank, card(text).suit, str(card(text)), repr(card(text))) == (rank, suit, text, text)


def test_s3_6_2_suits_count_up_from_clubs_over_diamonds_and_hearts_to_spades() -> None:
    assert [card("7" + suit).suit for suit in "cdhs"] == [0, 1, 2, 3]


def test_index_orders_by_rank_then_suit() -> None:
    assert [each.index for each in ALL_CARDS] == list(range(52))
    assert all(each.index == (each.rank - 2) * 4 + each.suit for each in ALL_CARDS)


@pytest.mark.parametrize("text", ["Th", "th", "TH", "tH", "10h", "10H", " Th ", "Th,"])
def test_ten_and_letters_of_either_case_give_the_same_card(text: str) -> None:
    assert card(text) is card("Th")


@pytest.mark.parametrize("text", ["AhKd", "Ah Kd", "Ah,Kd", "Ah, Kd", " ah\tkD\n", ",Ah,,Kd,"])
def test_cards_follow_directly_or_after_spaces_and_commas(text: str) -> None:
    assert parse_cards(text) == (card("Ah"), card("Kd"))


@pytest.mark.parametrize("text", ["xxAh??", "xx Ah ??", "XX,Ah,??"])
def test_an_unknown_card_is_there_but_none(text: str) -> None:
    assert parse_cards(text) == (None, card("Ah"), None)


@pytest.mark.parametrize("text", ["", " ", ", ,"])
def test_no_text_is_no_cards(text: str) -> None:
    assert parse_cards(text) == ()


@pytest.mark.parametrize("text", NOT_CARDS)
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(CardTextError):
        parse_cards(text)
    with pytest.raises(CardTextError):
        card(text)


@pytest.mark.parametrize(
    ("text", "bad"),
    [
        ("Ah Kd 1h", "1h"),
        ("AhKdZz", "Zz"),
        ("Ah,Kx,Qs", "Kx"),
        ("xxx", "x"),
        ("Ah K", "K"),
        ("K\u017f", "K\u017f"),
        ("\u212ah", "\u212ah"),
    ],
)
def test_the_refusal_names_the_offending_part(text: str, bad: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse_cards(text)
    assert caught.value.data == {"text": bad}
    assert caught.value.code is CardCode.BAD_CARD
    assert str(caught.value) == f"not a card: {bad!r}"


@pytest.mark.parametrize("text", ["", "AhKd", "xx", "??"])
def test_one_card_is_neither_none_nor_two_nor_unknown(text: str) -> None:
    with pytest.raises(CardTextError) as caught:
        card(text)
    assert caught.value.data == {"text": text}


@given(faces, st.sampled_from(["", " ", ",", ", "]))
def test_text_and_cards_convert_both_ways(cards: list[Card | None], sep: str) -> None:
    assert parse_cards(cards_text(cards, sep)) == tuple(cards)


def refused_part(text: str) -> str:
    try:
        parse_cards(text)
    except CardTextError as error:
        return str(error.data["text"])
    return ""


@given(st.text(alphabet="AKQJT9821cdhsx? ,10", max_size=12))
def test_any_text_gives_cards_or_a_refusal_that_quotes_it(text: str) -> None:
    assert refused_part(text) in text


@given(any_card)
def test_copies_and_pickles_are_the_same_card(each: Card) -> None:
    assert copy.copy(each) is each
    assert copy.deepcopy([each])[0] is each
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(each, protocol)) is each


def test_there_is_no_53rd_card_and_none_changes() -> None:
    with pytest.raises(TypeError, match="52 cards exist"):
        Card(14, 3, 51)
    with pytest.raises(FrozenInstanceError):
        card("As").rank = 2  # type: ignore[misc]
