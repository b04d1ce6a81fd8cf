"""The closed lists of what the school asks, shows and refuses; the words are in `words`."""

from __future__ import annotations

from dealerassist.cards import Code, DealerAssistError


class DrillCode(Code):
    """The drills, by name; and a whole hand that is dealt."""

    READ_WINNER = "read-winner"
    NAME_HAND = "name-hand"
    FIVE_THAT_PLAY = "five-that-play"
    SPLIT_OR_NOT = "split-or-not"
    HIGH_LOW = "high-low"
    POT_LIMIT = "pot-limit"
    MINIMUM_RAISE = "minimum-raise"
    WHO_MAY_RAISE = "who-may-raise"
    BUILD_POTS = "build-pots"
    AWARD_POTS = "award-pots"
    ORDER_OF_HANDS = "order-of-hands"
    WHOSE_ACTION = "whose-action"
    BUTTON_AND_BLINDS = "button-and-blinds"
    RAKE = "rake"
    CHANGE = "change"
    STUB_COUNT = "stub-count"
    WHO_OPENS = "who-opens"
    MISDEAL = "misdeal"
    RULING = "ruling"
    WRONG_AMOUNT = "wrong-amount"
    FIND_MISTAKE = "find-mistake"
    DEAL_HAND = "deal-hand"


class MeasureCode(Code):
    """What a drill's difficulty counts."""

    CARDS_TO_READ = "cards-to-read"
    NEAR_NAMES = "near-names"
    FIVES_TO_CHOOSE_FROM = "fives-to-choose-from"
    RANKS_COMPARED = "ranks-compared"
    SHARES = "shares"
    ACTS = "acts"
    POTS = "pots"
    SEATS_EMPTIED = "seats-emptied"
    CLAUSES = "clauses"
    CHIPS = "chips"
    CARDS_GONE = "cards-gone"
    UP_CARDS = "up-cards"
    CHOICES = "choices"
    STEPS = "steps"


class AskCode(Code):
    """The sentence that asks."""

    WHO_WINS = "who-wins"
    WHO_WINS_HIGH = "who-wins-high"
    WHO_WINS_LOW = "who-wins-low"
    WHAT_HAND = "what-hand"
    WHICH_FIVE = "which-five"
    SPLIT = "split"
    WHO_GETS_WHAT = "who-gets-what"
    MOST_TO = "most-to"
    LEAST_TO = "least-to"
    MAY_RAISE = "may-raise"
    WHICH_POTS = "which-pots"
    BY_ORDER = "by-order"
    WHO_ACTS = "who-acts"
    BUTTON_AND_BLINDS = "button-and-blinds"
    HOW_MUCH_RAKE = "how-much-rake"
    CHANGE_BACK = "change-back"
    CARDS_IN_STUB = "cards-in-stub"
    WHO_BRINGS_IN = "who-brings-in"
    WHO_OPENS = "who-opens"
    MISDEAL = "misdeal"
    WHICH_RULING = "which-ruling"
    POT_AFTER_CHANGE = "pot-after-change"
    WHICH_STEP = "which-step"


class TellCode(Code):
    """A line of what is shown, or of why an answer is right, where no code of another room says it."""

    ACTED_HERE = "acted-here"
    BEATS = "beats"
    BEST = "best"
    BLINDS_FULL = "blinds-full"
    EMPTIED = "emptied"
    FACING = "facing"
    HANDS_RANKED = "hands-ranked"
    LAST_HAND = "last-hand"
    LIMIT = "limit"
    MISDEAL = "misdeal"
    NOT_ACTED_HERE = "not-acted-here"
    NOT_FACING = "not-facing"
    NOT_SUBSTANTIAL = "not-substantial"
    POT = "pot"
    PUTS_FORWARD = "puts-forward"
    RAKE_CAP = "rake-cap"
    RAKE_NO_FLOP = "rake-no-flop"
    RAKE_PERCENT = "rake-percent"
    RAKE_STEP = "rake-step"
    SAYS = "says"
    SMALLEST_CHIP = "smallest-chip"
    SMALL_AS_BIG = "small-as-big"
    SUBSTANTIAL = "substantial"
    WHY_ACTS = "why-acts"
    WHY_CALL = "why-call"
    WHY_CHANGED = "why-changed"
    WHY_DEAD_BUTTON = "why-dead-button"
    WHY_HEADS_UP = "why-heads-up"
    WHY_HIGH_BOARD = "why-high-board"
    WHY_HIGH_DOOR = "why-high-door"
    WHY_LEAST = "why-least"
    WHY_LOW_BOARD = "why-low-board"
    WHY_LOW_DOOR = "why-low-door"
    WHY_MAY = "why-may"
    WHY_MAY_NOT = "why-may-not"
    WHY_MOVING_BUTTON = "why-moving-button"
    WHY_NOT_ON_LIST = "why-not-on-list"
    WHY_ON_LIST = "why-on-list"
    WHY_POT = "why-pot"
    WHY_POT_OF = "why-pot-of"
    WHY_POT_TO = "why-pot-to"
    WHY_RAISE = "why-raise"
    WHY_RAKE = "why-rake"
    WHY_SHARE = "why-share"
    WHY_STUB = "why-stub"
    WHY_TOO_LATE = "why-too-late"
    WRONG_AMOUNT = "wrong-amount"


class DealerCode(Code):
    """What the dealer's hands do, in a replay."""

    DEALS = "deals"
    EXTRA_CARD = "extra-card"
    TURNS_UP = "turns-up"
    PULLS_IN = "pulls-in"
    BURNS = "burns"
    TELLS_POT = "tells-pot"
    SHOWS_STUB = "shows-stub"
    MOVES_BUTTON = "moves-button"
    GETS_UP = "gets-up"


class MoveCode(Code):
    """What a dealer does in a hand. `ANNOUNCE` is said of a bet or a raise, with what it is to; `CALL` where chips came
    without a word and are no more than that; `STOP` of what a player must not do; `TABLE` asks for the whole hand face
    up; `OPENS` names who brings in or has the highest board. `CARDS`: so many lie at a seat, which is never right.
    """

    DEAL = "deal"
    CARDS = "cards"
    OPENS = "opens"
    ANNOUNCE = "announce"
    CALL = "call"
    STOP = "stop"
    MUCK = "muck"
    TABLE = "table"
    COLLECT = "collect"
    BURN = "burn"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    COMMUNITY = "community"
    RETURN = "return"
    PUSH = "push"
    BUTTON = "button"


class PlayerCode(Code):
    """What a player says or does that is not, or not yet, an act of the hand."""

    FOLDS = "folds"
    CHECKS = "checks"
    CALLS = "calls"
    BETS = "bets"
    RAISES = "raises"
    ALL_IN = "all-in"
    ONE_CHIP = "one-chip"
    GOES_BACK = "goes-back"
    ONE_CARD = "one-card"
    THROWS_AWAY = "throws-away"


class MistakeCode(Code):
    """What was wrong in a replay."""

    NONE = "none"
    WRONG_FIRST_SEAT = "wrong-first-seat"
    LEFT_OUT = "left-out"
    EXTRA_CARD = "extra-card"
    EXPOSED = "exposed"
    NO_BURN = "no-burn"
    TWO_BURNS = "two-burns"
    NOT_PULLED_IN = "not-pulled-in"
    TOO_EARLY = "too-early"
    FOUR_CARDS = "four-cards"
    SHORT_RAISE = "short-raise"
    OUT_OF_TURN = "out-of-turn"
    MAIN_POT_FIRST = "main-pot-first"
    WRONG_WINNER = "wrong-winner"
    SHOWS_STUB = "shows-stub"
    TELLS_POT = "tells-pot"
    WRONG_BUTTON = "wrong-button"


class ChoiceCode(Code):
    """Answers to choose from that are no option of the floor."""

    YES = "yes"
    NO = "no"
    SPLIT = "split"
    SEAT = "seat"


class LabelCode(Code):
    """What an amount of an answer is of; a seat's is its number."""

    AMOUNT = "amount"
    MAIN = "main"
    SIDE_1 = "side1"
    SIDE_2 = "side2"
    SIDE_3 = "side3"
    SIDE_4 = "side4"
    BACK = "back"
    BUTTON = "button"
    SMALL = "small"
    BIG = "big"
    STEP = "step"


class TrainingCode(Code):
    """What the school refuses."""

    NO_CHOICE = "no-choice"
    NO_MOVE = "no-move"
    NO_NUMBER = "no-number"
    NO_SUCH_SEAT = "no-such-seat"
    WRONG_CARDS = "wrong-cards"
    BAD_NAME = "bad-name"
    BAD_RECORD = "bad-record"
    BAD_COURSE = "bad-course"
    NO_TRAINEE = "no-trainee"
    NO_SUCH_HAND = "no-such-hand"
    NOT_READ = "not-read"


class TrainingError(DealerAssistError, ValueError):
    """A trainee's answer, name, record or course that cannot be read; `data` says where and why."""
