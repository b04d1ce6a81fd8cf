"""MENU and what it opens: the keys of a seat, and the sheet on which a table is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from dealerassist.cards import Code
from dealerassist.views.intents import Intent
from dealerassist.views.saying import Facts


class MenuPage(StrEnum):
    """What MENU opens: its own keys, the seats, the sheet over the felt, the last hands, a disputed showdown, a new
    dealer's sign-in.
    """

    CLOSED = "closed"
    KEYS = "keys"
    SEATS = "seats"
    SET_UP = "set-up"
    RECALL = "recall"
    VERIFY = "verify"
    DEALER = "dealer"


class SeatVerb(StrEnum):
    """What the table is told of a seat; SIT, CHIPS and REBUY ask for the amount first."""

    LEAVES = "leaves"
    AWAY = "away"
    BACK = "back"
    SIT = "sit"
    SIT_UNCOUNTED = "sit-uncounted"
    CHIPS = "chips"
    REBUY = "rebuy"
    TAKE_BACK = "take-back"
    STAYS = "stays"
    CHOOSE = "choose"


class SettingCode(Code):
    """What is set up, as it stands above its value."""

    GAME = "game"
    DECK = "deck"
    HOUSE = "house"
    LIMIT = "limit"
    SMALL_BET = "small-bet"
    BIG_BET = "big-bet"
    SMALL_BLIND = "small-blind"
    BIG_BLIND = "big-blind"
    THIRD_BLIND = "third-blind"
    ANTE = "ante"
    BRING_IN = "bring-in"
    ANTE_FROM = "ante-from"
    CHIP = "chip"
    BUTTON = "button"


class ValueCode(Code):
    """A setting's value. Facts: `a` an amount, `n` a seat, `what` the name of a game, a house or a deck."""

    HOLDEM = "holdem"
    OMAHA_HILO = "omaha-hilo"
    STUD_HILO = "stud-hilo"
    FIVE_CARD_DRAW = "five-card-draw"
    LOWBALL_A5 = "lowball-a5"
    LOWBALL_27 = "lowball-27"
    TRIPLE_DRAW_27 = "triple-draw-27"
    GAME = "game"
    HOUSE = "house"
    DECK = "deck"
    NO_LIMIT = "no"
    POT_LIMIT = "pot"
    FIXED_LIMIT = "fixed"
    AMOUNT = "amount"
    SEAT = "seat"
    EVERYBODY = "all"
    BIG_BLIND = "bb"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class CellView:
    """A key of the sheet: a setting and its value, or without a setting one of the values that it can have.

    typing: digits go to it, and `value` is what was typed, None before the first digit. new: it is not as it was when
    the sheet was opened; of values that can be chosen, the one that holds. intent None: there is nothing to choose.
    """

    setting: SettingCode | None
    value: ValueCode | None
    intent: Intent | None
    facts: Facts = field(default_factory=dict)
    typing: bool = False
    new: bool = False


@dataclass(frozen=True, slots=True)
class SheetView:
    """What stands over the felt: the settings; or one of them first, then the values that it can have."""

    cells: tuple[CellView, ...]
    choosing: bool = False


@dataclass(frozen=True, slots=True)
class TurnTo(Intent):
    """A key of the menu."""

    page: MenuPage


@dataclass(frozen=True, slots=True)
class TellSeat(Intent):
    """A key of a seat in the column."""

    seat: int
    verb: SeatVerb


@dataclass(frozen=True, slots=True)
class TouchSetting(Intent):
    """A setting on the sheet."""

    setting: SettingCode


@dataclass(frozen=True, slots=True)
class ChooseValue(Intent):
    """One of the values that a setting can have."""

    setting: SettingCode
    value: str


@dataclass(frozen=True, slots=True)
class AsBefore(Intent):
    """Everything on the sheet is again as it was when it was opened."""


@dataclass(frozen=True, slots=True)
class PutAway(Intent):
    """Nobody has touched the menu for so long that it closes by itself. The screen sends it."""
