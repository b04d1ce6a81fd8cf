"""A deck's own look: two parts of a face, matched each by itself, second what nets say, and forbid what they do not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

import cv2
import numpy as np

from dealerassist.cards import card
from dealerassist.sensing.camera import Picture, Recogniser, learned_look, read_picture
from dealerassist.sensing.camera.edges import cut_at_its_edges
from dealerassist.sensing.camera.faces import face_of, packed, unpacked
from dealerassist.sensing.camera.flattening import HEIGHT, WIDTH
from dealerassist.sensing.camera.look import LookVote, Match
from dealerassist.sensing.camera.outlines import outlines
from dealerassist.sensing.camera.whole_cards import CardVotes
from dealerassist.sensing.codes import LookError
from dealerassist.sensing.look_file import Faces
from tests.sensing.camera.test_judging import named, vote, votes

FOLDER = Path(__file__).parents[1] / "overhead/faces"
COURTS = "JQK"
"""Of these drawn decks they have nothing in the middle, so that one is like another there."""


def _deck(folder: Path) -> dict[str, Picture]:
    return {file.stem: read_picture(file) for file in sorted(folder.glob("*.png")) if file.stem[0] not in COURTS}


USUAL, OTHER = _deck(FOLDER), _deck(FOLDER / "four-colours")
FELT = (62, 88, 24)


def on_felt(face: Picture, degrees: float = 0.0, soft: float = 0.0, light: float = 1.0) -> Picture:
    """One card under a camera, turned, out of focus, under a dimmer lamp."""
    size = 420, 420
    warp = cv2.getRotationMatrix2D((face.shape[1] / 2, face.shape[0] / 2), degrees, 200 / face.shape[0])
    warp[:, 2] += (size[0] / 2 - face.shape[1] / 2, size[1] / 2 - face.shape[0] / 2)
    seen = cv2.warpAffine(face, warp, size, flags=cv2.INTER_AREA, borderValue=FELT).astype(np.float32)
    if soft:
        seen = np.asarray(cv2.GaussianBlur(seen, (0, 0), soft), np.float32)
    noise = np.random.default_rng(4).normal(0, 2, seen.shape)
    return np.asarray(np.clip(seen * light + noise, 0, 255), np.uint8)


def made_flat(picture: Picture) -> Picture:
    return cut_at_its_edges(picture, outlines(picture)[0])


def learned(deck: dict[str, Picture]) -> Faces:
    return {card(name): packed(face_of(made_flat(on_felt(face)))) for name, face in deck.items()}


def without_indices(face: Picture) -> Picture:
    """A printer's own letters: what stands in the four corners is wiped out."""
    bare = face.copy()
    high, wide = face.shape[0] // 3, int(face.shape[1] * 0.24)
    for view in (bare, bare[::-1, ::-1], bare[:, ::-1], bare[::-1]):
        view[6:high, 6:wide] = bare[face.shape[0] // 2, 8]
    return bare


def test_each_card_of_the_deck_is_most_like_itself_in_both_parts_either_way_up() -> None:
    look = learned_look([learned(USUAL)])
    assert look is not None
    for name, face in USUAL.items():
        for degrees in (3, 183):
            said = look.vote(made_flat(on_felt(face, degrees, light=0.6)))
            assert said.corners is not None
            assert said.middle is not None
            assert (said.corners.name, said.middle.name) == (name, name)


def test_a_card_that_was_learned_by_an_askew_outline_is_known_by_a_straight_one() -> None:
    """The outline of a card with a dark rim may lean by a fortieth, and its corners then stand elsewhere."""
    picture = on_felt(USUAL["6s"], 20)
    straight = outlines(picture)[0]
    askew = straight + np.array([[-3, -1], [1, -4], [4, 1], [-1, 3]], np.float32)
    faces = {**learned(USUAL), card("6s"): packed(face_of(cut_at_its_edges(picture, askew)))}
    said = Recogniser(look=learned_look([faces])).read(on_felt(USUAL["6s"], 200))
    assert [str(each.card) for each in said] == ["6s"]


def test_a_card_that_is_too_far_out_of_focus_is_not_compared() -> None:
    look = learned_look([learned(USUAL)])
    assert look is not None
    said = look.vote(made_flat(on_felt(USUAL["9s"], soft=5.5)))
    assert said == LookVote(None, None)


def test_a_deck_that_the_nets_cannot_read_is_read_by_its_look() -> None:
    bare = {name: without_indices(face) for name, face in USUAL.items()}
    plain, knows = Recogniser(), Recogniser(look=learned_look([learned(bare)]))
    for name, face in bare.items():
        picture = on_felt(face, 8)
        assert [each.card for each in plain.read(picture) if each.card] == [], "no index, so never by the nets"
        assert [str(each.card) for each in knows.read(picture)] == [name]


def test_no_card_of_another_deck_is_named_wrongly_by_it() -> None:
    knows = Recogniser(look=learned_look([learned(USUAL)]))
    strangers = {**OTHER, **{name: without_indices(face) for name, face in OTHER.items()}}
    assert strangers
    for name, face in strangers.items():
        said = [str(each.card) for each in knows.read(on_felt(face, 8)) if each.card]
        assert said in ([], [name])


def test_two_decks_that_take_turns_are_both_known() -> None:
    bare = {name: without_indices(face) for name, face in USUAL.items()}
    knows = Recogniser(look=learned_look([learned(OTHER), learned(bare)]))
    for name, face in {**bare, **OTHER}.items():
        assert [str(each.card) for each in knows.read(on_felt(face))] == [name]


def test_a_face_that_is_no_picture_is_refused() -> None:
    with pytest.raises(LookError, match="120×168"):
        unpacked(b"no picture")
    with pytest.raises(LookError, match="120×168"):
        unpacked(cv2.imencode(".png", np.zeros((HEIGHT, WIDTH, 3), np.uint8))[1].tobytes())


SURE = Match("9h", 0.97, 0.2, 0.9)


def said_by(of: CardVotes, corners: Match | None, middle: Match | None) -> CardVotes:
    return replace(of, look=LookVote(corners, middle))


def test_two_parts_that_agree_name_a_card_that_no_net_can_read() -> None:
    nothing = votes(vote("--"))
    assert named(said_by(nothing, SURE, SURE)) == "9h"
    assert named(said_by(nothing, SURE, None)) == "", "one part alone is one vote"
    assert named(said_by(nothing, SURE, replace(SURE, name="9d"))) == ""
    assert named(said_by(nothing, SURE, replace(SURE, alike=0.8))) == ""
    assert named(said_by(nothing, SURE, replace(SURE, ahead=0.01))) == "", "as like another card of this deck"
    assert named(said_by(nothing, SURE, replace(SURE, apart=0.3))) == ""


def test_one_sure_part_seconds_an_index_or_a_face() -> None:
    face_alone = votes(vote("9h", 0.9))
    assert named(face_alone) == "?"
    assert named(said_by(face_alone, SURE, None)) == "9h"
    assert named(said_by(face_alone, replace(SURE, alike=0.9), None)) == "?"


def test_a_part_that_is_sure_of_another_card_forbids_every_name() -> None:
    both_nets = votes(vote("6h"), vote("6h"))
    assert named(both_nets) == "6h"
    assert named(said_by(both_nets, SURE, None)) == "?"
    assert named(said_by(both_nets, replace(SURE, alike=0.9), None)) == "6h"
