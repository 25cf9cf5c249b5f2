"""The talk at a table: what people say, and what the table itself notices, in one order for all.

Knows: the lines, and how many are kept for who comes late.
Must not know: who is here, or what a notice is about.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from netplay.protocol import codec
from netplay.protocol.messages import CHAT_CELLS, NOTICES, Line, Notice, Said

LineT = TypeVar("LineT", Said, Notice)
KEPT = 100
"""Lines that somebody who comes late is given."""


class Chat:
    """The last lines of the talk."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self.lines = list(lines)

    def say(self, name: str, text: str, seat: int | None = None, seq: int | None = None) -> Said | None:
        """Somebody says something, from a seat and after so many steps of a game, if there are such; None if nothing is
        left of it when it has been cleaned."""
        text = codec.clean(text, CHAT_CELLS)
        return self._keep(Said(name, text, self._next, seat, seq)) if text else None

    def notice(self, code: str, *names: str, seq: int | None = None) -> Notice:
        """The table notices something, after so many steps of a game if there is one."""
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
