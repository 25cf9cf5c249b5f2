"""Exports from a replay: the screen as text or as a picture, and the game as a file to hand on.

Knows: the screen's widgets, where an export is written.
Must not know: how a replay is drawn, keys.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from rich.cells import cell_len
from rich.text import Text
from textual.screen import Screen

from netplay.archive import file_format
from netplay.archive.file_format import GameFile
from netplay.archive.store import SUFFIX, write_new
from tui.screens.base import GuardedScreen
from tui.screens.dialogs import Form, Picker, Reader
from tui.widgets.drawing import Drawing

ENDINGS = (".txt", ".svg", SUFFIX)
"""The endings of what can be exported, in the order of the answers."""


class Exporter:
    """Asks what is exported and where to, and writes it."""

    def __init__(self, screen: GuardedScreen[None], file: GameFile) -> None:
        self._screen, self._file = screen, file

    def ask(self, step: int) -> None:
        """Asks for the kind of export. The picture is of the screen as it is now."""
        app, words = self._screen.app, self._screen.app.words
        text, picture = screen_text(self._screen), app.export_screenshot(title="Round Table")
        contents: list[Callable[[], bytes]] = [
            text.encode,
            picture.encode,
            lambda: file_format.encode(self._file),
        ]
        answers = [words("replay-export-text"), words("replay-export-picture"), words("replay-export-game")]

        def chosen(at: int | None) -> None:
            if at is not None and at >= 0:
                self._ask_path(f"-{step}" if at < len(ENDINGS) - 1 else "", ENDINGS[at], contents[at])

        app.push_screen(Picker(words("replay-export"), Text(words("replay-export-note")), answers), chosen)

    def ask_game(self) -> None:
        """Asks where the game is written."""
        self._ask_path("", SUFFIX, lambda: file_format.encode(self._file))

    def _ask_path(self, step: str, ending: str, content: Callable[[], bytes]) -> None:
        app, words = self._screen.app, self._screen.app.words
        summary = self._file.summary
        day = time.strftime("%Y-%m-%d", time.localtime(summary.ended))
        name = f"{summary.game}-{day}-{summary.id[:4]}{step}{ending}"

        def wrong(path: str) -> str | None:
            return write_new(Path(path).expanduser(), content())

        def done(path: str | None) -> None:
            if path:
                body = Text(words("replay-exported", path=str(Path(path).expanduser().absolute())))
                app.push_screen(Reader(words("replay-export"), body))

        app.push_screen(Form(words("replay-export-where"), name, words("replay-export-keys"), wrong), done)


def screen_text(screen: Screen[None]) -> str:
    """Returns the text of all drawings of a screen, each in its place."""
    rows: list[list[tuple[int, str]]] = [[] for _ in range(screen.size.height)]
    for drawing in screen.query(Drawing):
        if not drawing.is_on_screen:
            continue
        place = screen.find_widget(drawing)
        for y in place.visible_region.line_range:
            rows[y].append((place.region.x, drawing.render_line(y - place.region.y).text))
    return "\n".join(map(_joined, rows)).rstrip() + "\n"


def _joined(parts: list[tuple[int, str]]) -> str:
    """Returns one row of the parts that begin in these columns."""
    line = ""
    for x, text in sorted(parts):
        line += " " * max(0, x - cell_len(line)) + text
    return line.rstrip()
