"""Every game is a row here: its phases, how its hands are judged, how many cards are on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from dealerassist.cards import PACK_52, Card, Pack
from dealerassist.engine.bet_phase import BetRound, after_the_blinds, left_of_the_button
from dealerassist.engine.codes import Await, Part, SetupCode
from dealerassist.engine.errors import SetupError
from dealerassist.engine.judging import PartRule
from dealerassist.engine.phases import DealBoard, DealSeats, Phase, PostBlinds
from dealerassist.engine.ranking import high
from dealerassist.engine.showdown import AwardPots, Showdown


@dataclass(frozen=True, slots=True)
class Game:
    """A row: `board` cards on the board at a full showdown, `hole` cards face down in each hand."""

    name: str
    phases: tuple[Phase, ...]
    parts: tuple[PartRule, ...]
    hole: int
    board: int
    pack: Pack = PACK_52


def any_five_high(hole: Sequence[Card], board: Sequence[Card]) -> int:
    """The best five of all, using two, one or none of one's own (S0, S1, S3, S4)."""
    return high((*hole, *board))


def _flop_game(name: str, hole: int, parts: tuple[PartRule, ...], pack: Pack = PACK_52) -> Game:
    """Hold'em's order of a hand (RULES 2)."""
    phases: tuple[Phase, ...] = (
        PostBlinds(),
        DealSeats(hole),
        BetRound(after_the_blinds),
        DealBoard(3, Await.DEAL_FLOP),
        BetRound(left_of_the_button),
        DealBoard(1, Await.DEAL_TURN),
        BetRound(left_of_the_button, big=True),
        DealBoard(1, Await.DEAL_RIVER),
        BetRound(left_of_the_button, big=True, last=True),
        Showdown(),
        AwardPots(),
    )
    return Game(name, phases, parts, hole, board=5, pack=pack)


HIGH = PartRule(Part.HIGH, any_five_high)

GAMES: Mapping[str, Game] = MappingProxyType({game.name: game for game in (_flop_game("holdem", 2, (HIGH,)),)})


def game_named(name: str) -> Game:
    """The game of that name; raises `SetupError`."""
    try:
        return GAMES[name]
    except KeyError:
        raise SetupError(
            SetupCode.UNKNOWN_GAME, f"this engine does not play {name} (it plays {', '.join(GAMES)})"
        ) from None
