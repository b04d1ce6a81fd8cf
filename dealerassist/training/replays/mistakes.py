"""The mistakes that a dealer makes, a row each (PROCEDURES)."""

from __future__ import annotations

from dealerassist.training.replays.betting import BETTING
from dealerassist.training.replays.dealing import DEALING
from dealerassist.training.replays.mistake import Mistake
from dealerassist.training.replays.showdown import SHOWDOWN

MISTAKES: tuple[Mistake, ...] = (*DEALING, *BETTING, *SHOWDOWN)
