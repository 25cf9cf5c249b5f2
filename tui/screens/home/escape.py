"""Escape on the main menu: it ends the program only when it is pressed twice.

Knows: how long the first time counts.
Must not know: what ending the program costs, or how the screen says what the second time does.
"""

from __future__ import annotations

from collections.abc import Callable

from textual.screen import Screen

WAITS = 3.0
"""Seconds within which Escape ends the program if it is pressed once more."""


class TwiceToQuit:
    """Counts the presses of Escape."""

    def __init__(self, screen: Screen[None], show: Callable[[], None]) -> None:
        """`show` draws the screen again, since it says what the second press does."""
        self._screen, self._show = screen, show
        self.waiting = False
        """True while Escape, pressed once more, ends the program."""

    def press(self) -> bool:
        """Takes in a press. Returns True if it is the second one."""
        if self.waiting:
            return True
        self.waiting = True
        self._screen.set_timer(WAITS, self._forget)
        self._show()
        return False

    def _forget(self) -> None:
        self.waiting = False
        self._show()
