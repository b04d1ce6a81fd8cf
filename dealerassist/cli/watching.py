"""A dealer who looks at the screen before each touch and answers what it asks; time passes on the devices meanwhile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

from dealerassist.cli.dealers_answers import answer
from dealerassist.cli.keeping_up import KeepingUp, LostError
from dealerassist.cli.looking import Look
from dealerassist.cli.scripted_dealer import ScriptedDealer, keystrokes
from dealerassist.journal.phh import PhhHand
from dealerassist.rehearsal.breaking import Breaker
from dealerassist.rehearsal.truth import Truth
from dealerassist.sensing import Reading
from dealerassist.sensing.simulated import SteppedReader
from dealerassist.table.table import Table
from dealerassist.views import Choose, HoldSeat, Intent, PhraseCode, Press, PressKey, TouchSeat, TypeDigits

STEP_S = 0.1
"""How often the table hears what the sensors say: once in a cycle of the antennas."""
TOUCH_S = 0.25
"""From one touch to the next."""
READING_S = 0.4
"""A dealer takes so long to read a question; one that has gone by then is not answered."""
MOST_TOUCHES = 30
"""More in a row without getting on, and the dealer is stuck."""

P = PhraseCode
GO_ON = PressKey(Press.GO_ON)
AMOUNTS = {P.AMOUNT_RAISE, P.AMOUNT_ALL_IN}
IN_OR_OUT = {P.CARDS_BACK, P.CARDS_GONE}

Anew = Callable[[int], tuple[Table, SteppedReader]]
"""Starts the program again at a moment in ns: another table on the same record, with another reader."""


class RestartedError(Exception):
    """The box has started again in the middle of what the dealer was touching; it has asked, and was answered."""


class WatchingDealer(ScriptedDealer):
    """pace: how long he takes, as a part of what an unhurried dealer takes. asked: each question, and how often."""

    def __init__(
        self, table: Table, record: PhhHand, reader: SteppedReader, truth: Truth, counting: bool, pace: float
    ) -> None:
        super().__init__(table, record, counting)
        self.asked: Counter[PhraseCode] = Counter()
        self._happened = truth
        self._pace = pace
        self._breaker: Breaker | None = None
        self._anew: Anew | None = None
        self._off: set[str] = set()
        self._wagered: tuple[int, int] | None = None
        self._typed: tuple[int, int] | None = None
        self._seen: Look | None = None
        self._listen(reader)

    def _listen(self, reader: SteppedReader) -> None:
        self._reader = reader
        self._heard: list[Reading] = []
        reader.start(self._heard.append)

    @property
    def _now(self) -> float:
        return self._reader.mono_ns() / 1e9

    def _pass(self, seconds: float) -> None:
        """What takes an unhurried dealer so long is done; the table hears what lies where as it is read."""
        left = seconds * self._pace
        while left > 0:
            self._reader.run(min(STEP_S, left))
            left -= STEP_S
            if self._breaker is not None:
                self._break(self._breaker)
            self._hear()

    def _break(self, breaker: Breaker) -> None:
        breaker.passed(self._now)
        if self._anew is not None and breaker.box_starts_anew():
            self._table, reader = self._anew(self._reader.mono_ns())
            self._listen(reader)
            self._seen = None

    def _wait(self, seconds: float) -> None:
        """What takes every dealer as long."""
        self._pass(seconds / self._pace)

    def _hear(self) -> None:
        while self._heard:
            self._seen = None
            self._table.read(self._heard.pop(0))

    def _look(self) -> Look:
        """What stands on the screen; it is only painted anew when something has happened."""
        if self._seen is None:
            self._seen = Look(self._table.view)
        return self._seen

    def _touch(self, intent: Intent) -> None:
        """Raises `LostError` where the screen does not let him, `RestartedError` where it asks whether to go on."""
        if self._look().asks is P.RESUME and intent != GO_ON:
            self._attend()
            raise RestartedError
        if not self._look().offers(intent):
            raise LostError(False, f"the screen does not offer {intent} at {self._look().asks}")
        if intent != GO_ON:
            self._typed = self._wagered if isinstance(intent, TypeDigits) else None
        super()._touch(intent)
        self._seen = None
        self._hear()
        self._wait(TOUCH_S)

    def _attend(self) -> None:
        """Answer what the screen asks, if it still does once it is read. Raises `LostError`."""
        for _ in range(MOST_TOUCHES):
            look = self._look()
            ignored = not self._counting and look.asks in AMOUNTS
            if ignored or self._touches_for(look) is None:
                return
            self._wait(READING_S)
            again = self._look()
            touches = self._touches_for(again)
            if again.view.prompt != look.view.prompt or touches is None:
                continue
            if not again.offers(touches[0]) and again.view.pad:
                if again.amber is None:
                    return  # the pad covers the answers until the next touch
                touches = (TouchSeat(again.amber),)
            self._answer(again, touches)
        raise LostError(False, f"{self._look().asks} is asked again and again")

    def _touches_for(self, look: Look) -> tuple[Intent, ...] | None:
        """What he answers to the prompt; None where it asks nothing."""
        return answer(look, self._happened)

    def _first_there(self, look: Look, touches: Sequence[Intent]) -> Sequence[Intent]:
        """Who is in or out is answered once the screen is where the hand is: what has to be touched before."""
        elsewhere = look.dealing or len(look.board) != len(self._happened.hand.board)
        if look.asks in IN_OR_OUT and elsewhere:
            return (KeepingUp(look, self._happened, self._off).towards(None, None),)
        if look.asks in IN_OR_OUT and isinstance(to_him := touches[0], TouchSeat) and look.amber is not None:
            return (KeepingUp(look, self._happened, self._off).on_the_way(to_him.seat),)
        return touches

    def _answer(self, look: Look, touches: Sequence[Intent]) -> None:
        touches = self._first_there(look, touches)
        if not look.view.naming and look.asks is not P.DOOR_CARDS:
            self.asked[look.asks] += 1
        self._off |= look.told_off()
        for intent in touches:
            gone = intent == GO_ON and self._look().asks is not look.asks
            if gone or not self._look().offers(intent):
                return  # what was asked has gone while he touched
            self._touch(intent)
        if look.asks is P.RESUME:
            self._count_again()

    def _kill(self, seat: int) -> None:
        """A hand is dead, says the floor; unless a sensor says so meanwhile."""
        for intent in (PressKey(Press.FLOOR), TouchSeat(seat), Choose(f"kill-{seat}")):
            if seat not in self._look().still_in or not self._look().offers(intent):
                break
            self._touch(intent)
        if self._look().asks is P.FLOOR:
            self._touch(PressKey(Press.FLOOR))

    def _count_again(self) -> None:
        """What was being typed when the box stopped is lost: the amount is typed once more."""
        if self._typed is None:
            return
        seat, amount = self._wagered = self._typed
        if seat in self._look().uncounted:
            self._touch(HoldSeat(seat))
        else:
            self._touch(PressKey(Press.UNDO_LIST))
            self._touch(self._look().act_listed(seat) or PressKey(Press.UNDO))
        for digits in keystrokes(amount, self._look().view.unit) if self._look().view.pad else ():
            self._touch(TypeDigits(digits))

    def _wager(self, to: int, reach: int) -> None:
        """Once more where the box started again before it had heard of it."""
        seat = self._look().amber or 0
        self._wagered = seat, to
        for _ in range(MOST_TOUCHES):
            with suppress(RestartedError):
                super()._wager(to, reach)
                return
            if self._look().amber != seat:
                self._typed = self._wagered if seat in self._look().uncounted else None
                self._count_again()
                return
        raise LostError(False, "the box starts again and again")

    def _bring_to(self, seat: int | None) -> None:
        """Until the screen is where the hand is: this seat to act; None: the betting over. Raises `LostError`."""
        self._keep_touching(lambda keeping: keeping.is_there(seat), seat)

    def _keep_touching(self, there: Callable[[KeepingUp], bool], seat: int | None) -> None:
        before: Intent | None = None
        for _ in range(MOST_TOUCHES):
            self._attend()
            keeping = KeepingUp(self._look(), self._happened, self._off)
            if there(keeping):
                return
            before = keeping.towards(seat, before)
            with suppress(RestartedError):
                self._touch(before)
        raise LostError(False, f"no way to seat {seat}: {self._look().asks}")
