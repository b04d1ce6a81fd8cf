"""`dealerassist verify --photo IMAGE`: a disputed showdown as it lies in a photograph, as a document to confirm.

Nothing is judged here: which hand is at which seat, and what each put in, no picture shows. The dealer looks over what
was read, fills in the rest, and `dealerassist verify FILE` judges it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.live import show
from dealerassist.cli.output import DONE, FOUND_WRONG, Output
from dealerassist.cli.photos import card_reader, read_photo
from dealerassist.cli.recognise import record_of
from dealerassist.engine import DEFAULT_PRESET, GAMES, NoLimit, Place, Session, Stakes, game_named, preset
from dealerassist.journal.live import LiveTable
from dealerassist.table.blank import Laid
from dealerassist.table.keeping import InMemory
from dealerassist.table.loop import TableLoop
from dealerassist.table.table import Table
from dealerassist.views import Intent

if TYPE_CHECKING:
    from dealerassist.sensing.camera import SeenCard
    from dealerassist.sensing.camera.grouping import Grouped

SEATS = 9
"""On the screen, where the picture has no more hands."""
STAKES = Stakes(NoLimit(2), (1, 2))


def verify_photo(options: argparse.Namespace, output: Output) -> int:
    """The document on standard output; 1 where a card or a group has to be confirmed first, and it says which. With
    `--screen` the dealer does that on the screen, where VERIFY is open.
    """
    image, game = options.photo, options.game
    if game not in GAMES:
        raise CliError(CliCode.BAD_USAGE, f"{game}: no such game (there are {', '.join(GAMES)})")
    read = card_reader()
    seen = read(read_photo(image))
    from dealerassist.sensing.camera.grouping import grouped

    found = grouped(seen, game_named(game).board, game_named(game).hole)
    asked = list(_asked(found, game))
    if options.screen:
        show(_table(found, game), argparse.Namespace(profile=None, theme="dim", players=False), Touches())
        return DONE
    output.record({**record_of(image, seen), "document": document(found, game), "confirm": asked})
    output.text(document_text(found, game, image))
    for words in asked:
        output.text(f"# CONFIRM: {words}")
    return FOUND_WRONG if asked else DONE


def laid(found: Grouped) -> Laid:
    """What is sure of it, for the screen."""
    hands = {seat: tuple(each.card for each in hand if each.card) for seat, hand in enumerate(found.hands, 1)}
    whole = {seat: cards if len(cards) == len(found.hands[seat - 1]) else () for seat, cards in hands.items()}
    return Laid(tuple(each.card for each in found.board), whole)


def _table(found: Grouped, game: str) -> Table:
    """One that plays this game, with nobody's chips: all that is wanted of it is VERIFY."""
    if len(found.hands) < 2:
        raise CliError(CliCode.BAD_USAGE, f"two hands at least make a showdown, and {len(found.hands)} are plain here")
    places = tuple(Place(number, None) for number in range(1, max(SEATS, len(found.hands)) + 1))
    session = Session(replace(game_named(game), most_seats=len(places)), STAKES, places, button=1)
    table = Table(InMemory(LiveTable(session, preset(DEFAULT_PRESET))))
    table.lay(laid(found))
    return table


class Touches:
    """A `Mover`: nothing moves this table but the dealer."""

    def start(self, loop: TableLoop) -> None:
        return

    def touched(self, table: Table, intent: Intent) -> None:
        table.intend(intent)

    def changed(self, table: Table) -> None:
        return

    def stop(self) -> None:
        return


def document(found: Grouped, game: str) -> dict[str, object]:
    """What `verify` takes, but for what nobody has said: a card that is not sure is `?`."""
    seats = [{"seat": number, "bet": 1, "cards": _names(hand)} for number, hand in enumerate(found.hands, 1)]
    return {"game": game, "button": 1, "board": _names(found.board), "seats": seats}


def document_text(found: Grouped, game: str, image: str) -> str:
    """The same as TOML."""
    lines = [
        f"# read in {image}; seats are counted clockwise from the foot of the picture, each with a bet of 1:",
        "# put in the right seats, bets and button, then: dealerassist verify FILE",
        f'game = "{game}"',
        "button = 1",
        f'board = "{_names(found.board)}"',
    ]
    for number, hand in enumerate(found.hands, 1):
        lines += ["[[seats]]", f"seat = {number}", "bet = 1", f'cards = "{_names(hand)}"']
    return "\n".join(lines)


def _names(cards: Sequence[SeenCard]) -> str:
    return " ".join("?" if each.card is None else str(each.card) for each in cards)


def _asked(found: Grouped, game: str) -> Iterator[str]:
    """Everything that is not plain."""
    places = [("board", found.board), *((f"seat {number}", hand) for number, hand in enumerate(found.hands, 1))]
    for place, cards in places:
        for at, each in enumerate(cards, 1):
            if each.card is None:
                may_be = " or ".join(map(str, each.candidates)) or "any card"
                yield f"{place}, card {at} from the left: {may_be}"
    if game_named(game).board and not found.board:
        yield "which cards are the board"
    if len(found.hands) < 2:
        yield f"whose hands these are: {len(found.hands)} found"
    if found.left_over:
        yield f"where these belong: {_names(found.left_over)}"
    named = [each.card for _, cards in places for each in cards if each.card is not None]
    if twice := sorted({str(card) for card in named if named.count(card) > 1}):
        yield f"seen twice: {' '.join(twice)}"
