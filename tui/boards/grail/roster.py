"""The players of Grail Cup as a table of few rows: place, letter, name, seal, space, spears, dragon; and as they sit.

Knows: a player's belongings, and how much room each column needs.
Must not know: what else a board shows, or rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from core.games.grail.draft import seat_along
from core.games.grail.path import board, place_of
from core.games.grail.state import Way
from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.draw.cards import Size
from tui.draw.panels import edge, fitted
from tui.draw.signs import glyph
from tui.text.words import letter

from .people import DRAGON, REACH, Crowd, threat, warned
from .said import said

WORDED = 4
"""Players of whom each has a row; more stand in two columns."""
BADGE = 3
"""Columns of a player's letter."""
PLACED = 2
"""The column of that letter on its ground where players stand in two columns, apart from the place."""
NAMED = PLACED + BADGE + 1
"""The column of a name there."""
PARTING = 2
"""Columns at the end of a row there, of which the last but one parts the two columns of players."""
SHORT_NAME = 7
"""Columns of a name where players stand in two columns."""


class Columns(NamedTuple):
    """The widths of the columns of a row in words."""

    ranks: Sequence[str]
    """The places, from the first: in words, or bare numbers where these leave other columns further apart."""
    name: int
    seal: str
    """The seal: its sign, and its name where there is room for it."""
    space: int
    spears: int
    dragon: int
    gap: int
    """Columns on both sides of the spears; before the seal there is one."""
    before: int
    """Columns before the space."""


def rows_of(seats: int) -> int:
    """The rows of so many players."""
    return seats if seats <= WORDED else -(-seats // 2)


def draw_roster(canvas: Canvas, it: Crowd, headed: bool = False) -> None:
    """All players in the order of the race, from top to bottom; more than four in two columns. `headed`: below
    headings, which say what the numbers are."""
    seats = it.state.line
    rows, columns = rows_of(len(seats)), columns_in(it, canvas.width)
    wide = canvas.width if len(seats) <= WORDED else canvas.width // 2
    for at, seat in enumerate(seats):
        column, row = divmod(at, rows)
        room = canvas.part(canvas.width - wide if column else 0, row, wide, 1)
        room.named("knights", seat)
        draw_ground(room, it, seat)
        if len(seats) <= WORDED:
            draw_worded(room, it, seat, columns)
        else:
            draw_short(room, it, seat, headed)
        if seat in it.spots.seats:
            room.hot(it.spots.seats[seat])
    if len(seats) > WORDED:
        draw_parting(canvas, rows)


def draw_parting(canvas: Canvas, rows: int) -> None:
    """A line between the two columns of players, which parts the places of the second from the numbers of the first."""
    for row in range(rows):
        canvas.put(canvas.width // 2 - 1, row, "│", "dim")


def draw_short_heads(room: Canvas, view: View) -> None:
    """Headings of the rows in signs, in the two columns of them; places need none, and leave the columns apart. The
    last ends before the edge."""
    space, spears = (view.words(f"grail_board-head-{name}") for name in ("stands", "spears"))
    for left in (0, room.width - room.width // 2):
        half = room.part(left, 0, room.width // 2, 1)
        half.right(NAMED + SHORT_NAME + 4, 0, space, "soft-dim")
        half.put(NAMED + SHORT_NAME + 5, 0, fitted(spears, half.width - NAMED - SHORT_NAME - 6), "soft-dim")


def columns_in(it: Crowd, width: int) -> Columns:
    """The columns of rows in words: as far apart, and the seal said in as many words, as names leave room for that.
    Where its sign is explained beside the board, it stands alone."""
    view, state = it.view, it.state
    ranks = [said(view, "rank", place=place) for place, _ in enumerate(state.line, 1)]
    spaces = [view.words("grail_glance-on", space=board(state).finish)]
    held = [said(view, "spears", count=count) for count in state.spears]
    dragon = near_dragon(it, REACH).plain
    space, spear, last = (max(map(cell_len, texts), default=0) for texts in (spaces, held, [dragon]))
    bare = [str(place) for place, _ in enumerate(ranks, 1)]
    longest = max(map(cell_len, view.names))
    sign, named = "★", f"★ {said(view, 'legend', sign='seal')}"
    found, explained = Columns(ranks, 0, sign, 0, 0, 0, 0, 0), len(state.seats) >= WORDED
    forms = product((sign,) if explained else (named, sign), (2, 1), (ranks, bare))
    for seal, gap, places in forms:
        name = width - max(map(cell_len, places)) - BADGE - 2 - cell_len(seal) - space - spear - last - 2 - gap * 2
        found = Columns(places, min(name, longest), seal, space, spear, last, gap, 1 + min(1, max(0, name - longest)))
        if name >= longest:
            break
    return found


def rank_style(it: Crowd, seat: int) -> str:
    """The style of a player's place: gold for the first."""
    return "gold bold" if place_of(it.state, seat) == 1 else "soft-dim"


def draw_ground(room: Canvas, it: Crowd, seat: int) -> None:
    """The row of the player under the cursor is marked, else that of one who acts is of the player's colour, unless two
    players share a row."""
    if seat == it.aim.seat:
        room.fill(0, 0, room.width - PARTING * (len(it.state.line) > WORDED), 1, "raised")
    elif len(it.state.line) <= WORDED and it.aim.seat is None and it.player(seat, room.width).to_act:
        room.fill(0, 0, room.width, 1, f"tint-seat{seat}")


def badge(it: Crowd, seat: int) -> str:
    """A player's letter, behind a sign if they act or are away."""
    away = bool(it.view.away) and it.view.away[seat]
    acts = it.player(seat, 0).to_act
    sign = glyph("away" if away else "turn", it.view.ascii_only) if away or acts else " "
    return f"{sign}{letter(seat)} "


def draw_worded(room: Canvas, it: Crowd, seat: int, columns: Columns) -> None:
    """A player in words, in columns that are the same for all."""
    view, state = it.view, it.state
    room.put(0, 0, columns.ranks[place_of(state, seat) - 1], rank_style(it, seat))
    x = room.put(max(map(cell_len, columns.ranks)) + 1, 0, badge(it, seat), f"on-seat{seat} bold") + 1
    room.put(x, 0, fitted(view.names[seat], columns.name), f"seat{seat}")
    x += columns.name + 1
    if seat == state.seal:
        room.part(x, 0, cell_len(columns.seal), 1).named("seal").put(0, 0, columns.seal, "gold")
    x += cell_len(columns.seal) + columns.before
    room.right(x + columns.space, 0, on_space(it, seat), "ink bold")
    x += columns.space + columns.gap
    room.write(x, 0, armed_row(it, seat))
    room.write(x + columns.spears + columns.gap, 0, near_dragon(it, threat(it, seat)))


def on_space(it: Crowd, seat: int) -> str:
    """The space of a player, in a few columns."""
    return it.view.words("grail_glance-on", space=it.state.at[seat])


def armed_row(it: Crowd, seat: int) -> Text:
    """The spears in words, without what the choice under the cursor would change of them."""
    count = it.state.spears[seat]
    return Text(said(it.view, "spears", count=count), "ink" if count else "dim", end="")


def near_dragon(it: Crowd, ahead: int) -> Text:
    """The sign of a dragon, as it is explained below the road, and how far ahead it is; nothing if that is 0."""
    said_so = it.view.words("grail_board-ahead", spaces=ahead)
    return Text.assemble((DRAGON, "on-bad bold"), (f" {said_so}", "bad bold")) if ahead else Text()


def draw_short(room: Canvas, it: Crowd, seat: int, headed: bool) -> None:
    """A player in half a row; spears are a number below a heading, else with their sign."""
    view, state = it.view, it.state
    room.put(0, 0, str(place_of(state, seat)), rank_style(it, seat))
    room.put(PLACED, 0, badge(it, seat), f"on-seat{seat} bold")
    room.put(NAMED, 0, fitted(view.names[seat], SHORT_NAME), f"seat{seat}")
    x = NAMED + SHORT_NAME
    room.put(x, 0, "★" if seat == state.seal else " ", "gold")
    room.right(x + 4, 0, str(state.at[seat]), "ink bold")
    held = state.spears[seat]
    count = str(held) if headed else f"{held}↑" if held else ""
    room.put(x + 6, 0, count, "spear bold" if held else "dim")
    room.write(x + 8, 0, warned(it, seat, "sign"))


# As they sit


FRONT, LEFT, OPPOSITE, RIGHT = range(4)
"""The sides of the table, clockwise from ourselves."""
ARROWS: Mapping[Way, str] = {"left": "◄▲►▼", "right": "►▼◄▲"}
"""The way of the cards along each of them."""
TABLE = Size(10, 5)
"""The size of the table, at most."""


def draw_round_table(room: Canvas, view: View, way: Way) -> None:
    """The players round the table, ourselves in front, and the way of the cards along its edge; the next player on the
    ground of their colour."""
    others = len(view.state.seats) - 1
    high = min(TABLE.height, room.height - 2 - others % 2)
    top = room.height - 1 - high
    room.fill(0, 0, *room.size, "panel")
    room.fill(0, 0, room.width, 1, "wash-leather")
    room.put(1, 0, fitted(view.words("grail_board-round", way=way), room.width - 2), "gold bold")
    draw_table(room.part((room.width - TABLE.width) // 2, top, TABLE.width, high), view, way)
    for place in range(others + 1):
        seat, (side, row) = seat_along(view.state, view.own, "left", place), place_at(place, others, high)
        following = seat == seat_along(view.state, view.own, way)
        style = f"on-seat{seat} bold" if following else f"seat{seat}"
        draw_seat(room.part(0, top + row, room.width, 1), side, view.names[seat], style)


def draw_table(room: Canvas, view: View, way: Way) -> None:
    """The table with the way of the cards along its edge, and before us the cards that are passed."""
    room.fill(0, 0, *room.size, "wash-leather")
    edge(room, "leather")
    middle, row = (room.width - 1) // 2, room.height // 2
    places = (middle, room.height - 1), (0, row), (middle, 0), (room.width - 1, row)
    for side, (x, y) in enumerate(places):
        room.put(x, y, ARROWS[way][side] * (1 + (side in (FRONT, OPPOSITE))), "gold bold")
    room.center(1, room.height - 2, room.width - 2, "▮" * len(view.state.pack), "cloth")


def place_at(place: int, others: int, high: int) -> tuple[int, int]:
    """The side of a table and the row, counted from its upper edge, of one so many places to our left."""
    side, opposite = divmod(others, 2)
    if not place:
        return FRONT, high
    if place <= side:
        return LEFT, rows_beside(side, high)[side - place]
    return (OPPOSITE, -1) if place <= side + opposite else (RIGHT, rows_beside(side, high)[place - side - opposite - 1])


def rows_beside(seats: int, high: int) -> Sequence[int]:
    """The rows of so many players at a side of a table."""
    middle = high // 2
    return {1: (middle,), 2: (1, high - 2), 3: (middle - 1, middle, middle + 1)}[seats]


def draw_seat(room: Canvas, side: int, name: str, style: str) -> None:
    """A name beside the table, or in the middle of the row before or behind it."""
    left, right = (room.width - TABLE.width) // 2, (room.width + TABLE.width) // 2
    name = f" {fitted(name, left - 2)} "
    at = {LEFT: left - cell_len(name), RIGHT: right}.get(side, (room.width - cell_len(name)) // 2)
    room.put(at, 0, name, style)
