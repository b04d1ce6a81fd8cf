"""The hand as pokerkit plays it. It can be told of things that it would refuse, so that it goes on beside us.

Its player indexes are our places: both stand in dealing order, heads-up too (the big blind is player 0).
"""

from __future__ import annotations

from collections.abc import Sequence

from pokerkit import Automation, BettingStructure, State, Street
from pokerkit import Card as KitCard

from dealerassist.cards import ALL_CARDS, Card
from dealerassist.engine import AntePayer, FixedLimit, PotLimit
from dealerassist.engine import commands as c
from tests.oracle.cases import Case
from tests.oracle.peeling import Peeled
from tests.oracle.rulebook import Rulebook, View

KIT_CARDS: dict[Card, KitCard] = {card: next(iter(KitCard.parse(str(card)))) for card in ALL_CARDS}
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


class Told(State):
    """pokerkit's hand, which can be told of an act that it refuses, and of chips that it does not know."""

    forced = False
    unknown = 0  # chips in the middle that are ours and not its own; below 0 the other way round

    @property
    def total_pot_amount(self) -> int:
        return super().total_pot_amount + self.unknown

    def verify_folding(self) -> None:
        if not self.forced:
            super().verify_folding()

    def verify_completion_betting_or_raising_to(self, amount: int | None = None) -> int:
        if self.forced and amount is not None:
            return amount
        return super().verify_completion_betting_or_raising_to(amount)


class Witness:
    """One hand at pokerkit's table."""

    def __init__(self, case: Case, book: Rulebook) -> None:
        self.case, self.book = case, book
        self.ghost: tuple[int, int] | None = None
        self.overbets: list[tuple[int, int]] = []
        self.pots: list[Peeled] | None = None
        self.first_to_show: int | None = None
        self.state = self._new(self._antes())

    def _new(self, antes: dict[int, int]) -> Told:
        setup, stakes = self.case.setup, self.case.setup.stakes
        structure = {FixedLimit: BettingStructure.FIXED_LIMIT, PotLimit: BettingStructure.POT_LIMIT}
        state = Told(
            AUTOMATIONS,
            self.case.shape.deck,
            self.case.shape.kit,
            self._streets(),
            structure.get(type(stakes.limit), BettingStructure.NO_LIMIT),
            stakes.ante_payer is AntePayer.ALL,
            self._by_player(antes),
            self._by_player(self._blinds()),
            stakes.bring_in,
            self.book.started,
            len(setup.seats),
            divmod=self._divide,
        )
        if state.can_collect_bets():  # the antes
            state.collect_bets()
        return state

    def _by_player(self, amounts: dict[int, int]) -> list[int]:
        """Heads-up pokerkit wants the small blind first, though it posts for player 1."""
        row = [amounts.get(place, 0) for place in range(self.book.count)]
        return row[::-1] if len(row) == 2 else row

    def _antes(self) -> dict[int, int]:
        return {self.case.setup.place[seat]: amount for seat, amount in self.case.setup.antes}

    def _blinds(self) -> dict[int, int]:
        """Blinds, a straddle as one more blind, a post below zero."""
        place = self.case.setup.place
        blinds = {place[seat]: amount for seat, amount in self.case.setup.forced_bets.items()}
        for command in self.case.before:
            if isinstance(command, c.Straddle):
                blinds[place[command.seat]] = command.amount
            elif isinstance(command, c.Post):
                blinds[place[command.seat]] = -command.live
        return blinds

    def _streets(self) -> tuple[Street, ...]:
        book = self.book
        limit, cap = book.limit, book.house.cap if book.fixed else None
        first = book.full_raise if not book.fixed else limit.unit(False)
        after = None if cap is None else cap + 1
        before = None if cap is None else cap + 1 - book.full_bets  # the big blind is the bet
        shape, streets = self.case.shape, []
        for number, street in enumerate(shape.streets, 1):
            opening = shape.door if number == 1 else shape.boards
            cards = (False,) * street.down + (True,) * street.up
            least = first if number == 1 else limit.unit(number >= shape.big_from)
            most = before if number == 1 else after
            streets.append(Street(number > 1, cards, street.board, street.draw, opening, least, most))
        return tuple(streets)

    def _divide(self, amount: int, parts: int) -> tuple[int, int]:
        """In whole chips of the table."""
        chip = self.case.setup.chip
        each = amount // chip // parts * chip
        return each, amount - each * parts

    def post_as_ruled(self, ante: bool) -> None:
        """Begin again with what the rule leaves for the ante, the blind being paid first; or pay a blind's rest."""
        if ante:
            self.state = self._new(dict.fromkeys(self._antes(), self.book.dead))
        for place, posted in enumerate(self.book.in_street):
            self._pay(place, posted - self.state.bets[place])

    def _pay(self, place: int, amount: int) -> None:
        self.state.stacks[place] -= amount
        self.state.bets[place] += amount
        self.state.payoffs[place] -= amount

    def deal_hole(self) -> None:
        street = self.case.shape.streets[0]
        for place, cards in enumerate(self.case.hole):
            self.deal_to(place, cards[: street.down + street.up])

    def deal_to(self, place: int, cards: Sequence[Card]) -> None:
        self.state.deal_hole([KIT_CARDS[card] for card in cards], place)

    def burn(self) -> None:
        self.state.burn_card("??")

    def draw(self, place: int, discards: Sequence[Card]) -> None:
        """The seat gives up these cards, or stands pat."""
        assert self.state.stand_patter_or_discarder_index == place
        self.state.stand_pat_or_discard([KIT_CARDS[card] for card in discards])

    def open_by(self, place: int) -> None:
        """Let the seat whose up cards open begin, where boards are equal."""
        state = self.state
        state.opener_index = place
        state.actor_indices.rotate(0)
        order = sorted(state.actor_indices, key=lambda index: ((index < place), index))
        state.actor_indices.clear()
        state.actor_indices.extend(order)

    def view(self) -> View | None:
        """What it lets the seat to act do."""
        state = self.state
        if state.actor_index is None:
            return None
        bring_in = state.effective_bring_in_amount or 0
        return View(
            state.actor_index,
            bring_in or state.checking_or_calling_amount or 0,
            state.min_completion_betting_or_raising_to_amount,
            state.max_completion_betting_or_raising_to_amount,
        )

    def why_no_raise(self) -> str:
        """Its words when it lets nobody raise."""
        try:
            self.state.verify_completion_betting_or_raising_to()
        except ValueError as error:
            return str(error)
        return ""

    def sees_a_short_blind(self) -> bool:
        """The blind that makes the price was short, and it does not know."""
        book = self.book
        return book.street == 1 and not book.wagers and not self.ghost and max(self.state.bets) < book.opening_price

    def price_the_short_blind(self) -> None:
        """Let it see chips that the short blind has not, so that its price is the whole blind's."""
        book = self.book
        owner = next(p for p in reversed(range(book.count)) if self._blinds().get(p) == book.price)
        self.ghost = (owner, book.price - self.state.bets[owner])
        self._ghostly(1)

    def forget_the_ghost(self) -> None:
        self._ghostly(-1)
        self.ghost = None

    def _ghostly(self, sign: int) -> None:
        if self.ghost:
            place, amount = self.ghost
            self._pay(place, sign * amount)
            self.state.stacks[place] += sign * amount
            self.state.unknown -= sign * amount

    def forget(self, place: int) -> None:
        """Let it forget that the seat has acted, and the size of what short all-ins came on top."""
        self.state.acted_player_indices.discard(place)
        faced = self.state.checking_or_calling_amount or 0
        self.state.completion_betting_or_raising_amount = min(self.state.completion_betting_or_raising_amount, faced)

    def set_count(self, left: int | None) -> None:
        """Let it count the street's wagers so that `left` more are allowed."""
        street = self.state.street
        assert street is not None
        most = street.max_completion_betting_or_raising_count or 0
        self.state.completion_betting_or_raising_count = most - (1 if left is None else left)

    def act(self, to: int | None) -> bool:
        """Fold (None), check, call, bet or raise; was it told against its will?"""
        state = self.state
        if state.bring_in_status and to is not None and to <= state.bring_in:
            state.post_bring_in()
            return False
        if to is None:
            against = not state.can_fold()
            state.forced = True
            state.fold()
        elif to > max(state.bets):
            against = not state.can_complete_bet_or_raise_to(to)
            state.forced = True
            state.complete_bet_or_raise_to(to)
        else:
            against = False
            state.check_or_call()
        state.forced = False
        return against

    def pass_by(self) -> None:
        """Its seat to act checks; what folded seats have in above that is put out of sight meanwhile."""
        self.state.bring_in_status = False
        bets, asked = list(self.state.bets), self.state.actor_index or 0
        above = {place: bet - bets[asked] for place, bet in enumerate(bets) if bet > bets[asked]}
        assert not any(self.state.statuses[place] for place in above)
        for place, more in above.items():
            self._pay(place, -more)
        self.state.check_or_call()
        for place, more in above.items():
            self._pay(place, more)

    def end_street(self) -> None:
        """Bets are collected; if betting is over all hands are shown."""
        state = self.state
        self.forget_the_ghost()
        if state.can_collect_bets():
            self._note_overbet()
            state.collect_bets()
        if state.showdown_indices:
            self.first_to_show = state.showdown_index
            self.pots = [Peeled(pot.amount, pot.player_indices) for pot in state.pots]
        while state.showdown_indices:
            state.show_or_muck_hole_cards(True)

    def _note_overbet(self) -> None:
        """What it is about to give back to a seat that has folded."""
        (second, _), (first, top) = sorted((bet, place) for place, bet in enumerate(self.state.bets))[-2:]
        if first > second and not self.state.statuses[top]:
            self.overbets.append((top, first - second))
            self.state.unknown += first - second

    def deal_board(self, cards: Sequence[Card]) -> None:
        self.burn()
        self.state.deal_board([KIT_CARDS[card] for card in cards])

    @property
    def stacks(self) -> list[int]:
        return list(self.state.stacks)
