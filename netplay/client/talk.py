"""The talk at the table: chat lines and notices, the last of them kept.

Knows: the messages Said and Notice.
Must not know: how a line is worded, sockets, trio, screens.
"""

from __future__ import annotations

from netplay.protocol.messages import NOTICES, Line, Notice, Said

from .replicated_game import ReplicatedGame

LINES = 500
"""Lines of the talk that are kept."""


class Talk:
    """The last lines of the talk, and how many there have been."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        """The last lines, oldest first."""
        self.count = 0
        """Number of lines so far, including those that are no longer kept."""
        self._count_before = 0
        """The same number when the last game began."""

    def clear(self) -> None:
        """Drops the lines: the client is at another table."""
        self.lines = []

    def hear(self, line: Line) -> None:
        """Takes in a line of the table.

        A line that was told before is dropped, and so is a notice of a newer table that this release cannot word. A
        different line of the same number is new: a restarted host counts on from the last number that it had saved.
        """
        if line.n and line in self.lines:
            return
        if isinstance(line, Said) or line.code in NOTICES:
            self._add(line)

    def remark(self, notice: Notice) -> None:
        """Adds a notice of this program's own. Its code is not in `NOTICES`, so that no table can send it."""
        self._add(notice)

    def since_last_game(self) -> list[Line]:
        """Returns the lines since the last call, which is made once a game."""
        new, self._count_before = self.lines[max(0, len(self.lines) - self.count + self._count_before) :], self.count
        return new

    def during(self, game: ReplicatedGame | None) -> list[tuple[int, Line]]:
        """Returns the lines since this game began whose time is known, each with the length of the log by then."""
        if game is None:
            return []
        begun = max((at for at, line in enumerate(self.lines, 1) if _begins(line)), default=0)
        return [(game.logged(line.seq), line) for line in self.lines[begun:] if line.seq is not None]

    def _add(self, line: Line) -> None:
        self.lines = [*self.lines, line][-LINES:]
        self.count += 1


def _begins(line: Line) -> bool:
    """True for the notice with which a game begins."""
    return isinstance(line, Notice) and line.code == "began"
