"""DISPLAY 11: no type of a view has a field that could hold an untabled card; those that hold a card are listed."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Union, get_args, get_origin, get_type_hints

from dealerassist import views
from dealerassist.cards import Card
from dealerassist.views import Intent, TableView

PUBLIC = {
    "SeatView.cards": "up cards and tabled hands",
    "SeatView.more": "tabled cards that have no room in the block",
    "SeatView.playing": "those of them that play",
    "PlaceView.card": "face up on the board",
    "KeyView.card": "lies face up, or is being named by the dealer",
    "NameCard.card": "the dealer's own word",
}
"""Every field of a view or an intent that has room for a card, and why everybody may see it."""

TEXT_OR_NUMBER = {int, str, bool, float, type(None)}


def held_by(hint: Any) -> Iterator[Any]:
    """The plain types that a type hint is made of."""
    if get_origin(hint) in {Union, types.UnionType, tuple}:
        for part in get_args(hint):
            if part is not Ellipsis:
                yield from held_by(part)
    elif get_origin(hint) is Mapping or get_origin(hint) is dict:
        for part in get_args(hint):
            yield from held_by(part)
    else:
        yield hint


def fields_from(root: type) -> dict[str, set[Any]]:
    """`Type.field` -> the plain types it can hold, of `root` and of everything that can stand in it; `Type` itself."""
    found: dict[str, set[Any]] = {}
    ahead, done = [root], set[type]()
    while ahead:
        kind = ahead.pop()
        if kind in done or not is_dataclass(kind) or kind is Card:
            continue
        done.add(kind)
        found[kind.__name__] = set()
        hints = get_type_hints(kind)
        for each in fields(kind):
            holds = set(held_by(hints[each.name]))
            found[f"{kind.__name__}.{each.name}"] = holds
            ahead += [one for one in holds if isinstance(one, type)]
        ahead += kind.__subclasses__()
    return found


def all_fields() -> dict[str, set[Any]]:
    return fields_from(TableView) | fields_from(Intent)


def test_display_11_only_the_listed_fields_of_a_view_have_room_for_a_card() -> None:
    assert {name for name, holds in all_fields().items() if Card in holds} == set(PUBLIC)


def test_no_field_of_a_view_is_open_to_anything() -> None:
    for name, holds in all_fields().items():
        for one in holds:
            plain = one in TEXT_OR_NUMBER or one is Card
            assert plain or (isinstance(one, type) and one.__module__.startswith("dealerassist.views.")), (name, one)


def test_every_dataclass_of_the_views_is_walked() -> None:
    made = {kind.__name__ for kind in vars(views).values() if isinstance(kind, type) and is_dataclass(kind)}
    assert made <= all_fields().keys()
