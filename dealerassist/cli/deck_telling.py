"""What `deck enrol` tells and writes of each card that is laid over the antenna."""

from __future__ import annotations

from pathlib import Path

from dealerassist.cards import Card
from dealerassist.cli.files import write_private
from dealerassist.cli.output import Output
from dealerassist.sensing import HealthState, SensorCode
from dealerassist.sensing.conversation import Condition
from dealerassist.sensing.enrolling import Enrolment, Step
from dealerassist.words import say

AGAIN = "lay it again, face up and whole"
WORDS = {
    Step.SEVERAL: "several tags lie there: one card at a time",
    Step.WHICH: "its tag is read, its face is not: take it away; a start with --called asks for it by name",
    Step.NOTHING: "its face is read, no tag is: take it away; the tag may be broken",
    Step.KNOWN: "is in the file already",
    Step.TWICE: "another tag is this card already: is it a card too many, or of another deck?",
}
OTHER = {
    True: "its tag stands in the file as {of}: take it away, and lay it again to put that right",
    False: "this tag stands in the file as {of}: take it away, and lay the card that was called",
}
"""Does a camera see which card it is?"""

Lies = tuple[tuple[bytes, ...], Card | None]
"""The tags on the first place, and the face."""


class Telling:
    """Card after card, until none is missing."""

    def __init__(self, enrolment: Enrolment, path: Path, output: Output, sees: bool) -> None:
        """sees: a camera names the cards, and they are not called."""
        self.enrolment = enrolment
        self.output = output
        self._path = path
        self._sees = sees
        self._other: Lies | None = None
        self._again = False
        self._conditions: dict[str, SensorCode] = {}

    def lies(self, tags: tuple[bytes, ...], card: Card) -> None:
        """These tags are this card."""
        step, of = self.enrolment.lies(tags, card), self.enrolment.face(tags)
        if step is Step.OTHER and self._sees and self._other == (tags, card):
            step = self.enrolment.puts_right(tags, card)
        self._again = step is Step.OTHER
        self._other = (tags, card) if self._again else None
        self._record(step, card)
        if step in {Step.ENROLLED, Step.PUT_RIGHT}:
            write_private(self._path, self.enrolment.text().encode())
            was = f"; it was {of} before" if step is Step.PUT_RIGHT else ""
            self.output.text(f"{card}: enrolled, {len(self.enrolment.missing)} to go{was}")
        elif step is Step.OTHER:
            self.output.text(f"{card}: {OTHER[self._sees].format(of=of)}")
        else:
            self.output.text(f"{card}: {WORDS[step]}")

    def apart(self, tags: tuple[bytes, ...], card: Card | None) -> None:
        """A tag without a face, or a face without a tag."""
        step = self.enrolment.lies(tags, None)
        self._again = step in {Step.NOTHING, Step.WHICH}
        self._record(step, card)
        self.output.text(f"{card or 'this card'}: {WORDS[step]}")

    def bare(self) -> None:
        """What lay there was taken away."""
        if self._again:
            self.output.text(AGAIN)
        self._again = False

    def health(self, source: str, condition: Condition) -> None:
        """How the antenna or the camera is: told where it is not well, and when it is so again."""
        told = self._conditions.get(source, SensorCode.WORKS)
        if condition.state is not HealthState.STARTING and condition.code is not told:
            self._conditions[source] = condition.code
            self.output.record({"source": source, "health": str(condition.code)})
            self.output.text(say(f"SensorCode.{condition.code}", dict(condition.facts)))

    def _record(self, step: Step, card: Card | None) -> None:
        self.output.record({"step": str(step), "card": None if card is None else str(card)})
