"""What somebody pastes, cut to what any field here could hold.

Textual keeps a paste until its end is marked; one that is not would be kept for ever.

Knows: how terminals mark a paste.
Must not know: who reads it.
"""

from __future__ import annotations

BEGIN, END = "\x1b[200~", "\x1b[201~"
LONGEST = 4096
"""Characters of one paste; a line of talk has 1000."""


class Pastes:
    """Text from one terminal, as it comes. Of a paste that is too long the rest is left out."""

    def __init__(self) -> None:
        self._room: int | None = None
        """Characters that the paste may still have; None outside of one."""
        self._tail = ""
        """Outside: the last that went through, which may be the beginning of a mark."""
        self._held = ""
        """Inside: what may be the beginning of the mark of its end."""

    def cut(self, text: str) -> str:
        """What of this is to be read. Outside of a paste nothing waits or is lost."""
        kept: list[str] = []
        while text:
            taken, text = self._typed(text) if self._room is None else self._pasted(text, self._room)
            kept.append(taken)
        return "".join(kept)

    def _typed(self, text: str) -> tuple[str, str]:
        """As far as a paste begins, and what is left."""
        seen = self._tail + text
        at = seen.find(BEGIN)
        if at < 0:
            self._tail = seen[1 - len(BEGIN) :]
            return text, ""
        begun = at + len(BEGIN) - len(self._tail)
        self._tail, self._room = "", LONGEST
        return text[:begun], text[begun:]

    def _pasted(self, text: str, room: int) -> tuple[str, str]:
        """As far as the paste goes, and what is left."""
        text, self._held = self._held + text, ""
        inside, mark, rest = text.partition(END)
        if not mark:
            begun = next(n for n in range(len(END) - 1, -1, -1) if inside.endswith(END[:n]))
            inside, self._held = inside[: len(inside) - begun], END[:begun]
        self._room = None if mark else max(0, room - len(inside))
        return inside[:room] + mark, rest
