"""Templates name only facts that are really given: read off the places that give them."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import dealerassist
from dealerassist.words import TEMPLATES
from dealerassist.words.say import parsed
from tests.words.rooms import lists_of_codes

PACKAGE = Path(dealerassist.__file__).parent
# Whoever takes a code and, by name, its facts.
GIVERS = {"refuse", "rule", "HouseRulesError", "SetupError", "CardTextError", "TableFileError", "VerifyError", "Phrase"}
GIVERS |= {"Ruling", "IllegalActionError", "WordsError", "NotationError", "_ruling", "_wrong"}
# Facts that may be empty: the reason of a correction, the words of the floor.
NEVER_SURE = {"why", "words"}
# What `house._at` adds to an error that it has found in a file.
ADDED = {"HouseCode": {"file", "line"}}


def code_of(node: ast.AST) -> tuple[str, str] | None:
    """(list, member) where `node` reads a member of a list of codes."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in names():
        return node.value.id, node.attr
    return None


@cache
def names() -> dict[str, dict[str, str]]:
    """List → member → code."""
    return {codes.__name__: {code.name: code.value for code in codes} for codes in lists_of_codes()}


def given_at(call: ast.Call) -> set[str]:
    """The facts that `call` names, by keyword or as the keys of a dict, but for those it gives as an empty text."""
    dicts = [each for part in call.args for each in [part, *branches(part)] if isinstance(each, ast.Dict)]
    keys = {key.value for each in dicts for key in each.keys if isinstance(key, ast.Constant)}
    empty = {kw.arg for kw in call.keywords if isinstance(kw.value, ast.Constant) and kw.value.value == ""}
    return {str(key) for key in keys} | {kw.arg for kw in call.keywords if kw.arg} - empty


def giver(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def sites() -> Iterator[tuple[str, str, set[str], str]]:
    """(list, code, facts, where) of each place that gives a code. A returned refusal has no facts with it."""
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, (ast.Call, ast.Return)):
                continue
            inside: list[ast.AST] = []
            facts: set[str] = set()
            if isinstance(node, ast.Call) and giver(node) in GIVERS:
                inside, facts = list(node.args), given_at(node)
            elif isinstance(node, ast.Return) and node.value and "Refusal." in ast.unparse(node.value):
                inside = [node.value]
            for found in (code_of(part) for each in inside for part in [each, *branches(each)]):
                if found is not None and not any(kw.arg is None for kw in getattr(node, "keywords", ())):
                    yield found[0], names()[found[0]][found[1]], facts, f"{file.name}:{node.lineno}"


def branches(node: ast.AST) -> list[ast.AST]:
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else []


@cache
def sites_by_code() -> dict[tuple[str, str], list[tuple[set[str], str]]]:
    found: dict[tuple[str, str], list[tuple[set[str], str]]] = defaultdict(list)
    for kind, code, facts, where in sites():
        found[kind, code].append((facts, where))
    return found


def versions(kind: str, code: str) -> list[set[str]]:
    """The facts that each version of a template needs; a template that is missing is `test_lists`' to report."""
    template = TEMPLATES.get(kind, {}).get(code, "")
    return [{fact for _, fact, _ in parsed(version) if fact} for version in template.split("|")]


def test_the_scan_finds_what_the_engine_gives() -> None:
    found = sites_by_code()
    assert {frozenset(facts) for facts, _ in found["Refusal", "raise-too-small"]} == {frozenset({"seat", "minimum"})}
    assert set() in [facts for facts, _ in found["Refusal", "capped"]], "a reason in `Legal` comes without facts"
    assert len(found) > 80


def test_every_place_that_gives_a_code_gives_enough_facts_for_its_words() -> None:
    short = []
    for (kind, code), given in sites_by_code().items():
        for facts, where in given:
            sure = facts - NEVER_SURE
            if not any(needed <= sure for needed in versions(kind, code)):
                short.append(f"{where}: {kind}.{code} is given {sorted(sure)}, its words need more")
    assert short == []


def test_every_fact_of_a_template_is_given_somewhere() -> None:
    unknown = []
    for (kind, code), given in sites_by_code().items():
        everywhere = ADDED.get(kind, set()).union(*(facts for facts, _ in given))
        for needed in versions(kind, code):
            if not needed <= everywhere:
                unknown.append(f"{kind}.{code} names {sorted(needed - everywhere)}, which nobody gives")
    assert unknown == []


@pytest.mark.parametrize("kind", ["Refusal", "RulingCode"])
def test_no_code_escapes_the_scan_with_facts_in_its_words(kind: str) -> None:
    """What the scan does not see, such as a code passed on in a variable, must be sayable without any fact."""
    seen = sites_by_code()
    hidden = [code for code in TEMPLATES[kind] if (kind, code) not in seen and set() not in versions(kind, code)]
    assert hidden == []
