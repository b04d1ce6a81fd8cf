"""MENU: what of it is open, and where the settings are kept. The table asks it first what a touch means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from dealerassist.engine import PRESETS, HouseRules, Session, preset
from dealerassist.engine import commands as c
from dealerassist.journal.downs import Down
from dealerassist.sensing import DeckInPlay, StaffCards
from dealerassist.table.decks import Decks
from dealerassist.table.keeping import Keeper
from dealerassist.table.rotation import Entry, Rotation, Turning
from dealerassist.table.setup.reading import Reply, read
from dealerassist.table.setup.sheet import Sheet
from dealerassist.table.setup.standing import Evening, Standing
from dealerassist.table.situation import Situation
from dealerassist.table.staff import Dealers, actor_of
from dealerassist.table.vacant import Watch
from dealerassist.views import Intent, MenuPage, Press, PressKey
from dealerassist.words import LANGUAGES

Keep = Callable[[Session, HouseRules, str], str]
"""Writes the settings and the language down for the next start; returns why it could not, empty where it could."""
BY_STAFF_CARD = "sensor:staff"
"""The source of a sign-in without digits."""


class Menu:
    """houses: the house rules that can be chosen, by the word that names them; else the shipped presets. language: what
    the screen speaks, one of LANGUAGES. dealers: who may sign in. rotation: the games that follow each other. decks:
    those that take turns.
    """

    def __init__(
        self,
        houses: Mapping[str, HouseRules] | None = None,
        keep: Keep | None = None,
        language: str = LANGUAGES[0],
        dealers: Dealers | None = None,
        rotation: Rotation | None = None,
        decks: Decks | None = None,
    ) -> None:
        self.sheet = Sheet()
        self.language = language
        self._dealers = dealers or {}
        self._staff_cards: tuple[str, ...] = ()
        self._decks = decks or Decks()
        self._turning = Turning(rotation) if rotation is not None else None
        self._houses = houses if houses is not None else {name: preset(name) for name in PRESETS}
        self._keep = keep
        self._most = 0
        self._watch = Watch()

    def standing(self, keeper: Keeper, dealt: bool, game_types: bool = False) -> Standing:
        """What a touch is judged by. dealt: a sensor sees hole cards. game_types: the game asks for an amount."""
        hand = keeper.hand if keeper.dealt else None
        session, house = keeper.arranged
        self._most = max([self._most, *(place.number for place in session.places)])
        down = keeper.down if self.sheet.page is MenuPage.DEALER else Down()
        decks = self._decks
        unseen = () if hand is None else self._watch.empty(hand)
        evening = Evening(self._dealers, down, self._follows(keeper), game_types, decks.names, decks.now, unseen)
        return Standing(hand, session, house, keeper.between, dealt, self._houses, self._most, evening)

    def _follows(self, keeper: Keeper) -> Entry | None:
        """The game of the next hand where the rotation changes it."""
        if self._turning is None or not keeper.dealt or not keeper.hand.over:
            return None
        return self._turning.next(keeper.past.hands, *keeper.arranged)

    def look(self, now: Situation) -> None:
        """What lies at the seats has changed, or the hand has moved on."""
        self._watch = self._watch.looked(now)

    def next_hand(self, keeper: Keeper) -> None:
        """Deals it, with another game where it is that one's turn."""
        if keeper.dealt:
            self._watch = self._watch.next_hand(keeper.hand)
        entry = self._follows(keeper)
        if entry is not None:
            keeper.tell(c.Set(entry.lines), "rotation", "it is this game's turn")
        keeper.next_hand()

    def read(self, intent: Intent, standing: Standing, keeper: Keeper) -> Reply:
        """What `intent` comes to; what is open has changed already, and so has who deals."""
        reply = read(intent, self.sheet, standing)
        self.sheet = reply.sheet
        if reply.signs_in:
            keeper.sign_in(reply.signs_in)
        if reply.deck:
            self._decks.expect(reply.deck)
        return reply

    def sensed(self, reading: DeckInPlay | StaffCards, keeper: Keeper, before: int) -> None:
        """Which deck the cards are of, or whose staff cards lie on an antenna. before: the seq of the last reading that
        was of the cards of the hand before.
        """
        if isinstance(reading, StaffCards):
            self._signs_in(reading.dealers, keeper)
        elif reading.seq > before:
            self._decks.told(reading.deck, keeper)

    def _signs_in(self, dealers: tuple[str, ...], keeper: Keeper) -> None:
        """A staff card that is laid down is its dealer's four digits (WALKTHROUGH 3 i); of two at once nobody can tell
        who deals.
        """
        laid = [dealer for dealer in dealers if dealer not in self._staff_cards]
        self._staff_cards = dealers
        actor = actor_of(laid[0], self._dealers) if len(laid) == 1 else None
        if actor is None or actor == keeper.down.dealer:
            return
        keeper.sign_in(actor, BY_STAFF_CARD)
        if self.sheet.page is MenuPage.DEALER:
            self.sheet = Sheet(again=self.sheet.again, unwritten=self.sheet.unwritten)

    def speaks_another(self, intent: Intent, keeper: Keeper) -> bool:
        """Was the language's key touched? The next one is spoken from now on; what is open stays open."""
        if intent != PressKey(Press.LANGUAGE):
            return False
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self._write(keeper)
        return True

    def keep(self, commands: Iterable[c.Command], keeper: Keeper) -> None:
        """These were told: changed settings are kept, and the seats as long as no journal keeps them."""
        settings = any(isinstance(command, c.Set) or _put_off_set(command) for command in commands)
        if settings or not keeper.dealt:
            self._write(keeper)

    def _write(self, keeper: Keeper) -> None:
        if self._keep is not None:
            self.sheet = self.sheet.with_unwritten(self._keep(*keeper.arranged, self.language))


def _put_off_set(command: c.Command) -> bool:
    return isinstance(command, c.Later) and isinstance(command.command, c.Set)
