"""Whatever happens in a hand that is played can be said with the facts that come with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dealerassist.cards import cards_text
from dealerassist.engine import Hand, IllegalActionError, event_code, parse_command
from dealerassist.engine import commands as c
from dealerassist.engine.events import Asked, Event, Ruled
from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.script import read_script
from dealerassist.words import error_words, fill

HEADER = "game holdem\nlimit no\nblinds 10 20\nchip 5\nbutton 1\n"
ALL_IN_AND_SPLIT = (
    HEADER
    + """\
rule straddle utg
rule rake-percent 5
seat 1 400
seat 2 15
seat 3 1000
seat 4 1000
seat 5 1000
ante 5
straddle 4 40
fold 5
allin 1
raise 3 800
fold 4
kill 2 absent
void the deck was fouled
"""
)
PASSIVE = (
    HEADER
    + """\
rule rake-percent 5
seat 1 1000
seat 2 1000
seat 3 ?
call 1
call 2
check 3
board 2c 7d 9h
check 2
bet 3 100
call 1
fold 2
board Js
allin 3 400
call 1
board Kd
show 1 Ah Qs
show 3 Ad Qc
give main 1 5 by mistake
award
"""
)
DEALERS_WORD = (
    HEADER
    + """\
seat 1 1000
seat 2 1000
seat 3 1000
call 1
raise 2 100
fold 3
call 1
fix stack 1 900 recount
board 2c 7d 9h Js
floor four-card-flop scramble three of these four
board 2c 7d 9h
check 2
check 1
board xx
check 2
check 1
board xx
check 2
bet 1 100
call 2
wins 1,2
"""
)


def told(script: str) -> Iterator[Event]:
    """Everything that happens in a script; a line that is refused must be sayable, and is left out."""
    player = ScriptPlayer(read_script(script, "script"))
    yield from player.hand.opening
    for step in player.play():
        yield from step.events


def facts_of(event: Event) -> dict[str, object]:
    values = event._asdict()
    return {name: cards_text(value) if isinstance(value, tuple) else value for name, value in values.items()}


@pytest.mark.parametrize("script", [ALL_IN_AND_SPLIT, PASSIVE, DEALERS_WORD], ids=["all-in", "passive", "word"])
def test_what_happens_can_be_said(script: str) -> None:
    for event in told(script):
        assert fill(event_code(event), facts_of(event))
        match event:
            case Ruled(ruling):
                assert fill(ruling.code, ruling.facts)
            case Asked(question):
                assert fill(question.code, {"seat": question.seat, "options": question.options})


def test_acts_that_take_the_whole_stack_say_so() -> None:
    said = [fill(event_code(event), facts_of(event)) for event in told(ALL_IN_AND_SPLIT)]
    assert "seat 1 is all-in for 395" in said
    assert "seat 4 straddles 40" in said


@pytest.mark.parametrize(
    ("refused", "words"),
    [
        ("check 1", "no check: 20 to call"),
        ("raise 1 30", "seat 1 must bet or raise to 40 at least"),
        ("raise 1 2000", "seat 1 may bet or raise to 1,000 at most"),
        ("fold 2", "it is another seat's turn"),
        ("fold 9", "nobody plays at that seat"),
        ("bet 1 40", "a bet stands already: raise instead"),
        ("fix bet 2 5000", "seat 2: 1,000 at most"),
        ("kill 9", "nobody plays at seat 9"),
        ("complete 1", "there is no such act in this game"),
        ("award", "this cannot be done now"),
    ],
)
def test_refusals_say_what_would_be_right(refused: str, words: str) -> None:
    player = ScriptPlayer(read_script(HEADER + "seat 1 1000\nseat 2 1000\nseat 3 1000\ncall 1\n", "script"))
    hand = player.hand
    deal(hand)
    command = parse_command(refused)
    assert isinstance(command, c.HandCommand)
    with pytest.raises(IllegalActionError) as caught:
        hand.push(command)
    assert error_words(caught.value) == words


def deal(hand: Hand) -> None:
    """Two cards to each seat."""
    for number in hand.awaiting.seats:
        hand.push(c.Deal(number, 2))
