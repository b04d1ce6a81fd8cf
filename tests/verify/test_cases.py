"""The project's own cases: showdowns that software or dealers really got wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dealerassist.verify import VerifyError, as_json, judge_text

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("showdowns.json").read_text("utf-8"))["cases"]


def by_id(case: dict[str, Any]) -> str:
    return str(case["id"])


JUDGED = [case for case in CASES if "error" not in case["expected"]]
FOULED = [case for case in CASES if "error" in case["expected"]]


def test_the_cases_are_there() -> None:
    assert len(JUDGED) + len(FOULED) == 15
    assert {case["document"]["game"] for case in CASES} == {"holdem", "omaha", "omaha-hilo", "stud"}


@pytest.mark.parametrize("case", JUDGED, ids=by_id)
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


@pytest.mark.parametrize("case", FOULED, ids=by_id)
def test_a_fouled_deck_is_found_before_a_card_is_judged(case: dict[str, Any]) -> None:
    with pytest.raises(VerifyError) as caught:
        judge_text(json.dumps(case["document"]))
    assert caught.value.code == case["expected"]["error"]
