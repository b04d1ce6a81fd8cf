"""Names of hands, the five cards that play, and what tells two hands apart."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealerassist.cards import ALL_CARDS, Card, card, cards_text
from dealerassist.engine.ranking import HandClass, HandName, best_five, first_difference, high, name_of

hands = st.one_of(
    st.lists(st.sampled_from(ALL_CARDS), min_size=5, max_size=7, unique=True),
    st.lists(st.sampled_from(ALL_CARDS[:16]), min_size=5, max_size=7, unique=True),
)


def cards_of(text: str) -> list[Card]:
    return [card(word) for word in text.split()]


def five(text: str, prefer: str = "") -> str:
    return cards_text(best_five(cards_of(text), prefer=cards_of(prefer)))


def difference(one: str, other: str) -> int | None:
    return first_difference(high(cards_of(one)), high(cards_of(other)))


@pytest.mark.parametrize(
    ("text", "hand_class", "ranks"),
    [
        ("As Kd 9h 8c 7d 3s 2c", HandClass.HIGH_CARD, (14, 13, 9, 8, 7)),
        ("As Kd 9h 8c 7d 3s 3c", HandClass.ONE_PAIR, (3, 14, 13, 9)),
        ("As Kd 9h 9c 7d 3s 3c", HandClass.TWO_PAIR, (9, 3, 14)),
        ("As Kd 9h 8c 3d 3s 3c", HandClass.THREE_OF_A_KIND, (3, 14, 13)),
        ("As Kd 9h 8c 7d 6s 5c", HandClass.STRAIGHT, (9,)),
        ("As Kd 5h 4c 3d 2s 2c", HandClass.STRAIGHT, (5,)),
        ("As Ks 9s 8s 7d 3s 2s", HandClass.FLUSH, (14, 13, 9, 8, 3)),
        ("As Ad 9h 9c 9d 3s 3c", HandClass.FULL_HOUSE, (9, 14)),
        ("As Ad 9h 9c 9d 9s 3c", HandClass.FOUR_OF_A_KIND, (9, 14)),
        ("As Kd 9h 8h 7h 6h 5h", HandClass.STRAIGHT_FLUSH, (9,)),
        ("As Ah 5h 4h 3h 2h 2c", HandClass.STRAIGHT_FLUSH, (5,)),
        ("As Ks Qs Js Ts 9s 8s", HandClass.ROYAL_FLUSH, (14,)),
    ],
)
def test_s0_1_4_a_name_has_the_deciding_ranks_in_order(
    text: str, hand_class: HandClass, ranks: tuple[int, ...]
) -> None:
    assert name_of(high(cards_of(text))) == HandName(hand_class, ranks)


@pytest.mark.parametrize("value", [-1, 0, 1, 0x4_E_D_0_0_0, 0x8_0_0_0_0_0, 0x7_9_0_0_0_0, 0x9_E_0_0_0_0, 1 << 30])
def test_what_no_hand_is_worth_has_no_name(value: int) -> None:
    with pytest.raises(ValueError, match=r"no hand|not a valid"):
        name_of(value)


@pytest.mark.parametrize(
    ("text", "playing"),
    [
        ("2c 3s 7d 8c 9h Kd As", "As Kd 9h 8c 7d"),
        ("3c 3s 7d 8c 9h Kd As", "3s 3c As Kd 9h"),
        ("3c 3s 7d 9c 9h Kd As", "9h 9c 3s 3c As"),
        ("3c 3s 3d 9c Th Kd As", "3s 3d 3c As Kd"),
        ("5c 6s 7d 8c 9h Kd As", "9h 8c 7d 6s 5c"),
        ("2c 3s 4d 5c 9h Kd As", "5c 4d 3s 2c As"),
        ("2s 3s 7d 8s 9s Ks As", "As Ks 9s 8s 3s"),
        ("3c 3s 9d 9c 9h Ad As", "9h 9d 9c As Ad"),
        ("3c 9s 9d 9c 9h Ad As", "9s 9h 9d 9c As"),
        ("5h 6h 7h 8h 9h Td As", "9h 8h 7h 6h 5h"),
        ("2h 3h 4h 5h Ah 6d As", "5h 4h 3h 2h Ah"),
        ("8s 9s Ts Js Qs Ks As", "As Ks Qs Js Ts"),
    ],
)
def test_the_five_read_from_what_makes_the_hand_to_the_kickers(text: str, playing: str) -> None:
    assert five(text) == playing


@pytest.mark.parametrize(
    ("text", "prefer", "playing"),
    [
        ("9s 9h 9d Ks Kh Kd 2c", "", "Ks Kh Kd 9s 9h"),
        ("9s 9h 9d Ks Kh Kd 2c", "9d 2c", "Ks Kh Kd 9d 9s"),
        ("9s 9h 9d Ks Kh Kd 2c", "9d 9h", "Ks Kh Kd 9h 9d"),
        ("As Ac Kh Kd Qs Qc 2h", "Qc 2h", "As Ac Kh Kd Qc"),
        ("9s 8s 8c 7d 6d 5h 4c", "8c 4c", "9s 8c 7d 6d 5h"),
        ("9s 9h 9d 9c 8s 8c 2d", "8c 2d", "9s 9h 9d 9c 8c"),
        ("Kc Ks As Qd Jh 3d 2c", "Kc", "Kc Ks As Qd Jh"),
    ],
)
def test_among_equal_cards_the_preferred_play_first_then_the_higher_suit(text: str, prefer: str, playing: str) -> None:
    assert five(text, prefer) == playing


def test_preferring_the_board_shows_that_the_board_plays_and_preferring_the_hole_cards_shows_them() -> None:
    board, hole = "As Ks Qh Jd Tc", "Ah Kh"
    assert five(f"{board} {hole}", prefer=board) == board
    assert five(f"{board} {hole}", prefer=hole) == "Ah Kh Qh Jd Tc"


def test_preferred_cards_never_make_the_hand_worse() -> None:
    assert five("As Ah Kd Qc Js 3d 2d", prefer="3d 2d") == "As Ah Kd Qc Js"
    assert five("As Ks 9s 8s 7s Ad 9d", prefer="Ad 9d") == "As Ks 9s 8s 7s"


@given(hands, st.sets(st.sampled_from(ALL_CARDS)))
def test_the_five_are_of_the_hand_and_worth_the_same(cards: list[Card], prefer: set[Card]) -> None:
    playing = best_five(cards, prefer=prefer)
    assert len(set(playing)) == 5
    assert set(playing) <= set(cards)
    assert high(playing) == high(cards)
    assert best_five(cards, high(cards), prefer) == playing


@given(hands)
def test_the_order_in_which_cards_lie_does_not_change_which_five_play(cards: list[Card]) -> None:
    assert best_five(cards) == best_five(cards[::-1]) == best_five(sorted(cards, key=lambda each: each.index))


@pytest.mark.parametrize("value", [0x7_9_E_0_0_0, 0x5_E_D_9_8_3, 0x8_E_0_0_0_0, 0x4_9_0_0_0_0])
def test_a_value_of_other_cards_is_refused(value: int) -> None:
    with pytest.raises(ValueError, match="is not worth"):
        best_five(cards_of("As Kd 9h 8c 7d 3s 2c"), value)


def test_too_few_cards_have_no_best_five() -> None:
    with pytest.raises(ValueError, match="five, six or seven"):
        best_five(cards_of("As Kd 9h 8c"))


@pytest.mark.parametrize(
    ("one", "other", "place"),
    [
        ("As Kd 9h 8c 7d", "Ac Ks 9c 8h 7h", None),
        ("As Ad 9h 8c 7d", "Ac Ks 9c 8h 7h", 0),
        ("As Ks Qs Js Ts", "Kd Qd Jd Td 9d", 0),
        ("Ks Kd 9h 8c 7d", "Qs Qd 9h 8c 7d", 1),
        ("Ks Kd Ah 8c 7d", "Kh Kc Qh 8d 7s", 2),
        ("Ks Kd Ah 9c 7d", "Kh Kc As 8d 7s", 3),
        ("Ks Kd Ah 9c 7d", "Kh Kc As 9d 6s", 4),
        ("As Ks 9s 8s 7s", "Ad Kd 9d 8d 6d", 5),
        ("9s 9h 9d 9c As", "9s 9h 9d 9c Ks", 2),
        ("9s 9h 9d Ac As", "9s 9h 9d Kc Ks", 2),
        ("9s 8d 7d 6c 5s", "8s 7d 6c 5s 4h", 1),
    ],
)
def test_s0_1_4_the_first_rank_that_differs_decides(one: str, other: str, place: int | None) -> None:
    assert difference(one, other) == place
    assert difference(other, one) == place


@given(hands, hands)
def test_the_difference_points_at_the_rank_that_the_better_hand_has_higher(one: list[Card], other: list[Card]) -> None:
    for a, b in permutations((high(one), high(other))):
        place = first_difference(a, b)
        assert (place is None) == (a == b)
        if place:
            mine, theirs = name_of(a).ranks, name_of(b).ranks
            assert mine[: place - 1] == theirs[: place - 1]
            assert (mine[place - 1] > theirs[place - 1]) == (a > b)
