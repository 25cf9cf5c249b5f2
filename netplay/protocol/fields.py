"""Bounded field types that the messages share, and the base of all messages.

Knows: sizes and types.
Must not know: any single message, sockets, or a rule of a game.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

import core
from core.plain import CODE_POINTS as POINTS
from core.plain import MAX_SEATS as SEATS
from core.plain import Flat, Number, Plain, Seat, Text

__all__ = [
    "CHAT_CELLS", "LONGEST", "MANY", "NAME_CELLS", "NONCE_BYTES", "POINTS", "SEATS", "SHORTEST", "STATE_BYTES", "STEPS",
    "TABLE_CELLS", "Flat", "Limit", "Message", "MessageBase", "Names", "Nonce", "Number", "Numbers", "Option",
    "Options", "Plain", "Proof", "Seat", "Secret", "SpectatorPolicy", "State", "Text", "is_limit",
]  # fmt: skip

NAME_CELLS = 16
"""Columns of a name on the screen."""
TABLE_CELLS = 40
"""Columns of the name of a table."""
CHAT_CELLS = 240
"""Columns of one line of chat: three lines of the smallest terminal."""
STATE_BYTES = 64 * 1024
"""Bytes of a state as one seat sees it; real ones take some 4 KiB."""
MANY = 100
"""Items of any list or map of names; no table has so many."""
NONCE_BYTES = 32
"""Bytes of a nonce and of a commitment: 256 bit, like the seed."""
STEPS = 10_000
"""Steps of a game; no game has so many."""
SHORTEST, LONGEST = 5, 3600
"""Seconds of a time limit that a host can set."""

Option = bool | int | Text
Names = Annotated[list[Text], Meta(max_length=MANY)]
Numbers = Annotated[list[Number], Meta(max_length=MANY)]
Options = Annotated[dict[Text, Option], Meta(max_length=MANY)]
Secret = Annotated[bytes, Meta(min_length=NONCE_BYTES, max_length=NONCE_BYTES)]
Nonce = Annotated[bytes, Meta(max_length=64)]
"""The nonce or the salt of a challenge."""
Proof = Annotated[bytes, Meta(max_length=64)]
"""The answer to a challenge, see `authentication.proof`; empty for none."""
State = Annotated[bytes, Meta(max_length=STATE_BYTES)]
Limit = Annotated[int, Meta(ge=0, le=LONGEST)]
"""Seconds of a time limit; 0 for none."""
SpectatorPolicy = Literal["free", "silent", "none"]
"""Spectators may watch and chat, or watch only, or are not let in."""


def is_limit(seconds: int) -> bool:
    """True if a host can set this time limit; 0 stands for none."""
    return seconds == 0 or SHORTEST <= seconds <= LONGEST


class MessageBase(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """One message: a map whose `t` names its kind."""


Message = MessageBase | core.Report
"""Any message. A report of the rules is sent as it is."""
