"""A replay that runs by itself: step by step with the pauses of its speed, until something else is done.

Knows: the replay, timers.
Must not know: how a step is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.timer import Timer

from tui.game_view.replay.replay import Replay
from tui.screens.base import GuardedScreen


class Running:
    """Goes on by itself while the replay plays and its screen is on top."""

    def __init__(self, screen: GuardedScreen[Any], replay: Replay, show: Callable[[], None]) -> None:
        self._screen, self._replay, self._show = screen, replay, show
        self._timer: Timer | None = None

    def follow(self) -> None:
        """Draws, and comes again for the next step while the replay plays."""
        self._end()
        if self._replay.playing:
            self._timer = self._screen.set_timer(self._replay.pause, self._tick)
        self._show()

    def stop(self) -> None:
        """Stops where the replay stands."""
        self._replay.playing = False
        self._end()

    def _tick(self) -> None:
        if self._replay.playing and self._screen.app.screen is self._screen:
            self._replay.by_step(1)
        self.follow()

    def _end(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
