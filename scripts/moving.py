"""Writes the moving pictures of the README: `./scripts/gallery --moving`.

Knows: which part of a game is shown, how a log becomes pictures, how pictures become one SVG that moves by itself.
Must not know: the network; the picture loads nothing.

A block of columns that changes is drawn once for each of its contents, and shown while that holds; all else is drawn
once.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import core
from scripts import svg
from scripts.svg import Sheet
from tests.tui.local import LocalTable
from tui.boards import View, board
from tui.boards import look as look_of
from tui.boards.look import Film
from tui.draw import panels
from tui.draw.canvas import Canvas, Cell
from tui.draw.styles import style
from tui.text.words import Words, rich

FOLDER = Path(__file__).parents[1] / "docs"
NAMES = ("Anna", "Yvain", "Bors", "Ector", "Lynet", "Gareth", "Kay", "Percival")
STILL, LAST = 1.1, 4.0
"""Seconds for which an event is seen, and the last one."""
QUICK = 0.5
"""Seconds of an event that is not told in words."""
MOVES = 0.9
"""Seconds in which a piece moves."""
PICTURES = 4
"""Pictures of a move, at most."""
MOST = 300_000
"""Bytes of a moving picture, at most."""


SCENES: dict[str, Film] = {game: film for game in core.IDS if (film := look_of(game).film) is not None}
"""The games that are shown moving."""


class Picture(NamedTuple):
    """One picture and how long it is seen."""

    rows: list[list[Cell]]
    seconds: float


# From a game to pictures


def pictures(game: str) -> list[Picture]:
    """The pictures of a game's scene, one after the other."""
    scene = SCENES[game]
    local = LocalTable("Anna", game=game, seed=scene.seed)
    local.start(bots=scene.players - 1)
    local.play(lambda replica: False, random.Random(scene.seed))
    replica = local.clients[0].state.games.replica
    first, last = ends(replica.log, scene)
    return [
        picture for told in range(first + 1, last + 2) for picture in moment(replica, told, scene, told == last + 1)
    ]


def ends(log: Sequence[Any], scene: Film) -> tuple[int, int]:
    """The places in the log where the scene begins and ends: its last event, and the first one before that."""
    last = max(at for at, event in enumerate(log) if event.key == scene.last)
    return max(at for at, event in enumerate(log[:last]) if event.key == scene.first), last


def moment(replica: Any, told: int, scene: Film, is_last: bool) -> Iterator[Picture]:
    """The pictures of one event: what moves, then what has come of it."""
    drawn, event = board(replica.game.id), replica.log[told - 1]
    count = min(PICTURES, drawn.frames(event))
    for step in range(1, count):
        yield Picture(drawn_rows(replica, told, scene, step / count), MOVES / count)
    view = view_at(replica, told, 1.0)
    seconds = LAST if is_last else STILL if drawn.line(view, event) else QUICK
    yield Picture(drawn_rows(replica, told, scene, 1.0), seconds)


def view_at(replica: Any, told: int, phase: float) -> View:
    """The game after so many events, as its first player sees it."""
    return View(
        replica.game, replica.seat, replica.moment(told - 1), replica.log[:told], Words("en"), NAMES,
        news=replica.log[told - 1], phase=phase,
    )  # fmt: skip


def drawn_rows(replica: Any, told: int, scene: Film, phase: float) -> list[list[Cell]]:
    """The title, the board and what has just been told, as rows of cells."""
    view, (width, height) = view_at(replica, told, phase), scene.size
    drawn = board(replica.game.id)
    rows = drawn.height(view, width, height)
    canvas = Canvas(width, rows + 3)
    title = panels.Part(view.words(f"{drawn.id}-name"), "gold bold", 9)
    panels.title_line(canvas.part(0, 0, width, 1), [title, panels.Part(drawn.plain(view, drawn.title(view)))])
    drawn.draw(view, canvas.part(0, 1, width, rows))
    canvas.fill(0, rows + 1, width, 2, "panel")
    said = next(filter(None, (drawn.line(view, event) for event in reversed(view.log))), "")
    canvas.write(2, rows + 1, rich(said, view.names))
    return canvas.rows()


# From pictures to SVG

ACROSS = 12
"""Columns of a block that changes, at most: side by side, changes would multiply."""


class Block(NamedTuple):
    """Some columns of a row, with their contents from picture to picture."""

    x: int
    y: int
    contents: Sequence[Sequence[Cell]]


def blocks(shown: Sequence[Picture]) -> Iterator[Block]:
    """The parts that stay and those that change, row by row."""
    for y in range(len(shown[0].rows)):
        rows = [picture.rows[y] for picture in shown]
        changes = [len({row[x] for row in rows}) > 1 for x in range(len(rows[0]))]
        for changing, run in groupby(range(len(changes)), key=lambda x: changes[x]):
            columns = [*run]
            for at in range(columns[0], columns[-1] + 1, ACROSS if changing else len(columns)):
                end = min(at + ACROSS, columns[-1] + 1) if changing else columns[-1] + 1
                yield Block(at, y, [row[at:end] for row in rows])


class MovingSheet(Sheet):
    """A style sheet with the times at which things are seen."""

    def __init__(self, times: Sequence[float]) -> None:
        super().__init__()
        self.times = times
        """The time at which each picture begins, and that at which the last one ends."""
        self.spans: dict[tuple[tuple[int, int], ...], str] = {}

    def span(self, pictures: tuple[tuple[int, int], ...]) -> str:
        """The class of what is seen in these runs of pictures."""
        return self.spans.setdefault(pictures, f"s{len(self.spans)}")

    def css(self) -> str:
        """The rules, and when each is in force."""
        total = self.times[-1]
        rules = [super().css()]
        for runs, name in self.spans.items():
            rules.append(f".{name}{{animation:k{name} {total:.2f}s step-end infinite}}")
            rules.append(f"@keyframes k{name}{{{''.join(self._keyframes(runs))}}}")
        return "".join(rules)

    def _keyframes(self, runs: Iterable[tuple[int, int]]) -> Iterator[str]:
        total, seen = self.times[-1], {0: "hidden"}
        for start, end in runs:
            seen |= {start: "visible", end: "hidden"}
        for at, visibility in sorted(seen.items()):
            yield f"{min(100.0, 100 * self.times[at] / total):.2f}%{{visibility:{visibility}}}"


def animated(shown: Sequence[Picture]) -> str:
    """Pictures as one SVG that moves by itself, and begins again at its end."""
    times = [0.0]
    for picture in shown:
        times.append(times[-1] + picture.seconds)
    sheet = MovingSheet(times)
    body = "".join(piece for block in blocks(shown) for piece in drawn_block(block, sheet))
    paper = style("ink over-paper").bgcolor
    colour = paper.get_truecolor().hex if paper else svg.PAPER
    return svg.document(len(shown[0].rows[0]), len(shown[0].rows), body, sheet.css(), colour)


def drawn_block(block: Block, sheet: MovingSheet) -> Iterator[str]:
    """A block: each of its contents, seen while it holds."""
    runs: dict[tuple[Cell, ...], list[tuple[int, int]]] = defaultdict(list)
    for content, run in groupby(range(len(block.contents)), key=lambda at: tuple(block.contents[at])):
        numbers = [*run]
        runs[content].append((numbers[0], numbers[-1] + 1))
    for content, seen in runs.items():
        glyphs = [svg.glyph(cell.character, cell.style) for cell in content]
        drawing = svg.drawn_cells(glyphs, block.x, block.y, sheet)
        if drawing and len(runs) > 1:
            yield f'<g class="{sheet.span(tuple(seen))}">{drawing}</g>'
        else:
            yield drawing


def main() -> None:
    """Writes all of them."""
    for game in SCENES:
        picture = animated(pictures(game))
        if len(picture.encode()) > MOST:
            raise SystemExit(f"The moving picture of {game} has {len(picture.encode())} bytes, more than {MOST}.")
        path = FOLDER / f"{game}-moving.svg"
        path.write_text(picture, encoding="utf-8")
        print(f"{path.name}: {len(picture.encode())} bytes")


if __name__ == "__main__":
    main()
