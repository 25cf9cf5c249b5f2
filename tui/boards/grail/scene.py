"""Grail Cup on the screen: what is laid over the board for a moment: the die of a village, the token of a clover, a
spear that changes hands, the grail.

Knows: where on the board a moment happens.
Must not know: what comes of it.
"""

from __future__ import annotations

from core.games.grail.state import State
from tui.boards.view import View
from tui.draw import pictures
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, card
from tui.draw.meters import DIE_HEIGHT, DIE_WIDTH
from tui.draw.panels import edge, fitted

from .allies import Court, draw_name, draw_turning
from .moment import die_shown, told
from .people import tile_place
from .plan import Plan
from .said import said

CARD = (11, 6)


def draw_moment(canvas: Canvas, it: Plan, nine: Court) -> None:
    """Draws what the event being told lays over the board, if anything. A small board has no room for dice and tokens,
    which are on the stage then."""
    view, roomy = nine.view, it.fold.painted
    if roomy and (args := told(view, "village")):
        draw_die(beside(canvas, it, args["space"], (DIE_WIDTH, DIE_HEIGHT)), view, args["side"])
    elif roomy and (args := told(view, "clover")):
        draw_token(beside(canvas, it, args["space"], CARD), nine, args["token"])
    elif (args := told(view, "steals")) and it.tiles:
        draw_flight(canvas.part(0, it.people_at, canvas.width, it.people), view, args["knight"], args["seat"])
    elif args := told(view, "wins"):
        draw_winner(canvas.part(0, 0, it.fold.width, it.road if it.fold.painted else it.rows), view, args["seat"])


def beside(canvas: Canvas, it: Plan, space: int, size: tuple[int, int]) -> Canvas:
    """A room of this size below the band of a space if it lies on the road then, or else above it."""
    x, y = it.fold.where(space)
    width, height = size
    left = max(0, min(x + (it.fold.cell - width) // 2, canvas.width - width))
    below = y + it.fold.band
    top = below if below + height <= it.road or y < height else y - height
    return canvas.part(left, top, width, height)


def draw_die(room: Canvas, view: View, side: str) -> None:
    """The village die: one side after another while it rolls, and then the one that lies up."""
    rolls = view.phase < 1
    room.fill(0, 0, *room.size, "tint-village" if rolls else "wash-village")
    edge(room, "faint-village" if rolls else "gold bold", heavy=not rolls)
    pictures.place(room.part(1, 1, room.width - 2, room.height - 2), die_shown(view, side), "gold")


def draw_token(room: Canvas, nine: Court, token: str) -> None:
    """A clover token: its back, then its face."""
    if nine.view.phase < 1:
        draw_turning(room, nine.view, "clover")
        return
    card(room, Card("clover", "", "", token), chosen=True)
    draw_name(room, said(nine.view, "token", token=token), "ink bold")


def draw_flight(people: Canvas, view: View, giver: int, taker: int) -> None:
    """A spear on its way from tile to tile."""
    state: State = view.state
    (x, y), (to_x, to_y) = (middle(people, state, seat) for seat in (giver, taker))
    at_x, at_y = x + round((to_x - x) * view.phase), y + round((to_y - y) * view.phase)
    people.put(at_x, at_y, " ↑ ", "on-gold bold")


def middle(people: Canvas, state: State, seat: int) -> tuple[int, int]:
    """The middle of a player's tile, in its last row."""
    place = tile_place(people, state, seat)
    return place.x + place.width // 2 - 1, place.y + place.height - 1


def draw_winner(road: Canvas, view: View, seat: int) -> None:
    """The grail, and who has won it, in the middle of the road."""
    name = fitted(f" {view.names[seat]} ", 19)
    room = road.part((road.width - 21) // 2, (road.height - 9) // 2, 21, 9)
    room.fill(0, 0, *room.size, "wash-gold")
    edge(room, "gold bold", heavy=True)
    pictures.place(room.part(1, 1, 19, 6), "grail", "gold")
    room.center(1, 7, 19, name, f"on-seat{seat} bold")
