"""What the three main screens share: they tell the app when their size changes.

Knows: the app.
Must not know: anything else.
"""

from __future__ import annotations

from textual.screen import Screen


class MainScreen(Screen[None]):
    """A screen that fills the terminal and lives under dialogs."""

    def on_resize(self) -> None:
        self.app.check_size()

    def table_changed(self) -> None:
        """Something at the table is different: draw it."""
        raise NotImplementedError
