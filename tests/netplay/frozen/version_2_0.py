"""The messages of version 2.0, as that release had them.

Never changed: `tests/netplay/protocol/test_versions.py` lets it talk to the release at hand.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

MAJOR, MINOR = 2, 0
MAGIC = b"ROUNDTABLE2\n"
SEATS = 8
STATE_BYTES = 64 * 1024

Text = Annotated[str, Meta(max_length=1000)]
Flat = None | bool | int | Text
Plain = Annotated[list[Flat | Annotated[list[Flat], Meta(max_length=500)]], Meta(max_length=500)]
Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Option = bool | int | Text


class Message(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True): ...


class Hello(Message, frozen=True, tag="hello"):
    major: Number
    minor: Number
    name: Text
    games: Annotated[dict[Text, Text], Meta(max_length=100)] = {}
    can: Annotated[list[Text], Meta(max_length=100)] = []
    token: Text | None = None


class Rename(Message, frozen=True, tag="rename"):
    name: Text


class Sit(Message, frozen=True, tag="sit"):
    seat: Seat


class Stand(Message, frozen=True, tag="stand"): ...


class AddBot(Message, frozen=True, tag="bot"):
    seat: Seat
    level: Text


class Free(Message, frozen=True, tag="free"):
    seat: Seat


class Pick(Message, frozen=True, tag="pick"):
    game: Text
    options: dict[Text, Option] = {}


class Ready(Message, frozen=True, tag="ready"):
    ready: bool


class Start(Message, frozen=True, tag="start"): ...


class Again(Message, frozen=True, tag="again"): ...


class Abandon(Message, frozen=True, tag="abandon"): ...


class Chat(Message, frozen=True, tag="chat"):
    text: Text


class Act(Message, frozen=True, tag="act"):
    n: Number
    seq: Number
    action: Plain


class Resync(Message, frozen=True, tag="resync"): ...


class Ping(Message, frozen=True, tag="ping"):
    n: Number


class Bye(Message, frozen=True, tag="bye"): ...


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
    | Resync
    | Ping
    | Bye
)


class Welcome(Message, frozen=True, tag="welcome"):
    person: Number
    token: Text
    table: Text
    name: Text
    n: Number = 0
    table_id: Text = ""
    minor: Number = 0
    can: Annotated[list[Text], Meta(max_length=100)] = []


class Refused(Message, frozen=True, tag="refused"):
    code: Text
    text: Text


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    person: Number | None = None
    bot: Text | None = None
    name: Text = ""
    here: bool = True
    ready: bool = False


class Lobby(Message, frozen=True, tag="lobby"):
    host: Number
    game: Text
    options: dict[Text, Option]
    seats: Annotated[list[Seated], Meta(max_length=SEATS)]
    watching: list[Text] = []
    phase: Literal["lobby", "playing", "over"] = "lobby"
    problem: Text | None = None
    code: Text = ""
    names: list[Text] = []


class Said(Message, frozen=True, tag="said"):
    name: Text
    text: Text


class Notice(Message, frozen=True, tag="notice"):
    code: Text
    names: Annotated[list[Text], Meta(max_length=SEATS)] = []


Line = Said | Notice


class Began(Message, frozen=True, tag="began"):
    game: Text
    seats: Annotated[list[Seat], Meta(max_length=SEATS)]
    seat: Seat | None
    state: Annotated[bytes, Meta(max_length=STATE_BYTES)]
    reports: list[Reported] = []


class Reported(Message, frozen=True, tag="report"):
    seq: Number
    actor: Seat
    action: Plain
    told: Plain
    digest: Annotated[bytes, Meta(max_length=64)]


class Rejected(Message, frozen=True, tag="rejected"):
    n: Number
    code: Text
    text: Text
    seq: Number


class Pong(Message, frozen=True, tag="pong"):
    n: Number


FromServer = Welcome | Refused | Lobby | Said | Notice | Began | Reported | Rejected | Pong


_DECODERS: dict[bool, Any] = {False: msgspec.msgpack.Decoder(FromServer), True: msgspec.msgpack.Decoder(FromClient)}
_KINDS = {each.__struct_config__.tag for each in (*get_args(FromClient), *get_args(FromServer))}


def encode(message: msgspec.Struct) -> bytes:
    """As that release sent it."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(4, "big") + body


def read(data: bytes, from_client: bool = False) -> list[Message | str]:
    """As that release read whole frames without the first bytes: messages, and the names of kinds it did not know.
    Raises ValueError for what ended a connection."""
    found: list[Message | str] = []
    while data:
        length = int.from_bytes(data[:4], "big")
        body, data = data[4 : 4 + length], data[4 + length :]
        kind = msgspec.msgpack.decode(body)["t"]
        found.append(_DECODERS[from_client].decode(body) if kind in _KINDS else kind)
    return found
