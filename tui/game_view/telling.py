"""Lines that are told one after the other, and how far the telling has come.

Knows: styled text, and how lines are counted.
Must not know: where lines come from, or how fast they are told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

HEADLINE = "— "
"""Begins a line with which a block of others begins, such as a round or a turn."""


def is_headline(line: Text) -> bool:
    """True for a line with which a block of others begins."""
    return line.plain.startswith(HEADLINE)


class ChatText(Text):
    """A line that a person said; in a feed its further rows are indented."""


class NarrationLine(NamedTuple):
    """A line to be told. One without characters only takes its time: its moment is seen on the board."""

    text: Text
    mark: int = 0
    """The number of events that have been told once this line is."""
    beats: float = 1
    """The number of pauses before the next line."""
    stops: bool = False
    """True if nothing is told after it until the reader has seen the round's recap."""
    source: str = ""
    """The board's text with marks for names; empty for talk."""
    ends: bool = False
    """True if a round has ended with it, of which there is a recap."""
    rolls: bool = False
    """True if its words wait until what rolls lies still."""
    closes: int | None = None
    """The mark of the headline before, if its block ends with this line."""
    summary: Text | None = None
    """The words of that headline from then on."""
    ending: bool = False
    """True if it gives the end of the game away: it waits until the result has been told."""
    inner: bool = False
    """True if it belongs to the line before: the log indents it further."""


class TellingQueue:
    """The lines that wait to be told one after the other, and the moment that is being told."""

    def __init__(self) -> None:
        self.waiting: list[NarrationLine] = []
        self.mark = 0
        """The mark of the line that was told last."""
        self.held = False
        """True if that was a line that stops."""
        self.phase = 1.0
        """The share of the line's animation that is drawn; below 1 while something on the board moves."""
        self._revealed = False
        """True once lines that give the end away may be told."""

    @property
    def telling(self) -> bool:
        """True while lines wait, or the last one stops."""
        return self.held or bool(self.waiting)

    @property
    def can_tell(self) -> bool:
        """True if a line waits and none stops it."""
        return bool(self.waiting) and not self.held and not self.at_ending

    @property
    def at_ending(self) -> bool:
        """True if all has been told but what gives the end of the game away."""
        return bool(self.waiting) and self.waiting[0].ending and not self._revealed and not self.held

    def add(self, lines: Iterable[NarrationLine]) -> None:
        """Puts lines at the end."""
        self.waiting += lines

    def clear(self, mark: int) -> None:
        """Counts everything up to `mark` as told, and empties the queue."""
        self.waiting, self.mark, self.held, self._revealed = [], mark, False, False

    def hold_back(self, lines: Sequence[NarrationLine]) -> None:
        """Of lines that count as told, those from the first that gives the end away wait once more."""
        first = next((at for at, line in enumerate(lines) if line.ending), len(lines))
        self.waiting = list(lines[first:])
        if self.waiting:
            self.mark = self.waiting[0].mark - bool(self.waiting[0].text.plain)

    def reveal(self) -> None:
        """The result has been told: so may be the lines that give it away."""
        self._revealed = True

    def next(self) -> NarrationLine:
        """Takes the next line: it counts as told."""
        line = self.waiting.pop(0)
        self.mark, self.held = line.mark, line.stops
        return line

    def go_on(self) -> None:
        """The recap of the line that stops has been read."""
        self.held = False
