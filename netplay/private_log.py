"""A log file that nobody else on the machine may read, rotated at a size.

Knows: log files.
Must not know: what is written there.
"""

from __future__ import annotations

import os
from logging.handlers import RotatingFileHandler
from typing import IO


class PrivateFile(RotatingFileHandler):
    """A rotated log file, readable for its owner only."""

    def _open(self) -> IO[str]:  # type: ignore[override]
        return open(
            self.baseFilename, self.mode, encoding="utf-8", opener=lambda path, flags: os.open(path, flags, 0o600)
        )
