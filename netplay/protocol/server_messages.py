"""Messages from a table to its clients.

Knows: their fields, types and bounds.
Must not know: sockets, the people at a table, or a rule of a game.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

import core

from .chat_lines import Line, Notice, Said
from .client_messages import TableSettings
from .deal import Contribution, Deal
from .fields import (
    MANY,
    SEATS,
    STEPS,
    MessageBase,
    Names,
    Nonce,
    Number,
    Numbers,
    Options,
    Plain,
    Seat,
    Secret,
    State,
    Text,
)
from .hall_messages import HallAddresses, InHall, InList, Moved, TableList, TablesChanged, Whereabouts
from .join_addresses import JoinAddresses
from .organiser_messages import HallProtected, SentTo
from .tournament_messages import ForEntrants


class Challenge(MessageBase, frozen=True, tag="door"):
    """The table's identity and the nonce that a newcomer must answer with `Enter`; sent to programs that can."""

    table: Text
    """The table's identity: unique, and kept when the table is saved and resumed."""
    nonce: Nonce
    salt: Nonce | None = None
    """Salt of the password that newcomers need; None if they need none."""
    minor: Number = 0
    hall: bool = False
    """True for the door of a hall, which shows a list of tables. Since 2.6."""


class SeatCode(MessageBase, frozen=True, tag="code"):
    """A one-time code for a seat."""

    seat: Seat
    code: Text

    def __repr__(self) -> str:
        """Omits the code, which opens a seat."""
        return f"SeatCode({self.seat})"


class Welcome(MessageBase, frozen=True, tag="welcome"):
    """The client's identity at the table. The token is the key to its seat, and sent to this client only. It is empty
    for a client that has just proved that it has the key."""

    person: Number
    token: Text
    table: Text
    name: Text
    n: Number = 0
    """Number of the client's last action that was handled."""
    table_id: Text = ""
    """The table's identity: another table at the same address has another, and knows no token of this one."""
    minor: Number = 0
    """The table's minor version; its major version is the client's."""
    can: Names = []
    """The table's capabilities, see `version.CAPABILITIES`."""

    def __repr__(self) -> str:
        """Omits the token, which opens a seat."""
        return f"Welcome({self.person}, {self.table!r}, {self.name!r}, {self.n})"


class Refused(MessageBase, frozen=True, tag="refused"):
    """The reason why the table closes the connection."""

    code: Text
    text: Text


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat in the lobby: of a person, of a bot (its level), or free."""

    person: Number | None = None
    bot: Text | None = None
    name: Text = ""
    here: bool = True
    ready: bool = False


class AbandonedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """An abandoned game that is disclosed if all its players consent."""

    number: Number
    """Number of its deal at this table."""
    people: Annotated[list[Number], Meta(max_length=SEATS)]
    """Its players."""
    agreed: Annotated[list[Number], Meta(max_length=SEATS)] = []
    """The players that have consented; when all have, the game is disclosed."""


class TakingBack(msgspec.Struct, frozen=True, omit_defaults=True):
    """The wish of a player to take steps back, until all others have agreed, one has refused, or the game goes on."""

    person: Number
    """The player who asks."""
    seq: Number
    """The step after which they ask."""
    steps: Number
    """How many steps they want to take back."""
    awaited: Annotated[list[Number], Meta(max_length=SEATS)] = []
    """The players who have not answered."""


class Lobby(MessageBase, frozen=True, tag="lobby"):
    """The public state of the table; sent whole whenever it changes."""

    host: Number
    game: Text
    options: Options
    seats: Annotated[list[Seated], Meta(max_length=SEATS)]
    watching: Names = []
    phase: Literal["lobby", "playing", "over"] = "lobby"
    problem: Text | None = None
    """A sentence why the game cannot be started; None if it can."""
    code: Text = ""
    """The same as a key for translation: `players`, `options`, `away`, `waiting` or `no-host`."""
    names: Names = []
    """The people that the problem is about."""
    watchers: Numbers = []
    """For each name in `watching`, the person's number."""
    asking: Numbers = []
    """People that wait for the host's permission to sit."""
    house: TableSettings = TableSettings()
    broken: AbandonedGame | None = None
    """The last game, if it was abandoned and can still be disclosed."""
    taking_back: TakingBack | None = None
    """What a player wants to take back. Since 2.5."""
    paused: bool = False
    """True while the organiser of the hall has stopped the game. Since 2.6."""


class DealAnnounced(MessageBase, frozen=True, tag="dealing"):
    """Announces a deal: every player answers with `Commit`."""

    deal: Deal


class Commitments(MessageBase, frozen=True, tag="sealed"):
    """All commitments of the deal of this number: each player whose commitment is among them answers with `Reveal`."""

    number: Number
    parts: Annotated[list[Contribution], Meta(max_length=SEATS)]


UNDONE, AS_IT_LAY, DRAWN_ANEW = "undone", "as-it-lay", "drawn-anew"
"""How a game has left another: a player alone went back; or they play on from a moment of a finished game, with the
cards as they lay, or with what their seat could not see drawn again."""


class Began(MessageBase, frozen=True, tag="began"):
    """A game from its beginning up to now, as the receiver's seat sees it (`seat` None: as a spectator)."""

    game: Text
    seats: Annotated[list[Seat], Meta(max_length=SEATS)]
    """For each player of the game, the seat of the table."""
    seat: Seat | None
    state: State
    reports: list[core.Report] = []
    deal: Deal | None = None
    """The commitments and nonces behind the seed; None for a game that was dealt without proof."""
    branch: Text = ""
    """How the game left another; "" if it did not. With `DRAWN_ANEW` it begins in the middle. Since 2.5."""


class Played(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A step in full: the player and the action."""

    actor: Seat
    action: Plain


class BotInterval(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """From step `seq` on, a bot of this `level` answers for a player, by the state of `lag` steps before. With level ""
    the player answers again. Before the first interval a player is a person."""

    seq: Number
    player: Seat
    level: Text
    lag: Number = 0


class Record(MessageBase, frozen=True, tag="record"):
    """A finished game in full: with it, everything that was told of the game can be verified."""

    number: Number
    nonce: Secret
    """The table's nonce."""
    steps: Annotated[list[Played], Meta(max_length=STEPS)]
    bot_intervals: Annotated[list[BotInterval], Meta(max_length=STEPS)] = msgspec.field(name="stints")
    bots: Text = ""
    """Release of the bots; another one may decide otherwise."""


class Rejected(MessageBase, frozen=True, tag="rejected"):
    """The reason why a request was not carried out. `n` is the number of the action, 0 for other requests."""

    n: Number
    code: Text
    text: Text
    seq: Number


class Pong(MessageBase, frozen=True, tag="pong"):
    """The answer to `Ping`."""

    n: Number


class Clock(MessageBase, frozen=True, tag="clock"):
    """Time left of the players that are asked, at a table with a turn timer; sent on change to clients with the
    capability `clock`."""

    left: Annotated[dict[Seat, Number], Meta(max_length=SEATS)] = {}
    """For each seat that is asked, milliseconds."""
    running: bool = True
    """False while the timer is paused because no player is connected."""


class TableLog(MessageBase, frozen=True, tag="table-log"):
    """The log of a table, for the organiser: what a spectator there may know, and no more."""

    table: Text
    began: Began | None = None
    """The game up to now, as a spectator sees it; None before one."""
    lines: Annotated[list[Line], Meta(max_length=MANY)] = []
    names: Names = []
    """For each player of the game, the name."""


class Unknown(MessageBase, frozen=True, tag="unknown"):
    """Stands for a message of an unknown kind. Never sent."""

    kind: Text


FromServer = (
    Welcome
    | Refused
    | Lobby
    | Said
    | Notice
    | DealAnnounced
    | Commitments
    | Began
    | core.Report
    | Record
    | Rejected
    | Pong
    | Challenge
    | SeatCode
    | Clock
    | InHall
    | InList
    | TableList
    | TablesChanged
    | Whereabouts
    | ForEntrants
    | Moved
    | HallAddresses
    | JoinAddresses
    | TableLog
    | HallProtected
    | SentTo
)
