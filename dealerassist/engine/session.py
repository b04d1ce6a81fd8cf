"""`Session`: what outlives a hand: seats, stacks, button, blinds owed. Pure and frozen: every change gives a new one.

`next` makes the following hand's `Setup`, `after` takes its result in (PROCEDURES 8-13; RULES 2.2, 2.8, 2.9).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from dealerassist.engine import commands as c
from dealerassist.engine.codes import QuestionCode, Refusal
from dealerassist.engine.errors import refuse
from dealerassist.engine.games import Game
from dealerassist.engine.hand import Hand
from dealerassist.engine.house import ButtonMode, HouseRules, MissedBlinds, NewPlayer
from dealerassist.engine.kill_pots import KillButton, after_pot, kill_blind, killed_limit
from dealerassist.engine.limits import FixedLimit
from dealerassist.engine.positions import (
    Positions,
    clockwise_from,
    first_positions,
    next_positions,
    no_button,
    redealt_positions,
)
from dealerassist.engine.rulings import Question
from dealerassist.engine.setup import SEATS, AntePayer, Owes, SeatSetup, Setup, Stakes


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at the table between hands. `stack` None: not tracked, 0: he has no chips; `away`: sits out.

    `penalty`: chips that it pays into the next pot instead of an ante; `joins`: it waits for a new round (Guts).
    """

    number: int
    stack: int | None
    owes: Owes = Owes.NOTHING
    away: bool = False
    penalty: int = 0
    joins: bool = False

    def plays(self, house: HouseRules) -> bool:
        """Could be dealt in: he has chips, and is there (a tournament deals to absent players too, TDA 2024 30)."""
        return self.stack != 0 and not self.joins and (not self.away or house.missed_blinds is MissedBlinds.DEALT)


@dataclass(frozen=True, slots=True)
class Session:
    """A table between hands. `button` None: not drawn for yet; `positions` are those of the last hand, None before
    the first.

    `again`: the next hand is dealt with `positions` as they are (a misdeal moves no button, PROCEDURES 37). `carried`:
    chips that the last deal left in the middle. `in_round`: a round of Guts goes on. `kill`: where the kill button
    lies, None: it is nobody's.
    """

    game: Game
    stakes: Stakes
    places: tuple[Place, ...]
    button: int | None
    positions: Positions | None = None
    hands: int = 0
    again: bool = False
    carried: int = 0
    in_round: bool = False
    kill: KillButton | None = None

    def next(self, house: HouseRules) -> Setup | Question:
        """The following hand, or the question that must be answered first. Raises where fewer than two can play."""
        if self.button is None and self.game.button:
            options = tuple(str(place.number) for place in self.places if place.plays(house))
            return Question(QuestionCode.FIRST_BUTTON, options, "house: draw for the button")
        positions = self.next_positions(house)
        seats = self._seats(positions, house)
        antes = self._antes(seats, positions)
        blinds = positions.blinds(self.stakes.blinds)
        dead = self.stakes.ante_payer is AntePayer.BIG_BLIND
        number = self.hands + 1
        kill = self._kill(seats, house)
        limit = self.stakes.limit if kill is None else killed_limit(self.stakes.limit, house, self.stakes.chip)
        stakes = replace(self.stakes, limit=limit)
        return Setup(self.game, stakes, house, seats, positions, blinds, antes, dead, number, self.carried, kill)

    def _kill(self, seats: tuple[SeatSetup, ...], house: HouseRules) -> tuple[int, int] | None:
        """(seat, chips): who kills this pot. Who is not dealt in does it when he is (Robert's 13.6)."""
        amount = kill_blind(self.stakes, house)
        playing = {seat.number for seat in seats if seat.owes is Owes.NOTHING}
        due = self.kill is not None and self.kill.kills and self.kill.seat in playing
        return (self.kill.seat, amount) if due and amount and self.kill is not None else None

    def next_positions(self, house: HouseRules) -> Positions:
        """Button and blinds of the following hand. Raises `IllegalActionError` where fewer than two can play."""
        due = [place.number for place in self.places if place.plays(house)]
        able = self._able(house)
        blinds = len(self.stakes.blinds)
        if len(due) < 2:
            refuse(Refusal.TOO_FEW_PLAYERS)
        if not self.game.button:
            return no_button(due)
        if self.button is None:
            refuse(Refusal.TOO_FEW_PLAYERS)
        if self.positions is None:
            return first_positions(able, self.button, blinds)
        if self.again:
            return redealt_positions(self.positions, able, due, blinds)
        return next_positions(self.positions, able, due, house.button_mode is ButtonMode.DEAD, blinds)

    def _able(self, house: HouseRules) -> list[int]:
        """Who is dealt in whatever happens: who owes nothing. With fewer than two of them nobody waits or posts: there
        would be no game.
        """
        due = [place for place in self.places if place.plays(house)]
        able = [place.number for place in due if place.owes is Owes.NOTHING]
        return able if len(able) > 1 else [place.number for place in due]

    def _seats(self, positions: Positions, house: HouseRules) -> tuple[SeatSetup, ...]:
        """In dealing order. Who is due the big blind owes nothing any more; who owes is in only if he posts."""
        playing = {place.number: place for place in self.places if place.plays(house)}
        free = {*positions.big, *self._able(house)}
        return tuple(
            SeatSetup(number, playing[number].stack, Owes.NOTHING if number in free else playing[number].owes)
            for number in clockwise_from(playing, positions.button)
        )

    def _antes(self, seats: tuple[SeatSetup, ...], positions: Positions) -> tuple[tuple[int, int], ...]:
        ante = self.stakes.ante
        if not ante:
            return ()
        if self.stakes.ante_payer is AntePayer.BIG_BLIND:
            return ((positions.big_at, ante),)
        penalties = {place.number: place.penalty for place in self.places}
        return tuple((seat.number, penalties[seat.number] or ante) for seat in seats if seat.owes is Owes.NOTHING)

    def after(self, hand: Hand) -> Session:
        """The table when a hand has ended: stacks, positions, debts. Raises where it has not ended."""
        result = hand.result
        if result is None:
            refuse(Refusal.HAND_NOT_OVER)
        positions = hand.setup.positions
        waited = {seat.number for seat in hand.seats if seat.waiting}
        places = []
        for place in self.places:
            stack = result.stacks.get(place.number, place.stack)
            owes = place.owes if place.number in waited or place.number not in result.stacks else Owes.NOTHING
            passed = place.number not in result.stacks and bool(self.stakes.blinds)
            missed = _missed(self.positions, positions, place.number) if passed else Owes.NOTHING
            debt = owes if hand.setup.house.missed_blinds is MissedBlinds.DEALT else _sum(owes, missed)
            undone = result.voided and place.number in result.stacks  # a post went back: it is still owed
            penalty = place.penalty if result.voided else result.penalties.get(place.number, 0)
            places.append(replace(place, stack=stack, owes=place.owes if undone else debt, penalty=penalty))
        kill = after_pot(self.kill, hand, result, self.stakes)
        after = replace(self, places=tuple(places), hands=hand.setup.number, carried=result.carried, kill=kill)
        if not self.game.button:
            return after if result.voided else after._round_after(bool(result.penalties or result.carried))
        return replace(after, button=positions.button, positions=positions, again=result.voided)

    def _round_after(self, goes_on: bool) -> Session:
        """New players join only at a round's start (RULES 10.5)."""
        if goes_on:
            return replace(self, in_round=True)
        return replace(self, in_round=False, places=tuple(replace(place, joins=False) for place in self.places))

    def told(self, command: c.SessionCommand, house: HouseRules) -> Session:
        """The table after a change between hands. Raises `IllegalActionError`."""
        match command:
            case c.Sit(seat, stack):
                return self._sit(seat, stack, house)
            case c.Leave(seat):
                place = self._place(seat)
                kill = None if self.kill is not None and self.kill.seat == seat else self.kill  # Robert's 13.1b
                return replace(self, places=tuple(one for one in self.places if one is not place), kill=kill)
            case c.Kills(seat):
                return self._killed_by(self._place(seat).number, house)
            case c.Away(seat):
                return self._with(replace(self._place(seat), away=True))
            case c.Back(seat):
                return self._with(replace(self._place(seat), away=False))
            case c.Chips(seat, amount):
                place = self._place(seat)
                if amount < 0:
                    refuse(Refusal.WRONG_AMOUNT, seat=seat)
                return self._with(place if place.stack is None else replace(place, stack=place.stack + amount))
            case c.TimeCharge():
                return self._time_charged(house)
        refuse(Refusal.NO_SUCH_COMMAND)

    def _time_charged(self, house: HouseRules) -> Session:
        """Every seat that is there pays the fee, or what it has left; not who sits out (PROCEDURES 60)."""
        if not house.time_fee:
            refuse(Refusal.NOT_IN_THIS_HOUSE)
        paid = tuple(
            place if place.stack is None or place.away else replace(place, stack=max(0, place.stack - house.time_fee))
            for place in self.places
        )
        return replace(self, places=paid)

    def _killed_by(self, number: int, house: HouseRules) -> Session:
        """One kill a pot."""
        if not kill_blind(self.stakes, house):
            refuse(Refusal.NOT_IN_THIS_HOUSE, seat=number)
        if self.kill is not None and self.kill.kills:
            refuse(Refusal.NOT_NOW, seat=number)
        return replace(self, kill=KillButton(number, kills=True))

    def _sit(self, number: int, stack: int | None, house: HouseRules) -> Session:
        if number not in SEATS:
            refuse(Refusal.NO_SUCH_SEAT, seat=number)
        if any(place.number == number for place in self.places):
            refuse(Refusal.SEAT_TAKEN, seat=number)
        if stack is not None and stack < 0:
            refuse(Refusal.WRONG_AMOUNT, seat=number)
        posts = self.hands and self.stakes.blinds and self._new_players_post(house)
        owes = Owes.NEW if posts else Owes.NOTHING
        place = Place(number, stack, owes, joins=self.in_round)
        return replace(self, places=tuple(sorted((*self.places, place), key=lambda one: one.number)))

    def _new_players_post(self, house: HouseRules) -> bool:
        """Who joins waits for the big blind or posts it (S1; WSOP Live 104a: in limit only)."""
        if house.new_player_post is NewPlayer.POST_IN_LIMIT:
            return isinstance(self.stakes.limit, FixedLimit)
        return house.new_player_post is NewPlayer.POST

    def _place(self, number: int) -> Place:
        found = next((place for place in self.places if place.number == number), None)
        return found or refuse(Refusal.NO_SUCH_SEAT, seat=number)

    def _with(self, changed: Place) -> Session:
        return replace(
            self, places=tuple(changed if place.number == changed.number else place for place in self.places)
        )

    def owed(self, number: int) -> int:
        """Chips that the seat must post to be dealt in: live and dead together; in Guts, an ante or a penalty."""
        place = self._place(number)
        if not self.game.bets:
            return place.penalty or self.stakes.ante
        return sum(self.stakes.owed(place.owes))


def _missed(before: Positions | None, now: Positions, number: int) -> Owes:
    """Which blinds passed a seat that was not dealt in, between the last hand and this one (PROCEDURES 12)."""
    if before is None:
        return Owes.NOTHING
    big = _passed(before.big_at, now.big_at, number)
    small = before.small_at is not None and now.small_at is not None and _passed(before.small_at, now.small_at, number)
    if big and small:
        return Owes.BOTH
    return Owes.BIG if big else Owes.SMALL if small else Owes.NOTHING


def _passed(start: int, end: int, number: int) -> bool:
    """Does `number` lie clockwise after `start` and not after `end`?"""
    order = clockwise_from(SEATS, start)
    return start != end and order.index(number) <= order.index(end)


def _sum(owes: Owes, missed: Owes) -> Owes:
    if Owes.NEW in (owes, missed):
        return Owes.NEW
    if missed is Owes.NOTHING or owes is missed or owes is Owes.BOTH:
        return owes if missed is Owes.NOTHING else owes if owes is Owes.BOTH else missed
    return missed if owes is Owes.NOTHING else Owes.BOTH
