"""The words of a fact's form: how seats, pots and parts of pots stand in a sentence (`words.forms`)."""

FORMS = {
    "all-in": ", all-in",
    "floor": ", by the floor's word",
    "high": ", the high half",
    "huge": "a huge number",
    "low": ", the low half",
    "main-pot": "the main pot",
    "number": "{n}",
    "seat": "seat {n}",
    "seats": "seats {first} and {last}",
    "side-pot": "side pot {k}",
}
