"""Writes the pictures of the README: `PYTHONPATH=. .venv/bin/python -m scripts.pictures`.

Knows: the screens' test table, the looks of games: when each is worth looking at, how a screen becomes a picture.
Must not know: the network. The fonts that Textual's export would load from elsewhere are left out.
"""

from __future__ import annotations

import os
import random
import re
from pathlib import Path
from typing import Any

import core
from tests.tui.local import LocalTable, show
from tui.boards import Moment, look

FOLDER = Path(__file__).parents[1] / "docs"
SIZE = (120, 40)
"""Columns and rows at which the games look their best on a page."""
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
    return without_fonts(app.export_screenshot(title="Round Table"))


def without_fonts(svg: str) -> str:
    """The picture with no address in it, with every space kept, and with short names for its parts."""
    svg = re.sub(r"@font-face\s*{[^}]*}", "", svg)
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"terminal-\d+", "t", svg)
    return svg.replace("font-family: Fira Code, monospace", "font-family: monospace; white-space: pre")


def main() -> None:
    in_full_colour()
    FOLDER.mkdir(exist_ok=True)
    for game in core.IDS:
        (FOLDER / f"{game}.svg").write_text(picture(game), encoding="utf-8")


if __name__ == "__main__":
    main()
