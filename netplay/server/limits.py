"""Limits of one peer at a server: times, sizes, numbers of connections, and rates.

Knows: kinds of messages and their costs.
Must not know: sockets, tables, or who has spent what.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from netplay.protocol.messages import (
    Announce,
    AskWhereabouts,
    Chat,
    Enter,
    FromEntrant,
    Hello,
    JoinTable,
    Message,
    OpenTable,
    Pick,
    Ready,
    Rename,
    Resync,
    Sit,
    Stand,
    TableSettings,
    ToList,
)

from .rate_limits import Rate

SEATED, OTHERS, CALLS = Rate(60, 20), Rate(200, 40), Rate(120, 20)


@dataclass(frozen=True)
class Limits:
    """Limits of one server. Times in seconds."""

    call_bytes: int = 1024
    """Bytes of a message of a peer that is not let in. Hellos of our programs take up to some 300, one with fifteen
    more games twice as much."""
    cheap_bytes: int = 512
    """Bytes for which all callers count as equally cheap."""
    hello: float = 10.0
    """Time for a new connection to send its first message."""
    silence: float = 60.0
    """Time without a message after which a peer is taken to be gone; clients ping every 20 s."""
    write: float = 20.0
    """Time in which a peer must take what was sent; a slow line takes a few seconds for a whole game."""
    outbox: int = 512 * 1024
    """Bytes that may wait for a peer: a whole game and a good many steps."""
    callers: int = 40
    callers_per_address: int = 8
    """Connections that are not let in yet. Above this, the one that has cost most or was silent longest is closed."""
    calls: Rate = CALLS
    """Connection attempts from one address; they pay for the hello, too. Excess connections are closed before reading:
    to connect, be challenged and disconnect costs more than most messages."""
    peers: int = 60
    peers_per_address: int = 40
    """Connections that are let in; SSH sessions of one machine share an address. Seated players are not counted out."""
    gallery: int = 30
    gallery_per_address: int = 12
    """Spectators, so that they take no place of players."""
    seated: Rate = SEATED
    """Tokens of a seated player; see `COSTS`. A quick player spends two a second."""
    others: Rate = OTHERS
    """Tokens that all other peers of one address share. A caller whose key opens a seat has a bucket of its own."""
    decoding: int = 128
    """Bytes that are decoded for one token."""
    parting: float = 1.0
    """Time for a last message to arrive before the connection is closed."""


UNLIMITED = Limits(seated=Rate(10**9, 10**9), others=Rate(10**9, 10**9), calls=Rate(10**9, 10**9))
"""For bots and benchmarks, which play faster than people."""
IN_HALL = Limits(callers=80, peers=800, peers_per_address=200, gallery=300, gallery_per_address=100)
"""For a hall of many tables. Its doors share one address."""

COSTS: dict[type[Message], int] = {
    Hello: 5,
    Enter: 5,
    Resync: 15,
    Chat: 10,
    Rename: 5,
    OpenTable: 30,
    JoinTable: 10,
    **dict.fromkeys((ToList, Announce, AskWhereabouts), 10),
    **dict.fromkeys(get_args(FromEntrant), 5),
    **dict.fromkeys((Sit, Stand, Ready, Pick, TableSettings), 3),
}
"""Tokens for messages that cost more than their decoding, because the answer is large or goes to everybody."""
HANDSHAKE = 20
"""Tokens for the handshake of a private line, which takes the processor some 17 ms: two a second from one address."""
WRONG_KEY, GUESSES = 100, ("password", "no-such-code")
"""Tokens for a wrong key or password, and the refusals that are one: guessing is slow."""


def cost_of(message: Message) -> int:
    """Returns the tokens that a message costs; most cost one."""
    return COSTS.get(type(message), 1)
