"""What stands on the sheet while a table is set up, and the lines that tell the table so (`set`)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dealerassist.cards import DealerAssistError
from dealerassist.engine import AntePayer, FixedLimit, HouseRules, Session, game_named
from dealerassist.engine.codes import SetupCode
from dealerassist.engine.games import GAMES
from dealerassist.journal.arranging import NO_BLINDS, arranged, house_lines
from dealerassist.table.setup.standing import Standing
from dealerassist.views import PhraseCode, SettingCode

LIMITS = ("no", "pot", "fixed")
BLINDS = (SettingCode.SMALL_BLIND, SettingCode.BIG_BLIND, SettingCode.THIRD_BLIND)
BETS = (SettingCode.SMALL_BET, SettingCode.BIG_BET)
AMOUNTS = (*BETS, *BLINDS, SettingCode.ANTE, SettingCode.BRING_IN, SettingCode.CHIP)
"""Settings whose value is typed."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The settings, in the words of a script's header; amounts in chips.

    bets: small and big bet of fixed limit, (0, 0) in others. blinds: small, big and third, 0 for none; further: those
    beyond. bring_in: stud's, 0 in games with blinds. house: the word that names it. button: a seat that was touched,
    None while it is left to follow the rules. deck: empty where there are no two to choose from.
    """

    game: str
    limit: str
    bets: tuple[int, int]
    blinds: tuple[int, int, int]
    further: tuple[int, ...]
    ante: int
    bring_in: int
    payer: AntePayer
    chip: int
    house: str
    button: int | None = None
    deck: str = ""

    def amount(self, setting: SettingCode) -> int:
        """The value of one of `AMOUNTS`."""
        if setting in BLINDS:
            return self.blinds[BLINDS.index(setting)]
        if setting in BETS:
            return self.bets[BETS.index(setting)]
        return {SettingCode.ANTE: self.ante, SettingCode.BRING_IN: self.bring_in}.get(setting, self.chip)

    def with_amount(self, setting: SettingCode, amount: int) -> Draft:
        """With one of `AMOUNTS` changed."""
        if setting in BLINDS:
            small, big, third = (amount if one is setting else self.amount(one) for one in BLINDS)
            return replace(self, blinds=(small, big, third))
        if setting in BETS:
            small, big = (amount if one is setting else self.amount(one) for one in BETS)
            return replace(self, bets=(small, big))
        if setting is SettingCode.BRING_IN:
            return replace(self, bring_in=amount)
        return replace(self, ante=amount) if setting is SettingCode.ANTE else replace(self, chip=amount)

    def with_value(self, setting: SettingCode, value: str) -> Draft:
        """With one of the settings changed that have a list of values."""
        match setting:
            case SettingCode.GAME:
                return self._with_game(value)
            case SettingCode.HOUSE:
                return replace(self, house=value)
            case SettingCode.DECK:
                return replace(self, deck=value)
            case SettingCode.ANTE_FROM:
                return replace(self, payer=AntePayer(value))
        big = max(self.blinds) or self.chip
        bets = self.bets if any(self.bets) else (big, 2 * big)
        return replace(self, limit=value, bets=bets if value == "fixed" else (0, 0))

    def _with_game(self, game: str) -> Draft:
        """Stud has antes and a bring-in instead of blinds, Guts an ante; usual ones are proposed, and back again."""
        was, new = game_named(self.game), game_named(game)
        drafted = replace(self, game=game)
        if (was.button, was.up_cards) == (new.button, new.up_cards):
            return drafted
        if new.button:
            small = self.bets[0] or 10 * self.ante or self.chip
            return replace(drafted, blinds=(_in_chips(small // 2, self.chip), small, 0), ante=0, bring_in=0)
        if not new.up_cards:
            ante = self.ante or max(self.blinds) or self.chip
            bare = replace(drafted, limit="no", bets=(0, 0), blinds=(0, 0, 0), ante=ante, bring_in=0)
            return replace(bare, payer=AntePayer.ALL, further=())
        fixed = drafted.with_value(SettingCode.LIMIT, "fixed")
        ante, bring_in = (_in_chips(fixed.bets[0] // part, self.chip) for part in (10, 4))
        nobody_else = replace(fixed, payer=AntePayer.ALL, further=())
        return replace(nobody_else, blinds=(0, 0, 0), ante=ante, bring_in=min(bring_in, fixed.bets[0]))

    def has(self, setting: SettingCode) -> bool:
        """Is it a setting of this game and limit?"""
        game = game_named(self.game)
        if setting in BETS:
            return self.limit == "fixed" and game.bets
        if setting is SettingCode.LIMIT:
            return game.bets
        if setting in BLINDS or setting is SettingCode.ANTE_FROM:
            return game.button
        if setting is SettingCode.BRING_IN:
            return game.up_cards
        if setting is SettingCode.DECK:
            return bool(self.deck)
        return setting is not SettingCode.BUTTON or game.button

    @property
    def value(self) -> dict[SettingCode, str]:
        """The settings that have a list of values."""
        return {
            SettingCode.GAME: self.game,
            SettingCode.HOUSE: self.house,
            SettingCode.DECK: self.deck,
            SettingCode.LIMIT: self.limit,
            SettingCode.ANTE_FROM: self.payer.value,
        }


def _in_chips(amount: int, chip: int) -> int:
    """A whole number of chips, one at least. A chip of nothing is told when the sheet closes, not here."""
    return max(1, amount // max(1, chip)) * chip


def values_of(setting: SettingCode, standing: Standing) -> tuple[str, ...]:
    """What can be chosen; nothing where the value is typed or touched."""
    return {
        SettingCode.GAME: tuple(GAMES),
        SettingCode.HOUSE: tuple(standing.houses),
        SettingCode.DECK: standing.evening.decks,
        SettingCode.LIMIT: LIMITS,
        SettingCode.ANTE_FROM: tuple(payer.value for payer in AntePayer),
    }.get(setting, ())


def draft_of(standing: Standing) -> Draft:
    """The table as it is set up now."""
    stakes, limit = standing.session.stakes, standing.session.stakes.limit
    small, big, third, *further = (*_padded(stakes.blinds), 0)[:3] + stakes.blinds[3:]
    return Draft(
        game=standing.session.game.name,
        limit=limit.word,
        bets=(limit.small, limit.large) if isinstance(limit, FixedLimit) else (0, 0),
        blinds=(small, big, third),
        further=tuple(further),
        ante=stakes.ante,
        bring_in=stakes.bring_in,
        payer=stakes.ante_payer,
        chip=stakes.chip,
        house=house_word(standing),
        deck=standing.evening.deck if len(standing.evening.decks) > 1 else "",
    )


def _padded(blinds: tuple[int, ...]) -> tuple[int, ...]:
    """A single blind is the big one."""
    return (0, *blinds) if len(blinds) == 1 else (*blinds, 0, 0)


def house_word(standing: Standing) -> str:
    """The word by which the house can be chosen; where it cannot, as some switches are others, its name and a star."""
    words = (word for word, rules in standing.houses.items() if rules == standing.house)
    return next(words, f"{standing.house.name} *")


def lines_of(draft: Draft, standing: Standing) -> str:
    """What has to be told to set the table up as drafted; empty where it is so already."""
    now = draft_of(standing)
    lines = []
    if draft.game != now.game:
        lines.append(f"game {draft.game}")
    if (draft.limit, draft.bets) != (now.limit, now.bets):
        lines.append(" ".join(["limit", draft.limit, *(str(bet) for bet in draft.bets if draft.limit == "fixed")]))
    elif draft.blinds != now.blinds and draft.limit != "fixed":
        lines.append(f"limit {draft.limit}")  # the least bet goes with the big blind again
    if draft.blinds != now.blinds:
        blinds = [str(blind) for blind in (*draft.blinds, *draft.further) if blind]
        lines.append(" ".join(["blinds", *blinds]) if blinds else NO_BLINDS)
    if (draft.ante, draft.payer) != (now.ante, now.payer):
        lines.append(f"ante {draft.ante}" + (" bb" if draft.payer is AntePayer.BIG_BLIND else ""))
    if draft.bring_in != now.bring_in:
        lines.append(f"bring-in {draft.bring_in}")
    if draft.chip != now.chip:
        lines.append(f"chip {draft.chip}")
    if draft.house != now.house and draft.house in standing.houses:
        lines += house_lines(standing.session, standing.houses[draft.house])
    return "; ".join([*lines, *([f"button {draft.button}"] if draft.button is not None else [])])


def refused(draft: Draft, standing: Standing) -> PhraseCode | None:
    """Why the table cannot be set up so, as the engine sees it; None where it can."""
    try:
        session, house = arranged(standing.session, standing.house, lines_of(draft, standing))
        if sum(place.plays(house) for place in session.places) > session.game.most_seats:
            return PhraseCode.PLAYERS_TOO_MANY
        if draft.button is not None:
            _button_fits(session, house)
        if not _pays_to_play(session):
            return PhraseCode.BAD_SETTING
    except DealerAssistError as error:
        return _WHY.get(str(error.code), PhraseCode.BAD_SETTING)
    return None


def _pays_to_play(session: Session) -> bool:
    """Does somebody put chips in before the deal? Else nobody could win anything; in Guts there are only antes."""
    stakes = session.stakes
    return bool(stakes.ante or (session.game.bets and (stakes.blinds or stakes.bring_in)))


def _button_fits(session: Session, house: HouseRules) -> None:
    """Raises `SetupError` where the button cannot lie there. Too few players are no fault of the button's."""
    if sum(place.plays(house) for place in session.places) > 1:
        session.next(house)


_WHY = {
    SetupCode.BAD_STAKES.value: PhraseCode.BAD_BLINDS,
    SetupCode.BAD_LIMIT.value: PhraseCode.BAD_BETS,
    SetupCode.BAD_BUTTON.value: PhraseCode.BUTTON_WHERE,
}
