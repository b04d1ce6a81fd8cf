"""The hands that are rehearsed: recorded ones of the repository, and drawn ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from dealerassist.journal.phh import PhhHand, read_phh
from dealerassist.rehearsal.hands import random_record

HANDS = Path(__file__).parents[1] / "hands"


@cache
def of_every_game() -> tuple[PhhHand, ...]:
    """All recorded hands, each named by its folder and file."""
    files = sorted(HANDS.glob("*/*.phh"))
    return tuple(read_phh(file.read_text(), f"{file.parent.name}/{file.stem}") for file in files)


def recorded_of(game: str) -> tuple[PhhHand, ...]:
    """All recorded hands of a game, by its name in a script."""
    return tuple(record for record in of_every_game() if record.setup.game.name == game)


@cache
def recorded() -> tuple[PhhHand, ...]:
    """All recorded hold'em hands, no limit and fixed limit."""
    return recorded_of("holdem")


@cache
def chosen() -> tuple[PhhHand, ...]:
    """Twenty of them for every build: fifteen six-handed ones, and those with millions, antes, or fixed limit."""
    six_handed = [record for record in recorded() if record.file.startswith("nlhe/")]
    others = [record for record in recorded() if not record.file.startswith("nlhe/")]
    return (*six_handed[7 :: len(six_handed) // 15][:15], *others[::2][:5])


def named(name: str) -> PhhHand:
    """`nlhe/100_56`, or `random/17` for a drawn one."""
    kind, _, word = name.partition("/")
    return random_record(int(word)) if kind == "random" else next(each for each in recorded() if each.file == name)
