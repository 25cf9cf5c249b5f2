"""One track of Medieval Academy in its lane: what all parts of the lane are drawn from.

Knows: how the track stands, when it scores, and where its squares lie.
Must not know: how anything is drawn.
"""

from __future__ import annotations

from tui.draw.canvas import Canvas

from ..plan import Columns
from ..terms import COLOURS
from .common import Common


class Lane:
    """One track in its room."""

    def __init__(self, common: Common, name: str, room: Canvas, place: Columns) -> None:
        self.common, self.name, self.room, self.place = common, name, room, place
        self.view, self.squires, self.words = common.view, common.squires, common.words
        self.table = common.book.tracks[name]
        self.colour = COLOURS.get(name, name)
        self.when, self.now = common.terms.when(name)
        self.meant = name in common.meant
        self.here = self.meant and common.view.news is not None
        """True if the event being told is about this track."""
        self.it = common.outlook.standings[name]
        self.floor = room.height - 1
        """The row of the squares."""
        self.open_floor = room.height > 2
        """True if discs stand above the floor, so that it is always visible."""

    def paid(self, squire: int) -> str:
        """The style of a disc that has just scored: gold, or red for a loss."""
        news = self.view.news
        if not self.here or news is None or news.key != "shield" or news.args["squire"] != squire:
            return ""
        return "on-gold bold" if news.args["value"] > 0 else "on-bad bold"
