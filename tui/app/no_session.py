"""A session that has not been started.

Knows: what the app and its screens read of a session.
Must not know: trio, tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tui.session.launch import LaunchRequest
from tui.session.ways_in import WaysIn

if TYPE_CHECKING:
    import core
    from netplay.journal.entry import Entry
    from netplay.protocol.messages import Message


class NoSession:
    """Stands for the session until it has been started: at no table, and with none to return to."""

    client, failure, connecting, plan, ways_in = None, "", "", LaunchRequest(), WaysIn()
    hosting = can_return = at_once = saved = False
    unfinished: Sequence[Entry] = ()
    journal = None

    def send(self, message: Message) -> bool:
        """Sends nothing."""
        return False

    def act(self, action: core.Action) -> bool:
        """Sends nothing."""
        return False

    def series(self, game: str, names: Sequence[str]) -> list[int]:
        """Knows of no games."""
        return []

    def rematch(self) -> bool:
        """Sends nothing."""
        return False

    def take_back(self, steps: int) -> bool:
        """Takes nothing back."""
        return False

    @property
    def in_hall(self) -> bool:
        """False: there is no hall."""
        return False

    def to_list(self) -> None:
        """Does nothing: there is no list."""

    def step_out(self) -> None:
        """Does nothing: there is no table to leave."""

    def come_back(self) -> None:
        """Does nothing: there is no table to return to."""


NO_SESSION = NoSession()
