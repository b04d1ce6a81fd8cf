"""Hands to rehearse: a recorded one, or one that is dealt by chance; both as a record, with every card in its place."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from dealerassist.cards import PACK_52, Card
from dealerassist.engine import Hand, command_text
from dealerassist.engine import commands as c
from dealerassist.journal.phh import PhhHand
from dealerassist.journal.phh_actions import PhhAction
from dealerassist.journal.phh_play import as_it_stands, finish_phh, start_phh
from dealerassist.rehearsal.dealing import Habits, play_hand
from dealerassist.rehearsal.evenings import random_table

PLAIN = Habits(straddle=0, post=0, dealers_word=0, unread=0, mistake=0)
"""Hands in which nothing goes wrong but what a rehearsal plans: no dealer's error, every card can be read."""


@dataclass(frozen=True, slots=True)
class Script:
    """What really happens in one hand, act by act, and where its cards lie.

    holes: seat -> its cards, in the order of dealing. board: the cards that come. stub: cards that are never dealt.
    finished: the hand at its end.
    """

    record: PhhHand
    commands: tuple[c.HandCommand, ...]
    holes: dict[int, tuple[Card, ...]]
    board: tuple[Card, ...]
    stub: tuple[Card, ...]
    finished: Hand

    @property
    def name(self) -> str:
        """The record's file, or what draws the hand again."""
        return self.record.file

    def folded(self) -> tuple[Card, ...]:
        """The cards that go to the muck during the hand."""
        gone = {command.seat for command in self.commands if isinstance(command, (c.Fold, c.Muck))}
        return tuple(card for seat, cards in self.holes.items() if seat in gone for card in cards)


def script_of(record: PhhHand) -> Script:
    """The record's acts as they stand. Raises `ReadError` where the record does not play to its end."""
    hand = start_phh(record)
    commands = []
    for action in record.actions:
        command = as_it_stands(hand, action.command)
        if command is not None:
            hand.push(command)
            commands.append(command)
    finish_phh(record, hand)
    board = tuple(card for card in hand.board if card)
    holes = _holes(commands, board)
    used = {*board, *(card for cards in holes.values() for card in cards)}
    stub = tuple(card for card in PACK_52.cards if card not in used)
    return Script(record, tuple(commands), holes, board, stub, hand)


def _holes(commands: list[c.HandCommand], board: tuple[Card, ...]) -> dict[int, tuple[Card, ...]]:
    """Each seat's cards: those that the record shows at the end, any others for the rest."""
    shown = {command.seat: command.cards for command in commands if isinstance(command, c.Show)}
    taken = {*board, *(card for cards in shown.values() for card in cards)}
    rest = iter([card for card in PACK_52.cards if card not in taken])
    deals = [command for command in commands if isinstance(command, c.Deal)]
    return {deal.seat: shown.get(deal.seat) or tuple(next(rest) for _ in range(deal.down)) for deal in deals}


def random_record(seed: int) -> PhhHand:
    """A legal hand by chance at a table by chance; the same seed gives the same hand. Every stack is tracked."""
    rng = Random(seed)
    session, house = random_table(rng, untracked=0)
    hand = play_hand(session, house, rng, PLAIN)
    acts = [command for command in hand.commands if not isinstance(command, c.Award)]
    actions = tuple(PhhAction(at, command_text(command), command) for at, command in enumerate(acts))
    return PhhHand(f"random/{seed}", hand.setup, (), actions, None, 1)
