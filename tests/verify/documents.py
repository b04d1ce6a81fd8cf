"""Showdown documents for tests."""

from __future__ import annotations

import json
from typing import Any

from dealerassist.verify import as_json, judge_text

BOARD = "2c 7d 9h Js Kd"


def seat(number: int, bet: int, cards: str = "", **more: object) -> dict[str, object]:
    return {"seat": number, "bet": bet, "cards": cards, **more}


def document(*seats: dict[str, object], **more: object) -> dict[str, object]:
    """A hold'em showdown, its button at the empty seat 10."""
    return {"game": "holdem", "button": 10, "board": BOARD, "seats": list(seats), **more}


def judged(*seats: dict[str, object], **more: object) -> dict[str, Any]:
    """The verdict on `document(…)`, as JSON would give it."""
    verdict: dict[str, Any] = json.loads(json.dumps(as_json(judge_text(json.dumps(document(*seats, **more))))))
    return verdict


def codes(verdict: dict[str, Any]) -> list[str]:
    return [ruling["code"] for ruling in verdict["rulings"]]
