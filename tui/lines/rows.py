"""Lines of text at a terminal: one that is wider is broken between its words.

Knows: the columns of the terminal.
Must not know: what the lines say.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tui.text.wrap import wrap


def in_rows(say: Callable[[str], None]) -> Callable[[str], None]:
    """Returns `say` for a terminal: a line that is wider is broken between words."""

    def said(line: str) -> None:
        width = shutil.get_terminal_size().columns
        for row in wrap(Text(line), Console(width=width), width) if cell_len(line) > width else [Text(line)]:
            say(row.plain.rstrip())

    return said


def printed(line: str) -> None:
    """Prints a line, at a terminal in rows; into a pipe as it is."""
    (in_rows(print) if sys.stdout.isatty() else print)(line)
