"""Version of the messages, the optional features of this program, and the first bytes of a connection.

Knows: numbers and names.
Must not know: any message.

Programs of the same major version can share a table. A newer minor version may add fields that have a default, and
messages that the other side may ignore: unknown fields are skipped, and so is a message of an unknown kind from a newer
program. This holds for maps only: an array has exactly the items that are declared. Whatever an older program has to
understand needs a new major version.
"""

from __future__ import annotations

MAJOR, MINOR = 2, 8
"""The version of the messages. Rules have versions of their own: a fingerprint for each game, in `Hello`."""
CAPABILITIES: tuple[str, ...] = ("deal", "door", "clock", "characters", "take-back")
"""Capabilities of this program beyond its version:

- `deal`: takes part in a fair deal.
- `door`: answers a `Challenge` before it is let in, so that it never sends its key to another table than its own.
- `clock`: is told the time left of the players that are asked.
- `characters`: as a table, seats a king and bots with a style, such as "knight:bold"; other programs show such levels
  as plain text.
- `take-back`: follows a game in which steps are taken back. While a program without it follows a game, nothing is.
"""
HALL = "hall"
"""What a program can, beyond `CAPABILITIES`, that wants to be shown the list of a hall. Others come to its default
table."""
TOURNAMENT = "tournament"
"""What a program of a hall or of a visitor can, beyond `HALL`: it knows the messages about tournaments."""
MOVED = "moved"
"""What a program can that follows a hall's `Moved` by itself, and is told the addresses of a hall."""
MAGIC = b"ROUNDTABLE2\n"
"""The first bytes that either side sends, so that a web browser or an SSH client on the port is told at once that this
is neither. They stand for the framing, which changes less often than the messages: each side can still explain why it
closes the connection."""
FORMER_MAGIC = b"ROUNDTABLE1\n"
"""The first bytes of releases before framing."""
