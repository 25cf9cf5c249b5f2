"""Logs of failures, without values and texts.

Knows: tracebacks, log files.
Must not know: any secret. So of an exception nothing is written but what it is and where it was: its text, and the
values around it, could hold cards or tokens.
"""

from __future__ import annotations

import logging
import sys
import traceback
from pathlib import Path
from typing import cast

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


class _FileAtNeed(logging.Handler):
    """Opens its file at the first record: most runs write none, and the start does not wait for it. Without a file that
    can be written there is no log."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Writes a record; see `logging`."""
        if self._file is None:
            self._file = self._opened()
        self._file.handle(record)

    def _opened(self) -> logging.Handler:
        from .private_log import PrivateFile

        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = PrivateFile(self._path, maxBytes=LOG_BYTES, backupCount=2)
        except OSError:
            return logging.NullHandler()
        file.setFormatter(self.formatter)
        return file

    def close(self) -> None:
        """Closes the file; see `logging`."""
        if self._file is not None:
            self._file.close()
        super().close()


def log_path() -> Path:
    """Returns the path of the log of a program with a screen."""
    return platformdirs.user_log_path("round-table") / "round-table.log"


def log_to_file(path: Path | None = None) -> None:
    """For a program with a screen, which must not be written over: the log goes to a file. Without one that can be
    written there is none, and the program goes on."""
    _begin(_FileAtNeed(path or log_path()))


def log_to_stderr() -> None:
    """For a program without a screen."""
    _begin(logging.StreamHandler(sys.stderr))


def _begin(handler: logging.Handler) -> None:
    handler.setFormatter(Discreet())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
