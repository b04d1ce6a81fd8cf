"""Random hands, told everything at any time: chips are conserved, a refusal leaves no trace, `pop` is exact.

Each hand is told sensible commands, which must be accepted, between commands of any kind at any time, which a referee
who knows only RULES and PROCEDURES judges beside the engine, and between corrections.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from dealerassist.cards import ALL_CARDS
from dealerassist.engine import Hand, IllegalActionError, Setup, command_text, parse_command
from dealerassist.engine import commands as c
from dealerassist.engine.notation import hide_faces
from tests.engine.machine.books import Books, check_all
from tests.engine.machine.dump import Dump, dump_hand
from tests.engine.machine.referee import Memory, must
from tests.engine.machine.running import PATIENCE, SLOW, run, tell_the_reader
from tests.engine.machine.tables import setups
from tests.engine.machine.telling import ANYTHING, MENDING, anything, before_the_deal, mending, next_command

pytestmark = pytest.mark.timeout(PATIENCE)

LONGEST = 400  # commands: ten seats that raise and raise again
SEEDS = st.integers(0, 2**32)


class HandMachine(RuleBasedStateMachine):
    """One hand, its books, and every state it has been in."""

    mends: ClassVar[bool] = False

    @initialize(setup=setups(), seed=SEEDS, told=st.sampled_from([0, 15, 25, 40, 60]))
    def deal(self, setup: Setup, seed: int, told: int) -> None:
        self.rng = Random(seed)
        self.deck = self.rng.sample(ALL_CARDS, 52)
        self.hand = Hand(setup)
        self.books = Books.opened(self.hand)
        self.memory = Memory()
        self.past: list[tuple[Dump, Books, Memory]] = []
        check_all(self.hand, self.books)
        self.play(self.rng, told)  # 0: there is time for posts and straddles

    def tell(self, command: c.HandCommand, expected: bool | None) -> None:
        """Tell it and hold the engine to the referee's word; whatever comes, the record must be exact."""
        before, bets = dump_hand(self.hand), {seat.number: seat.bet for seat in self.hand.seats}
        try:
            events = self.hand.push(command)
        except IllegalActionError as error:
            assert expected is not True, f"{command} must be accepted, but: {error.code} {error.data}"
            assert dump_hand(self.hand) == before
            return
        assert expected is not False, f"{command} must be refused"
        self.past.append((before, self.books.copy(), self.memory))
        self.books.told(command, bets)
        self.books.enter(self.hand.setup, events, uncalled=not isinstance(command, c.Straddle))
        self.memory = self.memory.after(self.hand, command)
        check_all(self.hand, self.books)
        if isinstance(command, c.Correction) or self.rng.random() < 0.25:
            self.both_ways(before)
        self.in_words(command)

    def both_ways(self, before: Dump) -> None:
        """Back and forth, and anew from the first command: always the same hand."""
        now = dump_hand(self.hand)
        last = self.hand.pop()
        assert dump_hand(self.hand) == before
        self.hand.push(last)
        assert dump_hand(self.hand) == now
        again = Hand(self.hand.dealt_from)
        for command in self.hand.commands:
            again.push(command)
        assert dump_hand(again) == now

    def in_words(self, command: c.HandCommand) -> None:
        read = parse_command(command_text(command))
        assert (hide_faces(read, self.hand.setup.game.hole) if isinstance(read, c.Deal) else read) == command

    def play(self, rng: Random, steps: int) -> None:
        """Tell sensible commands, up to `steps` of them."""
        for _ in range(steps):
            if self.hand.over:
                return
            command = next_command(rng, self.hand, self.deck, self.memory)
            open_to_doubt = isinstance(command, (c.Award, c.Wins))
            self.tell(command, must(self.hand, command, self.memory) if open_to_doubt else True)

    def reopen(self) -> None:
        """A hand that is over is taken back to somewhere, so that most is told while it goes on."""
        if self.hand.over and self.past:
            self.take_back(steps=self.rng.randint(1, len(self.past)))

    @precondition(lambda self: not self.hand.over)
    @rule(seed=SEEDS, steps=st.integers(1, 12))
    def play_on(self, seed: int, steps: int) -> None:
        self.play(Random(seed), steps)

    @precondition(lambda self: bool(before_the_deal(self.hand)))
    @rule(data=st.data())
    def post_or_straddle(self, data: st.DataObject) -> None:
        command = data.draw(st.sampled_from(before_the_deal(self.hand)))
        self.tell(command, must(self.hand, command, self.memory))

    @rule(data=st.data())
    def say_anything(self, data: st.DataObject) -> None:
        command = anything(data, self.hand, ANYTHING)
        self.tell(command, must(self.hand, command, self.memory))
        self.reopen()

    @precondition(lambda self: self.mends)
    @rule(seed=SEEDS)
    def mend(self, seed: int) -> None:
        rng = Random(seed)
        command = rng.choice(mending(rng, self.hand, self.deck))
        self.tell(command, must(self.hand, command, self.memory))
        self.reopen()

    @precondition(lambda self: self.mends)
    @rule(data=st.data())
    def mend_anything(self, data: st.DataObject) -> None:
        command = anything(data, self.hand, MENDING)
        self.tell(command, must(self.hand, command, self.memory))
        self.reopen()

    @precondition(lambda self: self.past)
    @rule(steps=st.integers(1, 15))
    def take_back(self, steps: int) -> None:
        for _ in range(min(steps, len(self.past))):
            before, self.books, self.memory = self.past.pop()
            self.hand.pop()
            assert dump_hand(self.hand) == before
        check_all(self.hand, self.books)

    def teardown(self) -> None:
        """From wherever it stands, a hand can be played to its end."""
        if hasattr(self, "hand"):
            tell_the_reader(self.hand)
            self.play(self.rng, LONGEST)
            assert self.hand.over, f"the hand goes on for ever: {self.hand.awaiting}"


class MendedHandMachine(HandMachine):
    """The same with corrections (DESIGN 3)."""

    mends = True


def test_a_hand_keeps_its_books_whatever_it_is_told() -> None:
    run(HandMachine, examples=60, steps=25)


def test_a_hand_keeps_its_books_through_corrections() -> None:
    run(MendedHandMachine, examples=120, steps=25)


@pytest.mark.slow
@pytest.mark.timeout(SLOW)
@pytest.mark.parametrize("machine", [HandMachine, MendedHandMachine])
def test_many_hands_keep_their_books(machine: type[HandMachine]) -> None:
    run(machine, examples=2000, steps=50)
