"""Screens that nobody drew by hand: every prompt, and tables put together at random but as a table could be."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from dealerassist.cards import ALL_CARDS
from dealerassist.engine.ranking import HandClass, HandName
from dealerassist.views import (
    Fact,
    HealthCode,
    KeyCode,
    KeyStyle,
    MarkCode,
    Phrase,
    PhraseCode,
    PlaceLook,
    PlaceView,
    PotRow,
    PotView,
    Reason,
    ReasonCode,
    Saying,
    SeatLook,
    SeatView,
    SeatWord,
    SpotCode,
    StakesView,
    StepCode,
    StepState,
    StepView,
    TableView,
)
from dealerassist.words import headline_saying, why_saying
from tests.display.betting_screens import MUCH
from tests.display.building import FREE, MENU, QUIET, betting, column, go_on, steps

AMOUNTS = (5, 75, 400, 1_200, 12_475, 125_000, 1_250_000, MUCH)
SEAT_10, BOARD_4 = Saying.of(SpotCode.SEAT, n=10), Saying.of(SpotCode.BOARD_PLACE, k=4)
SECOND_4 = Saying.of(SpotCode.SECOND_BOARD, k=4)
PLACES: tuple[Fact, ...] = (*map(Saying.of, (SpotCode.FLOP, SpotCode.TURN, SpotCode.RIVER)), 3, SECOND_4, SEAT_10)
SENSORS = (*map(Saying.of, (SpotCode.RFID, SpotCode.CAMERA, SpotCode.KEYS, SpotCode.LINK)), SEAT_10, BOARD_4)
OF_A_PLACE = {PhraseCode.CARD_STRANGE, PhraseCode.CARD_OTHER_DECK, PhraseCode.CARD_MOVED, PhraseCode.CARDS_CROWDED,
              PhraseCode.CARD_TWICE}  # fmt: skip
ACTS = (SeatWord.CHECK, SeatWord.CALL, SeatWord.BET, SeatWord.RAISE, SeatWord.SMALL, SeatWord.BIG, SeatWord.STRADDLE,
        SeatWord.POST, SeatWord.ANTE)  # fmt: skip
HANDS = (("high-card", (12, 9, 8, 7, 3)), ("two-pair", (12, 7, 12)), ("three-of-a-kind", (12, 11, 7)),
         ("straight-flush", (12,)), ("full-house", (12, 7)))  # fmt: skip
C = HandClass
WHYS = tuple(
    why_saying(HandName(better, ranks), HandName(worse, others))
    for better, ranks, worse, others in (
        (C.TWO_PAIR, (12, 7, 12), C.TWO_PAIR, (12, 7, 7)),
        (C.ONE_PAIR, (9, 14, 12, 2), C.ONE_PAIR, (9, 14, 7, 3)),
        (C.THREE_OF_A_KIND, (12, 11, 7), C.TWO_PAIR, (12, 7, 12)),
        (C.TWO_PAIR, (12, 2, 3), C.TWO_PAIR, (7, 2, 3)),
    )
)


def phrase(code: PhraseCode, seat: int, amount: int) -> Phrase:
    """A prompt with facts as a table gives them. seat: 1 to 10."""
    counts: dict[PhraseCode, Fact] = {
        PhraseCode.CARD_UNSURE: PLACES[seat % len(PLACES)],
        PhraseCode.EARLY_BOARD: PLACES[seat % len(PLACES)],
        PhraseCode.SENSOR_OFF: SENSORS[seat % len(SENSORS)],
        PhraseCode.RESUME: amount % 10_000 + 1,
        PhraseCode.DEAL_STREET: 4 + seat % 4,
    }
    if code in OF_A_PLACE:
        counts[code] = PLACES[-1 - seat % 2]
    k = counts.get(code, seat % 9 + 1)
    other = seat % 10 + 1
    facts: dict[str, Fact] = {"n": seat, "m": other, "a": amount, "b": amount, "k": k}
    without = code in OF_A_PLACE and seat % 3
    return Phrase(code, facts if without else facts | {"c": str(ALL_CARDS[seat * 5])})


def table(seed: int) -> TableView:
    """A table at random, the same for the same seed: betting, a step of procedure, or an award."""
    random = Random(seed)
    count = random.randint(2, 10)
    amount = random.choice(AMOUNTS)
    kind = random.choice((_betting, _procedure, _award))
    seats = tuple(_seat(random, number, amount) for number in range(1, count + 1))
    button = random.randint(1, count)
    seats = tuple(replace(seat, button=seat.number == button) for seat in seats)
    limit = random.choice(("no", "pot", "fixed", "spread"))
    blinds = random.choice(((1, 2), (200, 400), (25_000, 50_000), (1_000_000, 2_000_000), (5, 5, 10)))
    marks = tuple(mark for mark in MarkCode if random.random() < 0.3)[:2]
    health = random.choice(((HealthCode.BY_HAND,), (HealthCode.RFID_OK, HealthCode.CAMERA_OFF)))
    base = TableView(
        Phrase(PhraseCode.SHUFFLE), seats, (), (), QUIET, StakesView("holdem", limit, blinds), random.randint(1, 9999),
        marks=marks, health=health,
    )  # fmt: skip
    return kind(random, base, amount)


def _seat(random: Random, number: int, amount: int) -> SeatView:
    look = random.choice((SeatLook.IN, SeatLook.IN, SeatLook.FOLDED, SeatLook.ALL_IN, SeatLook.EMPTY, SeatLook.AWAY))
    if look in {SeatLook.EMPTY, SeatLook.AWAY}:
        return SeatView(number, look, SeatWord.AWAY if look is SeatLook.AWAY else None)
    implied = random.random() < 0.3
    if look is SeatLook.FOLDED:
        return SeatView(number, look, random.choice((SeatWord.FOLD, None)), implied=implied)
    if look is SeatLook.ALL_IN:
        return SeatView(number, look, SeatWord.ALL_IN, amount, uncounted=random.random() < 0.2)
    if random.random() < 0.1:
        return SeatView(number, look, SeatWord.CARDS, count=3, question=True)
    word = random.choice((*ACTS, None))
    return SeatView(number, look, word, amount if word else None, implied=implied, lit=random.random() < 0.1)


def _betting(random: Random, base: TableView, amount: int) -> TableView:
    seats = list(base.seats)
    actor = random.randrange(len(seats))
    seats[actor] = SeatView(actor + 1, SeatLook.TO_ACT, SeatWord.ACTS, random.choice((None, amount)),
                            button=seats[actor].button, slow=random.random() < 0.2)  # fmt: skip
    if random.random() < 0.3:
        other = random.randrange(len(seats))
        if other != actor:
            seats[other] = SeatView(other + 1, SeatLook.IN, SeatWord.RAISE, amount, open_amount=True)
    few = amount <= 125_000
    keys = column(amount, amount, amount) if few else column(amount)
    if random.random() < 0.3:
        keys = (keys[0], _pots(random, amount), FREE, MENU)
    row = betting(f"RAISE {random.randint(1, 10)}", amount)
    if random.random() < 0.3:
        row = (*row[:3], replace(row[3], code=KeyCode.RAISE_EXACTLY, facts={"a": amount}), row[4])
    prompt = Phrase(PhraseCode.ACT_CALL, {"n": actor + 1, "a": amount})
    pad = random.random() < 0.3
    pot = PotView(0, random.choice((amount, None))) if base.stakes.limit != "no" else None
    board = _board(random, PlaceLook.DEALT)
    return replace(
        base, prompt=prompt, seats=tuple(seats), board=board, row=row, column=keys, pad=pad, pot=pot,
        unit=random.choice((1, 1000)),
    )  # fmt: skip


def _procedure(random: Random, base: TableView, amount: int) -> TableView:
    code = random.choice((PhraseCode.BUILD_MAIN, PhraseCode.RETURN, PhraseCode.DEAL_TURN, PhraseCode.WHO_IN))
    reasons: tuple[Reason, ...] = ()
    if code is PhraseCode.BUILD_MAIN:
        seats = tuple(range(1, random.randint(3, 6)))
        reasons = (Reason(ReasonCode.BUILT_THEN, {"a": amount, "seats": seats, "k": 1}),)
    keys = (FREE, _pots(random, amount), FREE, MENU)
    return replace(
        base, prompt=phrase(code, random.randint(1, len(base.seats)), amount), board=_board(random, PlaceLook.DEALT),
        row=steps("2 FOLDS", go_on(KeyCode.POTS_MADE)), column=keys, reasons=reasons,
    )  # fmt: skip


def _award(random: Random, base: TableView, amount: int) -> TableView:
    deck = random.sample(ALL_CARDS, 30)
    winner = random.randint(1, len(base.seats))
    seats = []
    for seat in base.seats:
        cards = (deck.pop(), deck.pop())
        if seat.number == winner:
            seats.append(SeatView(seat.number, SeatLook.WINS, SeatWord.WINS, button=seat.button, cards=cards,
                                  playing=cards[: random.randint(0, 2)]))  # fmt: skip
        elif seat.look in {SeatLook.IN, SeatLook.ALL_IN}:
            look = random.choice((SeatLook.LOSES, SeatLook.ALL_IN))
            seats.append(SeatView(seat.number, look, SeatWord.SHOWS, button=seat.button, cards=cards))
        else:
            seats.append(replace(seat, word=None, implied=False))
    reasons = [
        Reason(ReasonCode.HAND, {"words": headline_saying(*random.choice(HANDS))}, name=True),
        Reason(ReasonCode.WHY, {"words": random.choice(WHYS)}),
        Reason(ReasonCode.ODD_CHIP, {"a": 25, "n": winner}),
    ]
    awarded = tuple(
        StepView(StepCode.SIDE_SHARE, amount, (winner,), state, {"k": 1, "a": amount, "i": 1, "of": 2})
        for state in StepState
    )
    return replace(
        base, prompt=Phrase(PhraseCode.PUSH, {"a": amount, "n": winner}), seats=tuple(seats),
        board=_board(random, PlaceLook.PLAYING), row=steps("SIDE 1", go_on(KeyCode.PUSHED, KeyStyle.MONEY)),
        column=(*awarded, MENU), reasons=tuple(reasons[: random.randint(1, 3 - (bool(base.marks)))]),
    )  # fmt: skip


def _board(random: Random, look: PlaceLook) -> tuple[PlaceView, ...]:
    cards = random.sample(ALL_CARDS, 5)
    count = 5 if look is PlaceLook.PLAYING else random.choice((0, 3, 4, 5))
    looks = [look if random.random() < 0.6 else PlaceLook.LEFT_OUT if look is PlaceLook.PLAYING else look
             for _ in range(count)]  # fmt: skip
    dealt = [PlaceView(each, card) for each, card in zip(looks, cards, strict=False)]
    return tuple(dealt + [PlaceView(PlaceLook.UNUSED)] * (5 - count))


def _pots(random: Random, amount: int) -> PotRow:
    count = random.randint(2, 4)
    return PotRow(tuple(PotView(k, random.choice((amount, None)), tuple(range(k + 1, 9))[:5]) for k in range(count)))
