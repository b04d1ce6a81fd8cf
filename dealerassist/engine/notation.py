"""Commands as text, both ways: the words of the hand script and of the journal's rows (DESIGN 6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache

from dealerassist.cards import Card, CardTextError, DealerAssistError, cards_text, parse_cards
from dealerassist.engine import commands as c
from dealerassist.engine.codes import NotationCode, Part

LARGEST_AMOUNT = 10**15


class NotationError(DealerAssistError, ValueError):
    """A line that is no command; the message says what is wrong with it."""


class Words:
    """The words of a line, read from the left."""

    def __init__(self, text: str) -> None:
        self._words = text.split()

    def __bool__(self) -> bool:
        return bool(self._words)

    def peek(self) -> str:
        return self._words[0] if self._words else ""

    def take(self, what: str) -> str:
        if not self._words:
            raise NotationError(NotationCode.MISSING_ARGUMENT, f"{what} is missing")
        return self._words.pop(0)

    def rest(self) -> str:
        words, self._words = self._words, []
        return " ".join(words)


def whole(text: str, what: str, least: int = 0, most: int = LARGEST_AMOUNT) -> int:
    """A whole number of chips or a seat, within its range."""
    digits = text.replace(",", "").replace("_", "")
    if not (digits.isascii() and digits.isdigit()):
        raise NotationError(NotationCode.BAD_ARGUMENT, f"{what} is not a whole number: {text}")
    number = int(digits) if len(digits) < 20 else most + 1
    if not least <= number <= most:
        raise NotationError(NotationCode.BAD_ARGUMENT, f"{what} is out of range: {text}")
    return number


def _seat(words: Words) -> int:
    return whole(words.take("a seat"), "the seat", 1, 10)


def _seats(words: Words) -> tuple[int, ...]:
    return tuple(whole(one, "the seat", 1, 10) for one in words.take("a seat").split(","))


def _amount(words: Words) -> int:
    return whole(words.take("an amount"), "the amount")


def _optional_amount(words: Words) -> int | None:
    return _amount(words) if words else None


def _amount_or_nothing(words: Words) -> int:
    return _amount(words) if words else 0


def _stack(words: Words) -> int | None:
    if words.peek() == "?":
        words.take("a stack")
        return None
    return whole(words.take("a stack"), "the stack")


def _maybe_cards(words: Words) -> tuple[Card | None, ...]:
    found: tuple[Card | None, ...] = ()
    while words:
        try:
            found += parse_cards(words.peek())
        except CardTextError:
            if found:
                break
            raise
        words.take("a card")
    return found


def _cards(words: Words) -> tuple[Card, ...]:
    found = _maybe_cards(words)
    if not found or None in found:
        raise NotationError(NotationCode.MISSING_ARGUMENT, "every card must be named here")
    return found  # type: ignore[return-value]


def _some_cards(words: Words) -> tuple[Card | None, ...]:
    found = _maybe_cards(words)
    if not found:
        raise NotationError(NotationCode.MISSING_ARGUMENT, "a card is missing")
    return found


def _only_cards(words: Words) -> tuple[Card | None, ...]:
    """To the end of the line: what is no card is a mistake, not a reason."""
    found = _some_cards(words)
    if words:
        parse_cards(words.peek())
    return found


def _only_named_cards(words: Words) -> tuple[Card, ...]:
    found = _cards(words)
    if words:
        parse_cards(words.peek())
    return found


def _card(words: Words) -> Card:
    found = _cards(words)
    if len(found) != 1:
        raise NotationError(NotationCode.BAD_ARGUMENT, "exactly one card is named here")
    return found[0]


def _count_or_cards(words: Words) -> int:
    if words.peek().isdigit():
        return whole(words.take("a count"), "the count", 0, 7)
    return len(_maybe_cards(words))


def _where(words: Words) -> str:
    return words.take("a place")


def _pot(words: Words) -> int:
    return pot_index(words.take("a pot"))


def _optional_pot(words: Words) -> int | None:
    following = words.peek()
    return _pot(words) if following and following not in {*Part, *_BOARDS} else None


def _part(words: Words) -> Part:
    if not words or words.peek() in _BOARDS:
        return Part.WHOLE
    word = words.take("a part")
    if word not in {Part.WHOLE, Part.HIGH, Part.LOW}:
        raise NotationError(NotationCode.BAD_ARGUMENT, f"a part is whole, high or low, not {word}")
    return Part(word)


_BOARDS = {"board1": 1, "board2": 2}


def _board(words: Words) -> int:
    """Of two boards, where it is run twice; 0 for both."""
    if not words:
        return 0
    word = words.take("a board")
    if word not in _BOARDS:
        raise NotationError(NotationCode.BAD_ARGUMENT, f"a board is board1 or board2, not {word}")
    return _BOARDS[word]


def _code(words: Words) -> str:
    return words.take("a code")


def _option(words: Words) -> str:
    return words.take("an option")


def _why(words: Words) -> str:
    return words.rest()


def _optional_seq(words: Words) -> int | None:
    return _seq(words) if words else None


def _seq(words: Words) -> int:
    return whole(words.take("a command's number"), "the command's number", 1, 10**6)


def _inner(words: Words) -> c.HandCommand:
    command = parse_command(words.rest())
    if not isinstance(command, c.HandCommand):
        raise NotationError(NotationCode.BAD_ARGUMENT, f"{command.verb} cannot stand in a change")
    return command


def _put_off(words: Words) -> c.SessionCommand:
    verb = words.peek()
    command = parse_command(words.rest()) if verb in _CAN_WAIT else None
    if not isinstance(command, c.SessionCommand):
        raise NotationError(NotationCode.BAD_ARGUMENT, f"{verb} cannot be put off" if verb else "what to put off")
    return command


def _header_lines(words: Words) -> str:
    return " ".join([words.take("a line of the header"), *words.rest().split()])


def pot_index(name: str) -> int:
    """0 for `main`, k for `sidek`.

    >>> pot_index("main"), pot_index("side2")
    (0, 2)
    """
    if name == "main":
        return 0
    if name.startswith("side"):
        return whole(name[4:] or "?", "the side pot", 1, 9)
    raise NotationError(NotationCode.BAD_ARGUMENT, f"a pot is main, side1, side2 …, not {name}")


def pot_name(index: int) -> str:
    """The inverse of `pot_index`."""
    return f"side{index}" if index else "main"


def _deal(words: Words) -> c.Deal:
    seat = _seat(words)
    down, up = 0, ()  # type: tuple[int, tuple[Card | None, ...]]
    while words:
        word = words.take("a card")
        if word.lower() == "xx" and not up:
            down += 1
        else:
            up += parse_cards(word)
    return c.Deal(seat, down, up)


_Reader = Callable[[Words], object]

_GRAMMAR: dict[type[c.Command], tuple[_Reader, ...]] = {
    **dict.fromkeys((c.Fold, c.Check, c.Call, c.Complete, c.BringIn, c.In, c.Out, c.Late, c.Muck), (_seat,)),
    **dict.fromkeys((c.Opener, c.Leave, c.Away, c.Back, c.Kills), (_seat,)),
    **dict.fromkeys((c.Bet, c.Raise, c.Straddle, c.BlindRaise, c.Chips), (_seat, _amount)),
    **dict.fromkeys((c.Discard, c.Draw), (_seat, _count_or_cards)),
    **dict.fromkeys((c.FixAct, c.Kill, c.Restore), (_seat, _why)),
    **dict.fromkeys((c.Award, c.Next, c.TimeCharge), ()),
    c.AllIn: (_seat, _optional_amount),
    c.Post: (_seat, _amount, _amount_or_nothing),
    c.Board: (_only_cards,),
    c.Show: (_seat, _only_named_cards),
    c.Identify: (_where, _card),
    c.Wins: (_seats, _optional_pot, _part, _board),
    c.Floor: (_code, _option, _why),
    c.FixBet: (_seat, _amount, _why),
    c.FixStack: (_seat, _stack, _why),
    c.FixBoard: (_some_cards, _why),
    c.FixSecond: (_some_cards, _why),
    c.FixHand: (_seat, _cards, _why),
    c.Give: (_pot, _seat, _amount, _why),
    c.Void: (_why,),
    c.Undo: (_optional_seq,),
    c.Change: (_seq, _inner),
    c.Sit: (_seat, _stack),
    c.Recall: (_seat,),
    c.Set: (_header_lines,),
    c.Later: (_put_off,),
}
_KINDS: dict[str, type[c.Command]] = {kind.verb: kind for kind in _GRAMMAR}
_CAN_WAIT = {kind.verb for kind in (c.Sit, c.Leave, c.Away, c.Back, c.Kills, c.Chips, c.TimeCharge, c.Set)}


def is_verb(word: str) -> bool:
    """Does a command begin with this word?

    >>> is_verb("fix"), is_verb("seat")
    (True, False)
    """
    return word in _KINDS or word in {"deal", "fix"}


def parse_command(text: str) -> c.Command:
    """One command from one line. Raises `NotationError` or `CardTextError`.

    `deal` keeps named cards only as up cards; `hide_faces` says which of them really lie face down.

    >>> parse_command("raise 4 50")
    Raise(seat=4, to=50)
    >>> parse_command("wins 3,7 side1 high")
    Wins(seats=(3, 7), pot=1, part=<Part.HIGH: 'high'>, board=0)
    """
    words = Words(text)
    verb = words.take("a command")
    if verb == "deal":
        return _deal(words)
    if verb == "fix":
        verb = f"fix {words.take('what to fix')}"
    kind = _KINDS.get(verb)
    if kind is None:
        raise NotationError(NotationCode.UNKNOWN_VERB, f"no such command: {verb}")
    command = kind(*(read(words) for read in _GRAMMAR[kind]))
    if words:
        raise NotationError(NotationCode.TOO_MANY_WORDS, f"too many words after {verb}: {words.rest()}")
    return command


def command_text(command: c.Command) -> str:
    """The line that `parse_command` reads back.

    >>> command_text(c.Deal(3, 2))
    'deal 3 xx xx'
    """
    match command:
        case c.Deal(seat, down, up):
            return " ".join(["deal", str(seat), *["xx"] * down, *[str(card) if card else "??" for card in up]])
        case c.Wins(seats, pot, part, board):
            words = ["wins", ",".join(map(str, seats)), "" if pot is None else pot_name(pot)]
            return " ".join(
                [*filter(None, words), *[part] * (part is not Part.WHOLE), *[f"board{board}"] * (board > 0)]
            )
        case c.Give(pot, seat, amount, why):
            return f"give {pot_name(pot)} {seat} {amount} {why}".rstrip()
        case c.FixStack(seat, stack, why):
            return f"fix stack {seat} {'?' if stack is None else stack} {why}".rstrip()
        case c.Sit(seat, stack):
            return f"sit {seat} {'?' if stack is None else stack}"
        case c.Post(seat, live, dead):
            return f"post {seat} {live}" + (f" {dead}" if dead else "")
    return _plain_text(command)


def _plain_text(command: c.Command) -> str:
    words = [command.verb]
    for field in fields(command):
        value = getattr(command, field.name)
        if isinstance(value, tuple):
            words.append(cards_text(value))
        elif isinstance(value, c.Command):
            words.append(command_text(value))
        elif value is not None and value != "":
            words.append(str(value))
    return " ".join(words)


@lru_cache(4096)
def hide_faces(deal: c.Deal, down: int) -> c.Deal:
    """The same deal with its first `down` cards face down: a script may name them, the engine never learns them."""
    hidden = min(max(0, down - deal.down), len(deal.up))
    return c.Deal(deal.seat, deal.down + hidden, deal.up[hidden:]) if hidden else deal
