"""The header of a hand script, both ways. `header_lines` says what its lines are (DESIGN 6)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

from dealerassist.cards import DealerAssistError
from dealerassist.engine import (
    DEFAULT_PRESET,
    GAMES,
    PRESETS,
    AntePayer,
    FixedLimit,
    HouseRules,
    Owes,
    Place,
    Session,
    SpreadLimit,
    Stakes,
    preset,
)
from dealerassist.journal.codes import ReadError, ScriptCode
from dealerassist.journal.header_lines import HeaderReader, HouseFinder, least_bet

__all__ = ["HeaderReader", "HouseFinder", "header_text", "least_bet", "read_header"]


def read_header(
    lines: Iterable[tuple[int, str]], file: str, find_house: HouseFinder = preset
) -> tuple[Session, HouseRules]:
    """The table of (line number, text) header lines. Raises `ReadError` naming file and line."""
    header = HeaderReader(find_house)
    number = 1
    for number, line in lines:
        try:
            header.read(line)
        except DealerAssistError as error:
            raise ReadError(ScriptCode.BAD_LINE, file, f"line {number}", str(error)) from None
    try:
        return header.table()
    except DealerAssistError as error:
        raise ReadError(ScriptCode.BAD_LINE, file, f"line {number}", str(error)) from None


def header_text(session: Session, house: HouseRules, every_switch: bool = False) -> str:
    """The header that `read_header` makes the same table of; with `positions` as they stand where `again` is set.

    `every_switch`: the house rules in full, so that the text still means the same when a preset has changed.
    """
    stakes = session.stakes
    lines = [f"game {session.game.name}", f"limit {_limit_words(stakes)}", *_house_lines(house, every_switch)]
    if stakes.blinds:
        lines.append("blinds " + " ".join(map(str, stakes.blinds)))
    if stakes.ante or stakes.ante_payer is AntePayer.BIG_BLIND:
        lines.append(f"ante {stakes.ante}" + (" bb" if stakes.ante_payer is AntePayer.BIG_BLIND else ""))
    if stakes.bring_in:
        lines.append(f"bring-in {stakes.bring_in}")
    if stakes.chip != 1:
        lines.append(f"chip {stakes.chip}")
    if session.game != GAMES[session.game.name]:
        lines.append(f"pack {session.game.pack.name}")
    lines += _standing_lines(session)
    lines += _position_lines(session)
    lines += [_seat_line(place) for place in session.places]
    return "\n".join(lines) + "\n"


def _standing_lines(session: Session) -> list[str]:
    """What the hands before have left."""
    lines = [f"hand {session.hands + 1}"] if session.hands else []
    if session.carried:
        lines.append(f"pot {session.carried}")
    if session.kill is not None:
        lines.append(f"{'killer' if session.kill.kills else 'leg-up'} {session.kill.seat}")
    return [*lines, "in-round"] if session.in_round else lines


def _seat_line(place: Place) -> str:
    words = [f"seat {place.number} {'?' if place.stack is None else place.stack}"]
    if place.owes is not Owes.NOTHING:
        words.append(f"owes {place.owes}")
    if place.away:
        words.append("away")
    if place.penalty:
        words.append(f"pays {place.penalty}")
    return " ".join([*words, "joins"] if place.joins else words)


def _position_lines(session: Session) -> list[str]:
    positions = session.positions
    if positions is None or not session.again:
        return [] if session.button is None else [f"button {session.button}"]
    lines = [f"button {positions.button}"]
    if positions.small_at is not None:
        lines.append(f"small {positions.small_at}" + ("" if positions.small is not None else " none"))
    lines.append("big " + ",".join(map(str, positions.big)))
    return [*lines, "more " + ",".join(map(str, positions.more))] if positions.more else lines


def _limit_words(stakes: Stakes) -> str:
    limit = stakes.limit
    if isinstance(limit, FixedLimit):
        return f"fixed {limit.small} {limit.large}"
    if isinstance(limit, SpreadLimit):
        return "spread " + " ".join(f"{least} {most}" for least, most in limit.spreads)
    usual = least_bet(stakes.blinds, stakes.ante, stakes.chip)
    return limit.word if limit.unit(False) == usual else f"{limit.word} {limit.unit(False)}"


def _house_lines(house: HouseRules, every_switch: bool) -> list[str]:
    """The preset, and each switch in which this house differs from it, or every one."""
    base = preset(house.name if house.name in PRESETS else DEFAULT_PRESET)
    lines = [f"house {base.name}"]
    for switch in fields(house):
        value = getattr(house, switch.name)
        if switch.name != "name" and (every_switch or value != getattr(base, switch.name)):
            lines.append(f"rule {switch.name} {'none' if value is None else str(value).lower()}")
    return lines
