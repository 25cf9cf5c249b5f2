"""Messages between a hall and those who look at, enter or organise a tournament.

Knows: their fields, types and bounds.
Must not know: sockets, how opponents are found, or what happens at a table.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .fields import SEATS, Limit, MessageBase, Number, Options, Text

ENTRANTS = 128
"""Entrants of a tournament."""
TOURNAMENTS = 8
"""Tournaments of a hall."""
ROUNDS = 100
"""Rounds of a tournament."""
LONGEST_OPEN = 24 * 60
"""Minutes of the longest open tournament."""
WIN = 840
"""What a first place counts in standings: all fractions of it by places at a table are whole."""

Format = Literal["swiss", "round-robin", "knockout", "open"]
"""`open`: everybody plays as many games as they like until the time is up."""
Stage = Literal["entry", "round", "break", "over"]
"""Before the first round; games go on; between two rounds; the end."""
Reason = Literal["", "met", "opponents", "wins"]
"""Why an entrant is placed before the next one, who has as many points; empty if they share the place."""
Entrants = Annotated[list[Number], Meta(max_length=ENTRANTS)]
Players = Annotated[list[Number], Meta(max_length=SEATS)]
Places = Annotated[list[Players], Meta(max_length=SEATS)]
"""The places at a table from the first down, each with the entrants who share it."""


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is played in a tournament, and how."""

    name: Text
    game: Text
    options: Options = {}
    format: Format = "swiss"
    rounds: Number = 5
    """Rounds of a Swiss tournament."""
    minutes: Number = 120
    """Duration of an open tournament; 0 for no end."""
    seats: Number = 2
    """The most players at a table."""
    clock: Limit = 0
    """As `TableSettings.clock`."""
    stand_in: Limit = 60
    """As `TableSettings.stand_in`."""


class OpenTournament(MessageBase, frozen=True, tag="open-tournament"):
    """Organiser: open a tournament, which others may enter. For halls that can `tournament`, like all that follows."""

    plan: Plan


class LookAtTournament(MessageBase, frozen=True, tag="look-at-tournament"):
    """Ask for a tournament, and for what changes in it until another is asked for; empty for none."""

    tournament: Text


class EnterTournament(MessageBase, frozen=True, tag="enter-tournament"):
    """Enter a tournament, also one that goes on."""

    tournament: Text


class Withdraw(MessageBase, frozen=True, tag="withdraw"):
    """Leave a tournament; a game that goes on there is lost."""

    tournament: Text


class ReadyForRound(MessageBase, frozen=True, tag="ready-for-round"):
    """Be ready for the next round, or the next game of an open tournament."""

    tournament: Text
    ready: bool = True


class NextRound(MessageBase, frozen=True, tag="next-round"):
    """Organiser: begin the next round."""

    tournament: Text


class Decide(MessageBase, frozen=True, tag="decide"):
    """Organiser: decide a game that does not end."""

    tournament: Text
    pairing: Number
    places: Places


class FillWithBots(MessageBase, frozen=True, tag="fill-with-bots"):
    """Organiser: enter as many bots of this level as are missing at the last table."""

    tournament: Text
    level: Text


class EndTournament(MessageBase, frozen=True, tag="end-tournament"):
    """Organiser: end a tournament with the standings of the moment; one that is over is taken from the list."""

    tournament: Text


class TournamentRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament in the list."""

    id: Text
    plan: Plan
    stage: Stage = "entry"
    round: Number = 0
    entrants: Number = 0


class TournamentList(MessageBase, frozen=True, tag="tournaments"):
    """All tournaments of the hall."""

    rows: Annotated[list[TournamentRow], Meta(max_length=TOURNAMENTS)] = []


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entrant in the standings."""

    id: Number
    """The entrant's number in the hall, as in `InHall.person`; bots have numbers of their own."""
    name: Text
    place: Number = 0
    points: Number = 0
    """See `WIN`."""
    games: Number = 0
    rating: Number = 0
    why: Reason = ""
    level: Text = ""
    """The level of a bot; empty for a person."""
    gone: bool = False
    """True for an entrant who has withdrawn."""
    ready: bool = False


class Meeting(msgspec.Struct, frozen=True, omit_defaults=True):
    """The entrants who meet at a table of the round."""

    number: Number
    players: Players
    table: Text = ""
    """The number of the table in the list of the hall."""
    places: Places = []
    """Empty until the game is over."""
    decided: bool = False
    """True for a result that is not of a finished game."""


class TournamentShown(MessageBase, frozen=True, tag="tournament"):
    """A tournament as everybody in the hall may see it."""

    row: TournamentRow
    standings: Annotated[list[Standing], Meta(max_length=ENTRANTS)] = []
    meetings: Annotated[list[Meeting], Meta(max_length=ENTRANTS)] = []
    """Those of the round, or the latest of an open tournament."""
    byes: Entrants = []
    until: Number = 0
    """The end of an open tournament: minutes since 1970; 0 for none."""


class Entered(MessageBase, frozen=True, tag="entered"):
    """The client has entered its first tournament here: it comes back to its place by this key of the hall."""

    token: Text

    def __repr__(self) -> str:
        """Omits the token, which opens the entrant's seats."""
        return "Entered()"


FromEntrant = (
    OpenTournament
    | LookAtTournament
    | EnterTournament
    | Withdraw
    | ReadyForRound
    | NextRound
    | Decide
    | FillWithBots
    | EndTournament
)
"""What a hall that has tournaments handles."""
ForEntrants = TournamentList | TournamentShown | Entered
"""What it says to programs that know tournaments."""
