"""The keys of a private line, derived from what SPAKE2 agreed upon and from all that was said before.

Knows: HKDF over SHA-256 (RFC 5869), HMAC.
Must not know: sockets, passwords.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import NamedTuple

from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF, HKDFExpand

LABEL = b"round-table private line 1: "


class Keys(NamedTuple):
    """The keys of one connection."""

    client_proof: bytes
    table_proof: bytes
    client: bytes
    """Encrypts what the client sends."""
    table: bytes
    """Encrypts what the table sends."""
    binding: bytes
    """No key: a public value that names this connection."""


def derived(secret: bytes, transcript: bytes) -> Keys:
    """Returns the keys for the outcome of SPAKE2 and the hash of the handshake so far."""
    count = len(Keys._fields)
    block = HKDF(SHA256(), 32 * count, transcript, LABEL + b"keys").derive(secret)
    return Keys(*(block[32 * at : 32 * at + 32] for at in range(count)))


def next_key(key: bytes) -> bytes:
    """Returns the key that follows this one; the way back is not known."""
    return HKDFExpand(SHA256(), 32, LABEL + b"rekey").derive(key)


def proof(key: bytes, transcript: bytes) -> bytes:
    """Returns the proof that its sender has the key, and has seen this handshake."""
    return hmac.digest(key, transcript, hashlib.sha256)


def is_proof(said: bytes, key: bytes, transcript: bytes) -> bool:
    """True if this is that proof; takes as long for a wrong one."""
    return hmac.compare_digest(said, proof(key, transcript))
