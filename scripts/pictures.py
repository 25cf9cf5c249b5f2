"""Writes the pictures of the README: `PYTHONPATH=. .venv/bin/python -m scripts.pictures`.

Knows: the screens' test table, the looks of games: when each is worth looking at, how a screen becomes rows of cells.
Must not know: the network, how shapes are drawn.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

import core
from scripts import svg
from tests.tui.local import LocalTable, show
from tui.boards import Moment, look

FOLDER = Path(__file__).parents[1] / "docs"
SIZE = (120, 40)
"""Columns and rows at which the games look their best on a page."""
MARGIN = 1
"""Columns and rows of ground around a screen."""
SETTLED = 0.1
"""Seconds until everything on a screen is where it belongs."""


def picture(game: str) -> str:
    """The screen of a game at its moment, as SVG."""
    players, seed, moment = look(game).moment or Moment(core.SEATS[game][-1], 1, lambda state: True)
    local = LocalTable("Anna", game=game, seed=seed)
    local.start(bots=players - 1)
    local.play(lambda replica: bool(replica.legal()) and moment(replica.state), random.Random(seed))

    taken: list[str] = []

    async def script(app: Any, pilot: Any) -> None:
        await pilot.press("down")
        taken.append(await shot(app, pilot))

    show(local.clients[0], script, SIZE)
    return taken[0]


def in_full_colour() -> None:
    """Draw as on a terminal with all colours, wherever this is run."""
    os.environ.update(TERM="xterm-256color", COLORTERM="truecolor")
    os.environ.pop("NO_COLOR", None)


async def shot(app: Any, pilot: Any) -> str:
    """The screen as SVG."""
    await pilot.pause(SETTLED)
    painted = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens).strips
    sheet, (width, height) = svg.Sheet(), app.size
    rows = ([*glyphs(chain.from_iterable(row))] for row in painted)
    body = "".join(svg.drawn_cells(row, MARGIN, MARGIN + y, sheet) for y, row in enumerate(rows))
    paper = app.screen_stack[0].styles.background.rich_color.get_truecolor().hex
    return svg.document(width + 2 * MARGIN, height + 2 * MARGIN, body, sheet.css(), paper)


def glyphs(row: Iterable[Segment]) -> Iterator[svg.Glyph]:
    """The cells of a row: letters with their marks. The second column of a wide character is empty."""
    for text, style, _ in row:
        for character in re.findall(r".[\u0300-\u036f]*", text, re.DOTALL):
            yield svg.glyph(character, style or Style())
            yield from [svg.glyph("", style or Style())] * (cell_len(character) - 1)


def main() -> None:
    in_full_colour()
    FOLDER.mkdir(exist_ok=True)
    for game in core.IDS:
        (FOLDER / f"{game}.svg").write_text(picture(game), encoding="utf-8")


if __name__ == "__main__":
    main()
