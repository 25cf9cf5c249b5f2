"""Medieval Academy's tracks on the screen: lanes with pictures, discs that stack, the order, and what it pays.

Knows: where each lane lies, and what of it can be clicked.
Must not know: what is legal, or what lies beside the tracks.
"""

from __future__ import annotations

from rich.cells import cell_len

from core.games.academy.components import LOOP
from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted

from ..plan import Columns, Plan, columns
from ..standing import Outlook
from ..strip import HeadLegend
from ..words import Wording
from .common import Common
from .discs import Discs
from .heading import draw_heading
from .lane import Lane
from .order import Order
from .squares import draw_squares, draw_way


class Lanes:
    """The tracks of one view, each in a lane of so many rows."""

    def __init__(self, words: Wording, view: View, plan: Plan, outlook: Outlook) -> None:
        self.words, self.view, self.plan, self.outlook = words, view, plan, outlook
        self.common = Common(words, view, outlook)

    def draw(self, canvas: Canvas) -> None:
        """The numbers of the squares, and the lanes."""
        place = columns(self.view, canvas.width, self.plan.lane)
        if self.plan.head:
            self._head(canvas.part(0, 0, canvas.width, 1).named_part("squares"), place)
        for at, name in enumerate(self.view.state.tracks):
            row = self.plan.head + at * self.plan.lane
            room = canvas.part(0, row, canvas.width, self.plan.lane)
            room.named(name)
            answer = self._answer_on(name)
            if answer is not None:
                room.hot(answer)
            draw_lane(Lane(self.common, name, room, place))

    def _head(self, room: Canvas, place: Columns) -> None:
        for square in range(0, LOOP, 5):
            room.put(place.heading(square, self.plan.lane), 0, str(square), "ink")
        legend = HeadLegend(self.words, self.view, place, self.plan.lane)
        legend.laps(room)
        if self.plan.lane == 1:
            legend.draw(room, self._heap_shown(place))
        text = self.words.text
        track, when, x = text(self.view, "head-track"), text(self.view, "head-when"), place.name
        if self.plan.lane == 1:
            room.right(place.start - 1, 0, when, "dim")
            x = min(x, place.start - 2 - cell_len(when) - cell_len(track))
        room.put(x, 0, track, "dim")
        title = text(self.view, "head-order")
        paid = self.view.words("academy_board-head-order")
        if self.plan.lane > 1 and self.view.figures and cell_len(paid) < room.width - place.order:
            title = paid
        end = room.put(place.order, 0, fitted(title, room.width - place.order), "dim")
        if self.plan.lane == 1:
            pays = max(end + 1, self.common.pays_column(place, room.width))
            room.put(pays, 0, self._pays_head(room.width - pays), "dim")

    def _pays_head(self, width: int) -> str:
        """The heading of what tracks pay, with the word for them where there is room: choices tell our own points."""
        named = self.view.words("academy_board-head-track-pays")
        return named if cell_len(named) < width else fitted(self.words.text(self.view, "head-pays"), width)

    def _heap_shown(self, place: Columns) -> int:
        """The height of the highest stack of which only the top is drawn; 0 if there is none."""
        tracks = [standing.stacks(self.common.own) for standing in self.outlook.standings.values()]
        stacks = [(square, len(stack)) for track in tracks for square, stack in track.items()]
        return max((high for square, high in stacks if high > max(place.wide(square), 1)), default=0)

    def _answer_on(self, name: str) -> int | None:
        """The answer that a click on a track is: that of the card under the cursor, if it can be played there."""
        legal, card = self.view.legal, getattr(self.view.cursor, "card", None)
        fits = [at for at, action in enumerate(legal) if getattr(action, "track", None) == name]
        same = [at for at in fits if getattr(legal[at], "card", None) == card]
        return next(iter(same or fits), self.view.why(track=name))


def draw_lane(lane: Lane) -> None:
    """Ground, picture, name; squares, the way, discs; order and pay."""
    edge = "gold" if lane.meant else lane.colour if lane.now else f"faint-{lane.colour}"
    _ground(lane, edge)
    draw_heading(lane, edge)
    draw_squares(lane)
    draw_way(lane)
    Discs(lane).draw()
    Order(lane).draw()
    room, start = lane.room, lane.place.order
    room.part(start, 0, room.width - start, room.height).named("order", lane.name)


def _ground(lane: Lane, edge: str) -> None:
    """The ground in the track's colour; in front of it an edge, where a lane has several rows."""
    width, height = lane.room.size
    lane.room.fill(0, 0, width, height, f"wash-{lane.colour}" if lane.here else f"tint-{lane.colour}")
    for row in range(height if height > 1 else 0):
        lane.room.put(0, row, "█" if lane.meant else "▌", edge)
