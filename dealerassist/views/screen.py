"""The whole screen at one moment: one frozen value that the display paints and nobody changes."""

from __future__ import annotations

from dataclasses import dataclass, field

from dealerassist.cards import Code
from dealerassist.views.area import AreaView
from dealerassist.views.felt import PlaceView, PotView, SeatView
from dealerassist.views.keys import KeyView, Row
from dealerassist.views.large import LargeHandView
from dealerassist.views.phrase import Phrase
from dealerassist.views.saying import Facts
from dealerassist.views.sheet import SheetView


class ReasonCode(Code):
    """The lines below the board: a hand's name and why it wins, the odd chip, why a fact matters. No prompt."""

    BOARD_HIGH = "board-high"
    BOARD_LOW = "board-low"
    BRINGS_IN = "brings-in"
    DOOR_EXPOSED = "door-exposed"
    CARRIED = "carried"
    EQUAL_BY_ORDER = "equal-by-order"
    EQUAL_BY_SUIT = "equal-by-suit"
    HAND = "hand"
    HAND_OF = "hand-of"
    HAND_ON = "hand-on"
    LOW_TOO = "low-too"
    NO_LOW = "no-low"
    PAYS_NEXT = "pays-next"
    AGAIN_LATE = "again-late"
    BUTTON_BY_HOLD = "button-by-hold"
    SEVENTH_FOR_ALL = "seventh-for-all"
    WHY = "why"
    RULING = "ruling"
    SPLIT = "split"
    UNSEEN = "unseen"
    ODD_CHIP = "odd-chip"
    ODD_CHIP_BY_CARD = "odd-chip-by-card"
    ODD_TO_FIRST = "odd-to-first"
    ODD_TO_HIGH = "odd-to-high"
    RETURNED = "returned"
    SEEN_AT = "seen-at"
    WAS = "was"
    WHICH_POT = "which-pot"
    NO_SUBSTANTIAL_ACTION = "no-substantial-action"
    BUILT_THEN = "built-then"
    DEALERS_WORD = "dealers-word"
    INSTEAD = "instead"
    THEN_BUTTON = "then-button"
    THEN_DEAD_BUTTON = "then-dead-button"
    NOT_WRITTEN = "not-written"
    SIGN_IN = "sign-in"
    DOWN_OF = "down-of"
    DOWN_HANDS = "down-hands"
    DOWN_ACTS = "down-acts"
    DOWN_MENDS = "down-mends"
    NEXT_GAME = "next-game"
    ANSWER = "answer"
    TOLD = "told"
    DID = "did"
    WAS_DUE = "was-due"
    TOOK = "took"


@dataclass(frozen=True, slots=True)
class Reason:
    """One line. `name`: it is the large first line. Facts are numbers, seats and sayings, such as a hand's."""

    code: ReasonCode
    facts: Facts = field(default_factory=dict)
    name: bool = False


class MarkCode(Code):
    """What must never leave the dealer's place while it is so."""

    SIMULATED = "simulated"
    TRAINING = "training"
    RECALL = "recall"
    VERIFY = "verify"
    SAVING = "saving"
    STOPPED = "stopped"


class HealthCode(Code):
    """The sensors in a word, on the MENU key."""

    BY_HAND = "by-hand"
    RFID_OK = "rfid-ok"
    RFID_OFF = "rfid-off"
    RFID_PART = "rfid-part"
    KEY_STUCK = "key-stuck"
    CAMERA_OK = "camera-ok"
    CAMERA_OFF = "camera-off"


class PlaceCode(Code):
    """The quiet lines in the dealer's place: the stakes, by the limit's word of a script or by the ante, or the game
    alone; and the hand's number.
    """

    ANTE = "ante"
    NO = "no"
    POT = "pot"
    HALF_POT = "half-pot"
    FIXED = "fixed"
    SPREAD = "spread"
    GAME = "game"
    HAND = "hand"


class GameCode(Code):
    """A game's short name in the dealer's place, by its name in a script."""

    HOLDEM = "holdem"
    SHORT_DECK = "short-deck"
    PINEAPPLE = "pineapple"
    OMAHA = "omaha"
    OMAHA_HILO = "omaha-hilo"
    STUD = "stud"
    STUD_HILO = "stud-hilo"
    RAZZ = "razz"
    FIVE_CARD_DRAW = "five-card-draw"
    LOWBALL_A5 = "lowball-a5"
    LOWBALL_27 = "lowball-27"
    TRIPLE_DRAW_27 = "triple-draw-27"
    GUTS = "guts"


@dataclass(frozen=True, slots=True)
class StakesView:
    """What is played: game and limit in the words of a hand script ("holdem", "no"), the blinds in chips; in fixed
    limit the bets, by which such a game goes, and where only antes are paid "ante" and the ante; "game" where
    nothing is told of them.
    """

    game: str
    limit: str
    blinds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """The screen. `seats` are all seats of the table, empty ones included; `board` has five places. second: where it is
    run twice, the places of the other board; what lies there for both is on the first.

    pot: the single pot shown below the board, None where it is not (no limit: dealers do not volunteer it, DISPLAY 11).
    row: the five keys of the action row, UNDO first. column: four rows. unit: in what the pad's digits are, 1 or 1,000.
    pad: digits fill the column. why: reasons in full, they fill rows 1 to 3 of it. naming: the dealer names a card, so
    ranks stand on the felt and suits in the column; lowest: the lowest rank of the pack. menu: it is open; where nobody
    touches it the screen puts it away. sheet: stands over the felt; so does area, where a camera sees the board.
    language: in which all of it is said, one of `words.LANGUAGES`. In the seats' place may stand: `large`, one hand;
    `answers`, keys with long words; and, where it is `listed`, only those who play, two a band, as their hands are too
    long for a block.
    """

    prompt: Phrase
    seats: tuple[SeatView, ...]
    board: tuple[PlaceView, ...]
    row: tuple[KeyView, ...]
    column: tuple[Row, ...]
    stakes: StakesView
    hand: int
    pot: PotView | None = None
    reasons: tuple[Reason, ...] = ()
    marks: tuple[MarkCode, ...] = ()
    health: tuple[HealthCode, ...] = ()
    pad: bool = False
    unit: int = 1
    why: tuple[Reason, ...] = ()
    naming: bool = False
    lowest: int = 2
    second: tuple[PlaceView, ...] = ()
    menu: bool = False
    sheet: SheetView | None = None
    large: LargeHandView | None = None
    listed: bool = False
    answers: tuple[KeyView, ...] = ()
    area: AreaView | None = None
    language: str = "en"
