"""Messages from a client to its table.

Knows: their fields, types and bounds.
Must not know: sockets, the people at a table, or a rule of a game.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .fields import (
    MANY,
    Limit,
    MessageBase,
    Names,
    Number,
    Options,
    Plain,
    Proof,
    Seat,
    Secret,
    SpectatorPolicy,
    Text,
)
from .hall_messages import FromVisitor
from .organiser_messages import FromOrganiser


class Hello(MessageBase, frozen=True, tag="hello"):
    """The first message of a client. Version 2.0 returned to its seat by `token`; since 2.1 `Enter` does that."""

    major: Number
    minor: Number
    name: Text
    games: Annotated[dict[Text, Text], Meta(max_length=MANY)] = {}
    """For each game that this program plays, the fingerprint of its rules."""
    can: Names = []
    """See `version.CAPABILITIES`."""
    token: Text | None = None

    def __repr__(self) -> str:
        """Omits the token, which opens a seat."""
        return f"Hello({self.major}, {self.minor}, {self.name!r}, {self.games}, {self.can})"


class Enter(MessageBase, frozen=True, tag="enter"):
    """The response to a `Challenge`; with a key it leads back to its seat."""

    key: Proof = b""
    password: Proof = b""
    watch: bool = False
    """Asks for no seat."""
    only_back: bool = False
    """Refuses to enter as somebody new if the key opens nothing: the key is a seat code that was typed in."""


class Rename(MessageBase, frozen=True, tag="rename"):
    """Change one's own name."""

    name: Text


class Sit(MessageBase, frozen=True, tag="sit"):
    """Take a free seat; during a game, take one's own seat back from the bot."""

    seat: Seat


class Stand(MessageBase, frozen=True, tag="stand"):
    """Leave the seat and watch."""


class AddBot(MessageBase, frozen=True, tag="bot"):
    """Host: put a bot on a free seat; during a game, on a player's seat until that player returns or acts again. While
    the host is away, every player may let a bot play for an absent one."""

    seat: Seat
    level: Text


class Free(MessageBase, frozen=True, tag="free"):
    """Host: remove the bot or the player from a seat."""

    seat: Seat


class Pick(MessageBase, frozen=True, tag="pick"):
    """Host: choose the game and its options."""

    game: Text
    options: Options = {}


class Ready(MessageBase, frozen=True, tag="ready"):
    """Ready to play, or no longer, with the game and options that were on the screen. Ignored if the host has chosen
    others since. Programs before 2.3 send neither game nor options."""

    ready: bool
    game: Text = ""
    options: Options = {}


class Start(MessageBase, frozen=True, tag="start"):
    """Host: deal."""


class Again(MessageBase, frozen=True, tag="again"):
    """Host: return from a finished game to the lobby."""


class Abandon(MessageBase, frozen=True, tag="abandon"):
    """Host: abandon the running game and return to the lobby with the same seats."""


class Chat(MessageBase, frozen=True, tag="chat"):
    """Send a line of chat."""

    text: Text


class Act(MessageBase, frozen=True, tag="act"):
    """An action. `n` numbers the client's actions, so that a repeated message counts once; `seq` is the last step that
    the client had seen. To take steps back is an action too; others may have to agree."""

    n: Number
    seq: Number
    action: Plain


class Commit(MessageBase, frozen=True, tag="seal"):
    """The commitment to this player's nonce for the deal of this number."""

    number: Number
    commitment: Secret = msgspec.field(name="seal")


class Reveal(MessageBase, frozen=True, tag="open"):
    """The nonce that this player had committed to."""

    number: Number
    nonce: Secret


class Disclose(MessageBase, frozen=True, tag="disclose"):
    """Consent, or refusal, of a player to disclose the last abandoned game in full."""

    agree: bool = True
    number: Number | None = None
    """Number of the deal; programs before 2.3 do not send it."""


class Consent(MessageBase, frozen=True, tag="consent"):
    """The answer of a player to somebody who wants to take steps back. Since 2.5."""

    seq: Number
    """The step after which it was asked: an answer to another request is ignored."""
    agree: bool = True


class Resync(MessageBase, frozen=True, tag="resync"):
    """Ask for the whole game again, after the replica has lost step."""


class Ping(MessageBase, frozen=True, tag="ping"):
    """Keep the connection alive."""

    n: Number


class Kick(MessageBase, frozen=True, tag="kick"):
    """Host: remove a person and revoke their key; during a game a bot takes the seat. With `ban`, newcomers from the
    same address are refused."""

    person: Number
    ban: bool = False


class TableSettings(MessageBase, frozen=True, tag="house"):
    """Host: the table's settings."""

    open: bool = True
    """Newcomers are let in."""
    ask: bool = False
    """The host is asked before somebody sits down."""
    watch: SpectatorPolicy = "free"
    clock: Limit = 0
    """Seconds for one decision, after which a bot decides this once; 0 for no limit. It is only shortened between
    games."""
    stand_in: Limit = 0
    """Seconds after which a bot plays for an absent player until that player returns or acts; 0 for never."""
    hints: bool = True
    """Programs may show their players what a bot would do. Programs are asked to obey; nothing can force them."""


class Grant(MessageBase, frozen=True, tag="grant"):
    """Host: the answer to a request for a seat; with `seat`, during a game, the seat of an absent player is given to a
    person who has none, whether they have asked or not."""

    person: Number
    yes: bool
    seat: Seat | None = None


class RequestSeatCode(MessageBase, frozen=True, tag="want-code"):
    """Ask for a seat code: of one's own seat, or as the host of the seat of an absent player."""

    seat: Seat


class Bye(MessageBase, frozen=True, tag="bye"):
    """Leave on purpose: the seat is given up before a game, and kept during one."""


FromClient = (
    Hello
    | Rename
    | Sit
    | Stand
    | AddBot
    | Free
    | Pick
    | Ready
    | Start
    | Again
    | Abandon
    | Chat
    | Act
    | Commit
    | Reveal
    | Disclose
    | Consent
    | Resync
    | Ping
    | Bye
    | Enter
    | Kick
    | TableSettings
    | Grant
    | RequestSeatCode
    | FromVisitor
    | FromOrganiser
)
