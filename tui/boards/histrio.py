"""Histrio on the screen: the King's mood, eight cities, the troupes, and what only we know.

Knows: how the game's state looks, and what is told while news come.
Must not know: what is legal; that comes with the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import core
from core.games.histrio.actions import Answer, Discard, Horse, Travel
from core.games.histrio.cards import city_of
from core.games.histrio.components import CITIES
from core.games.histrio.requests import lacks, unplayed
from core.games.histrio.state import State
from core.games.histrio.theatre import mood
from core.games.histrio.travel import friend_left, travel_left

from ..canvas import Canvas
from .base import View
from .histrio_parts import DEPTH, cities, gauge, marks, troupes, wide_gauge
from .histrio_stage import staged, swings
from .histrio_words import Wording

FULL = 5
"""With so many players no row of the board is left free, so that the log has its rows."""
PANEL = 36
"""Columns of what only we know, beside the answers."""


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
            ask=view.state.asked[0].ask if view.state.asked else "over",
        )

    # The board

    def height(self, view: View, width: int, room: int) -> int:
        """Where there is room, the gauge is large, encounters lie one a row, and troupes have two rows."""
        state: State = view.state
        large = self._large(state)
        return large if room >= large else self._small(state)

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

    def hand(self, view: View) -> Canvas | None:
        if view.seat is None:
            return None
        canvas = Canvas(PANEL, 7, view.ascii_only)
        y = self._travel_cards(view, canvas)
        self._requests(view, canvas, y)
        return canvas

    def _travel_cards(self, view: View, canvas: Canvas) -> int:
        """Our travel cards left, the chosen one in brackets, the one under the cursor raised; and our friends'."""
        state: State = view.state
        chosen = state.troupes[view.seat].chosen.known()
        self._cards(view, canvas, 0, "cards", travel_left(state, view.seat), chosen)
        cursor = view.cursor.card if isinstance(view.cursor, (Travel, Horse)) else None
        if cursor:
            canvas.paint(8 + 3 * city_of(cursor), 0, 3, "cursor")
        if not state.friends:
            return 1
        self._cards(view, canvas, 1, "friends", friend_left(state, view.seat), state.friends[view.seat].looked.known())
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
        held = [card for card in unplayed(state, view.seat) if card]
        played = state.troupes[view.seat].played.known()
        answered = state.troupes[view.seat].answer.known()
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
        missing = lacks(view.state, view.seat, card)
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

    def stage(self, before: Any, told: Sequence[core.Event], frame: int) -> Any:
        return staged(before, told, frame)

    def frames(self, event: core.Event) -> int:
        """The needle moves mark by mark; everybody looks when caravels are shown."""
        return swings(event) if event.key == "needle" else 3 if event.key == "travels" else 1
