"""Bytes to messages and back: the one place where what strangers send is bounded, cleaned and typed.

Knows: how messages are framed, the limits, and which characters a terminal must never get from others.
Must not know: sockets, trio, or what a message means.

A frame is four bytes, the length of what follows (big-endian), and a msgpack map. The length is a prefix, though
msgpack would show by itself where a message ends: so nothing of a message that is too large is kept, nothing is looked
at before it has come whole, and one decoder reads the bytes, not a second one that only finds their end and may be of
another mind. It costs four bytes a message.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, cast, get_args

import msgspec

from core import Sentence

from . import names
from .messages import FORMER_MAGIC, MAGIC, POINTS, FromClient, FromServer, Unknown

PREFIX = 4
"""Bytes of the length before each message."""
FROM_CLIENT_BYTES = 4 * 1024
"""The most a client's message may take; a long line of chat is 1 KiB, an action 200 bytes."""
FROM_SERVER_BYTES = 1024 * 1024
"""The most a server's message may take; the longest is a whole game for somebody who comes late, some 24 KiB."""
LARGEST = 4096
"""The largest number in the beginning of a game from outside; that of ours is 128, a set of seats."""
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


class FormerVersion(NotARoundTable):
    """The other side is a Round Table of a release before framing."""


_ENCODER = msgspec.msgpack.Encoder()


class _Kind(msgspec.Struct):
    """Of a message, only which it is."""

    t: str


_KIND = msgspec.msgpack.Decoder(_Kind)
_KINDS = frozenset(str(each.__struct_config__.tag) for each in (*get_args(FromClient), *get_args(FromServer)))


@cache
def _decoder(messages: Any) -> msgspec.msgpack.Decoder[Any]:
    """What reads these messages. It takes a moment to make, and the first screen reads none."""
    return msgspec.msgpack.Decoder(messages)


def encode(message: msgspec.Struct) -> bytes:
    """A message as it goes over the wire."""
    body = _ENCODER.encode(message)
    return len(body).to_bytes(PREFIX, "big") + body


def encode_former(message: msgspec.Struct) -> bytes:
    """A last word to a release before framing, which has said no more than its first bytes."""
    return FORMER_MAGIC + _ENCODER.encode(message)


class Reader:
    """Bytes in, messages out. After a ProtocolError it is of no use any more."""

    def __init__(self, decoder: msgspec.msgpack.Decoder[Any], limit: int) -> None:
        self._decoder = decoder
        self._limit = limit
        self._greeted = False
        self._failed = False
        self._bytes = bytearray()
        """What has come and is not yet a whole message."""

    @classmethod
    def of_client(cls) -> Reader:
        """For a server: reads what clients send."""
        return cls(_decoder(FromClient), FROM_CLIENT_BYTES)

    @classmethod
    def of_server(cls) -> Reader:
        """For a client: reads what a server sends."""
        return cls(_decoder(FromServer), FROM_SERVER_BYTES)

    def feed(self, data: bytes | bytearray) -> Iterator[Any]:
        """The messages that these bytes complete; `Unknown` for those of an unknown kind. Raises ProtocolError for
        whatever is no message."""
        for body in self.bodies(data):
            yield self.message(body)

    def bodies(self, data: bytes | bytearray) -> Iterator[bytes]:
        """The same, not looked at yet: `message` does that, for who first counts what it will cost."""
        if self._failed:
            raise ProtocolError("This connection has already failed.")
        self._bytes += data
        try:
            self._greeted = self._greeted or self._greet()
            while self._greeted and (body := self._body()) is not None:
                yield body
        except ProtocolError:
            self._failed = True
            raise

    def message(self, body: bytes) -> Any:
        """The message that these bytes are. Raises ProtocolError."""
        try:
            return self._read(body)
        except ProtocolError:
            self._failed = True
            raise
        except (ValueError, OverflowError, RecursionError, TypeError) as error:
            self._failed = True
            raise ProtocolError(f"A message cannot be read: {type(error).__name__}.") from None

    def _greet(self) -> bool:
        """Have the first bytes come, and are they ours?"""
        start = bytes(self._bytes[: len(MAGIC)])
        if start == FORMER_MAGIC:
            raise FormerVersion("The other side is an older release. Please use the same release.")
        if not MAGIC.startswith(start) and not FORMER_MAGIC.startswith(start):
            raise NotARoundTable("The other side is no Round Table, or a version that cannot play with this one.")
        if start == MAGIC:
            del self._bytes[: len(MAGIC)]
        return start == MAGIC

    def _body(self) -> bytes | None:
        """The bytes of the next message; None if they have not all come."""
        if len(self._bytes) < PREFIX:
            return None
        length = int.from_bytes(self._bytes[:PREFIX], "big")
        if length > self._limit:
            raise ProtocolError(f"A message is larger than {self._limit} bytes.")
        end = PREFIX + length
        if len(self._bytes) < end:
            return None
        body = bytes(self._bytes[PREFIX:end])
        del self._bytes[:end]
        return body

    def _read(self, body: bytes) -> Any:
        """Nearly every message is as we would have written it, and holds nothing that must be cleaned."""
        try:
            message = self._decoder.decode(body)
        except msgspec.ValidationError as error:
            _plain(body)
            return _unknown(body, error)
        if _ENCODER.encode(message) != body:
            _plain(body)
        return message if _is_clean(msgspec.structs.astuple(message)) else cleaned(message)


def _plain(data: bytes) -> Any:
    """What these bytes hold, as plain data. There is one way to write it: so no key of a map stands there twice, of
    which one reader takes the first and another the last, and no number is longer than it must be."""
    plain = msgspec.msgpack.decode(data)
    if _ENCODER.encode(plain) != data:
        raise ProtocolError("A message says something twice, or in a longer form than it must.")
    return plain


def _unknown(body: bytes, error: msgspec.ValidationError) -> Unknown:
    """The message that stands for one of an unknown kind. Raises ProtocolError for one of a kind that is known here,
    and for what has no kind."""
    kind = _kind_of(body)
    if kind is None or kind in _KINDS:
        raise ProtocolError(f"A message is not of a known form: {clean(str(error), 200)}.") from None
    return Unknown(clean(kind, 40))


def _kind_of(body: bytes) -> str | None:
    try:
        return _KIND.decode(body).t
    except (ValueError, RecursionError):
        return None


def scrub(state: bytes) -> bytes:
    """The bytes of a state from a stranger, its text cleaned, and no number in it larger than a game needs: whatever
    draws it may count up to any of them."""
    try:
        plain = _plain(state)
        if _largest(plain) > LARGEST:
            raise ProtocolError("The game that was sent holds a number that cannot be.")
        return _ENCODER.encode(cleaned(plain))
    except ProtocolError:
        raise
    except (ValueError, OverflowError, RecursionError, TypeError) as error:
        raise ProtocolError(f"The game that was sent cannot be read: {type(error).__name__}.") from None


def _largest(value: Any) -> float:
    """The largest number in plain data, whatever its sign; for one that is none, more than any."""
    if isinstance(value, int | float):
        return abs(value) if value == value else float("inf")
    if isinstance(value, dict):
        pairs = cast("dict[Any, Any]", value)
        return max((max(_largest(key), _largest(each)) for key, each in pairs.items()), default=0)
    return max(map(_largest, cast("list[Any]", value)), default=0) if isinstance(value, list) else 0


def _is_clean(values: Iterable[Any]) -> bool:
    """Is there nothing to clean in these, which is nearly always so and seen soon? False if that is not certain."""
    for value in values:
        kind = cast("type[Any]", type(value))
        if kind is str:
            if not (value.isascii() and value.isprintable()):
                return False
        elif kind not in _WITHOUT_TEXT and not (kind is list and _is_clean(value)):
            return False
    return True


def cleaned(value: Any) -> Any:
    """A message, or a part of one, with every text in it cleaned."""
    kind = cast("type[Any]", type(value))
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


def clean(text: str, cells: int | None = None) -> str:
    """Text that any terminal can be given, and any message: no control, format, private or unassigned characters, no
    towers of marks, spaces single, no longer than a text may be; cut to so many columns, between whole characters."""
    shown = "".join(_shown(character) for character in text[:4000])
    kept: list[str] = []
    marks = COMBINING
    for character in unicodedata.normalize("NFC", shown):
        if not _is_mark(character):
            marks = COMBINING if character == " " else 0
        elif marks == COMBINING:
            continue
        else:
            marks += 1
        kept.append(character)
    spaced = " ".join("".join(kept).split())[:POINTS].rstrip()
    return spaced if cells is None else cut(spaced, cells)


def _is_mark(character: str) -> bool:
    """Does it stand on the one before it? So do, of letters, the parts of a Korean syllable that lack its beginning."""
    return unicodedata.category(character).startswith("M") or (not character.isascii() and not width(character))


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


def why_no_name(name: str, cells: int) -> Sentence | None:
    """A sentence why nobody can be called so; None if the (cleaned) name will do."""
    return names.why_no_name(name, cells, width)
