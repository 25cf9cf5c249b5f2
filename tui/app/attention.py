"""The terminal's title and bell: they call a player who looks elsewhere.

Knows: whose turn it is, when a key was last pressed.
Must not know: screens, how a title is written.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from tui.terminal.capabilities import RESTORE_TITLE, SAVE_TITLE, title

from .preferences import Preferences

if TYPE_CHECKING:
    from netplay.client.client import Client
    from tui.terminal.app import TerminalApp

QUIET = 5.0
"""Seconds without a key after which the player may be looking elsewhere, so that the bell may ring."""


class Attention:
    """Says in the title, and by the bell if it is wanted, that it is the player's turn."""

    def __init__(self, terminal: TerminalApp, preferences: Preferences) -> None:
        self._terminal, self._preferences = terminal, preferences
        self.pressed = monotonic()
        """The time of the last key, on the monotonic clock."""
        self._our_turn = False
        self._asking: set[int] = set()
        """The people who were asking for a seat last."""
        self._title = ""

    def take_title(self) -> None:
        """Saves the terminal's title and sets ours, at the start and after a suspension."""
        self._terminal.write_sequence(SAVE_TITLE)
        self.set_title(self._title or self._preferences.words("table-title"))

    def give_title_back(self) -> None:
        """Restores the title that the terminal had before."""
        self._terminal.write_sequence(RESTORE_TITLE)

    def set_title(self, text: str) -> None:
        """Sets the title of the terminal's window or tab."""
        self._title = text
        self._terminal.write_sequence(title(text))

    def call(self, text: str) -> None:
        """Sets the title, and rings if no key was pressed for a while and the settings allow it."""
        self.set_title(text)
        if self._preferences.settings.bell and monotonic() - self.pressed >= QUIET:
            self._terminal.bell()

    def _follow_requests(self, client: Client | None) -> None:
        """Rings for a host whom somebody has asked for a seat, also while keys are pressed: the asker waits."""
        table = client.state.table if client is not None else None
        asking = set(table.lobby.asking) if table is not None and table.lobby is not None and table.is_host else set()
        if asking - self._asking and self._preferences.settings.bell:
            self._terminal.bell()
        self._asking = asking

    def follow(self, client: Client | None) -> None:
        """Calls the player when their turn begins, and takes it back when it has ended; and a host who is asked."""
        self._follow_requests(client)
        state = client.state if client is not None and client.status == "open" else None
        replica = state.games.replica if state else None
        ours = bool(
            replica and state and state.requests.pending is None and replica.outcome is None and replica.legal()
        )
        words = self._preferences.words
        if ours and not self._our_turn and replica is not None:
            self.call(words("table-your-turn", game=words(f"{replica.game.id}-name")))
        elif self._our_turn and not ours:
            self.set_title(words("table-title"))
        self._our_turn = ours
