"""The words that switches of house rules are set to; `house` holds them together (RULES 11, PROCEDURES)."""

from __future__ import annotations

from enum import StrEnum


class CapHeadsUp(StrEnum):
    """When the raise cap of fixed limit does not hold between two (RULES 3.1, PROCEDURES 22)."""

    NONE = "none"
    LAST_ROUND = "last-round"  # S0: two left on the river
    START_OF_ROUND = "start-of-round"  # S4: only two in when the round starts
    BEFORE_CAP = "before-cap"  # Robert's: two left before the cap is reached
    EVENT = "event"  # TDA 48: two left in the event


class StraddleSeat(StrEnum):
    """Who may straddle (PROCEDURES 14)."""

    OFF = "off"
    UTG = "utg"
    BUTTON = "button"
    UTG_OR_BUTTON = "utg-or-button"
    ANY = "any"


class StraddleRaise(StrEnum):
    """The least raise over a straddle: by a big blind (WSOP Live 11) or by the straddle (Robert's NL 3)."""

    BIG_BLIND = "bb"
    STRADDLE = "straddle"


class BurnTo(StrEnum):
    """Where the burn card goes (RULES 2.5)."""

    BOTTOM = "bottom"
    MUCK = "muck"


class ShowdownOrder(StrEnum):
    """Who shows first (RULES 2.7, PROCEDURES 54)."""

    LAST_ROUND = "last-aggressor-of-last-round"
    ANY_ROUND = "last-aggressor-of-any-round"
    BUTTON = "first-left-of-button"


class ShortBlind(StrEnum):
    """What a short or dead blind counts as in the pot-limit maximum (PROCEDURES 33)."""

    POSTED = "posted"
    FULL = "full"


class ButtonMode(StrEnum):
    """How the button passes a seat that left (PROCEDURES 8, 9)."""

    MOVING = "moving"
    DEAD = "dead"


class NewPlayer(StrEnum):
    """How a player joins a running table (RULES 2.9, PROCEDURES 13)."""

    POST = "wait-or-post"
    POST_IN_LIMIT = "post-in-limit"  # WSOP Live 104a
    FREE = "none"


class MissedBlinds(StrEnum):
    """What a player owes who missed blinds (PROCEDURES 12)."""

    POST = "post"
    DEALT = "dealt"  # TDA 30: absent hands are dealt, posted and killed


class FourCardFlop(StrEnum):
    """What the floor does with a flop of four cards (PROCEDURES 44)."""

    SCRAMBLE = "scramble"
    REDEAL = "redeal"


class StringBet(StrEnum):
    """Which chips of several motions count (PROCEDURES 27)."""

    TDA = "tda"  # TDA 42: the first motion, or the amount said first
    CASH = "cash"  # Robert's: after the word `raise` several moves


class SubstantialAction(StrEnum):
    """When it is too late for a misdeal (PROCEDURES 38)."""

    TDA = "tda"  # TDA 36: two acts in turn, chips in one of them, or any three acts
    TWO_ACTS = "two-acts"  # Robert's: two players after the blinds


class MisdealList(StrEnum):
    """What makes a misdeal (PROCEDURES 37)."""

    TDA = "tda"
    ROBERTS = "roberts"  # and: button wrong, out of sequence, an exposed first or second card


class PrematureTurn(StrEnum):
    """What becomes of a turn card that came too early (PROCEDURES 47)."""

    RESHUFFLE = "reshuffle"  # TDA RP-5B
    SET_ASIDE = "set-aside"  # Robert's


class AskToSee(StrEnum):
    """Who may ask to see a hand that was called (PROCEDURES 57)."""

    RIVER_CALLER = "river-caller"  # TDA 18
    ANYBODY = "anybody"  # Robert's: who was dealt in


class Kill(StrEnum):
    """The overblind of a kill pot, and by how much it raises the limits (Robert's 13)."""

    OFF = "off"
    HALF = "half"  # one and a half times the big blind
    FULL = "full"  # twice the big blind


class KillWhen(StrEnum):
    """What makes a pot be killed (Robert's 13); in split games always a large pot that one hand scoops (13.8)."""

    LEGS = "two-in-a-row"
    POT = "large-pot"  # house: one pot of at least `kill_bets` big bets


class KillActs(StrEnum):
    """When the killer acts in the first round."""

    IN_TURN = "in-turn"  # Robert's 13.2
    LAST = "last"  # house: after the blinds, until somebody raises


class StudShowdown(StrEnum):
    """Who shows first in stud (RULES 6.5)."""

    LAST_AGGRESSOR = "last-aggressor"  # S4; TDA 17A: of the last round, else the high board (razz: the low one)
    BOARD = "board"  # S3: the high board (razz: the low one), whoever bet


class StudOddChip(StrEnum):
    """By which card a tie in stud and razz gets its odd chip, spades before hearts (PROCEDURES 3)."""

    FIVE_HIGH = "five-high"  # TDA 20B: the highest of the five that play, in razz too
    ALL_HIGH = "all-high"  # WSOP Live 153: the highest of all
    ALL_HIGH_LOW = "all-high-low"  # Robert's 5b: of all, the highest, for a low the lowest


class StudTie(StrEnum):
    """Which of two equal boards acts first (PROCEDURES 61)."""

    SUIT = "suit"  # TDA RP-10D: whose high card is of the higher suit
    ORDER = "order"  # Robert's: who is first in dealing order


class PairDouble(StrEnum):
    """Who may bet the big bet on fourth street over an open pair, stud high only (RULES 6.4, PROCEDURES 63)."""

    NONE = "none"  # TDA RP-10F
    FIRST = "first-player"  # S3
    ANY = "any"  # Robert's


class Openers(StrEnum):
    """What it takes to open in five card draw (RULES 8.2)."""

    NONE = "none"
    JACKS = "jacks"


class PineappleDiscard(StrEnum):
    """When the third hole card goes (RULES 9)."""

    AFTER_FLOP = "after-flop"
    BEFORE_FLOP = "before-flop"


class GutsLosers(StrEnum):
    """Who of those that stayed pays for the next pot (RULES 10.3)."""

    MONTE_CARLO = "monte-carlo"  # every loser
    SURVIVOR = "survivor"  # the weakest hand
