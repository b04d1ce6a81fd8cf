"""The mistakes that a dealer makes, a row each (PROCEDURES)."""

from __future__ import annotations

from dealerassist.training.replays.betting import BETTING
from dealerassist.training.replays.chips import CHIPS_IN
from dealerassist.training.replays.dealing import DEALING
from dealerassist.training.replays.drawing import DRAWING
from dealerassist.training.replays.limit import LIMIT
from dealerassist.training.replays.mistake import Mistake
from dealerassist.training.replays.posting import POSTING
from dealerassist.training.replays.rights import RIGHTS
from dealerassist.training.replays.showdown import SHOWDOWN
from dealerassist.training.replays.splitting import SPLITTING
from dealerassist.training.replays.stud import STUDS

MISTAKES: tuple[Mistake, ...] = (
    *DEALING,
    *POSTING,
    *BETTING,
    *CHIPS_IN,
    *LIMIT,
    *STUDS,
    *DRAWING,
    *SHOWDOWN,
    *RIGHTS,
    *SPLITTING,
)
