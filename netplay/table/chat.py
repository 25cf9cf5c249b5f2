"""The chat of a table: what people say and what the table announces, in one order for everybody.

Knows: the last lines.
Must not know: the people at the table, or what a notice is about.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from netplay.protocol import codec
from netplay.protocol.messages import CHAT_CELLS, NOTICES, Line, Notice, Said

LineT = TypeVar("LineT", Said, Notice)
KEPT = 100
"""Lines that are kept, and sent to those who come late."""


class Chat:
    """The last lines of the chat."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self.lines = list(lines)

    def say(self, name: str, text: str, seat: int | None = None, seq: int | None = None) -> Said | None:
        """Adds a line that somebody says, from a seat and after so many steps of a game, if there are such. Returns
        None if nothing is left of the text once it has been cleaned."""
        text = codec.clean(text, CHAT_CELLS)
        return self._keep(Said(name, text, self._next, seat, seq)) if text else None

    def notice(self, code: str, *names: str, seq: int | None = None) -> Notice:
        """Adds a notice of the table, after so many steps of a game if there is one. Raises ValueError for an unknown
        code."""
        if code not in NOTICES:
            raise ValueError(f"There is no notice {code!r}.")
        return self._keep(Notice(code, list(names), self._next, seq))

    @property
    def _next(self) -> int:
        """The number of the next line."""
        return self.lines[-1].n + 1 if self.lines else 1

    def _keep(self, line: LineT) -> LineT:
        self.lines = [*self.lines, line][-KEPT:]
        return line
