"""The messages between a table and the people at it.

Knows: their fields, types and bounds.
Must not know: sockets, who sits where, or any rule.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib import import_module
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

import core

PROTOCOL = 1
"""Changes whenever a message or a rule does: peers of different numbers cannot play together. `Hello` and `Refused`
may then only gain fields, so that each side can always tell the other why."""
MAGIC = b"ROUNDTABLE1\n"
"""The first bytes either side sends, so that a web browser or an SSH client on the port is told so at once."""

NAME_CELLS = 16
"""Columns of a name on the screen."""
CHAT_CELLS = 240
"""Columns of one line of chat: three lines of the smallest terminal."""
SEATS = 8
"""The most seats a table has: Grail Cup takes eight."""

Text = Annotated[str, Meta(max_length=1000)]
Flat = None | bool | int | Text
Plain = Annotated[list[Flat | Annotated[list[Flat], Meta(max_length=500)]], Meta(max_length=500)]
"""An action, or what a seat is told: plain values at most two lists deep, so that nothing deeper gets in."""
STATE_BYTES = 64 * 1024
"""A state as one seat sees it takes some 4 KiB."""
Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Option = bool | int | Text


class Message(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True, omit_defaults=True):
    """One message: a map whose `t` says which."""


class Hello(Message, frozen=True, tag="hello", forbid_unknown_fields=False):
    """The first message of a client. With `token` it comes back to its seat."""

    protocol: Number
    rules: Text
    name: Text
    token: Text | None = None

    def __repr__(self) -> str:
        """Without the token, which opens a seat."""
        return f"Hello({self.protocol}, {self.rules!r}, {self.name!r})"


class Rename(Message, frozen=True, tag="rename"):
    name: Text


class Sit(Message, frozen=True, tag="sit"):
    """Take a free seat."""

    seat: Seat


class Stand(Message, frozen=True, tag="stand"):
    """Leave the seat and watch."""


class AddBot(Message, frozen=True, tag="bot"):
    """Host: a bot on a free seat; during a game, on the seat of somebody who is away, until he returns."""

    seat: Seat
    level: Text


class Free(Message, frozen=True, tag="free"):
    """Host: take a bot, or somebody who is away, off a seat."""

    seat: Seat


class Pick(Message, frozen=True, tag="pick"):
    """Host: which game, and its options."""

    game: Text
    options: dict[Text, Option] = {}


class Ready(Message, frozen=True, tag="ready"):
    ready: bool


class Start(Message, frozen=True, tag="start"):
    """Host: deal."""


class Again(Message, frozen=True, tag="again"):
    """Host: from a finished game back to the lobby."""


class Chat(Message, frozen=True, tag="chat"):
    text: Text


class Act(Message, frozen=True, tag="act"):
    """An action. `n` counts the client's actions, so that one sent twice counts once; `seq` is the last step it saw."""

    n: Number
    seq: Number
    action: Plain


class Resync(Message, frozen=True, tag="resync"):
    """This client has lost step and asks for the whole game again."""


class Ping(Message, frozen=True, tag="ping"):
    n: Number


class Bye(Message, frozen=True, tag="bye"):
    """Leaving on purpose: the seat is given up before a game, and kept during one."""


FromClient = (
    Hello | Rename | Sit | Stand | AddBot | Free | Pick | Ready | Start | Again | Chat | Act | Resync | Ping | Bye
)


class Welcome(Message, frozen=True, tag="welcome"):
    """Who you are here. The token is the key to your seat: nobody else is ever sent it."""

    person: Number
    token: Text
    table: Text
    name: Text
    n: Number = 0
    """The number of your last action that was dealt with."""

    def __repr__(self) -> str:
        """Without the token, which opens a seat."""
        return f"Welcome({self.person}, {self.table!r}, {self.name!r}, {self.n})"


class Refused(Message, frozen=True, tag="refused", forbid_unknown_fields=False):
    """The connection ends, and why."""

    code: Text
    text: Text


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat of the table and who has it: a person, a bot (its level), or nobody."""

    person: Number | None = None
    bot: Text | None = None
    name: Text = ""
    here: bool = True
    ready: bool = False


class Lobby(Message, frozen=True, tag="lobby"):
    """The table as everybody sees it; sent whole whenever it changes."""

    host: Number
    game: Text
    options: dict[Text, Option]
    seats: Annotated[list[Seated], Meta(max_length=SEATS)]
    watching: list[Text] = []
    phase: Literal["lobby", "playing", "over"] = "lobby"
    problem: Text | None = None
    """Why the game cannot be started so, as a sentence; None if it can."""
    code: Text = ""
    """The same as a key: `players`, `options`, `away` or `waiting`, for the reader's own language."""
    names: list[Text] = []
    """Whom it is about."""


class Said(Message, frozen=True, tag="said"):
    """A line of chat; with no name, a notice of the table itself."""

    name: Text
    text: Text


class Began(Message, frozen=True, tag="began"):
    """A game, from its beginning and up to now, as your seat sees it (`seat` None: as a spectator)."""

    game: Text
    seats: Annotated[list[Seat], Meta(max_length=SEATS)]
    """For each player of the game, the seat of the table."""
    seat: Seat | None
    state: Annotated[bytes, Meta(max_length=STATE_BYTES)]
    told: list[Told] = []


class Told(Message, frozen=True, tag="told"):
    """One step; see `core.Report`."""

    seq: Number
    actor: Seat
    action: Plain
    told: Plain
    digest: Annotated[bytes, Meta(max_length=64)]

    def report(self) -> core.Report:
        return core.Report(self.seq, self.actor, self.action, self.told, self.digest)


class Rejected(Message, frozen=True, tag="rejected"):
    """What you asked for was not done, and why. `n` is that of the action, 0 for other requests."""

    n: Number
    code: Text
    text: Text
    seq: Number


class Pong(Message, frozen=True, tag="pong"):
    n: Number


FromServer = Welcome | Refused | Lobby | Said | Began | Told | Rejected | Pong


@cache
def rules_hash() -> str:
    """A hash of every game's component tables: peers with other tables would deal other games."""
    summary = blake2b(digest_size=8)
    for game_id in core.IDS:
        tables = vars(import_module(f"core.games.{game_id}.components"))
        constants = sorted((name, repr(value)) for name, value in tables.items() if name.isupper())
        summary.update(repr((game_id, constants)).encode())
    return summary.hexdigest()
