"""A showdown whose every card, seat and amount has been checked: what `judge` takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

from dealerassist.cards import PACK_52, Card, CardTextError, parse_cards
from dealerassist.engine import GAMES, PRESETS, Game, HouseRules, SetupError, game_named, preset
from dealerassist.engine.notation import LARGEST_AMOUNT
from dealerassist.engine.phases import DealBoard
from dealerassist.engine.positions import DEALERS_RIGHT
from dealerassist.engine.setup import SEATS
from dealerassist.verify.codes import VerifyCode, VerifyError

if TYPE_CHECKING:
    from dealerassist.verify.document import Document, SeatEntry

MOST_BOARDS = 2


@dataclass(frozen=True, slots=True)
class Player:
    """A seat that was dealt in. `bet` in chips, the uncalled part included; `cards` empty where it tabled none.

    Cards of a seat that folded or mucked are known from elsewhere: they lie nowhere else, and win nothing. `up`: those
    of its cards that lay face up in stud, as far as they are known.
    """

    seat: int
    bet: int
    cards: tuple[Card, ...]
    folded: bool
    mucked: bool
    up: tuple[Card, ...] = ()

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

    def complete(self, board: Sequence[Card]) -> bool:
        """Can hands be judged on this board? In stud it may hold the one card that all share (RULES 6.6)."""
        return len(board) == self.game.board or (self.game.up_cards and len(board) == 1)

    @property
    def contested(self) -> bool:
        """Two hands or more were not given up: cards decide."""
        return sum(player.live for player in self.players) > 1


def showdown_of(document: Document) -> Showdown:
    """Check a document's every value. Raises VerifyError for the first that cannot be."""
    if document.game not in GAMES:
        raise VerifyError(VerifyCode.UNKNOWN_GAME, game=document.game, known=", ".join(GAMES))
    if document.house not in PRESETS:
        raise VerifyError(VerifyCode.UNKNOWN_HOUSE, house=document.house, known=", ".join(PRESETS))
    _check_seats(document.seats)
    _check_money(document)
    texts = [document.board] if isinstance(document.board, str) else document.board
    if not 1 <= len(texts) <= MOST_BOARDS:
        raise VerifyError(VerifyCode.TOO_MANY_BOARDS, most=MOST_BOARDS, count=len(texts))
    boards = tuple(_cards(place, text) for place, text in zip(_board_places(texts), texts, strict=True))
    players = tuple(_player(entry) for entry in document.seats)
    lying = _lying(boards, players)
    _check_duplicates(lying)
    game = _game_of(document)
    _check_pack(game, lying)
    house = preset(document.house)
    showdown = Showdown(game, house, _button(document), document.chip, document.rake, boards, players)
    _check_counts(showdown)
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
    if document.button is None and not GAMES[document.game].button:
        return DEALERS_RIGHT
    if document.button is None:
        raise VerifyError(VerifyCode.MISSING_FIELD, field="button")
    if document.button not in SEATS:
        raise VerifyError(VerifyCode.BAD_BUTTON, button=document.button)
    return document.button


def _game_of(document: Document) -> Game:
    pack = None if document.pack is None else str(document.pack)
    try:
        return game_named(document.game, pack)
    except SetupError:
        raise VerifyError(VerifyCode.BAD_PACK, game=document.game, pack=document.pack) from None


def _player(entry: SeatEntry) -> Player:
    cards, up = _cards(_hole_place(entry.seat), entry.cards), _cards(_up_place(entry.seat), entry.up)
    if cards and (missing := [card for card in up if card not in cards]):
        raise VerifyError(VerifyCode.UP_CARDS_DIFFER, seat=entry.seat, card=missing[0])
    return Player(entry.seat, entry.bet, cards, entry.folded, entry.mucked, up)


def _hole_place(seat: int) -> str:
    return f"seat {seat}, cards"


def _up_place(seat: int) -> str:
    return f"seat {seat}, up"


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


Lying = Sequence[tuple[str, Sequence[Card]]]
"""(place in the document, the cards that lie there)"""


def _lying(boards: Sequence[Sequence[Card]], players: Sequence[Player]) -> Lying:
    """Every card that the document names, once. Two boards share what was dealt once, a tabled hand its up cards."""
    own = [boards[0], *(board[_shared(boards[0], board) :] for board in boards[1:])]
    hands = [(_hole_place(one.seat), one.cards) if one.cards else (_up_place(one.seat), one.up) for one in players]
    return [*zip(_board_places(boards), own, strict=True), *hands]


def _check_duplicates(lying: Lying) -> None:
    """No card lies twice: the deck would be fouled (TDA 2024 35E)."""
    seen: dict[Card, str] = {}
    for place, cards in lying:
        for card in cards:
            if card in seen:
                raise VerifyError(VerifyCode.DUPLICATE_CARD, card=card, place=place, other=seen[card])
            seen[card] = place


def _check_pack(game: Game, lying: Lying) -> None:
    """A foreign card (TDA 2024 35A)."""
    if game.pack is PACK_52:
        return
    for place, cards in lying:
        for card in cards:
            if card not in game.pack.cards:
                raise VerifyError(VerifyCode.NOT_IN_THE_PACK, place=place, card=card, pack=game.pack.name)


def _shared(first: Sequence[Card], second: Sequence[Card]) -> int:
    """How many cards two boards share because they were dealt once: none, the flop, or the flop and the turn."""
    if len(first) < 3 or set(first[:3]) != set(second[:3]):
        return 0
    return 4 if first[3:4] == second[3:4] else 3


def _check_counts(showdown: Showdown) -> None:
    """Who tables, tables all hole cards (S1; TDA 2024 13A); and where cards decide, the board is complete."""
    game = showdown.game
    stud = game.up_cards
    hole = game.hole - (stud and len(showdown.boards[0]) == 1)
    for player in showdown.players:
        if player.up and not stud:
            raise VerifyError(VerifyCode.NO_UP_CARDS, seat=player.seat, game=game.name)
        if player.cards and len(player.cards) != hole:
            place, count = _hole_place(player.seat), len(player.cards)
            raise VerifyError(VerifyCode.WRONG_COUNT, place=place, expected=hole, count=count)
    streets = (0, *accumulate(phase.count for phase in game.phases if isinstance(phase, DealBoard)))
    last = (0, 1) if stud else streets[-1:]
    allowed = last if showdown.contested or len(showdown.boards) > 1 else (*streets, *last)
    for place, board in zip(_board_places(showdown.boards), showdown.boards, strict=True):
        if len(board) not in allowed:
            expected = " or ".join(map(str, sorted({*allowed})))
            raise VerifyError(VerifyCode.WRONG_BOARD, place=place, expected=expected, count=len(board))
