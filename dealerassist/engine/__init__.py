"""The rules engine: hands, sessions, games, betting, pots, judging, rulings, house rules. Pure: imports `cards`."""

from dealerassist.engine.betting import Legal
from dealerassist.engine.codes import (
    Await,
    EventCode,
    HouseCode,
    NotationCode,
    Part,
    QuestionCode,
    Refusal,
    RulingCode,
    SetupCode,
    Verb,
)
from dealerassist.engine.errors import HouseRulesError, IllegalActionError, SetupError
from dealerassist.engine.events import event_code
from dealerassist.engine.games import GAMES, Game, game_named
from dealerassist.engine.hand import Hand
from dealerassist.engine.house import DEFAULT_PRESET, PRESETS, HouseRules, parse_house, preset
from dealerassist.engine.kill_pots import KillButton
from dealerassist.engine.limits import FixedLimit, HalfPotLimit, Limit, NoLimit, PotLimit, SpreadLimit
from dealerassist.engine.notation import NotationError, command_text, parse_command
from dealerassist.engine.positions import Positions
from dealerassist.engine.pots import Pot, Share
from dealerassist.engine.rulings import Question, Ruling
from dealerassist.engine.session import Place, Session
from dealerassist.engine.setup import AntePayer, Owes, SeatSetup, Setup, Stakes
from dealerassist.engine.standing import Awaiting, Result, SeatNow
from dealerassist.engine.timeline import Entry, Timeline

__all__ = [
    "DEFAULT_PRESET",
    "GAMES",
    "PRESETS",
    "AntePayer",
    "Await",
    "Awaiting",
    "Entry",
    "EventCode",
    "FixedLimit",
    "Game",
    "HalfPotLimit",
    "Hand",
    "HouseCode",
    "HouseRules",
    "HouseRulesError",
    "IllegalActionError",
    "KillButton",
    "Legal",
    "Limit",
    "NoLimit",
    "NotationCode",
    "NotationError",
    "Owes",
    "Part",
    "Place",
    "Positions",
    "Pot",
    "PotLimit",
    "Question",
    "QuestionCode",
    "Refusal",
    "Result",
    "Ruling",
    "RulingCode",
    "SeatNow",
    "SeatSetup",
    "Session",
    "Setup",
    "SetupCode",
    "SetupError",
    "Share",
    "SpreadLimit",
    "Stakes",
    "Timeline",
    "Verb",
    "command_text",
    "event_code",
    "game_named",
    "parse_command",
    "parse_house",
    "preset",
]
