"""A replicated game: the first snapshot and every report, enough to replay it from this seat.

Knows: the rules' replica, what a game began with, and what was shown of its deal.
Must not know: the lobby's requests, sockets, trio, screens.
"""

from __future__ import annotations

from typing import Any

import msgspec

import core
from netplay.audit.commitment import ClientDeals
from netplay.audit.transcript import Anomaly, Transcript
from netplay.audit.verdict import Verdict, failed_with
from netplay.protocol import codec
from netplay.protocol.messages import DRAWN_ANEW, Began, Deal, Lobby, Record, Welcome


class ReplicatedGame:
    """One game as this seat was told of it."""

    def __init__(self, began: Began) -> None:
        """Raises BadReport if the game cannot have begun like this, or a report does not follow."""
        game = core.game(began.game)
        self.seats = began.seats
        """The seat of the table, by player."""
        self.first = core.Snapshot(0, codec.scrub(began.state))
        """The game as this seat saw it before the first step."""
        self.reports: list[core.Report] = []
        """Every report since, in order."""
        self.names = [str(seat + 1) for seat in began.seats]
        """The players' names as they were last known while the game was played."""
        self._named = False
        self.replica = core.Replica(game, began.seat, self.first, moments=True)
        check_first(began, self.replica.state)
        self.movers: list[str | None] = []
        """For each report, the acting bot's level as the lobby showed it; "" for a person, None if not seen."""
        self.anomaly: Anomaly | None = None
        """The first contradiction found in what this seat was told."""
        self.record: Record | None = None
        """The disclosed game, once it is over and the table has opened it."""
        self.verdict: Verdict | None = None
        """The result of the verification; None while it is not known."""
        self.odd: list[core.Report] = []
        """Reports that the replica could not follow."""
        self.forced: set[int] = set()
        """The steps of this seat that had no alternative."""
        self.elsewhere: list[int] = []
        """The steps of this seat that this program learned of on returning, and had not sent itself."""
        self._logged: list[int] = []
        """The length of the log after each report."""
        self._began, self._party, self._there = began, ClientDeals(), False
        for report in began.reports:
            self.follow(report)

    @property
    def branch(self) -> str:
        """How this game left another; "" if it did not."""
        return self._began.branch

    @property
    def proven(self) -> bool:
        """True if the game was dealt with a commitment, so that it can be verified afterwards."""
        return self._began.deal is not None

    @property
    def number(self) -> int:
        """The number of its deal at the table; 0 without a commitment."""
        return self._deal_id[1]

    @property
    def key(self) -> tuple[str, int, int | None]:
        """Identifies the game as one seat sees it: the table, the number of the deal, the player."""
        return (*self._deal_id, self._began.seat)

    @property
    def _deal_id(self) -> tuple[str, int]:
        return deal_id(self._began.deal)

    def follow(self, report: core.Report, mover: str | None = None) -> None:
        """Applies one report. Raises BadReport."""
        if report.actor == self.replica.seat and len(self.replica.legal()) == 1:
            self.forced.add(report.seq)
        self.replica.follow(report)
        self.replica.check()
        self.reports.append(report)
        self._logged.append(len(self.replica.log))
        self.movers.append(mover)

    def logged(self, seq: int) -> int:
        """Returns the length of the log after `seq` steps, or its present length if there have not been so many."""
        return self._logged[seq - 1] if 0 < seq <= len(self._logged) else len(self.replica.log) if seq else 0

    def hold_against(self, party: ClientDeals, before: ReplicatedGame | None, there: bool) -> None:
        """Takes over what was shown of the deal, and compares the game with how it was told `before`.

        `there` is True if this client saw the table before the game began.
        """
        deal, self._there = self._began.deal, there
        if before is None and party.shown and deal and deal_id(party.shown) == self._deal_id:
            self._party = party.handed_over()
        if before is not None and deal is not None:
            self._continue(before)

    def _continue(self, before: ReplicatedGame) -> None:
        """Keeps what is known from an earlier telling of the same game."""
        self.anomaly, self.odd = before.anomaly or self._contradiction(before), before.odd
        self.movers = [*before.movers, *self.movers[len(before.movers) :]][: len(self.movers)]
        self._party, self._there, self.elsewhere = before._party, before._there, before.elsewhere
        if before.seats == self.seats:
            self.names, self._named = before.names, before._named

    def is_of(self, began: Began) -> bool:
        """True if `began` tells this game to the same seat. Without a commitment, the first state decides."""
        same = (*deal_id(began.deal), began.seat) == self.key
        return same and (self.proven or began.state == self._began.state)

    def _contradiction(self, before: ReplicatedGame) -> Anomaly | None:
        if before._began.state != self._began.state or before._began.deal != self._began.deal:
            return Anomaly("retold", 0)
        for number, (then, now) in enumerate(zip(before.reports, self.reports, strict=False), 1):
            if then != now:
                return Anomaly("retold", number)
        return Anomaly("taken-back", len(self.reports) + 1) if len(self.reports) < len(before.reports) else None

    def transcript(self, welcome: Welcome) -> Transcript:
        """Returns everything that this seat was told of the game, for its verification."""
        party = self._party
        return Transcript(
            welcome.table_id, welcome.table, self.names, msgspec.structs.replace(self._began, reports=[]),
            list(self.reports), self.movers, party.shown, party.seat, party.nonce, party.skipped, self.anomaly,
            self.odd, self.record, self._there, party.thrown, party.opened, self.elsewhere,
        )  # fmt: skip

    def withhold(self) -> None:
        """Settles the verdict of a game that the table has not opened and will not open."""
        if self.proven and self.record is None:
            self.verdict = failed_with("withheld")

    def name_by(self, lobby: Lobby) -> None:
        """Takes the players' names from the lobby. The names of a finished game stay: others may sit there now."""
        if self._named and self.replica.outcome is not None:
            return
        seats, self._named = lobby.seats, True
        self.names = [seats[seat].name if seat < len(seats) else "" for seat in self.seats]


def check_first(began: Began, state: Any) -> None:
    """Checks the first state of a game. One that begins in the middle of another can have no proof of a deal. Raises
    BadReport."""
    game = core.game(began.game)
    if began.branch != DRAWN_ANEW:
        core.check_opening(game, len(began.seats), began.seat, state)
    elif began.deal is not None:
        raise core.BadReport("A game that begins in the middle cannot have been dealt.")
    else:
        core.check_middle(game, len(began.seats), began.seat, state)


def deal_id(deal: Deal | None) -> tuple[str, int]:
    """Returns the table and the number of a deal; ("", 0) without a commitment."""
    return (deal.terms.table, deal.terms.number) if deal else ("", 0)
