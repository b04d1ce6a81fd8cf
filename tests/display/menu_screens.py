"""Screens with MENU open, as a real table shows them."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.cards import parse_cards
from dealerassist.engine import NoLimit, Place, PotLimit, Session, Stakes, game_named, preset
from dealerassist.engine.limits import Limit
from dealerassist.journal.downs import Down
from dealerassist.journal.live import LiveTable
from dealerassist.table.decks import Decks
from dealerassist.table.keeping import InMemory
from dealerassist.table.leveling import place_words
from dealerassist.table.levels import Doubted, Levels
from dealerassist.table.rotation import Entry, Rotation
from dealerassist.table.setup.menu import Menu
from dealerassist.table.setup.opening import Unopened
from dealerassist.table.setup.sheet import Sheet
from dealerassist.table.setup.standing import Evening
from dealerassist.table.table import Table
from dealerassist.table.viewing.evening import sign_in
from dealerassist.views import (
    ChooseValue,
    Intent,
    MenuPage,
    NameCard,
    Phrase,
    PhraseCode,
    Press,
    PressKey,
    SeatVerb,
    SettingCode,
    TableView,
    TellSeat,
    TouchBoard,
    TouchSeat,
    TouchSetting,
    TurnTo,
    TypeDigits,
)

MENU, SEATS, SET_UP = PressKey(Press.MENU), TurnTo(MenuPage.SEATS), TurnTo(MenuPage.SET_UP)
VERIFY = TurnTo(MenuPage.VERIFY)
DEALER = TurnTo(MenuPage.DEALER)
GO, FOLD = PressKey(Press.GO_ON), PressKey(Press.FOLD)


def table(*stacks: int | None, limit: Limit | None = None) -> Table:
    """Nine players at 200/400, the button at seat 9; `stacks` of the first seats."""
    places = tuple(Place(n, stacks[n - 1] if n <= len(stacks) else 40_000) for n in range(1, 10))
    stakes = Stakes(limit or NoLimit(400), (200, 400), chip=25)
    session = Session(game_named("holdem"), stakes, places, button=9)
    return Table(InMemory(LiveTable(session, preset("holland-casino"))))


def after(played: Table, *intents: Intent) -> TableView:
    view = played.view
    for intent in intents:
        view = played.intend(intent)
    return view


def between(*stacks: int | None) -> Table:
    """The hand is over: seat 3 raised, everybody folded."""
    played = table(*stacks)
    after(played, GO, PressKey(Press.TIMES_THREE), TouchSeat(3))
    return played


def two_decks() -> Table:
    """The hand is over, and the red deck was in play."""
    return Table(between()._keeper, menu=Menu(decks=Decks(("red", "blue"))))


def fouled() -> TableView:
    """In mid-hand a card of the other deck lies at seat 7."""
    played = table()
    after(played, GO, FOLD, FOLD)
    phrase = Phrase(PhraseCode.CARD_OTHER_DECK, {"k": place_words("seat-7")})
    return played.sense(Levels(seats=dict.fromkeys(range(1, 10), 2), doubts=(Doubted(phrase, ("seat-7",)),)))


def busted() -> Table:
    """Seat 2 has lost everything to seat 3."""
    played = table(40_000, 6_000)
    after(played, GO, PressKey(Press.ALL_IN), TouchSeat(2), GO, TouchSeat(3), GO)
    return played


def opening(*seats: int) -> Table:
    """No hand was dealt yet."""
    places = tuple(Place(n, 20_000) for n in seats)
    session = Session(game_named("holdem"), Stakes(NoLimit(400), (200, 400), chip=25), places, button=None)
    return Table(Unopened(session, preset("tda-2024"), lambda s, h, _: InMemory(LiveTable(s, h))))


def mixed() -> Table:
    """A hand was shown down, and Omaha is next: the games change with every hand."""
    played = table()
    stakes = Stakes(PotLimit(400), (200, 400), chip=25)
    pot = Entry("game omaha; limit pot", game_named("omaha"), stakes)
    no = Entry("game holdem; limit no", game_named("holdem"), replace(stakes, limit=NoLimit(400)))
    played = Table(played._keeper, menu=Menu(rotation=Rotation((no, pot), every=1)))
    after(played, GO, PressKey(Press.TIMES_THREE), TouchSeat(5), GO, TouchSeat(3), *(TouchBoard(),) * 4)
    after(played, TouchSeat(5), GO)
    return played


def signing_in() -> TableView:
    """In mid-hand, two digits typed; as after a down of 41 minutes."""
    view = after(table(), GO, FOLD, MENU, DEALER, *typed("47"))
    down = Down("dealer:Annemarie", 0, 41 * 60 * 10**9, hands=38, acts=410, seconds=4.2, corrections=3)
    return replace(view, reasons=sign_in(Sheet(signing="47"), Evening({"4711": "Annemarie"}, down)))


def refused() -> TableView:
    """A number that nobody has."""
    played = Table(table()._keeper, menu=Menu(dealers={"4711": "Annemarie"}))
    return after(played, GO, FOLD, MENU, DEALER, *typed("4712"))


def typed(digits: str) -> tuple[Intent, ...]:
    return tuple(TypeDigits(digit) for digit in digits)


def looked_back(*intents: Intent) -> TableView:
    """After a hand that seat 5 won, and the next one's deal: LAST HANDS…, then `intents`."""
    played = table()
    after(played, GO, PressKey(Press.TIMES_THREE), TouchSeat(5), GO, TouchSeat(3), *(TouchBoard(),) * 4)
    after(played, TouchSeat(5), GO, GO, GO)
    return after(played, MENU, TurnTo(MenuPage.RECALL), *intents)


def disputed(*intents: Intent) -> TableView:
    """WHO WINS? after an all-in of seat 1 and a side pot between 3 and 5, whose hands nothing has read: VERIFY."""
    played = table(3_000)
    after(played, GO, PressKey(Press.TIMES_THREE), TouchSeat(5), GO, TouchSeat(1))
    after(played, PressKey(Press.ALL_IN), TouchSeat(3), GO, GO, GO, PressKey(Press.RAISE), *typed("2000"))
    after(played, GO, *(TouchBoard(),) * 3)
    return after(played, MENU, VERIFY, *intents)


def named(cards: str) -> tuple[Intent, ...]:
    return tuple(NameCard(card) for card in parse_cards(cards) if card is not None)


S = SettingCode
CHOICES: tuple[Intent, ...] = (ChooseValue(S.LIMIT, "fixed"), ChooseValue(S.HOUSE, "poker-hu"))
MENU_OPEN = after(table(), GO, FOLD, MENU)
SEAT_KEYS = after(table(), GO, FOLD, MENU, SEATS, TouchSeat(8), TellSeat(8, SeatVerb.LEAVES), TouchSeat(5))
SITTING_DOWN = after(
    between(), MENU, SEATS, TouchSeat(6), TellSeat(6, SeatVerb.LEAVES), TellSeat(6, SeatVerb.SIT), *typed("25000")
)
SET_UP_OPEN = after(between(), MENU, SET_UP)
SET_UP_TYPING = after(between(), MENU, SET_UP, *CHOICES, TouchSetting(S.BIG_BLIND), *typed("1000"))
SET_UP_STUD = after(between(), MENU, SET_UP, ChooseValue(S.GAME, "stud"))
SET_UP_VALUES = after(between(), MENU, SET_UP, TouchSetting(S.HOUSE))
SET_UP_REFUSED = after(between(), MENU, SET_UP, TouchSetting(S.SMALL_BLIND), *typed("500"), TouchSetting(S.SMALL_BLIND))
BETS_REFUSED = after(
    between(),
    MENU,
    SET_UP,
    ChooseValue(S.LIMIT, "fixed"),
    TouchSetting(S.BIG_BET),
    *typed("5"),
    TouchSetting(S.BIG_BET),
)
CHIP_REFUSED = after(between(), MENU, SET_UP, TouchSetting(S.CHIP), *typed("0"), TouchSetting(S.CHIP))
SET_UP_DECKS = after(two_decks(), MENU, SET_UP, ChooseValue(S.DECK, "blue"))
OTHER_DECK = fouled()
SET_UP_BUTTON = after(between(), MENU, SET_UP, TouchSetting(S.BUTTON))
OUT_OR_REBUY = busted().view
PAST_HAND = looked_back()
PAST_STEP = looked_back(*(PressKey(Press.UNDO),) * 9)
BROADWAY = named("Ah Kd Qc Js Th 2c 2d")
VERIFY_NAMING = disputed(*BROADWAY, *named("3c"))
VERIFIED = disputed(*BROADWAY, *named("3c 3d 4h 4s"), GO, GO)
VERIFIED_WHY = disputed(*BROADWAY, *named("3c 3d 4h 4s"), GO, GO, PressKey(Press.WHY))
NO_RECORD = disputed(
    PressKey(Press.BLANK), *BROADWAY[:5], TouchSeat(2), *named("2c 2d"), TouchSeat(7), *named("Ac 3d"),
    TouchSeat(9), *named("As Ad"), PressKey(Press.RAISE), *typed("4"), TypeDigits("00"), GO,
)  # fmt: skip
NO_RECORD_WON = disputed(
    PressKey(Press.BLANK), *named("Kd Kc 8h 5s 2h"), TouchSeat(2), *named("As Ad"), TouchSeat(7), *named("Qc Qd"),
    TouchSeat(9), *named("8s 7s"), PressKey(Press.RAISE), *typed("400"), GO, *typed("1000"), GO, GO, GO,
)  # fmt: skip
NOBODY_THERE = opening(3).view
SIGNING_IN = signing_in()
SET_UP_WORST = after(
    between(), MENU, SET_UP, ChooseValue(S.LIMIT, "fixed"), TouchSetting(S.SMALL_BLIND), *typed("99999999"),
    TouchSetting(S.BIG_BLIND), *typed("99999999"), TouchSetting(S.THIRD_BLIND), *typed("99999999"),
    TouchSetting(S.ANTE), *typed("99999999"), TouchSetting(S.BIG_BET), *typed("99999999"),
    TouchSetting(S.CHIP), *typed("99999999"), TouchSetting(S.ANTE_FROM), ChooseValue(S.ANTE_FROM, "bb"),
)  # fmt: skip

MENU_SCREENS: dict[str, TableView] = {
    "menu": MENU_OPEN,
    "past-hand": PAST_HAND,
    "past-step": PAST_STEP,
    "verify-naming": VERIFY_NAMING,
    "verify": VERIFIED,
    "verify-why": VERIFIED_WHY,
    "verify-bets": NO_RECORD,
    "verify-no-record": NO_RECORD_WON,
    "menu-seat": SEAT_KEYS,
    "menu-sit": SITTING_DOWN,
    "set-up": SET_UP_OPEN,
    "set-up-typing": SET_UP_TYPING,
    "set-up-stud": SET_UP_STUD,
    "set-up-values": SET_UP_VALUES,
    "set-up-decks": SET_UP_DECKS,
    "other-deck": OTHER_DECK,
    "set-up-refused": SET_UP_REFUSED,
    "set-up-button": SET_UP_BUTTON,
    "set-up-worst": SET_UP_WORST,
    "out-or-rebuy": OUT_OR_REBUY,
    "opening": NOBODY_THERE,
    "sign-in": SIGNING_IN,
    "next-game": mixed().view,
}
MENU_PROMPTS = (
    SET_UP_REFUSED,
    BETS_REFUSED,
    CHIP_REFUSED,
    SET_UP_BUTTON,
    NOBODY_THERE,
    VERIFIED,
    SIGNING_IN,
    refused(),
)
"""One screen for each prompt that only MENU gives."""
