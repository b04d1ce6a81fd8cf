"""Every word the engine can say: what it waits for, why it refuses, how it rules, what it asks.

The closed list. Each code has one English template in `dealerassist.words`; a test holds the two together.
"""

from __future__ import annotations

from enum import StrEnum

from dealerassist.cards import Code


class Await(Code):
    """What the hand waits for (DESIGN 3). A burn is a flag of the deal, not a step."""

    DEAL_HOLE = "deal-hole"
    DEAL_FLOP = "deal-flop"
    DEAL_TURN = "deal-turn"
    DEAL_RIVER = "deal-river"
    DEAL_STREET = "deal-street"
    DEAL_COMMUNITY = "deal-community"
    DISCARD = "discard"
    DRAW = "draw"
    DECLARE = "declare"
    ACT = "act"
    IDENTIFY = "identify"
    OPENER = "opener"
    QUESTION = "question"
    SHOW = "show"
    AWARD = "award"
    DONE = "done"


class Verb(StrEnum):
    """What a seat may do when it is its turn. All-in is a way to bet, call or raise, never a right of its own."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    COMPLETE = "complete"
    BRING_IN = "bringin"


class Part(StrEnum):
    """Which part of a pot a share is."""

    WHOLE = "whole"
    HIGH = "high"
    LOW = "low"
    FLOOR = "floor"


class Refusal(Code):
    """Why a command was refused. A refused command leaves no trace."""

    ALL_IN_NOT_STACK = "all-in-not-stack"
    AMOUNT_NEEDED = "amount-needed"
    BET_STANDS = "bet-stands"
    BOARD_FIRST = "board-first"
    CAPPED = "capped"
    CARDS_SPEAK = "cards-speak"
    DEAL_FIRST = "deal-first"
    DECLARE_FIRST = "declare-first"
    DISCARD_FIRST = "discard-first"
    DRAW_FIRST = "draw-first"
    DUPLICATE_CARD = "duplicate-card"
    HAND_NOT_OVER = "hand-not-over"
    HAND_OVER = "hand-over"
    LAST_LIVE_HAND = "last-live-hand"
    MAY_NOT_CHECK = "may-not-check"
    MUST_BRING_IN = "must-bring-in"
    MUST_SHOW = "must-show"
    NO_LIVE_HAND = "no-live-hand"
    NO_SUCH_CARD = "no-such-card"
    NO_SUCH_COMMAND = "no-such-command"
    NO_SUCH_BOARD = "no-such-board"
    NO_SUCH_POT = "no-such-pot"
    NO_SUCH_SEAT = "no-such-seat"
    NOBODY_CAN_CALL = "nobody-can-call"
    NOT_BETWEEN_BUTTON_AND_BLINDS = "not-between-button-and-blinds"
    NOT_ELIGIBLE = "not-eligible"
    NOT_FROM_SCRAMBLE = "not-from-scramble"
    NOT_IN_THIS_GAME = "not-in-this-game"
    NOT_IN_THIS_HOUSE = "not-in-this-house"
    NOT_NOW = "not-now"
    NOT_REOPENED = "not-reopened"
    NOTHING_TO_CALL = "nothing-to-call"
    NOTHING_TO_RAISE = "nothing-to-raise"
    NOTHING_TO_SHOW = "nothing-to-show"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    OPENER_FIRST = "opener-first"
    OUT_OF_TURN = "out-of-turn"
    QUESTION_FIRST = "question-first"
    RAISE_TOO_LARGE = "raise-too-large"
    RAISE_TOO_SMALL = "raise-too-small"
    SEAT_NEEDED = "seat-needed"
    SEAT_TAKEN = "seat-taken"
    STACK_TOO_SHORT = "stack-too-short"
    TABLED_HAND = "tabled-hand"
    TOO_FEW_PLAYERS = "too-few-players"
    TOO_LATE = "too-late-for-a-misdeal"
    TOO_MANY_EXCHANGED = "too-many-exchanged"
    TOO_MUCH = "too-much"
    UNKNOWN_CARD = "unknown-card"
    UP_CARDS_DIFFER = "up-cards-differ"
    WRONG_AMOUNT = "wrong-amount"
    WRONG_COUNT = "wrong-count"
    WRONG_OPTION = "wrong-option"


class RulingCode(Code):
    """What the engine decided by rule; each has a source (`rulings.SOURCES`)."""

    ACES_FIXED = "aces-fixed"
    ALL_IN_HANDS_UP = "all-in-hands-up"
    BET_RETURNED = "uncalled-returned"
    BET_STAYS = "bet-stays"
    BRING_IN_MENDED = "bring-in-mended"
    COMMUNITY_CARD = "community-card"
    DEAD_BLIND = "dead-blind"
    DEALERS_WORD = "dealers-word"
    FIXED = "fixed"
    FLOOR_ANSWER = "floor-answer"
    FLOOR_GIVES = "floor-gives"
    FLOOR_OVERRIDE = "floor-override"
    KILLED = "killed"
    KILL_POT = "kill-pot"
    LATE_IS_OUT = "late-is-out"
    MOST_PUT_IN = "most-put-in"
    NO_REOPENING = "short-all-in-no-reopening"
    NOBODY_IN = "nobody-in"
    ODD_CHIP = "odd-chip-clockwise"
    ODD_CHIP_BY_CARD = "odd-chip-by-card"
    ONLY_TABLED = "only-tabled-wins"
    OPENERS_SHOWN = "openers-shown"
    PASSED_OUT = "passed-out"
    PENALTY = "guts-penalty"
    RAKE = "rake-taken"
    READ_AGAIN = "read-again"
    RESTORED = "restored"
    ROUND_OVER = "guts-round-over"
    RUN_TWICE = "run-twice-odd-chip"
    SHORT_BLIND = "short-blind-full-price"
    SPLIT = "split-pot"
    STRADDLE = "straddle-live"
    STUB_AND_BURNS = "stub-and-burns"
    STUB_RESHUFFLED = "stub-reshuffled"
    VOID = "void"


class QuestionCode(Code):
    """What the house's book leaves to the floor."""

    ABSENT = "absent"
    ASK_TO_SEE = "ask-to-see"
    BOXED_CARD = "boxed-card"
    BUTTON_ERROR = "button-error"
    CLOCK = "clock"
    DROPPED_STUB = "dropped-stub"
    EXPOSED_CARD = "exposed-card"
    EXPOSED_DRAW = "exposed-draw"
    EXTRA_CARD = "extra-card"
    FIRST_BUTTON = "first-button"
    FOULED_DECK = "fouled-deck"
    FOUR_CARD_FLOP = "four-card-flop"
    HOLE_COUNT = "hole-count"
    MISDEAL = "misdeal"
    NO_BURN = "no-burn"
    OPENERS = "openers"
    PREMATURE_FLOP = "premature-flop"
    PREMATURE_RIVER = "premature-river"
    PREMATURE_TURN = "premature-turn"
    RABBIT = "rabbit"
    RUN_TWICE = "run-twice"
    UP_CARDS_LIFTED = "up-cards-lifted"


class FloorStep(Code):
    """What the dealer's hands do after the floor's answer, one after another."""

    BETS_BACK = "bets-back"
    BURN_AND_TURN = "burn-and-turn"
    CARDS_TO_STUB = "cards-to-stub"
    CARD_IS_BURN = "card-is-burn"
    DEAL_WITHOUT_BURN = "deal-without-burn"
    FIRST_IS_BURN = "first-is-burn"
    MEND_COUNT = "mend-count"
    MOVE_BUTTON = "move-button"
    MUCK_HAND = "muck-hand"
    NEXT_CARD = "next-card"
    REBUILD_STUB = "rebuild-stub"
    REPLACE_AFTER_ALL = "replace-after-all"
    REPLACE_FROM_TOP = "replace-from-top"
    SAME_BUTTON = "same-button"
    SCRAMBLE_FOUR = "scramble-four"
    SCRAMBLE_THREE = "scramble-three"
    SCRAP = "scrap"
    SET_ASIDE = "set-aside"
    SHUFFLE_ASIDE_IN = "shuffle-aside-in"
    SHUFFLE_STUB = "shuffle-stub"
    SHUFFLE_WITH_MUCK = "shuffle-with-muck"
    THIRD_CARD_DOWN = "third-card-down"
    TOUCH_MUCK_AND_SHOW = "touch-muck-and-show"


class EventCode(Code):
    """What happened, in one word; `events.event_code` finds it, the event's fields are the facts of its sentence."""

    ALL_IN = "goes-all-in"
    ANTE = "posts-ante"
    ASKED = "asks-the-floor"
    BET = "bets"
    BLIND = "posts-blind"
    BOARD = "board-dealt"
    BRING_IN = "brings-in"
    CALL = "calls"
    CHECK = "checks"
    COMPLETE = "completes"
    CORRECTED = "corrected"
    DEAD = "posts-dead"
    DEALT = "cards-dealt"
    DISCARD = "discards"
    DRAW = "draws"
    FOLD = "folds"
    IN = "is-in"
    KILL = "kills-pot"
    LATE = "is-late"
    MUCKED = "mucks"
    OUT = "is-out"
    PAID = "wins"
    PAT = "stands-pat"
    POST = "posts-live"
    RAISE = "raises"
    RAKED = "rake"
    RETURNED = "gets-back"
    RULED = "ruled"
    STRADDLE = "straddles"
    TABLED = "tables"


class HouseCode(Code):
    """Why a house-rules text was refused."""

    BAD_TOML = "bad-toml"
    CONTRADICTORY_KEY = "contradictory-key"
    UNKNOWN_KEY = "unknown-key"
    UNKNOWN_PRESET = "unknown-preset"
    WRONG_VALUE = "wrong-value"


class SetupCode(Code):
    """Why a table cannot be set up like this."""

    BAD_BUTTON = "bad-button"
    BAD_LIMIT = "bad-limit"
    BAD_SEAT = "bad-seat"
    BAD_STAKES = "bad-stakes"
    UNKNOWN_GAME = "unknown-game"


class NotationCode(Code):
    """Why a line is no command."""

    UNKNOWN_VERB = "unknown-verb"
    BAD_ARGUMENT = "bad-argument"
    MISSING_ARGUMENT = "missing-argument"
    TOO_MANY_WORDS = "too-many-words"
