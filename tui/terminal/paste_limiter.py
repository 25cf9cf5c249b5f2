"""Limits the length of a paste.

Textual buffers a paste until its end marker; without one it would buffer for ever.

Knows: how terminals mark a paste.
Must not know: which widget receives it.
"""

from __future__ import annotations

BEGIN, END = "\x1b[200~", "\x1b[201~"
LONGEST = 4096
"""Characters of one paste; a line of chat has 1000."""


class PasteLimiter:
    """Filters the input of one terminal. A paste that is too long loses its rest."""

    def __init__(self) -> None:
        self._room: int | None = None
        """Characters that the paste may still have; None outside a paste."""
        self._tail = ""
        """Outside a paste: the last characters, which may be the beginning of a marker."""
        self._held = ""
        """Inside a paste: characters that may be the beginning of its end marker."""

    def limit(self, text: str) -> str:
        """Returns the part of the input that is to be parsed. Outside a paste nothing is delayed or lost."""
        kept: list[str] = []
        while text:
            taken, text = self._outside(text) if self._room is None else self._inside(text, self._room)
            kept.append(taken)
        return "".join(kept)

    def _outside(self, text: str) -> tuple[str, str]:
        """Returns the input up to the beginning of a paste, and the rest."""
        seen = self._tail + text
        at = seen.find(BEGIN)
        if at < 0:
            self._tail = seen[1 - len(BEGIN) :]
            return text, ""
        begun = at + len(BEGIN) - len(self._tail)
        self._tail, self._room = "", LONGEST
        return text[:begun], text[begun:]

    def _inside(self, text: str, room: int) -> tuple[str, str]:
        """Returns what is kept of a paste, with its end marker if that has come, and the rest."""
        text, self._held = self._held + text, ""
        inside, mark, rest = text.partition(END)
        if not mark:
            begun = next(n for n in range(len(END) - 1, -1, -1) if inside.endswith(END[:n]))
            inside, self._held = inside[: len(inside) - begun], END[:begun]
        self._room = None if mark else max(0, room - len(inside))
        return inside[:room] + mark, rest
