"""What the trainee has seen of a hand so far: players' lines one after another, and the felt as they leave it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from dealerassist.cards import parse_cards
from dealerassist.engine import EventCode
from dealerassist.training.codes import DealerCode, MoveCode, PlayerCode
from dealerassist.training.dealing.moves import Move
from dealerassist.training.dealing.table_hand import TableHand
from dealerassist.training.screen.felt import Felt
from dealerassist.views import Saying, SeatWord

_PLAYERS = "PlayerCode."
_ACTS = frozenset(
    f"EventCode.{each.value}"
    for each in (
        EventCode.FOLD, EventCode.CHECK, EventCode.CALL, EventCode.BET, EventCode.RAISE, EventCode.ALL_IN,
        EventCode.BRING_IN, EventCode.COMPLETE, EventCode.TABLED, EventCode.MUCKED, EventCode.DISCARD, EventCode.PAT,
        EventCode.IN, EventCode.OUT, EventCode.LATE,
    )
)  # fmt: skip
"""What a player takes his time for, and the dealer listens to; all else has happened at once."""
_TRIED = {
    f"PlayerCode.{PlayerCode.CALLS}": SeatWord.CALL,
    f"PlayerCode.{PlayerCode.CHECKS}": SeatWord.CHECK,
    f"PlayerCode.{PlayerCode.BETS}": SeatWord.BET,
    f"PlayerCode.{PlayerCode.RAISES}": SeatWord.RAISE,
    f"PlayerCode.{PlayerCode.ALL_IN}": SeatWord.ALL_IN,
}
_GETS_UP = f"DealerCode.{DealerCode.GETS_UP}"


class Happening:
    """`felt`: what lies there; `lines`: what has been told; `said`: by the player who spoke last, until the dealer does
    something. `since_ms`: when the last line was told.
    """

    def __init__(self, hand: TableHand, pace_ms: int, now_ms: int) -> None:
        """pace_ms: from one line to the next; 0: all are told at once."""
        self.felt = Felt(button=hand.button)
        self.lines: list[Saying] = []
        self.said: Saying | None = None
        self.since_ms = now_ms
        self._pace_ms = pace_ms
        self._to_come: deque[Saying] = deque()
        self._tried: tuple[int, SeatWord | None, int] | None = None

    def hear(self, lines: Sequence[Saying], now_ms: int) -> None:
        """These come now."""
        self.since_ms = now_ms
        self._to_come.extend(lines)
        self.tell_until(now_ms)

    def tell_until(self, now_ms: int) -> bool:
        """All that has been said by now; True where there was something new."""
        told = False
        while self._to_come and now_ms - self.since_ms >= (wait := self._wait(self._to_come[0])):
            self._tell(self._to_come.popleft())
            self.since_ms += wait
            told = True
        return told

    def tell_all(self) -> None:
        """Who does not wait has heard it all."""
        while self._to_come:
            self._tell(self._to_come.popleft())

    def _wait(self, line: Saying) -> int:
        return self._pace_ms if _is_heard(line) else 0

    def _tell(self, line: Saying) -> None:
        self.lines.append(line)
        seat = line.fact("seat")
        self.said = line if _is_heard(line) else None
        if line.code.startswith(_PLAYERS) and isinstance(seat, int):
            self._tries(seat, line)
        elif line.code == _GETS_UP and isinstance(seat, int):
            more = tuple(card for card in parse_cards(str(line.fact("cards"))) if card)
            self.felt.cards[seat] = (*self.felt.cards.get(seat, ()), *more)
        else:
            self.felt.tell(line)

    def _tries(self, seat: int, line: Saying) -> None:
        """It looks like any other act, until the dealer has answered it."""
        felt, to = self.felt, line.fact("to")
        self._tried = (seat, felt.words.get(seat), felt.bets.get(seat, 0))
        felt.lit = seat
        if isinstance(to, int):
            felt.bets[seat] = to
        if line.code in _TRIED:
            felt.words[seat] = _TRIED[line.code]

    def _take_back(self) -> None:
        if self._tried is None:
            return
        seat, word, bet = self._tried
        self._tried, self.felt.bets[seat] = None, bet
        self.felt.words = {each: said for each, said in self.felt.words.items() if each != seat}
        if word is not None:
            self.felt.words[seat] = word

    def done(self, move: Move) -> None:
        """The dealer has done this, or somebody for him: what a player has only tried lies there no more."""
        self.said = None
        self._take_back()
        match move.verb, move.numbers:
            case MoveCode.COLLECT, _:
                self.felt.tell(Saying.of(DealerCode.PULLS_IN))
            case MoveCode.BUTTON, (seat,):
                self.felt.tell(Saying.of(DealerCode.MOVES_BUTTON, seat=seat))
            case MoveCode.RETURN, (seat, amount):
                self.felt.tell(Saying.of("EventCode.gets-back", seat=seat, amount=amount))
            case MoveCode.PUSH, (seat, amount):
                self.felt.tell(Saying.of("EventCode.wins", seat=seat, amount=amount))
            case MoveCode.DRAW, (seat, count):
                self.felt.words[seat], self.felt.drew[seat] = SeatWord.DREW, count
            case MoveCode.MUCK, (seat,):
                self.felt.out.add(seat)
                self.felt.cards.pop(seat, None)


def _is_heard(line: Saying) -> bool:
    return line.code in _ACTS or line.code.startswith(_PLAYERS)
