"""Chooses the screen that is shown, by what is known of the table.

Knows: the screens, the session's state.
Must not know: what is on a screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from textual.widgets import Input

from tui.screens.base import GuardedScreen, MainScreen
from tui.screens.home.home import Home

from .attention import Attention
from .launcher import Launcher
from .protocol import TableApp

if TYPE_CHECKING:
    from netplay.client.state import ClientState
    from netplay.protocol.messages import Message

SMALLEST, UPRIGHT = (60, 20), (45, 40)
"""Columns and rows that a terminal needs; with fewer columns, as a telephone held upright has, it needs more rows."""


class Navigation:
    """Brings up the screen that fits the table, and tells the screens when the table has changed."""

    def __init__(self, app: TableApp, launcher: Launcher, attention: Attention) -> None:
        self._app, self._launcher, self._attention = app, launcher, attention
        self._due = False
        self._was_small = False
        """True while the notice for small terminals is shown."""

    def heard(self, message: Message | None = None) -> None:
        """Schedules a redraw. Messages that arrive together are drawn once."""
        if not self._due:
            self._due = True
            self._app.call_next(self.table_changed)

    async def table_changed(self) -> None:
        """Brings up the right screen and has it drawn. Does nothing while the program ends, which closes the
        connection too."""
        self._due = False
        if self._app.ending:
            return
        client = self._app.session.client
        if self._app.session.failure or (client is not None and client.status == "closed"):
            await self.leave_table()
        elif client is not None and client.state.table.lobby is not None:
            self._launcher.unanswered = False
            await self.enter_table(client.state)
        elif client is not None and client.state.hall.in_list:
            self._launcher.unanswered = False
            await self.enter_hall()
        for screen in self._app.screen_stack:
            if isinstance(screen, MainScreen):
                screen.table_changed()
        self._attention.follow(client)
        if client is not None:
            self._show_seat_code(client.state)

    def _show_seat_code(self, state: ClientState) -> None:
        requests = state.requests
        if requests.code is not None:
            from tui.screens.people import show_code

            code, requests.code = requests.code, None
            show_code(self._app, state, code)

    async def enter_table(self, state: ClientState) -> None:
        """Shows the game or the lobby, unless the player still reads a game that is over or is busy with a dialog."""
        from tui.screens.game.game import GameScreen
        from tui.screens.lobby.lobby import LobbyScreen

        playing = state.games.replica is not None
        if not self._busy() and (playing or not self._app.session.at_once):
            await self.show(GameScreen if playing else LobbyScreen)

    async def enter_hall(self) -> None:
        """Shows the list of a hall, unless the player is busy with a dialog."""
        from tui.screens.hall.hall import HallScreen

        if not self._busy():
            await self.show(HallScreen)

    def _busy(self) -> bool:
        stack = self._app.screen_stack
        reading = any(isinstance(screen, MainScreen) and screen.reading for screen in stack)
        return reading or any(getattr(screen, "stays", False) for screen in stack)

    async def leave_table(self) -> None:
        """Shows the main menu with the reason why the connection was closed. Asks for a password if the table wants
        one; ends the program if its first request has failed."""
        if self._launcher.needs_password():
            self._launcher.ask_password()
            return
        sentence = self.why_closed()
        if self._launcher.has_failed():
            self._app.exit(self._app.words.sentence(sentence), return_code=1)
            return
        self._app.notice = sentence
        await self.show(Home)

    def why_closed(self) -> str:
        """Returns a sentence: why there is no table."""
        client = self._app.session.client
        return self._app.session.failure or (client.trouble if client else "")

    async def show(self, kind: type[Any]) -> None:
        """Brings up a main screen of this kind, unless it is there already. Dialogs over the old one are closed."""
        stack = self._app.screen_stack
        if any(type(screen) is kind for screen in stack):
            return
        main = next((screen for screen in stack if isinstance(screen, MainScreen)), None)
        if main is not None:
            main.going = True
        while len(self._app.screen_stack) > 1:
            await self._app.pop_screen()
        await self._app.switch_screen(await main.followed_by(kind) if main is not None else kind())
        self.check_size()

    def check_size(self) -> None:
        """Shows a notice while the terminal is smaller than `SMALLEST` and than `UPRIGHT`."""
        width, height = self._app.size
        small = not any(width >= columns and height >= rows for columns, rows in (SMALLEST, UPRIGHT))
        if not (small or self._was_small):  # loading the dialogs takes a moment, which the main menu has not
            return
        from tui.screens.dialogs import TooSmall

        self._was_small = small
        showing = any(isinstance(screen, TooSmall) for screen in self._app.screen_stack)
        if small and not showing:
            self._app.push_screen(TooSmall(self.too_small))
        elif not small and isinstance(self._app.screen, TooSmall):
            self._app.pop_screen()

    @property
    def takes_commands(self) -> bool:
        """True if keys are commands now, rather than characters to write or a key to choose."""
        if not self._app.screen_stack or isinstance(self._app.focused, Input):
            return False
        return not (isinstance(self._app.screen, GuardedScreen) and self._app.screen.takes_any_key)

    def too_small(self) -> str:
        """Returns the notice for a terminal that is too small."""
        now_width, now_height = self._app.size
        width, height = SMALLEST
        return self._app.words(
            "table-too-small", width=width, height=height, now_width=now_width, now_height=now_height
        )
