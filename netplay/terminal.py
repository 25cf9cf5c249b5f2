"""What a program without a screen says and asks where it was started.

Knows: standard input and output, and that either may end before the program does.
Must not know: what is said, or why.
"""

from __future__ import annotations

import getpass
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from .wire import width


def password_typed(prompt: str) -> str | None:
    """The password that is typed, unseen; None if none is: Ctrl-C, Ctrl-D, or the end of what is piped."""
    try:
        return getpass.getpass(prompt)
    except (KeyboardInterrupt, EOFError):
        with suppress(OSError):
            print(file=sys.stderr, flush=True)
        return None


def tell(text: str) -> None:
    """Print lines. If nobody reads them any more, or the disk that they go to is full, these and all others go to
    where errors are said; if that is closed too, they are lost, and the program goes on."""
    try:
        print(text, flush=True)
    except OSError:
        _give_up_output()
        with suppress(OSError):
            print(text, file=sys.stderr, flush=True)


def tell_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows, each cell below its heading. Headings are for people: they go to where errors are said, so that a
    program that reads the rows does not meet them."""
    columns = [max(map(width, column)) for column in zip(headings, *rows, strict=True)]
    for at, row in enumerate((headings, *rows)):
        cells = [cell + " " * (room - width(cell)) for cell, room in zip(row, columns, strict=True)]
        print("   ".join(cells).rstrip(), file=sys.stdout if at else sys.stderr)


def _give_up_output() -> None:
    """What still waits to be written there would fail once more when Python ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
    sys.stdout = sys.stderr
