"""The report of an error in the program.

Knows: where the platform keeps logs.
Must not know: what failed. The report holds no secret: see `redacted_traceback`.
"""

from __future__ import annotations

from pathlib import Path

import platformdirs

from netplay.failures import redacted_traceback


def write_report(error: BaseException) -> Path | None:
    """Writes the redacted traceback to a file. Returns its path, or None if it could not be written."""
    path = platformdirs.user_log_path("round-table") / "failure.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600)
        path.write_text(redacted_traceback(error) + "\n", encoding="utf-8")
    except OSError:
        return None
    return path
