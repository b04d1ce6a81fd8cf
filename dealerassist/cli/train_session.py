"""A table session in the window: by touches, on simulated sensors, or with real cards on a port."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from dealerassist.cards import DealerAssistError
from dealerassist.cli.clock import SystemClock
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.files import read_text
from dealerassist.cli.heard import heard_of
from dealerassist.cli.live import need_a_screen
from dealerassist.cli.train_screen import CLOSE, now_ms
from dealerassist.cli.training_room import School
from dealerassist.sensing import SerialReader, TableTags, read_deck
from dealerassist.sensing.simulated import SimulatedPort, SimulatedTable
from dealerassist.training.dealing.story import Plot
from dealerassist.training.dealing.table_hand import TableHand
from dealerassist.training.dealing.watching import Watcher
from dealerassist.training.session.laying import Laying
from dealerassist.training.session.loop import SessionLoop
from dealerassist.training.session.observing import Observing
from dealerassist.training.session.session import Session
from dealerassist.views import Intent, TableView

PACE_MS = 900
"""From one player's act to the next."""


@dataclass(frozen=True, slots=True)
class Cards:
    """The sensors under them, and who lays them for fingers: nobody where they are real, or where there are none."""

    reader: SerialReader | None = None
    table: SimulatedTable | None = None


def deal_on_screen(school: School, plot: Plot) -> tuple[Watcher, DealerAssistError | None]:
    """Until the window is closed: what was seen of the hand, and what ended it too early, such as a card that cannot be
    read. Raises `CliError` where there is no screen.
    """
    need_a_screen()
    with cards_of(school) as cards:
        session = session_of(school, plot, cards)
        failure = _show(session, school, cards)
    return session.watcher, failure


def session_of(school: School, plot: Plot, cards: Cards, pace_ms: int = PACE_MS) -> Session:
    """The session that the command line asks for."""
    options = school.options
    sensors = None if cards.reader is None else Observing(cards.reader)
    hand = TableHand(plot, sensors)
    hands = None if cards.table is None else Laying(cards.table, hand.hand, school.chance())
    return Session(hand, now_ms(), school.course.step_seconds, options.silent, pace_ms, sensors, hands)


@contextmanager
def cards_of(school: School) -> Iterator[Cards]:
    """What the command line names. Raises `CliError` or `DeckError` where the deck cannot be used."""
    options = school.options
    if options.port:
        yield Cards(SerialReader(options.port, _tags(options.deck), SystemClock()))
    elif options.simulated:
        with tempfile.TemporaryDirectory() as folder:
            table = SimulatedTable(school.chance().randrange(2**31))
            port = SimulatedPort(table, Path(folder) / "line", SystemClock())
            port.start()
            try:
                yield Cards(SerialReader(str(port.path), table.tags, SystemClock()), table)
            finally:
                port.close()
    else:
        yield Cards()


def _tags(names: list[str] | None) -> TableTags:
    if not names:
        raise CliError(CliCode.BAD_USAGE, "train table --port needs --deck FILE: which tag is which card")
    read = [read_deck(read_text(name), name) for name in names]
    return TableTags([deck for deck, _ in read], [puck for _, pucks in read for puck in pucks], {})


def _show(session: Session, school: School, cards: Cards) -> DealerAssistError | None:
    """The window, until it is closed, or something ends the session."""
    try:
        from dealerassist.display.ending import EndsOnSignals
        from dealerassist.display.layout import PROFILES
        from dealerassist.display.theme import THEMES
        from dealerassist.display.window import DealerWindow, application, usual_profile
    except ImportError as error:
        raise CliError(CliCode.NO_SCREEN, f"the screen needs PyQt6, which is not installed here: {error}") from None
    app, options = application(), school.options
    failures: list[DealerAssistError] = []

    def touched(intent: Intent) -> None:
        if intent == CLOSE:
            window.finish()
        else:
            loop.put(intent)

    def failed(error: DealerAssistError) -> None:
        failures.append(error)
        window.finish()

    def shown(view: TableView, by_sensor: bool) -> None:
        window.post(replace(view, language=options.language or "en"), by_sensor)
        heard(view)

    profile = PROFILES[options.profile] if options.profile else usual_profile()
    window = DealerWindow(touched, profile, THEMES[options.theme])
    loop = SessionLoop(session, now_ms, shown, failed)
    with heard_of(school) as heard:
        signals = EndsOnSignals(window)
        if cards.reader is not None:
            cards.reader.start(loop.put)
        loop.start()
        window.open()
        app.exec()
        signals.stop()
        if cards.reader is not None:
            cards.reader.close()
        loop.stop()
    return failures[0] if failures else None
