"""A new dealer's sign-in with the figures of the down that ends; the game that follows in a rotation."""

from __future__ import annotations

from dealerassist.table.rotation import Entry
from dealerassist.table.setup.sheet import Sheet
from dealerassist.table.setup.standing import Evening
from dealerassist.table.staff import DIGITS, name_of
from dealerassist.table.viewing.screen import stakes_view
from dealerassist.views import GameCode, PlaceCode, Reason, ReasonCode, Saying

TYPED, OPEN = "*", "-"
"""A digit is never shown: players sit around the screen."""


def sign_in(sheet: Sheet, evening: Evening) -> tuple[Reason, ...]:
    """How many digits are typed; whose down it is where he has a name, and its figures so far."""
    down = evening.down
    dots = TYPED * len(sheet.signing) + OPEN * (DIGITS - len(sheet.signing))
    lines = [Reason(ReasonCode.SIGN_IN, {"words": " ".join(dots)}, name=True)]
    lines.append(Reason(ReasonCode.DOWN_OF, {"name": name_of(down.dealer, evening.dealers), "minutes": down.minutes}))
    rate = {} if down.hands_an_hour is None else {"rate": down.hands_an_hour}
    lines.append(Reason(ReasonCode.DOWN_HANDS, {"hands": down.hands, **rate}))
    if down.seconds is not None:
        lines.append(Reason(ReasonCode.DOWN_ACTS, {"tenths": round(10 * down.seconds)}))
    return (*lines, Reason(ReasonCode.DOWN_MENDS, {"k": down.corrections}))


def next_game(entry: Entry) -> Reason:
    """The game that is dealt from the next hand on."""
    told = stakes_view(entry.game.name, entry.stakes)
    limit = PlaceCode(told.limit) if told.limit in set(PlaceCode) else PlaceCode.NO
    return Reason(
        ReasonCode.NEXT_GAME, {"words": Saying.of(limit, game=Saying.of(GameCode(told.game)), blinds=told.blinds)}
    )
