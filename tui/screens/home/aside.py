"""What stands beside the menu of a large main menu: the last finished games, or what the coach teaches a newcomer.

Knows: finished games and how often they were won, lessons' texts, drawing parts.
Must not know: the menu, or what happens when something is chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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

SHARE = 3, 7
"""The share of the shelf that stands beside the menu."""
BESIDE_LOW = 26
"""Its columns below a low shelf, where the menu leaves so many."""
UPRIGHT = 60
"""Rows of a screen held upright from which it stands below the menu."""
ROWS, AROUND_GAMES = 6, 3
"""Finished games, at most; the rows of the frame and of the heads around them."""
HEADS = ("when", "game", "own", "score")
"""What the columns of the finished games hold."""
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

    def tell(self, history: History, game: str, words: Words, left: tuple[int, int]) -> bool:
        """Draws the last games, or without any what is to be learnt of a game. `left` are the columns and rows that the
        menu leaves beside or below itself. Returns True if it comes or goes."""
        columns, before = width(*self.app.size), self.display
        if not columns:
            shown = self._beside_low(history, game, words, left)
        elif is_upright(*self.app.size):
            shown = drawn_within(left[1], columns, history, game, words)
        else:
            shown = drawn(columns, history, game, words)
        self.display = shown is not None
        if shown is not None:
            self.styles.width = shown.width
            self.show(shown)
        return self.display != before

    def _beside_low(self, history: History, game: str, words: Words, left: tuple[int, int]) -> Canvas | None:
        """Draws it below a low shelf; None where it has no room."""
        if shelf.fitting(*self.app.size) is not shelf.SMALL or left[0] < BESIDE_LOW:
            return None
        return drawn_low(left[1], history, game, words)


def drawn(columns: int, history: History, game: str, words: Words) -> Canvas | None:
    """Draws the last games, or without any what the coach teaches about a game; a click on either is its answer. None
    where the games have no room."""
    return _last(columns, history, words) if history.last else _lesson(columns, game, words)


def drawn_within(rows: int, columns: int, history: History, game: str, words: Words) -> Canvas | None:
    """Draws the same in no more than so many rows, with fewer games if need be; None where it has no room."""
    many = rows - AROUND_GAMES - 2 * bool(history.played)
    shown = drawn(columns, history._replace(last=history.last[: max(1, many)]), game, words)
    return shown if shown is not None and shown.height <= rows else None


def drawn_low(rows: int, history: History, game: str, words: Words) -> Canvas | None:
    """Draws the same in few columns and so many rows, without its last line; None where it has no room."""
    fewer = History(history.last[: max(1, rows - AROUND_GAMES)])
    shown = _last(BESIDE_LOW, fewer, words) if history.last else _lesson(BESIDE_LOW, game, words, linked=False)
    return shown if shown is not None and shown.height <= rows else None


def _last(columns: int, history: History, words: Words) -> Canvas | None:
    """Draws the last games with their results: their players have seen them."""
    shown = history.last[:ROWS]
    canvas = Canvas(columns, len(shown) + AROUND_GAMES + 2 * bool(history.played), words.ascii_only)
    room = panels.panel(canvas, words("home-group-finished"), "line")
    fitting = next((each for each in _forms(shown, words) if _columns(each) <= room.width), None)
    if fitting is None:
        return None
    heads, *cells = _spread(fitting, room.width - _columns(fitting))
    table = room.part(0, 0, room.width, len(shown) + 1)
    panels.table(table, panels.Table([str(head) for head in heads], cells, lefts=len(heads) - 1))
    for at in range(len(shown)):
        room.part(0, 1 + at, room.width, 1).hot(at)
    if history.played:
        said = words.shown(words("home-won", wins=history.won, games=history.played))
        x = room.put(0, len(shown) + 2, said, "soft-dim") + 2
        meters.bar(room.part(x, len(shown) + 2, min(BAR, room.width - x), 1), history.won / history.played, "good")
    return canvas


def _forms(shown: Sequence[FinishedGame], words: Words) -> Iterator[list[list[panels.Cell]]]:
    """Yields the heads and the cells of games, with the day, without it, and with short names of the games as well."""
    from tui.screens.replay.finished_rows import LOW_GAME, SHORT_GAME, name_of, row_of

    heads: list[panels.Cell] = [words.shown(words(f"replay-finished-{each}")) for each in HEADS]
    for first, name in ((0, LOW_GAME), (1, LOW_GAME), (1, SHORT_GAME)):
        rows = [(row_of(game, words, 0, True), words.shown(name_of(words, game.game, name))) for game in shown]
        cells: list[list[panels.Cell]] = [
            [row.when, game, Text().append(row.place, row.look), Text().append(row.score, row.look)]
            for row, game in rows
        ]
        yield [row[first:] for row in (heads, *cells)]


def _spread(rows: list[list[panels.Cell]], spare: int) -> list[list[panels.Cell]]:
    """Returns the table with so many columns more behind the names of the games, so that it fills its panel."""
    at = len(HEADS) - 3 - (len(HEADS) - len(rows[0]))
    wide = max(cell_len(str(row[at])) for row in rows) + spare
    return [[*row[:at], str(row[at]) + " " * (wide - cell_len(str(row[at]))), *row[at + 1 :]] for row in rows]


def _columns(rows: Sequence[Sequence[panels.Cell]]) -> int:
    """Returns the columns of the whole table."""
    widths = (max(cell_len(str(cell)) for cell in column) for column in zip(*rows, strict=True))
    return sum(width + panels.GAP for width in widths) - panels.GAP


def _lesson(columns: int, game: str, words: Words, *, linked: bool = True) -> Canvas:
    """Draws what the coach teaches about a game, `linked` to the lessons by their key; what a game without a coach is
    about."""
    key = f"frame-learn-{game}-game"
    text = wrapped(words(key if words.has(key) else f"{game}-blurb"), columns - 4)
    canvas = Canvas(columns, len(text) + 2 + 2 * linked, words.ascii_only)
    said = words("frame-learn")
    room = panels.panel(canvas, words("frame-learn-game") if linked else said.partition(":")[0].rstrip(), "line")
    for row, line in enumerate(text):
        room.put(0, row, line)
    if linked:
        x = room.put(0, len(text) + 1, words.key("help"), "gold bold") + 1
        fitting = said if cell_len(said) <= room.width - x else said.partition(":")[0].rstrip()
        room.put(x, len(text) + 1, fitting, "soft-dim")
    canvas.hot(LEARN)
    return canvas
