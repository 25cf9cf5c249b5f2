"""Calls to a relay: the line that says what is wanted, and the answer.

Knows: streams, the lines of a relay.
Must not know: tables, or what is said through the relay afterwards.
"""

from __future__ import annotations

import trio

from netplay.protocol import relay_lines
from netplay.protocol.relay_lines import Call

PATIENCE = 20.0
"""Seconds for an answer: a host has to call back."""
NO_RELAY = "no-relay"
"""The code for an answer that no relay gives."""


class RelayRefuses(Exception):
    """The relay, or what stands in its place, refuses a call; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


async def call(stream: trio.abc.Stream, said: Call) -> None:
    """Says what is wanted, and waits until the relay agrees. Raises RelayRefuses, and what streams raise."""
    await stream.send_all(relay_lines.call(said))
    line = b""
    with trio.move_on_after(PATIENCE):
        line = await read_line(stream)
    if line != relay_lines.OK:
        raise RelayRefuses(relay_lines.parse_refusal(line) or NO_RELAY)


async def read_line(stream: trio.abc.ReceiveStream) -> bytes:
    """Returns the next line, and takes no byte after it; a shorter end if the stream ends or the line is too long."""
    line = b""
    while not line.endswith(b"\n") and len(line) < relay_lines.LONGEST:
        if not (byte := await stream.receive_some(1)):
            break
        line += byte
    return line
