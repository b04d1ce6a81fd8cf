"""A table that goes on otherwise: lines of a script's header told again, for the next hand on (`set`).

    set limit fixed 20 40; blinds 10 20
    set button 4

A line takes the place of the one with the same word; `house` also of all its `rule` lines. Beyond a header, `blinds 0`
says that there are none, and `named` how a house is called that is no preset.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from dealerassist.cards import DealerAssistError
from dealerassist.engine import HouseRules, Session
from dealerassist.journal.codes import ScriptCode
from dealerassist.journal.header import HeaderReader, header_text

WORDS = ("game", "limit", "house", "named", "rule", "blinds", "ante", "bring-in", "chip", "button")
"""What can be told again."""
_ORDER = ("pack", *WORDS)
"""How it is read: a short pack stands until another game is told."""
NO_BLINDS = "blinds 0"


def arranged(session: Session, house: HouseRules, lines: str) -> tuple[Session, HouseRules]:
    """The table and its house after `lines`, its seats and stacks as they are. Raises `DealerAssistError`.

    Where `button` is told the next hand is dealt as the first one of a table is; so it is where a misdeal is dealt
    again with another number of blinds, as the old positions would not say who posts them.
    """
    told = [line for line in (" ".join(each.split()) for each in lines.split(";")) if line]
    new, rules = _read(told, _standing(session, house, _words(told)), house)
    kill = session.kill if new.game == session.game else None  # a new game begins without legs (Robert's 13.1a)
    here = replace(session, game=new.game, stakes=new.stakes, kill=kill)
    if "button" in _words(told):
        return replace(here, button=new.button, positions=None, again=False), rules
    if session.again and len(new.stakes.blinds) != len(session.stakes.blinds):
        return replace(here, positions=None, again=False), rules
    return here, rules


def _words(lines: Iterable[str]) -> set[str]:
    return {line.partition(" ")[0] for line in lines}


def _standing(session: Session, house: HouseRules, told: set[str]) -> list[str]:
    """The header lines that still hold."""
    gone = told | ({"rule"} if "house" in told else set()) | ({"pack"} if "game" in told else set())
    return [line for line in table_lines(session, house) if line.partition(" ")[0] not in gone]


def table_lines(session: Session, house: HouseRules) -> list[str]:
    """The header lines of game, stakes and house."""
    return header_text(_bare(session), house).splitlines()


def _bare(session: Session) -> Session:
    """Without what belongs to seats and hands."""
    return replace(
        session, places=(), button=None, positions=None, hands=0, again=False, carried=0, in_round=False, kill=None
    )


def house_lines(session: Session, house: HouseRules) -> list[str]:
    """What sets this house, every switch written out, so that it means the same when a preset has changed."""
    lines = header_text(_bare(session), house, every_switch=True).splitlines()
    told = [line for line in lines if line.partition(" ")[0] in {"house", "rule"}]
    return [*told, f"named {' '.join(house.name.replace(';', ' ').split())}"]


def _read(told: list[str], standing: list[str], house: HouseRules) -> tuple[Session, HouseRules]:
    words = _words(told)
    if unknown := words - set(WORDS):
        raise DealerAssistError(ScriptCode.BAD_LINE, f"{min(unknown)} cannot be set (but {', '.join(WORDS)} can)")
    name = next((line.partition(" ")[2] for line in told if line.startswith("named ")), "")
    reader = HeaderReader()
    for line in sorted([*standing, *told], key=lambda line: _ORDER.index(line.partition(" ")[0])):
        if line != NO_BLINDS and not line.startswith("named "):
            reader.read(line)
    session, rules = reader.table()
    return session, replace(rules, name=name or (rules.name if "house" in words else house.name))
