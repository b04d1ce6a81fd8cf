"""A card is named where two independent votes agree and none forbids it; in every other case it is unsure or nothing.

The rule comes before all others of the camera: a wrong name changes a winner, an unsure card costs one question.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

import numpy as np

from dealerassist.cards import card
from dealerassist.sensing.camera.colours import Ink
from dealerassist.sensing.camera.judging import (
    Thresholds,
    decided_by_index,
    judge_card,
    judge_index,
    may_be_of_one_card,
)
from dealerassist.sensing.camera.nets import RANKS, SUITS, Vote
from dealerassist.sensing.camera.whole_cards import CardVotes, CornerVote

LEVELS = Thresholds()
QUAD = np.array([[0, 0], [100, 0], [100, 140], [0, 140]], np.float32)


def vote(name: str, sure: float = 0.99) -> Vote:
    """A net that is `sure` of this rank and of this suit; `--` is no card."""
    ranks, suits = np.full(14, (1 - sure) / 13, np.float32), np.full(5, (1 - sure) / 4, np.float32)
    ranks[13 if name == "--" else RANKS.index(name[0])] = sure
    suits[4 if name == "--" else SUITS.index(name[1])] = sure
    return Vote(ranks, suits)


def votes(face: Vote, *corners: Vote, ink: Ink = Ink.UNCLEAR, pips: str | None = None) -> CardVotes:
    read = tuple(CornerVote(place * 2, each, ink) for place, each in enumerate(corners))
    return CardVotes(QUAD, face, read, pips)


def named(of: CardVotes, coloured: bool = True) -> str:
    """The name, `?` where unsure, `` where nothing."""
    verdict = judge_card(of, coloured, LEVELS)
    return "" if verdict is None else "?" if verdict.card is None else str(verdict.card)


def test_an_index_and_the_face_that_agree_name_a_card() -> None:
    assert named(votes(vote("9h"), vote("9h"))) == "9h"


def test_two_corners_that_agree_name_a_card_whose_face_says_little() -> None:
    assert named(votes(vote("9h", 0.3), vote("9h"), vote("9h"))) == "9h"


def test_two_corners_do_not_outvote_a_face_that_thinks_of_another_card() -> None:
    """Both are printed alike: what blurs a nine into an eight does it twice."""
    assert named(votes(vote("8h", 0.67), vote("9h"), vote("9h"))) == "?"
    assert named(votes(vote("8h", 0.5), vote("9h"), vote("9h"))) == "9h", "it hardly does"


def test_pips_second_an_index_whose_rank_the_face_does_not_see() -> None:
    """Rank by letter and by count, suit by index and by face: two votes on each."""
    face = vote("8h", 0.67)
    face.suits[:] = vote("8h", 0.95).suits
    assert named(votes(face, vote("9h"))) == "?"
    assert named(votes(face, vote("9h"), pips="9")) == "9h"
    assert named(votes(face, vote("9d"), pips="9")) == "?"


def test_a_hazy_index_is_enough_where_the_face_and_the_pips_both_second_it() -> None:
    """As where a picture is out of focus: three say the same, of which none sees the same ink alone."""
    hazy = vote("9h", 0.6)
    assert named(votes(vote("9h"), hazy)) == "?"
    assert named(votes(vote("9h"), hazy, pips="9")) == "9h"
    assert named(votes(vote("9h"), vote("8h", 0.6), pips="9")) == "?", "the index speaks for another card"
    assert named(votes(vote("9h"), vote("9d", 0.6), pips="9")) == "?"
    assert named(votes(vote("9h", 0.8), hazy, pips="9")) == "?", "the face is hazy too"
    assert named(votes(vote("9h"), vote("9h", 0.4), pips="9")) == "?", "that is as good as no index"


def test_one_vote_alone_names_no_whole_card() -> None:
    assert named(votes(vote("9h", 0.3), vote("9h"))) == "?"
    assert named(votes(vote("9h"))) == "?"


@pytest.mark.parametrize("other", ["6h", "9d", "9s", "Kc"])
def test_a_face_that_is_sure_of_another_card_stops_the_name(other: str) -> None:
    assert named(votes(vote(other), vote("9h"), vote("9h"))) == "?"


@pytest.mark.parametrize("other", ["6h", "9d", "9s", "Kc"])
def test_a_corner_that_is_sure_of_another_card_stops_the_name(other: str) -> None:
    assert named(votes(vote("9h"), vote("9h"), vote(other))) == "?"


@pytest.mark.parametrize(("ink", "name"), [(Ink.BLACK, "9h"), (Ink.BLACK, "9d"), (Ink.RED, "9s"), (Ink.RED, "9c")])
def test_ink_of_the_other_colour_stops_the_name(ink: Ink, name: str) -> None:
    assert named(votes(vote(name), vote(name), vote(name), ink=ink)) == "?"


def test_a_picture_without_colours_has_no_ink_to_forbid_a_name() -> None:
    assert named(votes(vote("9h"), vote("9h"), ink=Ink.BLACK), coloured=False) == "9h"


@pytest.mark.parametrize(("name", "ink"), [("9d", Ink.BLUE), ("9c", Ink.GREEN), ("9c", Ink.BLACK), ("9d", Ink.RED)])
def test_the_four_colours_of_a_four_colour_deck_forbid_none_of_their_suits(name: str, ink: Ink) -> None:
    assert named(votes(vote(name), vote(name), ink=ink)) == name


def test_pips_of_another_rank_stop_the_name() -> None:
    assert named(votes(vote("9h"), vote("9h"), pips="8")) == "?"
    assert named(votes(vote("Kh"), vote("Kh"), pips="8")) == "?"
    assert named(votes(vote("9h"), vote("9h"), pips="9")) == "9h"


def test_what_no_vote_takes_for_a_card_is_nothing() -> None:
    assert named(votes(vote("--"))) == ""


def test_an_unsure_card_has_the_likeliest_candidates_first() -> None:
    verdict = judge_card(votes(vote("9h", 0.8), vote("6h", 0.9)), True, LEVELS)
    assert verdict is not None
    assert verdict.card is None
    assert set(verdict.candidates[:2]) == {card("9h"), card("6h")}


def test_pips_speak_for_a_candidate() -> None:
    verdict = judge_card(votes(vote("9h", 0.7), vote("6h", 0.7), pips="6"), True, LEVELS)
    assert verdict is not None
    assert verdict.candidates[0] is card("6h")


def test_an_index_alone_names_a_covered_card_only_when_its_ink_speaks_for_it() -> None:
    def spoken_for(sure: float) -> list[Ink]:
        said = {ink: judge_index(vote("9h", sure), ink, True, LEVELS) for ink in Ink}
        return [ink for ink, verdict in said.items() if verdict is not None and verdict.card is not None]

    assert spoken_for(0.96) == [Ink.RED]
    assert spoken_for(0.99) == [Ink.RED, Ink.UNCLEAR], "ink too pale to speak needs a net that is very sure"


def test_an_index_read_on_an_unsure_card_decides_only_what_nobody_forbids() -> None:
    index = judge_index(vote("9h"), Ink.RED, True, LEVELS)
    unsure = judge_card(votes(vote("9h", 0.3), vote("9h", 0.5)), True, LEVELS)
    assert index is not None
    assert unsure is not None

    def decided(of: CardVotes) -> str:
        return str(decided_by_index(of, unsure, [index], True, LEVELS).card)

    assert decided(votes(vote("9h", 0.3))) == "9h"
    assert decided(votes(vote("9h", 0.3), pips="8")) == "None"
    assert decided(votes(vote("9h", 0.3), vote("6h"))) == "None"
    assert decided(votes(vote("8h", 0.67))) == "None"
    assert decided_by_index(votes(vote("9h", 0.3)), unsure, [], True, LEVELS) is unsure


def test_two_corners_of_one_card_that_are_read_differently_are_not_two_cards() -> None:
    """In little light a spade's corner was read as a club, surely; its face and its pips were those of the spade."""
    club, spade, king = (judge_index(vote(name), Ink.BLACK, True, LEVELS) for name in ("4c", "4s", "Kc"))
    assert club is not None
    assert spade is not None
    assert king is not None
    whole = votes(vote("4s"), vote("4c"), vote("4s"))
    assert may_be_of_one_card(whole, [club, spade], LEVELS)
    assert may_be_of_one_card(whole, [club, club], LEVELS)
    assert not may_be_of_one_card(whole, [spade, king], LEVELS), "another card over it"
    assert not may_be_of_one_card(votes(vote("--"), vote("4c"), vote("4s")), [club, spade], LEVELS), "no card's face"
    unsure = judge_card(whole, True, LEVELS)
    assert unsure is not None
    assert decided_by_index(whole, unsure, [spade, club], True, LEVELS) is unsure


def test_an_index_alone_must_be_surer() -> None:
    sure = judge_index(vote("9h", 0.94), Ink.RED, True, LEVELS)
    assert sure is not None
    assert sure.card is None
    assert judge_index(vote("--"), Ink.RED, True, LEVELS) is None
    assert judge_index(vote("9h", 0.94), Ink.RED, True, replace(LEVELS, alone=0.5)) is not None
