"""A dealer who tells the table what has happened and it does not know yet, by the keys that its screen has for it, and
sets right what it knows wrongly. Any game.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from dealerassist.cli.antenna_answers import Moment, answer_of
from dealerassist.cli.keeping_up import LostError
from dealerassist.cli.looking import Look
from dealerassist.cli.scripted_dealer import MOST_TOUCHES
from dealerassist.cli.watching import GO_ON, RestartedError, WatchingDealer
from dealerassist.engine import Await
from dealerassist.engine import commands as c
from dealerassist.rehearsal.accounts import Done, Kind, account_of, first_wrong, still_to_tell
from dealerassist.table.amounts import sealed
from dealerassist.table.dealing import TO_BOARD, TO_SEATS
from dealerassist.table.exchanging import DRAW, NOBODY_IN
from dealerassist.table.going_on import moves_chips
from dealerassist.views import Choose, HoldSeat, Intent, PhraseCode, Press, PressKey, TouchSeat, TypeDigits

UNDO = PressKey(Press.UNDO)


class TellingDealer(WatchingDealer):
    """`_truth` is the hand as it happens, `_happened` what the dealer remembers of it."""

    def _touch(self, intent: Intent) -> None:
        """In limit a raise is one touch; another amount is a change of it (DISPLAY 6.8)."""
        if isinstance(intent, TypeDigits) and not self._look().view.pad and self._wagered is not None:
            super()._touch(HoldSeat(self._wagered[0]))
        super()._touch(intent)

    def _touches_for(self, look: Look) -> tuple[Intent, ...] | None:
        return answer_of(Moment(look, self._table.situation.hand, self._happened, self._left))

    def _first_there(self, look: Look, touches: Sequence[Intent]) -> Sequence[Intent]:
        return touches  # what has to be told before is told before

    @property
    def _left(self) -> list[Done] | None:
        """What has happened and the table does not know; None where it knows something that is not so."""
        return still_to_tell(self._told, account_of(self._truth), self._counting)

    @property
    def _told(self) -> tuple[Done, ...]:
        """What the table knows, with the amount that is being typed: the next touch makes it stand."""
        situation = self._table.situation
        change = sealed(situation).change
        if change is None:
            return account_of(situation.hand)
        commands = (change.command if entry.seq == change.seq else entry.command for entry in situation.entries)
        return account_of(situation.hand, commands)

    def _catch_up(self) -> None:
        """Until the table knows all that has happened. Raises `LostError`."""
        passed_over: int | None = None
        set_right: Done | None = None
        for _ in range(MOST_TOUCHES):
            self._attend()
            left = self._left
            if not self._behind:
                return
            with suppress(RestartedError):
                if left is None:
                    set_right = self._set_right(set_right)
                    continue
                wagerer = self._wagerer(left)
                if wagerer is not None and wagerer != passed_over:
                    passed_over = wagerer
                    self._touch(TouchSeat(wagerer))
                else:
                    self._tell_next(left)
        raise LostError(False, f"no way to what has happened: {self._look().asks}")

    @property
    def _cards_to_tell(self) -> bool:
        """Have cards been dealt that the table waits for?"""
        ours, waits = self._table.situation.hand, self._table.situation.hand.awaiting
        if waits.what in TO_BOARD:
            return len(ours.board) < len(self._truth.board)
        if waits.what not in TO_SEATS:
            return False
        return all(ours.seat(seat).cards < self._truth.seat(seat).cards for seat in waits.seats)

    @property
    def _behind(self) -> bool:
        """Does the table wait for something that came before the cards that have just been dealt?"""
        left = self._left
        return left is None or self._cards_to_tell or any(map(self._has_to_be_told, left))

    def _has_to_be_told(self, done: Done) -> bool:
        """Hands that are given up are told at the showdown; who is in, once all have declared."""
        if done.kind is Kind.DECLARE:
            return self._truth.awaits is not Await.DECLARE
        return done.kind is not Kind.GIVE_UP

    def _set_right(self, before: Done | None) -> Done | None:
        """The table knows something that is not so: the action goes back to that seat, or the last entry is undone;
        where that was done `before` and the sensors said it again, the act is changed in place. Returns what was wrong.
        """
        found = first_wrong(self._told, account_of(self._truth), self._counting)
        if found is None:
            return None
        wrong, really = found
        look = self._look()
        if wrong == before and really is not None:
            self._touch(HoldSeat(wrong.seat))
            if self._look().asks is PhraseCode.CHANGE_ACT:
                self._by_key(really)
                return None
        elif wrong != before and any(view.implied and view.number == wrong.seat for view in look.view.seats):
            self._touch(TouchSeat(wrong.seat))
            return wrong
        self._touch(UNDO)
        return wrong

    def _wagerer(self, left: list[Done]) -> int | None:
        """Who wagers last, where the others before him can be passed over: each is watched by his antenna."""
        situation = self._table.situation
        wagers = [done for done in left if done.kind is Kind.BET and done.wagers]
        if self._off or self._look().by_hand or not wagers or not situation.hand.acting:
            return None
        seat = wagers[0].seat
        return seat if wagers[0] in left[1:] and seat in situation.hand.awaiting.seats else None

    def _tell_next(self, left: list[Done]) -> None:
        """The next thing that has happened, by the keys that the screen has for it."""
        waits = self._table.situation.hand.awaiting
        done = left[0] if left else None
        if waits.what in TO_SEATS or waits.what in TO_BOARD or moves_chips(self._table.situation):
            self._touch(GO_ON)
        elif waits.what is Await.OPENER and done is not None:
            self._touch(TouchSeat(done.seat))
        elif waits.what is Await.DECLARE:
            self._declare_all(left)
        elif waits.what is Await.DISCARD and done is not None:
            self._touch(GO_ON if {each.seat for each in left} >= set(waits.seats) else TouchSeat(done.seat))
        elif done is not None and waits.seats[:1] == (done.seat,) and waits.what in {Await.ACT, Await.DRAW}:
            self._by_key(done)
        else:
            self._touch(UNDO)

    def _by_key(self, done: Done) -> None:
        if done.kind is Kind.DRAW:
            self._touch(Choose(f"{DRAW}{done.chips}") if done.chips else GO_ON)
        elif not done.live:
            self._touch(PressKey(Press.FOLD))
        elif done.wagers:
            self._wager(done.to, done.to if done.all_in else done.to + 1)
        else:
            self._touch(GO_ON)

    def _declare_all(self, left: list[Done]) -> None:
        """Who is in is touched, who is late twice; then one touch tells it."""
        late = {command.seat for command in self._truth.commands if isinstance(command, c.Late)}
        desk = self._table.situation.desk
        for done in left:
            if done.live and done.seat not in (desk.who_in or ()):
                self._touch(TouchSeat(done.seat))
            if done.seat in late and done.seat not in desk.late:
                self._touch(TouchSeat(done.seat))
                self._touch(TouchSeat(done.seat))
        self._touch(GO_ON if self._table.situation.desk.who_in is not None else Choose(NOBODY_IN))
