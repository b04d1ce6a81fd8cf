"""The light edge of the seat that has just acted: on for 600 ms, then gone with one repaint (DISPLAY 7). No Qt."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.views import SeatView, TableView


class Glow:
    """Which lit seats of the shown view have had their time."""

    LASTS_MS = 600

    def __init__(self) -> None:
        self._lit: frozenset[SeatView] = frozenset()
        self._over: frozenset[SeatView] = frozenset()

    def shows(self, view: TableView) -> bool:
        """A new view. Returns whether a seat has begun to glow."""
        lit = frozenset(seat for seat in view.seats if seat.lit)
        begins = not lit <= self._lit
        self._over &= lit
        self._lit = lit
        return begins

    def end(self) -> None:
        """Their time is over."""
        self._over = self._lit

    def dimmed(self, view: TableView) -> TableView:
        """`view` without the light edges whose time is over."""
        if not self._over:
            return view
        return replace(
            view, seats=tuple(replace(seat, lit=False) if seat in self._over else seat for seat in view.seats)
        )
