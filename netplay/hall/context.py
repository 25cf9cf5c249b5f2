"""The part of a hall that the handlers of its messages use.

Knows: tables, visitors, the directory.
Must not know: sockets, or how a message is dispatched.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from netplay.protocol.messages import Bye
from netplay.protocol.refusal import Refusal
from netplay.table.chat import Chat
from netplay.table.outgoing import Outgoing, Peer
from netplay.table.table import Table

from .directory import Directory
from .reception import Reception
from .tournaments.desk import Desk
from .visitors import Visit, Visitors


def check_organiser(hall: HallContext, visit: Visit) -> None:
    """Raises Refusal unless the visitor is the organiser."""
    if visit.person is not hall.reception.organiser:
        raise Refusal("not-organiser", "Only the organiser of the hall decides that.")


class HallContext(Protocol):
    """A hall, as its handlers see it."""

    @property
    def directory(self) -> Directory:
        """The tables of the hall."""
        ...

    reception: Reception
    visitors: Visitors
    chat: Chat
    desk: Desk

    def relayed(self, table: Table, outgoing: Outgoing, moved: bool = False) -> Outgoing:
        """Takes note of what a table says; returns what is sent."""
        ...

    def leave_table(self, peer: Peer, visit: Visit, bye: Bye | None = None) -> Outgoing:
        """A visitor is at their table no longer; with `bye` as by their own wish."""
        ...

    def protect(self, password: str, is_phrase: bool = False) -> None:
        """Requires this password of newcomers from now on; empty for none."""
        ...

    def close(self, table: Table) -> Outgoing:
        """Closes a table; who is there goes back to the list."""
        ...


Handler = Callable[[HallContext, Peer, Visit, Any], Outgoing]
"""Takes the hall, the sender's connection and visit, and the message; returns what is sent. Raises Refusal."""
