"""Many hands at one table, players coming and going between them: chips, button, blinds and debts stay right."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from dealerassist.cards import ALL_CARDS
from dealerassist.engine import (
    Await,
    FixedLimit,
    Hand,
    HouseRules,
    IllegalActionError,
    Owes,
    Place,
    Question,
    QuestionCode,
    Refusal,
    Session,
    Setup,
    Stakes,
    command_text,
    game_named,
    parse_command,
)
from dealerassist.engine import commands as c
from dealerassist.engine.house import ButtonMode, MissedBlinds, NewPlayer
from tests.engine.machine.books import Books, check_all
from tests.engine.machine.referee import Memory, must
from tests.engine.machine.running import PATIENCE, SLOW, run
from tests.engine.machine.tables import houses, seated, stacks, stakes
from tests.engine.machine.telling import before_the_deal, next_command

pytestmark = pytest.mark.timeout(PATIENCE)

SEATS = st.integers(1, 10)
SEEDS = st.integers(0, 2**32)
MIDDLE = {Owes.NOTHING: set(), Owes.SMALL: {"small"}, Owes.BIG: {"big"}, Owes.BOTH: {"small", "big"}, Owes.NEW: {"new"}}


class SessionMachine(RuleBasedStateMachine):
    """A table, beside what every seat should have and owe."""

    @initialize(
        places=seated(unknown=False, owing=False),
        money=stakes(blinds=((1, 2), (5, 10), (10, 20), (10,), (5, 10, 20))),
        house=houses(),
    )
    def sit_down(self, places: tuple[Place, ...], money: Stakes, house: HouseRules) -> None:
        self.house = house
        self.session = Session(game_named("holdem"), money, places, button=None)
        self.stacks = {place.number: place.stack or 0 for place in places}
        self.debts: dict[int, set[str]] = {place.number: set() for place in places}
        self.last: Setup | None = None
        self.last_big = 0  # a seat; 0 once its player has left
        self.voided = False

    def tell(self, command: c.SessionCommand, right: bool) -> None:
        assert parse_command(command_text(command)) == command
        before = self.session
        try:
            self.session = self.session.told(command, self.house)
        except IllegalActionError:
            assert not right
            assert self.session is before
            return
        assert right

    @rule(seat=SEATS, stack=stacks(unknown=False))
    def sit(self, seat: int, stack: int) -> None:
        free = seat not in self.stacks
        self.tell(c.Sit(seat, stack), right=free)
        if free:
            self.stacks[seat] = stack
            post = self.house.new_player_post is NewPlayer.POST
            in_limit = self.house.new_player_post is NewPlayer.POST_IN_LIMIT
            owes = post or (in_limit and isinstance(self.session.stakes.limit, FixedLimit))
            self.debts[seat] = {"new"} if owes and self.session.hands else set()

    @rule(seat=SEATS)
    def leave(self, seat: int) -> None:
        self.tell(c.Leave(seat), right=seat in self.stacks)
        self.last_big = 0 if seat == self.last_big else self.last_big
        self.stacks.pop(seat, None)
        self.debts.pop(seat, None)

    @rule(seat=SEATS, away=st.booleans())
    def go_or_come(self, seat: int, away: bool) -> None:
        self.tell(c.Away(seat) if away else c.Back(seat), right=seat in self.stacks)

    @rule(seat=SEATS, amount=st.integers(1, 500))
    def buy(self, seat: int, amount: int) -> None:
        self.tell(c.Chips(seat, amount), right=seat in self.stacks)
        if seat in self.stacks:
            self.stacks[seat] += amount

    def here(self) -> list[int]:
        """Who could be dealt in."""
        absent = self.house.missed_blinds is MissedBlinds.DEALT
        return [place.number for place in self.session.places if place.stack and (absent or not place.away)]

    @rule(seed=SEEDS, hands=st.integers(1, 4))
    def play(self, seed: int, hands: int) -> None:
        rng = Random(seed)
        for _ in range(hands):
            setup = self.next_hand(rng)
            if setup is None:
                return
            self.check_positions(setup)
            hand = Hand(setup)
            self.play_hand(rng, hand)
            self.after(hand)

    def next_hand(self, rng: Random) -> Setup | None:
        here = self.here()
        if self.session.button is None:
            drawn = self.session.next(self.house)
            assert isinstance(drawn, Question)
            assert (drawn.code, drawn.options) == (QuestionCode.FIRST_BUTTON, tuple(map(str, here)))
        if self.session.positions is None and here:
            self.session = replace(self.session, button=rng.choice(here))
        if len(here) < 2:
            if self.session.button is not None:
                with pytest.raises(IllegalActionError) as refused:
                    self.session.next(self.house)
                assert refused.value.code is Refusal.TOO_FEW_PLAYERS
            return None
        setup = self.session.next(self.house)
        assert isinstance(setup, Setup)
        return setup

    def play_hand(self, rng: Random, hand: Hand) -> None:
        deck, books, memory = rng.sample(ALL_CARDS, 52), Books.opened(hand), Memory()
        check_all(hand, books)
        told: list[c.HandCommand] = [one for one in before_the_deal(hand) if must(hand, one, memory)]
        for command in [one for one in told if rng.random() < 0.5]:
            if must(hand, command, memory):
                books.enter(hand.setup, hand.push(command), uncalled=not isinstance(command, c.Straddle))
                memory = memory.after(hand, command)
        while not hand.over:
            if rng.random() < 0.002:
                books.enter(hand.setup, hand.push(c.Void("fouled deck")))
                break
            command = next_command(rng, hand, deck, memory)
            if not isinstance(command, (c.Award, c.Wins)) or must(hand, command, memory):
                books.enter(hand.setup, hand.push(command))
                books.told(command, {})
                memory = memory.after(hand, command)
        assert hand.awaits is Await.DONE
        check_all(hand, books)

    def check_positions(self, setup: Setup) -> None:
        """One button, and the blinds behind it; heads-up the button is the small blind (RULES 2.2; PROCEDURES 8-10)."""
        where, blinds = setup.positions, len(setup.stakes.blinds)
        dealt = [seat.number for seat in setup.seats if seat.owes is Owes.NOTHING]
        posting = [seat for seat, _ in setup.blinds]
        assert {seat.number for seat in setup.seats} == set(self.here())
        assert len(set(posting)) == len(posting)
        assert set(posting) <= set(dealt)
        assert where.big_at in where.big
        assert where.small in {None, where.small_at}
        dead = self.house.button_mode is ButtonMode.DEAD
        assert dead or self.voided or where.button in dealt
        if len(dealt) == 2:
            assert {where.button, where.big_at} == set(dealt)
            assert where.small == (where.button if blinds > 1 else None)
        elif blinds > 1:
            assert where.small_at is not None
            assert 0 < clockwise(where.button, where.small_at) < clockwise(where.button, where.big_at)
        else:
            assert where.button != where.big_at
        if self.last is not None and self.voided:
            assert where.button == self.last.button or self.last.button not in dealt
        if not self.voided:
            assert where.big_at != self.last_big, "the big blind twice running"

    def after(self, hand: Hand) -> None:
        """The table takes the hand in; stacks and debts are what this machine has counted."""
        result, setup = hand.result, hand.setup
        assert result is not None
        assert sum(self.stacks.values()) == sum(place.stack or 0 for place in self.session.places)
        before = sum(self.stacks.values())
        self.session = self.session.after(hand)
        self.stacks |= {number: stack or 0 for number, stack in result.stacks.items()}
        assert sum(self.stacks.values()) == before - result.rake
        self.count_debts(hand, result.voided)
        for place in self.session.places:
            assert place.stack == self.stacks[place.number]
            assert MIDDLE[place.owes] == self.debts[place.number], place
            assert self.session.owed(place.number) == sum(setup.stakes.owed(place.owes))
        assert self.session.hands == setup.number
        assert self.session.button == setup.button
        self.last, self.last_big, self.voided = setup, setup.positions.big_at, result.voided

    def count_debts(self, hand: Hand, voided: bool) -> None:
        """Who was not dealt in owes each blind that has passed his seat (PROCEDURES 12); a void hand pays no debt."""
        setup = hand.setup
        for number, debt in self.debts.items():
            if number in setup.place:
                if not hand.seat(number).waiting and not voided:
                    debt.clear()
            elif self.last is not None and self.house.missed_blinds is MissedBlinds.POST and "new" not in debt:
                now, then = setup.positions, self.last.positions
                if 0 < clockwise(then.big_at, number) <= clockwise(then.big_at, now.big_at):
                    debt.add("big")
                if then.small_at is None or now.small_at is None:
                    continue
                if 0 < clockwise(then.small_at, number) <= clockwise(then.small_at, now.small_at):
                    debt.add("small")

    @precondition(lambda self: self.session.hands)
    @rule(seed=SEEDS)
    def refuse_a_hand_that_goes_on(self, seed: int) -> None:
        if len(self.here()) > 1:
            hand = Hand(self.next_hand(Random(seed)) or pytest.fail("two can play"))
            if not hand.over:
                with pytest.raises(IllegalActionError) as refused:
                    self.session.after(hand)
                assert refused.value.code is Refusal.HAND_NOT_OVER


def clockwise(start: int, end: int) -> int:
    """Steps from seat to seat."""
    return (end - start) % 10


def test_a_session_keeps_chips_button_blinds_and_debts() -> None:
    run(SessionMachine, examples=100, steps=25)


@pytest.mark.slow
@pytest.mark.timeout(SLOW)
def test_a_session_over_many_evenings() -> None:
    run(SessionMachine, examples=3000, steps=60)
