"""All messages and their types under one name.

Knows: where each is defined.
Must not know: anything else of them.
"""

from __future__ import annotations

import core

from .chat_lines import NOTICES, Line, Notice, Said
from .client_messages import (
    Abandon,
    Act,
    AddBot,
    Again,
    Bye,
    Chat,
    Commit,
    Disclose,
    Enter,
    Free,
    FromClient,
    Grant,
    Hello,
    House,
    Kick,
    Pick,
    Ping,
    Ready,
    Rename,
    RequestSeatCode,
    Resync,
    Reveal,
    Sit,
    Stand,
    Start,
)
from .deal import Contribution, Deal, Terms
from .fields import (
    CHAT_CELLS,
    LONGEST,
    MANY,
    NAME_CELLS,
    NONCE_BYTES,
    POINTS,
    SEATS,
    SHORTEST,
    STATE_BYTES,
    STEPS,
    TABLE_CELLS,
    Message,
    Number,
    Option,
    SpectatorPolicy,
    Text,
    is_limit,
)
from .server_messages import (
    AbandonedGame,
    Began,
    BotInterval,
    Challenge,
    Clock,
    Commitments,
    DealAnnounced,
    FromServer,
    Lobby,
    Played,
    Pong,
    Record,
    Refused,
    Rejected,
    SeatCode,
    Seated,
    Unknown,
    Welcome,
)
from .version import CAPABILITIES, FORMER_MAGIC, MAGIC, MAJOR, MINOR

__all__ = [
    "CAPABILITIES", "CHAT_CELLS", "FORMER_MAGIC", "LONGEST", "MAGIC", "MAJOR", "MANY", "MINOR", "NAME_CELLS",
    "NONCE_BYTES", "NOTICES", "POINTS", "SEATS", "SHORTEST", "STATE_BYTES", "STEPS", "TABLE_CELLS",
    "Abandon", "AbandonedGame", "Act", "AddBot", "Again", "Began", "BotInterval", "Bye", "Challenge", "Chat", "Clock",
    "Commit", "Commitments", "Contribution", "Deal", "DealAnnounced", "Disclose", "Enter", "Free", "FromClient",
    "FromServer", "Grant", "Hello", "House", "Kick", "Line", "Lobby", "Message", "Notice", "Number", "Option", "Pick",
    "Ping", "Played", "Pong", "Ready", "Record", "Refused", "Rejected", "Rename", "RequestSeatCode", "Resync", "Reveal",
    "Said", "SeatCode", "Seated", "Sit", "SpectatorPolicy", "Stand", "Start", "Terms", "Text", "Unknown", "Welcome",
    "greeting", "is_limit",
]  # fmt: skip


def greeting(name: str, token: str | None = None, can: tuple[str, ...] = ()) -> Hello:
    """Returns this program's first message. Among what it can are the options that were added to its games."""
    games = core.all_games()
    can = (*can, *(name for game in games for name in game.additions()))
    return Hello(MAJOR, MINOR, name, {game.id: game.fingerprint for game in games}, list(can), token)
