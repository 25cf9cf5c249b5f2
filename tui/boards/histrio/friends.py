"""The friendly troupes of Histrio, each with the cities that it can still travel to.

Knows: what is open of their travel cards, and how much of it there is room for.
Must not know: the troupes of players.
"""

from __future__ import annotations

from rich.cells import cell_len

from core.games.histrio.cards import city_of
from core.games.histrio.components import CITIES, TURNS
from core.games.histrio.state import State
from core.games.histrio.travel import friend_left
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted
from tui.text.words import letter

from .scene import Scene

ALL = [f"city-{city}" for city in CITIES]
"""The travel cards, by city."""


def draw_friends(scene: Scene, room: Canvas) -> None:
    """The friendly troupes: where each can still travel to."""
    room.named("friends")
    wide = room.width // max(1, len(scene.state.friends))
    for seat in range(len(scene.state.friends)):
        place = room.part(seat * wide, 0, wide, 1)
        place.fill(0, 0, *place.size, f"tint-seat{seat}")
        x = place.put(1, 0, f"{letter(seat)}*", f"seat{seat} bold") + 1
        place.put(x, 0, fitted(open_to(scene, seat, wide - x), wide - x), "ink")


def is_last_turn(state: State) -> bool:
    """True if nobody travels again."""
    return state.season == state.options.seasons and state.turn == TURNS


def open_to(scene: Scene, seat: int, width: int) -> str:
    """The cities that a friendly troupe can still travel to, in words, with as much of them as there is room for."""
    left, name = friend_left(scene.state, seat), scene.view.names[seat]
    cities = " ".join(str(city_of(card)) for card in ALL if card in left)
    if len(left) == len(ALL):
        forms = [scene.text(key, name=name) for key in ("friends-all", "friends-all-brief")]
    elif not scene.state.caravels:
        keys = ("friends-left", "friends-left-brief")
        forms = [*(scene.text(key, name=name, cities=cities) for key in keys), cities]
    elif is_last_turn(scene.state):
        forms = [scene.board_text("friends-last", name=name)]
    else:
        keys = ("friends-next", "friends-next-brief")
        forms = [*(scene.board_text(key, name=name, cities=cities) for key in keys), cities]
    return next((said for said in forms if cell_len(said) <= width), forms[-1])
