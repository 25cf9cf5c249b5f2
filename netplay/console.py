"""Standard input and output of a program without a screen.

Knows: standard input and output, and that either may end before the program does.
Must not know: what is said, or why.
"""

from __future__ import annotations

import argparse
import errno
import getpass
import os
import signal
import sys
import warnings
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn, TextIO

from .protocol.plain_text import clean, width

NOBODY_READS = 128 + 13
"""The exit status of who writes to a pipe that nobody reads, as a shell says it of all programs."""
UNREADABLE = "What was typed is no text in the encoding of this terminal. Please choose another password."
"""The error for a password that cannot be decoded."""
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class Parser(argparse.ArgumentParser):
    """A parser of command lines. Error messages show arguments without control characters."""

    def error(self, message: str) -> NoReturn:
        super().error(clean(message, 400))


def as_program(main: Callable[[], int]) -> int:
    """Run this; the exit status. Streams that are closed are nowhere, and who stops reading, has no room for what is
    written, or presses Ctrl-C before anybody listens is shown no traceback. What the encoding of the output cannot say
    is a question mark there."""
    _open_what_is_closed()
    _wait_for_streams()
    if reconfigure := getattr(sys.stdout, "reconfigure", None):
        reconfigure(errors="replace")
    try:
        try:
            return main()
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except BrokenPipeError:
        _give_up_output()
        return NOBODY_READS
    except RuntimeError:
        if _has_home():
            raise
        print("You have no home folder. Please set HOME to a folder, to keep settings and games in.", file=sys.stderr)
        return 1
    except OSError as error:
        if error.errno not in NO_ROOM:
            raise
        _give_up_output()
        with suppress(OSError):
            print(f"What there is to print cannot be written: {error.strerror}.", file=sys.stderr)
        return 1


def _has_home() -> bool:
    """True if this user has a home folder; an account that is not in the list of accounts has none."""
    try:
        Path.home()
    except RuntimeError:
        return False
    return True


def _open_what_is_closed() -> None:
    """Opens the standard streams that are closed; otherwise the next file to be opened would take their numbers."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
        if getattr(sys, name) is None:
            stream = open(number, "w" if number else "r", encoding="utf-8", closefd=False)  # noqa: SIM115
            setattr(sys, name, stream)
            setattr(sys, f"__{name}__", stream)


def _wait_for_streams() -> None:
    """Makes the standard streams block. All processes at a terminal share this mode, and ssh in the background leaves
    it non-blocking: output would be lost, and reading would fail."""
    if sys.platform != "win32":
        for number in range(3):
            with suppress(OSError):  # a terminal that has gone
                os.set_blocking(number, True)


def password_typed(prompt: str, unreadable: str = UNREADABLE) -> str | None:
    """The password that is typed, unseen, or the first line that is piped; None if there is none: Ctrl-C, Ctrl-D, the
    end of what is piped, or what is no text, of which that sentence is said."""
    try:
        return _password(prompt)
    except UnicodeDecodeError:
        print(unreadable, file=sys.stderr)
        return None


def _password(prompt: str) -> str | None:
    try:
        with warnings.catch_warnings(), _given_back():
            warnings.simplefilter("error", getpass.GetPassWarning)
            return getpass.getpass(prompt)
    except getpass.GetPassWarning:  # there is no terminal to type it at
        said = sys.stdin.readline()
        return said.rstrip("\r\n") if said else None
    except (KeyboardInterrupt, EOFError):
        with suppress(OSError):
            print(file=sys.stderr, flush=True)
        return None


@contextmanager
def _given_back() -> Generator[None]:
    """Restores the terminal's echo if the program is ended from outside meanwhile."""

    def end(number: int, _: Any) -> NoReturn:
        sys.exit(128 + number)

    ends = [number for name in ("SIGTERM", "SIGHUP") if (number := getattr(signal, name, None))]
    before = {number: signal.signal(number, end) for number in ends}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def tell(text: str) -> None:
    """Print lines. If nobody reads them any more, or the disk that they go to is full, these and all others go to
    where errors are said; if that is closed too, they are lost, and the program goes on."""
    try:
        print(text, flush=True)
    except OSError:
        _give_up_output()
        with suppress(OSError):
            print(text, file=sys.stderr, flush=True)


def complain(text: str) -> None:
    """Print a sentence where errors are said. At a terminal no word of it is broken at the edge."""
    columns = _columns(sys.stderr)
    print(text if columns is None else in_rows(text, columns), file=sys.stderr, flush=True)


def _columns(stream: TextIO) -> int | None:
    """The columns of the terminal that a stream leads to; None if it leads elsewhere."""
    try:
        return os.get_terminal_size(stream.fileno()).columns or None
    except (OSError, ValueError):
        return None


def in_rows(text: str, columns: int) -> str:
    """A text in rows of so many columns at most, parted at spaces; a longer word stands on a row of its own."""
    rows: list[str] = []
    for line in text.split("\n"):
        row, *words = line.split(" ")
        for word in words:
            if width(f"{row} {word}") < columns:
                row = f"{row} {word}"
            else:
                rows.append(row)
                row = word
        rows.append(row)
    return "\n".join(rows)


def tell_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows, each cell below its heading. Headings are for people: they go to where errors are said, so that a
    program that reads the rows does not meet them."""
    columns = [max(map(width, column)) for column in zip(headings, *rows, strict=True)]
    for at, row in enumerate((headings, *rows)):
        cells = [cell + " " * (room - width(cell)) for cell, room in zip(row, columns, strict=True)]
        print("   ".join(cells).rstrip(), file=sys.stdout if at else sys.stderr)


def _give_up_output() -> None:
    """Redirects standard output to nowhere: flushing what is buffered would fail once more when Python ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with suppress(OSError, ValueError):
        os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
    sys.stdout = sys.stderr
