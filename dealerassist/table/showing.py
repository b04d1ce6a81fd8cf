"""What stands on the screen: the hand in play, or what the dealer has turned aside to; over them what MENU opens."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dealerassist.table.aside import Aside
from dealerassist.table.hearing import Hearing
from dealerassist.table.keeping import Keeper
from dealerassist.table.setup.menu import Menu
from dealerassist.table.setup.standing import Standing
from dealerassist.table.situation import Situation
from dealerassist.table.viewing.bare import bare
from dealerassist.table.viewing.screen import health_of, screen
from dealerassist.table.viewing.sheets import with_menu
from dealerassist.views import HealthCode, MarkCode, TableView


@dataclass(frozen=True, slots=True)
class Showing:
    """A table's parts, as far as its screen shows them. marks: what always stands there, as SIMULATED."""

    keeper: Keeper
    menu: Menu
    aside: Aside
    hearing: Hearing
    marks: tuple[MarkCode, ...]

    def view(self, now: Situation | None) -> TableView:
        """In its language. now: None before the first hand, when there is only a table at which players sit down."""
        return replace(self._shown(now), language=self.menu.language)

    def standing(self, now: Situation | None) -> Standing:
        """What a touch on MENU's pages is judged by."""
        cards_lie_there = any(self.hearing.levels.seats.values())
        types = now is not None and now.desk.typing is not None
        return self.menu.standing(self.keeper, cards_lie_there, types)

    def _shown(self, now: Situation | None) -> TableView:
        marks = self.marks if self.keeper.saved else (*self.marks, MarkCode.SAVING)
        if now is not None and self.aside.open:
            return self.aside.view(self.keeper.past, now, marks)
        standing = self.standing(now)
        shown = bare(standing, marks, self._health) if now is None else self._in_play(now, marks)
        return with_menu(shown, self.menu.sheet, standing)

    @property
    def _health(self) -> tuple[HealthCode, ...]:
        """Nothing on a simulated table, which has no sensors that could fail."""
        if MarkCode.SIMULATED in self.marks:
            return ()
        return health_of(self.hearing.levels, [place.number for place in self.keeper.table.places])

    def _in_play(self, now: Situation, marks: tuple[MarkCode, ...]) -> TableView:
        keeper = self.keeper
        return screen(now, keeper.table, keeper.house, marks, self._health, self.hearing.new_faults)
