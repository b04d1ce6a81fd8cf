"""Seats that act at random, so that short all-ins, side pots and odd chips abound."""

from __future__ import annotations

from random import Random

from dealerassist.engine import Owes
from tests.oracle.lockstep import Act, Chooser
from tests.oracle.rulebook import Rulebook, View


class RandomChooser(Chooser):
    """The same acts for the same seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(f"acts {seed}")
        self.eager = self.rng.choice([0.15, 0.35, 0.6, 0.95])  # to bet and raise
        self.calm = self.rng.choice([0, 0, 0, 0, 3])  # streets before it bets at all
        self.climbs = self.rng.random() < 0.25  # goes all-in over a bet rather than make a full raise
        self.careless = self.rng.choice([0.0, 0.02, 0.1, 0.3])  # folds where a check is free

    def act(self, book: Rulebook, view: View, may_fold: bool) -> Act:
        rng, place = self.rng, view.place
        refused = self._refused(book, view) if rng.random() < 0.1 else ()
        newcomer = book.setup.seats[place].owes is Owes.NEW and book.street == 1
        if book.bring_in_due and view.place == book.opened_by:
            may_fold = False
        if may_fold and rng.random() < (0.15 if view.to_call else 0.4 if newcomer else self.careless):
            return Act(None, refused=refused)
        to = book.in_street[place] + view.to_call
        if rng.random() < self._eager(book, view):
            to = self._raise_to(book, view) or to
        goes_all_in = to == book.reach(place) and to > book.in_street[place]
        return Act(to, goes_all_in and rng.random() < 0.7, refused)

    def _eager(self, book: Rulebook, view: View) -> float:
        if book.street <= self.calm:
            return 0.0
        if not self.climbs or view.most is None:
            return self.eager
        return 0.95 if view.least == view.most else 0.3

    def look(self) -> bool:
        return self.rng.random() < 0.1

    def mucks(self, place: int) -> bool:
        return self.rng.random() < 0.3

    def exchanges(self) -> int:
        return self.rng.choice([0, 0, 1, 1, 2, 3, 5])

    def _raise_to(self, book: Rulebook, view: View) -> int | None:
        rng, least, most = self.rng, view.least, view.most
        if least is None or most is None:
            return None
        others = book.others_reach(view.place)
        if book.price < others < least and rng.random() < 0.3:
            return others
        small = min(most, least + rng.randint(0, 2 * book.unit))
        return rng.choices([least, small, rng.randint(least, most), most], [40, 35, 10, 15])[0]

    def _refused(self, book: Rulebook, view: View) -> tuple[int, ...]:
        """Totals that are too small, too large, or barred altogether."""
        if view.least is None or view.most is None:
            return (book.price + book.unit,)
        tries = {view.least - 1, view.most + 1, book.price} - {book.others_reach(view.place), view.most}
        return tuple(to for to in sorted(tries) if to > 0 and not view.least <= to <= view.most)
