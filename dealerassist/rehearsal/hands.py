"""Hands to rehearse: a recorded one, or one that is dealt by chance; both as a record, with every card in its place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from dealerassist.cards import Card
from dealerassist.engine import Hand, command_text
from dealerassist.engine import commands as c
from dealerassist.journal.phh import PhhHand
from dealerassist.journal.phh_actions import PhhAction
from dealerassist.journal.phh_play import as_it_stands, finish_phh, start_phh
from dealerassist.rehearsal.casting import cast_hand, with_up_cards
from dealerassist.rehearsal.dealing import Habits, play_hand
from dealerassist.rehearsal.evenings import random_table

PLAIN = Habits(straddle=0, post=0, dealers_word=0, unread=0, mistake=0)
"""Hands in which nothing goes wrong but what a rehearsal plans: no dealer's error, every card can be read."""


@dataclass(frozen=True, slots=True)
class Script:
    """What really happens in one hand, act by act, and where its cards lie.

    holes, brought, given_up: see `Cast`. board: the cards that come. stub: cards that are never dealt. finished: the
    hand at its end.
    """

    record: PhhHand
    commands: tuple[c.HandCommand, ...]
    holes: dict[int, tuple[Card, ...]]
    board: tuple[Card, ...]
    stub: tuple[Card, ...]
    finished: Hand
    brought: dict[int, tuple[Card, ...]]
    given_up: dict[int, tuple[Card, ...]]

    @property
    def name(self) -> str:
        """The record's file, or what draws the hand again."""
        return self.record.file

    def folded(self) -> tuple[Card, ...]:
        """The cards that go to the muck during the hand."""
        ways = (c.Fold, c.Muck, c.Out, c.Late)
        gone = {command.seat for command in self.commands if isinstance(command, ways)}
        return tuple(card for seat, cards in self.holes.items() if seat in gone for card in cards)


def script_of(record: PhhHand) -> Script:
    """The record's acts as they stand. Raises `ReadError` where the record does not play to its end."""
    pack = record.setup.game.pack.cards
    record = with_up_cards(record, pack)
    hand = start_phh(record)
    commands = []
    for action in record.actions:
        command = as_it_stands(hand, action.command)
        if command is not None:
            hand.push(command)
            commands.append(command)
    finish_phh(record, hand)
    board = tuple(card for card in hand.board if card)
    cast = cast_hand(commands, board, pack)
    brought, given_up = cast.brought, cast.given_up
    used = {*board}.union(*cast.holes.values(), *brought.values(), *given_up.values())
    stub = tuple(card for card in pack if card not in used)
    return Script(record, tuple(commands), cast.holes, board, stub, hand, brought, given_up)


def random_record(
    seed: int,
    game: str = "holdem",
    switches: Iterable[tuple[str, str]] = (),
    habits: Habits = PLAIN,
    name: str = "random",
) -> PhhHand:
    """A legal hand by chance at a table by chance; the same seed gives the same hand. Every stack is tracked.

    switches: rules of the house that are changed. name: the record's, with the seed.
    """
    rng = Random(seed)
    while True:
        session, house = random_table(rng, game, untracked=0)
        hand = play_hand(session, house.with_switches(switches), rng, habits)
        if _different_cards(hand):
            return record_of(hand, f"{name}/{seed}")


def record_of(hand: Hand, name: str) -> PhhHand:
    """A hand that was played, as a record; its award follows by itself."""
    acts = [command for command in hand.commands if not isinstance(command, c.Award)]
    actions = tuple(PhhAction(at, command_text(command), command) for at, command in enumerate(acts))
    return PhhHand(name, hand.setup, (), actions, None, 1)


def _different_cards(hand: Hand) -> bool:
    """Are there enough cards in the pack without one that was given up before? Then each has its place in a script."""
    brought = sum(
        command.down + len(command.up) if isinstance(command, c.Deal) else command.count
        for command in hand.commands
        if isinstance(command, (c.Deal, c.Draw))
    )
    return brought + len(hand.board) <= len(hand.setup.game.pack.cards)
