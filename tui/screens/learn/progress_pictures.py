"""The pictures of the list of lessons: those of the games, and how far the learner has come.

Knows: the progress of the learner, pictures of games.
Must not know: widgets, where the pictures stand.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from tui.boards import look
from tui.draw import meters, pictures
from tui.draw.canvas import Canvas
from tui.game_view.lesson import curriculum
from tui.game_view.lesson.exercises import exercises
from tui.game_view.lesson.lesson import lesson
from tui.game_view.lesson.progress import Progress
from tui.text.words import Words

from .list_layout import ABOUT, SMALL

PICTURE = 14
"""Columns of a game's picture beside what is said of a lesson."""
TILE = 4
"""Columns of the tile of an exercise."""


def small_picture(game: str, words: Words, ground: Style, size: tuple[int, int] = SMALL) -> list[Text]:
    """Returns the rows of a game's picture for the list, on a ground of their own: the cursor begins beside it."""
    canvas = Canvas(*size, words.ascii_only)
    picture, colour, *_ = look(game)
    pictures.place(canvas.part(0, 0, size[0] - 2, size[1]), picture, colour)
    rows = canvas.segments(ground)
    return [Text.assemble(*((text, look or "") for text, look, _ in row)) for row in rows]


def foot_of(kind: str, game: str, progress: Progress, words: Words, width: int) -> Canvas:
    """Draws the minutes that a lesson takes, how far the learner has come, and below that a bar of the coached game, or
    a tile for each exercise."""
    many = len(exercises(game)) if kind == curriculum.EXERCISES else 1
    rows = -(-many * (TILE + 1) // (width + 1))
    canvas = Canvas(width, 2 * rows, words.ascii_only)
    canvas.fill(0, 0, *canvas.size, "panel")
    canvas.put(0, 0, words("frame-learn-minutes", minutes=curriculum.minutes(kind, game)), "soft-dim")
    canvas.right(width, 0, curriculum.state(kind, game, progress, words), "soft-dim")
    below = canvas.part(0, 1, width, canvas.height - 1)
    if kind == curriculum.EXERCISES:
        _tiles(below, game, progress, -(-many // rows))
    else:
        _bar(below, game, progress)
    return canvas


def _bar(room: Canvas, game: str, progress: Progress) -> None:
    """Draws how much of the coached game has been played."""
    learnt = progress.of(game)
    part = 1.0 if learnt.done else len(learnt.steps) / len(lesson(game).steps)
    meters.bar(room, part, "good" if learnt.done else "gold")


def _tiles(room: Canvas, game: str, progress: Progress, across: int) -> None:
    """Draws a tile for each exercise, so many side by side; those that are solved are bright."""
    solved = progress.of(game).solved
    for at, each in enumerate(exercises(game)):
        down, along = divmod(at, across)
        tile = room.part(round(along * (room.width - TILE) / max(1, across - 1)), 2 * down, TILE, 1)
        tile.fill(0, 0, TILE, 1, "on-good" if each.id in solved else "raised")
        tile.center(0, 0, TILE, str(at + 1), "on-good bold" if each.id in solved else "soft-dim")


def write_lines(room: Canvas, lines: Sequence[Text]) -> None:
    """Writes as many lines as a room has rows."""
    for row, line in enumerate(lines[: room.height]):
        room.write(0, row, line)


def beside_picture(room: Canvas, game: str) -> Canvas:
    """Draws the picture of a game at the left of a room, and returns the rest of it."""
    if not game or room.width < PICTURE * 3 or room.height < ABOUT - 2:
        return room
    picture, colour, *_ = look(game)
    pictures.place(room.part(0, 0, PICTURE, room.height), picture, colour)
    return room.part(PICTURE + 2, 0, room.width - PICTURE - 2, room.height)
