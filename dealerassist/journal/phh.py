"""Recorded hands in the PHH format: reading them (a TOML file with the players in dealing order and one text an
action).

Traps: heads-up lists the small blind first though p1 is the big blind; `ante_trimming_status = false` makes antes
dead, as with a big-blind ante. The unit is the smallest in which stacks, blinds and actions are whole.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from types import MappingProxyType
from typing import Any

from dealerassist.cards import Card
from dealerassist.engine import (
    DEFAULT_PRESET,
    GAMES,
    FixedLimit,
    Limit,
    NoLimit,
    Positions,
    PotLimit,
    SeatSetup,
    Setup,
    SetupError,
    Stakes,
    game_named,
    preset,
)
from dealerassist.engine import commands as c
from dealerassist.engine.toml_text import read_toml
from dealerassist.journal.codes import PhhCode, ReadError
from dealerassist.journal.phh_actions import (
    Dealing,
    PhhAction,
    amount_named,
    cards_dealt,
    cards_discarded,
    read_action,
)

VARIANTS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "NT": ("holdem", "no"),
        "FT": ("holdem", "fixed"),
        "NS": ("short-deck", "no"),
        "PO": ("omaha", "pot"),
        "FO/8": ("omaha-hilo", "fixed"),
        "F7S": ("stud", "fixed"),
        "F7S/8": ("stud-hilo", "fixed"),
        "FR": ("razz", "fixed"),
        "N2L1D": ("lowball-27", "no"),
        "F2L3D": ("triple-draw-27", "fixed"),
    }
)
"""PHH variant -> (game, limit)."""

LIMITS: Mapping[str, Callable[..., Limit]] = MappingProxyType({"no": NoLimit, "pot": PotLimit, "fixed": FixedLimit})
MOST_PLAYERS = 10
LARGEST_FIELD = 10**15


@dataclass(frozen=True, slots=True)
class PhhHand:
    """A recorded hand. Amounts are whole, in units of 1/`unit` of the record's money.

    `posts` are what joining players post before the deal; `finishing` are the stacks as recorded, None where they are
    not. `unread`: up cards are missing (`????`), so who opens may have to be told.
    """

    file: str
    setup: Setup
    posts: tuple[c.Post, ...]
    actions: tuple[PhhAction, ...]
    finishing: tuple[Decimal, ...] | None
    unit: int
    unread: bool = True


def read_phh(text: str, file: str) -> PhhHand:
    """Read one recorded hand. Raises `ReadError` naming file, field and reason."""
    try:
        fields = read_toml(text, parse_float=Decimal)
    except ValueError as error:
        raise ReadError(PhhCode.BAD_TOML, file, "text", str(error)) from None
    return _Reader(file, fields).hand()


@dataclass(frozen=True, slots=True)
class _Money:
    """What a record says of its table's money, p1 first; `bets` is (least bet,) or (small bet, big bet)."""

    stacks: tuple[int, ...]
    blinds: tuple[int, ...]
    antes: tuple[int, ...]
    bets: tuple[int, ...]
    antes_dead: bool
    bring_in: int

    @property
    def by_seat(self) -> tuple[tuple[int, int], ...]:
        """(seat, blind); heads-up p1 is the big blind though the small one is listed first."""
        return tuple(enumerate(self.blinds[::-1] if len(self.blinds) == 2 else self.blinds, 1))


def setup_of(variant: str, money: _Money) -> Setup:
    """The table: player k sits at seat k, the last one has the button (heads-up the second, who is the small blind)."""
    game, limit_word = VARIANTS[variant]
    count = len(money.stacks)
    limit = LIMITS[limit_word](*money.bets)
    small, big = (2, 1) if count == 2 else (1, 2)
    return Setup(
        game_named(game),
        Stakes(limit, tuple(sorted(amount for amount in money.blinds if amount > 0)), bring_in=money.bring_in),
        preset(DEFAULT_PRESET),
        tuple(SeatSetup(seat, stack) for seat, stack in enumerate(money.stacks, 1)),
        Positions(count, small, big, small, (big,)),
        tuple((seat, amount) for seat, amount in money.by_seat if amount > 0),
        tuple((seat, ante) for seat, ante in enumerate(money.antes, 1) if ante > 0),
        money.antes_dead,
    )


def posts_of(money: _Money) -> tuple[c.Post, ...]:
    """PHH writes a post out of turn as a negative blind."""
    return tuple(c.Post(seat, -amount) for seat, amount in money.by_seat if amount < 0)


class _Reader:
    """Checks the fields of one record."""

    def __init__(self, file: str, fields: dict[str, Any]) -> None:
        self.file = file
        self.fields = fields

    def wrong(self, code: PhhCode, place: str, reason: str) -> ReadError:
        return ReadError(code, self.file, place, reason)

    def hand(self) -> PhhHand:
        variant = self._field("variant", str)
        if variant not in VARIANTS:
            raise self.wrong(
                PhhCode.UNKNOWN_VARIANT, "variant", f"{variant} is not played here (only {', '.join(VARIANTS)})"
            )
        stacks = self._amounts("starting_stacks")
        if not 2 <= len(stacks) <= MOST_PLAYERS or min(stacks) <= 0:
            raise self.wrong(PhhCode.BAD_FIELD, "starting_stacks", "two to ten players with chips are needed")
        blinds = self._amounts("blinds_or_straddles", len(stacks), needed=GAMES[VARIANTS[variant][0]].button)
        antes = self._amounts("antes", len(stacks))
        limit = ("small_bet", "big_bet") if VARIANTS[variant][1] == "fixed" else ("min_bet",)
        bets = tuple(self._amount(name, self._field(name, (int, Decimal))) for name in limit)
        bring_in = self._amount("bring_in", self._field("bring_in", (int, Decimal), default=0))
        words = self._action_words()
        finishing = self._amounts("finishing_stacks", len(stacks)) if "finishing_stacks" in self.fields else None
        named = [amount for _, told in words if (amount := amount_named(told)) is not None]
        unit = _unit((*stacks, *blinds, *antes, *bets, bring_in, *named))
        dead = not self._field("ante_trimming_status", bool, default=True)
        money = _Money(
            stacks=_whole(stacks, unit),
            blinds=_whole(blinds, unit),
            antes=_whole(antes, unit),
            bets=_whole(bets, unit),
            antes_dead=dead,
            bring_in=int(bring_in * unit),
        )
        try:
            setup = setup_of(variant, money)
        except SetupError as error:
            raise self.wrong(PhhCode.BAD_FIELD, "blinds_or_straddles", str(error)) from None
        recorded = None if finishing is None else tuple(amount * unit for amount in finishing)
        actions = self._actions(words, unit, Dealing(setup.game))
        unread = any(isinstance(action.command, c.Deal) and None in action.command.up for action in actions)
        return PhhHand(self.file, setup, posts_of(money), actions, recorded, unit, unread)

    def _field(self, name: str, kind: type | tuple[type, ...], default: object = None) -> Any:
        value = self.fields.get(name, default)
        if value is None:
            raise self.wrong(PhhCode.MISSING_FIELD, name, "the field is missing")
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise self.wrong(PhhCode.BAD_FIELD, name, f"unusable value {str(value)[:40]}")
        return value

    def _amounts(self, name: str, count: int | None = None, needed: bool = True) -> tuple[Decimal, ...]:
        values = self._field(name, list, default=None if needed else [0] * (count or 0))
        if count is not None and len(values) != count:
            raise self.wrong(PhhCode.BAD_FIELD, name, f"{len(values)} values for {count} players")
        return tuple(self._amount(name, value) for value in values)

    def _amount(self, name: str, value: object) -> Decimal:
        if isinstance(value, bool) or not isinstance(value, (int, Decimal)):
            raise self.wrong(PhhCode.BAD_FIELD, name, f"not an amount: {str(value)[:40]}")
        amount = Decimal(value)
        if not amount.is_finite() or abs(amount) > LARGEST_FIELD or amount.normalize().as_tuple().exponent < -6:  # type: ignore[operator]
            raise self.wrong(PhhCode.BAD_FIELD, name, f"unusable amount {str(value)[:40]}")
        return amount

    def _action_words(self) -> list[tuple[int, str]]:
        """(index, words) of each action, comments left out."""
        words = []
        for i, action in enumerate(self._field("actions", list)):
            if not isinstance(action, str):
                raise self.wrong(PhhCode.BAD_ACTION, f"actions[{i}]", "not a text")
            if told := action.split("#", 1)[0].strip():
                words.append((i, told))
        return words

    def _actions(self, words: list[tuple[int, str]], unit: int, dealing: Dealing) -> tuple[PhhAction, ...]:
        actions = []
        for i, told in words:
            try:
                actions.append(PhhAction(i, told, dealing.as_it_lies(told, read_action(told, unit))))
            except ValueError as error:
                raise self.wrong(PhhCode.BAD_ACTION, f"actions[{i}]", f"{told[:60]}: {error}") from None
        self._check_cards(words)
        return tuple(actions)

    def _check_cards(self, words: list[tuple[int, str]]) -> None:
        """A card that lies in two places makes the record useless; it is found before a card is judged. One that was
        discarded may come again.
        """
        dealt: set[Card] = set()
        for i, told in words:
            dealt -= cards_discarded(told)
            for card in cards_dealt(told):
                if card in dealt:
                    raise self.wrong(PhhCode.DUPLICATE_CARD, f"actions[{i}]", f"{card} is dealt twice")
                dealt.add(card)


def _unit(amounts: tuple[Decimal, ...]) -> int:
    """The least power of ten that makes every amount whole."""
    places = max(-int(amount.normalize().as_tuple().exponent) for amount in amounts if amount.is_finite())
    return int(10 ** min(max(places, 0), 6))


def _whole(amounts: tuple[Decimal, ...], unit: int) -> tuple[int, ...]:
    return tuple(int(amount * unit) for amount in amounts)
