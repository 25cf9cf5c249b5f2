"""Medieval Academy on the screen: seven tracks, the squires, and a hand of cards.

Knows: which part of the screen shows what, and which moments are drawn in several pictures.
Must not know: what is legal; that comes with the view. Its words are those of `academy_words`.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from core.games.academy.scoring import points, shown_totals
from tui.boards.guide import Explanation
from tui.boards.view import View
from tui.draw.canvas import Canvas

from .about import about_tracks
from .answers.answering import Answering
from .answers.pictured import Pictured
from .facts import brief, facts
from .flight import FLIGHT, draw_flight
from .hand.faces import ORDER, place_in_hand
from .hand.hand import Hand
from .hand.sizes import Sizes
from .lanes.lanes import Lanes
from .plan import large_hand, plan, wanted
from .scenes import Scenes
from .squires import Squires
from .standing import WALKS, Outlook
from .strip import Strip
from .terms import said
from .tiles.tiles import draw_tiles

MOST_FRAMES = 8


class TheBoard(Pictured, Answering, Scenes):
    """The whole board: this part draws."""

    ending = frozenset({"total", "over"})
    scores_wait = True
    airy = True
    widest_gap = 10
    parts_across = 102
    scored_late = frozenset(FLIGHT)

    def frames(self, event: core.Event) -> int:
        """Discs and the cup walk square by square, points fly, coats of arms are turned."""
        args = event.args
        if event.key in WALKS or event.key == "cup":
            return max(1, min(MOST_FRAMES, abs(args["end"] - args["start"]) + 1))
        return {"shield": 5, "bonus": 5, "looks": 2}.get(event.key, 1)

    def height(self, view: View, width: int, room: int) -> int:
        """Returns the rows that the parts can use; two are left to the hand where that is large."""
        return wanted(view, width, room - 2 if large_hand(view.state, room) else room).rows

    def draw(self, view: View, canvas: Canvas) -> None:
        shares = plan(view, canvas.width, canvas.height)
        outlook = Outlook(self, view)
        Lanes(self, view, shares, outlook).draw(canvas)
        y = shares.head + shares.lane * shares.tracks
        if shares.strip:
            Strip(self, view).draw(canvas.part(0, y, canvas.width, shares.strip).named_part("strip"))
        top = canvas.height - shares.foot - shares.tile
        tiles = canvas.part(0, top, canvas.width, shares.tile).named_part("squires")
        draw_tiles(self, view, outlook, tiles)
        if view.news is not None and view.news.key in FLIGHT and view.phase < 1:
            draw_flight(view, canvas, shares)

    def badge(self, view: View, seat: int) -> list[tuple[str, str]]:
        """The letters of a player's squires."""
        return Squires(view).badge(seat)

    def facts(self, view: View) -> list[str]:
        return facts(self, view)

    def about(self, view: View, term: str, about: int | str | None = None) -> Explanation:
        found = super().about(view, term, about)
        if term in view.state.tracks:
            return found._replace(text="\n\n".join(about_tracks(self, view, [term])))
        if term == "hand" and Squires(view).doubled:  # all cards are played
            return found._replace(text=found.text.rpartition("\n")[0])
        if term == "squire" and isinstance(about, int):
            return found._replace(text=f"{facts(self, view)[about]}\n\n{found.text}")
        return found

    def brief(self, view: View, width: int) -> list[str]:
        return brief(self, view, width)

    def notes(self, view: View) -> list[str]:
        """Leaves out notes on drafting that do not hold with two squires each."""
        found = super().notes(view)
        return [found[0], found[-1]] if Squires(view).doubled else found

    def arranged(self, legal: Sequence[core.Action], state: object = None) -> Sequence[core.Action]:
        """By cards as they are held; answers without a card stay at the end."""
        ends = (len(ORDER) + 1, 0)
        return sorted(legal, key=lambda each: place_in_hand(card) if (card := getattr(each, "card", None)) else ends)

    def total(self, view: View) -> str:
        """Our own points, which we may count at any time."""
        own = sum(points(view.state, squire) for squire in Squires(view).of(view.own))
        return said(view.words, "points", count=own)

    def place(self, view: View) -> int | None:
        return None if self.hides_scores(view) else super().place(view)

    def hides_scores(self, view: View) -> bool:
        return shown_totals(view.state) is None

    def hand_size(self, view: View, room: tuple[int, int]) -> tuple[int, int]:
        return (0, 0) if view.seat is None else Sizes(view, room).kept()

    def hand(self, view: View, room: tuple[int, int]) -> Canvas | None:
        """Our cards, or the stacks that are to be chosen from; the one under the cursor is raised."""
        if view.seat is None or view.state.over:
            return None
        return Hand(self, view, room).drawn()
