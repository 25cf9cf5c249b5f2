"""Messages between a hall and its organiser. The hall refuses those of everybody else.

Knows: their fields, types and bounds.
Must not know: sockets, the people in a hall, or what happens at a table.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .fields import MessageBase, Number, Text

GIVEN = 24 * 3600
"""The most seconds that are given at once."""


class PauseTable(MessageBase, frozen=True, tag="pause-table"):
    """Stop the game of a table: its turn timers, its bots and its players; or let it go on."""

    table: Text
    on: bool = True


class GiveTime(MessageBase, frozen=True, tag="give-time"):
    """Give time to the players who are to decide at a table with a turn timer; with `person`, to that one alone."""

    table: Text
    seconds: Annotated[int, Meta(gt=0, le=GIVEN)]
    person: Number = 0
    """The person's number in the hall, see `Whereabout`."""


class MovePerson(MessageBase, frozen=True, tag="move-person"):
    """Move a person to a free seat of a table, or out of their table to the list."""

    person: Number
    table: Text = ""
    """Empty for the list."""


class ReadLog(MessageBase, frozen=True, tag="read-log"):
    """Ask for the log of a table, as its spectators may read it."""

    table: Text


class ProtectHall(MessageBase, frozen=True, tag="protect-hall"):
    """Change the password of the hall for newcomers; those who are connected stay."""

    password: Text = ""
    """Empty for none."""
    phrase: bool = False
    """True for a phrase that the hall makes up, instead of a password."""

    def __repr__(self) -> str:
        """Omits the password."""
        return f"ProtectHall(phrase={self.phrase!r})"


class HallProtected(MessageBase, frozen=True, tag="hall-protected"):
    """The hall's protection, for the organiser, after it was changed."""

    locked: bool
    phrase: Text = ""

    def __repr__(self) -> str:
        """Omits the phrase, which opens the hall."""
        return f"HallProtected({self.locked!r})"


class SentTo(MessageBase, frozen=True, tag="sent-to"):
    """The organiser sends this client to a table: its program goes there at once."""

    table: Text
    by: Text = ""
    """The organiser's name."""


FromOrganiser = PauseTable | GiveTime | MovePerson | ReadLog | ProtectHall
"""What a hall handles for its organiser alone."""
