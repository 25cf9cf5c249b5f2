"""Outgoing messages of a table, each with the connection it is for.

Knows: messages.
Must not know: any part of a table, or how messages are sent.
"""

from __future__ import annotations

from collections.abc import Hashable

from netplay.protocol.messages import Message

Peer = Hashable
"""A connection, as the server names it."""
Outgoing = list[tuple[Peer, Message]]
"""Messages to send, in order, each with its recipient."""
