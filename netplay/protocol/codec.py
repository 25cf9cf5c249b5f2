"""Bytes to messages and back: the only place where bytes from strangers are bounded, typed and cleaned.

Knows: framing, limits, canonical msgpack, and how a text is cleaned.
Must not know: sockets, trio, or the meaning of a message.

A frame is four bytes, the length of the body (big-endian), and the body, a msgpack map. msgpack itself marks the end of
a message; the length prefix costs four bytes, and buys three things. A message that is too large is refused before it
is stored. Nothing is parsed before it is complete. One parser reads the bytes, instead of two that might disagree.

msgpack unpacks the body, and bounds the size and depth of what it builds. msgspec then converts it to a message, and is
strict about types. Only canonical msgpack is accepted: each value in its shortest form, no key twice.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, cast

import msgpack  # pyright: ignore[reportMissingTypeStubs]
import msgspec

from .directions import ENCODER, FROM_CLIENT, FROM_SERVER, LIST, STATE, Direction
from .hall_messages import ListedTable
from .messages import FORMER_MAGIC, MAGIC, Unknown
from .plain_text import BLANK, INVISIBLE, clean, cut, why_no_name, width

__all__ = [
    "BLANK", "INVISIBLE", "LARGEST", "PREFIX", "FormerVersion", "NotARoundTable", "ProtocolError", "Reader", "clean",
    "cleaned", "cut", "encode", "encode_former", "pack_rows", "rows", "scrub", "why_no_name", "width",
]  # fmt: skip

PREFIX = 4
"""Bytes of the length before each message."""
LARGEST = 4096
"""Largest number in an initial state from a peer; the largest of our own is 128, a set of seats."""


class ProtocolError(ValueError):
    """The peer violates the protocol; the text says how. The connection must be closed."""


class NotARoundTable(ProtocolError):
    """The peer is no Round Table."""


class FormerVersion(NotARoundTable):
    """The peer is a Round Table of a release before framing."""


_MSGPACK: Any = msgpack
_JSON = msgspec.json.Encoder()
_type_of: Callable[[Any], type[Any]] = type
_KINDS = FROM_CLIENT.messages.keys() | FROM_SERVER.messages.keys()


def encode(message: msgspec.Struct) -> bytes:
    """Returns the frame of a message."""
    body = ENCODER.encode(message)
    return len(body).to_bytes(PREFIX, "big") + body


def encode_former(message: msgspec.Struct) -> bytes:
    """Returns a last message to a release before framing, with the first bytes that such a release expects."""
    return FORMER_MAGIC + ENCODER.encode(message)


class Reader:
    """Splits a stream of bytes into messages. After a ProtocolError it cannot be used any more."""

    def __init__(self, accepted: Direction) -> None:
        self._accepted = accepted
        self.limit = accepted.bytes
        """Bytes of the next message. It may be set lower."""
        self._greeted = False
        self._failed = False
        self._bytes = bytearray()
        """Received, and not yet a complete message."""

    @classmethod
    def of_client(cls) -> Reader:
        """Returns a reader for a server: it reads what clients send."""
        return cls(FROM_CLIENT)

    @classmethod
    def of_server(cls) -> Reader:
        """Returns a reader for a client: it reads what a server sends."""
        return cls(FROM_SERVER)

    def feed(self, data: bytes | bytearray) -> Iterator[Any]:
        """Yields the messages that these bytes complete, `Unknown` for those of an unknown kind. Raises
        ProtocolError."""
        for body in self.bodies(data):
            yield self.message(body)

    def bodies(self, data: bytes | bytearray) -> Iterator[bytes]:
        """Yields the bodies that these bytes complete, not parsed yet, so that a rate limit can apply before `message`
        parses them. Raises ProtocolError."""
        if self._failed:
            raise ProtocolError("This connection has already failed.")
        self._bytes += data
        try:
            self._greeted = self._greeted or self._greet()
            while self._greeted and len(self._bytes) >= PREFIX and (body := self._body()) is not None:
                yield body
        except ProtocolError:
            self._failed = True
            raise

    def message(self, body: bytes) -> Any:
        """Returns the message of a body. Raises ProtocolError."""
        try:
            return self._read(body)
        except ProtocolError:
            self._failed = True
            raise
        except (ValueError, OverflowError, RecursionError, TypeError) as error:
            self._failed = True
            raise ProtocolError(f"A message cannot be read: {type(error).__name__}.") from None

    def _greet(self) -> bool:
        """Checks the first bytes; True once they are complete. Raises NotARoundTable."""
        start = bytes(self._bytes[: len(MAGIC)])
        if start == FORMER_MAGIC:
            raise FormerVersion("The other side runs an older version. Please use the same version.")
        if not MAGIC.startswith(start) and not FORMER_MAGIC.startswith(start):
            raise NotARoundTable("The other side is no Round Table, or a version that cannot play with this one.")
        if start == MAGIC:
            del self._bytes[: len(MAGIC)]
        return start == MAGIC

    def _body(self) -> bytes | None:
        """Returns the next body, whose length is there; None if it is not complete."""
        length = int.from_bytes(self._bytes[:PREFIX], "big")
        if length > self.limit:
            raise ProtocolError(f"A message is larger than {self.limit} bytes.")
        end = PREFIX + length
        if len(self._bytes) < end:
            return None
        body = bytes(self._bytes[PREFIX:end])
        del self._bytes[:end]
        return body

    def _read(self, body: bytes) -> Any:
        """Returns the message of a body, which nearly always is read at once."""
        quick = self._accepted.read_quickly(body)
        if quick is not None and _is_clean(quick):
            return quick
        return self._read_slowly(body)

    def _read_slowly(self, body: bytes) -> Any:
        """Returns the message of a body. If it is encoded to the same bytes again, as nearly every message is, the body
        is canonical and its types are exact. Other bodies are converted once more, strictly."""
        plain = _unpacked(body, self._accepted)
        kind = _kind_of(plain)
        known = self._accepted.messages.get(kind or "")
        if known is None:
            _check_canonical(plain, body)
            return _unknown(kind)
        try:
            message = msgspec.convert(plain, known)
            if ENCODER.encode(message) != body:
                _check_canonical(plain, body)
                message = msgspec.convert(plain, known, builtin_types=_NO_BASE64)
        except msgspec.ValidationError as error:
            _check_canonical(plain, body)
            raise ProtocolError(f"A message is not of a known form: {clean(str(error), 200)}.") from None
        return message if _is_clean(message) else cleaned(message)


_NO_BASE64 = (bytes,)
"""Types that msgspec takes as they are: otherwise it would accept text in the place of bytes, as base64."""


def _unpacked(data: bytes, accepted: Direction) -> Any:
    """Returns the plain data of these bytes. Raises ValueError, also for more than 1024 levels of nesting."""
    return _MSGPACK.unpackb(
        data, strict_map_key=accepted.only_text_keys, max_str_len=accepted.text, max_bin_len=accepted.binary,
        max_array_len=accepted.items, max_map_len=accepted.items, max_ext_len=0,
    )  # fmt: skip


def _check_canonical(plain: Any, data: bytes) -> None:
    """Raises ProtocolError unless the plain data is encoded to these bytes again. With a key that occurs twice, one
    parser would take the first value and another the last."""
    if ENCODER.encode(plain) != data:
        raise ProtocolError("A message says something twice, or in a longer form than it must.")


def _kind_of(plain: Any) -> str | None:
    """Returns the tag of a message; None if it has none."""
    kind = cast("dict[Any, Any]", plain).get("t") if isinstance(plain, dict) else None
    return kind if isinstance(kind, str) else None


def _unknown(kind: str | None) -> Unknown:
    """Returns the stand-in for a message of an unknown kind. Raises ProtocolError for one of no kind, or of a kind that
    only the other side sends."""
    if kind is None or kind in _KINDS:
        raise ProtocolError("A message is not of a known form: nothing of its kind is sent to this side.")
    return Unknown(clean(kind, 40))


def scrub(state: bytes) -> bytes:
    """Returns an initial state from a peer with its text cleaned. Raises ProtocolError if it cannot be read, or holds a
    number larger than any game needs: code that draws a state may count up to any of its numbers."""
    try:
        plain = _unpacked(state, STATE)
        _check_canonical(plain, state)
        if _largest(plain) > LARGEST:
            raise ProtocolError("The game that was sent holds a number that cannot be.")
        return ENCODER.encode(cleaned(plain))
    except ProtocolError:
        raise
    except (ValueError, OverflowError, RecursionError, TypeError) as error:
        raise ProtocolError(f"The game that was sent cannot be read: {type(error).__name__}.") from None


def pack_rows(rows: Iterable[ListedTable]) -> bytes:
    """Returns the list of a hall, compressed."""
    return zlib.compress(ENCODER.encode(list(rows)), 9)


def rows(data: bytes) -> list[ListedTable]:
    """Returns the list of a hall from a peer, with its text cleaned. Raises ProtocolError if it cannot be read."""
    unpacker = zlib.decompressobj()
    try:
        body = unpacker.decompress(data, LIST.bytes)
        if not unpacker.eof or unpacker.unused_data:
            raise ProtocolError("The list of tables is too long, or not whole.")
        plain = _unpacked(body, LIST)
        _check_canonical(plain, body)
        return [cleaned(each) for each in msgspec.convert(plain, list[ListedTable])]
    except ProtocolError:
        raise
    except (zlib.error, ValueError, OverflowError, RecursionError, TypeError) as error:
        raise ProtocolError(f"The list of tables cannot be read: {type(error).__name__}.") from None


def _largest(value: Any) -> float:
    """Returns the largest absolute value in plain data; infinity if it holds NaN."""
    if isinstance(value, int | float):
        return abs(value) if value == value else float("inf")
    if isinstance(value, dict):
        pairs = cast("dict[Any, Any]", value)
        return max((max(_largest(key), _largest(each)) for key, each in pairs.items()), default=0)
    return max(map(_largest, cast("list[Any]", value)), default=0) if isinstance(value, list) else 0


def _is_clean(message: msgspec.Struct) -> bool:
    """Fast path: True if the message certainly holds nothing to clean, which is nearly always so. JSON escapes all
    control characters but one, which is not printable."""
    written = _JSON.encode(message).decode()
    return "\\" not in written and written.isascii() and written.isprintable()


def cleaned(value: Any) -> Any:
    """Returns a message, or a part of one, with every text in it cleaned."""
    kind = _type_of(value)
    if kind is str:
        return value if value.isascii() and value.isprintable() else clean(value)
    if kind is list:
        return [each if type(each) in _WITHOUT_TEXT else cleaned(each) for each in value]
    if kind is dict:
        return {cleaned(key): cleaned(each) for key, each in value.items()}
    if kind in _WITHOUT_TEXT:
        return value
    if isinstance(value, msgspec.Struct):
        fields = [getattr(value, name) for name in kind.__struct_fields__]
        return kind(*[each if type(each) in _WITHOUT_TEXT else cleaned(each) for each in fields])
    raise ProtocolError("A message holds a value that is not of a known kind.")


_WITHOUT_TEXT = frozenset({int, bool, float, bytes, type(None)})
