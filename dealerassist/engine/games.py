"""Every game is a row here: its phases, how its hands are judged, how many cards a hand and the board have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from dealerassist.cards import PACK_32, PACK_36, PACK_52, Card, Pack
from dealerassist.engine.award import AwardPots
from dealerassist.engine.bet_phase import BetRound, after_the_blinds, left_of_the_button
from dealerassist.engine.codes import Await, Part, SetupCode
from dealerassist.engine.draw import DiscardOne, Draw
from dealerassist.engine.errors import SetupError
from dealerassist.engine.guts import AwardGuts, Declare, PostGuts
from dealerassist.engine.house import PineappleDiscard
from dealerassist.engine.judging import PartRule, part_rule
from dealerassist.engine.openers import AwardDraw, OpeningRound, PassedOut
from dealerassist.engine.phases import DealBoard, DealSeats, Phase, PostBlinds
from dealerassist.engine.ranking import Kind, high
from dealerassist.engine.showdown import Showdown
from dealerassist.engine.stud import (
    Claim,
    DealSeventh,
    FindOpener,
    found_opener,
    high_board,
    high_door,
    low_board,
    low_door,
)
from dealerassist.engine.stud_rounds import FourthStreet, ThirdStreet


@dataclass(frozen=True, slots=True)
class Game:
    """A row: `hole` cards in each hand at a full showdown, up cards among them, and `board` cards on the board. Of
    its `parts` the first gets the odd chip of a pot that is split (PROCEDURES 4, 6).

    `button`: a button goes round; else dealing begins at seat 1. `bets`: it has betting rounds. `odd_chip_by_card`:
    not by the button (PROCEDURES 3).
    """

    name: str
    phases: tuple[Phase, ...]
    parts: tuple[PartRule, ...]
    hole: int
    board: int = 0
    pack: Pack = PACK_52
    most_seats: int = 10
    button: bool = True
    bets: bool = True
    odd_chip_by_card: bool = False

    @property
    def first_deal(self) -> tuple[int, int]:
        """(down, up) cards that begin a hand."""
        deal = next(phase for phase in self.phases if isinstance(phase, DealSeats))
        return deal.down, deal.up

    @property
    def up_cards(self) -> bool:
        """Some of a hand's own cards lie face up (stud)."""
        return any(isinstance(phase, DealSeats) and phase.up for phase in self.phases)


def any_five_high(hole: Sequence[Card], board: Sequence[Card]) -> int:
    """The best five of all, using two, one or none of one's own (S0, S1, S3, S4)."""
    return high((*hole, *board))


HIGH = PartRule(Part.HIGH, any_five_high)
OMAHA_HIGH, OMAHA_LOW = part_rule(Part.HIGH, Kind.OMAHA_HIGH), part_rule(Part.LOW, Kind.OMAHA_LOW_8)
LOW_8 = part_rule(Part.LOW, Kind.LOW_8)
LOW_A5, LOW_27 = part_rule(Part.LOW, Kind.LOW_A5), part_rule(Part.LOW, Kind.LOW_27)

_AFTER_THE_FLOP = (
    DealBoard(1, Await.DEAL_TURN),
    BetRound(left_of_the_button, big=True),
    DealBoard(1, Await.DEAL_RIVER),
    BetRound(left_of_the_button, big=True, last=True),
    Showdown(),
    AwardPots(),
)


def _flop_game(name: str, hole: int, parts: tuple[PartRule, ...], pack: Pack = PACK_52) -> Game:
    """Hold'em's order of a hand (RULES 2)."""
    phases: tuple[Phase, ...] = (
        PostBlinds(),
        DealSeats(hole),
        BetRound(after_the_blinds),
        DealBoard(3, Await.DEAL_FLOP),
        BetRound(left_of_the_button),
        *_AFTER_THE_FLOP,
    )
    return Game(name, phases, parts, hole, 5, pack)


def _pineapple(name: str) -> Game:
    """Hold'em with a third card that goes after the flop's betting, or before the flop (RULES 9)."""
    phases: tuple[Phase, ...] = (
        PostBlinds(),
        DealSeats(3),
        BetRound(after_the_blinds),
        DiscardOne(PineappleDiscard.BEFORE_FLOP),
        DealBoard(3, Await.DEAL_FLOP),
        BetRound(left_of_the_button),
        DiscardOne(PineappleDiscard.AFTER_FLOP),
        *_AFTER_THE_FLOP,
    )
    return Game(name, phases, (HIGH,), 2, 5)


def _stud(name: str, door: Claim, board: Claim, parts: tuple[PartRule, ...], pair: bool = False) -> Game:
    """Two down and one up, three more up, one down, a round after each (RULES 6, 7)."""
    street = DealSeats(0, 1, Await.DEAL_STREET)
    phases: tuple[Phase, ...] = (
        PostBlinds(),
        DealSeats(2, 1),
        FindOpener(door),
        ThirdStreet(found_opener),
        street,
        FindOpener(board),
        FourthStreet(found_opener) if pair else BetRound(found_opener),
        street,
        FindOpener(board),
        BetRound(found_opener, big=True),
        street,
        FindOpener(board),
        BetRound(found_opener, big=True),
        DealSeventh(1, 0, Await.DEAL_STREET),
        FindOpener(board, keeps=True),
        BetRound(found_opener, big=True, last=True),
        Showdown(by_board=board),
        AwardPots(),
    )
    return Game(name, phases, parts, 7, most_seats=8, button=False, odd_chip_by_card=True)


def _draw_game(name: str, draws: int, parts: tuple[PartRule, ...]) -> Game:
    """Five down, a round, then so many draws with a round after each (RULES 8). The big bet comes with the second half
    of the rounds.
    """
    rounds = [BetRound(left_of_the_button, big=2 * i > draws, last=i == draws) for i in range(1, draws + 1)]
    phases: tuple[Phase, ...] = (
        PostBlinds(),
        DealSeats(5),
        BetRound(after_the_blinds),
        *(phase for each in rounds for phase in (Draw(), each)),
        Showdown(),
        AwardPots(),
    )
    return Game(name, phases, parts, 5)


def _five_card_draw(name: str) -> Game:
    """A draw game in which the house may ask for openers (RULES 8.2)."""
    plain = _draw_game(name, 1, (HIGH,))
    deal, first, rest = plain.phases[:2], plain.phases[2], plain.phases[3:-1]
    assert isinstance(first, BetRound)
    return replace(plain, phases=(*deal, OpeningRound(first.opener), PassedOut(), *rest, AwardDraw()))


def _guts(name: str) -> Game:
    """Three cards, in or out (RULES 10)."""
    phases: tuple[Phase, ...] = (PostGuts(), DealSeats(3), Declare(), Showdown(all_show=True), AwardGuts())
    return Game(name, phases, (part_rule(Part.HIGH, Kind.GUTS),), 3, button=False, bets=False)


GAMES: Mapping[str, Game] = MappingProxyType(
    {
        game.name: game
        for game in (
            _flop_game("holdem", 2, (HIGH,)),
            _flop_game("short-deck", 2, (part_rule(Part.HIGH, Kind.SHORT_HIGH),), PACK_36),
            _pineapple("pineapple"),
            _flop_game("omaha", 4, (OMAHA_HIGH,)),
            _flop_game("omaha-hilo", 4, (OMAHA_HIGH, OMAHA_LOW)),
            _stud("stud", low_door, high_board, (HIGH,), pair=True),
            _stud("stud-hilo", low_door, high_board, (HIGH, LOW_8)),
            _stud("razz", high_door, low_board, (LOW_A5,)),
            _five_card_draw("five-card-draw"),
            _draw_game("lowball-a5", 1, (LOW_A5,)),
            _draw_game("lowball-27", 1, (LOW_27,)),
            _draw_game("triple-draw-27", 3, (LOW_27,)),
            _guts("guts"),
        )
    }
)

_OTHER_PACKS: Mapping[tuple[str, str], Game] = MappingProxyType(
    {
        (game.name, game.pack.name): game
        for game in (
            replace(GAMES["five-card-draw"], parts=(part_rule(Part.HIGH, Kind.HIGH_32),), pack=PACK_32, most_seats=6),
        )
    }
)
"""Games that a house may deal from another pack (RULES 8.2)."""


def game_named(name: str, pack: str | None = None) -> Game:
    """The game of that name, from its own pack or the one named; raises `SetupError`."""
    game = GAMES.get(name)
    if game is None:
        raise SetupError(SetupCode.UNKNOWN_GAME, f"this engine does not play {name} (it plays {', '.join(GAMES)})")
    if pack is None or pack == game.pack.name:
        return game
    other = _OTHER_PACKS.get((name, pack))
    if other is None:
        raise SetupError(SetupCode.UNKNOWN_GAME, f"{name} is not dealt from a pack of {pack}")
    return other
