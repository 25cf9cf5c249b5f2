"""What all parts of a table share: who is written to, and how a request is turned down.

Knows: messages.
Must not know: any part of a table.
"""

from __future__ import annotations

from collections.abc import Hashable

from .protocol import Message

Peer = Hashable
"""A connection, as the server names it."""
Mail = list[tuple[Peer, Message]]
"""Messages to send, in order, and to whom."""


class Refusal(Exception):
    """The request is not granted; the text says why and what to do, `code` is a key for other languages."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
