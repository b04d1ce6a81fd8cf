"""A new dealer's sign-in with the figures of the down that ends; the game that follows in a rotation."""

from __future__ import annotations

from dealerassist.engine import FixedLimit
from dealerassist.table.rotation import Entry
from dealerassist.table.setup.sheet import Sheet
from dealerassist.table.setup.standing import Evening
from dealerassist.table.staff import DIGITS, name_of
from dealerassist.views import PlaceCode, Reason, ReasonCode, ValueCode
from dealerassist.words import say

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
        lines.append(Reason(ReasonCode.DOWN_ACTS, {"seconds": f"{down.seconds:.1f}"}))
    return (*lines, Reason(ReasonCode.DOWN_MENDS, {"k": down.corrections}))


def next_game(entry: Entry) -> Reason:
    """The game that is dealt from the next hand on."""
    stakes, name = entry.stakes, entry.game.name
    limit = stakes.limit
    amounts = (limit.small, limit.large) if isinstance(limit, FixedLimit) else stakes.blinds or (stakes.ante,)
    named = {code.value: code for code in ValueCode}.get(name)
    game = say(ValueCode.GAME, {"what": name.upper()}) if named is None else say(named)
    facts = {"game": game, "blinds": "/".join(f"{amount:,}" for amount in amounts)}
    code = PlaceCode(limit.word) if limit.word in set(PlaceCode) else PlaceCode.NO
    return Reason(ReasonCode.NEXT_GAME, {"words": say(code, facts)})
