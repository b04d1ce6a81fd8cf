"""A hand that the trainee deals: what is due is what the procedure wants, and a watcher sees what is not done."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence

import pytest

from dealerassist.engine import PRESETS, Hand, preset
from dealerassist.engine import commands as c
from dealerassist.training.codes import DrillCode, MoveCode, TrainingError
from dealerassist.training.dealing.debriefing import debriefing
from dealerassist.training.dealing.due import Due
from dealerassist.training.dealing.moves import Move, read_move
from dealerassist.training.dealing.players import DEALT, dealt_rightly, plot_of
from dealerassist.training.dealing.table_hand import TableHand
from dealerassist.training.dealing.watching import STREETS, Watcher
from dealerassist.training.question import Skill, stamp_of
from dealerassist.training.records import as_csv, row_line, rows_in
from dealerassist.training.task import LEVELS
from tests.training.dealers import hand_of, moves_of, right_moves
from tests.training.simulated import MORNING
from tests.training.story import facts

BOARDS = [MoveCode.FLOP, MoveCode.TURN, MoveCode.RIVER]
KINDS = [(game, level) for game in DEALT for level in LEVELS]


def hands(level: int, count: int = 40, game: str = "holdem") -> list[TableHand]:
    return [hand_of(level, seed, game) for seed in range(count)]


def dues(level: int, count: int = 40, game: str = "holdem") -> list[tuple[Due, ...]]:
    return [dealt_rightly(hand) for hand in hands(level, count, game)]


@pytest.mark.parametrize(("game", "level"), KINDS)
def test_before_each_street_one_card_is_burned_and_the_bets_lie_in_the_pot(game: str, level: int) -> None:
    """S1; TDA 2024 38: never two burns, never a street without one, none before the first cards; the pulling in comes
    before the burn.
    """
    for hand in hands(level, 12, game):
        verbs = [move.verb for move in moves_of(hand) if move.verb is not MoveCode.RESHUFFLE]
        streets = [place for place, verb in enumerate(verbs) if verb in STREETS and not goes_on(verbs, place)]
        assert [verbs[place - 1] for place in streets[1:]] == [MoveCode.BURN] * (len(streets) - 1)
        assert verbs.count(MoveCode.BURN) == len(streets) - 1 or all_stood_pat(hand)
        for place, verb in enumerate(verbs):
            if verb is MoveCode.COLLECT:
                assert verbs[place + 1] in {MoveCode.BURN, MoveCode.PUSH}


def goes_on(verbs: Sequence[MoveCode], place: int) -> bool:
    """One burn is for all who draw, one after another."""
    return verbs[place] is MoveCode.DRAW and verbs[place - 1] is MoveCode.DRAW


def all_stood_pat(hand: TableHand) -> bool:
    """In some draw nobody took a card."""
    live, done = 0, 0
    for command in hand.hand.commands:
        if isinstance(command, c.Discard):
            live, done = live + (not command.count), done + 1
        elif done:
            if live == done:
                return True
            live, done = 0, 0
    return False


@pytest.mark.parametrize("level", LEVELS)
def test_board_cards_come_flop_turn_river(level: int) -> None:
    for hand in hands(level):
        dealt = [move.verb for move in moves_of(hand) if move.verb in BOARDS]
        assert dealt == BOARDS[: len(dealt)]


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_card_goes_left_of_the_button(level: int) -> None:
    for hand in hands(level):
        button = hand.button
        assert button is not None
        first = min(hand.seats, key=lambda seat: (seat <= button, seat))
        assert next(move for move in moves_of(hand) if move.verb is MoveCode.DEAL) == Move(MoveCode.DEAL, (first,))


@pytest.mark.parametrize("game", DEALT)
def test_all_that_was_put_in_is_pushed_or_returned(game: str) -> None:
    """Chips are neither made nor lost; no shipped house takes rake."""
    for hand in dues(4, 20, game):
        moves = _moves(hand)
        paid = sum(move.numbers[1] for move in moves if move.verb in {MoveCode.PUSH, MoveCode.RETURN})
        seen = [facts(line) for due in hand for line in due.before if line.code.startswith("EventCode.")]
        assert paid == sum(now.get("amount", 0) for now in seen if "verb" in now or "what" in now)


def _moves(hand: tuple[Due, ...]) -> list[Move]:
    """Shares of one pot each once."""
    left: dict[int | None, set[Move]] = {}
    moves = []
    for due in hand:
        among = left.setdefault(due.pot, set(due.moves)) if due.pot is not None else set(due.moves)
        moves.append(min(among, key=str))
        among.discard(moves[-1])
    return moves


def test_every_bet_and_raise_is_announced_with_what_it_is_to_and_every_folded_hand_mucked() -> None:
    """TDA 2024 40, 43; 65."""
    for hand in dues(2):
        seen = [facts(line) for due in hand for line in due.before]
        wagers = [now["to"] for now in seen if now.get("verb") in {"bet", "raise"}]
        announced = [move.numbers[0] for move in _moves(hand) if move.verb is MoveCode.ANNOUNCE]
        assert [amount for amount in announced if amount in wagers] == wagers
        folded = [now["seat"] for now in seen if now.get("verb") == "fold"]
        assert [move.numbers[0] for move in _moves(hand) if move.verb is MoveCode.MUCK] == folded


@pytest.mark.parametrize("game", ["stud", "stud-hilo", "razz"])
def test_in_stud_the_dealer_names_who_opens_once_up_cards_have_come(game: str) -> None:
    """S3; TDA 2024 RP-10D: each street but the last, which is dealt face down, and not once all are all-in."""
    for hand in dues(1, 20, game):
        verbs = [due.move.verb for due in hand]
        for place, verb in enumerate(verbs):
            if verb is MoveCode.OPENS:
                assert verbs[place - 1] is MoveCode.DEAL
                assert sum(line.code == "DealerCode.gets-up" for line in hand[place].before) >= 2
        assert 1 <= verbs.count(MoveCode.OPENS) <= 4


@pytest.mark.parametrize(("level", "fouls"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_from_level_3_on_players_do_what_they_must_not(level: int, fouls: int) -> None:
    for hand in dues(level):
        assert sum(due.why is not None for due in hand) == fouls


WRONG = {
    "PlayerCode.calls Refusal.out-of-turn",
    "PlayerCode.bets Refusal.out-of-turn",
    "PlayerCode.raises Refusal.raise-too-small",
    "PlayerCode.bets Refusal.raise-too-large",
    "PlayerCode.raises Refusal.raise-too-large",
    "PlayerCode.calls Refusal.deal-first",
    "PlayerCode.bets Refusal.board-first",
    "PlayerCode.throws-away Refusal.not-now",
    "PlayerCode.one-card Refusal.wrong-count",
    "PlayerCode.one-chip TellCode.why-call",
    "PlayerCode.goes-back TellCode.why-call",
}


def test_each_foul_of_the_list_comes_up_and_the_dealer_answers_it_as_the_rule_says() -> None:
    """TDA 2024 13A, 13C, 16, 36, 42, 43, 44, 53, 54: he stops it; calls one chip a call; asks for all cards."""
    answers: dict[str, MoveCode] = {}
    for game in ("holdem", "omaha"):
        for hand in dues(4, 60, game):
            for due in hand:
                if due.why is not None:
                    answers[f"{due.before[-1].code} {due.why.code}"] = due.move.verb
    assert answers.keys() == WRONG
    assert answers.pop("PlayerCode.one-chip TellCode.why-call") is MoveCode.CALL
    assert answers.pop("PlayerCode.one-card Refusal.wrong-count") is MoveCode.TABLE
    assert set(answers.values()) == {MoveCode.STOP}


def test_a_fold_of_who_could_check_stands() -> None:
    """PROCEDURES 29; TDA 2024 58: his hand goes to the muck like any other, by a rule of its own."""
    sources = {due.source for hand in dues(3, 60) for due in hand if due.move.verb is MoveCode.MUCK}
    assert sources == {"TDA 2024 58", "TDA 2024 58, 65"}


@pytest.mark.parametrize("game", DEALT)
def test_a_hand_that_is_dealt_rightly_has_no_slips(game: str) -> None:
    for hand in hands(4, 20, game):
        watcher = Watcher(hand)
        for move in right_moves(watcher):
            assert all(done.right for done in watcher.does(move, 100))
        assert (watcher.due, watcher.slips) == (None, ())
        assert hand.hand.over


def test_shares_of_one_pot_may_be_pushed_in_any_order_but_none_twice() -> None:
    split = next(hand for hand in dues(4, 600) if any(len(due.moves) > 1 for due in hand))
    seed = next(seed for seed in range(600) if dealt_rightly(hand_of(4, seed)) == split)
    watcher = Watcher(hand_of(4, seed))
    while (due := watcher.due) is not None:
        if len(due.moves) > 1:
            first, second = sorted(due.moves, key=str, reverse=True)[:2]
            assert watcher.does(first, 1)[0].right
            assert not watcher.does(first, 1)[0].right
            assert watcher.done[-1].due.moves == due.moves - {first} >= {second}
            return
        watcher.does(due.move, 1)


def until(watcher: Watcher, verb: MoveCode) -> Due:
    """Deals rightly as far as a step of this kind."""
    while (due := watcher.due) is not None and due.move.verb is not verb:
        watcher.does(due.move, 1)
    assert due is not None
    return due


def bets_on_the_flop(hand: TableHand) -> bool:
    verbs = [move.verb for move in moves_of(TableHand(hand.plot))]
    return verbs[verbs.index(MoveCode.FLOP) + 1] is MoveCode.ANNOUNCE


def test_a_forgotten_burn_is_a_slip_and_the_flop_lies_there() -> None:
    """TDA 2024 38: what has been dealt is not taken back, and what is burned afterwards only mends it."""
    watcher = Watcher(next(hand for hand in hands(1) if bets_on_the_flop(hand)))
    until(watcher, MoveCode.BURN)
    slip, flop = watcher.does(Move(MoveCode.FLOP), 900)
    assert watcher.slips == (slip,)
    assert (slip.due.words, slip.due.source, slip.ms) == ("burn", "TDA 2024 38", 900)
    assert (flop.move, flop.right) == (Move(MoveCode.FLOP), True)
    before = watcher.due
    assert watcher.does(Move(MoveCode.BURN), 1) == ()
    assert watcher.due == before


def test_a_flop_on_bets_that_lie_there_leaves_out_two_steps() -> None:
    watcher = Watcher(hand_of(1, 0))
    until(watcher, MoveCode.COLLECT)
    watcher.does(Move(MoveCode.FLOP), 1)
    assert [slip.due.words for slip in watcher.slips] == ["collect", "burn"]
    assert len(watcher.hand.hand.board) == 3


def test_a_burn_before_the_pulling_in_is_one_slip_and_the_burn_is_done() -> None:
    watcher = Watcher(hand_of(1, 0))
    until(watcher, MoveCode.COLLECT)
    watcher.does(Move(MoveCode.BURN), 1)
    assert [slip.due.words for slip in watcher.slips] == ["collect"]
    assert watcher.due is not None
    assert watcher.due.words == "flop"


def test_a_flop_while_somebody_has_still_to_act_is_a_slip_and_needs_not_be_dealt_again() -> None:
    """PROCEDURES 46: for the trainee the hand goes on with the cards that lie there."""
    announced = (hand for hand in hands(2) if moves_of(TableHand(hand.plot))[1].verb is MoveCode.ANNOUNCE)
    watcher = Watcher(next(announced))
    until(watcher, MoveCode.ANNOUNCE)
    assert not watcher.does(Move(MoveCode.FLOP), 1)[0].right
    while (due := watcher.due) is not None:
        assert due.move.verb is not MoveCode.FLOP
        watcher.does(due.move, 1)


def test_cards_nobody_deals_but_the_trainee_the_hand_waits_for_them() -> None:
    """One slip, however much else he tries; then the deal is no step that could be right any more."""
    watcher = Watcher(hand_of(1, 0))
    due = watcher.due
    assert watcher.does(Move(MoveCode.BURN), 1)[0].due == due
    assert watcher.does(Move(MoveCode.STOP), 1) == ()
    assert watcher.due == due
    assert due is not None
    assert watcher.does(due.move, 1) == ()
    assert watcher.due != due
    assert len(watcher.slips) == len(watcher.done) == 1


def test_who_mends_his_slip_is_not_judged_for_that() -> None:
    watcher = Watcher(hand_of(1, 0))
    until(watcher, MoveCode.COLLECT)
    watcher.does(Move(MoveCode.STOP), 1)
    assert watcher.does(Move(MoveCode.COLLECT), 1) == ()
    assert watcher.does(Move(MoveCode.BURN), 1)[0].right


def test_a_step_is_late_by_the_house_s_seconds_and_a_deal_has_them_for_each_card() -> None:
    watcher = Watcher(hand_of(1, 0), {MoveCode.DEAL: 1.0})
    due = watcher.due
    assert due is not None
    cards = 2 * len(watcher.hand.seats)
    done = watcher.does(due.move, 1000 * cards)[0]
    assert (done.seconds, done.late) == (cards, False)
    until(watcher, MoveCode.BURN)
    assert watcher.does(Move(MoveCode.BURN), 3001)[0].late


def test_a_hand_that_was_dealt_is_kept_with_its_steps_and_what_it_was_judged_by() -> None:
    """Accuracy first, then time, then procedure: one slip and it was not right."""
    stamp = stamp_of(Skill(DrillCode.DEAL_HAND, 1), 0, preset(PRESETS[0]))
    for wrong, slips in ((None, 0), (Move(MoveCode.STOP), 1)):
        watcher = Watcher(hand_of(1, 0))
        until(watcher, MoveCode.COLLECT)
        if wrong is not None:
            watcher.does(wrong, 1)
        for move in right_moves(watcher):
            watcher.does(move, 1)
        row, steps = watcher.row(stamp, MORNING), len(watcher.done)
        assert (row.right, row.slips, row.ms) == (not slips, slips, steps)
        assert (row.given, row.answer, row.dealt) == (f"{steps - slips}/{steps}", f"{steps}/{steps}", "holdem")
        assert (row.skill, row.engine, row.house, row.digest) == (stamp.skill, stamp.engine, stamp.house, stamp.digest)
        assert [step.right for step in row.steps].count(False) == slips
        assert rows_in(row_line(row), "anna") == (row,)
        cell = next(csv.DictReader(io.StringIO(as_csv([row]))))["steps"]
        assert [step["source"] for step in json.loads(cell)] == [step.source for step in row.steps]


def test_a_row_of_before_there_were_steps_is_still_read() -> None:
    watcher = Watcher(hand_of(1, 0))
    row = watcher.row(stamp_of(Skill(DrillCode.DEAL_HAND, 1), 0, preset(PRESETS[0])), MORNING)
    old = json.loads(row_line(row))
    del old["dealt"], old["steps"]
    assert rows_in(json.dumps(old).encode() + b"\n", "anna")[0].steps == ()


@pytest.mark.parametrize(
    ("steps", "told"), [(0, "0 steps, 0 wrong, 0 late, the hand was left"), (1, "1 step, 0 wrong"), (2, "2 steps, ")]
)
def test_one_step_is_a_step_and_several_are_steps(steps: int, told: str) -> None:
    watcher = Watcher(hand_of(1, 1))
    for move, _ in zip(right_moves(watcher), range(steps), strict=False):
        watcher.does(move, 1_000)
    assert list(debriefing(watcher))[-1].startswith(told)


def test_nothing_is_due_any_more_once_it_is_dealt() -> None:
    watcher = Watcher(hand_of(1, 0))
    for move in right_moves(watcher):
        watcher.does(move, 1)
    with pytest.raises(ValueError, match="has been dealt"):
        watcher.does(Move(MoveCode.BURN), 1)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("burn", Move(MoveCode.BURN)),
        (" Push 7 4,200 ", Move(MoveCode.PUSH, (7, 4200))),
        ("raise 225", Move(MoveCode.ANNOUNCE, (225,))),
        ("announce 225", Move(MoveCode.ANNOUNCE, (225,))),
        ("opens 3", Move(MoveCode.OPENS, (3,))),
    ],
)
def test_a_move_is_read_as_it_is_said(text: str, move: Move) -> None:
    assert read_move(text) == move


@pytest.mark.parametrize(
    "text", ["", "shuffle", "push 7", "burn 1", "push seven 4200", "deal -1", "raise 1 2", "7", "cards 4 3"]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(TrainingError):
        read_move(text)


@pytest.mark.parametrize("game", DEALT)
def test_a_hand_is_the_same_for_the_same_seed(game: str) -> None:
    house = preset("tda-2024")
    first, again, other = (dealt_rightly(TableHand(plot_of(3, seed, house, game))) for seed in (1, 1, 2))
    assert first == again != other


def test_the_engine_takes_nothing_that_a_player_must_not_do() -> None:
    """A foul leaves no trace in the hand: the commands of a hand with fouls make the same hand without them."""
    for hand in hands(4, 20):
        dealt_rightly(hand)
        again = Hand(hand.hand.setup)
        for command in hand.hand.commands:
            again.push(command)
        assert again.result == hand.hand.result
