"""The animation of the event that is being told: the board is drawn several times while pieces walk or dice roll.

Knows: how many pictures an event has, and how much of the animation the settings and the connection allow.
Must not know: what moves.
"""

from __future__ import annotations

from rich.text import Text
from textual.timer import Timer

from tui.boards import board
from tui.game_view.telling import NarrationLine
from tui.screens.base import leaves_undrawable_game

from .layout import GameLayout
from .room import is_tight
from .shows_game import ScreenPart, ShowsGame

MOVING = 0.3
"""The share of an event's time in which things move; then they are still."""
FRAMES = 8
"""Pictures of one event, at most."""


def pictures_of(frames: int, motion: str) -> int:
    """In how many pictures an event of so many frames is drawn, by the setting `motion`."""
    return {"full": min(frames, FRAMES), "quick": min((frames + 1) // 2, FRAMES), "off": 1}[motion]


class Animation(ScreenPart):
    """Draws the moment that is told picture by picture. The next line is told when it has ended."""

    def __init__(self, screen: ShowsGame, layout: GameLayout) -> None:
        super().__init__(screen)
        self._layout = layout
        self._queue = screen.presenter.queue
        self._timer: Timer | None = None
        self._said_slow = False
        """True once it has been said that nothing moves because the terminal's connection is slow."""

    @leaves_undrawable_game
    def start(self) -> None:
        """Animates the line that was told last."""
        self._end()
        replica, told = self._screen.presenter.replica, self._queue.mark
        if replica is None or not 0 < told <= len(replica.log) or not self.app.pause or is_tight(*self._screen.size):
            self._screen.feed.settle()
            return
        drawn, event = board(replica.game.id), replica.log[told - 1]
        frames = pictures_of(drawn.frames(event), self.app.motion)
        self._say_if_slow(told)
        if frames > 1:
            moves = self.app.pause * max(1, MOVING * (drawn.weight(event) or 1))
            self._queue.phase = 1 / frames
            self._timer = self._screen.set_interval(moves / frames, lambda: self._step(1 / frames))
        else:
            self._screen.feed.settle()

    def stop(self) -> None:
        """Ends the animation: what moves has arrived, and its line can be read."""
        self._end()
        if self._screen.stands:
            self._screen.feed.settle()

    def _end(self) -> None:
        self._queue.phase = 1.0
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    @property
    def running(self) -> bool:
        """True while something moves."""
        return self._timer is not None

    def _say_if_slow(self, told: int) -> None:
        """Says once that nothing moves because of a slow connection."""
        if self.app.motion != self.app.settings.motion and not self._said_slow:
            self._said_slow = True
            text = Text(self.app.words("table-slow-line"), "italic")
            self._screen.feed.add([NarrationLine(text, told)])

    @leaves_undrawable_game
    def _step(self, by: float) -> None:
        """Draws the next picture; after the last one the telling goes on."""
        self._queue.phase = min(1.0, self._queue.phase + by)
        if self._queue.phase > 1 - by / 2:
            self.stop()
            self._screen.catch_up()
        elif not self._screen.presenter.look_back.active and (view := self._screen.view()) is not None:
            self._layout.show_board(view, board(view.game.id))
            self._layout.show_stage(view, board(view.game.id))
