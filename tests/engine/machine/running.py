"""How long the state machines search, and what they do when they have found something."""

from __future__ import annotations

from hypothesis import Phase, note, settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test

from dealerassist.engine import Hand, command_text

PATIENCE = 900  # seconds: to find a failure's smallest example may take minutes
SLOW = 7200


def run(machine: type[RuleBasedStateMachine], examples: int, steps: int) -> None:
    """Play `examples` runs of up to `steps` rules each. The last phase, which explains, would take longer than all."""
    phases = [phase for phase in Phase if phase is not Phase.explain]
    how = settings(max_examples=examples, stateful_step_count=steps, phases=phases)
    run_state_machine_as_test(machine, settings=how)


def tell_the_reader(hand: Hand) -> None:
    """With a failure: what the hand was told, as a script has it."""
    setup = hand.setup
    for each in (setup.stakes, setup.house, setup.positions, *setup.seats):
        note(f"# {each}")
    note("\n".join(map(command_text, hand.commands)))
