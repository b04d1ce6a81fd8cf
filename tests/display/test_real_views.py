"""Every promise of DISPLAY 10 on screens that real tables show: by touch and on sensors, all limits, 2 to 10 seats,
amounts of one to eight figures, 3 panels x 2 themes x 4 languages; every prompt that hold'em can give; UNDO and dots
as the journal has them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from dealerassist.display.speech import fact_words, speak
from dealerassist.views import KeyRow, MarkCode, PhraseCode, PotRow, Press, PressKey, SeatLook, StepView, TableView
from tests.display.panels import PANELS, faults
from tests.display.random_dealer import RandomDealer
from tests.display.real_tables import MOST, RealTable, settings
from tests.display.undo_unit import Standing, caption, implied_seats, standing, unit

pytestmark = pytest.mark.usefixtures("qapp")

STEPS, RESTART_AT = 110, 70
EVENINGS = 16
MOST_EVENINGS = 400
UNDO = PressKey(Press.UNDO)

ANOTHER_GAME = {
    PhraseCode.ACT_BRING_IN: "stud: nobody brings in where there are blinds",
    PhraseCode.DEAL_STREET: "stud: hold'em's streets have names",
    PhraseCode.DRAW: "draw: no card is changed",
    PhraseCode.DISCARD: "pineapple: no card is thrown away",
    PhraseCode.NOT_IN_PACK: "short deck: a pack of 52 has every card",
    PhraseCode.DEAL_COMMUNITY: "stud: hold'em's board is for all anyway",
    PhraseCode.DOOR_CARDS: "stud: no card of a seat lies face up",
    PhraseCode.WHO_BRINGS_IN: "stud: positions decide who acts first",
    PhraseCode.WHO_IS_HIGH: "stud: positions decide",
    PhraseCode.WHO_IS_LOW: "razz: positions decide",
    PhraseCode.DECLARE: "Guts: who is in has bet or called",
    PhraseCode.OPENERS: "draw: nobody has to prove what he opened with",
    PhraseCode.WHO_IS_WEAKEST: "Guts: who loses pays no more than he has bet",
    PhraseCode.PUSH_NO_LOW: "high-low: every pot goes to the best high hand",
    PhraseCode.WHO_WINS_HIGH: "high-low: a pot is one",
    PhraseCode.WHO_WINS_LOW: "high-low: a pot is one",
}
"""What no hold'em table can ever ask."""

DONE_BY_ITSELF = {
    PhraseCode.POST_BLINDS: "blinds stand in front of their seats as soon as a hand begins",
    PhraseCode.POST_ANTES: "antes do too",
    PhraseCode.COLLECT: "BURN · FLOP says that the round is over",
    PhraseCode.PUSH_TWO: "one push a prompt",
    PhraseCode.ODD_CHIP: "a line of the push that it belongs to",
    PhraseCode.OUT_OF_TURN: "a sensor's word moves the action, a touch cannot be out of turn",
    PhraseCode.SHUFFLE: "between hands the prompt says where the button goes, or what is missing",
    PhraseCode.MISDEAL: "MISDEAL is a key, and the floor's answer",
    PhraseCode.CARDS_CROWDED: "WHICH CARD? has all that lie on the place as its keys",
}
"""What the table shows in another way than by a prompt, or not at all so far."""

OF_THE_MENU = {
    PhraseCode.PLAYERS_MISSING,
    PhraseCode.PLAYERS_TOO_MANY,
    PhraseCode.BUTTON_WHERE,
    PhraseCode.BAD_BLINDS,
    PhraseCode.BAD_BETS,
    PhraseCode.BAD_SETTING,
    PhraseCode.DEALER_CHANGE,
    PhraseCode.DEALER_UNKNOWN,
    PhraseCode.VERDICT,
    PhraseCode.PUT_IN,
}
"""What seating players, setting a table up, signing in and VERIFY ask or say: `test_menu` has a finger for that."""

OF_TRAINING = {
    *(code for code in PhraseCode if code.startswith(("ask-", "exam-", "heard-", "say-", "step-"))),
    PhraseCode.YOUR_MOVE,
    PhraseCode.LOOK,
    PhraseCode.DEBRIEFED,
    PhraseCode.WATCH,
    PhraseCode.WATCH_STOP,
    PhraseCode.RIGHT,
    PhraseCode.LATE,
    PhraseCode.WRONG,
}
"""What a trainee is asked and told: `test_screen` and `test_session` in `tests/training` have all of it."""
OF_THE_CAMERA = {PhraseCode.AREA_CORNER, PhraseCode.AREA_FITS, PhraseCode.AREA_LAY}
"""Where the camera sees the board: asked before anything is played."""
AT_THE_PINS = {PhraseCode.KEY_STUCK}
"""Of keys at the box's own pins, which this table has not: see `test_keys` in `tests/table`."""

NOT_HERE = OF_THE_MENU | AT_THE_PINS | OF_TRAINING | OF_THE_CAMERA
GIVEN = set(PhraseCode) - set(ANOTHER_GAME) - set(DONE_BY_ITSELF) - NOT_HERE


def seeds(quick: int, slow: int) -> list[object]:
    return [*range(quick), *(pytest.param(1_000 + seed, marks=pytest.mark.slow) for seed in range(slow))]


def evening(folder: Path, seed: int) -> Iterator[tuple[RealTable, RandomDealer, TableView]]:
    """A table at random, every screen that it shows, and after a while a restart."""
    rng = Random(seed)
    folder.mkdir()
    real = RealTable(folder, settings(rng), rng, reads=rng.random() < 0.6)
    dealer = RandomDealer(real, rng, senses=rng.random() < 0.5)
    try:
        for step in range(STEPS):
            if step == RESTART_AT:
                real.restart()
                yield real, dealer, real.table.view
            yield real, dealer, dealer.step()
    finally:
        real.close()


def amounts(view: TableView) -> Iterator[int]:
    """All chips that the screen shows."""
    facts = [view.prompt.facts, *(key.facts for key in view.row)]
    for row in view.column:
        facts += [key.facts for key in row.keys] if isinstance(row, KeyRow) else []
        facts += [{"a": pot.amount or 0} for pot in row.pots] if isinstance(row, PotRow) else []
        facts += [row.facts] if isinstance(row, StepView) else []
    named = (each.get(name) for each in facts for name in ("a", "b"))
    yield from (amount for amount in named if isinstance(amount, int))
    yield from (seat.amount or 0 for seat in view.seats)
    yield (view.pot.amount or 0) if view.pot is not None else 0


def promised(view: TableView) -> bool:
    """Eight figures at most."""
    return max(amounts(view)) <= MOST


def acted(real: RealTable) -> list[Standing]:
    return standing((row.seq, row.source, row.body) for row in real.rows())


@pytest.mark.parametrize("seed", seeds(EVENINGS, 300))
def test_display_10_every_screen_of_a_real_table_keeps_every_promise(tmp_path: Path, seed: int) -> None:
    shown = set()
    for _, _, view in evening(tmp_path / "table", seed):
        if promised(view) and repr(view) not in shown:
            shown.add(repr(view))
            assert faults(view, [PANELS[(seed + len(shown)) % len(PANELS)]]) == [], view
    assert len(shown) > STEPS / 8


@pytest.mark.parametrize("seed", seeds(40, 400))
def test_display_10_undo_and_dotted_edges_are_what_the_journal_has(tmp_path: Path, seed: int) -> None:
    """Read from the rows alone. While an act waits for the dealer after a change, only the engine knows what stands."""
    waited, before = 0, list[Standing]()
    for real, dealer, view in evening(tmp_path / "table", seed):
        waited = view.hand if real.keeper.waiting is not None else waited
        if waited == view.hand or not {MarkCode.RECALL, MarkCode.VERIFY}.isdisjoint(view.marks):
            continue  # the screen shows another hand than the one in play
        if view.menu and real.keeper.hand.over:
            continue  # the seats show who sits there, not how the hand ended
        now = acted(real)
        speak("en")
        assert fact_words(view.row[0].facts.get("what")) in {caption(unit(now)), ""}
        dotted = {seat.number for seat in view.seats if seat.implied and seat.look is not SeatLook.TO_ACT}
        to_act = {seat.number for seat in view.seats if seat.look is SeatLook.TO_ACT}
        left = {seat.number for seat in view.seats if seat.look in {SeatLook.EMPTY, SeatLook.AWAY}}
        assert dotted == implied_seats(now) - to_act - left
        if dealer.pressed == UNDO and len(now) < len(before) and dealer.before.hand == view.hand:
            gone = {each.seq for each in before} - {each.seq for each in now}
            assert gone == {each.seq for each in unit(before)}
        before = now


def test_display_9_every_prompt_of_holdem_comes_from_a_real_table_and_keeps_every_promise(tmp_path: Path) -> None:
    kinds: dict[tuple[PhraseCode, bool, bool], TableView] = {}
    reached: set[PhraseCode] = set()
    for seed in range(MOST_EVENINGS):
        for _, _, view in evening(tmp_path / str(seed), seed):
            if promised(view):
                kinds.setdefault((view.prompt.code, max(amounts(view)) >= 10_000_000, len(view.seats) == 10), view)
        reached = {code for code, _, _ in kinds} - OF_THE_MENU
        if reached >= GIVEN:
            break
    assert reached == GIVEN, {"never asked": sorted(GIVEN - reached), "asked": sorted(reached - GIVEN)}
    one_each = {code: view for (code, _, _), view in kinds.items()}
    for turn, view in enumerate(kinds.values()):
        assert faults(view, [PANELS[turn % len(PANELS)]]) == [], view
    for view in one_each.values():
        assert faults(view) == [], view
