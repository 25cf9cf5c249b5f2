"""The preview of a finished game beside the list: when and how long it was played, who won and why, and how the scores
grew; without its result until that is asked for.

Knows: finished games, the replay of one, the result as it is drawn.
Must not know: the list, files, what a key does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from textual.timer import Timer

import core
from netplay.archive.file_format import NoKeptGame
from netplay.archive.library import FinishedGame
from netplay.archive.opened_game import OpenedGame
from tui.boards import board, look
from tui.draw import panels, pictures
from tui.draw.canvas import Canvas
from tui.draw.charts import rows_of
from tui.game_view.loss import ahead_lines, behind_lines
from tui.game_view.replay.replay import Replay
from tui.lobby_view.people_names import called_all
from tui.lobby_view.unfinished_games import game_name
from tui.screens.game.result import LEAST, End, Form, course_rows, curves, end_of, ranking
from tui.text.dates import moment_in_words
from tui.text.words import Words, letter, rich
from tui.text.wrap import wrap
from tui.widgets.drawing import Drawing

WIDE, HIGH, NARROWEST, WIDEST = 110, 28, 48, 72
"""Columns and rows of a screen from which the preview stands beside the list, and its own columns at least and most."""
UPRIGHT = 44
"""Rows of a narrower screen from which it stands below the list."""
PAUSE = 0.12
"""Seconds that the cursor rests on a game before the game is opened."""
AROUND = (4, 2)
"""Columns and rows of the frame and of the free columns within it."""
PICTURE, NAME = 10, 4
"""Rows of the game's picture, and columns before a player's name."""
TALLEST = 26
"""Rows of the curves with their title, at most."""
KEPT = 50
"""Games whose endings are kept, at most."""
FORMS = (Form(5, 1), Form(3, 1), Form(1, 1), Form(1))
"""The heights of the banner, the most spacious first."""


class Ending(NamedTuple):
    """The end of a game as it is drawn, and what has decided it."""

    end: End
    decided: Text


def preview_room(columns: int, rows: int) -> tuple[int, int] | None:
    """Returns the columns and rows of the preview on such a screen; None where it has none."""
    if columns >= WIDE and rows >= HIGH:
        return max(NARROWEST, min(WIDEST, columns * 2 // 5)), rows - 4
    return (columns - 2, rows * 11 // 20) if rows >= UPRIGHT else None


def ending_of(opened: OpenedGame, words: Words) -> Ending | None:
    """Returns the end of a game as its seat has seen it; None if it came to none."""
    replay = Replay(opened, lambda: words)
    replay.go(replay.steps)
    view, replica = replay.view(), replay.chapter.timeline.at(replay.steps)
    if view.outcome is None:
        return None
    end = end_of(view, replica, view.outcome)
    own = behind_lines(view, view.outcome, end.course) or ahead_lines(view, view.outcome)
    return Ending(end, rich("\n".join([board(view.game.id).reason(view, view.outcome), *own]), view.names))


class GamePreview(Drawing):
    """Shows the preview of one game. A game is opened only once the cursor rests on it."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._opened: dict[str, Ending | None] = {}
        self._waiting: Timer | None = None

    def preview(self, game: FinishedGame | None, words: Words, *, with_result: bool, hint: str) -> None:
        """Shows a game; `hint` says how its result is shown."""
        room = preview_room(*self.app.size)
        self.display = room is not None and game is not None
        if self._waiting is not None:
            self._waiting.stop()
            self._waiting = None
        if room is None or game is None:
            return
        self.styles.width = room[0]
        wanted = with_result and game.id not in self._opened

        def draw() -> None:
            told = (self._opened.get(game.id) or "") if with_result else hint
            self.show(drawn(game, told, room, words=words, console=self.app.console))

        def open_it() -> None:
            self._open(game, words)
            draw()
            self._waiting = None

        draw()
        self._waiting = self.set_timer(PAUSE, open_it) if wanted else None

    @property
    def waits(self) -> bool:
        """True while the game under the cursor is still to be opened."""
        return self._waiting is not None

    def _open(self, game: FinishedGame, words: Words) -> None:
        """Opens a game. One that cannot be read has no ending to show; opening it from the list says why."""
        if len(self._opened) >= KEPT:
            self._opened.clear()
        try:
            self._opened[game.id] = ending_of(OpenedGame(game.read()), words)
        except NoKeptGame:
            self._opened[game.id] = None


def drawn(game: FinishedGame, told: Ending | str, room: tuple[int, int], *, words: Words, console: Console) -> Canvas:
    """Draws the preview in so many columns, and in no more rows than it needs of so many. `told` is the end of the
    game, or in its place how that is shown."""
    inner = Canvas(room[0] - AROUND[0], room[1] - AROUND[1], words.ascii_only)
    if isinstance(told, str):
        rows = _draw_quietly(inner, game, (_facts(game, words), told), words)
    else:
        rows = _draw_ending(inner, _facts(game, words), told, console)
    canvas = Canvas(room[0], min(rows, inner.height) + AROUND[1], words.ascii_only)
    canvas.part(2, 1, inner.width, canvas.height - AROUND[1]).stamp(0, 0, inner)
    panels.edge(canvas, "line")
    canvas.put(2, 0, f" {panels.fitted(words.shown(game_name(words, game.game)), room[0] - 6)} ", "ink bold")
    return canvas


def _facts(game: FinishedGame, words: Words) -> list[str]:
    """Returns when a game ended, how many played, and how long."""
    seconds = game.summary.seconds if game.summary is not None else 0
    minutes = [words("replay-preview-minutes", minutes=max(1, round(seconds / 60)))] if seconds else []
    count = words("replay-preview-players", count=len(game.names))
    length = [count, *minutes, words("replay-preview-steps", steps=game.steps)]
    return [words.shown(moment_in_words(words, game.ended)), words.shown(" · ".join(length))]


def _draw_quietly(room: Canvas, game: FinishedGame, said: tuple[Sequence[str], str], words: Words) -> int:
    """Draws the picture of a game, the facts and the players, without a word about its result. Returns the rows."""
    (when, length), hint = said
    if game.game in core.IDS:
        picture, colour, *_ = look(game.game)
        pictures.place(room.part(0, 1, room.width, PICTURE), picture, colour)
    room.center(0, PICTURE + 2, room.width, panels.fitted(when, room.width), "ink bold")
    room.center(0, PICTURE + 3, room.width, panels.fitted(length, room.width), "soft-dim")
    names = [words.shown(name) for name in called_all(words, game.names)]
    left = max(0, (room.width - max(map(cell_len, names), default=0) - NAME) // 2)
    for seat, name in enumerate(names, PICTURE + 5):
        panels.badge(room, left, seat, letter(seat - PICTURE - 5), f"seat{seat - PICTURE - 5}")
        room.put(left + NAME, seat, panels.fitted(name, room.width - left - NAME), "ink")
    below = PICTURE + 6 + len(names)
    room.center(0, below, room.width, panels.fitted(hint, room.width), "dim")
    return below + 2


def _draw_ending(room: Canvas, facts: Sequence[str], ending: Ending, console: Console) -> int:
    """Draws the facts, the winner's banner and the bars, what has decided, and the curves, as much as has room. Returns
    the rows."""
    for row, line in enumerate(facts):
        room.put(0, row, panels.fitted(line, room.width), "soft-dim")
    first, players, said = len(facts) + 1, len(ending.end.names), wrap(ending.decided, console, room.width)
    left = room.height - first - LEAST
    form = next((each for each in FORMS if each.rows(players, [""] * len(said)) <= left), FORMS[-1])
    top = ranking(ending.end, form, 1.0, room.ascii_only, room.width)
    room.stamp(0, first, top)
    below = first + top.height
    for row, line in enumerate(said, below):
        room.write(0, row, line)
    return _draw_course(room, below + len(said), ending.end)


def _draw_course(room: Canvas, top: int, end: End) -> int:
    """Draws the curves from this row on if they have room, hills down to the end of the room; returns the row after all
    that is drawn."""
    players, left = len(end.names), room.height - top - 2
    rows = max(course_rows(players, left), min(left, TALLEST) if left > rows_of(players) else 0)
    if rows <= players or top + rows + 1 > room.height:
        return top
    course = curves(end, rows - 1, 1.0, room.ascii_only, room.width)
    room.stamp(0, top, course)
    return top + course.height
