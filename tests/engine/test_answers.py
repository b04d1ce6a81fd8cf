"""What the engine answers to the hand scripts stays as it is (DESIGN 4): the rows of a journal hold digests of the
events that their commands gave, and a later version must read them. A rule that is mended on purpose changes
`answers.txt` in the same commit: `python -m tests.engine.answers > tests/engine/answers.txt`.
"""

from __future__ import annotations

import pytest

from tests.engine.answers import KEPT, SCRIPTS, answers, digest, name

DIGESTS = {script: kept for kept, script in (line.split() for line in KEPT.read_text("utf-8").splitlines())}


def test_every_script_is_kept() -> None:
    assert sorted(DIGESTS) == sorted(name(file) for file in SCRIPTS.rglob("*.hand"))


@pytest.mark.parametrize("script", DIGESTS)
def test_the_engine_answers_as_before(script: str) -> None:
    told = answers(SCRIPTS / f"{script}.hand")
    assert digest(told) == DIGESTS[script], "\n".join(told)
