"""Keys: what can be touched, what it says and what it sends."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from dealerassist.cards import Card, Code
from dealerassist.views.felt import PotView
from dealerassist.views.intents import Intent
from dealerassist.views.saying import Facts


class KeyCode(Code):
    """A key's caption. Facts: `a` an amount, `n` a seat, `k` a number, `what` an act, `game` a game."""

    ACT = "act"
    ALL_CARDS = "all-cards"
    ALL_IN = "all-in"
    ALL_TIE = "all-tie"
    ANSWER = "answer"
    CORNER_DOWN = "corner-down"
    CORNER_LEFT = "corner-left"
    CORNER_RIGHT = "corner-right"
    CORNER_UP = "corner-up"
    AS_BEFORE = "as-before"
    AWAY = "away"
    BACK = "back"
    BET = "bet"
    BETS = "bets"
    BET_EXACTLY = "bet-exactly"
    BLANK = "blank"
    BRING_IN = "bring-in"
    BURN = "burn"
    BUTTON_AT = "button-at"
    BUTTON_TO = "button-to"
    BY_HAND = "by-hand"
    CALL = "call"
    CHANGE = "change"
    CHECK = "check"
    CHECK_OR_CALL = "check-or-call"
    CHIPS = "chips"
    CLOSE = "close"
    CARRY = "carry"
    COMPLETE = "complete"
    DEAD_HAND = "dead-hand"
    DEALER = "dealer"
    DEALT = "dealt"
    DELETE = "delete"
    EARLIER_HAND = "earlier-hand"
    EMPTY_SEAT = "empty-seat"
    HANDS = "hands"
    LATER_HAND = "later-hand"
    STAYS = "stays"
    STEP = "step"
    STEP_BACK = "step-back"
    STEP_OF = "step-of"
    STEP_WIDE = "step-wide"
    STOP = "stop"
    DIGIT = "digit"
    DISCARDED = "discarded"
    DOORS_UP = "doors-up"
    FIND_CARDS = "find-cards"
    FLOOR = "floor"
    FLOP_OUT = "flop-out"
    FOLD = "fold"
    GO_ON = "go-on"
    HALF_POT = "half-pot"
    HOLD_KILL = "hold-kill"
    HOLD_MISDEAL = "hold-misdeal"
    HOLD_RESTORE = "hold-restore"
    HOLD_VOID = "hold-void"
    IN = "in"
    KEEP = "keep"
    LANGUAGE = "language"
    LEAVES = "leaves"
    MEND = "mend"
    MENU = "menu"
    MIN = "min"
    MISDEAL = "misdeal"
    MUCK = "muck"
    NEXT_HAND = "next-hand"
    NEXT_SEAT = "next-seat"
    NOBODY_IN = "nobody-in"
    NO_CALL = "no-call"
    NO_LOW = "no-low"
    OF_HAND = "of-hand"
    ONCE = "once"
    OPEN_PAIR = "open-pair"
    OPENERS = "openers"
    OTHER_CARD = "other-card"
    OTHER_GAME = "other-game"
    OUT = "out"
    PAT = "pat"
    PLAY_ON = "play-on"
    POT = "pot"
    POT_ASK = "pot-ask"
    POT_SHOWN = "pot-shown"
    POTS_MADE = "pots-made"
    PULL_IN = "pull-in"
    PUSHED = "pushed"
    PUSH_TO = "push-to"
    PENALTY = "penalty"
    SHUFFLE_IN = "shuffle-in"
    SIGN = "sign"
    RAISE = "raise"
    RAISE_EXACTLY = "raise-exactly"
    READ = "read"
    REBUY = "rebuy"
    REDEAL = "redeal"
    RETURNED = "returned"
    RETURN_TO = "return-to"
    RIVER_OUT = "river-out"
    SAY_CALL = "say-call"
    SCRAMBLE = "scramble"
    SEATS = "seats"
    SEE_CARDS = "see-cards"
    SEE_CHIPS = "see-chips"
    SEE_SEATS = "see-seats"
    SET_UP = "set-up"
    SHOWN = "shown"
    SIT = "sit"
    SIT_UNCOUNTED = "sit-uncounted"
    TAKE_BACK = "take-back"
    TIMES_TWO_AND_A_HALF = "times-two-and-a-half"
    TIMES_THREE = "times-three"
    TOUCH_A_SEAT = "touch-a-seat"
    TURN_BOARD = "turn-board"
    TURN_OUT = "turn-out"
    TWICE = "twice"
    UNDO = "undo"
    VERIFY = "verify"
    WHY = "why"


class KeyStyle(StrEnum):
    """How a key looks: only the outline; a plain key; the key that goes on; money goes here; all-in; answer when you
    can.
    """

    QUIET = "quiet"
    PLAIN = "plain"
    GO_ON = "go-on"
    MONEY = "money"
    ALL_IN = "all-in"
    DOUBT = "doubt"


class OffCode(Code):
    """Why a verb is not legal, in the space of a key."""

    BETWEEN_HANDS = "between-hands"
    CAPPED = "capped"
    NO_RAISE = "no-raise"
    NOT_YET = "not-yet"
    OVER_LIMIT = "over-limit"


@dataclass(frozen=True, slots=True)
class KeyView:
    """A key. `intent` None: it is off, and `off` says why in a word. `hold`: it sends only after being held for 1 s.

    card: a card key (a doubt's candidate, a card pad); it lies face up on the board or is being named by the dealer.
    """

    code: KeyCode
    intent: Intent | None
    style: KeyStyle = KeyStyle.PLAIN
    facts: Facts = field(default_factory=dict)
    hold: bool = False
    off: OffCode | None = None
    card: Card | None = None


class StepState(StrEnum):
    """Where a step of the award stands."""

    DONE = "done"
    CURRENT = "current"
    NEXT = "next"


class StepCode(Code):
    """What a step pushes. Facts: `k` the side pot's number, `b` the board where it was run twice, `a` the whole pot or
    what this board is worth, `i` and `of` the share's number and count within its part. Of a pot that is split between
    high and low: a half, a quarter, a smaller share, or both halves to one seat.
    """

    HIGH_AND_LOW = "high-and-low"
    HIGH_HALF = "high-half"
    HIGH_QUARTER = "high-quarter"
    HIGH_SHARE = "high-share"
    LOW_HALF = "low-half"
    LOW_QUARTER = "low-quarter"
    LOW_SHARE = "low-share"
    MAIN = "main"
    MAIN_SHARE = "main-share"
    SIDE = "side"
    SIDE_SHARE = "side-share"


@dataclass(frozen=True, slots=True)
class StepView:
    """A push of the award: to whom, how much, done or not."""

    code: StepCode
    amount: int | None
    seats: tuple[int, ...]
    state: StepState
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A row of the column: one key of 40 mm, two of 19 or three of 12."""

    keys: tuple[KeyView, ...]


@dataclass(frozen=True, slots=True)
class PotRow:
    """Pots that stand in a row of the column."""

    pots: tuple[PotView, ...]


Row = KeyRow | PotRow | StepView
"""What a row of the column can hold. An empty `KeyRow` leaves it free."""
