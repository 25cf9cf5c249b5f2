"""The ways in which friends join a table that is open here.

Knows: its address and its doors.
Must not know: how they are opened, or said.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from netplay.door_launcher import DoorReply
    from netplay.server.relayed import RelayedTable


@dataclass
class WaysIn:
    """The ways in which friends join a table."""

    address: str = ""
    """The command by which friends join; empty while no table is open, or for one that is played alone."""
    relayed: str = ""
    """What friends type who come through a relay; empty without one."""
    relay: RelayedTable | None = None
    """The room at the relay."""
    port: int = 0
    """The port of the table."""
    port_taken: int = 0
    """The port that was meant, if another program has it, so that the table is on another one; else 0."""
    ssh: DoorReply | None = None
    """Its ssh door."""
    web: DoorReply | None = None
    """Its door for browsers."""
