"""Hands as dealers say them (RULES 1.2, 1.4, 12)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerassist.cards import ALL_CARDS, Card, parse_cards
from dealerassist.engine.ranking import HandName, Kind, high, name_of, rank
from dealerassist.engine.ranking import named as named_in
from dealerassist.words import hand_headline, hand_words, why_words


def named(text: str) -> HandName:
    return name_of(high([each for each in parse_cards(text) if each]))


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("Ac Jd 9h 7s 5c", "high card, ace-jack-nine-seven-five"),
        ("Kc Kd Ah Qs 9c", "pair of kings, ace-queen-nine kickers"),
        ("Qc Qd Th Ts Ac", "two pair, queens and tens, ace kicker"),
        ("7c 7d 7h As Kc", "three of a kind, sevens, ace-king kickers"),
        ("6c 7d 8h 9s Tc", "straight, six to ten"),
        ("Ac 2d 3h 4s 5c", "straight, ace to five"),
        ("As Js 9s 8s 6s", "flush, ace-jack-nine-eight-six"),
        ("Jc Jd Jh Ts Tc", "full house, jacks full of tens"),
        ("6c 6d 6h 2s 2c", "full house, sixes full of twos"),
        ("9c 9d 9h 9s Kc", "four of a kind, nines, king kicker"),
        ("5c 6c 7c 8c 9c", "straight flush, five to nine"),
        ("Ac 2c 3c 4c 5c", "straight flush, ace to five"),
        ("Ac Kc Qc Jc Tc", "royal flush"),
    ],
)
def test_rules_1_2_each_class_in_words(cards: str, words: str) -> None:
    name = named(cards)
    assert hand_words(name.hand_class, name.ranks) == words


def test_rules_12_1_the_flush_of_the_worked_hand() -> None:
    name = named("As 6s 2h Js 2c 9s 8s")
    assert hand_words(name.hand_class, name.ranks) == "flush, ace-jack-nine-eight-six"


def test_rules_12_2_the_straight_six_to_ten_loses_to_the_flush() -> None:
    flush, straight = named("2h 6h 8c 9h Td Ah Kh"), named("2h 6h 8c 9h Td Ac 7c")
    assert hand_words(straight.hand_class, straight.ranks) == "straight, six to ten"
    assert why_words(flush, straight) == "a flush beats a straight"


@pytest.mark.parametrize(
    ("better", "worse", "words"),
    [
        ("Ac Jd 9h 7s 5c", "Ad Jc 9s 6s 5d", "the fourth card decides: seven beats six"),
        ("Kc Kd Ah 3s 2c", "Qc Qd Ah 3s 2c", "the pair decides: kings beat queens"),
        ("Kc Kd Ah Qs 9c", "Kh Ks Ad Qd 8c", "the third kicker decides: nine beats eight"),
        ("Ac Ad 2c 2d 8h", "Kc Kd Qc Qd 2h", "the higher pair decides: aces beat kings"),
        ("Ac Ad 3c 3d 4h", "As Ah 2c 2h Kh", "the lower pair decides: threes beat twos"),
        ("Ac Ad 3c 3d Kh", "As Ah 3h 3s Qh", "the kicker decides: king beats queen"),
        ("9c 9d 9h As 3c", "9c 9d 9h Ad 2c", "the second kicker decides: three beats two"),
        ("5c 6d 7h 8s 9c", "3c 4d 5h 6s 7c", "the top card decides: nine beats seven"),
        ("6c 2d 3h 4s 5c", "Ac 2d 3h 4s 5c", "the top card decides: six beats five"),
        ("Qd Jd 9d 7d 6d", "Qd Jd 9d 6d 5d", "the fourth card decides: seven beats six"),
        ("Jc Jd Jh Ts Tc", "Tc Td Th As Ac", "the three of a kind decides: jacks beat tens"),
        ("Jc Jd Jh As Ac", "Jc Jd Jh Ts Tc", "the pair decides: aces beat tens"),
        ("9c 9d 9h 9s Kc", "9c 9d 9h 9s 2c", "the kicker decides: king beats two"),
        ("Ac Kc Qc Jc Tc", "5c 6c 7c 8c 9c", "a royal flush beats a straight flush"),
        ("Ac Kc Qc Jc Tc", "Ad Kd Qd Jd Td", "the same ranks play: suits and further cards never count"),
    ],
)
def test_rules_1_4_what_decides(better: str, worse: str, words: str) -> None:
    assert why_words(named(better), named(worse)) == words


def test_rules_1_2_a_king_beside_a_better_kicker_on_the_board_does_not_count() -> None:
    board = "Ah Qc 6s Jd 6d"
    one, other = named(f"{board} Js Th"), named(f"{board} Ks Jh")
    assert why_words(one, other) == "the same ranks play: suits and further cards never count"


SEVEN = st.lists(st.sampled_from(ALL_CARDS), min_size=7, max_size=7, unique=True)


@given(SEVEN, SEVEN)
def test_equal_words_mean_equal_hands(one: list[Card], other: list[Card]) -> None:
    first, second = high(one), high(other)
    words = [hand_words(name.hand_class, name.ranks) for name in (name_of(first), name_of(second))]
    assert (words[0] == words[1]) is (first == second)
    why = why_words(name_of(max(first, second)), name_of(min(first, second)))
    assert ("the same ranks" in why) is (first == second)
    assert "." not in why + words[0] + words[1], "no bare key"


def of(kind: Kind, text: str) -> HandName:
    value = rank(kind, [each for each in parse_cards(text) if each])
    assert value is not None
    return named_in(kind, value)


@pytest.mark.parametrize(
    ("kind", "cards", "words", "headline"),
    [
        (Kind.LOW_8, "8c 6d 4h 3s Ac", "eight-six-four-three-ace low", "eight-six low"),
        (Kind.LOW_8, "5c 2d 4h 3s Ac Kd Kh", "five-four-three-two-ace low", "five-four low"),
        (Kind.LOW_A5, "Kc Qd 4h 3s Ac", "king-queen-four-three-ace low", "king-queen low"),
        (Kind.LOW_A5, "Ac Ad 4h 3s 2c", "pair of aces, four-three-two kickers", "pair of aces, four"),
        (Kind.LOW_A5, "Ac Ad 2h 2s 3c", "two pair, twos and aces, three kicker", "twos and aces, three"),
        (Kind.LOW_27, "7c 5d 4h 3s 2c", "seven-five-four-three-two low", "seven-five low"),
        (Kind.LOW_27, "Ac 5d 4h 3s 2c", "ace-five-four-three-two low", "ace-five low"),
        (Kind.LOW_27, "6c 5d 4h 3s 2c", "straight, two to six", "straight to the six"),
        (Kind.SHORT_HIGH, "Ac 6d 7h 8s 9c", "straight, ace to nine", "straight to the nine"),
        (Kind.SHORT_HIGH, "Tc 6d 7h 8s 9c", "straight, six to ten", "straight to the ten"),
        (Kind.SHORT_HIGH, "Ac 6c 7c 8c 9c", "straight flush, ace to nine", "straight flush to the nine"),
        (Kind.HIGH_32, "Ac Td 9h 8s 7c", "high card, ace-ten-nine-eight-seven", "ace high"),
        (Kind.GUTS, "Ac 4d 2h", "high card, ace-four-two", "ace high"),
        (Kind.GUTS, "2c 2d Ah", "pair of twos, ace kicker", "pair of twos, ace"),
        (Kind.GUTS, "Kc 4c 2c", "flush, king-four-two", "flush, king high"),
        (Kind.GUTS, "Ac 2d 3h", "straight, ace to three", "straight to the three"),
        (Kind.GUTS, "Ac Kd Qh", "straight, queen to ace", "straight to the ace"),
        (Kind.GUTS, "3c 3d 3h", "three of a kind, threes", "three threes"),
        (Kind.GUTS, "4c 3c 2c", "straight flush, two to four", "straight flush to the four"),
    ],
)
def test_rules_5_to_10_lows_short_packs_and_three_cards_in_words(
    kind: Kind, cards: str, words: str, headline: str
) -> None:
    name = of(kind, cards)
    assert hand_words(name.hand_class, name.ranks) == words
    assert hand_words(name.hand_class, list(name.ranks)) == words
    assert hand_headline(name.hand_class, name.ranks) == headline


@pytest.mark.parametrize(
    ("kind", "better", "worse", "words"),
    [
        (Kind.LOW_8, "6c 5d 4h 2s Ac", "8c 7d 3h 2s Ac", "the highest card decides: six beats eight"),
        (Kind.LOW_8, "8c 5d 4h 2s Ac", "8c 5d 4h 3s Ac", "the fourth card decides: two beats three"),
        (Kind.LOW_8, "8c 5d 4h 3s Ac", "8c 5d 4h 3s 2c", "the fifth card decides: ace beats two"),
        (Kind.LOW_8, "8c 5d 4h 3s Ac", "8d 5h 4s 3c Ad", "the same ranks play: suits and further cards never count"),
        (Kind.LOW_A5, "Kc Qd Jh Ts 9c", "Ac Ad 4h 3s 2c", "a low hand beats a pair"),
        (Kind.LOW_A5, "Ac Ad 4h 3s 2c", "2c 2d 4h 3s Ac", "the pair decides: aces beat twos"),
        (Kind.LOW_27, "7c 5d 4h 3s 2c", "6c 5d 4h 3s 2c", "a low hand beats a straight"),
        (Kind.LOW_27, "Ac Kd Qh Jh Tc", "7c 5c 4c 3c 2c", "a straight beats a flush"),
        (Kind.SHORT_HIGH, "6c 7d 8h 9s Tc", "Ac 6d 7h 8s 9c", "the top card decides: ten beats nine"),
        (Kind.SHORT_HIGH, "Jc 9c 8c 7c 6c", "Ac Ad Ah Ks Kc", "a flush beats a full house"),
        (Kind.GUTS, "2c 2d 2h", "Ac Kd Qh", "three of a kind beats a straight"),
        (Kind.GUTS, "2c 2d Ah", "2c 2d Kh", "the first kicker decides: ace beats king"),
        (Kind.GUTS, "Ac Kd Qh", "Kd Qh Jh", "the top card decides: ace beats king"),
        (Kind.GUTS, "2c 2d Ah", "2h 2s Ac", "the same ranks play: suits and further cards never count"),
    ],
)
def test_rules_5_to_10_why_a_hand_of_another_kind_wins(kind: Kind, better: str, worse: str, words: str) -> None:
    assert why_words(of(kind, better), of(kind, worse)) == words
