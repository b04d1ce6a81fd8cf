"""The project's own cases: showdowns that software or dealers really got wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dealerassist.verify import VerifyError, as_json, judge_text

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("showdowns.json").read_text("utf-8"))["cases"]
HOLDEM = [case for case in CASES if case["document"]["game"] == "holdem"]
OTHERS = [case for case in CASES if case["document"]["game"] != "holdem"]


def by_id(case: dict[str, Any]) -> str:
    return str(case["id"])


def test_the_cases_are_there() -> None:
    assert len(HOLDEM) == 12
    assert len(OTHERS) == 3


@pytest.mark.parametrize("case", HOLDEM, ids=by_id)
def test_a_showdown_that_was_once_got_wrong(case: dict[str, Any]) -> None:
    verdict, expected = as_json(judge_text(json.dumps(case["document"]))), case["expected"]
    pots: Any = verdict["pots"]
    found = {
        "payouts": verdict["payouts"],
        "returned": verdict["returned"],
        "pots": [pot["amount"] for pot in pots],
        "high_winners": [share["seat"] for share in pots[0]["shares"]],
    }
    assert {key: found[key] for key in expected} == expected, case["why"]


@pytest.mark.parametrize("case", OTHERS, ids=by_id)
def test_a_game_that_is_not_judged_yet_is_refused_and_a_fouled_deck_in_any(case: dict[str, Any]) -> None:
    with pytest.raises(VerifyError) as caught:
        judge_text(json.dumps(case["document"]))
    assert caught.value.code == case["expected"].get("error", "game-not-played")
