"""A deck's look, card by card: what is learned, what is one too many, and when a card that was called is believed."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="opencv is not installed here")

import cv2
import numpy as np

from dealerassist.cards import Card, card
from dealerassist.sensing.camera.faces import FACE_SIZE, Face
from dealerassist.sensing.overhead.first_place import Laid
from dealerassist.sensing.overhead.learning import DOUBT, LookEnrolment, LookStep

ACE, SEVEN, KING = (card(name) for name in ("As", "7c", "Kd"))
PACK = (ACE, SEVEN, KING)


def face(of: Card) -> Face:
    """Drawn by chance, always the same one of a card: blots on white paper."""
    small = np.random.default_rng(PACK.index(of)).integers(0, 2, (12, 9), np.uint8) * 255
    return np.repeat(cv2.resize(small, FACE_SIZE, interpolation=cv2.INTER_NEAREST)[..., None], 3, axis=2)


def sure(of: Card) -> Laid:
    return Laid(of, (), 0.99, face(of))


def unsure(of: Card, *candidates: Card, confidence: float = 0.3) -> Laid:
    return Laid(None, candidates, confidence, face(of))


def test_a_card_is_learned_once_and_one_too_many_is_named() -> None:
    enrolment = LookEnrolment(PACK)
    assert enrolment.lies(sure(ACE)) == (LookStep.LEARNED, ACE)
    assert enrolment.lies(sure(SEVEN)) == (LookStep.LEARNED, SEVEN)
    assert enrolment.lies(sure(ACE)) == (LookStep.KNOWN, ACE)
    assert enrolment.missing == (KING,)
    assert enrolment.twice == {ACE}


def test_a_card_that_lies_there_still_is_not_one_too_many() -> None:
    enrolment = LookEnrolment(PACK)
    enrolment.lies(sure(ACE))
    assert enrolment.lies(sure(ACE)) == (LookStep.SAME, ACE), "it was moved"
    assert not enrolment.twice
    enrolment.emptied()
    assert enrolment.lies(sure(ACE)) == (LookStep.KNOWN, ACE)
    assert enrolment.twice == {ACE}


def test_what_the_recogniser_is_sure_of_counts_whatever_was_called() -> None:
    assert LookEnrolment(PACK).lies(sure(SEVEN), ACE) == (LookStep.LEARNED, SEVEN)


def test_a_card_that_nobody_knows_is_believed_where_it_was_called() -> None:
    enrolment = LookEnrolment(PACK)
    assert enrolment.lies(unsure(ACE)) == (LookStep.WHICH, None)
    assert enrolment.lies(unsure(ACE, SEVEN, confidence=DOUBT - 0.1), ACE) == (LookStep.LEARNED, ACE)
    assert enrolment.lies(unsure(SEVEN), SEVEN) == (LookStep.STAYS, ACE), "it may be the ace still"
    enrolment.emptied()
    assert enrolment.lies(unsure(SEVEN), SEVEN) == (LookStep.LEARNED, SEVEN)


@pytest.mark.parametrize("laid", [unsure(SEVEN, ACE, confidence=DOUBT), unsure(ACE)])
def test_one_that_looks_like_another_card_than_was_called_is_believed_only_when_it_is_laid_again(laid: Laid) -> None:
    """The recogniser rather says another one, or it is just as one that was learned."""
    enrolment = LookEnrolment(PACK)
    enrolment.lies(sure(ACE))
    enrolment.emptied()
    assert enrolment.lies(laid, SEVEN) == (LookStep.DOUBTED, ACE)
    assert enrolment.lies(laid, SEVEN) == (LookStep.STAYS, SEVEN), "it was not taken away"
    enrolment.emptied()
    assert enrolment.lies(laid, SEVEN) == (LookStep.LEARNED, SEVEN)


def test_a_look_that_was_begun_is_gone_on_with() -> None:
    begun = LookEnrolment(PACK)
    begun.lies(sure(ACE))
    again = LookEnrolment(PACK, begun.faces)
    assert again.missing == (SEVEN, KING)
    assert again.lies(sure(ACE)) == (LookStep.KNOWN, ACE)
