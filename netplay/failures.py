"""Logs of failures, without values and texts.

Knows: tracebacks, log files.
Must not know: any secret. So of an exception nothing is written but what it is and where it was: its text, and the
values around it, could hold cards or tokens.
"""

from __future__ import annotations

import logging
import os
import sys
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import IO, cast

import platformdirs

LOG_BYTES = 256 * 1024
"""The size at which the log is rotated; the last two are kept."""
LONGEST = 10
"""Exceptions that came of each other, as far as they are told."""
_ROOT = Path(__file__).parents[1]


def redacted_traceback(error: BaseException | None) -> str:
    """Returns the type of each exception, with file, line and function; no values and no texts."""
    parts: list[str] = []
    while error is not None and len(parts) < LONGEST:
        frames = traceback.extract_tb(error.__traceback__)
        way = ", ".join(f"{_place(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames)
        parts.append(f"{type(error).__name__} at {way or 'an unknown place'}")
        error = _cause(error)
    return "; because of ".join(parts)


def _cause(error: BaseException) -> BaseException | None:
    """Returns the cause of an exception; of a group, the first member."""
    if isinstance(error, BaseExceptionGroup):
        return cast("BaseExceptionGroup[BaseException]", error).exceptions[0]
    return error.__cause__ or error.__context__


def _place(file: str) -> str:
    """A file of ours by its place in the project, another by its name."""
    path = Path(file)
    return path.relative_to(_ROOT).as_posix() if path.is_relative_to(_ROOT) else path.name


class Discreet(logging.Formatter):
    """One line a record, with nothing a terminal obeys, and of an exception only its sketch."""

    def format(self, record: logging.LogRecord) -> str:
        text = f"{self.formatTime(record)} {record.levelname} {record.name}: {record.getMessage()}"
        if record.exc_info:
            text += f" {redacted_traceback(record.exc_info[1])}"
        return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text)


class _PrivateFile(RotatingFileHandler):
    """A log that nobody else on the machine may read."""

    def _open(self) -> IO[str]:  # type: ignore[override]
        return open(
            self.baseFilename, self.mode, encoding="utf-8", opener=lambda path, flags: os.open(path, flags, 0o600)
        )


def log_path() -> Path:
    """Returns the path of the log of a program with a screen."""
    return platformdirs.user_log_path("round-table") / "round-table.log"


def log_to_file(path: Path | None = None) -> None:
    """For a program with a screen, which must not be written over: the log goes to a file. Without one that can be
    written there is none, and the program goes on."""
    path = path or log_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _begin(_PrivateFile(path, maxBytes=LOG_BYTES, backupCount=2))
    except OSError:
        _begin(logging.NullHandler())


def log_to_stderr() -> None:
    """For a program without a screen."""
    _begin(logging.StreamHandler(sys.stderr))


def _begin(handler: logging.Handler) -> None:
    handler.setFormatter(Discreet())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
