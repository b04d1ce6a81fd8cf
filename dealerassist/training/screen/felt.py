"""A scene on the felt: seats with cards, bets and last acts, the board, the pot, as far as the story has been told.

What the engine's events tell is played out on the felt, a line a step; other lines are read. A seat's block holds four
cards, and either cards or chips: where a seat has both, they take turns. Longer hands are listed, in wide blocks that
hold both; one hand alone lies there in large cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from dealerassist.cards import Card, parse_cards
from dealerassist.training.codes import TellCode
from dealerassist.training.task import Scene, SeatShown
from dealerassist.views import Fact, PlaceLook, PlaceView, Saying, SeatLook, SeatView, SeatWord

PLACES = 5
MOST_BESIDE = 4
MOST_LISTED, MOST_WITHOUT = 6, 2
"""Hands that a list holds, and seats that have none."""
STAKES, FIXED = f"TellCode.{TellCode.LIMIT}", f"TellCode.{TellCode.FIXED_LIMIT}"
EXCHANGED_NONE, MUCKED = "EventCode.stands-pat", "EventCode.mucks"
DEALT_UP = "DealerCode.deals-up"
SECOND_DEALT = "DealerCode.deals-second"
BOARDS_DEALT = {"EventCode.board-dealt", "DealerCode.deals-for-all", SECOND_DEALT}
ALL_ANTE = "DealerCode.all-ante"
_PLAYED = ("EventCode.", "DealerCode.")
_WORDS = {
    "fold": SeatWord.FOLD,
    "check": SeatWord.CHECK,
    "call": SeatWord.CALL,
    "bet": SeatWord.BET,
    "raise": SeatWord.RAISE,
    "bringin": SeatWord.BRING_IN,
    "complete": SeatWord.COMPLETE,
    "in": SeatWord.IN,
    "out": SeatWord.FOLD,
    "late": SeatWord.LATE,
}


def played_lines(scene: Scene) -> tuple[Saying, ...]:
    """Those that happen on the felt, in order: of a replay all, whatever is said or put out is a step, too."""
    return tuple(line for line in scene.lines if scene.numbered or line.code.startswith(_PLAYED))


def read_lines(scene: Scene) -> tuple[Saying, ...]:
    """Those that are read; the stakes stand in the dealer's place."""
    played = played_lines(scene)
    return tuple(line for line in scene.lines if line not in played and line.code != STAKES)


def is_one_hand(scene: Scene) -> bool:
    """It lies there in large cards."""
    return len(scene.seats) == 1 and bool(scene.seats[0].cards)


def is_listed(scene: Scene) -> bool:
    """Some hand is too long for a seat's block."""
    return not is_one_hand(scene) and any(len(seat.cards) > MOST_BESIDE for seat in scene.seats)


def takes_turns(scene: Scene) -> bool:
    """Cards and chips, in the same blocks."""
    return not is_listed(scene) and any(seat.cards and seat.bet for seat in scene.seats)


def fits(scene: Scene) -> bool:
    """Can the felt show it?"""
    hands = sum(bool(seat.cards) for seat in scene.seats)
    return not is_listed(scene) or (hands <= MOST_LISTED and len(scene.seats) - hands <= MOST_WITHOUT)


@dataclass
class Felt:
    """What lies there. `lit`: who has just acted; `bets` of this street, `pot` of those before."""

    board: list[Card] = field(default_factory=list)
    second: list[Card] = field(default_factory=list)
    bets: dict[int, int] = field(default_factory=dict)
    words: dict[int, SeatWord] = field(default_factory=dict)
    out: set[int] = field(default_factory=set)
    all_in: set[int] = field(default_factory=set)
    cards: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    won: dict[int, int] = field(default_factory=dict)
    pot: int = 0
    blinds: int = 0
    button: int | None = None
    lit: int | None = None
    drew: dict[int, int] = field(default_factory=dict)

    def tell(self, line: Saying) -> None:
        """One more line has happened."""
        facts = dict(line.facts)
        seat = facts.get("seat")
        self.lit = seat if isinstance(seat, int) else None
        if "what" in facts and self.lit is not None:
            self._post(self.lit, facts)
        elif "number" in facts and self.lit is not None:
            self._exchange(self.lit, facts)
        elif line.code in {EXCHANGED_NONE, DEALT_UP, ALL_ANTE, MUCKED}:
            self._lay(line, facts)
        elif "verb" in facts and self.lit is not None:
            self._act(self.lit, facts)
        elif line.code in BOARDS_DEALT:
            self._board(line.code, str(facts["cards"]))
        elif line.code == "EventCode.tables" and self.lit is not None:
            self.cards[self.lit] = tuple(card for card in parse_cards(str(facts["cards"])) if card)
        elif line.code in {"EventCode.gets-back", "EventCode.wins"} and self.lit is not None:
            self._move(line.code, self.lit, _number(facts, "amount"))
        elif line.code == "DealerCode.pulls-in":
            self._collect()
        elif line.code == "DealerCode.moves-button":
            self.button = self.lit

    def _post(self, seat: int, facts: Mapping[str, Fact]) -> None:
        self.bets[seat] = _number(facts, "amount")
        if facts["what"] == "blind":
            self.blinds += 1
            self.words[seat] = SeatWord.SMALL if self.blinds == 1 else SeatWord.BIG
        elif facts["what"] == "straddle":
            self.words[seat] = SeatWord.STRADDLE

    def _board(self, code: str, cards: str) -> None:
        """The next cards of it, or of the other one."""
        dealt = [card for card in parse_cards(cards) if card]
        if code == SECOND_DEALT:
            self.second += dealt
        else:
            self._collect()
            self.board += dealt

    def _exchange(self, seat: int, facts: Mapping[str, Fact]) -> None:
        """So many cards go, or come."""
        if facts.get("verb") == "draw":
            self.words[seat], self.drew[seat] = SeatWord.DREW, _number(facts, "number")

    def _lay(self, line: Saying, facts: Mapping[str, Fact]) -> None:
        """What is dealt face up to all, paid by all, kept, or given up."""
        told = facts.get("seats", ())
        seats = [each for each in told if isinstance(each, int)] if isinstance(told, tuple) else []
        if line.code == ALL_ANTE:
            self.pot += _number(facts, "a") * len(seats)
        elif line.code == DEALT_UP:
            self._collect()
            for seat, card in zip(seats, parse_cards(str(facts["cards"])), strict=False):
                self.cards[seat] = (*self.cards.get(seat, ()), *((card,) if card else ()))
        elif self.lit is not None and line.code == MUCKED:
            self.out.add(self.lit)
            self.cards.pop(self.lit, None)
        elif self.lit is not None:
            self.words[self.lit] = SeatWord.PAT

    def _act(self, seat: int, facts: Mapping[str, Fact]) -> None:
        verb = str(facts["verb"])
        if verb == "fold":
            self.out.add(seat)
            self.cards.pop(seat, None)
        if facts.get("all_in"):
            self.all_in.add(seat)
        if _number(facts, "to"):
            self.bets[seat] = _number(facts, "to")
        self.words[seat] = SeatWord.ALL_IN if facts.get("all_in") else _WORDS.get(verb, SeatWord.ACTS)

    def _move(self, code: str, seat: int, amount: int) -> None:
        if code == "EventCode.wins":
            self.won[seat] = self.won.get(seat, 0) + amount
        else:
            self.bets[seat] = self.bets.get(seat, 0) - amount

    def _collect(self) -> None:
        self.pot += sum(self.bets.values())
        self.bets = {}
        self.words = dict.fromkeys(self.all_in, SeatWord.ALL_IN)


def _number(facts: Mapping[str, Fact], name: str) -> int:
    value = facts.get(name, 0)
    return value if isinstance(value, int) else 0


def felt_of(scene: Scene, steps: int, chips: bool = False) -> Felt:
    """After so many of the played lines; a scene without any is as its seats say. chips: seen where the cards lie."""
    cards: dict[int, tuple[Card, ...]] = {seat.number: () if chips else seat.cards for seat in scene.seats}
    felt, lines = Felt(button=scene.button, cards=cards), played_lines(scene)
    for line in lines[:steps]:
        felt.tell(line)
    if not lines:
        felt.board = list(scene.board)
        felt.bets = {seat.number: seat.bet for seat in scene.seats}
        felt.out = {seat.number for seat in scene.seats if seat.folded}
        felt.all_in = {seat.number for seat in scene.seats if seat.all_in}
        felt.words = dict.fromkeys(felt.all_in, SeatWord.ALL_IN)
    return felt


def seat_views(scene: Scene, felt: Felt, up: bool) -> tuple[SeatView, ...]:
    """Six, eight, nine or ten seats; those that play, where they are listed; none of a scene without any. up: cards
    are up cards of a hand that goes on.
    """
    if not scene.seats or is_listed(scene):
        return tuple(_seat(felt, seat.number, seat, up) for seat in scene.seats)
    playing = {seat.number: seat for seat in scene.seats}
    highest = max([*playing, felt.button or 1])
    count = next(size for size in (6, 8, 9, 10) if highest <= size)
    return tuple(_beside(_seat(felt, number, playing.get(number), up)) for number in range(1, count + 1))


def _beside(seat: SeatView) -> SeatView:
    """A block holds four cards; the others are seen when the seat is held."""
    return replace(seat, cards=seat.cards[:MOST_BESIDE], more=seat.cards[MOST_BESIDE:])


def _seat(felt: Felt, number: int, seat: SeatShown | None, up: bool) -> SeatView:
    button = number == felt.button
    if seat is None:
        return SeatView(number, SeatLook.EMPTY, button=button)
    won, cards = felt.won.get(number), felt.cards.get(number, ())
    amount = won or felt.bets.get(number) or None
    word = SeatWord.WINS if won else SeatWord.FOLD if number in felt.out else felt.words.get(number)
    lit, count = number == felt.lit, felt.drew.get(number) if word is SeatWord.DREW else None
    look = _look(felt, number)
    return SeatView(number, look, word, amount, count=count, button=button, cards=cards, up=up, lit=lit)


def _look(felt: Felt, number: int) -> SeatLook:
    if number in felt.won:
        return SeatLook.WINS
    if number in felt.out:
        return SeatLook.FOLDED
    return SeatLook.ALL_IN if number in felt.all_in else SeatLook.IN


def board_views(felt: Felt, places: int) -> tuple[PlaceView, ...]:
    """Five places, or none in a game without a board."""
    if not places:
        return ()
    return _places(felt.board)


def second_views(felt: Felt) -> tuple[PlaceView, ...]:
    """The other board, once it is dealt; what lies there for both is on the first."""
    return _places([*[None] * (PLACES - len(felt.second)), *felt.second]) if felt.second else ()


def _places(cards: Sequence[Card | None]) -> tuple[PlaceView, ...]:
    shown: Sequence[Card | None] = [*cards[:PLACES], *[None] * (PLACES - len(cards))]
    return tuple(PlaceView(PlaceLook.NONE if card is None else PlaceLook.DEALT, card) for card in shown)
