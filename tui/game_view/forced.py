"""The steps that went by because nothing could be done in them, and the answer that is given next by itself.

Knows: what was passed over, and how long the next answer still waits.
Must not know: screens, or what an answer does.
"""

from __future__ import annotations

from time import monotonic

BAR = 8
"""Columns of the bar that shrinks."""


class ForcedSteps:
    """Steps in a row that ended by themselves. They are forgotten when something else is shown than their question."""

    def __init__(self) -> None:
        self._passed: list[str] = []
        self._began, self._seconds = 0.0, 0.0
        self._waits = False

    @property
    def waits(self) -> bool:
        """True while an answer is about to be given by itself."""
        return self._waits

    @property
    def many(self) -> int:
        """The number of steps that have gone by."""
        return len(self._passed)

    def wait(self, step: str, seconds: float) -> None:
        """A step is about to end by itself. One that is asked anew in between is told once."""
        if step and step not in self._passed[-1:]:
            self._passed.append(step)
        self._began, self._seconds, self._waits = monotonic(), seconds, True

    def end(self) -> None:
        """Something can be answered again, or is being told: the wait is over, and the line is kept until `forget`."""
        self._waits = False

    def forget(self) -> None:
        """The steps have been read."""
        self._passed, self._waits = [], False

    @property
    def line(self) -> str:
        """The steps in a row; empty if there are none."""
        return " · ".join(self._passed)

    @property
    def bar(self) -> str:
        """The rest of the wait, as a bar."""
        left = 1 - (monotonic() - self._began) / self._seconds if self._seconds else 0
        full = max(0, min(BAR, round(BAR * left)))
        return "▮" * full + "▯" * (BAR - full)
