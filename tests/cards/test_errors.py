"""The error root and the lists of codes."""

from __future__ import annotations

import pickle

from dealerassist.cards import CardCode, CardTextError, Code, DealerAssistError


class ShortError(DealerAssistError, LookupError):
    """A child with fewer arguments than the root."""

    def __init__(self, code: str) -> None:
        super().__init__(code, "words", seat=3)


def test_an_error_has_code_message_and_named_values() -> None:
    error = DealerAssistError("seat-empty", "nobody sits there", seat=4)
    assert (error.code, error.message, error.data) == ("seat-empty", "nobody sits there", {"seat": 4})
    assert str(error) == "nobody sits there"


def test_without_a_message_the_code_speaks() -> None:
    error = DealerAssistError(CardCode.BAD_CARD)
    assert (str(error), error.data) == ("bad-card", {})


def test_children_are_also_the_standard_type() -> None:
    assert issubclass(CardTextError, ValueError)
    assert issubclass(CardTextError, DealerAssistError)


def test_errors_cross_processes_with_code_and_values() -> None:
    for error in (ShortError("lost"), CardTextError(CardCode.BAD_CARD, "no", text="Zz")):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.code, str(again), again.data) == (type(error), error.code, str(error), error.data)


def test_every_list_of_codes_is_found_from_the_base() -> None:
    assert CardCode in Code.__subclasses__()
    assert list(Code) == []
