"""What a whole card is asked: its face, the index in every corner, its pips, its ink."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np

from dealerassist.sensing.camera.blobs import Blob, ink_blobs
from dealerassist.sensing.camera.colours import Ink, inks
from dealerassist.sensing.camera.edges import cut_at_its_edges
from dealerassist.sensing.camera.flattening import HEIGHT, MADE_FLAT, WIDTH, flat, longer_side_upright
from dealerassist.sensing.camera.index_places import FILLED, IndexPlace, index_places, piece
from dealerassist.sensing.camera.look import Look, LookVote
from dealerassist.sensing.camera.nets import Nets, Vote
from dealerassist.sensing.camera.outlines import Quad
from dealerassist.sensing.camera.patches import CARD_SIZE, INDEX_SIZE
from dealerassist.sensing.camera.pictures import Picture
from dealerassist.sensing.camera.pips import counted

INK_OF_PIECE = 0.7
"""Of a piece's width and height; the rest is paper, and may be beside the card."""

USUAL = ((0.095, 0.148, 0.2), (0.105, 0.165, 0.25), (0.125, 0.13, 0.14), (0.14, 0.22, 0.36))
"""Where printers put the index, for cards on which no ink stands out: its middle as parts of width and height, and its
height as a part of the card's."""
JOINED = (1.6, 4.0)
"""Height by width of a spot that may be a whole index: out of focus its rank and suit run together."""
LEAST_JOINED = 0.1
"""Its height as a part of the card's: less is a rank alone."""
MOST_PLACES = 8
"""Of the places that the ink of one card suggests."""


@dataclass(frozen=True, slots=True)
class CornerVote:
    """corner: 0 top left, 1 top right, 2 bottom right, 3 bottom left, as the card was cut out."""

    corner: int
    vote: Vote
    ink: Ink


@dataclass(frozen=True, slots=True)
class CardVotes:
    """All that is known of one outline. face: of the card net. corners: the best reading of each corner that has an
    index, the surest first. pips: the rank by its pips. look: by the deck's own look, where one is known."""

    quad: Quad
    face: Vote
    corners: tuple[CornerVote, ...]
    pips: str | None
    look: LookVote | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """An outline that was asked. card: made flat. unread: the usual places at an end where ink suggested others."""

    votes: CardVotes
    card: Picture
    unread: tuple[IndexPlace, ...]


def asked(picture: Picture, quads: Sequence[Quad], nets: Nets, look: Look | None = None) -> list[Asked]:
    """The votes on every outline. All outlines go through the nets together, which is faster."""
    cards = [flat(picture, quad) for quad in quads]
    faces = nets.cards(
        [np.asarray(cv2.resize(card, CARD_SIZE, interpolation=cv2.INTER_AREA), np.uint8) for card in cards]
    )
    places = [_places(card) for card in cards]
    whole = [_in_the_picture(its, quad, picture) for (its, _), quad in zip(places, quads, strict=True)]
    corners = _read(cards, whole, nets)
    found = []
    for quad, card, face, its, (_, unread) in zip(quads, cards, faces, corners, places, strict=True):
        left = tuple(_in_the_picture(unread, quad, picture))
        matched = None if look is None else look.vote(cut_at_its_edges(picture, quad))
        found.append(Asked(CardVotes(quad, face, _surest(its), counted(card), matched), card, left))
    return found


def asked_again(unsure: Sequence[Asked], nets: Nets) -> list[CardVotes]:
    """The votes on the same outlines, with what stands at the usual places that were left out."""
    corners = _read([each.card for each in unsure], [each.unread for each in unsure], nets)
    return [
        replace(each.votes, corners=_surest([*each.votes.corners, *more]))
        for each, more in zip(unsure, corners, strict=True)
    ]


def _read(cards: Sequence[Picture], places: Sequence[Sequence[IndexPlace]], nets: Nets) -> list[list[CornerVote]]:
    """What stands at each place of each card; what is likelier no index than any is left out."""
    pieces = [piece(card, place) for card, its in zip(cards, places, strict=True) for place in its]
    votes = iter(nets.indices(pieces))
    cut = iter(pieces)
    found = []
    for its in places:
        read = [(_corner(place), next(votes), next(cut)) for place in its]
        best = [each for each in read if each[1].none < 0.5]
        ink = inks([piece for _, _, piece in best])
        found.append([CornerVote(corner, vote, its_ink) for (corner, vote, _), its_ink in zip(best, ink, strict=True)])
    return found


def _surest(read: Sequence[CornerVote]) -> tuple[CornerVote, ...]:
    """The best reading of each corner, the surest corner first."""
    best: dict[int, CornerVote] = {}
    for each in read:
        known = best.get(each.corner)
        if known is None or each.vote.confidence > known.vote.confidence:
            best[each.corner] = each
    return tuple(sorted(best.values(), key=lambda each: -each.vote.confidence))


def _places(card: Picture) -> tuple[list[IndexPlace], list[IndexPlace]]:
    """Where to read: what the ink suggests near the corners, either way up, and the usual places at an end of the card
    where it suggests nothing; and the usual places that are left."""
    layers = [[blob for blob in blobs if _in_a_corner(blob)] for blobs in ink_blobs(card, reach=0.16, largest=0.3)]
    joined = [_joined(blob) for blobs in layers for blob in blobs if _may_be_joined(blob)]
    pairs = index_places(layers, upright=True)
    suggested = [place for place in [*pairs, *joined] if _near_its_corner(place)][:MOST_PLACES]
    places, left = suggested.copy(), []
    for down in (1.0, -1.0):
        usual = [_usual(x, y, height, down) for x, y, height in USUAL]
        if any(place.down[1] * down > 0 for place in suggested):
            left += usual
        else:
            places += usual
    return places, left


def _may_be_joined(blob: Blob) -> bool:
    """Whether a spot may be a rank that blur has joined to its suit."""
    wide, tall = np.ptp(blob.outline, axis=0) + 1
    return bool(JOINED[0] < tall / wide < JOINED[1] and tall > LEAST_JOINED * HEIGHT)


def _joined(blob: Blob) -> IndexPlace:
    """The index that one spot is, upright at the top and upside down at the foot."""
    _, tall = np.ptp(blob.outline, axis=0) + 1
    down = 1.0 if blob.y < HEIGHT / 2 else -1.0
    return IndexPlace((blob.x, blob.y), (0.0, down), float(tall), _wide(float(tall)))


def _wide(tall: float) -> float:
    """Of a piece round an index of that height."""
    return tall / FILLED * INDEX_SIZE[0] / INDEX_SIZE[1]


def _in_the_picture(places: list[IndexPlace], quad: Quad, picture: Picture) -> list[IndexPlace]:
    """Those that the picture's edge does not cut: half an eight is a three."""
    if not places:
        return []
    warp = cv2.getPerspectiveTransform(MADE_FLAT, longer_side_upright(quad).astype(np.float32))
    pieces = np.stack([place.corners() for place in places])
    indices = pieces.mean(axis=1, keepdims=True) * (1 - INK_OF_PIECE) + pieces * INK_OF_PIECE
    spots = cv2.perspectiveTransform(indices.reshape(1, -1, 2), warp).reshape(-1, 4, 2)
    edge = (picture.shape[1], picture.shape[0])
    return [place for place, its in zip(places, spots, strict=True) if its.min() >= 0 and (its <= edge).all()]


def _usual(x: float, y: float, height: float, down: float) -> IndexPlace:
    tall = height * HEIGHT
    centre = (x * WIDTH, y * HEIGHT) if down > 0 else ((1 - x) * WIDTH, (1 - y) * HEIGHT)
    return IndexPlace(centre, (0.0, down), tall, _wide(tall))


def _in_a_corner(blob: Blob) -> bool:
    x, y = blob.x / WIDTH, blob.y / HEIGHT
    return min(x, 1 - x) < 0.33 and min(y, 1 - y) < 0.43


def _near_its_corner(place: IndexPlace) -> bool:
    """An upright index stands at the top, one upside down at the foot; both at a side."""
    x, y = place.centre[0] / WIDTH, place.centre[1] / HEIGHT
    down = y if place.down[1] > 0 else 1 - y
    return down < 0.34 and min(x, 1 - x) < 0.24 and place.height > 0.07 * HEIGHT


def _corner(place: IndexPlace) -> int:
    left = place.centre[0] < WIDTH / 2
    top = place.centre[1] < HEIGHT / 2
    return (0 if left else 1) if top else (3 if left else 2)
