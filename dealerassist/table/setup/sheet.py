"""What of MENU is open: the page, the seat or setting that was touched, digits being typed. Never journaled."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dealerassist.table.desk import MOST_DIGITS
from dealerassist.table.setup.draft import Draft
from dealerassist.views import MenuPage, PhraseCode, SeatVerb, SettingCode


@dataclass(frozen=True, slots=True)
class Filling:
    """Digits go to the stack or the chips of a seat, or to a setting. `verb`: what the seat's amount is for."""

    seat: int | None = None
    verb: SeatVerb | None = None
    setting: SettingCode | None = None
    digits: str = ""

    @property
    def amount(self) -> int | None:
        """What was typed; None before the first digit."""
        return int(self.digits) if self.digits else None

    def typed(self, digits: str) -> Filling:
        """One more digit, or `00`; no more than a stack can have."""
        grown = (self.digits + digits).lstrip("0") or "0"
        if not digits.isdecimal() or len(grown) > MOST_DIGITS:
            return self
        return replace(self, digits=grown)

    def deleted(self) -> Filling:
        """One digit less."""
        return replace(self, digits=self.digits[:-1])


@dataclass(frozen=True, slots=True)
class Sheet:
    """seat: whose keys stand in the column. choosing: the setting whose values are offered, or BUTTON while a seat
    is to be touched. draft: the settings as they stand on the sheet. refused: why they cannot be. again: seats
    without a tracked stack that have bought in again, or that look empty and are not, with the number of the hand.
    unwritten: why the file could not be written. signing: digits of the number with which a new dealer signs in; no
    view has them.
    """

    page: MenuPage = MenuPage.CLOSED
    seat: int | None = None
    filling: Filling | None = None
    choosing: SettingCode | None = None
    draft: Draft | None = None
    refused: PhraseCode | None = None
    again: frozenset[tuple[int, int]] = frozenset()
    unwritten: str = ""
    signing: str = ""

    @property
    def open(self) -> bool:
        return self.page is not MenuPage.CLOSED or self.filling is not None

    def with_unwritten(self, why: str) -> Sheet:
        return replace(self, unwritten=why)
