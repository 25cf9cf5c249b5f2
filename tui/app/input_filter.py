"""Drops keys and clicks that were meant for what was on the screen before.

Knows: the keys that always count, the screen on top.
Must not know: what a key does.
"""

from __future__ import annotations

from textual import events
from textual.screen import Screen

from tui.screens.base import GuardedScreen

ENDING = ("ctrl+c", "ctrl+q")
"""Keys that ask to end the program, whatever is on the screen."""
ALWAYS = (*ENDING, "ctrl+z", "ctrl+l")
"""Keys that concern the program or the terminal, so that they count whatever is on the screen."""


class InputFilter:
    """Decides of each event whether it goes on to the screen."""

    def __init__(self) -> None:
        self._pressed_on_screen = True
        """True if the last press of the mouse was meant for the screen; its release then follows it."""

    def passes(self, event: events.Event, screen: Screen[object] | None) -> bool:
        """True if an event was meant for this screen, or is no key and no click."""
        if isinstance(event, events.Key):
            return event.key in ALWAYS or _meant_for(screen, event)
        if isinstance(event, events.MouseDown):
            self._pressed_on_screen = _meant_for(screen, event)
        return self._pressed_on_screen or not isinstance(event, events.MouseDown | events.MouseUp)


def _meant_for(screen: Screen[object] | None, event: events.InputEvent) -> bool:
    return not isinstance(screen, GuardedScreen) or screen.takes(event)
