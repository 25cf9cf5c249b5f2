"""Brings the narration of a game into its feed.

Knows: the presenter, the feed, and the notes that stand below the feed.
Must not know: when the game goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

import core
from tui.boards import View, board
from tui.text.words import rich

from .shows_game import ScreenPart, ShowsGame


class FeedWriter(ScreenPart):
    """Puts new lines of the game and of the talk into the feed."""

    def __init__(self, screen: ShowsGame, stop_animation: Callable[[], None]) -> None:
        super().__init__(screen)
        self._stop_animation = stop_animation

    def take_in(self, replica: core.Replica[Any]) -> None:
        """Adds what is new to the feed; a game that was not shown before begins with all of its log told."""
        if replica is self._presenter.narration.replica:
            self._screen.feed.add(self._presenter.advance(replica))
        else:
            self._begin(replica)

    def _begin(self, replica: core.Replica[Any]) -> None:
        presenter, feed = self._presenter, self._screen.feed
        self._stop_animation()
        self._screen.live.show(replica)
        self._screen.answers.close()
        feed.notes = notes(presenter.begin(replica))
        lines = presenter.readable
        feed.replace([line.text for line in lines], presenter.narration.events, [line.mark for line in lines])


def notes(view: View) -> list[tuple[str, Text]]:
    """The introduction to a game for a newcomer, as titles and texts."""
    parts = [text.partition("\n") for text in board(view.game.id).notes(view)]
    return [(title, rich(body.replace("\n", " "), view.names)) for title, _, body in parts]
