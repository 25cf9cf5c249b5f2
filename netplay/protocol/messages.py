"""The messages between a table and the people at it.

Knows: their fields, types and bounds.
Must not know: sockets, who sits where, or any rule.

Two programs of the same major number can sit at one table. A newer minor number may bring fields that have a default,
and messages that the other side may leave unread: fields that are not known are skipped, and so is a message of an
unknown kind from a newer program. That holds for fields that have names: a list of them is as long as it is said to be
here. Everything is written in msgpack's shortest form, and no key twice. Whatever an older program must understand is a
new major number.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

import core

MAJOR, MINOR = 2, 4
"""The version of the messages. The rules have versions of their own: a fingerprint for each game, in `Hello`."""
CAN: tuple[str, ...] = ("deal", "door", "clock", "characters")
"""What this program can beyond what its version says. `deal`: take part in a fair deal. `door`: be asked by a `Door`
before it is let in, so that it never says its key to a table that is not its own. `clock`: be told how long those have
who are asked. `characters`: as a table, seat a king, and bots with a style, such as "knight:bold"; who does not know
such levels shows them as they are written."""
MAGIC = b"ROUNDTABLE2\n"
"""The first bytes either side sends, so that a web browser or an SSH client on the port is told so at once. They name
how messages are framed: that changes more seldom than the messages, so each side can tell the other why it goes."""
FORMER_MAGIC = b"ROUNDTABLE1\n"
"""What releases before framing sent."""

NAME_CELLS = 16
"""Columns of a name on the screen."""
TABLE_CELLS = 40
"""Columns of the name of a table."""
CHAT_CELLS = 240
"""Columns of one line of chat: three lines of the smallest terminal."""
SEATS = 8
"""The most seats a table has: Grail Cup takes eight."""

POINTS = 1000
"""Code points of any text: what columns alone do not bound, since some characters take none."""
Text = Annotated[str, Meta(max_length=POINTS)]
Flat = None | bool | int | Text
Plain = Annotated[list[Flat | Annotated[list[Flat], Meta(max_length=500)]], Meta(max_length=500)]
"""An action, or what a seat is told: plain values at most two lists deep, so that nothing deeper gets in."""
STATE_BYTES = 64 * 1024
"""A state as one seat sees it takes some 4 KiB."""
Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Option = bool | int | Text
MANY = 100
"""More than there are of anything that is listed by name."""
Names = Annotated[list[Text], Meta(max_length=MANY)]
Numbers = Annotated[list[Number], Meta(max_length=MANY)]
Options = Annotated[dict[Text, Option], Meta(max_length=MANY)]
NONCE_BYTES = 32
"""Of a nonce, and of a seal: 256 bit, as many as the seed has."""
Secret = Annotated[bytes, Meta(min_length=NONCE_BYTES, max_length=NONCE_BYTES)]
STEPS = 10_000
"""More than any game has."""


class Message(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """One message: a map whose `t` says which."""


class Unknown(Message, frozen=True, tag="unknown"):
    """Stands for a message of a kind that is not known here. It is never sent."""

    kind: Text


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a client. With `token` it comes back to its seat, as version 2.0 did; since 2.1 it leaves
    that to `Enter`."""

    major: Number
    minor: Number
    name: Text
    games: Annotated[dict[Text, Text], Meta(max_length=MANY)] = {}
    """For each game that this program plays, the fingerprint of its rules."""
    can: Names = []
    """See `CAN`."""
    token: Text | None = None

    def __repr__(self) -> str:
        """Without the token, which opens a seat."""
        return f"Hello({self.major}, {self.minor}, {self.name!r}, {self.games}, {self.can})"


Proof = Annotated[bytes, Meta(max_length=64)]
"""See `keys.proof`; empty for none."""


class Enter(Message, frozen=True, tag="enter"):
    """The answer to a `Door`: with a key, back to its seat."""

    key: Proof = b""
    password: Proof = b""
    watch: bool = False
    """Not to be given a seat."""
    only_back: bool = False
    """Not to come in as somebody new, should the key open nothing: it is a seat code that somebody has typed."""


class Rename(Message, frozen=True, tag="rename"):
    name: Text


class Sit(Message, frozen=True, tag="sit"):
    """Take a free seat; in a game, one's own from the bot that plays for one."""

    seat: Seat


class Stand(Message, frozen=True, tag="stand"):
    """Leave the seat and watch."""


class AddBot(Message, frozen=True, tag="bot"):
    """Host: a bot on a free seat; during a game, on somebody's seat, until he returns or acts again. While the host is
    away, anybody who plays may let a bot play for who is away."""

    seat: Seat
    level: Text


class Free(Message, frozen=True, tag="free"):
    """Host: take a bot, or somebody, off a seat."""

    seat: Seat


class Pick(Message, frozen=True, tag="pick"):
    """Host: which game, and its options."""

    game: Text
    options: Options = {}


class Ready(Message, frozen=True, tag="ready"):
    """Ready to play, or no longer: what was looked at when this was said. Where the host has chosen something else
    meanwhile it counts for nothing; a program before 2.3 does not say what it has seen."""

    ready: bool
    game: Text = ""
    options: Options = {}


class Start(Message, frozen=True, tag="start"):
    """Host: deal."""


class Again(Message, frozen=True, tag="again"):
    """Host: from a finished game back to the lobby."""


class Abandon(Message, frozen=True, tag="abandon"):
    """Host: break off the running game; back to the lobby with the same seats."""


class Chat(Message, frozen=True, tag="chat"):
    text: Text


class Act(Message, frozen=True, tag="act"):
    """An action. `n` counts the client's actions, so that one sent twice counts once; `seq` is the last step it saw."""

    n: Number
    seq: Number
    action: Plain


class Seal(Message, frozen=True, tag="seal"):
    """The seal of our nonce for the deal of this number; see `deal.py`."""

    number: Number
    seal: Secret


class Open(Message, frozen=True, tag="open"):
    """The nonce that we had sealed."""

    number: Number
    nonce: Secret


class Disclose(Message, frozen=True, tag="disclose"):
    """Who played agrees that all of the last game that was broken off may be seen by all, or does not."""

    agree: bool = True
    number: Number | None = None
    """Which deal of the table is meant; a program before 2.3 does not say it."""


class Resync(Message, frozen=True, tag="resync"):
    """This client has lost step and asks for the whole game again."""


class Ping(Message, frozen=True, tag="ping"):
    n: Number


class Kick(Message, frozen=True, tag="kick"):
    """Host: somebody must go, and his key opens nothing any more; in a game, a bot takes his seat. With `ban`, nobody
    new comes in from where he was."""

    person: Number
    ban: bool = False


SHORTEST, LONGEST = 5, 3600
"""Seconds of a limit that can be set."""
Limit = Annotated[int, Meta(ge=0, le=LONGEST)]
"""Seconds of a limit; 0 for none."""
Looking = Literal["free", "silent", "none"]
"""May people look on: and talk, or without a word, or not at all?"""


def is_limit(seconds: int) -> bool:
    """Can people be waited for so long? 0 is without a limit."""
    return seconds == 0 or SHORTEST <= seconds <= LONGEST


class House(Message, frozen=True, tag="house"):
    """Host: the rules of the house."""

    open: bool = True
    """May somebody new come in?"""
    ask: bool = False
    """Is the host asked before somebody sits?"""
    watch: Looking = "free"
    clock: Limit = 0
    """Seconds for a decision; when they are over, a bot plays this one move. 0: as long as it takes. It is made shorter
    only between games."""
    stand_in: Limit = 0
    """Seconds after which a bot sits in for a player who is away, until he comes back or acts. 0: only by hand."""
    hints: bool = True
    """May programs tell their players what a bot would do? Each is asked to heed it; none can be made to."""


class Grant(Message, frozen=True, tag="grant"):
    """Host: the answer to who has asked for a seat."""

    person: Number
    yes: bool


class WantCode(Message, frozen=True, tag="want-code"):
    """Show a seat code: of one's own seat, or as the host of the seat of somebody who is away."""

    seat: Seat


class Bye(Message, frozen=True, tag="bye"):
    """Leaving on purpose: the seat is given up before a game, and kept during one."""


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
    | Seal
    | Open
    | Disclose
    | Resync
    | Ping
    | Bye
    | Enter
    | Kick
    | House
    | Grant
    | WantCode
)


class Door(Message, frozen=True, tag="door"):
    """Which table this is, and what it asks of who comes; sent to who can answer with `Enter`."""

    table: Text
    """Its identity: nobody else's, for as long as it lasts, also when it has been saved and made again."""
    nonce: Annotated[bytes, Meta(max_length=64)]
    salt: Annotated[bytes, Meta(max_length=64)] | None = None
    """With it the password is mixed that newcomers need; None if they need none."""
    minor: Number = 0


class Code(Message, frozen=True, tag="code"):
    """A seat code: whoever types it gets this seat, once."""

    seat: Seat
    code: Text

    def __repr__(self) -> str:
        """Without the code, which opens a seat."""
        return f"Code({self.seat})"


class Welcome(Message, frozen=True, tag="welcome"):
    """Who you are here. The token is the key to your seat: nobody else is ever sent it. It is empty for who has just
    shown that he knows it."""

    person: Number
    token: Text
    table: Text
    name: Text
    n: Number = 0
    """The number of your last action that was dealt with."""
    table_id: Text = ""
    """Which table this is: another one at the same address has another, and knows no token of this."""
    minor: Number = 0
    """The table's own minor version; its major is yours."""
    can: Names = []
    """What the table can; see `CAN`."""

    def __repr__(self) -> str:
        """Without the token, which opens a seat."""
        return f"Welcome({self.person}, {self.table!r}, {self.name!r}, {self.n})"


class Refused(Message, frozen=True, tag="refused"):
    """The connection ends, and why."""

    code: Text
    text: Text


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of the table and who has it: a person, a bot (its level), or nobody."""

    person: Number | None = None
    bot: Text | None = None
    name: Text = ""
    here: bool = True
    ready: bool = False


class Broken(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that was broken off and can be opened, if all agree who played it."""

    number: Number
    """Which deal of the table it was."""
    people: Annotated[list[Number], Meta(max_length=SEATS)]
    """Who played it."""
    agreed: Annotated[list[Number], Meta(max_length=SEATS)] = []
    """Who of them has agreed; when that is all, it is open."""


class Lobby(Message, frozen=True, tag="lobby"):
    """The table as everybody sees it; sent whole whenever it changes."""

    host: Number
    game: Text
    options: Options
    seats: Annotated[list[Seated], Meta(max_length=SEATS)]
    watching: Names = []
    phase: Literal["lobby", "playing", "over"] = "lobby"
    problem: Text | None = None
    """Why the game cannot be started so, as a sentence; None if it can."""
    code: Text = ""
    """The same as a key: `players`, `options`, `away`, `waiting` or `no-host`, for the reader's own language."""
    names: Names = []
    """Whom it is about."""
    watchers: Numbers = []
    """For each name in `watching`, the person's number."""
    asking: Numbers = []
    """Who waits for the host's leave to sit."""
    house: House = House()
    broken: Broken | None = None
    """The last game, if it was broken off and can be opened still."""


class Said(Message, frozen=True, tag="said"):
    """A line of chat."""

    name: Text
    text: Text
    n: Number = 0
    """The lines of a table's talk are counted from 1 on: nobody who comes back misses one or is told it twice."""
    seat: Seat | None = None
    """Where whoever said it sat."""
    seq: Number | None = None
    """How many steps the game on the table had had by then, so that who comes to it later reads the line in its place;
    None in the lobby, and at a table before 2.4."""


class Notice(Message, frozen=True, tag="notice"):
    """Something that happened at the table: a key, one of `NOTICES`, and whom it is about. Each reader's program puts
    it into words of his language, and passes over a key that it does not know."""

    code: Text
    names: Annotated[list[Text], Meta(max_length=SEATS)] = []
    n: Number = 0
    """See `Said`."""
    seq: Number | None = None
    """See `Said`."""


Line = Said | Notice
"""A line of the talk at the table: everybody is sent it, and who comes late is given the last ones."""

NOTICES = {
    "joined": "has come and taken a seat",
    "watches": "has come to watch",
    "dropped": "is away; the seat is kept",
    "away": "is away, has no seat, and stays the host",
    "back": "has come back",
    "left": "has left the table",
    "time-up": "has used up the time for a decision: a bot plays this one move",
    "host": "is host now",  # an older table says it
    "bot-in": "is played by a bot from now on",
    "bot-out": "plays again instead of the bot",
    "bot-failed": "is a bot that could not decide: this answer was drawn by lot",
    "bot-replaced": "is a bot that thinks and could not this time: a quick one decides whenever that happens",
    "stuck": "is a bot none of whose answers the rules could carry out: the host can abandon the game",
    "began": "has dealt; the game begins",
    "unproven": "has a program that cannot take part in a fair deal: the cards are dealt without proof",
    "left-out": "did not answer in time: the cards are dealt without a number of theirs",
    "deal-off": "nobody: something has changed at the table, and nothing is dealt",
    "discloses": "agrees that all of the game that was broken off may be seen",
    "opened": "nobody: all agree who played it, and the game that was broken off is open",
    "not-opened": "has not agreed: the game that was broken off stays closed",
    "never-opened": "nobody: of those who played one has left, and the game that was broken off stays closed",
    "abandoned": "has abandoned the game",
    "not-saved": "nobody: the game is not being saved any more, and goes on",
    "saved-again": "nobody: the game is being saved again",
    "called": "is what the reader is called here: the name he gave is somebody else's or a bot's",
    "kicked": "has been sent away by the host",
    "not-kept-out": "came from the reader's own machine, from which nobody can be kept out: the host alone hears so",
    "code": "is away, and the host has been shown a seat code for his seat",
    "asks": "asks for a seat",
    "hints-on": "allows hints from now on",
    "hints-off": "forbids hints from now on",
    "other-rules": "has a program that plays the chosen game by other rules, and watches the lobby",
}
"""What a notice can say of the first of its names, if it has one."""


class Terms(msgspec.Struct, frozen=True):
    """What is about to be dealt. Everybody's seal is bound to it, by a hash: so its fields stay as they are, and other
    ones are another capability."""

    table: Text
    """The table's identity, `Welcome.table_id`."""
    number: Number
    """Which deal of this table it is, from 1: none is dealt anew unseen."""
    game: Text
    rules: Text
    """The fingerprint of the game."""
    stream: Number
    """The version of the random stream."""
    options: Options
    seats: Annotated[list[Seat], Meta(max_length=SEATS)]
    people: Annotated[dict[Seat, Number], Meta(max_length=SEATS)]
    """For each seat that a person has, the person's number."""
    bots: Annotated[dict[Seat, Text], Meta(max_length=SEATS)]
    """For each seat that a bot has, its level."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody adds to the seed: a seal, and then the nonce; b"" if it was not opened."""

    seat: Seat
    seal: Secret
    nonce: Annotated[bytes, Meta(max_length=NONCE_BYTES)] = b""


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal as everybody may see it: what for, the table's seal, and everybody's part."""

    terms: Terms
    seal: Secret
    parts: Annotated[list[Part], Meta(max_length=SEATS)] = []


class Dealing(Message, frozen=True, tag="dealing"):
    """A deal is announced: who sits, answers with a `Seal`."""

    deal: Deal


class Sealed(Message, frozen=True, tag="sealed"):
    """All seals of the deal with this number: each whose seal it is answers with `Open`."""

    number: Number
    parts: Annotated[list[Part], Meta(max_length=SEATS)]


class Began(Message, frozen=True, tag="began"):
    """A game, from its beginning and up to now, as your seat sees it (`seat` None: as a spectator)."""

    game: Text
    seats: Annotated[list[Seat], Meta(max_length=SEATS)]
    """For each player of the game, the seat of the table."""
    seat: Seat | None
    state: Annotated[bytes, Meta(max_length=STATE_BYTES)]
    reports: list[Reported] = []
    deal: Deal | None = None
    """How the seed came to be; None for a game that was dealt without proof."""


class Reported(Message, frozen=True, tag="report", gc=False):
    """One step; see `core.Report`."""

    seq: Number
    actor: Seat
    action: Plain
    told: Plain
    digest: Annotated[bytes, Meta(max_length=64)]

    def report(self) -> core.Report:
        return core.Report(self.seq, self.actor, self.action, self.told, self.digest)


class Played(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A step in full: who, and what."""

    actor: Seat
    action: Plain


class BotInterval(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """From step `seq` on, a player's answers are those of a bot of this `level`, and were decided `lag` steps before;
    with level "" they are a person's. Until his first stint a player is a person."""

    seq: Number
    player: Seat
    level: Text
    lag: Number = 0


class Record(Message, frozen=True, tag="record"):
    """A game that is over, in full: with it everything that was ever told of it can be checked."""

    number: Number
    nonce: Secret
    """The table's own."""
    steps: Annotated[list[Played], Meta(max_length=STEPS)]
    stints: Annotated[list[BotInterval], Meta(max_length=STEPS)]
    bots: Text = ""
    """Which release of the bots it was; another may decide otherwise."""


class Rejected(Message, frozen=True, tag="rejected"):
    """What you asked for was not done, and why. `n` is that of the action, 0 for other requests."""

    n: Number
    code: Text
    text: Text
    seq: Number


class Pong(Message, frozen=True, tag="pong"):
    n: Number


class Clock(Message, frozen=True, tag="clock"):
    """How long those have who are asked, on a table with a turn clock; sent when that changes, to who can `clock`."""

    left: Annotated[dict[Seat, Number], Meta(max_length=SEATS)] = {}
    """For each seat that is asked, milliseconds."""
    running: bool = True
    """Does time pass? Not while nobody who plays is there."""


FromServer = (
    Welcome
    | Refused
    | Lobby
    | Said
    | Notice
    | Dealing
    | Sealed
    | Began
    | Reported
    | Record
    | Rejected
    | Pong
    | Door
    | Code
    | Clock
)


def greeting(name: str, token: str | None = None, can: tuple[str, ...] = ()) -> Hello:
    """What this program says first."""
    return Hello(MAJOR, MINOR, name, {game.id: game.fingerprint for game in core.all_games()}, list(can), token)
