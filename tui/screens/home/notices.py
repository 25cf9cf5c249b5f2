"""The notice of the main menu: what went wrong, what the program is doing, or what Escape does.

Knows: the failures and notices of the app, the width of the shelf.
Must not know: the menu, or what is done about a failure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tui.draw.styles import style
from tui.text.wrap import wrapped

from . import shelf

if TYPE_CHECKING:
    from tui.app.protocol import TableApp


def notice(app: TableApp, quitting: bool) -> Text:
    """Returns the notice; empty if there is nothing to say. `quitting` tells that Escape has been pressed once."""
    waiting = app.launcher.connecting
    if quitting or waiting:
        said = app.words("table-connecting-to", where=waiting) if waiting else app.words("home-quit-again")
        return Text(said, style("ink bold"))
    return Text(_trouble(app), style("bad"))


def extra_rows(app: TableApp) -> int:
    """Returns the rows that the present notice takes besides the one that is kept for it."""
    return max(0, len(wrapped(_trouble(app), shelf.width(*app.size))) - 1)


def _trouble(app: TableApp) -> str:
    return app.words.sentence(app.session.failure or app.notice)
