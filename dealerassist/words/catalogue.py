"""Translations: Qt Linguist's catalogues in `catalogues/`, whose source texts are the English templates.

    python -m dealerassist.words.catalogue    # brings all of them up to date with the English templates

A translation keeps the template's facts in their braces, in any order; the text after `:` in a brace is the fact's
form (`words.say`). `type="unfinished"` in a catalogue: a native floor person has yet to look at it.
"""

from __future__ import annotations

import xml.etree.ElementTree as Tree
from collections.abc import Iterator, Mapping
from pathlib import Path

from dealerassist.words.english import TEMPLATES
from dealerassist.words.english.notes import NOTES

FOLDER = Path(__file__).with_name("catalogues")
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
TRANSLATED = tuple(NOTES)
"""The lists of codes that a table says. Whoever works at a command line reads the others, in English."""


def read_catalogue(name: str, folder: Path = FOLDER) -> Mapping[str, Mapping[str, str]]:
    """The list of codes -> code -> template, of all that is translated and whose English has not changed since."""
    found: dict[str, dict[str, str]] = {}
    for kind, code, message in _messages(folder / f"{name}.ts"):
        words = message.findtext("translation")
        if words and message.findtext("source") == TEMPLATES.get(kind, {}).get(code):
            found.setdefault(kind, {})[code] = words
    return found


def _messages(file: Path) -> Iterator[tuple[str, str, Tree.Element]]:
    for context in Tree.parse(file).getroot().iter("context"):
        kind = context.findtext("name") or ""
        yield from ((kind, message.findtext("comment") or "", message) for message in context.iter("message"))


def update(name: str, folder: Path = FOLDER) -> None:
    """Makes or updates a catalogue: a message for each template, in the templates' order. A translation stays; where
    its English has changed it is to be looked at again, and the old English stands beside it.
    """
    file = folder / f"{name}.ts"
    known = {(kind, code): message for kind, code, message in _messages(file)} if file.exists() else {}
    root = Tree.Element("TS", version="2.1", language=name, sourcelanguage="en")
    for kind in TRANSLATED:
        context = Tree.SubElement(root, "context")
        Tree.SubElement(context, "name").text = kind
        for code, english in TEMPLATES[kind].items():
            context.append(_message(kind, code, english, known.get((kind, code))))
    Tree.indent(root, "    ")
    folder.mkdir(exist_ok=True)
    file.write_text(HEAD + Tree.tostring(root, "unicode") + "\n", "utf-8")


def _message(kind: str, code: str, english: str, before: Tree.Element | None) -> Tree.Element:
    """before: the same message of the old catalogue."""
    message = Tree.Element("message")
    Tree.SubElement(message, "source").text = english
    was = before.findtext("source") if before is not None else None
    changed = was if was != english else before.findtext("oldsource") if before is not None else None
    if changed:
        Tree.SubElement(message, "oldsource").text = changed
    Tree.SubElement(message, "comment").text = code
    Tree.SubElement(message, "extracomment").text = NOTES[kind]
    words = Tree.SubElement(message, "translation")
    old = before.find("translation") if before is not None else None
    words.text = old.text if old is not None else None
    if old is None or was != english or old.get("type") == "unfinished":
        words.set("type", "unfinished")
    return message


if __name__ == "__main__":
    for each in sorted(FOLDER.glob("*.ts")):
        update(each.stem)
