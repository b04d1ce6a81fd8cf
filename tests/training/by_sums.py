"""Answers about chips and counts, worked out again by plain arithmetic from what the scene shows."""

from __future__ import annotations

from dealerassist.engine import GAMES
from dealerassist.training.codes import TellCode
from dealerassist.training.forms import Answer
from dealerassist.training.task import Task
from dealerassist.views import Saying
from tests.training.by_cards import pots_peeled
from tests.training.story import Story, blinds_of, facts, line, story


def pot_limit(task: Task) -> Answer:
    """What stands, and the pot with the call counted in (S3; TDA 2024 54A); Robert's counts the small blind as a big
    one until the big blind has acted.
    """
    told, seat = story(task.scene.lines), facts(task.ask)["seat"]
    call = told.top - told.bets.get(seat, 0)
    pot = told.pot
    small, big = blinds_of(task.scene)
    owner = told.blinds[-1][0]
    waits = owner not in {acted for acted, _ in told.acted}
    if told.street == 1 and task.house.pl_sb_as_bb and waits:
        pot += big - small
    return (told.top + pot + call,)


def least_raise(told: Story, big: int) -> int:
    """The largest full bet or raise of this street, or the big blind (S1; TDA 2024 43)."""
    full = big
    for before, to in told.raises:
        full = max(full, to - before)
    return full


def minimum_raise(task: Task) -> Answer:
    told = story(task.scene.lines)
    _, big = blinds_of(task.scene)
    shown = line(task.scene, TellCode.LIMIT)
    assert shown is not None
    if shown["limit"] == "no":
        return (told.top + least_raise(told, big),)
    unit = big if told.street < 3 else 2 * big
    stands = big if told.street == 1 else 0
    for _, to in told.raises:
        if 2 * (to - stands) >= unit:  # TDA 2024 47B: half a bet counts as a full one
            stands = to
    return (stands + unit,)


def who_may_raise(task: Task) -> Answer:
    """Facing a full raise in all since it acted (TDA 2024 47A), in fixed limit half a bet (47B)."""
    told, seat = story(task.scene.lines), facts(task.ask)["seat"]
    _, big = blinds_of(task.scene)
    assert seat in {acted for acted, _ in told.acted}
    facing = told.top - told.bets[seat]
    shown = line(task.scene, TellCode.LIMIT)
    assert shown is not None
    enough = 2 * facing >= big if shown["limit"] == "fixed" else facing >= least_raise(told, big)
    return "yes" if enough else "no"


def change(task: Task) -> Answer:
    """First of voice and chips (TDA 2024 40); one chip is a call (44); several are one unless the smallest can be
    spared and they make half a raise (43A, 45).
    """
    told, seat = story(task.scene.lines), facts(task.ask)["seat"]
    put, says = line(task.scene, TellCode.PUTS_FORWARD), line(task.scene, TellCode.SAYS)
    assert put is not None
    chips, word = put["chips"], None if says is None else says["words"]
    _, big = blinds_of(task.scene)
    call, full = told.top - told.bets.get(seat, 0), least_raise(told, big)
    over = sum(chips) - call
    raises = word == "raise" or (
        word is None and len(chips) > 1 and sum(chips) - min(chips) >= call and 2 * over >= full
    )
    return (sum(chips) - max(sum(chips), call + full) if raises else over,)


def build_pots(task: Task) -> Answer:
    pots, back = pots_peeled(task.scene)
    return (*(amount for amount, _ in pots), *[0] * (5 - len(pots)), back)


def order_of_hands(task: Task) -> Answer:
    ranked = line(task.scene, TellCode.HANDS_RANKED)
    assert ranked is not None
    pots, _ = pots_peeled(task.scene)
    got = {seat.number: 0 for seat in task.scene.seats if not seat.folded}
    for amount, entitled in pots:
        got[min(entitled, key=ranked["seats"].index)] += amount
    return tuple(got.values())


def rake(task: Task) -> Answer:
    scene = task.scene
    told = {code: line(scene, code) for code in TellCode}
    pot, percent = told[TellCode.POT], told[TellCode.RAKE_PERCENT]
    assert pot is not None
    assert percent is not None
    if told[TellCode.RAKE_NO_FLOP] is not None and not scene.board:
        return (0,)
    taken = pot["a"] * percent["n"] // 100
    cap, step = told[TellCode.RAKE_CAP], told[TellCode.RAKE_STEP]
    taken = min(taken, cap["a"]) if cap else taken
    return (taken // step["a"] * step["a"] if step else taken,)


def wrong_amount(task: Task) -> Answer:
    """The lines again, the one amount put right: a call is of what stands, a raise stays what it was."""
    mended = line(task.scene, TellCode.WRONG_AMOUNT)
    assert mended is not None
    told, seen = Story(), 0
    for each in task.scene.lines:
        now = facts(each)
        if "verb" in now and now.get("seat") == mended["seat"] and now.get("to") == mended["was"] and _wagers(each):
            now["to"], seen = mended["a"], seen + 1
        _retell(told, each, now)
    assert seen == 1, "the line says which bet it was"
    return (told.pot,)


def _wagers(each: Saying) -> bool:
    return each.code in {"EventCode.bets", "EventCode.raises"}


def _retell(told: Story, each: Saying, now: dict[str, int]) -> None:
    if each.code == "EventCode.board-dealt":
        told.street += 1
        told.bets = {}
    elif "what" in now:
        told.pot += now["amount"]
        told.bets[now["seat"]] = now["amount"]
        told.blinds.append((now["seat"], now["amount"]))
    elif _wagers(each) or each.code == "EventCode.calls":
        to = now["to"] if _wagers(each) else told.top
        told.pot += to - told.bets.get(now["seat"], 0)
        told.bets[now["seat"]] = to


def stub_count(task: Task) -> Answer:
    """The pack, less each seat's cards, the board, and a burn before each street."""
    scene, game = task.scene, GAMES[task.scene.game]
    if game.up_cards:
        up = max(len(seat.cards) for seat in scene.seats)
        dealt = sum(len(seat.cards) + 2 for seat in scene.seats)
        return (len(game.pack.cards) - dealt - (up - 1),)
    streets = {0: 0, 3: 1, 4: 2, 5: 3}[len(scene.board)]
    return (len(game.pack.cards) - game.hole * len(scene.seats) - len(scene.board) - streets,)
