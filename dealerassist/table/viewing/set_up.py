"""The sheet on which a table is set up: each setting with its value, or one setting and the values that it can have."""

from __future__ import annotations

from dealerassist.table.setup.draft import AMOUNTS, Draft, draft_of, values_of
from dealerassist.table.setup.sheet import Sheet
from dealerassist.table.setup.standing import Standing, upcoming_button
from dealerassist.views import CellView, ChooseValue, SettingCode, SheetView, TouchSetting, ValueCode

Value = tuple[ValueCode | None, dict[str, int | str]]
_NAMED = {code.value: code for code in ValueCode}


def set_up(sheet: Sheet, standing: Standing) -> SheetView | None:
    """None where the felt stays: nothing is set up, or a seat is to be touched for the button."""
    draft = sheet.draft
    if draft is None or not standing.can_set_up or sheet.choosing is SettingCode.BUTTON:
        return None
    if sheet.choosing is not None:
        return SheetView(_values(sheet.choosing, draft, standing), choosing=True)
    shown = [setting for setting in SettingCode if draft.has(setting)]
    return SheetView(tuple(_setting(setting, sheet, draft, standing) for setting in shown))


def _setting(setting: SettingCode, sheet: Sheet, draft: Draft, standing: Standing) -> CellView:
    now = draft_of(standing)
    typing = sheet.filling is not None and sheet.filling.setting is setting
    if typing and sheet.filling is not None:
        amount = sheet.filling.amount
        value: Value = (None, {}) if amount is None else (ValueCode.AMOUNT, {"a": amount})
    else:
        value = _value(setting, draft, standing)
    code, facts = value
    new = _value(setting, draft, standing) != _value(setting, now, standing)
    return CellView(setting, code, _touch(setting, standing), facts, typing, new)


def _touch(setting: SettingCode, standing: Standing) -> TouchSetting | None:
    """Off where there is nothing to choose."""
    one_value = setting not in AMOUNTS and len(values_of(setting, standing)) == 1
    return None if one_value else TouchSetting(setting)


def _value(setting: SettingCode, draft: Draft, standing: Standing) -> Value:
    if setting in AMOUNTS:
        amount = draft.amount(setting)
        return (ValueCode.AMOUNT, {"a": amount}) if amount else (ValueCode.NONE, {})
    if setting is SettingCode.BUTTON:
        seat = draft.button or upcoming_button(standing)
        return (ValueCode.SEAT, {"n": seat}) if seat else (ValueCode.NONE, {})
    return _named(setting, draft.value[setting])


def _named(setting: SettingCode, value: str) -> Value:
    """A value in the words of a script; games, houses and decks may have names of their own."""
    if setting is SettingCode.DECK:
        return ValueCode.DECK, {"what": value.upper()}
    if setting is SettingCode.HOUSE:
        return ValueCode.HOUSE, {"what": value.removesuffix(".toml").upper()}
    if value in _NAMED:
        return _NAMED[value], {}
    return ValueCode.GAME, {"what": value.upper()}


def _values(setting: SettingCode, draft: Draft, standing: Standing) -> tuple[CellView, ...]:
    """The setting, which leads back, and everything that it can be."""
    code, facts = _value(setting, draft, standing)
    cells = [CellView(setting, code, TouchSetting(setting), facts, typing=True)]
    for value in values_of(setting, standing):
        name, of_it = _named(setting, value)
        holds = value == draft.value[setting]
        cells.append(CellView(None, name, ChooseValue(setting, value), of_it, new=holds))
    return tuple(cells)
