"""Recorded hands in the PHH format: read, played to the recorded stacks, written again."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealerassist.journal.codes import PhhCode, ReadError
from dealerassist.journal.phh import VARIANTS, read_phh
from dealerassist.journal.phh_play import Match, compare, finishing_stacks, play_phh
from dealerassist.journal.phh_write import phh_text

HANDS = Path(__file__).parents[1] / "hands"
EVERY_RECORD = sorted(HANDS.rglob("*.phh"))
RECORDS = [file for file in EVERY_RECORD if any(f"'{variant}'" in file.read_text() for variant in VARIANTS)]

HAND = """
variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 7c2d', 'p3 f', 'p1 cbr 6', 'p2 cc', 'd db QsQhQd',
  'p1 cc', 'p2 cc', 'd db Qc', 'p1 cc', 'p2 cc', 'd db Ac', 'p1 cc', 'p2 cc', 'p1 sm AsAh', 'p2 sm']
finishing_stacks = [106, 94, 100]
"""
HEADS_UP = """
variant = 'NT'
ante_trimming_status = true
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'p2 f']
finishing_stacks = [101, 99]
"""


def test_all_recorded_hands_are_here() -> None:
    assert len(EVERY_RECORD) == 242
    assert len(RECORDS) == 242


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_hand_reaches_its_recorded_stacks(file: Path) -> None:
    record = read_phh(file.read_text(), str(file))
    hand = play_phh(record)
    assert compare(record, hand) is Match.YES
    again = read_phh(phh_text(hand.setup, hand.commands), "written")
    assert play_phh(again).commands == hand.commands
    assert compare(again, play_phh(again)) is Match.YES


def test_a_wrong_record_is_found_wrong() -> None:
    record = read_phh(HAND.replace("106, 94", "107, 93"), "x")
    assert compare(record, play_phh(record)) is Match.NO


def test_heads_up_the_small_blind_is_listed_first_though_p1_is_the_big_blind() -> None:
    record = read_phh(HEADS_UP, "x")
    assert record.setup.blinds == ((1, 2), (2, 1))
    assert compare(record, play_phh(record)) is Match.YES


def test_the_unit_is_the_smallest_in_which_everything_is_whole() -> None:
    money = HAND.replace("[1, 2, 0]", "[0.5, 1, 0]").replace("min_bet = 2", "min_bet = 1").replace("cbr 6", "cbr 4.25")
    record = read_phh(money.replace("106, 94", "104.25, 95.75"), "x")
    assert record.unit == 100
    assert finishing_stacks(play_phh(record)) == (10425, 9575, 10000)
    assert compare(record, play_phh(record)) is Match.YES


SPLIT = """
variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [1, 1, 0]
min_bet = 1
starting_stacks = [100, 100, 100]
actions = ['d dh p1 Ac2h', 'd dh p2 Ad3h', 'd dh p3 7c2d', 'p3 cc', 'p1 cc', 'p2 cc', 'd db QsQhQd',
  'p1 cbr 3', 'p2 cc', 'p3 f', 'd db Qc', 'p1 cc', 'p2 cc', 'd db 9c', 'p1 cc', 'p2 cc', 'p1 sm Ac2h', 'p2 sm Ad3h']
finishing_stacks = STACKS
"""


def test_a_record_that_halves_an_odd_chip_is_told_apart_from_a_wrong_one() -> None:
    record = read_phh(SPLIT.replace("STACKS", "[100.5, 100.5, 99]"), "x")
    hand = play_phh(record)
    assert finishing_stacks(hand) == (101, 100, 99)
    assert compare(record, hand) is Match.ODD_CHIP
    whole = read_phh(SPLIT.replace("STACKS", "[100, 101, 99]"), "x")
    assert compare(whole, play_phh(whole)) is Match.NO


def test_a_dead_big_blind_ante_counts_as_nobodys_bet() -> None:
    dead = HAND.replace("ante_trimming_status = true", "ante_trimming_status = false")
    ante = dead.replace("antes = [0, 0, 0]", "antes = [0, 2, 0]")
    record = read_phh(ante.replace("106, 94", "108, 92"), "x")
    assert compare(record, play_phh(record)) is Match.YES


def test_a_post_out_of_turn_is_a_negative_blind() -> None:
    posted = (
        HAND.replace("[1, 2, 0]", "[1, 2, -2]")
        .replace("'p3 f'", "'p3 cc'")
        .replace("'p2 cc', 'd db Qs", "'p2 cc', 'p3 f', 'd db Qs")
    )
    record = read_phh(posted.replace("106, 94, 100", "108, 94, 98"), "x")
    assert compare(record, play_phh(record)) is Match.YES


def test_actions_may_carry_comments() -> None:
    record = read_phh(HAND.replace("'p3 f'", "'p3 f # thinks for a minute', '# a new card is brought'"), "x")
    assert compare(record, play_phh(record)) is Match.YES


REFUSED = {
    "not TOML": ("variant = ", PhhCode.BAD_TOML, "text"),
    "another game": (HAND.replace("'NT'", "'FB'"), PhhCode.UNKNOWN_VARIANT, "variant"),
    "no variant": (HAND.replace("variant", "varaint"), PhhCode.MISSING_FIELD, "variant"),
    "no stacks": (HAND.replace("starting_stacks", "stacks"), PhhCode.MISSING_FIELD, "starting_stacks"),
    "stacks of text": (HAND.replace("[100, 100, 100]", "['100', 100, 100]"), PhhCode.BAD_FIELD, "starting_stacks"),
    "one player": (HAND.replace("[100, 100, 100]", "[100]"), PhhCode.BAD_FIELD, "starting_stacks"),
    "a negative stack": (HAND.replace("[100, 100, 100]", "[100, -1, 100]"), PhhCode.BAD_FIELD, "starting_stacks"),
    "an endless stack": (HAND.replace("[100, 100, 100]", "[100, inf, 100]"), PhhCode.BAD_FIELD, "starting_stacks"),
    "too many blinds": (HAND.replace("[1, 2, 0]", "[1, 2, 0, 0]"), PhhCode.BAD_FIELD, "blinds_or_straddles"),
    "min_bet of nothing": (HAND.replace("min_bet = 2", "min_bet = 0"), PhhCode.BAD_FIELD, "blinds_or_straddles"),
    "min_bet true": (HAND.replace("min_bet = 2", "min_bet = true"), PhhCode.BAD_FIELD, "min_bet"),
    "actions of numbers": (HAND.replace("'p3 f'", "3"), PhhCode.BAD_ACTION, "actions[3]"),
    "no such action": (HAND.replace("'p3 f'", "'p3 dances'"), PhhCode.BAD_ACTION, "actions[3]"),
    "no such player": (HAND.replace("'p3 f'", "'p9 f'"), PhhCode.REFUSED, "actions[3]"),
    "no such card": (HAND.replace("7c2d", "7c2x"), PhhCode.BAD_ACTION, "actions[2]"),
    "a card twice": (HAND.replace("7c2d", "7cAs"), PhhCode.DUPLICATE_CARD, "actions[2]"),
    "out of turn": (HAND.replace("'p3 f'", "'p1 f'"), PhhCode.REFUSED, "actions[3]"),
    "a raise too small": (HAND.replace("cbr 6", "cbr 3"), PhhCode.REFUSED, "actions[4]"),
    "half a chip": (HAND.replace("cbr 6", "cbr six"), PhhCode.BAD_ACTION, "actions[4]"),
    "cut short": (HAND.replace(", 'p1 sm AsAh', 'p2 sm'", ""), PhhCode.INCOMPLETE, "actions"),
    "shown cards of the board": (HAND.replace("sm AsAh", "sm QsAh"), PhhCode.REFUSED, "actions[15]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "code", "place"), REFUSED.values(), ids=REFUSED.keys())
def test_an_unusable_record_names_file_place_and_reason(text: str, code: PhhCode, place: str) -> None:
    with pytest.raises(ReadError) as caught:
        play_phh(read_phh(text, "some.phh"))
    assert caught.value.code == code
    assert str(caught.value).startswith(f"some.phh, {place}: ")
    assert "\n" not in str(caught.value)


def test_a_recorded_check_that_decides_nothing_is_passed_over() -> None:
    """Some records let the big blind check when the others are all-in for less."""
    short = """
variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 1000, 80]
actions = ['d dh p1 7c2d', 'd dh p2 AsAh', 'd dh p3 KsKh', 'p3 cc', 'p1 f', 'p2 cc', 'd db QsQhQd', 'd db 2c',
  'd db 3c', 'p2 sm AsAh', 'p3 sm KsKh']
finishing_stacks = [950, 1130, 0]
"""
    record = read_phh(short, "x")
    assert compare(record, play_phh(record)) is Match.YES
    with pytest.raises(ReadError, match=r"not-now|board-first"):
        play_phh(read_phh(short.replace("'p2 cc'", "'p3 cc'"), "x"))
