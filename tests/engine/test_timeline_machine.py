"""Undo and change at any time: the hand is always what its remaining commands make, and no command is ever lost."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from dealerassist.cards import ALL_CARDS
from dealerassist.engine import Entry, Hand, IllegalActionError, Setup, Timeline, command_text, parse_command
from dealerassist.engine import commands as c
from dealerassist.engine.timeline import by_its_verb
from tests.engine.machine.dump import dump_hand, dump_timeline
from tests.engine.machine.referee import Memory
from tests.engine.machine.running import PATIENCE, SLOW, run, tell_the_reader
from tests.engine.machine.tables import setups
from tests.engine.machine.telling import ANYTHING, MENDING, anything, mending, next_command

pytestmark = pytest.mark.timeout(PATIENCE)

SEEDS = st.integers(0, 2**32)


class TimelineMachine(RuleBasedStateMachine):
    """A hand's record, beside a plain list of what has been told and not taken back: (seq, command)."""

    @initialize(setup=setups(), seed=SEEDS, told=st.sampled_from([0, 15, 25, 40]))
    def deal(self, setup: Setup, seed: int, told: int) -> None:
        self.rng = Random(seed)
        self.deck = self.rng.sample(ALL_CARDS, 52)
        self.timeline = Timeline(setup)
        self.rows: list[tuple[int, c.HandCommand]] = []
        self.count = 0
        self.play(self.rng, told)

    def push(self, command: c.HandCommand | c.RecordCommand, numbered: bool = True) -> bool:
        """Was it accepted? A refusal must leave no trace; then and otherwise the record must be right."""
        before = dump_timeline(self.timeline)
        try:
            self.timeline.push(command, numbered)
        except IllegalActionError:
            assert dump_timeline(self.timeline) == before
            return False
        self.count += numbered
        return True

    def tell(self, command: c.HandCommand, numbered: bool = True) -> bool:
        waiting = self.timeline.waiting
        accepted = self.push(command, numbered)
        if accepted:
            if waiting and same_subject(command, waiting[0].command):
                self.rows = [(seq, told) for seq, told in self.rows if seq != waiting[0].seq]
            at = len(self.rows) - len([entry for entry in waiting if (entry.seq, entry.command) in self.rows])
            if numbered:
                self.rows.insert(at, (self.count, command))
            self.check()
        return accepted

    def check(self) -> None:
        timeline = self.timeline
        again = Hand(timeline.setup)
        for entry in timeline.entries:
            again.push(by_its_verb(again, entry.command))
        assert dump_hand(again) == dump_hand(timeline.hand)
        assert [(entry.seq, entry.command) for entry in self.entries() if entry.seq is not None] == self.rows
        assert (timeline.why_waiting is None) == (not timeline.waiting)
        if timeline.waiting:
            with pytest.raises(IllegalActionError):
                again.push(by_its_verb(again, timeline.waiting[0].command))

    def entries(self) -> tuple[Entry, ...]:
        return (*self.timeline.entries, *self.timeline.waiting)

    def play(self, rng: Random, steps: int) -> None:
        for _ in range(steps):
            hand = self.timeline.hand
            if hand.over:
                return
            command = next_command(rng, hand, self.deck, memory_of(hand))
            dealt = isinstance(command, (c.Deal, c.Board))
            assert self.tell(command, numbered=not (dealt and rng.random() < 0.3)) or doubtful(command)

    @rule(seed=SEEDS, steps=st.integers(1, 12))
    def play_on(self, seed: int, steps: int) -> None:
        self.play(Random(seed), steps)

    @rule(data=st.data())
    def say_anything(self, data: st.DataObject) -> None:
        self.tell(anything(data, self.timeline.hand, (*ANYTHING, *MENDING)))

    @rule(seed=SEEDS)
    def mend(self, seed: int) -> None:
        rng = Random(seed)
        self.tell(rng.choice(mending(rng, self.timeline.hand, self.deck)))

    @rule(seq=st.one_of(st.none(), st.integers(1, 60)))
    def undo(self, seq: int | None) -> None:
        waiting, numbered = self.timeline.waiting, [row[0] for row in self.rows]
        target = waiting[0].seq if waiting else numbered[-1] if numbered else None
        possible = target is not None and (seq in {None, target} or (not waiting and seq in numbered))
        command = c.Undo(seq)
        assert self.push(command) == possible
        assert parse_command(command_text(command)) == command
        if possible:
            gone = target if seq is None else seq
            self.rows = [row for row in self.rows if row[0] != gone]
            self.check()

    @precondition(lambda self: self.rows)
    @rule(seed=SEEDS, likely=st.booleans(), data=st.data())
    def change(self, seed: int, likely: bool, data: st.DataObject) -> None:
        """Into what was as likely at that point, or into anything."""
        rng = Random(seed)
        seq, old = rng.choice(self.rows)
        hand = self.hand_before(seq)
        likely = likely and not hand.over and not self.timeline.waiting
        if likely:
            new = next_command(rng, hand, self.deck, memory_of(hand))
        else:
            new = anything(data, hand, (*ANYTHING, *MENDING))
        command = c.Change(seq, new)
        waiting = self.timeline.waiting
        accepted = self.push(command)
        assert accepted or not likely or doubtful(new)
        assert not (accepted and waiting)
        if accepted:
            self.rows[self.rows.index((seq, old))] = (seq, new)
            self.check()

    def hand_before(self, seq: int) -> Hand:
        hand = Hand(self.timeline.setup)
        for entry in self.timeline.entries:
            if entry.seq == seq:
                break
            hand.push(by_its_verb(hand, entry.command))
        return hand

    def teardown(self) -> None:
        if hasattr(self, "timeline"):
            tell_the_reader(self.timeline.hand)

    @rule(seq=st.integers(1, 99))
    def refuse_what_is_not_for_a_hand(self, seq: int) -> None:
        for command in (c.Next(), c.Sit(1, 5), c.Chips(2, 5), c.Leave(3)):
            assert not self.push(command)  # type: ignore[arg-type]
        if seq not in [row[0] for row in self.rows]:
            assert not self.push(c.Change(seq, c.Void()))


def same_subject(told: c.HandCommand, waiting: c.HandCommand) -> bool:
    """A command about the same seat, or the same kind about none, takes a waiting one's place; a correction never."""
    if isinstance(told, c.Correction):
        return False
    if not hasattr(told, "seat"):
        return type(told) is type(waiting)
    return told.seat == getattr(waiting, "seat", None)  # type: ignore[no-any-return]


def doubtful(command: c.HandCommand) -> bool:
    """The award and the dealer's word hang on what can be read."""
    return isinstance(command, (c.Award, c.Wins))


def memory_of(hand: Hand) -> Memory:
    memory, again = Memory(), Hand(hand.dealt_from)
    for command in hand.commands:
        again.push(command)
        memory = memory.after(again, command)
    return memory


def test_undo_and_change_leave_what_the_remaining_commands_make() -> None:
    run(TimelineMachine, examples=100, steps=20)


@pytest.mark.slow
@pytest.mark.timeout(SLOW)
def test_undo_and_change_over_many_hands() -> None:
    run(TimelineMachine, examples=2000, steps=50)
