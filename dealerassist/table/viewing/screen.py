"""The whole screen from what stands."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from dealerassist.engine import Await, FixedLimit, Hand, HouseRules, NoLimit, PotLimit, Session, Stakes
from dealerassist.table.amounts import count, tried, unit_of
from dealerassist.table.ending import ended_by_folds
from dealerassist.table.levels import BOARD_PLACES, CAMERA, MUCK, Levels, place_source, seat_source
from dealerassist.table.situation import Situation
from dealerassist.table.viewing.button import then_button
from dealerassist.table.viewing.column import column
from dealerassist.table.viewing.keys import action_row
from dealerassist.table.viewing.prompts import prompt_of
from dealerassist.table.viewing.reasons import in_full, places, reasons, second_places
from dealerassist.table.viewing.seats import most_seats, seat_views
from dealerassist.views import HealthCode, MarkCode, PlaceCode, PotView, StakesView, TableView


def screen(
    situation: Situation,
    table: Session,
    house: HouseRules,
    marks: tuple[MarkCode, ...] = (),
    health: tuple[HealthCode, ...] = (HealthCode.BY_HAND,),
    down: Collection[str] = (),
) -> TableView:
    """What the dealer sees; an amount that is being typed already counts where it can be (DISPLAY 6.7). `down`:
    sensors that have failed, or have a key that hangs, and that the dealer was not told of.
    """
    shown = as_typed(situation)
    return TableView(
        prompt=prompt_of(shown, table, house, down),
        seats=seat_views(shown, table, most_seats(table)),
        board=places(shown),
        second=second_places(shown),
        row=action_row(shown),
        column=column(shown),
        stakes=stakes_view(shown.hand.setup.game.name, shown.hand.setup.stakes),
        hand=shown.hand.setup.number,
        pot=_pot(shown),
        reasons=(*reasons(shown), *(then_button(table, house) if ended_by_folds(shown) else ())),
        marks=marks,
        health=health,
        pad=shown.desk.typing is not None,
        unit=unit_of(shown.hand),
        why=in_full(shown) if shown.desk.why else (),
        naming=shown.desk.naming is not None,
        lowest=shown.hand.setup.game.pack.cards[0].rank,
    )


def stakes_view(game: str, stakes: Stakes) -> StakesView:
    """A game of fixed limit goes by its bets, any other by its blinds, or by its ante where there are none."""
    limit = stakes.limit
    if isinstance(limit, FixedLimit):
        return StakesView(game, limit.word, (limit.small, limit.large))
    if not stakes.blinds and stakes.ante:
        return StakesView(game, PlaceCode.ANTE, (stakes.ante,))
    return StakesView(game, limit.word, stakes.blinds)


def health_of(levels: Levels, seats: Iterable[int] = ()) -> tuple[HealthCode, ...]:
    """The sensors in a word: none at all, all well, some of them, or none of those that there were; the camera; and
    that a key of the dealer's hangs. seats: those that are taken; at another no antenna need be.
    """
    needed = {*map(seat_source, seats), *map(place_source, range(1, BOARD_PLACES + 1)), MUCK}
    antennas_down = levels.down - {CAMERA} | levels.missing & needed
    by_antennas = bool(levels.seats) or (levels.board is not None and len(levels.by_camera) < BOARD_PLACES)
    rfid = HealthCode.RFID_PART if antennas_down else HealthCode.RFID_OK
    told = [rfid] if by_antennas else [HealthCode.RFID_OFF] if antennas_down else []
    if levels.camera is not None:
        told.append(HealthCode.CAMERA_OK if levels.camera else HealthCode.CAMERA_OFF)
    keys = (HealthCode.KEY_STUCK,) if levels.hanging else ()
    return (*(told or [HealthCode.BY_HAND]), *keys)


def as_typed(situation: Situation) -> Situation:
    """The situation with the typed amount in place, where the rules allow it."""
    typing = situation.desk.typing
    change = count(situation, typing) if typing is not None else None
    if change is None:
        return situation
    hand = tried(situation, change)
    return replace(situation, hand=hand) if isinstance(hand, Hand) else situation


def _pot(situation: Situation) -> PotView | None:
    """One pot below the board, in fixed limit and pot limit; not while it is pushed: the steps say how much."""
    hand = situation.hand
    limit = hand.setup.stakes.limit
    volunteered = not hand.setup.game.bets or not isinstance(limit, NoLimit) or isinstance(limit, PotLimit)
    several = len([pot for pot in hand.pots if pot.amount]) > 1 and any(s.live and s.all_in for s in hand.seats)
    if several or hand.over or hand.awaits is Await.AWARD or not volunteered:
        return None
    return PotView(0, hand.pot_with_bets if situation.counted else None)
