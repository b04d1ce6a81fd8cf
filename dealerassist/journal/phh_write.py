"""Writes a hand in the PHH format, as far as that format can say it. Only tabled cards are named, others are `????`."""

from __future__ import annotations

from collections.abc import Sequence

from dealerassist.cards import Card, cards_text
from dealerassist.engine import GAMES, FixedLimit, Hand, Setup
from dealerassist.engine import commands as c
from dealerassist.journal.codes import PhhCode, ReadError
from dealerassist.journal.phh import VARIANTS


def phh_text(setup: Setup, commands: Sequence[c.HandCommand], name: str = "hand") -> str:
    """The TOML text of a finished or unfinished hand; `name` is named in messages.

    Raises `ReadError` for what PHH has no words for: most games in other limits than their usual one, unknown stacks,
    corrections, dead posts, a dead button.
    """
    hand = Hand(setup)
    for command in commands:
        hand.push(command)
    writer = _Writer(setup, hand, name)
    before, actions = Hand(setup), []
    for command in commands:
        actions.append(writer.action(command, before))
        before.push(command)
    return writer.text([action for action in actions if action])


class _Writer:
    """Turns seats into players: p1 is the first in dealing order."""

    def __init__(self, setup: Setup, hand: Hand, name: str) -> None:
        self.setup = setup
        self.hand = hand
        self.name = name
        self.tabled = {seat.number: seat.tabled for seat in hand.seats}

    def cannot(self, what: str) -> ReadError:
        return ReadError(PhhCode.CANNOT_SAY, self.name, "PHH", f"has no words for {what}")

    def text(self, actions: Sequence[str]) -> str:
        """Fields, then actions."""
        setup = self.setup
        lines = [f"variant = '{self._variant()}'"]
        lines.append(f"ante_trimming_status = {'false' if setup.ante_is_dead else 'true'}")
        lines.append(f"antes = {self._by_player(dict(setup.antes))}")
        if setup.game.button:
            lines.append(f"blinds_or_straddles = {self._blinds()}")
        if setup.stakes.bring_in:
            lines.append(f"bring_in = {setup.stakes.bring_in}")
        limit = setup.stakes.limit
        if isinstance(limit, FixedLimit):
            lines += [f"small_bet = {limit.small}", f"big_bet = {limit.large}"]
        else:
            lines.append(f"min_bet = {limit.unit(False)}")
        lines.append(f"starting_stacks = {self._stacks()}")
        lines.append("actions = [" + ", ".join(f"'{action}'" for action in actions) + "]")
        lines += [f"hand = {setup.number}", f"seats = {[seat.number for seat in setup.seats]}"]
        if self.hand.result is not None:
            lines.append(f"finishing_stacks = {list(self.hand.result.stacks.values())}")
        return "\n".join(lines) + "\n"

    def _variant(self) -> str:
        game, limit = self.setup.game, self.setup.stakes.limit
        for variant, (name, word) in VARIANTS.items():
            if (name, word) == (game.name, limit.word) and game.pack is GAMES[name].pack:
                return variant
        raise self.cannot(f"{limit.word}-limit {game.name}")

    def _stacks(self) -> list[int]:
        stacks = [seat.stack for seat in self.setup.seats if not self._waits(seat.number)]
        if None in stacks:
            raise self.cannot("a stack that is not known")
        return [stack for stack in stacks if stack is not None]

    def _waits(self, number: int) -> bool:
        return self.hand.seat(number).waiting

    def _by_player(self, amounts: dict[int, int]) -> list[int]:
        return [amounts.get(seat.number, 0) for seat in self.setup.seats if not self._waits(seat.number)]

    def _blinds(self) -> list[int]:
        """Posts out of turn are negative blinds; heads-up the small blind is listed first, p1 is the big blind."""
        amounts = dict(self.setup.blinds)
        for command in self.hand.commands:
            if isinstance(command, c.Post):
                if command.dead:
                    raise self.cannot("a dead blind")
                amounts[command.seat] = -command.live
            elif isinstance(command, c.Straddle):
                amounts[command.seat] = command.amount
        blinds = self._by_player(amounts)
        return blinds[::-1] if len(blinds) == 2 else blinds

    def action(self, command: c.HandCommand, before: Hand) -> str:
        """One action's words, `before` as the hand stood; "" for what PHH does not write."""
        match command:
            case c.Board(cards):
                return f"d db {''.join(str(card) if card else '??' for card in cards)}"
            case c.Deal(seat, down, up):
                tabled = self.tabled[seat] if not up and down == before.setup.game.hole else None
                faces = _words(tabled) if tabled else "??" * down + cards_text(up, "").replace("xx", "??")
                return f"d dh {self._player(seat)} {faces}"
            case c.Draw(seat, count):
                return self._draw(seat, count, before)
            case c.Post() | c.Straddle() | c.Award() | c.Opener():
                return ""
            case c.SeatAct(seat):
                return f"{self._player(seat)} {self._act(command, before)}"
        raise self.cannot(f"`{command.verb}`")

    def _draw(self, seat: int, count: int, before: Hand) -> str:
        """What is drawn, behind the discards that the draw stands for where none were told."""
        player = self._player(seat)
        drawn = f"d dh {player} {'??' * count}"
        if before.seat(seat).cards < before.setup.game.hole:
            return drawn
        return f"{player} sd {'??' * count}" + (f"', '{drawn}" if count else "")

    def _act(self, command: c.SeatAct, before: Hand) -> str:
        match command:
            case c.Fold():
                return "f"
            case c.Check() | c.Call():
                return "cc"
            case c.Bet(_, total) | c.Raise(_, total):
                return f"cbr {total}"
            case c.AllIn(number):
                seat = before.seat(number)
                total = seat.bet + (seat.stack or 0)
                return f"cbr {total}" if total > before.bet_to else "cc"
            case c.Complete(number):
                return f"cbr {before.legal.min_raise_to if before.legal else 0}"
            case c.BringIn():
                return "pb"
        return self._act_with_cards(command)

    def _act_with_cards(self, command: c.SeatAct) -> str:
        match command:
            case c.Discard(_, count):
                return f"sd {'??' * count}".rstrip()
            case c.Show(_, cards):
                return f"sm {_words(cards)}"
            case c.Muck():
                return "sm"
        raise self.cannot(f"`{command.verb}`")

    def _player(self, number: int) -> str:
        dealt = [seat.number for seat in self.setup.seats if not self._waits(seat.number)]
        return f"p{dealt.index(number) + 1}"


def _words(cards: tuple[Card, ...]) -> str:
    return "".join(map(str, cards))
