"""A table session: a hand, a watcher, what the trainee has seen so far, and what his fingers and cards come to.

It holds no Qt, no thread and no clock: the time is given with everything that happens. Who does something before the
players have finished is told the rest at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from dealerassist.sensing import Reading
from dealerassist.training.codes import MoveCode
from dealerassist.training.dealing.due import Due
from dealerassist.training.dealing.moves import Move
from dealerassist.training.dealing.table_hand import TableHand
from dealerassist.training.dealing.watching import Done, Watcher
from dealerassist.training.session.gestures import Gesture, Hands
from dealerassist.training.session.happening import Happening
from dealerassist.training.session.lying import Lying
from dealerassist.training.session.observing import SAME_NS, Observing
from dealerassist.training.session.touching import Begun, Spots, touch
from dealerassist.views import Choose, Intent, Press, PressKey

BACK = Choose("back")
"""In the debriefing: the step before."""


class Session:
    """`watcher` judges; `slip`: what has just been done wrongly. `page`: of the debriefing, 0 its sum, then its steps;
    None while the hand is dealt.
    """

    def __init__(
        self,
        hand: TableHand,
        now_ms: int,
        seconds: Mapping[MoveCode, float] | None = None,
        silent: bool = False,
        pace_ms: int = 0,
        sensors: Observing | None = None,
        hands: Callable[[Gesture], None] | None = None,
    ) -> None:
        """seconds: what a step may take here. silent: nothing is said before the debriefing. pace_ms: from one act of a
        player to the next. sensors: real cards, by whose faces `hand` goes; without them fingers lay the cards. hands:
        lays them for fingers where the sensors are simulated.
        """
        self.sensors = sensors
        self.silent = silent
        self.watcher = Watcher(hand, seconds)
        self.lying = Lying(hand.hand, SAME_NS if sensors is not None else 0)
        self.happening = Happening(hand, pace_ms, now_ms)
        self.begun: Begun | None = None
        self.slip: Done | None = None
        self.page: int | None = None
        self._hands = hands
        self._touches = 0
        self._heard: list[Due] = []
        self._listen(now_ms)

    def tick(self, now_ms: int) -> bool:
        """Time has passed; True where something more has been said."""
        return self.happening.tell_until(now_ms)

    def touched(self, intent: Intent, now_ms: int) -> None:
        """A finger on the screen. Raises `TrainingError` where a card that has to be read cannot be."""
        if self.page is not None:
            self._turn(intent)
            return
        touched = touch(intent, self.begun, self._spots)
        self.begun = touched.begun
        if isinstance(touched.did, Move):
            self._do((touched.did,), now_ms)
        elif touched.did is not None:
            self._gesture(touched.did, now_ms)

    def read(self, reading: Reading, now_ms: int) -> None:
        """A sensor says what is so from now on. Raises as `touched`."""
        assert self.sensors is not None, "only sensors read"
        for seen in self.sensors.takes(reading):
            if self.page is None:
                moves = self.lying.takes(seen) if isinstance(seen, Gesture) else self.lying.takes_back(seen)
                self._do(moves, now_ms)

    @property
    def _spots(self) -> Spots:
        lying, hand = self.lying, self.watcher.hand.hand
        out = {seat.number for seat in hand.seats if not seat.live}
        lie_there = frozenset(seat for seat in out if lying.cards.get(seat))
        return Spots(lying.awaits_cards, lie_there, hand.setup.game.up_cards)

    def _gesture(self, gesture: Gesture, now_ms: int) -> None:
        """Fingers lay cards only where no real ones are; what sensors may not see is their word in any case."""
        if self._hands is not None:
            self._hands(gesture)
        if self.sensors is None or self._is_told(gesture):
            self._touches += 1
            moves = self.lying.takes(replace(gesture, at_ns=self._touches))
            for move in moves:
                if move.verb is MoveCode.CARDS:
                    self.lying.takes_back(move.numbers[0])
            self._do(moves, now_ms)

    def _is_told(self, gesture: Gesture) -> bool:
        """A burn that may be hidden in the muck, or lie elsewhere; the button where no puck is read."""
        assert self.sensors is not None, "asked only where there are some"
        burn = gesture.what is Hands.BURN and (self._hands is None or not self.sensors.reads_burns)
        return burn or (gesture.what is Hands.BUTTON and not self.sensors.reads_puck)

    def _do(self, moves: Iterable[Move], now_ms: int) -> None:
        for move in moves:
            if self.watcher.due is None or self._means_nothing(move):
                continue
            self.happening.tell_all()
            steps = self.watcher.does(move, now_ms - self.happening.since_ms)
            wrong = [step for step in steps if not step.right]
            self.slip = wrong[0] if wrong else None
            for step in steps:
                self.happening.done(step.move if step.right else step.due.move)
            self._listen(now_ms)

    def _means_nothing(self, move: Move) -> bool:
        """The puck before the first card, and cards that are cleared away at the end."""
        hand = self.watcher.hand.hand
        if move.verb is MoveCode.BUTTON:
            return not any(self.lying.cards.values())
        return move.verb is MoveCode.MUCK and self._is_over and hand.seat(move.numbers[0]).live

    @property
    def _is_over(self) -> bool:
        """All has been shown; what is left is to push."""
        return self.watcher.hand.hand.over

    def _listen(self, now_ms: int) -> None:
        """What is seen before each step that has come up since."""
        due = self.watcher.due
        steps = [*(done.due for done in self.watcher.done), *(() if due is None else (due,))]
        for step in steps[len(self._heard) :]:
            if not self._heard or step.before is not self._heard[-1].before:
                self.happening.hear(step.before, now_ms)
            self._heard.append(step)
            if step.move.verb is MoveCode.DRAW:
                self._give_up(*step.move.numbers)
        self.happening.since_ms = now_ms
        if due is None:
            self.happening.tell_all()
            self.page = 0

    def _give_up(self, seat: int, count: int) -> None:
        """What a player discards: real cards the dealer takes himself, and is seen to."""
        if self._hands is not None:
            for _ in range(count):
                self._hands(Gesture(Hands.GIVE_UP, seat))
        if self.sensors is None:
            self.lying.gives_up(seat, count)

    def _turn(self, intent: Intent) -> None:
        assert self.page is not None, "the hand is over"
        step = 1 if intent == PressKey(Press.GO_ON) else -1 if intent == BACK else 0
        self.page = min(max(self.page + step, 0), len(self.watcher.done))
