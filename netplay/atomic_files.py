"""Files that are written whole or not at all.

Knows: that two programs may write the same file at once, and that either may end in the middle of it.
Must not know: what is written.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def write_atomically(path: Path, data: bytes, mode: int = 0o600) -> Generator[Path]:
    """A file beside this one with these bytes, which its owner alone may read if nothing else is said, to be put in its
    place; it is removed if it is not. Raises OSError."""
    draft = path.with_suffix(f".{secrets.token_hex(4)}.new")
    try:
        with open(draft, "xb", opener=lambda name, flags: os.open(name, flags, mode)) as opened:
            opened.write(data)
        yield draft
    finally:
        draft.unlink(missing_ok=True)
