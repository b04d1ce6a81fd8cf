"""What a trainee can read off the lines of a scene, added up by hand: nothing of the engine's betting is used."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dealerassist.training.codes import TellCode
from dealerassist.training.task import Scene
from dealerassist.views import Saying

Facts = dict[str, Any]


def facts(saying: Saying) -> Facts:
    return dict(saying.facts)


def line(scene: Scene, code: TellCode) -> Facts | None:
    """The facts of the first line with that code; None where there is none."""
    named = f"TellCode.{code}"
    return next((facts(each) for each in scene.lines if each.code == named), None)


@dataclass
class Story:
    """The lines folded. `bets` of this street by seat, `pot` with them; `raises` of this street as (from, to)."""

    pot: int = 0
    street: int = 1
    bets: dict[int, int] = field(default_factory=dict)
    blinds: list[tuple[int, int]] = field(default_factory=list)
    raises: list[tuple[int, int]] = field(default_factory=list)
    acted: list[tuple[int, str]] = field(default_factory=list)
    out: set[int] = field(default_factory=set)
    all_in: set[int] = field(default_factory=set)

    @property
    def top(self) -> int:
        return max([*self.bets.values(), *(amount for _, amount in self.blinds if self.street == 1)], default=0)


def story(lines: tuple[Saying, ...]) -> Story:
    """The hand as the lines tell it."""
    told = Story()
    for each in lines:
        if each.code.startswith("EventCode."):
            _fold(told, each.code, facts(each))
    return told


def _fold(told: Story, code: str, now: Facts) -> None:
    if code == "EventCode.board-dealt":
        told.street += 1
        told.bets, told.raises, told.acted = {}, [], []
    elif code == "EventCode.gets-back":
        told.pot -= now["amount"]
    elif "what" in now:
        told.pot += now["amount"]
        if now["what"] in {"blind", "straddle"}:
            told.bets[now["seat"]] = now["amount"]
        if now["what"] == "blind":
            told.blinds.append((now["seat"], now["amount"]))
    elif "verb" in now and "to" in now:
        _act(told, now)


def _act(told: Story, now: Facts) -> None:
    seat, before = now["seat"], told.top
    told.acted.append((seat, now["verb"]))
    if now["verb"] == "fold":
        told.out.add(seat)
        return
    told.pot += now["amount"]
    told.bets[seat] = now["to"]
    if now["to"] > before:
        told.raises.append((before, now["to"]))
    if now.get("all_in"):
        told.all_in.add(seat)


def blinds_of(scene: Scene) -> tuple[int, int]:
    """(small, big)"""
    shown = line(scene, TellCode.LIMIT)
    assert shown is not None
    return shown["blinds"][0], shown["blinds"][1]


def clockwise(seats: list[int], after: int) -> list[int]:
    """Round the table, the first one past `after` first."""
    return [seat for step in range(1, 11) if (seat := (after + step - 1) % 10 + 1) in seats]
