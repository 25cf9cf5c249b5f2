"""The messages that each side of a connection may send, and the limits for what it sends.

Knows: the kinds of messages, sizes, canonical msgpack.
Must not know: sockets, trio, framing, or the meaning of a message.
"""

from __future__ import annotations

from typing import Any, NamedTuple, get_args

import msgspec

from .hall_messages import LIST_BYTES, TABLES
from .messages import POINTS, STATE_BYTES, STEPS, FromClient, FromServer

FROM_CLIENT_BYTES = 4 * 1024
"""Bytes of a client's message; a long line of chat takes 1 KiB, an action 200 bytes."""
SHORT = 1000
"""Bytes of a body that cannot hold more items, levels or text than any limit allows."""
FROM_SERVER_BYTES = 1024 * 1024
"""Bytes of a server's message; the longest, a whole game for a late spectator, takes some 24 KiB."""
ENCODER = msgspec.msgpack.Encoder()


def _by_tag(messages: Any) -> dict[str, type[msgspec.Struct]]:
    return {str(each.__struct_config__.tag): each for each in get_args(messages)}


class Direction(NamedTuple):
    """The messages that one side of a connection may send, by their tags, and the limits for `msgpack`."""

    messages: dict[str, type[msgspec.Struct]]
    bytes: int
    """Size of a body."""
    text: int
    """Bytes of one text."""
    binary: int
    """Bytes of one binary value."""
    items: int
    """Items of one array or map."""
    only_text_keys: bool
    """True if no map has other keys than text."""
    decoder: msgspec.msgpack.Decoder[Any] | None = None
    """Reads short messages at once; None if they always are read with care."""

    def read_quickly(self, body: bytes) -> msgspec.Struct | None:
        """Returns the message of a short body that is encoded to the same bytes again: then it is canonical, its types
        are exact, and it is too short to exceed any limit. None for all others."""
        if self.decoder is None or len(body) > SHORT:
            return None
        try:
            message = self.decoder.decode(body)
            return message if ENCODER.encode(message) == body else None
        except (ValueError, OverflowError, RecursionError, TypeError):
            return None


FROM_CLIENT = Direction(
    _by_tag(FromClient),
    FROM_CLIENT_BYTES,
    FROM_CLIENT_BYTES,
    FROM_CLIENT_BYTES,
    1024,
    True,
    msgspec.msgpack.Decoder(FromClient),
)
FROM_SERVER = Direction(_by_tag(FromServer), FROM_SERVER_BYTES, 4 * POINTS, STATE_BYTES, STEPS, False)
STATE = Direction({}, STATE_BYTES, 4 * POINTS, 4 * POINTS, STEPS, False)
"""An initial state: plain data, no message."""
LIST = Direction({}, LIST_BYTES, 4 * POINTS, 0, TABLES, True)
"""The list of a hall: plain data, no message."""
