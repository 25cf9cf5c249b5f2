"""Wraps texts at their spaces, but never at a non-breaking one.

Knows: rich's texts.
Must not know: what they say, or where they are shown.

Rich breaks a line at any white space, non-breaking spaces included, which separates the French « ! » and « : » from
their words. While a text is wrapped, characters of the private use area replace its non-breaking spaces.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

GLUE = {0x00A0: 0xE3A0, 0x202F: 0xE3AF}
"""The replacements of a non-breaking space, and of a narrow one."""
ARROW = chr(0xE3A1)
"""Stands for the spaces around an arrow, and for that behind a number, so that what belongs together is not parted."""
UNIT = re.compile(r"(?<=\d) (?=[a-zß-öø-ÿœа-яёєіїґ]{3})")
"""The space between a number and what it counts."""
LOOSE = {letter: space for space, letter in GLUE.items()} | {ord(ARROW): " "}
ORPHAN = 3
"""The part of a line that words fill which may not stand alone at the end, and by which lines may be narrower."""
KEY = re.compile(r"(?=\S).{0,11}? {3,}(?=\S)")
"""A key and the gap after it, at the beginning of a line."""


def wrap(text: Text, console: Console, width: int) -> list[Text]:
    """Returns the lines of a text, each at most `width` columns. No line begins with a dash that follows a word. No
    paragraph ends with one or two short words in a line of their own, if as many lines can be had without. An arrow
    stays with what is beside it. A widget that has lost its columns to another for a moment gets lines of one."""
    glued = text.copy()
    glued.plain = text.plain.replace(" — ", "\u00a0— ").replace(" → ", f"{ARROW}→{ARROW}").translate(GLUE)
    paragraphs = glued.split("\n", allow_blank=True)
    lines = [line for each in paragraphs for line in _without_orphan(each, console, max(1, width))]
    for line in lines:
        line.plain = line.plain.translate(LOOSE)
    return lines


def with_units(text: Text) -> Text:
    """Returns the same text, but `wrap` does not part its numbers from what they count."""
    joined = text.copy()
    joined.plain = UNIT.sub(ARROW, text.plain)
    return joined


@lru_cache(64)
def wrapped(text: str, width: int) -> Sequence[str]:
    """Returns the lines of a plain text without spaces at their ends; none of an empty text."""
    return tuple(line.plain.rstrip() for line in wrap(Text(text), Console(width=width), width)) if text else ()


def _without_orphan(paragraph: Text, console: Console, width: int) -> list[Text]:
    """Returns the lines of a paragraph: a little narrower if the last one would be one or two short words; with two
    rather than one."""
    best = lines = list(paragraph.wrap(console, width))
    if len(lines) < 2:
        return lines
    for narrower in range(width - 1, width - width // ORPHAN, -1):
        if not _is_orphan(best[-1], width):
            break
        others = list(paragraph.wrap(console, narrower))
        if len(others) > len(lines):
            break
        if _words(others[-1]) > _words(best[-1]):
            best = others
    return best


def _is_orphan(line: Text, width: int) -> bool:
    return _words(line) < 3 and cell_len(line.plain.strip()) <= width // ORPHAN


def _words(line: Text) -> int:
    return len(line.plain.split(" "))


class Prose:
    """A text for a widget that lays out its content: wrapped by `wrap` at any width."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def rows(self, console: Console, width: int) -> list[Text]:
        """Returns the lines at this width."""
        return wrap(self.text, console, width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[Text]:
        for line in self.rows(console, options.max_width):
            line.end, line.no_wrap = "\n", True
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


class KeyList(Prose):
    """A text with lines of a key, a gap and a description. A description that is wrapped has a hanging indent."""

    def rows(self, console: Console, width: int) -> list[Text]:
        lines: list[Text] = []
        for line in self.text.split("\n", allow_blank=True):
            key = KEY.match(line.plain)
            at = key.end() if key is not None and key.end() < width else 0
            lines += [
                (line[:at] if not number else Text(" " * at)).append_text(told)
                for number, told in enumerate(wrap(line[at:], console, width - at))
            ]
        return lines
