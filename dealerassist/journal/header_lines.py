"""The lines of a hand script's header: game, stakes, house, seats (DESIGN 6).

Beyond the design's words a header may say `small N|none`, `big N[,N]`, `more N[,N]` (who posts the third blind and
further ones) and `hand K`, where a hand stands in the middle of a session and its blinds do not follow from the button
alone (a dead button, a second big blind); `away` behind a seat; `limit no|pot LEAST` where that is not the big blind;
`pot AMOUNT` that the last deal left in the middle; in Guts `in-round`, and behind a seat `pays AMOUNT` (its penalty) or
`joins` (with the next round); `leg-up N` where seat N holds the kill button, `killer N` where it kills the pot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from dealerassist.cards import DealerAssistError
from dealerassist.engine import (
    DEFAULT_PRESET,
    GAMES,
    AntePayer,
    FixedLimit,
    HalfPotLimit,
    HouseCode,
    HouseRules,
    HouseRulesError,
    KillButton,
    Limit,
    NoLimit,
    Owes,
    Place,
    Positions,
    PotLimit,
    Session,
    SpreadLimit,
    Stakes,
    game_named,
    preset,
)
from dealerassist.engine.notation import Words, whole
from dealerassist.journal.codes import ScriptCode

_BY_THE_POT: Mapping[str, type[NoLimit]] = {kind.word: kind for kind in (NoLimit, PotLimit, HalfPotLimit)}
HouseFinder = Callable[[str], HouseRules]


@dataclass(slots=True)
class HeaderReader:
    """Collects header lines, then makes the table. `find_house` turns a `house` word into rules."""

    find_house: HouseFinder = preset
    game: str | None = None
    limit: tuple[str, ...] = ()
    house: HouseRules = field(default_factory=lambda: preset(DEFAULT_PRESET))
    blinds: tuple[int, ...] = ()
    ante: int = 0
    ante_payer: AntePayer = AntePayer.ALL
    chip: int = 1
    bring_in: int = 0
    pack: str | None = None
    pot: int = 0
    in_round: bool = False
    kill: KillButton | None = None
    button: int | None = None
    small: int | None = None
    small_posts: bool = True
    big: tuple[int, ...] = ()
    more: tuple[int, ...] = ()
    hand: int = 1
    places: dict[int, Place] = field(default_factory=dict)
    rules: list[tuple[str, str]] = field(default_factory=list)
    read_words: set[str] = field(default_factory=set)

    def takes(self, line: str) -> bool:
        """Is this a header line?"""
        return line.partition(" ")[0] in _READERS

    def read(self, line: str) -> None:
        """Take one header line in. Raises a `DealerAssistError` whose message says what is wrong."""
        if not self.takes(line):
            raise DealerAssistError(ScriptCode.BAD_LINE, f"not a line of a header: {line}")
        words = Words(line)
        word = words.take("a header word")
        if word in self.read_words - {"rule", "seat"}:
            raise DealerAssistError(ScriptCode.BAD_LINE, f"{word} stands twice")
        self.read_words.add(word)
        _READERS[word](self, words)
        if words:
            raise DealerAssistError(ScriptCode.BAD_LINE, f"too many words: {words.rest()}")

    def table(self) -> tuple[Session, HouseRules]:
        """The table as it stands before the first hand."""
        if self.game is None or (not self.limit and GAMES[self.game].bets):
            raise DealerAssistError(ScriptCode.MISSING_LINE, "the header needs a game and a limit")
        house = self.house.with_switches(self.rules) if self.rules else self.house
        stakes = Stakes(self._limit(), self.blinds, self.ante, self.ante_payer, self.chip, self.bring_in)
        places = tuple(self.places[number] for number in sorted(self.places))
        positions = self._positions()
        game, again = game_named(self.game, self.pack), positions is not None
        session = Session(game, stakes, places, self.button, positions, self.hand - 1, again, self.pot, self.in_round)
        return replace(session, kill=self.kill), house

    def _limit(self) -> Limit:
        words = Words(" ".join(self.limit) or "no")
        kind = words.take("a limit")
        if kind == "fixed":
            limit: Limit = FixedLimit(
                whole(words.take("the small bet"), "the small bet"), whole(words.take("the big bet"), "the big bet")
            )
        elif kind == "spread":
            limit = SpreadLimit(_spreads(words))
        else:
            usual = least_bet(self.blinds, self.ante, self.chip)
            least = whole(words.take("the least bet"), "the least bet", 1) if words else usual
            limit = _BY_THE_POT[kind](least)
        if words:
            raise DealerAssistError(ScriptCode.BAD_LINE, f"too many words after limit {kind}: {words.rest()}")
        return limit

    def _positions(self) -> Positions | None:
        """Only where the header names blinds that do not follow from the button."""
        if not self.big or self.button is None:
            return None
        small = self.small if self.small_posts else None
        return Positions(self.button, self.small, self.big[-1], small, self.big, self.more)


def _spreads(words: Words) -> tuple[tuple[int, int], ...]:
    """Least and most bet, street by street."""
    pairs: list[tuple[int, int]] = []
    while words or not pairs:
        pairs.append((whole(words.take("the least bet"), "the least bet"), whole(words.take("the most"), "the most")))
    return tuple(pairs)


def least_bet(blinds: tuple[int, ...], ante: int, chip: int) -> int:
    """The least bet of no limit and pot limit where the header names none: the big blind, else the ante."""
    return max(blinds, default=ante) or chip


def _seat(header: HeaderReader, words: Words) -> None:
    number = whole(words.take("a seat"), "the seat", 1, 10)
    stack = words.take("a stack")
    place = Place(number, None if stack == "?" else whole(stack, "the stack"))
    while words:
        word = words.take("a word")
        if word == "owes":
            place = replace(place, owes=_owes(words.take("what it owes")))
        elif word == "away":
            place = replace(place, away=True)
        elif word == "pays":
            place = replace(place, penalty=whole(words.take("a penalty"), "the penalty"))
        elif word == "joins":
            place = replace(place, joins=True)
        else:
            raise DealerAssistError(ScriptCode.BAD_LINE, f"a seat may say owes, away, pays or joins, not {word}")
    if number in header.places:
        raise DealerAssistError(ScriptCode.BAD_LINE, f"seat {number} stands twice")
    header.places[number] = place


def _owes(word: str) -> Owes:
    if word not in set(Owes) - {Owes.NOTHING}:
        raise DealerAssistError(ScriptCode.BAD_LINE, f"a seat owes small, big, both or new, not {word}")
    return Owes(word)


def _game(header: HeaderReader, words: Words) -> None:
    header.game = game_named(words.take("a game")).name


def _limit(header: HeaderReader, words: Words) -> None:
    if words.peek() not in {"", "fixed", "spread", *_BY_THE_POT}:
        raise DealerAssistError(
            ScriptCode.NOT_PLAYED,
            f"this engine does not play limit {words.peek()} (it plays no, pot, half-pot, fixed, spread)",
        )
    header.limit = (words.take("a limit"), *words.rest().split())


def _house(header: HeaderReader, words: Words) -> None:
    header.house = header.find_house(words.take("a house"))


def _rule(header: HeaderReader, words: Words) -> None:
    key, word = words.take("a switch"), words.take("its value")
    try:
        header.house.with_switch(key, word)
    except HouseRulesError as error:
        if error.code is not HouseCode.CONTRADICTORY_KEY:  # which a later line may put right; `table` judges the whole
            raise
    header.rules.append((key, word))


def _blinds(header: HeaderReader, words: Words) -> None:
    amounts = [whole(words.take("a blind"), "the blind")]
    while words:
        amounts.append(whole(words.take("a blind"), "the blind"))
    header.blinds = tuple(amounts)


def _ante(header: HeaderReader, words: Words) -> None:
    header.ante = whole(words.take("an ante"), "the ante")
    if words:
        if words.take("who antes") != "bb":
            raise DealerAssistError(ScriptCode.BAD_LINE, "an ante is everyone's, or `bb`: the big blind's")
        header.ante_payer = AntePayer.BIG_BLIND


def _chip(header: HeaderReader, words: Words) -> None:
    header.chip = whole(words.take("a chip"), "the chip", 1)


def _button(header: HeaderReader, words: Words) -> None:
    header.button = whole(words.take("a seat"), "the seat", 1, 10)


def _small(header: HeaderReader, words: Words) -> None:
    header.small = whole(words.take("a seat"), "the seat", 1, 10)
    header.small_posts = not words or words.take("none") != "none"


def _big(header: HeaderReader, words: Words) -> None:
    header.big = _seats(words)


def _more(header: HeaderReader, words: Words) -> None:
    header.more = _seats(words)


def _seats(words: Words) -> tuple[int, ...]:
    return tuple(whole(word, "the seat", 1, 10) for word in words.take("a seat").split(","))


def _hand(header: HeaderReader, words: Words) -> None:
    header.hand = whole(words.take("a number"), "the hand's number", 1)


def _bring_in(header: HeaderReader, words: Words) -> None:
    header.bring_in = whole(words.take("a bring-in"), "the bring-in")


def _pack(header: HeaderReader, words: Words) -> None:
    header.pack = words.take("a number of cards")


def _carried(header: HeaderReader, words: Words) -> None:
    header.pot = whole(words.take("an amount"), "the amount")


def _in_round(header: HeaderReader, words: Words) -> None:
    header.in_round = True


def _leg_up(header: HeaderReader, words: Words) -> None:
    header.kill = KillButton(whole(words.take("a seat"), "the seat", 1, 10))


def _killer(header: HeaderReader, words: Words) -> None:
    header.kill = KillButton(whole(words.take("a seat"), "the seat", 1, 10), kills=True)


_READERS: dict[str, Callable[[HeaderReader, Words], None]] = {
    "game": _game,
    "limit": _limit,
    "house": _house,
    "rule": _rule,
    "blinds": _blinds,
    "ante": _ante,
    "bring-in": _bring_in,
    "pack": _pack,
    "pot": _carried,
    "in-round": _in_round,
    "leg-up": _leg_up,
    "killer": _killer,
    "chip": _chip,
    "button": _button,
    "small": _small,
    "big": _big,
    "more": _more,
    "hand": _hand,
    "seat": _seat,
}
