"""A script knows what happens in a hand and where each card lies; the truth knows what a dealer would remember."""

from __future__ import annotations

import pytest

from dealerassist.cards import PACK_52
from dealerassist.engine import Setup
from dealerassist.engine import commands as c
from dealerassist.journal.phh import PhhHand
from dealerassist.rehearsal.hands import Script, random_record, script_of
from dealerassist.rehearsal.records import table_of
from dealerassist.rehearsal.truth import Truth
from tests.rehearsal.hands import OTHER_GAMES, drawn, named, recorded

RECORD = named("nlhe/73_80")
"""5 raises to 225, 1 to 1100, 5 calls; flop: 1 checks, 5 bets 750, 1 calls; checked down; 1 shows, 5 mucks."""


def played(script: Script, until: int | None = None) -> Truth:
    truth = Truth(script)
    for command in script.commands[:until]:
        truth.tell(command)
    return truth


def test_every_card_of_a_script_lies_in_one_place() -> None:
    for record in recorded()[::20]:
        script = script_of(record)
        holes = [card for cards in script.holes.values() for card in cards]
        assert sorted([*holes, *script.board, *script.stub], key=str) == sorted(PACK_52.cards, key=str)


def test_shown_cards_are_those_that_were_dealt() -> None:
    script = script_of(RECORD)
    shown = {command.seat: command.cards for command in script.commands if isinstance(command, c.Show)}
    assert shown
    assert all(script.holes[seat] == cards for seat, cards in shown.items())


def test_folded_and_mucked_cards_go_to_the_muck() -> None:
    script = script_of(RECORD)
    gone = {command.seat for command in script.commands if isinstance(command, (c.Fold, c.Muck))}
    assert gone == {2, 3, 4, 5, 6}
    assert set(script.folded()) == {card for seat in gone for card in script.holes[seat]}


def test_a_drawn_hand_is_the_same_for_the_same_seed_and_has_no_dealers_error() -> None:
    for seed in range(30):
        script = script_of(random_record(seed))
        assert script.commands == script_of(random_record(seed)).commands
        assert not any(isinstance(command, (c.Floor, c.Identify, c.Wins, c.Straddle)) for command in script.commands)
        assert None not in script.finished.board
    assert script_of(random_record(1)).commands != script_of(random_record(2)).commands


@pytest.mark.parametrize("game", OTHER_GAMES)
def test_a_drawn_hand_of_any_game_has_every_card_in_one_place(game: str) -> None:
    for seed in range(12):
        script = script_of(drawn(game, seed))
        held = [card for cards in script.holes.values() for card in cards]
        gone = [card for cards in script.given_up.values() for card in cards]
        pack = script.record.setup.game.pack.cards
        assert sorted([*held, *gone, *script.board, *script.stub], key=str) == sorted(pack, key=str)


def test_the_truth_remembers_who_did_what_on_which_street() -> None:
    truth = played(script_of(RECORD), 16)
    assert truth.aggressor(0) == 1
    assert truth.aggressor(3) == 5
    assert truth.bet_on(0, 5) == 1100
    assert truth.bet_on(3, 5) == 750
    assert truth.wagered(5) == 750
    assert truth.has_acted(0, 3)
    assert not truth.has_acted(3, 5)
    assert truth.was_in(0, 3)
    assert not truth.was_in(3, 3)
    assert truth.live == {1, 5}
    assert truth.actions == 9


def test_a_call_is_what_stands_in_front_of_the_caller() -> None:
    truth = played(script_of(RECORD), 13)
    assert truth.bet_on(0, 5) == 1100


def test_who_wins_among_those_who_play_for_a_pot() -> None:
    truth = played(script_of(RECORD))
    truth.finish()
    assert truth.hand.over
    assert truth.winners_among(()) == (1,)
    assert truth.mucked == {5}


def test_what_lies_on_the_board() -> None:
    script = script_of(RECORD)
    truth = played(script, 14)
    assert [truth.lies_at(place) for place in range(1, 6)] == [*script.board[:3], None, None]


@pytest.mark.parametrize("record", recorded(), ids=lambda record: record.file)
def test_a_table_set_up_from_a_record_is_dealt_with_the_recorded_blinds_and_antes(record: PhhHand) -> None:
    """Everybody's ante or the big blind's for all (PROCEDURES 16): a journal that begins with it has the same hand."""
    table = table_of(record)
    dealt = table.session.next(table.house)
    assert isinstance(dealt, Setup)
    assert (dealt.antes, dealt.blinds) == (record.setup.antes, record.setup.blinds)
