"""The handshake of a private line, for each side: it agrees on keys if both have the same secret, and else ends.

Knows: SPAKE2 (the package of magic-wormhole), the order of the frames, the transcript.
Must not know: sockets, threads, what the secret is, or who the people are.

    client                                      table
      │ magic                             ───▶    │
      │    ◀───   magic, HELLO (identity, salt)   │
      │ START (which secret, X)           ───▶    │
      │    ◀───   ANSWER (Y)                      │
      │ CLIENT_PROOF, then records        ───▶    │
      │    ◀───   TABLE_PROOF, then records       │

The client proves first: who only wants to test a password must show the proof, and is counted. All frames enter a hash
from which the keys are derived, so that a change of any byte makes both sides fail. A handshake takes some 17 ms of a
processor on either side, most of it in `answer`, `start` and `finish`.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from typing import Any, NamedTuple

import spake2  # pyright: ignore[reportMissingTypeStubs]

from . import key_schedule, wire
from .records import Channel
from .wire import ANSWER, CLIENT_PROOF, HELLO, PRIVATE_MAGIC, START, TABLE_PROOF, ChannelError, Frame, WrongSecret

_SPAKE2: Any = spake2
Entropy = Callable[[int], bytes]
PASSWORD, KEY = 0, 1
"""The kinds of secrets: the table's password, or the key of a seat."""
KEY_ID_BYTES = 3
ELEMENT_BYTES = 33


class Secret(NamedTuple):
    """A secret that both sides have, and how the client names it without telling it."""

    kind: int
    """`PASSWORD` or `KEY`."""
    id: bytes
    """Which key: too short to test guesses on; zeros for the password."""
    value: bytes

    @classmethod
    def of_password(cls, hashed: bytes) -> Secret:
        """The secret of a table's password, by its slow hash."""
        return cls(PASSWORD, bytes(KEY_ID_BYTES), hashed)


class Hello(NamedTuple):
    """The first words of a table: its identity, and the salt of its password."""

    table: str
    salt: bytes

    @classmethod
    def parse(cls, frame: Frame) -> Hello:
        """Raises ChannelError."""
        length = frame.body[0]
        table, salt = frame.body[1 : 1 + length], frame.body[1 + length :]
        if frame.kind != HELLO or not table or not salt or not table.isascii() or len(salt) > 64:
            raise ChannelError("no hello")
        return cls(table.decode("ascii"), salt)

    @property
    def frame(self) -> Frame:
        """The frame that says so."""
        table = self.table.encode("ascii")
        return Frame(HELLO, bytes((len(table),)) + table + self.salt)


class Claim(NamedTuple):
    """The secret that a client says it has."""

    kind: int
    id: bytes


def _identities(hello: Hello) -> tuple[bytes, bytes]:
    """Returns the names of both roles, to which SPAKE2 binds its key."""
    return PRIVATE_MAGIC + b"client", PRIVATE_MAGIC + b"table " + hello.table.encode("ascii")


class _Side:
    """The transcript of one side."""

    def __init__(self) -> None:
        self._said = hashlib.sha256()

    def _note(self, *parts: bytes) -> None:
        for part in parts:
            self._said.update(part)

    def _agreed(self, exchange: Any, element: bytes) -> key_schedule.Keys:
        """Returns the keys. Raises ChannelError for what is no element of the group."""
        try:
            secret: bytes = exchange.finish(element)
        except Exception as error:  # the package raises whatever its arithmetic does
            raise ChannelError(f"no element: {type(error).__name__}") from None
        return key_schedule.derived(secret, self._said.digest())


class ClientHandshake(_Side):
    """The client's side."""

    def __init__(self, entropy: Entropy = os.urandom) -> None:
        super().__init__()
        self._entropy = entropy
        self._hello: Hello | None = None
        self._exchange: Any = None
        self._keys: key_schedule.Keys | None = None

    def heard(self, frame: Frame) -> Hello:
        """Takes the table's hello. Raises ChannelError."""
        self._hello = Hello.parse(frame)
        self._note(PRIVATE_MAGIC, PRIVATE_MAGIC, frame.encoded)
        return self._hello

    def start(self, secret: Secret) -> bytes:
        """Returns the frame that begins the exchange."""
        assert self._hello is not None
        value = bytes((secret.kind,)) + secret.value
        self._exchange = _SPAKE2.SPAKE2_A(value, *_identities(self._hello), entropy_f=self._entropy)
        frame = Frame(START, bytes((secret.kind,)) + secret.id + self._exchange.start()).encoded
        self._note(frame)
        return frame

    def finish(self, frame: Frame) -> bytes:
        """Takes the table's answer; returns the frame of the proof. Raises ChannelError."""
        if frame.kind != ANSWER or self._exchange is None:
            raise ChannelError("no answer")
        self._note(frame.encoded)
        self._keys = self._agreed(self._exchange, frame.body)
        proof = Frame(CLIENT_PROOF, key_schedule.proof(self._keys.client_proof, self._said.digest())).encoded
        self._note(proof)
        return proof

    @property
    def channel(self) -> Channel:
        """The channel. What is sealed may be sent before the table's proof has come; nothing may be opened."""
        assert self._keys is not None
        return Channel(self._keys.client, self._keys.table, self._keys.binding)

    def check(self, frame: Frame) -> None:
        """Takes the table's proof. Raises ChannelError, WrongSecret."""
        if frame.kind != TABLE_PROOF or self._keys is None:
            raise ChannelError("no proof")
        if not key_schedule.is_proof(frame.body, self._keys.table_proof, self._said.digest()):
            raise WrongSecret("the table has another secret")


class TableHandshake(_Side):
    """The table's side."""

    def __init__(self, hello: Hello, entropy: Entropy = os.urandom) -> None:
        super().__init__()
        self._hello, self._entropy = hello, entropy
        self._exchange: Any = None
        self._element = b""

    def hello(self) -> bytes:
        """Returns the first bytes that the table sends."""
        encoded = self._hello.frame.encoded
        self._note(PRIVATE_MAGIC, PRIVATE_MAGIC, encoded)
        return PRIVATE_MAGIC + encoded

    def claimed(self, frame: Frame) -> Claim:
        """Takes the client's first frame; returns which secret it says it has. Raises ChannelError."""
        if frame.kind != START or self._element or frame.body[0] not in (PASSWORD, KEY):
            raise ChannelError("no start")
        self._note(frame.encoded)
        self._element = frame.body[-ELEMENT_BYTES:]
        return Claim(frame.body[0], frame.body[1 : 1 + KEY_ID_BYTES])

    def answer(self, secret: Secret) -> bytes:
        """Returns the frame of the table's half of the exchange."""
        value = bytes((secret.kind,)) + secret.value
        self._exchange = _SPAKE2.SPAKE2_B(value, *_identities(self._hello), entropy_f=self._entropy)
        frame = Frame(ANSWER, self._exchange.start()).encoded
        self._note(frame)
        return frame

    def finish(self, frame: Frame) -> tuple[bytes, Channel]:
        """Takes the client's proof; returns the frame of the table's proof, and the channel. Raises WrongSecret,
        ChannelError."""
        if frame.kind != CLIENT_PROOF or self._exchange is None:
            raise ChannelError("no proof")
        keys = self._agreed(self._exchange, self._element)
        if not key_schedule.is_proof(frame.body, keys.client_proof, self._said.digest()):
            raise WrongSecret("the client has another secret")
        self._note(frame.encoded)
        proof = Frame(TABLE_PROOF, key_schedule.proof(keys.table_proof, self._said.digest())).encoded
        return proof, Channel(keys.table, keys.client, keys.binding)


__all__ = ["Claim", "ClientHandshake", "Hello", "Secret", "TableHandshake", "wire"]
