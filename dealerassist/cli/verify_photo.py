"""`dealerassist verify --photo IMAGE`: a disputed showdown as it lies in a photograph, as a document to confirm.

Nothing is judged here: which hand is at which seat, and what each put in, no picture shows. The dealer looks over what
was read, fills in the rest, and `dealerassist verify FILE` judges it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.output import DONE, FOUND_WRONG, Output
from dealerassist.cli.photos import card_reader, read_photo
from dealerassist.cli.recognise import record_of
from dealerassist.engine import GAMES, game_named

if TYPE_CHECKING:
    from dealerassist.sensing.camera import SeenCard
    from dealerassist.sensing.camera.grouping import Grouped


def verify_photo(image: str, game: str, output: Output) -> int:
    """The document on standard output; 1 where a card or a group has to be confirmed first, and it says which."""
    if game not in GAMES:
        raise CliError(CliCode.BAD_USAGE, f"{game}: no such game (there are {', '.join(GAMES)})")
    read = card_reader()
    seen = read(read_photo(image))
    from dealerassist.sensing.camera.grouping import grouped

    found = grouped(seen, game_named(game).board, game_named(game).hole)
    asked = list(_asked(found, game))
    output.record({**record_of(image, seen), "document": document(found, game), "confirm": asked})
    output.text(document_text(found, game, image))
    for words in asked:
        output.text(f"# CONFIRM: {words}")
    return FOUND_WRONG if asked else DONE


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
