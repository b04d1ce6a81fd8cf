"""MENU: what of it is open, and where the settings are kept. The table asks it first what a touch means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from dealerassist.engine import PRESETS, HouseRules, Session, preset
from dealerassist.engine import commands as c
from dealerassist.table.keeping import Keeper
from dealerassist.table.setup.reading import Reply, read
from dealerassist.table.setup.sheet import Sheet
from dealerassist.table.setup.standing import Standing
from dealerassist.views import Intent, Press, PressKey
from dealerassist.words import LANGUAGES

Keep = Callable[[Session, HouseRules, str], str]
"""Writes the settings and the language down for the next start; returns why it could not, empty where it could."""


class Menu:
    """houses: the house rules that can be chosen, by the word that names them; else the shipped presets. language: what
    the screen speaks, one of LANGUAGES.
    """

    def __init__(
        self,
        houses: Mapping[str, HouseRules] | None = None,
        keep: Keep | None = None,
        language: str = LANGUAGES[0],
    ) -> None:
        self.sheet = Sheet()
        self.language = language
        self._houses = houses if houses is not None else {name: preset(name) for name in PRESETS}
        self._keep = keep
        self._most = 0

    def standing(self, keeper: Keeper, dealt: bool) -> Standing:
        """What a touch is judged by. dealt: a sensor sees hole cards."""
        hand = keeper.hand if keeper.dealt else None
        session, house = keeper.arranged
        self._most = max([self._most, *(place.number for place in session.places)])
        to_verify = keeper.past.any_awarded()
        return Standing(hand, session, house, keeper.between, dealt, self._houses, self._most, to_verify)

    def read(self, intent: Intent, standing: Standing) -> Reply:
        """What `intent` comes to; what is open has changed already."""
        reply = read(intent, self.sheet, standing)
        self.sheet = reply.sheet
        return reply

    def speaks_another(self, intent: Intent, keeper: Keeper) -> bool:
        """Was the language's key touched? The next one is spoken from now on; what is open stays open."""
        if intent != PressKey(Press.LANGUAGE):
            return False
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self._write(keeper)
        return True

    def keep(self, commands: Iterable[c.Command], keeper: Keeper) -> None:
        """These were told: changed settings are kept, and the seats as long as no journal keeps them."""
        settings = any(isinstance(command, c.Set) or _put_off_set(command) for command in commands)
        if settings or not keeper.dealt:
            self._write(keeper)

    def _write(self, keeper: Keeper) -> None:
        if self._keep is not None:
            self.sheet = self.sheet.with_unwritten(self._keep(*keeper.arranged, self.language))


def _put_off_set(command: c.Command) -> bool:
    return isinstance(command, c.Later) and isinstance(command.command, c.Set)
