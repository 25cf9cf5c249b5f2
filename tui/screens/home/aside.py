"""What stands beside the menu of a large main menu: the last finished games, or what the coach teaches a newcomer.

Knows: finished games and how often they were won, lessons' texts, drawing parts.
Must not know: the menu, or what happens when something is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from tui.draw import meters, panels
from tui.draw.canvas import Canvas
from tui.screens.base import is_upright
from tui.text.words import Words
from tui.text.wrap import wrapped
from tui.widgets.drawing import Drawing

from . import shelf

if TYPE_CHECKING:
    from netplay.archive.library import FinishedGame
    from tui.screens.replay.finished_rows import Row

SHARE = 3, 7
"""The share of the shelf that stands beside the menu."""
UPRIGHT = 60
"""Rows of a screen held upright from which it stands below the menu."""
ROWS = 6
"""Finished games, at most."""
LEARN = 0
"""The answer of a click on what is to be learnt; that of a game is its place in the list."""
BAR = 14
"""Columns of the bar of games won."""


class History(NamedTuple):
    """The finished games of this user."""

    last: Sequence[FinishedGame] = ()
    """The last ones."""
    played: int = 0
    """The games in which this user had a seat, as far as their result is known."""
    won: int = 0


def width(columns: int, rows: int) -> int:
    """Returns the columns of what stands beside the menu, or below it; 0 where nothing does."""
    size = shelf.fitting(columns, rows)
    if size is None:
        return 0
    if size.high:
        return size.width * SHARE[0] // SHARE[1]
    return size.width if is_upright(columns, rows) and rows >= UPRIGHT else 0


class Aside(Drawing):
    """Shows it where there is room."""

    def tell(self, history: History, game: str, words: Words) -> None:
        """Draws the last games, or without any what is to be learnt of a game."""
        columns = width(*self.app.size)
        self.display = bool(columns)
        if columns:
            self.styles.width = columns
            self.show(drawn(columns, history, game, words))


def drawn(columns: int, history: History, game: str, words: Words) -> Canvas:
    """Draws the last games, or without any what the coach teaches about a game; a click on either is its answer."""
    return _last(columns, history, words) if history.last else _lesson(columns, game, words)


def _last(columns: int, history: History, words: Words) -> Canvas:
    """Draws the last games with their results: their players have seen them."""
    from tui.screens.replay.finished_rows import row_of

    shown = history.last[:ROWS]
    canvas = Canvas(columns, len(shown) + (5 if history.played else 3), words.ascii_only)
    room = panels.panel(canvas, words("home-group-finished"), "line")
    rows = [row_of(game, words, 0, True) for game in shown]
    cells = [
        (each.when, each.game, *(Text().append(it, each.look) for it in (each.place, each.score))) for each in rows
    ]
    heads = [words.shown(words(f"replay-finished-{each}")) for each in ("when", "game", "own", "score")]
    table = room.part(0, 0, room.width, len(shown) + 1)
    first = 0 if _columns(heads, rows) <= room.width else 1  # the day goes first
    panels.table(table, panels.Table(heads[first:], [each[first:] for each in cells], lefts=3 - first))
    for at in range(len(shown)):
        room.part(0, 1 + at, room.width, 1).hot(at)
    if history.played:
        said = words.shown(words("home-won", wins=history.won, games=history.played))
        x = room.put(0, len(shown) + 2, said, "soft-dim") + 2
        meters.bar(room.part(x, len(shown) + 2, min(BAR, room.width - x), 1), history.won / history.played, "good")
    return canvas


def _columns(heads: Sequence[str], rows: Sequence[Row]) -> int:
    """Returns the columns of the whole table."""
    cells = [heads, *((each.when, each.game, each.place, each.score) for each in rows)]
    return sum(max(map(cell_len, column)) + panels.GAP for column in zip(*cells, strict=True)) - panels.GAP


def _lesson(columns: int, game: str, words: Words) -> Canvas:
    """Draws what the coach teaches about a game; what a game without a coach is about."""
    key = f"frame-learn-{game}-game"
    text = wrapped(words(key if words.has(key) else f"{game}-blurb"), columns - 4)
    canvas = Canvas(columns, len(text) + 4, words.ascii_only)
    room = panels.panel(canvas, words("frame-learn-game"), "line")
    for row, line in enumerate(text):
        room.put(0, row, line)
    x = room.put(0, len(text) + 1, words.key("help"), "gold bold") + 1
    said = words("frame-learn")
    fitting = said if cell_len(said) <= room.width - x else said.partition(":")[0].rstrip()
    room.put(x, len(text) + 1, fitting, "soft-dim")
    canvas.hot(LEARN)
    return canvas
