"""`dealerassist train table` in a window: whole hands by clicks, with cards on a real line, and on an X server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("PyQt6.QtWidgets", exc_type=ImportError)

from dealerassist.cards import PACK_52, Card
from dealerassist.cli import train_session
from dealerassist.cli.clock import SystemClock
from dealerassist.display.geometry import Rect
from dealerassist.display.seating import seat_blocks
from dealerassist.display.speech import words_of
from dealerassist.engine import Hand, preset
from dealerassist.sensing.simulated import SimulatedPort, SimulatedTable
from dealerassist.sensing.zones import BOARD, SEATS, Zone
from dealerassist.training.codes import MoveCode, TrainingCode, TrainingError
from dealerassist.training.dealing.moves import Move
from dealerassist.training.dealing.players import plot_of
from dealerassist.training.dealing.story import Plot
from dealerassist.training.dealing.table_hand import TableHand
from dealerassist.training.dealing.watching import Watcher
from dealerassist.training.refusing import refusal
from dealerassist.training.session.gestures import Gesture, Hands
from dealerassist.training.session.laying import Laying
from dealerassist.training.session.session import Session
from dealerassist.training.session.view import view_of
from dealerassist.training.trainees import Trainees
from dealerassist.views import Choose, Intent, Phrase, PhraseCode, TouchBoard, TouchSeat, TypeDigits
from tests.cli.running import in_process
from tests.cli.session_on_a_line import SessionOnALine
from tests.display import xvfb
from tests.training.dealers import GO_ON, right_moves, right_touches, touches_of

HOUSE = preset("tda-2024")


def plot(level: int, seed: int, game: str = "holdem") -> Plot:
    """What `--seed` deals."""
    return plot_of(level, Random(seed).randrange(2**31), HOUSE, game)


@pytest.fixture
def on_a_line(tmp_path: Path, qapp: object) -> Iterator[SessionOnALine]:
    with SessionOnALine(tmp_path, plot(1, 5)) as each:
        yield each


@pytest.mark.timeout(240)
def test_a_hand_is_dealt_on_a_real_line_by_clicks_and_its_slip_is_told(on_a_line: SessionOnALine) -> None:
    """Everything but the burn before the turn, which is forgotten."""
    session = on_a_line.session
    while (due := session.watcher.due) is not None:
        forgets = due.move.verb is MoveCode.BURN and len(session.watcher.hand.hand.board) == 3
        on_a_line.touch([TouchBoard()] if forgets else touches_of(session, due.move))
        if forgets:
            assert on_a_line.shown is not None
            assert on_a_line.shown.prompt.code is not PhraseCode.YOUR_MOVE
    assert [(slip.move.verb, slip.due.words) for slip in session.watcher.slips] == [(MoveCode.TURN, "burn")]
    assert on_a_line.shown is not None
    assert on_a_line.shown.prompt.code is PhraseCode.DEBRIEFED
    assert on_a_line.failures == []


def spot(intent: Intent, seats: int, game: str = "holdem") -> Rect:
    """Where a finger finds it."""
    layout = xvfb.LAYOUT
    exchanges = "draw" in game
    rows = {
        Choose(MoveCode.STOP): xvfb.FIRST,
        Choose(MoveCode.COLLECT): xvfb.GO_ON,
        GO_ON: xvfb.GO_ON,
        Choose(MoveCode.ANNOUNCE): xvfb.THIRD,
        Choose(MoveCode.BURN): xvfb.FOURTH,
        Choose(MoveCode.PUSH): layout.column_keys(0, 2 if exchanges else 1)[0],
        Choose(MoveCode.RESHUFFLE): layout.column_keys(0, 2)[1],
        Choose(MoveCode.PENALTY): layout.column_keys(1, 1)[0],
        Choose(MoveCode.SIGN): layout.column_keys(2, 1)[0],
        Choose(MoveCode.RETURN): layout.column_keys(1, 1)[0],
        Choose(MoveCode.CALL): layout.column_keys(2, 2)[0],
        Choose(MoveCode.BUTTON): layout.column_keys(2, 2)[1],
        Choose(MoveCode.TABLE): layout.column_keys(3, 2)[0],
        TouchBoard(): layout.board_target(False),
    }
    if isinstance(intent, TouchSeat):
        return seat_blocks(layout, seats)[intent.seat]
    if isinstance(intent, TypeDigits):
        row, column = divmod(("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0").index(intent.digits), 3)
        return layout.column_keys(row, 3)[column]
    return rows[intent]


def wait_for(run: xvfb.Run, prompt: Phrase) -> None:
    """Until the program shows what it should; players take their time."""
    time.sleep(0.1)  # what comes sooner is the last touch's bounce
    end = time.monotonic() + xvfb.PATIENCE_S
    while run.prompt != (wanted := words_of(prompt.code, prompt.facts)):
        assert time.monotonic() < end, f"waited for {wanted}, it says {run.prompt}"
        time.sleep(xvfb.LOOK_S)


@pytest.mark.skipif(bool(xvfb.why_not()), reason=xvfb.why_not())
@pytest.mark.timeout(180)
@pytest.mark.parametrize(
    ("game", "level", "seed"),
    [("holdem", 1, 5), pytest.param("triple-draw-27", 2, 26, marks=pytest.mark.slow), ("guts", 1, 5)],
)
def test_the_program_deals_a_hand_on_an_x_server_and_keeps_it(tmp_path: Path, game: str, level: int, seed: int) -> None:
    """By touches, to the debriefing; then the window is closed, and the debriefing is printed."""
    hand = ("--game", game, "--level", str(level), "--seed", str(seed))
    options = ("--screen", *hand, "--trainee", "anna", "--state", str(tmp_path))
    same = Session(TableHand(plot(level, seed, game)), 0)
    seats = len(view_of(same).seats)
    (tmp_path / "panel").mkdir()
    panel = xvfb.Panel(tmp_path / "panel")
    try:
        run = xvfb.Run(panel, *options, command=("train", "table"))
        assert run.wait_for_another("") == "YOUR MOVE"
        for intent in right_touches(same):
            run.touch(spot(intent, seats, game))
            same.touched(intent, 1)
            wait_for(run, view_of(same).prompt)
        steps = len(same.watcher.done)
        assert run.prompt == f"RIGHT: {steps} OF {steps}"
        assert run.close() == (0, "")
    finally:
        panel.close()
    (row,) = Trainees(tmp_path / "trainees").rows("anna")
    assert (row.right, row.given, len(row.steps)) == (True, f"{steps}/{steps}", steps)


class LaidFaces:
    """What the cards are that a test has laid: what the program has to read."""

    def __init__(self, table: SimulatedTable) -> None:
        self._lies = table.zone_of

    def board(self, first: int, count: int) -> tuple[Card, ...]:
        return tuple(self._at(BOARD[place - 1])[0] for place in range(first, first + count))

    def up(self, hand: Hand) -> dict[int, Card]:
        return {}

    def tabled(self, seat: int) -> tuple[Card, ...]:
        return self._at(SEATS[seat - 1])

    def _at(self, zone: Zone) -> tuple[Card, ...]:
        return tuple(card for card in PACK_52.cards if self._lies(card) == zone)


@pytest.mark.slow
@pytest.mark.skipif(bool(xvfb.why_not()), reason=xvfb.why_not())
@pytest.mark.timeout(240)
def test_the_program_sees_real_cards_on_a_port(tmp_path: Path) -> None:
    """Another process than the one that has the nodes: hands lay cards, fingers say the rest."""
    table = SimulatedTable(3, real_speed=False)
    deck = tmp_path / "deck.toml"
    lines = [f'{card} = "{table.number_of(card)[::-1].hex().upper()}"' for card in PACK_52.cards]
    pucks = ", ".join(f'"{puck[::-1].hex().upper()}"' for puck in table.pucks)
    deck.write_text("\n".join([f"pucks = [{pucks}]", "[cards]", *lines]) + "\n")
    hand = TableHand(plot(1, 5), LaidFaces(table))
    lay = Laying(table, hand.hand, Random(1))
    watcher, same = Watcher(hand), Session(TableHand(plot(1, 5)), 0)
    port = SimulatedPort(table, tmp_path / "line", SystemClock())
    port.start()
    (tmp_path / "panel").mkdir()
    panel = xvfb.Panel(tmp_path / "panel")
    cards = ("--port", str(port.path), "--deck", str(deck), "--seed", "5")
    options = (*cards, "--trainee", "anna", "--state", str(tmp_path))
    try:
        run = xvfb.Run(panel, *options, command=("train", "table"))
        assert run.wait_for_another("") == "YOUR MOVE"
        time.sleep(3)  # until all nodes are heard
        for move in right_moves(watcher):
            if gestures := gestures_of(hand.hand, move):
                for gesture in gestures:
                    lay(gesture)
                    time.sleep(0.5)
                time.sleep(1.5)
            for intent in () if gestures else touches_of(same, move):
                before = run.prompt
                run.touch(spot(intent, len(view_of(same).seats)))
                time.sleep(0.1)
                run.wait_for_another(before, 1)
            watcher.does(move, 1)
        steps = len(watcher.done)
        assert run.wait_for_another("YOUR MOVE", 5).startswith("RIGHT")
        assert run.close() == (0, "")
    finally:
        panel.close()
        port.close()
    (row,) = Trainees(tmp_path / "trainees").rows("anna")
    assert [(step.did, step.due) for step in row.steps if not step.right] == []
    assert len(row.steps) == steps


def gestures_of(hand: Hand, move: Move) -> list[Gesture]:
    """What hands do for it; nothing for what is only said."""
    match move.verb:
        case MoveCode.DEAL:
            return [Gesture(Hands.PITCH, seat) for seat in tuple(hand.awaiting.seats) * sum(hand.deal_shape)]
        case MoveCode.FLOP | MoveCode.TURN | MoveCode.RIVER:
            return [Gesture(Hands.BOARD)]
        case MoveCode.BURN:
            return [Gesture(Hands.BURN)]
        case MoveCode.MUCK:
            return [Gesture(Hands.MUCK, move.numbers[0])]
        case MoveCode.BUTTON:
            return [Gesture(Hands.BUTTON, move.numbers[0])]
    return []


def test_without_a_screen_one_line_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    in_process(capsys, "train", "table", "--screen", "--state", str(tmp_path)).is_one_clear_line("no screen here")


def test_real_cards_need_a_deck_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    port = ("train", "table", "--port", str(tmp_path / "line"), "--state", str(tmp_path))
    in_process(capsys, *port).is_one_clear_line("--deck")
    in_process(capsys, *port, "--deck", str(tmp_path / "none.toml")).is_one_clear_line("none.toml")


@pytest.mark.skipif(bool(xvfb.why_not()), reason=xvfb.why_not())
@pytest.mark.timeout(120)
def test_what_fingers_touch_lies_on_simulated_sensors_and_a_hand_that_is_left_is_not_kept(tmp_path: Path) -> None:
    """All of it in one process; the deal is told once the nodes have read every card."""
    same = Session(TableHand(plot(1, 5)), 0)
    (tmp_path / "panel").mkdir()
    panel = xvfb.Panel(tmp_path / "panel")
    options = ("--simulated", "--seed", "5", "--trainee", "anna", "--state", str(tmp_path))
    try:
        run = xvfb.Run(panel, *options, command=("train", "table"))
        assert run.wait_for_another("") == "YOUR MOVE"
        time.sleep(3)  # until all nodes are heard
        due = same.watcher.due
        assert due is not None
        for intent in touches_of(same, due.move):
            run.touch(spot(intent, len(view_of(same).seats)))
            time.sleep(0.4)
        assert run.wait_for_another("YOUR MOVE") != "YOUR MOVE"
        assert run.close() == (0, "")
    finally:
        panel.close()
    assert Trainees(tmp_path / "trainees").rows("anna") == ()


@pytest.mark.timeout(120)
def test_a_session_that_a_card_ends_is_debriefed_told_in_one_line_and_not_kept(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Third street dealt against the clock: nobody can tell which cards are up."""

    def dealt(session: Session, school: object, cards: object) -> TrainingError:
        return refusal(TrainingCode.NOT_READ, seat=4)

    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(train_session, "_show", dealt)
    anna = ("--trainee", "anna", "--state", str(tmp_path))
    ran = in_process(capsys, "train", "table", "--screen", "--game", "stud", *anna)
    ran.is_one_clear_line("seat 4: its cards cannot be read")
    assert "0 steps, 0 wrong" in ran.out
    assert Trainees(tmp_path / "trainees").rows("anna") == ()
