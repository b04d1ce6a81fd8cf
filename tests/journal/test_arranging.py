"""What a table is told in mid-hand happens between hands, and its settings change from one hand to the next (`later`,
`recall`, `set`).
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealerassist.cards import DealerAssistError
from dealerassist.engine import (
    PRESETS,
    FixedLimit,
    IllegalActionError,
    NoLimit,
    PotLimit,
    Question,
    Refusal,
    SetupError,
    game_named,
    parse_command,
    preset,
)
from dealerassist.engine import commands as c
from dealerassist.engine.codes import SetupCode
from dealerassist.journal.arranging import arranged, table_lines
from dealerassist.journal.header import read_header
from dealerassist.journal.live import LiveTable
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.recovery import recover
from dealerassist.journal.rows import JOURNAL_FILE, Kind
from dealerassist.journal.show import hand_script, rows_of
from dealerassist.journal.writer import JournalWriter
from dealerassist.rehearsal.dealing import random_command
from dealerassist.rehearsal.evenings import random_table
from tests.journal.evening import MEMORY, TurnedClock, recording, standing, table, tell

SEATS = st.integers(1, 10)
SEAT_COMMANDS = st.one_of(
    st.builds(c.Sit, SEATS, st.none() | st.integers(0, 5000)),
    st.builds(c.Chips, SEATS, st.integers(0, 500)),
    st.builds(c.Leave, SEATS),
    st.builds(c.Away, SEATS),
    st.builds(c.Back, SEATS),
    st.builds(c.Recall, SEATS),
)


def put_off(command: c.SessionCommand) -> c.SessionCommand:
    return command if isinstance(command, c.Recall) else c.Later(command)


def taken(live: LiveTable, command: c.Command) -> bool:
    before = standing(live)
    try:
        live.tell(command)
    except DealerAssistError:
        assert standing(live) == before, "a refused command leaves no trace"
        return False
    return True


def play(live: LiveTable, rng: Random, commands: int) -> None:
    while commands and not live.hand.over:
        live.tell(random_command(live.hand, rng))
        commands -= 1


@settings(max_examples=150)
@given(st.integers(0, 2**32), st.lists(SEAT_COMMANDS, max_size=12), st.data())
def test_walkthrough_3i_any_seat_commands_queued_in_mid_hand_equal_the_same_told_between_hands(
    seed: int, commands: list[c.SessionCommand], data: st.DataObject
) -> None:
    queued, told = LiveTable(*random_table(Random(seed))), LiveTable(*random_table(Random(seed)))
    play(told, Random(seed), 1000)
    rng = Random(seed)
    in_mid_hand = []
    for command in commands:
        play(queued, rng, data.draw(st.integers(0, 8)))
        in_mid_hand.append(taken(queued, put_off(command)))
    play(queued, rng, 1000)
    assert in_mid_hand == [taken(told, command) for command in commands]
    assert (queued.table, queued.arranged, queued.between) == (told.table, told.arranged, told.between)


def test_walkthrough_3i_the_hand_goes_on_as_if_nothing_had_been_told() -> None:
    live = LiveTable(*table())
    live.tell(parse_command("later leave 2"))
    assert live.table == live.session
    assert 2 in {seat.number for seat in live.hand.seats if seat.live}
    live.tell(c.Void())
    assert [place.number for place in live.table.places] == [1, 3, 4]
    assert [seat.number for seat in live.next().hand.seats] == [3, 4, 1]


def test_rules_1_6_chips_still_may_not_join_a_stack_during_a_hand() -> None:
    live = LiveTable(*table())
    with pytest.raises(IllegalActionError, match="hand-not-over"):
        live.tell(c.Chips(2, 500))
    live.tell(c.Later(c.Chips(2, 500)))
    assert live.hand.seat(2).stack == 1000 - live.hand.seat(2).bet


def test_what_was_told_of_a_seat_is_taken_back_alone() -> None:
    live = LiveTable(*table())
    for line in ("later leave 2", "later sit 9 500", "later chips 3 50", "later set blinds 5 10", "recall 2"):
        live.tell(parse_command(line))
    assert live.between == (c.Sit(9, 500), c.Chips(3, 50), c.Set("blinds 5 10"))
    with pytest.raises(IllegalActionError) as refused:
        live.tell(c.Recall(2))
    assert refused.value.code is Refusal.NOTHING_TO_TAKE_BACK


def test_a_restart_finds_what_was_queued_and_what_was_set(tmp_path: Path) -> None:
    with recording(tmp_path, *table()) as recorder:
        tell(recorder, "later leave 2", "later away 3", "recall 3", "deal 2 xx xx", "later set blinds 5 10 20")
        was = standing(recorder._live)
    found = recover(tmp_path / JOURNAL_FILE)
    assert found is not None
    assert standing(found.live) == was
    assert found.live.between == (c.Leave(2), c.Set("blinds 5 10 20"))
    bodies = [row.body for row in rows_of(tmp_path / JOURNAL_FILE) if row.kind is Kind.TABLE]
    assert bodies == ["later leave 2", "later away 3", "recall 3", "later set blinds 5 10 20"]
    assert "deal 2" in hand_script(tmp_path / JOURNAL_FILE, 1)


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.lists(SEAT_COMMANDS, max_size=6))
def test_any_queue_survives_a_restart(seed: int, commands: list[c.SessionCommand]) -> None:
    rng = Random(seed)
    with TemporaryDirectory(dir=MEMORY) as folder:
        recorder = Recorder.start(JournalWriter(Path(folder)), TurnedClock(), *random_table(rng), "dealer", "script")
        try:
            for command in commands:
                if not recorder.hand.over:
                    recorder.tell(random_command(recorder.hand, rng), "dealer", "touch")
                try:
                    recorder.tell(put_off(command), "dealer", "touch")
                except IllegalActionError:
                    continue
        finally:
            recorder.close()
        found = recover(Path(folder) / JOURNAL_FILE)
        assert found is not None
        assert standing(found.live) == standing(recorder._live)


def test_issue_setting_up_a_next_hand_is_dealt_as_set(tmp_path: Path) -> None:
    with recording(tmp_path, *table()) as recorder:
        tell(recorder, "void", "set limit fixed 20 40; chip 5", "set house holland-casino", "set button 3")
        recorder.next_hand("dealer", "touch")
        assert recorder.hand.setup.stakes.limit == FixedLimit(20, 40)
        assert (recorder.hand.setup.chip, recorder.hand.setup.button, recorder.house.name) == (5, 3, "holland-casino")
        assert recorder.hand.setup.number == 2
        was = standing(recorder._live)
    found = recover(tmp_path / JOURNAL_FILE)
    assert found is not None
    assert standing(found.live) == was
    header = next(row.body for row in rows_of(tmp_path / JOURNAL_FILE, hand=2) if row.kind is Kind.HAND)
    assert {"limit fixed 20 40", "chip 5", "house holland-casino", "button 3"} <= set(header.splitlines())


def after(lines: str) -> list[str]:
    session, house = table()
    return table_lines(*arranged(session, house, lines))


def test_a_line_takes_the_place_of_the_one_with_the_same_word() -> None:
    assert after("") == ["game holdem", "limit no", "house tda-2024", "blinds 10 20"]
    assert after("blinds 5 10 20") == ["game holdem", "limit no", "house tda-2024", "blinds 5 10 20"]
    assert after("blinds 0; ante 5 bb") == ["game holdem", "limit no", "house tda-2024", "ante 5 bb"]
    assert after("rule cap none; rule cap_headsup none")[2:4] == ["house tda-2024", "rule cap none"]
    assert after("house roberts; limit pot")[1:3] == ["limit pot", "house roberts"]
    changed = arranged(*table(), "rule rake_percent 5")
    assert arranged(*changed, "house roberts")[1] == preset("roberts")


def test_the_least_bet_of_no_limit_goes_with_the_blinds() -> None:
    session, house = table()
    assert session.stakes.limit == NoLimit(20)
    assert arranged(session, house, "blinds 50 100")[0].stakes.limit == NoLimit(100)
    assert arranged(session, house, "limit pot 30; blinds 50 100")[0].stakes.limit == PotLimit(30)


def test_a_house_that_is_no_preset_keeps_its_name() -> None:
    session, house = table()
    own = arranged(session, house, "house roberts; rule cap 5; named ours")[1]
    assert own == replace(preset("roberts"), cap=5, name="ours")
    assert arranged(session, own, "blinds 1 2")[1] == own


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("seat 3 500", "seat cannot be set"),
        ("blinds 20 10", "blinds are at least 1 and do not fall"),
        ("blinds 10 20; blinds 5 10", "blinds stands twice"),
        ("limit sky", "does not play limit sky"),
        ("game snap", "does not play snap"),
        ("house nowhere", "no such preset"),
        ("button 11", "out of range"),
        ("chip 0", "out of range"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason_and_leaves_no_trace(lines: str, reason: str) -> None:
    live = LiveTable(*table())
    live.tell(c.Void())
    before = standing(live)
    with pytest.raises(DealerAssistError, match=reason):
        live.tell(c.Set(lines))
    assert standing(live) == before


@pytest.mark.parametrize(
    ("blinds", "posted"), [("10", ((2, 10),)), ("5 10 20", ((2, 5), (3, 10), (4, 20))), ("20 40", ((2, 20), (3, 40)))]
)
def test_a_misdeal_is_dealt_again_with_as_many_blinds_as_are_set(
    blinds: str, posted: tuple[tuple[int, int], ...]
) -> None:
    live = LiveTable(*table())
    live.tell(c.Void())
    live.tell(c.Set(f"blinds {blinds}"))
    setup = live.next().hand.setup
    assert setup.button == 1
    assert setup.blinds == posted


def test_without_a_place_for_the_button_the_next_hand_is_refused_and_the_table_stands() -> None:
    live = LiveTable(*table(seats=2))
    live.tell(c.Void())
    live.tell(c.Set("button 5"))
    with pytest.raises(SetupError) as refused:
        live.next()
    assert refused.value.code is SetupCode.BAD_BUTTON
    live.tell(c.Set("button 2"))
    assert live.next().hand.setup.button == 2


@settings(max_examples=150)
@given(
    st.integers(0, 2**32),
    st.lists(st.sampled_from(["0", "10", "10 20", "10 20 40", "5 5 10 20"]), min_size=1, max_size=4),
    st.sampled_from(PRESETS),
)
def test_whatever_blinds_follow_on_each_other_somebody_posts_each_and_nobody_two(
    seed: int, blinds: list[str], house: str
) -> None:
    rng = Random(seed)
    live = LiveTable(*random_table(rng))
    live.tell(c.Later(c.Set(f"house {house}")))
    for amounts in blinds:
        if rng.random() < 0.3:
            live.tell(c.Void())
        play(live, rng, 1000)
        live.tell(c.Set(f"blinds {amounts}; ante 1"))
        session, rules = live.arranged
        if sum(place.plays(rules) for place in session.places) < 2:
            return
        try:
            setup = session.next(rules)
        except SetupError as error:
            assert error.code is SetupCode.BAD_BUTTON, "heads-up with a dead button: the dealer says where it lies"
            return
        assert not isinstance(setup, Question)
        posters = [seat for seat, _ in setup.blinds]
        assert len(posters) == len(set(posters))
        asked = [int(word) for word in amounts.split() if word != "0"]
        assert {amount for _, amount in setup.blinds} <= set(asked)
        assert not asked or max(asked[:2]) in {amount for _, amount in setup.blinds}
        live = live.next()


def test_rules_10_a_pot_that_is_carried_over_stays_whatever_is_set() -> None:
    """Guts: what nobody won lies there for the next hand, whoever has the button then."""
    session = replace(table()[0], carried=125, in_round=True)
    moved, _ = arranged(session, preset("tda-2024"), f"button {session.places[1].number}")
    assert (moved.carried, moved.in_round) == (125, True)
    assert moved.button == session.places[1].number
    assert arranged(session, preset("tda-2024"), "chip 5")[0].carried == 125


def test_rules_8_a_short_pack_stays_until_another_game_is_set() -> None:
    """Five card draw with 32 cards."""
    header = "game five-card-draw\npack 32\nlimit pot\nblinds 10 20\nbutton 1\nseat 1 500\nseat 2 500\n"
    session, house = read_header(enumerate(header.splitlines(), 1), "table")
    assert arranged(session, house, "button 2")[0].game == session.game != game_named("five-card-draw")
    assert arranged(session, house, "game holdem")[0].game == game_named("holdem")
    assert arranged(session, house, "game five-card-draw")[0].game == game_named("five-card-draw")
