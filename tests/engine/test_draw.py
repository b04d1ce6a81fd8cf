"""Draws: what the stub holds, who says what (RULES 8; PROCEDURES 66)."""

from __future__ import annotations

from dealerassist.engine import Hand
from tests.engine.dealing import played, push, refused, ruled


def nine(*draws: int, folds: bool = False) -> list[object]:
    """Who needed a reshuffle: forty-five of the fifty-two are dealt and one is burned. Seat 9 may have folded."""
    acts = [f"check {number}" for number in range(1, 9)]
    acts += ["fold 9" if folds else "check 9"]
    acts += [f"draw {number} " + " ".join(["xx"] * count) for number, count in enumerate(draws, 1)]
    hand = played(
        " / ".join(acts), *[100] * 9, game="five-card-draw", limit="fixed 2 4", blinds="", button=9, more="ante 1"
    )
    return [facts["seat"] for code, facts in ruled(hand) if code == "stub-reshuffled"]


def test_procedures_66_the_bottom_card_is_kept_and_the_discards_of_others_are_shuffled_in() -> None:
    assert nine(5) == []  # six in the stub
    assert nine(5, 1) == [2]  # one is left, and it is not dealt: five discards make it six
    assert nine(5, 1, 4) == [2]  # of five
    assert nine(5, 1, 5) == [2, 3]  # five with the bottom card
    assert nine(5, 1, 4, 1) == [2, 4]
    assert nine(3, 3) == [2]


def test_procedures_66_a_folded_hand_is_shuffled_in_too() -> None:
    assert nine(5, 1, 5, 4, folds=True) == [2]  # six and five of the muck, less one: ten
    assert nine(5, 1, 5, 5, folds=True) == [2, 4]


def test_procedures_66_a_folded_hand_is_shuffled_in_once() -> None:
    """Triple draw, seven seats: the last folds, the others take five each time. After the second shuffle, for seat 1,
    52 - 2 burned - 25 held - 5 just discarded are in the stub: twenty, of which seat 4 finds five.
    """
    fives = " / ".join(f"draw {number} xx xx xx xx xx" for number in range(1, 7))
    checks = " / ".join(f"check {number}" for number in range(1, 7))
    lines = f"{checks} / fold 7 / {fives} / {checks} / {fives}"
    hand = played(lines, *[100] * 7, game="triple-draw-27", limit="fixed 2 4", blinds="", button=7, more="ante 1")
    assert [facts["seat"] for code, facts in ruled(hand) if code == "stub-reshuffled"] == [4, 1, 4]


def test_a_seat_that_is_not_in_draws_nothing() -> None:
    hand = drawing()
    assert refused(hand, "draw 9 xx") == ("no-such-seat", {"seat": 9})
    assert refused(hand, "discard 9 1") == ("no-such-seat", {"seat": 9})


def drawing(more: str = "ante 1") -> Hand:
    lines = "check 1 / check 2 / check 3"
    return played(lines, 100, 100, 100, game="five-card-draw", limit="fixed 2 4", blinds="", button=3, more=more)


def test_rules_8_2_no_more_is_given_up_than_is_held() -> None:
    hand = drawing()
    assert refused(hand, "discard 1 6") == ("too-many-exchanged", {"seat": 1, "most": 5})
    push(hand, "discard 1 4")
    assert hand.owed_cards == {1: 4}
    assert refused(hand, "discard 1 6") == ("too-many-exchanged", {"seat": 1, "most": 5})
    push(hand, "discard 1 5")  # the next has not drawn
    assert hand.owed_cards == {1: 5}
    assert hand.seat(1).cards == 0
    push(hand, "draw 1 xx xx xx xx xx")
    assert hand.seat(1).cards == 5


def test_procedures_66_a_number_said_again_leaves_as_many_cards() -> None:
    hand = drawing()
    for line, cards in (
        ("draw 1 xx xx", 5),
        ("draw 1 xx", 5),
        ("discard 1 3", 2),
        ("discard 1 1", 4),
        ("draw 1 xx", 5),
    ):
        push(hand, line)
        assert hand.seat(1).cards == cards


def test_procedures_66_a_dead_hand_says_nothing_again() -> None:
    hand = drawing()
    push(hand, "draw 1 xx")
    push(hand, "kill 1 its cards were in the muck")
    assert refused(hand, "draw 1") == ("out-of-turn", {"seat": 1})


def test_procedures_66_who_says_another_number_has_as_many_to_come_in_the_stub() -> None:
    """Six cards: seat 1 takes five and gives them back for one, so seat 2 needs no shuffle."""
    lines = " / ".join(f"check {number}" for number in range(1, 10))
    hand = played(lines, *[100] * 9, game="five-card-draw", limit="fixed 2 4", blinds="", button=9, more="ante 1")
    for line in ("draw 1 xx xx xx xx xx", "draw 1 xx", "draw 2 xx xx xx xx"):
        push(hand, line)
    assert ruled(hand) == []


def test_rules_8_2_aces_fixed_is_said_once_however_many_draws() -> None:
    hand = played(
        "call 3 / call 1 / check 2 / draw 1 / draw 2 / draw 3 / check 1 / check 2 / check 3 / draw 1 / draw 2",
        100, 100, 100, game="triple-draw-27", limit="fixed 10 20", blinds="5 10", button=3,
        more="rule draw_aces_fixed yes",
    )  # fmt: skip
    assert [code for code, _ in ruled(hand)] == ["aces-fixed"]
