"""The hands that are rehearsed: recorded ones of the repository, and drawn ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from dealerassist.journal.phh import PhhHand, read_phh
from dealerassist.rehearsal.dealing import Habits
from dealerassist.rehearsal.hands import PLAIN, random_record

HANDS = Path(__file__).parents[1] / "hands"

Switches = tuple[tuple[str, str], ...]
DRAWN: dict[str, tuple[str, Switches]] = {
    "five-card-draw": ("five-card-draw", (("draw_openers", "none"),)),
    "jacks-or-better": ("five-card-draw", (("draw_openers", "jacks"),)),
    "lowball-a5": ("lowball-a5", ()),
    "short-deck": ("short-deck", ()),
    "crazy-pineapple": ("pineapple", (("pineapple_discard", "after-flop"),)),
    "pineapple": ("pineapple", (("pineapple_discard", "before-flop"),)),
    "guts-monte-carlo": ("guts", (("guts", "monte-carlo"),)),
    "guts-survivor": ("guts", (("guts", "survivor"),)),
}
"""Games of which there are no records, each with every way to play it: the game's name in a script, and switches."""
OTHER_GAMES: dict[str, tuple[str, Switches]] = {
    **DRAWN,
    **{game: (game, ()) for game in ("stud", "stud-hilo", "razz", "lowball-27", "triple-draw-27")},
}
"""Every game that is not dealt like hold'em."""


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


def drawn(kind: str, seed: int, habits: Habits = PLAIN) -> PhhHand:
    """A hand by chance of a game of `OTHER_GAMES`."""
    game, switches = OTHER_GAMES[kind]
    return random_record(seed, game, switches, habits, kind)


def named(name: str) -> PhhHand:
    """`nlhe/100_56`, `random/17` for a drawn one, `short-deck/17` for one of another game."""
    kind, _, word = name.partition("/")
    if kind in OTHER_GAMES:
        return drawn(kind, int(word))
    return random_record(int(word)) if kind == "random" else next(one for one in of_every_game() if one.file == name)
