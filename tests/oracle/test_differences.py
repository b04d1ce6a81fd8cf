"""The list of where pokerkit differs: complete, with a rule and an example each, and the examples do what they say."""

from __future__ import annotations

import re

import pytest

from dealerassist.engine import PRESETS
from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.script import read_script
from tests.oracle.differences import HOLDEM_KINDS, Kind
from tests.oracle.examples import DOCUMENT, ScriptChooser, case_from, script_of, sections
from tests.oracle.lockstep import Lockstep
from tests.oracle.shapes import OTHERS

ROW = re.compile(r"^\| ([\w-]+) \| ([\d,]+) \| ([\d,]+) \|$", re.MULTILINE)


def test_every_kind_stands_in_the_document_and_none_besides() -> None:
    assert list(sections()) == [str(kind) for kind in Kind]


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_names_its_rule_and_its_source(kind: Kind) -> None:
    prose, _, _ = sections()[kind].partition("```")
    assert re.match(r"Rule: .*\((RULES|PROCEDURES) \d+.*\).* pokerkit\s", prose, re.DOTALL)


@pytest.mark.parametrize("kind", Kind)
def test_the_example_of_a_kind_plays_as_its_rule_says(kind: Kind) -> None:
    script = script_of(kind)
    assert any(line.text.startswith("expect ") for line in script.lines)
    list(ScriptPlayer(script).play())


@pytest.mark.parametrize("kind", Kind)
def test_pokerkit_differs_in_the_example_of_a_kind_and_just_so(kind: Kind) -> None:
    script = script_of(kind)
    game = Lockstep(case_from(script), ScriptChooser(script)).play()
    assert game.seen[kind] > 0


CAPS = """
game holdem
limit fixed 10 20
house {house}
blinds 5 10
button 1
seat 1 500
seat 2 500
call 1
check 2
{before}bet 2 {b1}
raise 1 {b2}
raise 2 {b3}
raise 1 {b4}
{fifth}"""


@pytest.mark.parametrize("house", PRESETS)
@pytest.mark.parametrize("river", [False, True])
def test_procedures_22_two_may_raise_past_the_cap_where_their_house_says_so(house: str, river: bool) -> None:
    capped = house == "poker-hu" or (house == "pokerinfo-nl" and not river)
    unit, before = (20, "check 2\ncheck 1\n" * 2) if river else (10, "")
    bets = {f"b{count}": count * unit for count in range(1, 5)}
    fifth = "expect refuse capped: raise 2 {0}\n" if capped else "raise 2 {0}\n"
    text = CAPS.format(house=house, before=before, fifth=fifth.format(5 * unit), **bets)
    script = read_script(text, house)
    list(ScriptPlayer(script).play())
    game = Lockstep(case_from(script), ScriptChooser(script)).play()
    assert bool(game.seen[Kind.CAP_EXEMPT]) is not (capped or house == "holland-casino")


def test_the_long_runs_on_record_met_every_kind() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert "- hands: 10,000 (" in text
    assert all(f"- {game}: 2,000 hands" in text for game in OTHERS)
    holdem, others = text.split("# The record of the other games")
    ours = {kind: int(hands.replace(",", "")) for kind, _, hands in ROW.findall(holdem)}
    theirs = {kind: int(hands.replace(",", "")) for kind, _, hands in ROW.findall(others)}
    assert set(ours) == {str(kind) for kind in HOLDEM_KINDS}
    assert set(ours) | set(theirs) == {str(kind) for kind in Kind}
    assert min(*ours.values(), *theirs.values()) > 0
