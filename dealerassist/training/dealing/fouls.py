"""What players do that they must not, or that is not clear: a row each, drawn for the hand as it stands (PROCEDURES).

What a player must not do is a command that the engine refuses: its own words say why. What chips amount to is
`chips_in`'s to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from dealerassist.engine import Await, Hand, IllegalActionError, PotLimit, Refusal, Verb
from dealerassist.engine import commands as c
from dealerassist.engine.chips_in import string_bet, total_meant
from dealerassist.table.dealing import TO_BOARD
from dealerassist.training.codes import MoveCode, PlayerCode, TellCode
from dealerassist.training.dealing.moves import Move
from dealerassist.training.telling import facts_of
from dealerassist.views import Saying

_CHIPS = (25, 100, 500, 1_000, 5_000, 25_000)
_SOURCES: Mapping[str, str] = {
    Refusal.OUT_OF_TURN: "TDA 2024 40, 53",
    Refusal.RAISE_TOO_SMALL: "S1; TDA 2024 43",
    Refusal.RAISE_TOO_LARGE: "S3; TDA 2024 54",
    Refusal.WRONG_AMOUNT: "S1; TDA 2024 43",
    Refusal.DEAL_FIRST: "TDA 2024 36, 53",
    Refusal.BOARD_FIRST: "TDA 2024 16",
    Refusal.WRONG_COUNT: "TDA 2024 13A, 19",
}
_IN_TURN = "TDA 2024 40, 43"
_TABLED = "TDA 2024 13C"


@dataclass(frozen=True, slots=True)
class Foul:
    """`words`: what is seen; any of `right` is the dealer's answer, `why`, by which `source`. `then`: what it is worth,
    where it is an act after all.
    """

    words: Saying
    right: frozenset[Move]
    why: Saying
    source: str
    then: c.HandCommand | None = None


Kind = Callable[[Hand, Random], Foul | None]
"""None where it has no place in the hand as it stands."""


def refusal_of(hand: Hand, command: c.HandCommand) -> IllegalActionError | None:
    """Why the engine does not take it; None where it would. The hand is as it was in any case."""
    try:
        hand.push(command)
    except IllegalActionError as error:
        return error
    hand.pop()
    return None


def refused(hand: Hand, command: c.HandCommand) -> Foul | None:
    """A player tries it, and the engine refuses; None where it would be taken."""
    error = refusal_of(hand, command)
    if error is None:
        return None
    seat = getattr(command, "seat", 0)
    half = isinstance(command, c.Show)
    right = Move(MoveCode.TABLE, (seat,)) if half else Move(MoveCode.STOP)
    why = Saying(f"Refusal.{error.code}", tuple(facts_of(error.data).items()))
    source = _TABLED if isinstance(command, c.Muck) else _SOURCES.get(error.code, _IN_TURN)
    return Foul(said_of(hand, command), frozenset({right}), why, source)


def said_of(hand: Hand, command: c.HandCommand) -> Saying:
    """What a player who tries it is seen to do, in the words of an act that is right: `to` is then in front of him."""
    seat = getattr(command, "seat", 0)
    lies = next((each.bet for each in hand.seats if each.number == seat), 0)
    match command:
        case c.Fold():
            return Saying.of(PlayerCode.FOLDS, seat=seat)
        case c.Check():
            return Saying.of(PlayerCode.CHECKS, seat=seat)
        case c.Bet(_, to):
            return Saying.of(PlayerCode.BETS, seat=seat, to=to)
        case c.Raise(_, to):
            return Saying.of(PlayerCode.RAISES, seat=seat, to=to)
        case c.AllIn():
            return Saying.of(PlayerCode.ALL_IN, seat=seat)
        case c.Muck():
            return Saying.of(PlayerCode.THROWS_AWAY, seat=seat)
        case c.Show():
            return Saying.of(PlayerCode.ONE_CARD, seat=seat)
    return Saying.of(PlayerCode.CALLS, seat=seat, amount=hand.bet_to - lies, to=hand.bet_to)


def _out_of_turn(hand: Hand, rng: Random) -> Foul | None:
    later = hand.awaiting.seats[1:] if hand.acting else ()
    if not later:
        return None
    seat, legal = rng.choice(later), hand.legal
    if hand.bet_to > hand.seat(seat).bet:
        return refused(hand, c.Call(seat))
    least = legal.min_raise_to if legal else None
    return None if least is None else refused(hand, c.Bet(seat, least))


def _short_raise(hand: Hand, rng: Random) -> Foul | None:
    """With chips behind: an all-in may be as short as it is."""
    legal, chip = hand.legal, hand.setup.chip
    if legal is None or legal.min_raise_to is None or Verb.RAISE not in legal.may:
        return None
    stack, few = hand.seat(legal.seat).stack, legal.min_raise_to - chip
    if few <= hand.bet_to or (stack is not None and stack + hand.seat(legal.seat).bet <= few):
        return None
    return refused(hand, c.Raise(legal.seat, rng.randrange(hand.bet_to + chip, legal.min_raise_to, chip)))


def _over_the_pot(hand: Hand, rng: Random) -> Foul | None:
    """Pot limit: a chip more than the pot is too much."""
    legal, limit = hand.legal, hand.setup.stakes.limit
    if legal is None or legal.max_raise_to is None or not isinstance(limit, PotLimit):
        return None
    to, seat = legal.max_raise_to + hand.setup.chip * rng.randint(1, 4), hand.seat(legal.seat)
    if seat.stack is not None and seat.stack + seat.bet <= to:
        return None
    return refused(hand, c.Bet(legal.seat, to) if Verb.BET in legal.may else c.Raise(legal.seat, to))


def _before_the_cards(hand: Hand, rng: Random) -> Foul | None:
    """He acts while the cards are still being dealt."""
    if not hand.setup.game.bets or hand.awaiting.what is not Await.DEAL_HOLE or any(seat.cards for seat in hand.seats):
        return None
    return refused(hand, c.Call(rng.choice(hand.awaiting.seats)))


def _after_all_in(hand: Hand, rng: Random) -> Foul | None:
    """Nobody is left to call, and he bets on."""
    live = [seat for seat in hand.seats if seat.live]
    able = [seat for seat in live if not seat.all_in]
    if hand.awaiting.what not in TO_BOARD or len(able) != 1 or len(live) < 2:
        return None
    return refused(hand, c.Bet(able[0].number, _least(hand)))


def _least(hand: Hand) -> int:
    blinds = hand.setup.stakes.blinds
    return max(blinds) if blinds else hand.setup.chip


def _one_chip(hand: Hand, rng: Random) -> Foul | None:
    """One chip without a word is a call, whatever it is worth."""
    legal = hand.legal
    if legal is None or Verb.CALL not in legal.may or legal.min_raise_to is None:
        return None
    seat = hand.seat(legal.seat)
    call = seat.bet + legal.to_call
    large = [chip for chip in _CHIPS if legal.to_call < chip < (seat.stack or chip + 1)]
    chip = next((each for each in large if total_meant(hand, (each,)) == call), None)
    if chip is None:
        return None
    words = Saying.of(PlayerCode.ONE_CHIP, seat=legal.seat, a=chip, to=seat.bet + chip)
    why = Saying.of(TellCode.WHY_CALL, to=call, back=chip - legal.to_call)
    return Foul(words, frozenset({Move(MoveCode.CALL)}), why, "TDA 2024 44", c.Call(legal.seat))


def _string_bet(hand: Hand, rng: Random) -> Foul | None:
    """Chips for a call, and back for more: the first motion counts."""
    legal = hand.legal
    if legal is None or Verb.CALL not in legal.may or legal.min_raise_to is None:
        return None
    seat = hand.seat(legal.seat)
    more = legal.min_raise_to - hand.bet_to
    enough = seat.stack is None or seat.stack > legal.to_call + more
    if not enough or string_bet((legal.to_call, more), False, hand.setup.house) != legal.to_call:
        return None
    words = Saying.of(PlayerCode.GOES_BACK, seat=legal.seat, a=legal.to_call, b=more, to=seat.bet + legal.to_call)
    why = Saying.of(TellCode.WHY_CALL, to=seat.bet + legal.to_call, back=more)
    return Foul(words, frozenset({Move(MoveCode.STOP)}), why, "TDA 2024 42, 56", c.Call(legal.seat))


def _one_card(hand: Hand, rng: Random) -> Foul | None:
    """Only a whole hand that lies face up can win."""
    if hand.awaiting.what is not Await.SHOW:
        return None
    seat = hand.awaiting.seats[0]
    known = set(hand.board).union(*(other.tabled or () for other in hand.seats))
    card = next(card for card in hand.setup.game.pack.cards if card not in known)
    return refused(hand, c.Show(seat, (card,)))


def _throws_away(hand: Hand, rng: Random) -> Foul | None:
    """A tabled hand is not dead because he gives it up."""
    tabled = [seat.number for seat in hand.seats if seat.live and seat.tabled]
    return refused(hand, c.Muck(rng.choice(tabled))) if hand.awaiting.what is Await.AWARD and tabled else None


AT_SHOWDOWN: tuple[Kind, ...] = (_one_card, _throws_away)
"""Those that need no betting."""
KINDS: tuple[Kind, ...] = (
    _out_of_turn,
    _short_raise,
    _over_the_pot,
    _before_the_cards,
    _after_all_in,
    _one_chip,
    _string_bet,
    *AT_SHOWDOWN,
)
