"""Bytes to messages and back: the one place where what strangers send is bounded, cleaned and typed.

Knows: msgpack, the limits, and which characters a terminal must never get from others.
Must not know: sockets, trio, or what a message means.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Any

import msgpack
import msgspec
import wcwidth

from .protocol import MAGIC, FromClient, FromServer

FROM_CLIENT_BYTES = 16 * 1024
"""The most a client's message may take; a long line of chat is 1 KiB, an action 200 bytes."""
FROM_SERVER_BYTES = 1024 * 1024
"""The most a server's message may take; the longest is a whole game for somebody who comes late, some 50 KiB."""
DEPTH = 8
"""Lists and maps within each other: a state in its report needs six."""
VALUES = 100_000
"""Values in one message."""
COMBINING = 2
"""Marks over one letter that are kept; some languages need two, none a tower."""

BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters by their class that show as nothing."""


class ProtocolError(ValueError):
    """The other side does not speak as it should; the text says how. The connection must be closed."""


class NotARoundTable(ProtocolError):
    """The other side is no Round Table at all."""


def encode(message: msgspec.Struct) -> bytes:
    """A message as it goes over the wire."""
    return _ENCODER.encode(message)


_ENCODER = msgspec.msgpack.Encoder()


class Reader:
    """Bytes in, messages out. After a ProtocolError it is of no use any more."""

    def __init__(self, kind: Any, limit: int) -> None:
        self._kind = kind
        self._limit = limit
        self._start = b""
        self._unpacker: msgpack.Unpacker | None = None
        self._failed = False

    @classmethod
    def of_client(cls) -> Reader:
        """For a server: reads what clients send."""
        return cls(FromClient, FROM_CLIENT_BYTES)

    @classmethod
    def of_server(cls) -> Reader:
        """For a client: reads what a server sends."""
        return cls(FromServer, FROM_SERVER_BYTES)

    def feed(self, data: bytes) -> Iterator[Any]:
        """The messages that these bytes complete. Raises ProtocolError for whatever is not one."""
        if self._failed:
            raise ProtocolError("This connection has already failed.")
        try:
            yield from self._messages(data)
        except ProtocolError:
            self._failed = True
            raise
        except msgpack.exceptions.BufferFull:
            self._failed = True
            raise ProtocolError(f"A message is larger than {self._limit} bytes.") from None
        except (ValueError, msgpack.exceptions.UnpackException, OverflowError, RecursionError, MemoryError) as error:
            self._failed = True
            raise ProtocolError(f"A message cannot be read: {type(error).__name__}.") from None

    def _messages(self, data: bytes) -> Iterator[Any]:
        if self._unpacker is None:
            data = self._after_magic(data)
        if self._unpacker is not None:
            self._unpacker.feed(data)
            for value in self._unpacker:
                yield convert(value, self._kind)

    def _after_magic(self, data: bytes) -> bytes:
        self._start += data
        if not MAGIC.startswith(self._start[: len(MAGIC)]):
            raise NotARoundTable("The other side is no Round Table, or a version that cannot play with this one.")
        if len(self._start) < len(MAGIC):
            return b""
        self._unpacker = msgpack.Unpacker(max_buffer_size=self._limit, strict_map_key=True, timestamp=0)
        return self._start[len(MAGIC) :]


def convert(value: Any, kind: Any) -> Any:
    """Plain data as a typed message, its text cleaned. Raises ProtocolError."""
    cleaned, _ = _bounded(value, DEPTH, VALUES)
    try:
        return msgspec.convert(cleaned, kind)
    except msgspec.ValidationError as error:
        raise ProtocolError(f"A message is not of a known form: {clean(str(error), 200)}") from None


def scrub(state: bytes) -> bytes:
    """The bytes of a state from a stranger, bounded and cleaned like a message."""
    try:
        value = msgpack.unpackb(state, strict_map_key=True, timestamp=0)
    except (ValueError, msgpack.exceptions.UnpackException, OverflowError, RecursionError) as error:
        raise ProtocolError(f"The game that was sent cannot be read: {type(error).__name__}.") from None
    return msgpack.packb(_bounded(value, DEPTH, VALUES)[0])


def _bounded(value: Any, depth: int, left: int) -> tuple[Any, int]:
    """The value with its text cleaned, and how many more values the message may have."""
    if left <= 0:
        raise ProtocolError("A message has too many values.")
    if isinstance(value, str):
        return (value if value.isascii() and value.isprintable() else clean(value)), left - 1
    if not isinstance(value, (list, dict)):
        return value, left - 1
    if not depth:
        raise ProtocolError("A message is too deep.")
    items = value.items() if isinstance(value, dict) else enumerate(value)
    kept: list[tuple[Any, Any]] = []
    for key, item in items:
        if isinstance(key, str) and not (key.isascii() and key.isprintable()):
            raise ProtocolError("A message has a name with strange characters.")
        item, left = _bounded(item, depth - 1, left - 1)
        kept.append((key, item))
    return (dict(kept) if isinstance(value, dict) else [item for _, item in kept]), left


def clean(text: str, cells: int | None = None) -> str:
    """Text that any terminal can be given: no control, format, private or unassigned characters, no towers of
    marks, spaces single; cut to so many columns, between whole characters."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text[:4000]):
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if category.startswith("Z") or character in "\t\n\r" or character in BLANK:
            kept.append(" ")
        elif category[0] != "C" and marks <= COMBINING:
            kept.append(character)
    cleaned = " ".join("".join(kept).split())
    return cleaned if cells is None else cut(cleaned, cells)


def cut(text: str, cells: int) -> str:
    """As much of the text as fits into so many columns."""
    if width(text) <= cells:
        return text
    kept = ""
    for grapheme in wcwidth.iter_graphemes(text):
        if width(kept) + width(grapheme) > cells - 1:
            break
        kept += grapheme
    return kept.rstrip() + "…"


def width(text: str) -> int:
    """Columns of clean text on a terminal."""
    return max(0, wcwidth.wcswidth(text))


def name_key(name: str) -> str:
    """Names with equal keys look alike: capitals and compatibility forms make no difference."""
    return unicodedata.normalize("NFKC", name).casefold()


RESERVED = frozenset({"host", "server", "table", "spectator", "bot"})
"""Names that would be taken for somebody they are not."""


def why_no_name(name: str, cells: int) -> str | None:
    """A sentence why nobody can be called so; None if the (cleaned) name will do."""
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        return "Please choose a name with at least one letter or digit."
    if width(name) > cells:
        return f"That name is too long: please use at most {cells} columns."
    if name_key(name) in RESERVED:
        return f"The name {name} would be mistaken for the table's own. Please choose another."
    return None
