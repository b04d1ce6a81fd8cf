"""Every word fits where it stands, in every language: keys, seats, reasons, hands, rulings, settings.

The screens are made from the lists, so that a new code is on one of them at once. Each is painted on another
of the 24 panels than the one before; `slow` takes all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from dealerassist.engine import GAMES, RulingCode
from dealerassist.engine.ranking import HandClass, LowClass
from dealerassist.sensing.deck_file import LONGEST_NAME as LONGEST_DECK
from dealerassist.table.staff import LONGEST_NAME
from dealerassist.views import (
    ActCode,
    CellView,
    Choose,
    ChooseValue,
    Fact,
    GameCode,
    KeyCode,
    KeyRow,
    KeyStyle,
    KeyView,
    OffCode,
    Press,
    PressKey,
    Reason,
    ReasonCode,
    Saying,
    SeatWord,
    SettingCode,
    SheetView,
    SpotCode,
    TableView,
    ValueCode,
)
from dealerassist.words import TEMPLATES, headline_saying
from dealerassist.words.say import parsed
from tests.display.award_screens import AWARD, KICKER, WHY_SHOWN
from tests.display.betting_screens import FLOP, PREFLOP
from tests.display.building import FREE, MENU, undo
from tests.display.panels import PANELS, faults
from tests.display.situations import SITUATIONS

pytestmark = pytest.mark.usefixtures("qapp")

MUCH = 99_999_999
K = KeyCode
ON_THE_ROW = {
    K.FOLD, K.CALL, K.CHECK, K.CHECK_OR_CALL, K.BET, K.RAISE, K.BET_EXACTLY, K.RAISE_EXACTLY, K.ALL_IN, K.MUCK, K.WHY,
    K.HOLD_MISDEAL, K.HOLD_VOID, K.DEALT, K.FLOP_OUT, K.TURN_OUT, K.RIVER_OUT, K.SHOWN, K.GO_ON, K.POTS_MADE,
    K.RETURNED, K.PUSHED, K.NEXT_HAND, K.BY_HAND, K.CHANGE, K.FLOOR, K.DOORS_UP, K.PULL_IN, K.BURN,
}  # fmt: skip
"""Keys of the action row; those behind the first are 34 mm wide or 28."""
TWO_A_ROW = {K.IN, K.OUT, K.REBUY, K.LEAVES, K.AWAY, K.BACK, K.ACT, K.BUTTON_AT, K.TIMES_THREE, K.TIMES_TWO_AND_A_HALF,
             K.HALF_POT, K.MIN, K.BETS, K.BLANK, K.OTHER_GAME, K.EMPTY_SEAT, K.STAYS, K.SAY_CALL, K.BUTTON_TO,
             K.ALL_CARDS}  # fmt: skip
"""Keys of 19 mm."""
FEW = 125_000
"""No amounts of eight figures on keys of 19 mm (DISPLAY 5)."""
FACTS: dict[str, Fact] = {
    "seat": 10, "wrong": 9, "seats": "3,5,8", "pot": 2, "amount": MUCH, "more": MUCH, "paid": MUCH, "price": MUCH,
    "stub": 12, "card": "Qs", "what": "board", "question": "up-cards-lifted", "option": "replace-after-all",
    "ruling": "odd-chip-clockwise", "part": "high",
}  # fmt: skip


def check_all(screens: Iterator[TableView], every: bool) -> None:
    for turn, view in enumerate(screens):
        assert faults(view, PANELS if every else PANELS[turn % len(PANELS) :][:1]) == [], view


def with_column(*keys: KeyView) -> TableView:
    return replace(PREFLOP, column=(KeyRow(keys), FREE, FREE, MENU))


def on_keys() -> Iterator[TableView]:
    """Every key where it stands, with an amount and without, and off for every reason."""
    for code in KeyCode:
        if code in {K.UNDO, K.DIGIT, K.DELETE, K.MENU, K.CLOSE}:
            continue
        facts: dict[str, Fact] = {
            "a": FEW if code in TWO_A_ROW else MUCH,
            "n": 10,
            "what": Saying.of(ActCode.FOLD, n=10),
        }
        facts |= {"k": 30, "of": 45}
        without = {name: fact for name, fact in facts.items() if name != "a"}
        games: list[dict[str, Fact]] = [{"game": Saying.of(game)} for game in GameCode]
        for given in games if code is K.OTHER_GAME else (without, facts):
            hold = code.startswith("hold")
            key = KeyView(code, Choose("x"), KeyStyle.PLAIN, given, hold=hold)
            if code in ON_THE_ROW:
                yield replace(FLOP, row=(FLOP.row[0], key, replace(key, style=KeyStyle.GO_ON), key, key))
                yield replace(FLOP, row=(FLOP.row[0], *[replace(key, intent=None)] * 4))
            else:
                yield with_column(*[key] * (2 if code in TWO_A_ROW else 1))
    for off in OffCode:
        keys = [KeyView(code, None, off=off) for code in (K.RAISE, K.PUSHED, K.NEXT_HAND, K.BET)]
        row = PREFLOP.row if off is OffCode.BETWEEN_HANDS else (FLOP.row[0], *keys)
        yield replace(with_column(KeyView(K.SET_UP, None, off=off)), row=row)
    for code in (K.MENU, K.CLOSE):
        key = KeyView(code, PressKey(Press.MENU), KeyStyle.QUIET)
        yield replace(PREFLOP, column=(FREE, FREE, FREE, KeyRow((key,))))


def on_undo() -> Iterator[TableView]:
    """Every act, of the seat with two figures and of nine seats, on UNDO and in its list."""
    for act in ActCode:
        for version in TEMPLATES["ActCode"][act].split("|"):
            what = Saying.of(act, **{fact: {"k": 9, "n": 10}[fact] for _, fact, _ in parsed(version) if fact})
            acts = KeyView(K.ACT, Choose("x"), facts={"what": what})
            row = (replace(undo("FOLD 1"), facts={"what": what}), *PREFLOP.row[1:])
            yield replace(with_column(acts, acts) if what.fact("k") is None else PREFLOP, row=row)
    yield replace(PREFLOP, row=(replace(undo("FOLD 1"), facts={"what": ""}), *PREFLOP.row[1:]))


def on_seats() -> Iterator[TableView]:
    """Every word at every seat, with the button and eight figures."""
    for word in SeatWord:
        for amount in (None, FEW, MUCH):
            for button in (False, True):
                seats = tuple(
                    replace(seat, word=word, amount=amount, button=button, count=3, implied=False)
                    for seat in SITUATIONS["worst"].seats
                )
                yield replace(
                    FLOP, seats=tuple(seat for seat in seats if amount is None or not button or seat.number < 10)
                )


def ranked(count: int, first: int) -> tuple[int, ...]:
    return tuple((first - 2 + step) % 13 + 2 for step in range(count))


def on_hands() -> Iterator[TableView]:
    """Every hand's name, and every reason why one wins."""
    kinds = [Saying(f"HandKind.{each}") for each in TEMPLATES["HandKind"]]
    whys = [Saying.of("Why.class", better=one, worse=two) for one, two in zip(kinds, reversed(kinds), strict=True)]
    for decider in TEMPLATES["Decider"]:
        what = Saying(f"Decider.{decider}")
        for form, kind, rank in (("group", "Ranks", "Q"), ("card", "Rank", "9")):
            better, worse = Saying(f"{kind}.{rank}"), Saying(f"{kind}.7")
            whys.append(Saying.of(f"Why.{form}", what=what, better=better, worse=worse))
    whys.append(Saying("Why.equal"))
    names = [headline_saying(each, ranked(5, first)) for each in (*HandClass, *LowClass) for first in (2, 9, 12)]
    for turn in range(max(len(whys), len(names))):
        reasons = (
            Reason(ReasonCode.HAND, {"words": names[turn % len(names)]}, name=True),
            Reason(ReasonCode.WHY, {"words": whys[turn % len(whys)]}),
            Reason(ReasonCode.ODD_CHIP, {"a": 25, "n": 10}),
        )
        yield replace(AWARD, reasons=reasons)


def on_reasons() -> Iterator[TableView]:
    """Every line below the board, and every ruling in full."""
    spots = (Saying.of(SpotCode.SEAT, n=10), Saying.of(SpotCode.BOARD_PLACE, k=4))
    facts: dict[str, Fact] = {
        "a": MUCH, "b": "2.5", "n": 10, "k": 2, "seats": (3, 5, 8),
        "places": spots, "words": KICKER, "source": "S1; TDA 2024 16",
        "what": Saying.of(ActCode.RAISE, n=10), "name": "W" * LONGEST_NAME, "minutes": 480, "hands": 1_234, "rate": 99,
        "tenths": 123,
    }  # fmt: skip
    for reason in ReasonCode:
        yield replace(FLOP, reasons=(Reason(reason, facts, name=reason is ReasonCode.HAND),), pot=None)
    for ruling in RulingCode:
        for version in TEMPLATES["RulingCode"][ruling].split("|"):
            needed = {fact: FACTS.get(fact, "TDA") for _, fact, _ in parsed(version) if fact}
            told = Reason(ReasonCode.RULING, {"words": Saying.of(ruling, **needed), "source": "S1; TDA 2024 16"})
            yield replace(WHY_SHOWN, why=(*WHY_SHOWN.why[:2], told))


def on_sheet() -> Iterator[TableView]:
    """Every value of every setting."""
    whole, choosing = SITUATIONS["set-up-typing"], SITUATIONS["set-up-values"]
    assert whole.sheet is not None
    assert choosing.sheet is not None
    stud = SITUATIONS["set-up-stud"].sheet
    assert stud is not None
    decks = SITUATIONS["set-up-decks"].sheet
    assert decks is not None
    assert {cell.setting for cell in (*whole.sheet.cells, *stud.cells, *decks.cells)} == set(SettingCode)
    longest = {"what": "W" * LONGEST_DECK}
    named = tuple(replace(cell, facts=longest) if cell.setting is SettingCode.DECK else cell for cell in decks.cells)
    codes = {code.value: code for code in ValueCode}
    for game in GAMES:
        played = replace(named[0], value=codes.get(game, ValueCode.GAME), facts={"what": game.upper()})
        yield replace(whole, sheet=SheetView((played, *named[1:])))
    values = tuple(
        CellView(None, value, ChooseValue(SettingCode.GAME, "x"), {"a": MUCH, "n": 10, "what": "HOLLAND-CASINO"})
        for value in ValueCode
    )
    for first in range(0, len(values), 8):
        yield replace(choosing, sheet=SheetView((choosing.sheet.cells[0], *values[first : first + 8]), choosing=True))
    for value in map(ValueCode, ("none", "all", "bb")):
        for sheet in (whole.sheet, stud):
            cells = tuple(replace(cell, value=value) for cell in sheet.cells)
            yield replace(whole, sheet=replace(sheet, cells=cells))


WHOLE = [on_keys, on_undo, on_seats, on_hands, on_reasons, on_sheet]


@pytest.mark.parametrize("screens", WHOLE)
def test_display_10_every_word_fits_where_it_stands(screens: object) -> None:
    assert callable(screens)
    check_all(screens(), every=False)


@pytest.mark.slow
@pytest.mark.timeout(1500)
@pytest.mark.parametrize("screens", WHOLE)
def test_display_10_every_word_fits_on_every_panel(screens: object) -> None:
    assert callable(screens)
    check_all(screens(), every=True)
