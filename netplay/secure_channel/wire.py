"""The first bytes of a private line, and the frames of its handshake.

Knows: the magic, the kinds of frames and their sizes.
Must not know: keys, sockets, tables.

A frame is one byte of kind, one of length, and the body. No frame of a handshake is longer than 255 bytes, so a
stranger can make the other side store no more than that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

PRIVATE_MAGIC = b"ROUNDTABLEP1\n"
"""The first bytes that either side of a private line sends: the version of the handshake and of the records."""
HELLO, START, ANSWER, CLIENT_PROOF, TABLE_PROOF, REFUSAL = range(1, 7)
"""The kinds of frames, in the order in which they are sent; a refusal may stand in the place of any."""
LENGTHS = {HELLO: range(3, 160), START: range(37, 38), ANSWER: range(33, 34), CLIENT_PROOF: range(32, 33),
           TABLE_PROOF: range(32, 33), REFUSAL: range(1, 33)}  # fmt: skip
"""The lengths that the body of each kind may have."""


class ChannelError(Exception):
    """The line has failed: what came is not what the other side has sent. Nothing of it was used."""


class NotPrivate(ChannelError):
    """The other side opens no private line."""


class WrongSecret(ChannelError):
    """The other side has another secret."""


class RefusedLine(ChannelError):
    """The table refuses the line; `code` names the reason."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Truncated(ChannelError):
    """The line ended without its authenticated last record: it was cut."""


class Frame(NamedTuple):
    """A frame of the handshake."""

    kind: int
    body: bytes

    @property
    def encoded(self) -> bytes:
        """The bytes that are sent, and that enter the transcript."""
        return bytes((self.kind, len(self.body))) + self.body


def refusal(code: str) -> bytes:
    """Returns the frame by which a table refuses a line."""
    return Frame(REFUSAL, code.encode("ascii")).encoded


def begins_private(data: bytes | bytearray) -> bool | None:
    """True if a stream that begins like this is a private line; None while more bytes are needed to tell."""
    if len(data) >= len(PRIVATE_MAGIC):
        return data.startswith(PRIVATE_MAGIC)
    return None if PRIVATE_MAGIC.startswith(data) else False


class FrameReader:
    """Splits the beginning of a stream into the magic and frames; keeps what comes after them."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._greeted = False

    def feed(self, data: bytes | bytearray) -> None:
        """Takes bytes that have arrived."""
        self._bytes += data

    def frames(self) -> Iterator[Frame]:
        """Yields the frames that are complete, each once. Raises ChannelError."""
        while (frame := self.frame()) is not None:
            yield frame

    def frame(self) -> Frame | None:
        """Returns the next frame; None if it is not complete. Raises NotPrivate, RefusedLine, ChannelError."""
        if not self._greeted and not self._greet():
            return None
        if self._bytes and self._bytes[0] not in LENGTHS:
            raise ChannelError("no frame of a handshake")
        if len(self._bytes) < 2:
            return None
        kind, length = self._bytes[:2]
        if length not in LENGTHS[kind]:
            raise ChannelError("a frame of another length than its kind has")
        if len(self._bytes) < 2 + length:
            return None
        body = bytes(self._bytes[2 : 2 + length])
        del self._bytes[: 2 + length]
        return _unless_refused(Frame(kind, body))

    def rest(self) -> bytes:
        """Returns, once, the bytes after the last frame."""
        rest = bytes(self._bytes)
        self._bytes.clear()
        return rest

    def _greet(self) -> bool:
        """True once the magic has come. Raises NotPrivate."""
        private = begins_private(self._bytes)
        if private is False:
            raise NotPrivate("no private line")
        if private:
            del self._bytes[: len(PRIVATE_MAGIC)]
            self._greeted = True
        return self._greeted


def _unless_refused(frame: Frame) -> Frame:
    """Returns the frame. Raises RefusedLine if it is a refusal."""
    if frame.kind != REFUSAL:
        return frame
    code = frame.body.decode("ascii", "replace")
    raise RefusedLine("".join(each for each in code if each.isalnum() or each == "-"))
