"""Histrio on the screen: the King's mood, eight cities, the troupes, and what only we know.

Knows: how the game's state looks, and what is told while news come.
Must not know: what is legal; that comes with the view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import core
from core.games.histrio.actions import Answer, Discard, Horse, Travel
from core.games.histrio.cards import city_of
from core.games.histrio.components import CITIES
from core.games.histrio.requests import lacks, unplayed
from core.games.histrio.state import State
from core.games.histrio.theatre import mood
from core.games.histrio.travel import friend_left, travel_left

from ..canvas import Canvas
from ..words import mark
from .base import Tally, View
from .histrio_parts import DEPTH, cities, gauge, marks, troupes, wide_gauge
from .histrio_words import Wording

FULL = 4
"""With so many players no row of the board is left free, so that the log has its rows."""
PANEL = 36
"""Columns of what only we know, beside the answers."""
ROWS = 7
"""Rows of it, and of the answers; cities to travel to are as many as there are."""


class TheBoard(Wording):
    def title(self, view: View) -> str:
        state: State = view.state
        return self.text(
            view,
            "title",
            season=str(state.season),
            seasons=str(state.options.seasons),
            turn=str(state.turn),
            mood=mood(state),
            ask=self._phase(view),
        )

    def _phase(self, view: View) -> str:
        """Where in the turn we are: the question that is open, or what is being told."""
        state: State = view.state
        if view.outcome is not None:
            return "over"
        if view.open_questions:
            return view.open_questions[0].ask
        if len(state.festivals) == state.season:
            return "answer"
        if state.caravels:
            return "shown" if len(state.caravels) == len(state.journeys) and not state.city else "city"
        return "travel" if view.news is not None and view.news.key in ("turn", "looks", "chooses") else "end"

    # The board

    def height(self, view: View, width: int, room: int) -> int:
        """Where there is room, the gauge is large, encounters lie one a row, and troupes have two rows.
        A row stays free for the eighth city among the answers."""
        state: State = view.state
        large = self._large(state)
        return large if room > large else self._small(state)

    def _small(self, state: State) -> int:
        return 6 + len(state.troupes) + len(state.friends) + (len(state.troupes) < FULL)

    def _large(self, state: State) -> int:
        return 9 + DEPTH + 2 * len(state.troupes) + len(state.friends)

    def draw(self, view: View, canvas: Canvas) -> None:
        found = marks(view)
        if canvas.height < self._large(view.state):
            free = int(len(view.state.troupes) < FULL)
            gauge(self, view, canvas, 0, found)
            cities(self, view, canvas, 1 + free, 2, found)
            troupes(self, view, canvas, 5 + free, False, found)
        else:
            wide_gauge(self, view, canvas, found)
            cities(self, view, canvas, 5, DEPTH, found)
            troupes(self, view, canvas, 8 + DEPTH, True, found)

    # What only we know

    def hand(self, view: View, room: tuple[int, int]) -> Canvas | None:
        if view.seat is None:
            return None
        canvas = Canvas(PANEL, max(ROWS, len(view.legal)) if self._travels(view) else ROWS, view.ascii_only)
        y = self._travel_cards(view, canvas)
        self._requests(view, canvas, y)
        return canvas

    def _travels(self, view: View) -> bool:
        """Are we to choose among cities? Then all of them are to be seen at once."""
        return isinstance(next(iter(view.legal), None), Travel)

    def _travel_cards(self, view: View, canvas: Canvas) -> int:
        """Our travel cards left, the chosen one in brackets, the one under the cursor raised; and our friends'."""
        state: State = view.state
        chosen = state.troupes[view.own].chosen.known()
        self._cards(view, canvas, 0, "cards", travel_left(state, view.own), chosen)
        cursor = view.cursor.card if isinstance(view.cursor, (Travel, Horse)) else None
        if cursor:
            canvas.paint(8 + 3 * city_of(cursor), 0, 3, "cursor")
        if not state.friends:
            return 1
        self._cards(view, canvas, 1, "friends", friend_left(state, view.own), state.friends[view.own].looked.known())
        return 2

    def _cards(self, view: View, canvas: Canvas, y: int, key: str, left: list[str], chosen: list[str]) -> None:
        canvas.put(0, y, self.text(view, f"panel-{key}"), "dim")
        for city in CITIES:
            card = f"city-{city}"
            text = f"[{city}]" if card in chosen else f" {city} " if card in left else " · "
            canvas.put(8 + 3 * city, y, text, "gold bold" if card in chosen else "bold" if card in left else "dim")

    def _requests(self, view: View, canvas: Canvas, y: int) -> None:
        """Our requests, and what each still lacks; those played last season pay again, so they are here too."""
        state: State = view.state
        held = [card for card in unplayed(state, view.own) if card]
        played = state.troupes[view.own].played.known()
        answered = state.troupes[view.own].answer.known()
        if not held and not played:
            canvas.put(0, y, self.text(view, "panel-none"), "dim")
            return
        if y + 1 + len(held) + len(played) <= canvas.height:
            canvas.put(0, y, self.text(view, "panel-requests"), "dim")
            y += 1
        cursor = self._request_under_cursor(view)
        for at, card in enumerate([*held, *played]):
            self._request(view, canvas, y + at, card, at >= len(held))
            if card == cursor:
                canvas.paint(0, y + at, PANEL, "raised")
                cursor = None
            if card in answered and at < len(held):
                canvas.put(0, y + at, "►", "gold")

    def _request(self, view: View, canvas: Canvas, y: int, card: str, played: bool) -> None:
        missing = lacks(view.state, view.own, card)
        canvas.put(0, y, "■" if played else " ", "dim")
        canvas.put(1, y, " " if missing else "✓", "good")
        canvas.put(2, y, self.request(view, card), "" if missing else "good")
        state = self.lacking(view, missing) or self.text(view, "met")
        canvas.put(18, y, state, "dim" if missing else "good")

    def _request_under_cursor(self, view: View) -> str | None:
        match view.cursor:
            case Discard(request=request):
                return request
            case Answer(card=card):
                return card
            case _:
                return None

    # Keys

    def digit(self, view: View, at: int) -> int:
        """Travel cards are chosen by the number of their city."""
        action = view.legal[at]
        return city_of(action.card) if isinstance(action, Travel) and action.card else at + 1

    # News

    silent = frozenset({"answers", "blank", "caravel", "chooses", "curtain", "disguises", "done", "swings"})
    beats: ClassVar[Mapping[str, float]] = {"travels": 0.7, "swings": 0.5, "money": 1}
    """The needle moves mark by mark, caravels come one by one, and every coin is seen."""

    def round_ends(self, event: core.Event) -> bool:
        """A festival is over."""
        return event.key == "curtain"

    def round_table(self, view: View, events: Sequence[core.Event]) -> Tally:
        """What the festival brought: who showed what and earned how much; which requests were played."""
        festival = view.state.festivals[-1]
        head = ("troupe", "show", "actors", "prize", "requests", "sum", "money")
        shows = {event.args["seat"]: event.args for event in events if event.key == "show"}
        return Tally(
            self.text(view, "tally-title", season=str(view.state.season), mood=festival.mood),
            [self.text(view, f"tally-{column}") for column in head],
            [self._earned_now(view, seat, shows[seat]) for seat in view.state.seats],
            [self.line(view, event) for event in events if event.key == "request"],
        )

    def _earned_now(self, view: View, seat: int, told: dict[str, Any]) -> list[str]:
        """One player's row in the table of a festival."""
        part = view.state.festivals[-1].performances[seat]
        sign = "★" if told["best"] else "✓" if told["pleases"] else " "
        earned = (part.actors, part.prize, part.requests, part.actors + part.prize + part.requests)
        show = f"{self.show(view, part.show)} {sign}" if part.show else ""
        return [
            mark(seat),
            show,
            *(f"+{each}" if each else "·" for each in earned),
            str(view.state.troupes[seat].money),
        ]
