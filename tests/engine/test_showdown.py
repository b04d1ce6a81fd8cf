"""Tabling, mucking, the dealer's word and what is paid, with the facts that are told (RULES 1.5-1.8; PROCEDURES 51-56,
60).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from dealerassist.cards import Card
from dealerassist.engine import Hand
from dealerassist.engine import commands as c
from dealerassist.engine.codes import Part
from dealerassist.engine.events import Mucked, Paid, Raked, Tabled
from dealerassist.engine.games import HIGH, any_five_high
from dealerassist.engine.judging import PartRule
from dealerassist.engine.known import pots_now
from dealerassist.engine.pots import Pot, Share
from dealerassist.engine.state import Seat, State
from tests.engine.dealing import Told, command, played, push, refused, ruled

RIVER = "fold 4 / call 1 / call 2 / check 3 / board {} / check 2 / check 3 / check 1" + (
    " / board {} / check 2 / check 3 / check 1" * 2
)
BOARD = RIVER.format("2c 7d 9h", "Jc", "3s")
SPLIT = RIVER.format("Tc Jd Qh", "Kc", "As")
UNREAD = RIVER.format("2c 7d 9h", "??", "3s")
SIDE = "allin 1 / raise 2 300 / call 3 / board 2c 7d 9h / check 2 / check 3 / board Jc / check 2 / check 3"
SIDE += " / board 3s / check 2 / check 3"


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ("muck 9", ("no-such-seat", {"seat": 9})),
        ("show 9 Ah Kh", ("no-such-seat", {"seat": 9})),
        ("muck 4", ("no-live-hand", {"seat": 4})),
        ("show 4 Ah Kh", ("no-live-hand", {"seat": 4})),
        ("show 2 Ah Kh", ("nothing-to-show", {"seat": 2})),
        ("muck 2", ("nothing-to-show", {"seat": 2})),
        ("show 3 Ah", ("wrong-count", {"seat": 3, "count": 2})),
        ("show 3 Ah Kh Qh", ("wrong-count", {"seat": 3, "count": 2})),
        ("show 3 Ah Ah", ("duplicate-card", {"seat": 3})),
        ("show 3 Ah 2c", ("duplicate-card", {"seat": 3})),
        ("show 3 As Ah", ("duplicate-card", {"seat": 3})),
        ("call 3", ("not-now", {})),
    ],
)
def test_rules_1_7_what_is_refused_at_the_showdown(told: str, why: Told) -> None:
    assert refused(played(f"{BOARD} / show 2 As Ad"), told) == why


def test_s1_all_hole_cards_are_tabled_and_told() -> None:
    hand = played(BOARD)
    shown = command("show 2 As Ad")
    assert isinstance(shown, c.Show)
    assert hand.push(shown) == [Tabled(2, shown.cards)]
    assert hand.awaiting.seats == (3, 1)


def test_s0_a_hand_mucked_unseen_is_dead() -> None:
    hand = played(BOARD)
    assert push(hand, "muck 3") == [Mucked(3)]
    assert hand.seat(3).live is False
    assert hand.awaiting.seats == (2, 1)


def test_rules_1_5_the_last_hand_that_can_win_a_pot_stays() -> None:
    hand = played(f"{SIDE} / muck 3", 100, 1000, 1000)
    assert refused(hand, "muck 2") == ("last-live-hand", {"seat": 2})


def test_rules_1_5_when_all_but_one_have_mucked_nothing_is_shown() -> None:
    hand = played(f"{BOARD} / muck 2 / muck 3")
    assert hand.awaits == "award"


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (c.Wins((4,)), ("not-eligible", {"seats": (4,)})),
        (c.Wins((2, 4)), ("not-eligible", {"seats": (2, 4)})),
        (c.Wins(()), ("not-eligible", {"seats": ()})),
        (c.Wins((2, 4), 0), ("not-eligible", {"seats": (2, 4)})),
        (c.Wins((2,), 1), ("no-such-pot", {})),
        (c.Wins((2,), -1), ("no-such-pot", {})),
    ],
)
def test_s1_the_dealer_names_hands_that_can_win(told: c.Wins, why: Told) -> None:
    assert refused(played(BOARD), told) == why


def test_s1_the_dealers_word_is_on_record() -> None:
    hand = played(f"{BOARD} / wins 2,3")
    assert ruled(hand) == [("dealers-word", {"seats": "2,3"})]


def test_s1_a_word_for_a_hand_killed_since_leaves_another_word_to_say_and_no_card_to_read() -> None:
    hand = played(f"{BOARD} / wins 2 / kill 2 left")
    assert hand.awaits == "award"
    assert refused(hand, "award") == ("unknown-card", {})
    push(hand, "wins 3")
    assert push(hand, "award") == [Paid(3, 0, Part.WHOLE, 60, 0)]


def test_s1_cards_speak_against_a_word() -> None:
    hand = played(f"{BOARD} / show 2 As Ad / show 3 Ks Kd")
    assert refused(hand, "wins 3") == ("cards-speak", {})
    assert refused(hand, "wins 3 main high") == ("cards-speak", {})
    push(hand, "wins 2")


def test_rules_5_where_nobody_plays_for_the_low_no_word_gives_it() -> None:
    hand = played(BOARD)
    assert refused(hand, "wins 2 main low") == ("not-in-this-game", {})
    push(hand, "wins 2 main high")


def test_rules_1_8_a_tie_that_lies_open_is_not_given_to_one_hand() -> None:
    hand = played(f"{SPLIT} / show 2 2s 2d / show 3 3s 3d / show 1 4s 4d")
    assert refused(hand, "wins 2,3") == ("cards-speak", {})


def test_rules_1_8_a_tie_that_lies_open_in_part_may_be_given_to_the_hands_that_tie() -> None:
    hand = played(f"{SPLIT} / show 2 2s 2d / show 3 3s 3d")
    push(hand, "wins 2")


@pytest.mark.parametrize(
    "lines",
    [f"{UNREAD} / show 2 As Ad / show 3 Kh Kd", "allin 4 / fold 1 / fold 2 / call 3 / show 3 As Ad / show 4 Ks Kd"],
    ids=["a card not read", "cards to come"],
)
def test_s1_cards_speak_only_once_the_whole_board_is_known(lines: str) -> None:
    hand = played(lines)
    if len(hand.board) < 5:
        for cards in ("2c 7d 9h", "??", "3s"):
            push(hand, f"board {cards}")
    push(hand, "wins 3")
    assert ("dealers-word", {"seats": "3"}) in ruled(hand)


def test_rules_1_6_a_better_hand_that_cannot_win_the_side_pot_does_not_speak_there() -> None:
    hand = played(f"{SIDE} / show 1 As Ad / show 2 Ks Kd", 100, 1000, 1000)
    push(hand, "wins 2 side1")
    assert refused(hand, "wins 2 main") == ("cards-speak", {})


def test_rules_1_8_a_split_and_its_odd_chip_are_told_pot_by_pot() -> None:
    hand = played(f"{SPLIT} / show 2 2s 2d / show 3 3s 3d / muck 1", blinds="5 15")
    assert push(hand, "award")[0] == Paid(2, 0, Part.WHOLE, 23, 1)
    assert ruled(hand) == [
        ("split-pot", {"pot": 0, "seats": "2,3"}),
        ("odd-chip-clockwise", {"pot": 0, "seat": 2}),
    ]


def test_procedures_60_the_rake_is_told_pot_by_pot_and_the_last_side_pot_is_pushed_first() -> None:
    lines = f"{SIDE} / show 1 As Ad / show 2 Ks Kd / show 3 Qs Qd"
    hand = played(lines, 100, 1000, 1000, more="rule rake-percent 10")
    told = push(hand, "award")
    assert [event for event in told if isinstance(event, Raked | Paid)] == [
        Paid(2, 1, Part.WHOLE, 400, 0),
        Raked(0, 70),
        Paid(1, 0, Part.WHOLE, 230, 0),
    ]
    assert ruled(hand) == [("rake-taken", {"pot": 0, "amount": 70})]


def test_procedures_60_the_rake_is_taken_in_steps_and_in_whole_chips() -> None:
    """60 in the pot: 6; in steps of 4: 4; in chips of 5: 5."""
    rules = "rule rake-percent 10 / rule rake-step {}"
    for chip, step, rake in ((1, 1, 6), (1, 4, 4), (5, 1, 5)):
        header = f"{rules.format(step)} / chip {chip}"
        hand = played(f"{BOARD} / show 2 As Ad / muck 3 / muck 1 / award", more=header, blinds="10 20")
        assert hand.result is not None
        assert hand.result.rake == rake


def test_procedures_60_the_rake_counts_dead_money_and_stops_at_its_cap() -> None:
    """60 and a dead ante of 40 make 100: 10, or the cap of 7."""
    for cap, rake in ((0, 10), (7, 7), (20, 10)):
        header = f"ante 40 bb / rule rake-percent 10 / rule rake-cap {cap}"
        hand = played(f"{BOARD} / show 2 As Ad / muck 3 / muck 1 / award", more=header)
        assert hand.result is not None
        assert hand.result.rake == rake


def test_tda_1_the_floor_gives_a_part_and_the_rest_is_pushed_as_the_cards_say() -> None:
    hand = played(f"{BOARD} / show 2 As Ad / show 3 Ks Kd / muck 1 / give main 1 10 / give main 3 5")
    gifts = (Share(1, Part.FLOOR, 10, 0), Share(3, Part.FLOOR, 5, 0))
    assert push(hand, "award") == [
        *(Paid(share.seat, 0, share.part, share.amount, 0) for share in gifts),
        Paid(2, 0, Part.WHOLE, 45, 0),
    ]
    assert hand.result is not None
    assert hand.result.pots == (Pot(60, (2, 3), (*gifts, Share(2, Part.WHOLE, 45, 0))),)


def test_tda_1_the_floor_may_give_from_a_pot_that_nobody_contests() -> None:
    hand = played("fold 4 / fold 1 / fold 2 / give main 2 5")
    assert push(hand, "award") == [Paid(2, 0, Part.FLOOR, 5, 0), Paid(3, 0, Part.WHOLE, 15, 0)]


def test_tda_1_of_a_pot_that_the_floor_gave_away_nothing_is_left_to_push() -> None:
    hand = played(f"{BOARD} / show 2 As Ad / show 3 Ks Kd / muck 1 / give main 3 60")
    assert push(hand, "award") == [Paid(3, 0, Part.FLOOR, 60, 0)]


def test_rules_1_7_once_all_is_shown_only_the_push_is_left() -> None:
    hand = played(f"{BOARD} / show 2 As Ad / muck 3 / show 1 Ks Kd")
    assert refused(hand, "call 3") == ("not-now", {})
    push(hand, "award")
    assert hand.over


def test_procedures_7_pots_before_betting_has_ended_are_layered_by_what_was_put_in() -> None:
    t = State([Seat(1, 0, False), Seat(2, 900, False), Seat(3, 900, False)], ())
    for seat, total in zip(t.seats, (50, 100, 100), strict=True):
        seat.total = total
    assert pots_now(t) == [Pot(150, (1, 2, 3)), Pot(100, (2, 3))]


def low(hole: Sequence[Card], board: Sequence[Card]) -> int:
    """The worst hand wins: a second part that is easy to read."""
    return -any_five_high(hole, board)


def high_low(lines: str, *told: str) -> Hand:
    """A hand of `lines`, played as a game of two parts, and what is told after it."""
    plain = played(lines)
    game = replace(plain.setup.game, parts=(HIGH, PartRule(Part.LOW, low)))
    hand = Hand(replace(plain.setup, game=game))
    for each in (*plain.commands, *map(command, told)):
        hand.push(each)
    return hand


def test_rules_5_each_part_of_a_pot_is_judged_by_its_own_rule() -> None:
    hand = high_low(BOARD, "show 2 As Ad", "show 3 Ks Kd", "show 1 4s 5d")
    assert refused(hand, "wins 1 main high") == ("cards-speak", {})
    assert refused(hand, "wins 2 main low") == ("cards-speak", {})
    push(hand, "wins 1 main low")
    assert [(event.seat, event.part, event.amount) for event in push(hand, "award") if isinstance(event, Paid)] == [
        (2, Part.HIGH, 30),
        (1, Part.LOW, 30),
    ]


def test_rules_5_no_part_is_a_split_of_its_own() -> None:
    hand = high_low(BOARD, "show 2 As Ad", "show 3 Ks Kd", "show 1 4s 5d", "award")
    assert ruled(hand) == []


def test_rules_5_s1_a_word_for_the_low_falls_to_a_better_low_tabled_after_it() -> None:
    hand = high_low(BOARD, "wins 2 main low", "show 2 As Ad", "show 3 Ks Kd", "show 1 4s 5d", "award")
    assert hand.result is not None
    assert hand.result.pots[0].shares == (Share(2, Part.HIGH, 30, 0), Share(1, Part.LOW, 30, 0))
