"""A trainer's hand script that is dealt: players do what it says; what it leaves out fits to what it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealerassist.journal.codes import ReadError
from dealerassist.journal.script import read_script
from dealerassist.training.codes import MoveCode, TrainingError
from dealerassist.training.dealing.due import Due
from dealerassist.training.dealing.players import dealt_rightly
from dealerassist.training.dealing.scripted import plot_of_script
from dealerassist.training.dealing.story import Plot
from dealerassist.training.dealing.table_hand import TableHand
from tests.training.story import facts

SCRIPTS = sorted((Path(__file__).parents[1] / "engine" / "scripts").glob("*/*.hand"))
HEAD = "game holdem\nlimit no\nblinds 10 20\nbutton 1\nseat 1 1000\nseat 2 1000\nseat 3 1000\n"


def dealt(body: str, seed: int = 0) -> tuple[TableHand, tuple[Due, ...]]:
    hand = TableHand(plot_of_script(read_script(HEAD + body, "mine.hand"), seed))
    return hand, dealt_rightly(hand)


def test_every_script_of_the_engine_s_that_can_be_dealt_is_dealt_to_its_end() -> None:
    count = 0
    for file in SCRIPTS:
        script = read_script(file.read_text("utf-8"), file.name)
        try:
            plot = plot_of_script(script, 1)
        except TrainingError:
            continue
        hand = TableHand(plot)
        dealt_rightly(hand)
        assert hand.hand.over, file
        count += 1
    assert count > 180


def test_players_do_what_the_script_says_and_what_is_to_be_refused_is_tried() -> None:
    _, dues = dealt("call 1\nexpect refuse out-of-turn: raise 3 60\ncall 2\ncheck 3\nboard 2c 7d Jh\n")
    (foul,) = (due for due in dues if due.why is not None)
    assert facts(foul.before[-1]) == {"seat": 3, "to": 60}
    assert foul.move.verb is MoveCode.STOP
    assert foul.why is not None
    assert foul.why.code == "Refusal.out-of-turn"


@pytest.mark.parametrize("seed", range(20))
def test_what_the_script_leaves_out_is_drawn_from_what_it_does_not_name(seed: int) -> None:
    """Here the turn, the river and two hands; the hand that it has dealt is the one that is shown."""
    hand, _ = dealt("deal 2 xx xx\ndeal 3 Ah Kh\ndeal 1 xx xx\ncall 1\ncall 2\ncheck 3\nboard Qh Jh Th\n", seed)
    now = hand.hand
    assert {str(card) for card in now.seat(3).tabled or ()} == {"Ah", "Kh"}
    lying = [card for seat in now.seats for card in seat.tabled or ()] + [card for card in now.board if card]
    assert len(lying) == len(set(lying)) == 11


def test_a_hole_card_that_the_script_names_is_not_in_the_hand_before_it_is_shown() -> None:
    hand, _ = dealt("deal 2 xx xx\ndeal 3 Ah Kh\ndeal 1 xx xx\nfold 1\nfold 2\n")
    assert hand.hand.seat(3).tabled is None
    assert "Ah" not in str(hand.hand.commands)


@pytest.mark.parametrize(
    ("body", "place"),
    [("call 1\nkill 2\n", "line 9"), ("call 1\nfloor misdeal play-on\n", "line 9"), ("undo\n", "line 8")],
)
def test_what_no_dealt_hand_can_hold_is_refused_with_its_line(body: str, place: str) -> None:
    with pytest.raises(TrainingError) as caught:
        dealt(body)
    assert place in str(caught.value)


def hands_of(body: str) -> list[TableHand]:
    """Each dealt rightly to its end."""
    plot: Plot | None = plot_of_script(read_script(HEAD + body, "mine.hand"), 0)
    hands: list[TableHand] = []
    while plot is not None:
        hands.append(TableHand(plot))
        dealt_rightly(hands[-1])
        plot = plot.then(hands[-1].hand)
    return hands


def test_all_hands_of_a_script_are_dealt_one_after_another() -> None:
    """The button moves, stacks are what they came to, and who has left between two hands is not dealt in."""
    second_hand = "raise 2 100\nfold 3\nfold 1\nchips 2 50\nleave 1\n"
    first, second, third = hands_of(f"fold 1\nfold 2\nnext\n{second_hand}next\nfold 3\n")
    assert [hand.button for hand in (first, second, third)] == [1, 2, 3]
    assert {seat.number: seat.stack for seat in second.plot.session.places} == {1: 1000, 2: 990, 3: 1010}
    assert [place.number for place in third.plot.session.places] == [2, 3]
    assert third.plot.session.places[0].stack == 990 + 10 + 20 + 50


def test_what_stands_behind_the_last_next_alone_is_no_hand() -> None:
    assert len(hands_of("fold 1\nfold 2\nnext\n")) == 1


def test_a_script_that_does_not_play_is_refused_as_the_script_player_does() -> None:
    with pytest.raises(ReadError, match="line 8"):
        dealt("call 2\n")
