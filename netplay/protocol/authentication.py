"""Keys to seats: what is kept of one, how it is shown to be known without being said, and how one is written by hand.

Knows: hashes.
Must not know: people, tables, files.

A key (a token, or a seat code) is told once, by the table to its owner. Later he proves that he knows it: the table
asks with a nonce, and is answered with a keyed hash. So whoever listens on the address of a table that is gone learns
no key, and what he hears opens nothing. The key of that hash is the key's *lock*, which the table keeps: it is no more
secret than the games of the table, beside which it lies, and the key cannot be made from it.

The password of a table is made slow to guess by scrypt, and proved in the same way. That does not protect from who
stands between, or pretends to be the table: he hears a proof, and can try passwords on it at his leisure. Nor does it
hide anything that is said afterwards.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b, scrypt

NONCE_BYTES = 16
TOKEN_BYTES = 24
LOCK_BYTES = 32
"""Of what is kept of a key."""
"""192 bit: not to be guessed, so that a plain hash of it can be kept."""
LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Of a seat code: none is taken for another when it is read aloud or copied."""
CODE = (3, 4)
"""So many groups of so many letters: 58 bit, for a key that is good for once."""


def new_token() -> str:
    """A key that a program keeps."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_code() -> str:
    """A key that a person copies."""
    groups, letters = CODE
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(letters)) for _ in range(groups))


def read_code(text: str) -> str:
    """A seat code as it was made, however somebody has written it."""
    letters = "".join(each for each in text.upper() if each in LETTERS)[:100]
    return "-".join(letters[at : at + CODE[1]] for at in range(0, len(letters), CODE[1]))


def is_code(text: str) -> bool:
    """May this be a seat code, and nothing else?"""
    groups, letters = CODE
    left = "".join(text.upper().replace("-", " ").split())
    return len(left) == groups * letters and all(each in LETTERS for each in left)


def lock(key: str) -> bytes:
    """What a table keeps of a key."""
    return blake2b(key.encode("utf-8", "surrogatepass"), digest_size=LOCK_BYTES, person=b"round-table-key").digest()


def password_lock(password: str, salt: bytes) -> bytes:
    """What a table keeps of its password; some 50 ms of work."""
    return scrypt(password.encode("utf-8", "surrogatepass"), salt=salt, n=2**14, r=8, p=1, dklen=32)


def proof(of: bytes, nonce: bytes, table: str) -> bytes:
    """What shows that one knows the key of this lock, to who asked with this nonce in the name of this table."""
    return blake2b(nonce + table.encode("utf-8", "surrogatepass")[:1000], key=of, digest_size=32).digest()
