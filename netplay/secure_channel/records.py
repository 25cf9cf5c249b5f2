"""The records of a private line: each is encrypted, padded and numbered by its place, so that none can be read,
changed, left out, repeated or moved.

Knows: ChaCha20-Poly1305, counters, padding.
Must not know: how the keys were agreed upon, or what the bytes mean.

A record is two bytes of length and a ciphertext of that length. The counter is the nonce and is not sent; a key serves
one direction of one connection. After `REKEY` records the key is replaced by one derived from it, and is forgotten. The
last record says that it is the last: an end without it is a cut.
"""

from __future__ import annotations

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from .key_schedule import next_key
from .wire import ChannelError, Truncated

KEY_BYTES, TAG_BYTES, PREFIX = 32, 16, 2
BLOCK = 256
"""Plaintexts are padded to a multiple of this, so that the length of an action does not tell which card was played."""
MOST = 64 * BLOCK
"""The largest plaintext of a record, with its padding."""
HEAD = 3
"""Bytes before the data in a plaintext: what kind of record it is, and the length of the data."""
DATA, LAST = 0, 1
REKEY = 2**14
"""The number of records for which a key is used."""


class _Direction:
    """The key and the counter of one direction."""

    def __init__(self, key: bytes) -> None:
        self._key, self._counter = key, 0
        self._cipher = ChaCha20Poly1305(key)

    def nonce(self) -> bytes:
        """Returns the nonce of the next record, and takes a new key when this one has served long enough."""
        if self._counter == REKEY:
            self._key, self._counter = next_key(self._key), 0
            self._cipher = ChaCha20Poly1305(self._key)
        self._counter += 1
        return self._counter.to_bytes(12, "big")


class Sealer(_Direction):
    """Encrypts what this side sends."""

    def seal(self, data: bytes) -> bytes:
        """Returns the records of these bytes."""
        most = MOST - HEAD
        return b"".join(self._record(DATA, data[at : at + most]) for at in range(0, len(data), most))

    def last(self) -> bytes:
        """Returns the record that says that nothing follows."""
        return self._record(LAST, b"")

    def _record(self, kind: int, data: bytes) -> bytes:
        plain = bytes((kind,)) + len(data).to_bytes(2, "big") + data
        plain += bytes(-len(plain) % BLOCK)
        length = (len(plain) + TAG_BYTES).to_bytes(PREFIX, "big")
        nonce = self.nonce()
        return length + self._cipher.encrypt(nonce, plain, length)


class Opener(_Direction):
    """Decrypts what the other side sends. After a ChannelError it opens nothing more."""

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self._bytes = bytearray()
        self._failed = False
        self.ended = False
        """True once the last record has come."""

    def feed(self, data: bytes | bytearray) -> bytes:
        """Returns the bytes that the complete records hold. Raises ChannelError."""
        if self._failed or (self.ended and data):
            raise ChannelError("bytes after the end")
        self._bytes += data
        try:
            return b"".join(self._opened())
        except ChannelError:
            self._failed = True
            raise

    def check_end(self) -> None:
        """Checks that the stream may end here. Raises Truncated."""
        if not self.ended:
            raise Truncated("the line was cut")

    def _opened(self) -> list[bytes]:
        parts: list[bytes] = []
        while len(self._bytes) >= PREFIX:
            length = int.from_bytes(self._bytes[:PREFIX], "big")
            if length > MOST + TAG_BYTES or length < BLOCK + TAG_BYTES or (length - TAG_BYTES) % BLOCK:
                raise ChannelError("a record of a length that none has")
            if len(self._bytes) < PREFIX + length:
                break
            record = bytes(self._bytes[: PREFIX + length])
            del self._bytes[: PREFIX + length]
            parts.append(self._open(record))
        if self.ended and self._bytes:
            raise ChannelError("bytes after the end")
        return parts

    def _open(self, record: bytes) -> bytes:
        if self.ended:
            raise ChannelError("a record after the last")
        nonce = self.nonce()
        try:
            plain = self._cipher.decrypt(nonce, record[PREFIX:], record[:PREFIX])
        except InvalidTag:
            raise ChannelError("a record that the other side has not sent") from None
        kind, length = plain[0], int.from_bytes(plain[1:HEAD], "big")
        if kind not in (DATA, LAST) or length > len(plain) - HEAD or any(plain[HEAD + length :]):
            raise ChannelError("a record of no known form")
        self.ended = kind == LAST
        return plain[HEAD : HEAD + length]


class Channel:
    """Both directions of a private line, as one side has them."""

    def __init__(self, sending: bytes, receiving: bytes, binding: bytes) -> None:
        self.sealer, self.opener = Sealer(sending), Opener(receiving)
        self.binding = binding
        """A value that both ends of this very connection share, and no other connection has."""
