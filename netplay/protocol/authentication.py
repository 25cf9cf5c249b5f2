"""Challenge and response for keys to seats and for the table's password.

Knows: hashes, tokens and seat codes.
Must not know: people, tables, files.

A key is a token or a seat code. The table sends it once, to its owner. Later the owner proves that they have it: the
table sends a nonce, and the client answers with a hash of the nonce, keyed by the *key hash*. The table stores the key
hash only. It is no more secret than the saved games beside it, and the key cannot be computed from it. A listener at
the address of a closed table learns no key.

The password of a table is hashed by scrypt, which makes guessing slow, and proved in the same way. By itself this would
not stop a man in the middle, nor an impostor of the table: either could test passwords against a proof offline. So a
table with a password takes proofs over private lines only (`netplay/secure_channel`), on which the nonce is a value
that no other line has: a proof given to one line is worth nothing on another.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b, scrypt

from netplay.phrases.phrase import secret_of

NONCE_BYTES = 16
TOKEN_BYTES = 24
"""192 bit cannot be guessed, so a plain hash of a token can be stored."""
KEY_ID_BYTES = 3
HASH_BYTES = 32
"""Bytes of a key hash."""
LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Letters of a seat code; none is mistaken for another when read aloud or copied."""
CODE = (3, 4)
"""Groups of a seat code, and letters of a group: 58 bit, for a key that is used once."""


def new_token() -> str:
    """Returns a key for a program to store."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_code() -> str:
    """Returns a key for a person to copy."""
    groups, letters = CODE
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(letters)) for _ in range(groups))


def normalize_code(text: str) -> str:
    """Returns a seat code in its original form, however it was typed."""
    letters = "".join(each for each in text.upper() if each in LETTERS)[:100]
    return "-".join(letters[at : at + CODE[1]] for at in range(0, len(letters), CODE[1]))


def is_code(text: str) -> bool:
    """True if the text has the form of a seat code."""
    groups, letters = CODE
    left = "".join(text.upper().replace("-", " ").split())
    return len(left) == groups * letters and all(each in LETTERS for each in left)


def key_hash(key: str) -> bytes:
    """Returns the hash of a key, which the table stores in its place."""
    return blake2b(key.encode("utf-8", "surrogatepass"), digest_size=HASH_BYTES, person=b"round-table-key").digest()


def key_id(hashed: bytes) -> bytes:
    """Returns the name of a key, by its hash, on a private line. It is far shorter than a seat code, so that a listener
    cannot test codes on it."""
    return blake2b(hashed, digest_size=KEY_ID_BYTES, person=b"round-table-line").digest()


def password_hash(password: str, salt: bytes) -> bytes:
    """Returns the hash of a password or phrase, which the table stores in its place; takes some 50 ms."""
    return scrypt(secret_of(password).encode("utf-8", "surrogatepass"), salt=salt, n=2**14, r=8, p=1, dklen=32)


def proof(of: bytes, nonce: bytes, table: str) -> bytes:
    """Returns the response to a table's nonce that proves knowledge of the key with this hash."""
    return blake2b(nonce + table.encode("utf-8", "surrogatepass")[:1000], key=of, digest_size=32).digest()
