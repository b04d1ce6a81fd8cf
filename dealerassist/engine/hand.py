"""`Hand`: one deal. Push a command, get what happened; pop takes the last one back."""

from __future__ import annotations

from dealerassist.cards import PACK_52, Card
from dealerassist.engine import commands as c
from dealerassist.engine.award import AwardPots
from dealerassist.engine.bet_phase import BetRound
from dealerassist.engine.betting import Legal, collect
from dealerassist.engine.codes import Await, Refusal
from dealerassist.engine.corrections import CORRECTIONS, correct
from dealerassist.engine.errors import IllegalActionError, refuse
from dealerassist.engine.events import Event
from dealerassist.engine.floor import answer
from dealerassist.engine.identifying import identify
from dealerassist.engine.in_pack import refuse_strange_cards
from dealerassist.engine.irregularities import case_of, substantial_action
from dealerassist.engine.known import pots_if_betting_ended
from dealerassist.engine.made import MadeHand, made_by
from dealerassist.engine.phases import DealSeats
from dealerassist.engine.pots import Pot
from dealerassist.engine.rulings import Ruling
from dealerassist.engine.setup import Setup
from dealerassist.engine.showdown import Showdown, show_or_muck
from dealerassist.engine.standing import Awaiting, Result, SeatNow, result_of
from dealerassist.engine.state import NOBODY, Seat, State
from dealerassist.engine.stud import FindOpener, found_opener
from dealerassist.engine.wrong_button import chips_back, keep_folded, right_button, what_stands, with_button_at


class Hand:
    """One deal, from its `Setup` to its `result`. `setup` is what it is played by, `dealt_from` what it was before a
    wrong button was mended.

    `push` judges everything before it changes anything: a refused command raises `IllegalActionError` and leaves no
    trace.
    """

    def __init__(self, setup: Setup) -> None:
        self.dealt_from = setup
        self._commands: list[c.HandCommand] = []
        self._start()

    def _start(self) -> None:
        self.setup = self.dealt_from
        most = self.setup.house.max_bet_per_hand or None
        seats = [Seat(seat.number, seat.stack, seat.owes != "nothing", most) for seat in self.setup.seats]
        game = self.setup.game
        self._has_other_pack = game.pack is not PACK_52
        self._state = t = State(seats, game.phases, game.board, self.setup.carried)
        self.opening: list[Event] = []
        t.phases[0].enter(self.setup, t, self.opening)
        self._advance(t, self.opening)

    def push(self, command: c.HandCommand) -> list[Event]:
        """Tell the hand what happened; returns the events. Raises `IllegalActionError`."""
        out: list[Event] = []
        t, kind = self._state, type(command)
        try:
            if self._has_other_pack:
                refuse_strange_cards(self.setup.game.pack, command)
            if kind in _AT_OTHER_TIMES or t.question is not None or not t.phases:
                self._apply_at_other_times(t, command, out)
            else:
                t.phases[0].apply(self.setup, t, command, out)
            if not self._state.queue:  # a mended button has put another state there
                self._advance(self._state, out)
        except IllegalActionError:
            raise
        except BaseException:
            self._refold(self._commands)
            raise
        self._commands.append(command)
        return out

    def _apply_at_other_times(self, t: State, command: c.HandCommand, out: list[Event]) -> None:
        """Corrections and the floor's word are taken at any time; other commands wait for an open question, or are
        too late. Hands may be tabled once there is no more betting.
        """
        if isinstance(command, c.Correction):
            if isinstance(command, c.Void) and command.why == "misdeal" and substantial_action(self):
                refuse(Refusal.TOO_LATE)
            correct(self.setup, t, command, out)
            self._close_round(t, out)
            self._look(t)
        elif isinstance(command, c.Floor):
            if (seat := right_button(command)) is not None:
                self._mend_button(t, command, seat, out)
                return
            answer(self.setup, t, command, case_of(self, command.words), out)
            self._close_round(t, out)
        elif t.question is not None:
            refuse(Refusal.QUESTION_FIRST, question=t.question.code)
        elif not t.phases:
            refuse(Refusal.HAND_OVER)
        elif isinstance(command, c.Show | c.Muck):
            if isinstance(t.phases[0], AwardPots | Showdown) or not t.no_more_betting():
                t.phases[0].apply(self.setup, t, command, out)
            else:
                show_or_muck(self.setup, t, command, out)
        else:
            identify(self.setup, t, command, out)  # type: ignore[arg-type]  # what is left of them
            self._look(t)

    def _mend_button(self, t: State, command: c.Floor, seat: int, out: list[Event]) -> None:
        """The blinds are posted anew by the right seats, and the betting begins again (PROCEDURES 11)."""
        if not t.phases or t.alone():
            refuse(Refusal.NOT_NOW)
        anew = Hand(with_button_at(self.setup, seat))
        for told in what_stands(self._commands):
            anew.push(told)
        keep_folded(t, anew._state)
        told_now: list[Event] = []
        answer(anew.setup, anew._state, command, case_of(self, command.words), told_now)
        out += [*told_now, *chips_back(t), *anew.opening]
        self.setup, self._state = anew.setup, anew._state

    def _close_round(self, t: State, out: list[Event]) -> None:
        """A correction may leave one hand, or nobody to act: then the bets go to the pot as at any round's end."""
        phase = t.phases[0] if t.phases else None
        if phase is not None and t.levels is None and (t.alone() or (phase.betting and t.settled())):
            t.queue = ()
            collect(t, out)

    def _advance(self, t: State, out: list[Event]) -> None:
        """Walk on while nobody is left to answer. One hand left: straight to the award."""
        if t.question is not None:
            return
        while not t.queue and (phases := t.phases):
            if t.burns_to_come and phases[0].burns:
                t.burns_to_come = t.burns_to_come[1:]
            t.phases = phases[-1:] if t.live_hands < 2 and len(phases) > 1 else phases[1:]
            if t.phases:
                t.phases[0].enter(self.setup, t, out)

    def _look(self, t: State) -> None:
        if t.phases:
            t.phases[0].look(self.setup, t)

    def pop(self) -> c.HandCommand:
        """Take the last command back; raises `IllegalActionError` where there is none."""
        if not self._commands:
            refuse(Refusal.NOTHING_TO_TAKE_BACK)
        *kept, last = self._commands
        self._refold(kept)
        return last

    def _refold(self, commands: list[c.HandCommand]) -> None:
        self._commands = []
        self._start()
        for command in list(commands):
            self.push(command)

    @property
    def commands(self) -> tuple[c.HandCommand, ...]:
        return tuple(self._commands)

    @property
    def awaiting(self) -> Awaiting:
        """What comes next, and from whom."""
        t = self._state
        if t.question is not None:
            return Awaiting(Await.QUESTION, question=t.question)
        if not t.phases or t.queue == NOBODY:
            return Awaiting(self.awaits)
        return Awaiting(self.awaits, tuple([t.seats[i].number for i in t.queue]))

    @property
    def awaits(self) -> Await:
        """What comes next."""
        t = self._state
        if t.question is not None:
            return Await.QUESTION
        return t.phases[0].awaits(self.setup, t) if t.phases else Await.DONE

    @property
    def legal(self) -> Legal | None:
        """What the seat to act may do; None while nobody is to act."""
        t = self._state
        phase = t.phases[0] if t.phases and t.question is None else None
        return phase.legal(self.setup, t) if isinstance(phase, BetRound) else None

    @property
    def acting(self) -> bool:
        """Is a seat to act?"""
        return self._state.question is None and self._state.queue_acts()

    @property
    def asks_who_opens(self) -> bool:
        """An up card that decides who opens has not been read (stud)."""
        return bool(self._state.phases) and type(self._state.phases[0]) is FindOpener

    @property
    def opener(self) -> int | None:
        """Who opens this round, or brings in, by his up cards (stud); None where positions decide."""
        t = self._state
        phase = t.phases[0] if t.phases else None
        by_cards = isinstance(phase, BetRound) and phase.opener is found_opener
        return t.seats[t.first].number if by_cards else None

    @property
    def aggressor(self) -> int | None:
        """Who bet or raised last on this street; not who is all-in for no more than the bet. None: blinds stand."""
        return self._state.aggressor

    @property
    def to_call(self) -> int:
        """What the seat to act must add to stay in, whatever its stack; 0 while nobody is to act."""
        t = self._state
        return t.bet_to - t.seats[t.queue[0]].bet if t.queue_acts() else 0

    @property
    def deal_shape(self) -> tuple[int, int]:
        """(down, up) cards of a seat's next deal; (0, 0) while none is awaited."""
        phase = self._state.phases[0] if self._state.phases else None
        return (phase.down, phase.up) if isinstance(phase, DealSeats) else (0, 0)

    @property
    def burn(self) -> bool | None:
        """Is a card burned before the deal that is awaited? None while no deal is, or a card of it is out: one burn a
        street, never more (TDA 2024 38; PROCEDURES 50).
        """
        t = self._state
        phase = t.phases[0] if t.phases and t.question is None else None
        if phase is None or not phase.burns or not phase.untouched(t):
            return None
        return t.burns_to_come[0] if t.burns_to_come else True

    @property
    def owed_cards(self) -> dict[int, int]:
        """Seats that have discarded and wait for so many cards."""
        t = self._state
        return {t.seats[place].number: count for place, count in t.owed_cards.items()}

    @property
    def hands_up(self) -> tuple[int, ...]:
        """Seats whose hands the house wants face up now: all-in, and no more betting (TDA 2024 16)."""
        t = self._state
        if not self.setup.house.allin_faceup or not t.phases or t.alone() or not t.no_more_betting():
            return ()
        return tuple(seat.number for seat in t.seats if seat.may_show)

    @property
    def over(self) -> bool:
        return not self._state.phases

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        return tuple(self._state.rulings)

    @property
    def board(self) -> tuple[Card | None, ...]:
        return self._state.board

    @property
    def second_board(self) -> tuple[Card | None, ...] | None:
        """The other board, once it is dealt, where the players run it twice."""
        return self._state.second

    @property
    def shared_board(self) -> int:
        """So many cards lie there for both boards, where the players run it twice."""
        return self._state.shared

    @property
    def bet_to(self) -> int:
        """What a seat must have in front of it to stay in on this street."""
        return self._state.bet_to

    @property
    def pot_with_bets(self) -> int:
        """All chips in the middle, the bets of this street included."""
        return self._state.pot_with_bets

    @property
    def pot_collected(self) -> int:
        """The chips of the streets before, dead money included."""
        return self._state.collected + self._state.dead

    @property
    def pots(self) -> tuple[Pot, ...]:
        """What the pots would be if betting ended now, main first, the uncalled part of the last bet left out."""
        return tuple(self._state.paid) if self._state.paid is not None else tuple(pots_if_betting_ended(self._state))

    @property
    def returned(self) -> dict[int, int]:
        """What went back to whom so far, because nobody called it."""
        return dict(self._state.returned)

    @property
    def seats(self) -> tuple[SeatNow, ...]:
        """The seats, in dealing order."""
        return tuple(
            SeatNow(
                s.number, s.whole_stack, s.bet, s.total, s.live, s.all_in, s.waiting, s.cards, s.up, s.tabled, s.aside
            )
            for s in self._state.seats
        )

    def seat(self, number: int) -> SeatNow:
        """One seat; raises `IllegalActionError` where it is not in the hand."""
        found = next((seat for seat in self.seats if seat.number == number), None)
        return found or refuse(Refusal.NO_SUCH_SEAT, seat=number)

    def made(self, number: int, second: bool = False) -> tuple[MadeHand, ...]:
        """What the tabled hand of a seat makes; () while it is not tabled to the last card, or the board not known."""
        return made_by(self.setup, self._state, number, second)

    @property
    def result(self) -> Result | None:
        """How the hand ended; None while it goes on."""
        return result_of(self._state)


_AT_OTHER_TIMES = frozenset({*CORRECTIONS, c.Floor, c.Identify, c.Show, c.Muck})
"""What need not be the current phase's."""
