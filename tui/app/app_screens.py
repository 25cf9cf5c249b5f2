"""The screens that can be opened from every other: settings, palette, help.

Knows: how each is opened, and over what.
Must not know: what is on them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tui.screens.base import MainScreen
from tui.terminal.app import TerminalApp
from tui.text.words import Words

from .preferences import Preferences

if TYPE_CHECKING:
    from tui.session.session import Session

    from .no_session import NoSession


class AppScreens(TerminalApp):
    """Opens the screens that every other can ask for."""

    preferences: Preferences
    session: Session | NoSession

    @property
    def words(self) -> Words:
        """The texts in the chosen language."""
        return self.preferences.words

    def action_settings(self, key: str = "") -> None:
        """Opens the settings, with the cursor on `key`."""
        from tui.screens.settings.settings import SettingsScreen

        self.push_screen(SettingsScreen(key))

    def action_command_palette(self) -> None:
        """Opens the command palette, except over a dialog."""
        if isinstance(self.screen, MainScreen):
            from tui.screens.command_palette import Commands, Palette

            self.push_screen(Palette([Commands], placeholder=self.words("table-palette-hint")))

    def action_help(self) -> None:
        """Opens the help: of the game at the table, at what is under the cursor, or of the game of the last time."""
        main = next((screen for screen in reversed(self.screen_stack) if isinstance(screen, MainScreen)), None)
        client = self.session.client
        lobby = client.state.table.lobby if client else None
        game, page = main.help_page() if main is not None else ("", "")
        self.open_help(game or (lobby.game if lobby else self.preferences.last_game()), page)

    def open_help(self, game: str, page: str) -> None:
        """Opens the help of a game at a page."""
        from tui.screens.help.help import HelpScreen

        self.push_screen(HelpScreen(game, page))
