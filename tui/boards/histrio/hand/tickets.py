"""Histrio's travel cards, side by side.

Knows: which are used, chosen, and under the cursor.
Must not know: what a city holds.
"""

from __future__ import annotations

from collections.abc import Sequence

import core
from core.games.histrio.actions import Horse, Travel
from core.games.histrio.cards import city_of
from core.games.histrio.components import CITIES
from core.games.histrio.travel import travel_left
from tui.draw import cards
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size

from ..encounters.drawn import LANDMARKS
from ..scene import Scene
from .levels import levels
from .requests import SLIP, columns, held, slips

WIDE = 72
"""Columns in which all travel cards lie side by side."""
TICKET, LARGE_TICKET = Size(9, 4), Size(9, 6)
"""A travel card."""
LINES = 3
"""Rows of the requests below travel cards with pictures, at least."""


def travelling(scene: Scene) -> bool:
    """True while a travel card is to be chosen, or has been and is not yet shown."""
    asked = any(isinstance(action, (Travel, Horse)) and action.card for action in scene.view.legal)
    return asked or bool(scene.state.troupes[scene.view.own].chosen.known())


def tickets(scene: Scene, height: int) -> Canvas:
    """All travel cards side by side, requests below them as cards, or as lines where there are few rows."""
    size = LARGE_TICKET if height > LARGE_TICKET.height + LINES else TICKET
    below = SLIP if height > size.height + SLIP else height - size.height - 1
    high = rest_top(size) + below + (height > rest_top(size) + SLIP)
    canvas = Canvas(WIDE, high, scene.view.ascii_only)
    travel = canvas.part(0, 0, WIDE, size.height + 1)
    left, cursor = travel_left(scene.state, scene.view.own), under_cursor(scene)
    for city in CITIES:
        up = f"city-{city}" == cursor or chosen(scene, city)
        ticket(scene, travel.part((city - 1) * size.width, 0 if up else 1, *size), city, left)
    rest = canvas.part(0, rest_top(size), WIDE, below)
    used = (slips if below == SLIP else columns)(scene, rest, held(scene))
    levels(scene, canvas.part(0, rest_top(size) + used, WIDE, canvas.height - rest_top(size) - used))
    return canvas


def rest_top(size: Size) -> int:
    """The first row below travel cards of this size, one of which may be raised."""
    return size.height + 1


def under_cursor(scene: Scene) -> core.Face | None:
    """The travel card under the cursor."""
    cursor = scene.view.cursor
    return cursor.card if isinstance(cursor, (Travel, Horse)) else None


def chosen(scene: Scene, city: int) -> bool:
    """True if this seat has secretly chosen the travel card of this city."""
    return city == chosen_city(scene)


def chosen_city(scene: Scene) -> int:
    """The city whose travel card this seat has secretly chosen; 0 if it has chosen none."""
    return next((city_of(card) for card in scene.state.troupes[scene.view.own].chosen.known()), 0)


def ticket(scene: Scene, room: Canvas, city: int, left: Sequence[core.Face]) -> None:
    """One travel card; a place where it lay, if it is used."""
    card = f"city-{city}"
    if card not in left:
        cards.empty(room, str(city))
        return
    name, picture = scene.text(f"town-{city}"), LANDMARKS[city - 1] if room.height > 4 else ""
    up = card == under_cursor(scene) or chosen(scene, city)
    cards.card(room, Card(f"seat{scene.view.own}", str(city), name, picture, friendly(scene, city)), chosen=up)
    hot_ticket(scene, room, card)


def friendly(scene: Scene, city: int) -> str:
    """A star on the city that our friendly troupe will travel to."""
    friends = scene.state.friends
    return "*" if friends and f"city-{city}" in friends[scene.view.own].looked.known() else ""


def hot_ticket(scene: Scene, room: Canvas, card: core.Face) -> None:
    """A click on a travel card travels there."""
    for at, action in enumerate(scene.view.legal):
        if isinstance(action, (Travel, Horse)) and action.card == card:
            room.hot(at)
