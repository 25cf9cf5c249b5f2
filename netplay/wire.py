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

from core import Sentence

from .protocol import MAGIC, FromClient, FromServer

FROM_CLIENT_BYTES = 16 * 1024
"""The most a client's message may take; a long line of chat is 1 KiB, an action 200 bytes."""
FROM_SERVER_BYTES = 1024 * 1024
"""The most a server's message may take; the longest is a whole game for somebody who comes late, some 200 KiB."""
COMBINING = 2
"""Marks over one letter that are kept; some languages need two, none a tower."""

BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters by their class that show as nothing."""
INVISIBLE = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f") | {
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Marks that show as nothing, or only change how wide a terminal thinks the letter before is."""


class ProtocolError(ValueError):
    """The other side does not speak as it should; the text says how. The connection must be closed."""


class NotARoundTable(ProtocolError):
    """The other side is no Round Table at all."""


_ENCODER = msgspec.msgpack.Encoder()
_FROM_CLIENT = msgspec.msgpack.Decoder(FromClient)
_FROM_SERVER = msgspec.msgpack.Decoder(FromServer)


def encode(message: msgspec.Struct) -> bytes:
    """A message as it goes over the wire."""
    return _ENCODER.encode(message)


class Reader:
    """Bytes in, messages out. After a ProtocolError it is of no use any more."""

    def __init__(self, decoder: msgspec.msgpack.Decoder[Any], limit: int) -> None:
        self._decoder = decoder
        self._limit = limit
        self._greeted = False
        self._failed = False
        self._bytes = bytearray()
        """What has come and is not yet a whole message."""
        self._splitter = msgpack.Unpacker(max_buffer_size=2 * limit)
        """Only finds where a message ends; it makes no objects."""
        self._split = 0
        """How many bytes the splitter was through with after the last whole message."""

    @classmethod
    def of_client(cls) -> Reader:
        """For a server: reads what clients send."""
        return cls(_FROM_CLIENT, FROM_CLIENT_BYTES)

    @classmethod
    def of_server(cls) -> Reader:
        """For a client: reads what a server sends."""
        return cls(_FROM_SERVER, FROM_SERVER_BYTES)

    def feed(self, data: bytes) -> Iterator[Any]:
        """The messages that these bytes complete. Raises ProtocolError for whatever is not one."""
        if self._failed:
            raise ProtocolError("This connection has already failed.")
        try:
            for start in range(0, len(data), self._limit):
                self._put(data[start : start + self._limit])
                while (frame := self._frame()) is not None:
                    yield self._message(frame)
                if len(self._bytes) > self._limit:
                    raise self._too_large()
        except ProtocolError:
            self._failed = True
            raise
        except (ValueError, msgpack.exceptions.UnpackException) as error:
            self._failed = True
            raise ProtocolError(f"A message cannot be read: {type(error).__name__}.") from None

    def _put(self, data: bytes) -> None:
        self._bytes += data
        self._splitter.feed(data if self._greeted else self._after_magic())

    def _after_magic(self) -> bytes:
        start = bytes(self._bytes[: len(MAGIC)])
        if not MAGIC.startswith(start):
            raise NotARoundTable("The other side is no Round Table, or a version that cannot play with this one.")
        if len(start) < len(MAGIC):
            return b""
        self._greeted = True
        self._take(len(MAGIC))
        return bytes(self._bytes)

    def _frame(self) -> bytes | None:
        """The bytes of the next message; None if they have not all come."""
        try:
            self._splitter.skip()
        except msgpack.OutOfData:
            return None
        end = self._splitter.tell()
        frame, self._split = self._take(end - self._split), end
        return frame

    def _take(self, length: int) -> bytes:
        taken = bytes(self._bytes[:length])
        del self._bytes[:length]
        return taken

    def _message(self, frame: bytes) -> Any:
        if len(frame) > self._limit:
            raise self._too_large()
        try:
            return cleaned(self._decoder.decode(frame))
        except (msgspec.MsgspecError, RecursionError) as error:
            raise ProtocolError(f"A message is not of a known form: {clean(str(error), 200)}.") from None

    def _too_large(self) -> ProtocolError:
        return ProtocolError(f"A message is larger than {self._limit} bytes.")


def scrub(state: bytes) -> bytes:
    """The bytes of a state from a stranger, its text cleaned."""
    try:
        return _ENCODER.encode(cleaned(msgspec.msgpack.decode(state)))
    except (ValueError, OverflowError, RecursionError, TypeError) as error:
        raise ProtocolError(f"The game that was sent cannot be read: {type(error).__name__}.") from None


def cleaned(value: Any) -> Any:
    """A message, or a part of one, with every text in it cleaned."""
    kind = type(value)
    if kind is str:
        return value if value.isascii() and value.isprintable() else clean(value)
    if kind is list:
        return [cleaned(each) for each in value]
    if kind is dict:
        return {cleaned(key): cleaned(each) for key, each in value.items()}
    if kind in _WITHOUT_TEXT:
        return value
    if isinstance(value, msgspec.Struct):
        return kind(*[cleaned(getattr(value, name)) for name in kind.__struct_fields__])
    raise ProtocolError("A message holds a value that is not of a known kind.")


_WITHOUT_TEXT = frozenset({int, bool, float, bytes, type(None)})


def clean(text: str, cells: int | None = None) -> str:
    """Text that any terminal can be given: no control, format, private or unassigned characters, no towers of
    marks, spaces single; cut to so many columns, between whole characters."""
    shown = "".join(_shown(character) for character in text[:4000])
    kept: list[str] = []
    marks = COMBINING
    for character in unicodedata.normalize("NFC", shown):
        if not unicodedata.category(character).startswith("M"):
            marks = COMBINING if character == " " else 0
        elif marks == COMBINING:
            continue
        else:
            marks += 1
        kept.append(character)
    spaced = " ".join("".join(kept).split())
    return spaced if cells is None else cut(spaced, cells)


def _shown(character: str) -> str:
    """The character, a space for what stands for one, or nothing."""
    category = unicodedata.category(character)
    if category.startswith("Z") or character in "\t\n\r" or character in BLANK:
        return " "
    return "" if category.startswith("C") or character in INVISIBLE else character


def cut(text: str, cells: int) -> str:
    """As much of the text as fits into so many columns."""
    if width(text) <= cells:
        return text
    kept = ""
    from wcwidth import iter_graphemes

    for grapheme in iter_graphemes(text):
        if width(kept) + width(grapheme) > cells - 1:
            break
        kept += grapheme
    return kept.rstrip() + "…"


def width(text: str) -> int:
    """Columns of clean text on a terminal. The tables of wide characters are loaded when the first is met."""
    if text.isascii():
        return len(text)
    from wcwidth import wcswidth

    return max(0, wcswidth(text))


def name_key(name: str) -> str:
    """Names with equal keys look alike: capitals and compatibility forms make no difference."""
    return unicodedata.normalize("NFKC", name).casefold()


RESERVED = frozenset({"host", "server", "table", "spectator", "bot"})
"""Names that would be taken for somebody they are not."""


def why_no_name(name: str, cells: int) -> Sentence | None:
    """A sentence why nobody can be called so; None if the (cleaned) name will do."""
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        return Sentence("name-empty", "Please choose a name with at least one letter or digit.")
    if width(name) > cells:
        return Sentence("name-long", "That name is too long: please use at most {cells} columns.", cells=cells)
    if name_key(name) in RESERVED:
        text = "The name {name} would be mistaken for the table's own. Please choose another."
        return Sentence("name-reserved", text, name=name)
    return None
