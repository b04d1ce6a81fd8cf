"""A hand that the trainee deals: what is due is what the procedure wants, and a watcher sees what is not done."""

from __future__ import annotations

import pytest

from dealerassist.engine import PRESETS, preset
from dealerassist.training.codes import DrillCode, TrainingError
from dealerassist.training.dealing.due import TableHand, table_hand
from dealerassist.training.dealing.moves import Move, Verb, read_move
from dealerassist.training.dealing.watching import Watcher
from dealerassist.training.question import Skill, stamp_of
from dealerassist.training.task import LEVELS
from dealerassist.views import Saying
from tests.training.simulated import MORNING
from tests.training.story import facts

STREETS = [Verb.FLOP, Verb.TURN, Verb.RIVER]


def hands(level: int, count: int = 40) -> list[TableHand]:
    return [table_hand(level, seed, preset(PRESETS[seed % len(PRESETS)])) for seed in range(count)]


def moves_of(hand: TableHand) -> list[Move]:
    """One right way to deal it."""
    watcher = Watcher(hand)
    made = []
    while (due := watcher.due) is not None:
        pushed = {done.move for done in watcher.done if due.pot is not None and done.due.pot == due.pot}
        made.append(min(due.moves - pushed, key=str))
        watcher.does(made[-1], 1)
    return made


@pytest.mark.parametrize("level", LEVELS)
def test_before_each_street_one_card_is_burned_and_the_bets_lie_in_the_pot(level: int) -> None:
    """S1; TDA 2024 38: never two burns, never a street without one; the pulling in comes before the burn."""
    for hand in hands(level):
        verbs = [move.verb for move in moves_of(hand)]
        dealt = [verb for verb in verbs if verb in STREETS]
        assert dealt == STREETS[: len(dealt)]
        assert verbs.count(Verb.BURN) == len(dealt)
        for place, verb in enumerate(verbs):
            if verb in STREETS:
                assert verbs[place - 1] is Verb.BURN
            if verb is Verb.COLLECT:
                assert verbs[place + 1] in {Verb.BURN, Verb.PUSH, Verb.RETURN}


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_card_goes_left_of_the_button(level: int) -> None:
    for hand in hands(level):
        first = min(hand.seats, key=lambda seat: (seat <= hand.button, seat))
        assert moves_of(hand)[0] == Move(Verb.DEAL, (first,))


@pytest.mark.parametrize("level", LEVELS)
def test_all_that_was_put_in_is_pushed_or_returned(level: int) -> None:
    """Chips are neither made nor lost; no shipped house takes rake."""
    for hand in hands(level):
        moves = moves_of(hand)
        pushed = sum(move.numbers[1] for move in moves if move.verb in {Verb.PUSH, Verb.RETURN})
        seen = [facts(line) for number, due in enumerate(hand.due) for line in _true(hand, number, due.before)]
        assert pushed == sum(now["amount"] for now in seen if "verb" in now or "what" in now)


def _true(hand: TableHand, number: int, lines: tuple[Saying, ...]) -> tuple[Saying, ...]:
    """What a player had to take back does not count."""
    return lines[:-1] if Move(Verb.STOP) in hand.due[number].moves else lines


def facts_of_wagers(hand: TableHand) -> list[int]:
    return [move.numbers[0] for move in moves_of(hand) if move.verb is Verb.ANNOUNCE]


def test_every_bet_and_raise_is_announced_with_what_it_is_to() -> None:
    for hand in hands(2):
        seen = [facts(line) for due in hand.due for line in due.before]
        wagers = [now["to"] for now in seen if now.get("verb") in {"bet", "raise"}]
        assert [amount for amount in facts_of_wagers(hand) if amount in wagers] == wagers


@pytest.mark.parametrize(("level", "stops"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_from_level_3_on_one_player_does_what_he_must_not(level: int, stops: int) -> None:
    for hand in hands(level):
        assert sum(move.verb is Verb.STOP for move in moves_of(hand)) == stops


def test_a_hand_that_is_dealt_rightly_has_no_slips() -> None:
    for hand in hands(4):
        watcher = Watcher(hand)
        for move in moves_of(hand):
            assert watcher.does(move, 100).right
        assert (watcher.due, watcher.slips) == (None, ())


def test_shares_of_one_pot_may_be_pushed_in_any_order_but_none_twice() -> None:
    split = next(hand for hand in hands(4, 600) if any(len(due.moves) > 1 for due in hand.due))
    watcher = Watcher(split)
    for move in moves_of(split):
        due = watcher.due
        assert due is not None
        if len(due.moves) > 1:
            first, second = sorted(due.moves, key=str, reverse=True)[:2]
            assert watcher.does(first, 1).right
            assert not watcher.does(first, 1).right
            assert watcher.done[-1].due.moves == due.moves - {first} >= {second}
            return
        watcher.does(move, 1)


def test_a_forgotten_burn_is_a_slip_and_the_hand_goes_on() -> None:
    hand = hands(1)[0]
    watcher = Watcher(hand)
    while (due := watcher.due) is not None and Move(Verb.BURN) not in due.moves:
        watcher.does(min(due.moves, key=str), 1)
    slip = watcher.does(Move(Verb.FLOP), 900)
    assert watcher.slips == (slip,)
    assert (slip.due.words, slip.due.source, slip.ms) == ("burn", "TDA 2024 38", 900)
    assert watcher.due is not None
    assert Move(Verb.FLOP) in watcher.due.moves


def test_a_hand_that_was_dealt_is_kept_with_its_slips_and_what_it_was_judged_by() -> None:
    """Accuracy first, then time, then procedure: one slip and it was not right."""
    hand = hands(1)[0]
    stamp = stamp_of(Skill(DrillCode.DEAL_HAND, 1), 0, preset(PRESETS[0]))
    for first, right, slips in ((None, True, 0), (Move(Verb.STOP), False, 1)):
        watcher = Watcher(hand)
        for number, move in enumerate(moves_of(hand)):
            watcher.does(first if first and not number else move, 100)
        row, steps = watcher.row(stamp, MORNING), len(hand.due)
        assert (row.right, row.slips, row.ms) == (right, slips, 100 * steps)
        assert (row.given, row.answer) == (f"{steps - slips}/{steps}", f"{steps}/{steps}")
        assert (row.skill, row.engine, row.house, row.digest) == (stamp.skill, stamp.engine, stamp.house, stamp.digest)


def test_nothing_is_due_any_more_once_it_is_dealt() -> None:
    watcher = Watcher(TableHand((1, 2), 1, ()))
    with pytest.raises(ValueError, match="has been dealt"):
        watcher.does(Move(Verb.BURN), 1)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("burn", Move(Verb.BURN)),
        (" Push 7 4,200 ", Move(Verb.PUSH, (7, 4200))),
        ("raise 225", Move(Verb.ANNOUNCE, (225,))),
        ("announce 225", Move(Verb.ANNOUNCE, (225,))),
    ],
)
def test_a_move_is_read_as_it_is_said(text: str, move: Move) -> None:
    assert read_move(text) == move


@pytest.mark.parametrize("text", ["", "shuffle", "push 7", "burn 1", "push seven 4200", "deal -1", "raise 1 2", "7"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(TrainingError):
        read_move(text)


def test_a_hand_is_the_same_for_the_same_seed() -> None:
    first, again, other = (table_hand(3, seed, preset("tda-2024")) for seed in (1, 1, 2))
    assert first == again != other
