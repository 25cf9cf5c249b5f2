"""Transcript of a game: all that one client was told of it.

Knows: messages and reports.
Must not know: how a transcript is recorded, saved or verified.
"""

from __future__ import annotations

import msgspec

import core
from netplay.protocol.messages import Began, Deal, Record


class Anomaly(msgspec.Struct, frozen=True):
    """An inconsistency that was noticed during the game: a code of `verdict.FAILURES`, and the step."""

    code: str
    step: int


class Transcript(msgspec.Struct, frozen=True):
    """All that one client was told of a game."""

    table: str
    """The table's identity."""
    name: str
    """Name of the table."""
    names: list[str]
    """The players' names."""
    began: Began
    """The beginning of the game; its reports are those below."""
    reports: list[core.Report]
    movers: list[str | None]
    """For each report, the level of the bot that the lobby then showed for the player, "" for a person; None if the
    client was not at the table then."""
    shown: Deal | None = None
    """The deal as it was announced to the client, with the commitments as they were shown before any was revealed."""
    seat: int | None = None
    """The client's seat in the deal."""
    nonce: bytes = b""
    """The client's nonce in the deal."""
    skipped: int = 0
    """Number of deals of this table before it that were not announced to the client."""
    anomaly: Anomaly | None = None
    odd: list[core.Report] = []
    """Reports that the replica could not follow."""
    record: Record | None = None
    there: bool = False
    """True if the client was at the table when the game began."""
    thrown: int = 0
    """Number of deals before it that were dropped after the client's nonce was revealed, or whose game was
    abandoned."""
    opened: bool = False
    """True if the client has revealed its nonce."""
    elsewhere: list[int] = []
    """The steps of the client's seat that it learned of on returning, and had not sent itself."""

    @property
    def seen(self) -> bool:
        """True if the client took part in the deal, or is a spectator."""
        return self.shown is not None or self.began.seat is None

    def ours_in(self, deal: Deal) -> bool | None:
        """True if the client's nonce is in the seed; None for a spectator."""
        if self.seat is None:
            return None
        return any(part.seat == self.seat and part.nonce for part in deal.parts)
