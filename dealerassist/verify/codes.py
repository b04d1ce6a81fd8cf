"""Why a showdown document was refused, and the lines that a verdict is told in."""

from __future__ import annotations

from dealerassist.cards import Code, DealerAssistError
from dealerassist.words import say


class VerifyCode(Code):
    """What can be wrong with a showdown document."""

    # the text
    BAD_DOCUMENT = "bad-document"
    DUPLICATE_FIELD = "duplicate-field"
    MISSING_FIELD = "missing-field"
    TOO_DEEP = "too-deep"
    TOO_LARGE = "too-large"
    UNKNOWN_FIELD = "unknown-field"
    WRONG_TYPE = "wrong-type"
    # the table
    BAD_BET = "bad-bet"
    BAD_BUTTON = "bad-button"
    BAD_CHIP = "bad-chip"
    BAD_RAKE = "bad-rake"
    BAD_PACK = "bad-pack"
    BAD_SEAT = "bad-seat"
    DUPLICATE_SEAT = "duplicate-seat"
    FOLDED_AND_MUCKED = "folded-and-mucked"
    NO_LIVE_SEAT = "no-live-seat"
    RAKE_TOO_LARGE = "rake-too-large"
    TOO_FEW_SEATS = "too-few-seats"
    TOO_MANY_SEATS = "too-many-seats"
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_HOUSE = "unknown-house"
    # the cards
    BAD_CARD = "bad-card"
    DUPLICATE_CARD = "duplicate-card"
    NOT_IN_THE_PACK = "not-in-the-pack"
    NO_UP_CARDS = "no-up-cards"
    NOBODY_TABLED = "nobody-tabled"
    TOO_MANY_BOARDS = "too-many-boards"
    UNKNOWN_CARD = "unknown-card"
    UP_CARDS_DIFFER = "up-cards-differ"
    WRONG_BOARD = "wrong-board"
    WRONG_COUNT = "wrong-count"


class VerdictLine(Code):
    """The lines of a verdict for people."""

    TABLE = "table"
    BOARD = "board"
    POT = "pot"
    SHARE = "share"
    EQUAL = "equal"
    LOSES = "loses"
    HAND = "hand"
    NO_LOW = "no-low"
    PAID = "paid"
    RULING = "ruling"


class VerifyError(DealerAssistError, ValueError):
    """A document that cannot be judged. The message names the place and the reason, and the file once that is known."""

    def __init__(self, code: VerifyCode, **facts: object) -> None:
        super().__init__(code, say(code, facts), **facts)

    def in_file(self, file: str) -> VerifyError:
        """The same error, its message naming the file."""
        self.message = f"{file}: {self.message}"
        return self
