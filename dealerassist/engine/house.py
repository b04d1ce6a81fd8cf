"""House rules: one frozen value that says which of the documents' rules this card room plays (RULES 11, PROCEDURES)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Any, get_args, get_type_hints

from dealerassist.engine.codes import HouseCode
from dealerassist.engine.errors import HouseRulesError
from dealerassist.engine.switches import (
    AskToSee,
    BurnTo,
    ButtonMode,
    CapHeadsUp,
    FourCardFlop,
    GutsLosers,
    Kill,
    KillActs,
    KillWhen,
    MisdealList,
    MissedBlinds,
    NewPlayer,
    Openers,
    PairDouble,
    PineappleDiscard,
    PrematureTurn,
    ShortBlind,
    ShowdownOrder,
    StraddleRaise,
    StraddleSeat,
    StringBet,
    StudOddChip,
    StudShowdown,
    StudTie,
    SubstantialAction,
)

__all__ = [
    "BurnTo",
    "ButtonMode",
    "CapHeadsUp",
    "DEFAULT_PRESET",
    "FourCardFlop",
    "GutsLosers",
    "HouseRules",
    "Kill",
    "KillActs",
    "KillWhen",
    "MissedBlinds",
    "NewPlayer",
    "Openers",
    "PRESETS",
    "PairDouble",
    "PineappleDiscard",
    "ShortBlind",
    "ShowdownOrder",
    "StraddleRaise",
    "AskToSee",
    "PrematureTurn",
    "MisdealList",
    "SubstantialAction",
    "StringBet",
    "StraddleSeat",
    "StudOddChip",
    "StudShowdown",
    "StudTie",
    "house_text",
    "parse_house",
    "preset",
]


@dataclass(frozen=True)
class HouseRules:
    """The switches of one card room. Parse one with `parse_house`, take a shipped one with `preset`.

    `cap` is raises after the bet, None for no cap; `limit_reopen_percent` of a bet counts as a full raise in fixed
    limit; `rake_percent` is taken up to `rake_cap` (0: no cap) in steps of `rake_step` chips; the pot-limit maximum is
    rounded up to `pl_round` chips (0: not at all); `draw_exchange` is the most cards that are exchanged in one draw; a
    pot of `kill_bets` big bets is large enough for the next one to be killed; `max_bet_per_hand` chips are the most
    that a seat puts into one hand (0: no bound); where the house charges for time a seat pays `time_fee` chips, and no
    pot is raked; `rabbit`: asked for, the dealer may turn what would have come (never the device).
    """

    name: str
    cap: int | None = 3
    cap_headsup: CapHeadsUp = CapHeadsUp.NONE
    straddle: StraddleSeat = StraddleSeat.OFF
    straddle_size: int = 2
    straddle_min_raise: StraddleRaise = StraddleRaise.BIG_BLIND
    blind_raise: bool = False
    burn_to: BurnTo = BurnTo.MUCK
    showdown_order: ShowdownOrder = ShowdownOrder.LAST_ROUND
    allin_faceup: bool = False
    limit_reopen_percent: int = 50
    pl_short_blind: ShortBlind = ShortBlind.POSTED
    button_mode: ButtonMode = ButtonMode.MOVING
    new_player_post: NewPlayer = NewPlayer.POST
    missed_blinds: MissedBlinds = MissedBlinds.POST
    four_card_flop: FourCardFlop = FourCardFlop.SCRAMBLE
    restraddle: bool = False
    pl_sb_as_bb: bool = False
    pl_round: int = 0
    max_bet_per_hand: int = 0
    spread_min_raise: bool = True
    stud_showdown: StudShowdown = StudShowdown.LAST_AGGRESSOR
    stud_odd_chip: StudOddChip = StudOddChip.FIVE_HIGH
    stud_tie: StudTie = StudTie.SUIT
    stud_pair_double: PairDouble = PairDouble.NONE
    draw_openers: Openers = Openers.NONE
    draw_exchange: int = 5
    draw_aces_fixed: bool = False
    pineapple_discard: PineappleDiscard = PineappleDiscard.AFTER_FLOP
    guts: GutsLosers = GutsLosers.MONTE_CARLO
    run_twice: bool = False
    kill: Kill = Kill.OFF
    kill_when: KillWhen = KillWhen.LEGS
    kill_bets: int = 5
    kill_acts: KillActs = KillActs.IN_TURN
    string_bet: StringBet = StringBet.TDA
    sa_rule: SubstantialAction = SubstantialAction.TDA
    misdeal_list: MisdealList = MisdealList.TDA
    premature_turn: PrematureTurn = PrematureTurn.RESHUFFLE
    ask_to_see: AskToSee = AskToSee.RIVER_CALLER
    rake_percent: int = 0
    rake_cap: int = 0
    rake_step: int = 1
    rake_no_flop_no_drop: bool = True
    time_fee: int = 0
    rabbit: bool = False

    @cached_property
    def digest(self) -> str:
        """A short hash of every switch: it stands in each hand's first row (PROCEDURES, last lines)."""
        from hashlib import sha256  # noqa: PLC0415  (4 ms that only the journal needs)

        return sha256(house_text(self).encode()).hexdigest()[:16]

    def with_switch(self, key: str, word: str) -> HouseRules:
        """The same house with one switch changed, as `rule KEY WORD` in a hand script says it."""
        return self.with_switches(((key, word),))

    def with_switches(self, switches: Iterable[tuple[str, str]]) -> HouseRules:
        """The same house with several switches changed; only the outcome must make sense, whatever their order."""
        values = {}
        for key, word in switches:
            name = key.replace("-", "_")
            if name == "name" or name not in _types():
                raise HouseRulesError(HouseCode.UNKNOWN_KEY, f"no such house rule: {key}", key=key)
            values[name] = _value(name, _from_word(word))
        changed = replace(self, **values)
        _check(changed)
        return changed


def parse_house(text: str, file: str = "house rules") -> HouseRules:
    """Read house rules from TOML text; `file` is named in messages.

    `base = "tda-2024"` starts from a shipped preset. An unknown, wrong or contradictory key raises `HouseRulesError`
    with file and line.
    """
    from dealerassist.engine.toml_text import read_toml  # noqa: PLC0415  (10 ms that only a TOML text needs)

    try:
        table = read_toml(text)
    except ValueError as error:
        raise HouseRulesError(HouseCode.BAD_TOML, f"{file}: {error}", file=file) from None
    base = table.pop("base", None)
    name = file.rsplit("/", 1)[-1].removesuffix(".toml")
    try:
        start = HouseRules(name) if base is None else replace(preset(str(base)), name=name)
    except HouseRulesError as error:
        raise _at(text, file, "base", error) from None
    switches: dict[str, Any] = {}
    for key, value in table.items():
        try:
            switches[key] = _value(key, value)
        except HouseRulesError as error:
            raise _at(text, file, key, error) from None
    house = replace(start, **switches)
    try:
        _check(house)
    except HouseRulesError as error:
        raise _at(text, file, str(error.data["key"]), error) from None
    return house


def house_text(house: HouseRules) -> str:
    """The TOML text of a house, every switch written out."""
    lines = []
    for field in fields(house):
        value = getattr(house, field.name)
        shown = "none" if value is None else value
        lines.append(
            f"{field.name} = {str(shown).lower() if isinstance(shown, (bool, int)) else chr(34) + shown + chr(34)}"
        )
    return "\n".join(lines) + "\n"


PRESETS = ("holland-casino", "poker-dk", "poker-hu", "pokerinfo-nl", "roberts", "tda-2024", "wsop-cash")
DEFAULT_PRESET = "tda-2024"


@lru_cache(16)
def preset(name: str) -> HouseRules:
    """A shipped preset; raises `HouseRulesError` for any other name."""
    if name not in PRESETS:
        raise HouseRulesError(
            HouseCode.UNKNOWN_PRESET, f"no such preset: {name} (there are {', '.join(PRESETS)})", key="house"
        )
    with open(f"{__file__.removesuffix('house.py')}presets/{name}.toml", encoding="utf-8") as file:
        return parse_house(file.read(), f"{name}.toml")


@lru_cache(1)
def _types() -> dict[str, Any]:
    return get_type_hints(HouseRules)


def _value(key: str, value: object) -> Any:
    kind = _types().get(key)
    if kind is None:
        raise HouseRulesError(HouseCode.UNKNOWN_KEY, f"no such house rule: {key}", key=key)
    if key == "name":
        return _typed(key, value, str)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        if not isinstance(value, str) or value not in {member.value for member in kind}:
            raise _wrong(key, value, ", ".join(kind))
        return kind(value)
    if get_args(kind):
        return None if value == "none" else _number(key, value)
    return _typed(key, value, bool) if kind is bool else _number(key, value)


def _typed(key: str, value: object, kind: type) -> object:
    if type(value) is not kind:
        raise _wrong(key, value, "true or false" if kind is bool else "a text")
    return value


def _number(key: str, value: object) -> int:
    if type(value) is not int or value < 0 or (key in {"rake_percent", "limit_reopen_percent"} and value > 100):
        raise _wrong(key, value, "a whole number that makes sense here")
    return value


def _wrong(key: str, value: object, allowed: str) -> HouseRulesError:
    return HouseRulesError(HouseCode.WRONG_VALUE, f"{key} = {value!r}: expected {allowed}", key=key)


def _from_word(word: str) -> object:
    if word in {"true", "yes"}:
        return True
    if word in {"false", "no"}:
        return False
    return int(word) if word.isascii() and word.isdigit() and len(word) < 20 else word


def _check(house: HouseRules) -> None:
    """Switches that contradict each other."""
    if house.cap is None and house.cap_headsup is not CapHeadsUp.NONE:
        raise _contradiction("cap_headsup", "there is no cap to be exempt from")
    if house.rake_cap and not house.rake_percent:
        raise _contradiction("rake_cap", "no rake_percent is taken")
    if house.time_fee and house.rake_percent:
        raise _contradiction("time_fee", "where time is charged no rake is taken from the pot (WSOP Live 31)")
    if house.rabbit and house.missed_blinds is MissedBlinds.DEALT:
        raise _contradiction("rabbit", "no rabbit hunting in a tournament (TDA 28)")
    if not house.rake_step:
        raise _contradiction("rake_step", "a rake is taken in steps of at least one chip")
    if house.straddle is not StraddleSeat.OFF and house.straddle_size < 2:
        raise _contradiction("straddle_size", "a straddle is at least two big blinds")


def _contradiction(key: str, why: str) -> HouseRulesError:
    return HouseRulesError(HouseCode.CONTRADICTORY_KEY, f"{key}: {why}", key=key)


def _at(text: str, file: str, key: str, error: HouseRulesError) -> HouseRulesError:
    lines = text.splitlines()
    number = next((i for i, line in enumerate(lines, 1) if line.split("=")[0].strip().strip("\"'") == key), 1)
    return HouseRulesError(error.code, f"{file}, line {number}: {error}", file=file, line=number, key=key)  # type: ignore[arg-type]
