"""The prompts: what the display tells or asks the dealer, as a code and its facts. The words are in `words`."""

from __future__ import annotations

from dataclasses import dataclass, field

from dealerassist.cards import Code
from dealerassist.views.saying import Facts


class PhraseCode(Code):
    """The closed list of prompts."""

    ACT_CALL = "act-call"
    ACT_CHECK = "act-check"
    ACT_OPTION = "act-option"
    ACT_UNKNOWN = "act-unknown"
    ACT_BRING_IN = "act-bringin"
    AMOUNT_RAISE = "amount-raise"
    AMOUNT_ALL_IN = "amount-allin"
    AMOUNT_LOW = "amount-low"
    AMOUNT_HIGH = "amount-high"
    AMOUNT_CHIP = "amount-chip"
    POST_BLINDS = "post-blinds"
    POST_ANTES = "post-antes"
    DEAL_HOLE = "deal-hole"
    DEAL_FLOP = "deal-flop"
    DEAL_TURN = "deal-turn"
    DEAL_RIVER = "deal-river"
    DEAL_STREET = "deal-street"
    DEAL_COMMUNITY = "deal-community"
    DOOR_CARDS = "door-cards"
    WHO_BRINGS_IN = "who-brings-in"
    WHO_IS_HIGH = "who-is-high"
    WHO_IS_LOW = "who-is-low"
    DRAW = "draw"
    DISCARD = "discard"
    DECLARE = "declare"
    OPENERS = "openers"
    WHO_IS_WEAKEST = "who-is-weakest"
    COLLECT = "collect"
    RETURN = "return"
    BUILD_MAIN = "build-main"
    BUILD_SIDE = "build-side"
    SHOW_ORDER = "show-order"
    SHOW_NEXT = "show-next"
    SHOW_ALL_IN = "show-allin"
    WHO_WINS = "who-wins"
    WHO_WINS_HIGH = "who-wins-high"
    WHO_WINS_LOW = "who-wins-low"
    WHO_IN = "who-in"
    PUSH = "push"
    PUSH_TWO = "push-two"
    PUSH_NO_LOW = "push-nolow"
    ODD_CHIP = "odd-chip"
    BUTTON = "button"
    BUTTON_DEAD = "button-dead"
    BUTTON_CHECK = "button-check"
    SHUFFLE = "shuffle"
    CARD_UNSURE = "card-unsure"
    CARD_TWICE = "card-twice"
    CARD_STRANGE = "card-strange"
    CARD_OTHER_DECK = "card-other-deck"
    CARD_MOVED = "card-moved"
    CARDS_CROWDED = "cards-crowded"
    CARDS_COUNT = "cards-count"
    CARDS_BACK = "cards-back"
    CARDS_GONE = "cards-gone"
    EARLY_BOARD = "early-board"
    OUT_OF_TURN = "out-of-turn"
    MISDEAL = "misdeal"
    VOID = "void"
    FLOOR = "floor"
    RESUME = "resume"
    DEALER_CHANGE = "dealer-change"
    SENSOR_OFF = "sensor-off"
    KEY_STUCK = "key-stuck"
    CHANGE_ACT = "change-act"
    CHANGE_WHICH = "change-which"
    PLAYERS_MISSING = "players-missing"
    PLAYERS_TOO_MANY = "players-too-many"
    BUTTON_WHERE = "button-where"
    BAD_BLINDS = "bad-blinds"
    BAD_BETS = "bad-bets"
    BAD_SETTING = "bad-setting"
    NOT_IN_PACK = "not-in-pack"
    RUN_TWICE = "run-twice"
    VERDICT = "verdict"
    PUT_IN = "put-in"
    DEALER_UNKNOWN = "dealer-unknown"


@dataclass(frozen=True, slots=True)
class Phrase:
    """One prompt.

    facts: what its words name. `n` and `m` are seats (1 to 10), `a` and `b` amounts in chips or "?" where nobody has
    counted them, `k` a number or a place or sensor, `c` the text of a card that lies face up.
    """

    code: PhraseCode
    facts: Facts = field(default_factory=dict)
