"""What a hand script may expect, and how each is looked up (DESIGN 6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dealerassist.cards import Card, DealerAssistError, cards_text, parse_cards
from dealerassist.engine import Await, Hand, Part, Positions, Verb, parse_command
from dealerassist.engine import commands as c
from dealerassist.engine.notation import pot_index, whole
from dealerassist.engine.ranking import Kind, five, named, rank
from dealerassist.journal.codes import ScriptCode

if TYPE_CHECKING:
    from dealerassist.journal.player import ScriptPlayer


class UnmetError(Exception):
    """What was found instead."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found


@dataclass(frozen=True, slots=True)
class Expectation:
    """`expect WHAT WORDS…`; `refused` is the command of `expect refuse CODE: COMMAND`."""

    what: str
    words: tuple[str, ...]
    refused: c.Command | None = None

    @property
    def needs_deals(self) -> bool:
        """Asks about a seat that is to act, or who is paid: deals that the script left out are inserted first, their
        cards unknown.
        """
        acts = self.what == "next" and self.words[0] in {Await.DECLARE, Await.DRAW, Await.DISCARD, Await.OPENER}
        return acts or self.what in {"act", "call", "may", "min-raise-to", "max-raise-to", "pays", "share"}

    @property
    def needs_award(self) -> bool:
        """Asks how the hand ended: an award that the script left out is inserted first."""
        ended = self.what == "next" and self.words == (Await.DONE,)
        return ended or self.what in {"pays", "share", "button", "small", "big", "stack", "owes"}

    def check(self, player: ScriptPlayer) -> None:
        """Raises `UnmetError` where it is not so."""
        _CHECKS[self.what](player, self.words)


def parse_expectation(text: str) -> Expectation:
    """Raises `DealerAssistError` on a line that expects nothing known."""
    what, _, rest = text.strip().partition(" ")
    if what == "refuse":
        code, colon, command = rest.partition(":")
        if not colon:
            raise DealerAssistError(ScriptCode.BAD_LINE, "expect refuse CODE: COMMAND")
        return Expectation(what, (code.strip(),), parse_command(command))
    if what not in _CHECKS:
        raise DealerAssistError(ScriptCode.BAD_LINE, f"no such expectation: {what}")
    words = tuple(rest.split())
    if len(words) < _LEAST_WORDS.get(what, 1):
        raise DealerAssistError(ScriptCode.BAD_LINE, f"expect {what} says too little")
    if what not in _LISTS and len(words) > _LEAST_WORDS.get(what, 1):
        raise DealerAssistError(ScriptCode.BAD_LINE, f"expect {what} says too much")
    known = _KNOWN_WORDS.get(what)
    if known and (unknown := [word for word in words if word not in known]):
        raise DealerAssistError(ScriptCode.BAD_LINE, f"expect {what} knows no {unknown[0]} ({', '.join(known)})")
    return Expectation(what, words)


def _same(found: object, expected: object) -> None:
    if found != expected:
        raise UnmetError(f"found {found}")


def _number(word: str) -> int:
    return whole(word, "the number")


def _seat(word: str) -> int:
    return whole(word, "the seat", 1, 10)


def _waiting(hand: Hand) -> str:
    awaiting = hand.awaiting
    return f"the hand waits for {awaiting.what} {' '.join(map(str, awaiting.seats))}".rstrip()


def _act(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    legal = player.hand.legal
    if legal is None or legal.seat != _seat(words[0]):
        raise UnmetError(_waiting(player.hand))


def _legal(player: ScriptPlayer, words: tuple[str, ...], name: str) -> None:
    legal = player.hand.legal
    if legal is None:
        raise UnmetError(_waiting(player.hand))
    found = getattr(legal, name)
    if found is None and words[0] == "none":
        return
    _same(found, _number(words[0]))


def _may(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    legal = player.hand.legal
    if legal is None:
        raise UnmetError(_waiting(player.hand))
    if set(legal.may) != set(words):
        raise UnmetError("found " + " ".join(legal.may))


def _pot(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    _same(player.hand.pot_with_bets, _number(words[0]))


def _pots(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    found = [pot.amount + pot.raked for pot in player.hand.pots]
    if found != [_number(word) for word in words]:
        raise UnmetError("found " + " ".join(map(str, found)))


def _returned(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    seat, amount = _seat(words[0]), _number(words[1])
    amounts = [back for number, back in player.returns if number == seat]
    if amount not in {*amounts, sum(amounts)}:
        raise UnmetError(f"found {amounts[-1] if amounts else 0}")


def _pays(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    result = player.hand.result
    if result is None:
        raise UnmetError(_waiting(player.hand))
    _same(result.payouts.get(_seat(words[0]), 0), _number(words[1]))


def _share(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    result = player.hand.result
    if result is None:
        raise UnmetError(_waiting(player.hand))
    index = pot_index(words[1])
    if words[2] not in set(Part):
        raise DealerAssistError(ScriptCode.BAD_LINE, f"a share is {', '.join(Part)}, not {words[2]}")
    shares = result.pots[index].shares if index < len(result.pots) else ()
    found = sum(s.amount for s in shares if s.seat == _seat(words[0]) and s.part == words[2])
    _same(found, _number(words[3]))


def _hand(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    """By the first way to win: the high, in a low game the low."""
    kind = player.hand.setup.game.parts[0].kind
    hole, board = _cards_of(player, words[0])
    value = rank(kind, hole, board)
    name = None if value is None else named(kind, value).hand_class
    said = {"pair": "one-pair"}.get(words[1], words[1])
    if said != name or (len(words) > 2 and not _plays(kind, hole, board, words[2:])):
        raise UnmetError(f"found {name} {cards_text(five(kind, hole, board))}")


def _low(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    rule = next((rule for rule in player.hand.setup.game.parts if rule.part is Part.LOW), None)
    if rule is None:
        raise UnmetError(f"{player.hand.setup.game.name} has no low")
    hole, board = _cards_of(player, words[0])
    playing = five(rule.kind, hole, board)
    if words[1:] == ("none",):
        _same(cards_text(playing), "")
    elif not _plays(rule.kind, hole, board, words[1:]):
        raise UnmetError(f"found {cards_text(playing) or 'none'}")


def _cards_of(player: ScriptPlayer, seat: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """(own cards, board) of a tabled hand."""
    hand = player.hand
    tabled = hand.seat(_seat(seat)).tabled
    board = tuple(card for card in hand.board if card)
    if tabled is None or len(board) < hand.setup.game.board:
        raise UnmetError("its hand is not known")
    return tabled, board


def _plays(kind: Kind, hole: tuple[Card, ...], board: tuple[Card, ...], words: tuple[str, ...]) -> bool:
    """Are the cards named some that may play together, and worth what the hand is worth?"""
    expected = tuple(card for card in parse_cards(" ".join(words)) if card)
    playing = five(kind, hole, board)
    if len(expected) != len(playing) or not {*expected} <= {*hole, *board}:
        return False
    if kind in _TWO_OF_ONES_OWN and len({*expected} & {*hole}) != 2:
        return False
    alone = _TWO_OF_ONES_OWN.get(kind, kind)
    return bool(expected) and rank(alone, expected) == rank(alone, playing)


_TWO_OF_ONES_OWN = {Kind.OMAHA_HIGH: Kind.HIGH, Kind.OMAHA_LOW_8: Kind.LOW_8}


def _shows(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    awaiting = player.hand.awaiting
    first = str(awaiting.seats[0]) if awaiting.what is Await.SHOW and awaiting.seats else "none"
    _same(first, words[0])


def _next(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    _same(str(player.hand.awaits), words[0])


def _positions(player: ScriptPlayer) -> Positions:
    """Of the hand being played, or once it is over of the next one."""
    if not player.hand.over:
        return player.hand.setup.positions
    return player.told.table.next_positions(player.told.house)


def _button(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    _same(_positions(player).button, _seat(words[0]))


def _small(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    small = _positions(player).small
    _same("none" if small is None else str(small), words[0])


def _big(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    if _seat(words[0]) not in _positions(player).big:
        raise UnmetError("found " + ",".join(map(str, _positions(player).big)))


def _stack(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    seat = _seat(words[0])
    stacks = {now.number: now.stack for now in player.hand.seats}
    table = {place.number: place.stack for place in player.told.table.places}
    found = stacks.get(seat, table.get(seat, 0))
    _same("?" if found is None else str(found), words[1].replace(",", ""))


def _owes(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    table = player.told.table
    posted = {now.number for now in player.hand.seats if not now.waiting}
    seat = _seat(words[0])
    _same(0 if seat in posted and not player.hand.over else table.owed(seat), _number(words[1]))


def _ruling(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    codes = [ruling.code for ruling in player.hand.rulings]
    if words[0] not in codes:
        raise UnmetError("found " + (" ".join(codes) or "no ruling"))


def _burn(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    """Before the deal that is awaited; `none` where no deal is, or a card of it is out."""
    burn = player.hand.burn
    _same("none" if burn is None else "yes" if burn else "no", words[0])


def _question(player: ScriptPlayer, words: tuple[str, ...]) -> None:
    question = player.hand.awaiting.question
    _same("none" if question is None else str(question.code), words[0])


_CHECKS: dict[str, Callable[[ScriptPlayer, tuple[str, ...]], None]] = {
    "act": _act,
    "call": lambda player, words: _legal(player, words, "to_call"),
    "min-raise-to": lambda player, words: _legal(player, words, "min_raise_to"),
    "max-raise-to": lambda player, words: _legal(player, words, "max_raise_to"),
    "may": _may,
    "pot": _pot,
    "pots": _pots,
    "returned": _returned,
    "pays": _pays,
    "share": _share,
    "hand": _hand,
    "low": _low,
    "shows": _shows,
    "next": _next,
    "button": _button,
    "small": _small,
    "big": _big,
    "stack": _stack,
    "owes": _owes,
    "ruling": _ruling,
    "question": _question,
    "burn": _burn,
}
_LISTS = frozenset({"hand", "low", "may", "pots"})
_KNOWN_WORDS: dict[str, tuple[str, ...]] = {"may": tuple(Verb), "next": tuple(Await), "burn": ("yes", "no", "none")}
_LEAST_WORDS = {"returned": 2, "pays": 2, "share": 4, "hand": 2, "stack": 2, "owes": 2}
