"""A showdown whose every card, seat and amount has been checked: what `judge` takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

from dealerassist.cards import Card, CardTextError, parse_cards
from dealerassist.engine import GAMES, PRESETS, Game, HouseRules, preset
from dealerassist.engine.notation import LARGEST_AMOUNT
from dealerassist.engine.phases import DealBoard
from dealerassist.engine.setup import SEATS
from dealerassist.verify.codes import VerifyCode, VerifyError
from dealerassist.verify.hands import FIVE_OF

if TYPE_CHECKING:
    from dealerassist.verify.document import Document, SeatEntry

KNOWN_GAMES = (
    "holdem",
    "short-deck",
    "pineapple",
    "omaha",
    "omaha-hilo",
    "stud",
    "stud-hilo",
    "razz",
    "five-card-draw",
    "lowball-a5",
    "lowball-27",
    "triple-draw-27",
    "guts",
)
MOST_BOARDS = 2


@dataclass(frozen=True, slots=True)
class Player:
    """A seat that was dealt in. `bet` in chips, the uncalled part included; `cards` empty where it tabled none.

    Cards of a seat that folded or mucked are known from elsewhere: they lie nowhere else, and win nothing.
    """

    seat: int
    bet: int
    cards: tuple[Card, ...]
    folded: bool
    mucked: bool

    @property
    def live(self) -> bool:
        """Neither folded nor mucked."""
        return not self.folded and not self.mucked

    @property
    def tabled(self) -> bool:
        """Its hand lies face up, so that it can win (S1)."""
        return self.live and bool(self.cards)


@dataclass(frozen=True, slots=True)
class Showdown:
    """Checked: seats differ, no card lies twice, tabled hands are whole. `boards` are one, or two when run twice.

    Amounts in chips; `chip` is the smallest in play; `rake` what the house took. `button` may be an empty seat.
    """

    game: Game
    house: HouseRules
    button: int
    chip: int
    rake: int
    boards: tuple[tuple[Card, ...], ...]
    players: tuple[Player, ...]

    @property
    def contested(self) -> bool:
        """Two hands or more were not given up: cards decide."""
        return sum(player.live for player in self.players) > 1


def showdown_of(document: Document) -> Showdown:
    """Check a document's every value. Raises VerifyError for the first that cannot be."""
    if document.game not in KNOWN_GAMES:
        raise VerifyError(VerifyCode.UNKNOWN_GAME, game=document.game, known=", ".join(KNOWN_GAMES))
    if document.house not in PRESETS:
        raise VerifyError(VerifyCode.UNKNOWN_HOUSE, house=document.house, known=", ".join(PRESETS))
    _check_seats(document.seats)
    _check_money(document)
    texts = [document.board] if isinstance(document.board, str) else document.board
    if not 1 <= len(texts) <= MOST_BOARDS:
        raise VerifyError(VerifyCode.TOO_MANY_BOARDS, most=MOST_BOARDS, count=len(texts))
    boards = tuple(_cards(place, text) for place, text in zip(_board_places(texts), texts, strict=True))
    players = tuple(_player(entry) for entry in document.seats)
    _check_duplicates(boards, players)
    showdown = Showdown(
        _game_of(document), preset(document.house), _button(document), document.chip, document.rake, boards, players
    )
    _check_counts(showdown, document.seats)
    return showdown


def _check_seats(seats: Sequence[SeatEntry]) -> None:
    if len(seats) < 2:
        raise VerifyError(VerifyCode.TOO_FEW_SEATS, count=len(seats))
    seen = set()
    for entry in seats:
        if entry.seat not in SEATS:
            raise VerifyError(VerifyCode.BAD_SEAT, seat=entry.seat)
        if entry.seat in seen:
            raise VerifyError(VerifyCode.DUPLICATE_SEAT, seat=entry.seat)
        if entry.folded and entry.mucked:
            raise VerifyError(VerifyCode.FOLDED_AND_MUCKED, seat=entry.seat)
        seen.add(entry.seat)
    if all(entry.folded for entry in seats):
        raise VerifyError(VerifyCode.NO_LIVE_SEAT)


def _check_money(document: Document) -> None:
    """A folded seat may have put in nothing; a live one has matched some bet, or is all-in."""
    for entry in document.seats:
        least = 0 if entry.folded else 1
        if not least <= entry.bet <= LARGEST_AMOUNT:
            raise VerifyError(VerifyCode.BAD_BET, seat=entry.seat, bet=entry.bet, least=least, most=LARGEST_AMOUNT)
    if not 1 <= document.chip <= LARGEST_AMOUNT:
        raise VerifyError(VerifyCode.BAD_CHIP, chip=document.chip, most=LARGEST_AMOUNT)
    if document.rake < 0:
        raise VerifyError(VerifyCode.BAD_RAKE, rake=document.rake)


def _button(document: Document) -> int:
    if document.button is None:
        raise VerifyError(VerifyCode.MISSING_FIELD, field="button")
    if document.button not in SEATS:
        raise VerifyError(VerifyCode.BAD_BUTTON, button=document.button)
    return document.button


def _game_of(document: Document) -> Game:
    if document.game not in FIVE_OF:
        raise VerifyError(VerifyCode.GAME_NOT_PLAYED, game=document.game, known=", ".join(FIVE_OF))
    return GAMES[document.game]


def _player(entry: SeatEntry) -> Player:
    return Player(entry.seat, entry.bet, _cards(_hole_place(entry.seat), entry.cards), entry.folded, entry.mucked)


def _hole_place(seat: int) -> str:
    return f"seat {seat}, cards"


def _board_places(boards: Sequence[object]) -> tuple[str, ...]:
    return ("board",) if len(boards) == 1 else tuple(f"board {number}" for number in range(1, len(boards) + 1))


def _cards(place: str, text: str) -> tuple[Card, ...]:
    try:
        cards = parse_cards(text)
    except CardTextError as error:
        raise VerifyError(VerifyCode.BAD_CARD, place=place, text=error.data["text"]) from None
    known = tuple(card for card in cards if card)
    if len(known) < len(cards):
        raise VerifyError(VerifyCode.UNKNOWN_CARD, place=place)
    return known


def _check_duplicates(boards: Sequence[Sequence[Card]], players: Sequence[Player]) -> None:
    """No card lies twice: the deck would be fouled (TDA 2024 35E). Two boards share what was dealt once."""
    own = [boards[0], *(board[_shared(boards[0], board) :] for board in boards[1:])]
    lying = [*zip(_board_places(boards), own, strict=True), *((_hole_place(one.seat), one.cards) for one in players)]
    seen: dict[Card, str] = {}
    for place, cards in lying:
        for card in cards:
            if card in seen:
                raise VerifyError(VerifyCode.DUPLICATE_CARD, card=card, place=place, other=seen[card])
            seen[card] = place


def _shared(first: Sequence[Card], second: Sequence[Card]) -> int:
    """How many cards two boards share because they were dealt once: none, the flop, or the flop and the turn."""
    if len(first) < 3 or set(first[:3]) != set(second[:3]):
        return 0
    return 4 if first[3:4] == second[3:4] else 3


def _check_counts(showdown: Showdown, seats: Sequence[SeatEntry]) -> None:
    """Who tables, tables all hole cards (S1; TDA 2024 13A); and where cards decide, the board is complete."""
    game = showdown.game
    for entry, player in zip(seats, showdown.players, strict=True):
        if entry.up:
            raise VerifyError(VerifyCode.NO_UP_CARDS, seat=entry.seat, game=game.name)
        if player.cards and len(player.cards) != game.hole:
            place, count = _hole_place(entry.seat), len(player.cards)
            raise VerifyError(VerifyCode.WRONG_COUNT, place=place, expected=game.hole, count=count)
    streets = (0, *accumulate(phase.count for phase in game.phases if isinstance(phase, DealBoard)))
    allowed = streets[-1:] if showdown.contested or len(showdown.boards) > 1 else streets
    for place, board in zip(_board_places(showdown.boards), showdown.boards, strict=True):
        if len(board) not in allowed:
            expected = " or ".join(map(str, allowed))
            raise VerifyError(VerifyCode.WRONG_BOARD, place=place, expected=expected, count=len(board))
