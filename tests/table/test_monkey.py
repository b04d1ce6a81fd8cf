"""Anything may be touched at any time, and sensors may say anything: no error, no lost chip, always a way on."""

from __future__ import annotations

from random import Random

import pytest

from dealerassist.cards import PACK_52
from dealerassist.engine import Await, FixedLimit, Hand, NoLimit, PotLimit, Stakes
from dealerassist.engine.games import GAMES
from dealerassist.sensing import Tag
from dealerassist.table.levels import BoardLevel, Doubted, Levels
from dealerassist.views import (
    HoldSeat,
    Intent,
    KeyCode,
    KeyRow,
    NameCard,
    Phrase,
    PhraseCode,
    Press,
    PressKey,
    ReasonCode,
    TableView,
    TouchBoard,
    TouchSeat,
    TypeDigits,
)
from tests.table.playing import Played

SEATS = range(1, 8)
"""One more than sit there."""
GO_ON = PressKey(Press.GO_ON)
DOUBTS = (
    PhraseCode.CARD_TWICE,
    PhraseCode.CARD_STRANGE,
    PhraseCode.CARD_OTHER_DECK,
    PhraseCode.CARD_MOVED,
    PhraseCode.CARDS_CROWDED,
)
FAULTS = {PhraseCode.SENSOR_OFF, PhraseCode.KEY_STUCK}
WHO_WINS = {PhraseCode.WHO_WINS, PhraseCode.WHO_WINS_HIGH, PhraseCode.WHO_WINS_LOW}
OTHER_GAMES = tuple(game for game in GAMES if game != "holdem")
LIMITED = Stakes(FixedLimit(200, 400), (100, 200), chip=25)
BROUGHT_IN = Stakes(FixedLimit(200, 400), (), 25, chip=25, bring_in=50)
STAKES = {
    "omaha": Stakes(PotLimit(200), (100, 200), chip=25),
    "omaha-hilo": LIMITED,
    "stud": BROUGHT_IN,
    "stud-hilo": BROUGHT_IN,
    "razz": BROUGHT_IN,
    "triple-draw-27": LIMITED,
    "guts": Stakes(NoLimit(25), (), 25, chip=25),
}
A_SEAT_ANSWERS = {PhraseCode.WHO_BRINGS_IN, PhraseCode.WHO_IS_HIGH, PhraseCode.WHO_IS_LOW, PhraseCode.DECLARE}
SOURCES = (*(f"seat-{seat}" for seat in SEATS), *(f"board-{place}" for place in range(1, 6)), "muck")


def offered(view: TableView) -> list[Intent]:
    """All that the keys on the screen send."""
    keys = [*view.row, *(key for row in view.column if isinstance(row, KeyRow) for key in row.keys)]
    return [key.intent for key in keys if key.intent is not None]


def any_intent(view: TableView, rng: Random) -> Intent:
    kind = rng.random()
    if kind < 0.55:
        return rng.choice(offered(view))
    if kind < 0.65:
        return GO_ON
    return rng.choice(
        [
            TouchSeat(rng.choice(SEATS)),
            TouchBoard(),
            TypeDigits(rng.choice(["0", "00", "1", "5", "9"])),
            HoldSeat(rng.choice(SEATS)),
            NameCard(rng.choice(PACK_52.cards)),
            PressKey(rng.choice(list(Press))),
        ]
    )


def any_levels(rng: Random, hand: Hand) -> Levels:
    """Often what is awaited lies at the seats, up cards are read or not, some cards of a hand are new."""
    cards, due = rng.sample(PACK_52.cards, 5), sum(hand.deal_shape)
    counts = {seat.number: max(0, seat.cards + rng.choice((due, due, due, 0, 1, -1))) for seat in hand.seats}
    seats = {seat: rng.choice((counts.get(seat, 0),) * 3 + (0, 0, 1)) for seat in SEATS if rng.random() < 0.9}
    up = {seat: frozenset(rng.sample(PACK_52.cards, rng.choice((1, 1, 2)))) for seat in SEATS if rng.random() < 0.9}
    first = rng.choice((0, 0, 2))
    tags = {seat: frozenset(Tag(10 * seat + first + at) for at in range(count)) for seat, count in seats.items()}
    lying = rng.choice((0, 0, 3, 3, 4, 5, 2))
    board = {place: BoardLevel(rng.choice((cards[place - 1], None))) for place in range(1, lying + 1)}
    doubt = Doubted(Phrase(rng.choice(DOUBTS), {"k": "SEAT 1"}), tuple(rng.sample(SOURCES, 2)))
    return Levels(
        seats=seats if rng.random() < 0.8 else {},
        up=rng.choice((up, up, {}, None)),
        lying_at=tags,
        in_muck=frozenset(Tag(10 * seat) for seat in SEATS if rng.random() < 0.3),
        board=rng.choice((board, board, None)),
        mucked=frozenset(seat for seat in SEATS if rng.random() < 0.3),
        puck=rng.choice(((), (6,), (5,))),
        doubts=(doubt,) if rng.random() < 0.1 else (),
        silent=frozenset(rng.sample(SOURCES, rng.choice((0, 0, 1)))),
        down=frozenset(rng.sample(SOURCES, rng.choice((0, 0, 1)))),
        hanging=frozenset({"keys"} if rng.random() < 0.1 else ()),
    )


def chips(played: Played) -> int | None:
    """All chips of the hand: stacks and pots, or what it has paid; None where a stack is not tracked."""
    hand = played.keeper.hand
    stacks = hand.result.stacks.values() if hand.result is not None else [seat.stack for seat in hand.seats]
    tracked = [stack for stack in stacks if stack is not None]
    if len(tracked) < len(hand.seats):
        return None
    middle = hand.result.carried if hand.result is not None else hand.pot_with_bets
    return sum(tracked) + middle


def play_anything(
    seed: int, steps: int, game: str = "holdem", senses: float = 0.25, at: Played | None = None
) -> Played:
    rng = Random(seed)
    played = at or Played(game=game, stakes=STAKES.get(game))
    number, before = 0, chips(played)
    for _ in range(steps):
        if rng.random() < senses:
            played.table.sense(any_levels(rng, played.keeper.hand))
        else:
            played.touch(any_intent(played.table.view, rng))
        view = played.table.view
        if view.hand != number:
            number, before = view.hand, chips(played)
        assert chips(played) == before, f"seed {seed}"
        assert offered(view), f"seed {seed}: nothing can be touched at {view.prompt}"
    return played


def live_view(played: Played) -> TableView:
    """What the screen shows of this hand; an earlier one that is looked at is closed, and so is a page of MENU."""
    view = played.table.view
    column = [key for row in view.column if isinstance(row, KeyRow) for key in row.keys]
    lies_over = any(key.code is KeyCode.CLOSE for key in (view.row[-1], *column))
    return played.touch(PressKey(Press.MENU)) if lies_over else view


PUT_AWAY = {Await.SHOW: (PressKey(Press.UNDO), PressKey(Press.FOLD))}


def end_the_hand(played: Played) -> None:
    """All sensors die, in a hand that is dealt again too; the dealer puts away what stands on the screen, answers, goes
    on, says who wins. Who has a hand that cannot be named does not show it.
    """
    for _ in range(80):
        played.table.sense(Levels())
        hand, view = played.keeper.hand, live_view(played)
        if hand.over:
            return
        column = [key.intent for row in view.column if isinstance(row, KeyRow) for key in row.keys]
        if view.pad:
            played.touch(*[PressKey(Press.DELETE)] * 9, TouchSeat(hand.setup.button))
        elif view.naming or view.prompt.code in {PhraseCode.CHANGE_ACT, PhraseCode.CHANGE_WHICH}:
            played.touch(*PUT_AWAY.get(hand.awaits, (PressKey(Press.UNDO),)))
        elif hand.awaiting.question is not None and view.prompt.code not in FAULTS:
            played.touch(column[0] or GO_ON)
        elif view.prompt.code in A_SEAT_ANSWERS:
            played.touch(*[TouchSeat(seat.number) for seat in hand.seats if seat.live], GO_ON)
        elif view.prompt.code in WHO_WINS | {PhraseCode.SHOW_ORDER, PhraseCode.SHOW_ALL_IN}:
            asked = [reason.facts["seats"] for reason in view.reasons if reason.code is ReasonCode.WHICH_POT]
            able = asked[0] if asked else tuple(seat.number for seat in hand.seats if seat.live)
            assert isinstance(able, tuple)
            assert isinstance(able[0], int)
            played.touch(able[0], GO_ON)
        elif view.prompt.code in {PhraseCode.AMOUNT_LOW, PhraseCode.AMOUNT_HIGH}:
            played.touch(PressKey(Press.DELETE), PressKey(Press.UNDO))
        elif view.prompt.code is PhraseCode.FLOOR:
            played.touch(PressKey(Press.FLOOR))
        else:
            played.touch(GO_ON)
    raise AssertionError(f"no way on at {played.prompt}; {played.commands}")


@pytest.mark.parametrize("seed", range(12))
def test_a_monkey_at_the_table_breaks_nothing_and_loses_no_chip(seed: int) -> None:
    play_anything(seed, 250)


@pytest.mark.parametrize("seed", range(30))
def test_design_4_from_whatever_a_monkey_left_any_sensor_may_die_and_the_hand_can_be_finished(seed: int) -> None:
    end_the_hand(play_anything(seed, 20 + seed))


@pytest.mark.parametrize("seed", range(4, 8))
@pytest.mark.parametrize("game", OTHER_GAMES)
def test_a_monkey_breaks_nothing_in_any_game_and_the_hand_can_be_finished(game: str, seed: int) -> None:
    end_the_hand(play_anything(seed, 60 + 10 * seed, game, senses=0.25 * (seed % 2)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 140))
@pytest.mark.parametrize("game", OTHER_GAMES)
def test_a_monkeys_evening_in_every_other_game(game: str, seed: int) -> None:
    end_the_hand(play_anything(seed, 250, game, senses=0.25 * (seed % 2)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 500))
def test_a_hundred_thousand_touches_of_a_monkey(seed: int) -> None:
    play_anything(seed, 250)
