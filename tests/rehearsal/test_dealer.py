"""The scripted dealer answers each question truthfully, and finds out a table that shows what is not so."""

from __future__ import annotations

import pytest

from dealerassist.cards import Card
from dealerassist.cli.looking import Look
from dealerassist.rehearsal.faults import FOREVER, Fault, FaultKind
from dealerassist.rehearsal.hands import script_of
from dealerassist.sensing.zones import BOARD, MUCK, SEATS
from dealerassist.table.levels import Levels
from dealerassist.views import Choose, Intent
from tests.rehearsal.hands import named
from tests.rehearsal.running import Ending, rehearse

RECORD = named("nlhe/73_80")
"""3 and 4 fold, 5 raises, 6 folds, 1 raises, 2 folds, 5 calls; flop: check, bet, call; turn and river are checked."""
SCRIPT = script_of(RECORD)
STUB = SCRIPT.stub[0]
FIRST_FOLD, RAISE_OF_5, RAISE_OF_1, FLOP, CHECK_OF_1, BET_OF_5, TURN, RIVER = 6, 8, 10, 13, 14, 15, 17, 20
K = FaultKind


@pytest.mark.parametrize(
    ("question", "fault"),
    [
        ("button-check", Fault(K.PUCK_MOVED, 0, 0.0, FOREVER, seat=3)),
        ("cards-count", Fault(K.GHOST, 3, 0.0, FOREVER, SEATS[4], STUB)),
        ("card-strange", Fault(K.STRANGE, FIRST_FOLD, 0.0, FOREVER, SEATS[0])),
        ("card-twice", Fault(K.TWO_ZONES, FIRST_FOLD, 0.0, FOREVER, SEATS[4], SCRIPT.holes[1][0])),
        ("card-twice", Fault(K.DOUBLE, FLOP, 1.0, FOREVER, card=SCRIPT.board[0])),
        ("card-unsure", Fault(K.GHOST, FLOP, 0.0, FOREVER, BOARD[1], STUB)),
        ("floor", Fault(K.GHOST, FLOP - 1, 0.0, FOREVER, BOARD[3], STUB)),
        ("early-board", Fault(K.GHOST, CHECK_OF_1, 0.0, FOREVER, BOARD[3], STUB)),
        ("sensor-off", Fault(K.UNPLUGGED, RAISE_OF_5, 0.0, FOREVER)),
        ("who-wins", Fault(K.UNPLUGGED, FLOP, 0.0, FOREVER)),
        ("who-in", Fault(K.HELD_UP, RAISE_OF_1, 0.0, FOREVER, SEATS[4])),
        ("resume", Fault(K.BOX_RESTARTED, BET_OF_5, 0.5, 0.0)),
    ],
    ids=lambda value: value if isinstance(value, str) else value.kind.value,
)
def test_a_question_is_asked_and_answered_and_the_hand_ends_right(question: str, fault: Fault) -> None:
    done = rehearse(RECORD, fault)
    assert done.good, done
    assert done.asked[question] > 0, done


@pytest.mark.parametrize("delay", [0.1 * tenths for tenths in range(1, 16, 2)])
def test_an_amount_that_is_being_typed_when_the_box_starts_again_is_typed_once_more(delay: float) -> None:
    done = rehearse(RECORD, Fault(K.BOX_RESTARTED, RAISE_OF_1, 1.0 + delay, 0.0))
    assert done.ending is Ending.ASKED, done


@pytest.mark.parametrize("delay", [0.0, 0.2, 0.4])
def test_an_amount_of_the_street_before_that_was_lost_with_the_box_is_found_in_undos_list(delay: float) -> None:
    """The turn lies there before the dealer has read that the box started again."""
    done = rehearse(RECORD, Fault(K.BOX_RESTARTED, TURN, delay, 0.0))
    assert done.ending is Ending.ASKED, done


def test_a_hand_whose_muck_nothing_reads_is_given_up_by_the_floors_keys() -> None:
    done = rehearse(RECORD, Fault(K.DEAD, RIVER, 0.0, FOREVER, MUCK, strength=3))
    assert done.good, done


def test_a_table_that_takes_whoever_is_silent_for_folded_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Levels, "holds_cards", lambda levels, seat, whole: False)
    assert rehearse(RECORD).ending is Ending.WRONG


def test_a_table_that_reads_another_card_on_the_board_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Levels.read_at

    def wrong(levels: Levels, place: int) -> Card | None:
        return STUB if place == 2 and right(levels, place) is not None else right(levels, place)

    monkeypatch.setattr(Levels, "read_at", wrong)
    done = rehearse(RECORD)
    assert done.ending is Ending.WRONG
    assert "the board is" in done.why


def test_a_screen_that_offers_no_answer_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Look.offers

    def no_answers(look: Look, intent: Intent) -> bool:
        return not isinstance(intent, Choose) and right(look, intent)

    monkeypatch.setattr(Look, "offers", no_answers)
    done = rehearse(RECORD, Fault(K.STRANGE, FIRST_FOLD, 0.0, FOREVER, SEATS[0]))
    assert done.ending is Ending.STUCK, done
