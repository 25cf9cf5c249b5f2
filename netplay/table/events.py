"""The events that lead a table from one phase to another, with the data that the next phase takes over.

Knows: games, commitments and abandoned games.
Must not know: phases, people, or messages.
"""

from __future__ import annotations

from dataclasses import dataclass

from netplay.audit.commitment import ServerDeal
from netplay.game.play import Play

from .abandoned import AbandonedGame


@dataclass(frozen=True, kw_only=True)
class Event:
    """The base of all events."""

    abandoned: AbandonedGame | None = None
    """The last game, if it was abandoned and can still be disclosed."""


@dataclass(frozen=True, kw_only=True)
class TableOpened(Event):
    """The table exists from now on."""


@dataclass(frozen=True, kw_only=True)
class DealAnnounced(Event):
    """The host has asked for a deal, and all programs can take part in the commitment."""

    commitment: ServerDeal


@dataclass(frozen=True, kw_only=True)
class DealCalledOff(Event):
    """The terms of the deal have changed, or nobody has contributed to its seed."""


@dataclass(frozen=True, kw_only=True)
class GameBegan(Event):
    """The cards are dealt, or a saved game has been loaded."""

    play: Play
    resumed: bool = False
    """True for a saved game, whose players have yet to come back."""
    paused: bool = False
    """True for a saved game that the organiser of the hall has stopped."""


@dataclass(frozen=True, kw_only=True)
class GameEnded(Event):
    """The game has an outcome."""

    play: Play


@dataclass(frozen=True, kw_only=True)
class GameAbandoned(Event):
    """The host has ended the game before its outcome."""


@dataclass(frozen=True, kw_only=True)
class LobbyReopened(Event):
    """The host has put the finished game away."""
