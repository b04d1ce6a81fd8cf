"""What the engine raises: each child of the one error root also is the standard type that a caller expects."""

from __future__ import annotations

from typing import NoReturn

from dealerassist.cards import DealerAssistError
from dealerassist.engine.codes import HouseCode, Refusal, SetupCode


class IllegalActionError(DealerAssistError, ValueError):
    """A command the rules do not allow now. The hand is as it was before.

    >>> str(IllegalActionError(Refusal.RAISE_TOO_SMALL, minimum=80))
    'raise-too-small'
    """

    def __init__(self, code: Refusal, **data: object) -> None:
        super().__init__(code, "", **data)


class HouseRulesError(DealerAssistError, ValueError):
    """A house-rules text that cannot be used; `data` holds file, line and key."""

    def __init__(self, code: HouseCode, message: str, **data: object) -> None:
        super().__init__(code, message, **data)


class SetupError(DealerAssistError, ValueError):
    """A table that cannot be set up like this: seats, stakes, button."""

    def __init__(self, code: SetupCode, message: str, **data: object) -> None:
        super().__init__(code, message, **data)


def refuse(code: Refusal, **facts: object) -> NoReturn:
    """Refuse a command; nothing may have been changed yet."""
    raise IllegalActionError(code, **facts)
