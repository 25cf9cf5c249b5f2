"""The list of all unfinished games, to go on with one.

Knows: how an unfinished game is called, where each stands.
Must not know: how a game is resumed.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from tui.lobby_view.unfinished_games import called
from tui.screens.dialogs import Choice, Chooser

if TYPE_CHECKING:
    from netplay.journal.entry import Entry
    from tui.app.protocol import TableApp


def unfinished_games(app: TableApp, entries: Sequence[Entry], standings: Mapping[str, str]) -> Chooser:
    """Returns the dialog with these games; it returns the index of one."""
    choices = [Choice(called(app.words, entry, app.settings.person()), _stands(entry, standings)) for entry in entries]
    return Unfinished(app.words("home-unfinished-title"), Text(), choices)


class Unfinished(Chooser):
    """A chooser among unfinished games, which Enter continues."""

    def does(self, at: int) -> str:
        return self.app.words("home-unfinished-does")


def _stands(entry: Entry, standings: Mapping[str, str]) -> str:
    """Returns how far a game has come, and when it was played."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.changed))
    return "  ·  ".join(filter(None, (standings.get(entry.id, ""), when)))
