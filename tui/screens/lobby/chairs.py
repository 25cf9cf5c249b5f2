"""The table in the lobby, seen from above: a chair and a name for each seat, and the game in the middle.

Knows: seats of the lobby, drawing parts.
Must not know: what may be asked of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from netplay.protocol.messages import Seated
from tui.draw import panels, pictures
from tui.draw.canvas import Canvas
from tui.draw.signs import SIGNS, glyph
from tui.screens.game.room import is_roomy
from tui.screens.home.shelf import PICTURES
from tui.text.words import Words, letter

LOW, HIGH = 9, 13
"""Rows: the higher table has room for the game's picture."""
GRAND_WIDTH, GRAND_LOW, GRAND_HIGH = (56, 72), 19, 24
"""Columns and rows, least and most, of a table with a tile for each chair and a text about the game."""
TILE = 4
"""Rows of such a tile."""
RIGHT = 34
"""Columns of the table and of the talk below it."""
LEFT, AROUND = 50, 14
"""Columns of the list of seats, and rows of all that is not the table, where the table is grand."""
ROOMY = 30
"""Rows from which the table has a picture on it."""


class Layout(NamedTuple):
    """How much room the table has on a screen of so many columns and rows."""

    tight: bool
    """True if there is no room for it at all."""
    grand: bool
    """True if each chair is a tile."""
    width: int
    height: int

    @classmethod
    def of(cls, columns: int, rows: int) -> Layout:
        """Returns the layout on a screen of this size."""
        width, height = columns - LEFT, rows - AROUND
        if width >= GRAND_WIDTH[0] and height >= GRAND_LOW:
            return cls(not is_roomy(columns, rows), True, min(width, GRAND_WIDTH[1]), min(height, GRAND_HIGH))
        return cls(not is_roomy(columns, rows), False, RIGHT, HIGH if rows >= ROOMY else LOW)


def table_canvas(
    layout: Layout, game: str, seats: Sequence[Seated], notes: Sequence[Sequence[str]], words: Words
) -> Canvas:
    """Draws the table; `notes` are told only where it is grand."""
    canvas = Canvas(layout.width, layout.height, words.ascii_only)
    if layout.grand:
        grand_table(canvas, game, seats, notes, words)
    else:
        table(canvas, game, seats, words)
    return canvas


def table(room: Canvas, game: str, seats: Sequence[Seated], words: Words) -> None:
    """Draws half of the chairs above the table, half below. A chair that is clicked answers with its seat."""
    above = range((len(seats) + 1) // 2)
    below = range(len(seats) - 1, len(above) - 1, -1)
    for y, row, names in ((1, above, 0), (room.height - 2, below, room.height - 1)):
        _chairs(room.part(0, y, room.width, 1), room.part(0, names, room.width, 1), [(at, seats[at]) for at in row])
    _top(room.part(1, 2, room.width - 2, room.height - 4), game, words)


def _top(room: Canvas, game: str, words: Words) -> None:
    """Draws the table top: rounded, of wood, with the game on it."""
    picture, colour = PICTURES[game]
    room.fill(0, 0, *room.size, "tint-wood")
    panels.edge(room, "wood")
    inner = room.part(1, 1, room.width - 2, room.height - 2)
    tall = inner.height > 5
    name = panels.fitted(words(f"{game}-name"), inner.width)
    inner.center(0, inner.height - 1 if tall else inner.height // 2, inner.width, name, "ink bold")
    if tall:
        pictures.place(inner.part(0, 0, inner.width, inner.height - 1), picture, colour)


def _chairs(chairs: Canvas, names: Canvas, row: Sequence[tuple[int, Seated]]) -> None:
    """Draws a row of chairs, and the names above or below them."""
    each = chairs.width // max(1, len(row))
    for number, (at, seated) in enumerate(row):
        x, colour = number * each, f"seat{at}"
        taken = seated.person is not None or seated.bot is not None
        chairs.part(x, 0, each, 1).hot(at)
        chairs.center(
            x, 0, each, f" {letter(at)} " if taken else f"({letter(at)})", f"on-{colour} bold" if taken else "dim"
        )
        if taken:
            _name(names.part(x, 0, each, 1), seated.name, colour, seated)


def _name(room: Canvas, name: str, colour: str, seated: Seated) -> None:
    """Draws a name, with a sign for a bot, a person who is away, or one who is ready."""
    sign = "bot" if seated.bot else "away" if not seated.here else "done" if seated.ready else ""
    shown = panels.fitted(name, room.width - 3)
    x = max(0, room.width - cell_len(shown) - 2 * bool(sign)) // 2
    after = room.put(x, 0, shown, colour if seated.here or seated.bot else "dim")
    if sign:
        room.put(after + 1, 0, glyph(sign, room.ascii_only), SIGNS[sign].style)


def grand_table(room: Canvas, game: str, seats: Sequence[Seated], notes: Sequence[Sequence[str]], words: Words) -> None:
    """Draws the table where there is room: each chair is a tile with its `notes`, the most important first."""
    above = range((len(seats) + 1) // 2)
    below = range(len(seats) - 1, len(above) - 1, -1)
    for y, row in ((0, above), (room.height - TILE, below)):
        each = room.width // max(1, len(row))
        for number, at in enumerate(row):
            tile = room.part(number * each, y, each - 1, TILE)
            tile.hot(at)
            _tile(tile, at, seats[at], notes[at])
    _grand_top(room.part(0, TILE, room.width - 1, room.height - 2 * TILE), game, words)


def _tile(room: Canvas, at: int, seated: Seated, notes: Sequence[str]) -> None:
    """Draws a chair: the name in its colour, and the notes."""
    taken = seated.person is not None or seated.bot is not None
    inner = panels.panel(room, "", f"seat{at}" if taken else "line")
    panels.badge(room, 2, 0, letter(at), f"seat{at}") if taken else room.put(2, 0, f"({letter(at)})", "dim")
    if taken:
        _name(inner.part(0, 0, inner.width, 1), seated.name, f"seat{at} bold", seated)
    fitting = [", ".join(notes[:count]) for count in range(len(notes), 0, -1)]
    note = next((each for each in fitting if cell_len(each) <= inner.width), panels.fitted(notes[0], inner.width))
    inner.center(0, int(taken), inner.width, note, "dim")


def _grand_top(room: Canvas, game: str, words: Words) -> None:
    """Draws the table top with the game's picture, its name, and what it is about."""
    picture, colour = PICTURES[game]
    room.fill(0, 0, *room.size, "tint-wood")
    panels.edge(room, "wood")
    inner = room.part(2, 1, room.width - 4, room.height - 2)
    about = Text(words(f"{game}-blurb")).wrap(Console(width=inner.width), inner.width)
    under = [(words(f"{game}-name"), "ink bold"), *((line.plain.rstrip(), "dim") for line in about)]
    under = under[: max(2, inner.height - 5)]
    pictures.place(inner.part(0, 0, inner.width, inner.height - len(under)), picture, colour)
    for row, (text, look) in enumerate(under, inner.height - len(under)):
        inner.center(0, row, inner.width, panels.fitted(text, inner.width), look)
