"""What the display paints and sends: frozen values without text and without a field that can hold an untabled card."""

from dealerassist.views.phrase import Phrase, PhraseCode

__all__ = ["Phrase", "PhraseCode"]
