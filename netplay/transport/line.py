"""The bytes of one connection on their way to and from its stream: as they are, or through a private line.

Knows: a channel, once the handshake has made one.
Must not know: sockets, secrets, or what the bytes mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from netplay.secure_channel.records import Channel


class Line:
    """Plain until `secure` is called; from then on nothing plain is sent or taken."""

    def __init__(self) -> None:
        self._channel: Channel | None = None
        self._lead = b""
        """The last frame of the handshake, which goes before the first record."""
        self._over = False

    @property
    def binding(self) -> bytes:
        """The value that only both ends of this connection share; empty for a plain one."""
        return self._channel.binding if self._channel is not None else b""

    def secure(self, channel: Channel, lead: bytes) -> None:
        """Makes the line private."""
        self._channel, self._lead = channel, lead

    def sealed(self, data: bytes) -> bytes:
        """Returns the bytes to be sent for this data; nothing after the last record."""
        if self._channel is None:
            return data
        lead, self._lead = self._lead, b""
        return b"" if self._over else lead + self._channel.sealer.seal(data)

    def last(self) -> bytes:
        """Returns the bytes that end the line, once."""
        if self._channel is None or self._over:
            return b""
        self._over = True
        return self._channel.sealer.last()

    def opened(self, data: bytes | bytearray) -> bytes | bytearray:
        """Returns the data of bytes that have arrived. Raises ChannelError."""
        return data if self._channel is None else self._channel.opener.feed(data)

    def check_end(self) -> None:
        """Checks that the stream may end here. Raises Truncated for a private line that was cut."""
        if self._channel is not None:
            self._channel.opener.check_end()
