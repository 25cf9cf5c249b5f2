"""The terminal's capabilities: its characters, its title, and whether a shell can resume the program.

Knows: the environment, escape sequences.
Must not know: screens, colours.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress

from netplay.protocol import plain_text
from netplay.start import given_environment

LIMITED = ("linux", "dumb", "vt100", "vt102", "vt220", "ansi")
"""Values of TERM for terminals without full box drawing and without a title."""
TITLE_CELLS = 80
"""Columns of a title."""
SAVE_TITLE, RESTORE_TITLE = "\x1b[22;2t", "\x1b]2;\x07\x1b[23;2t"
"""Save the title on the terminal's stack; restore it, or clear it on a terminal without a stack."""


def needs_ascii(environment: Mapping[str, str] | None = None, encoding: str | None = None) -> bool:
    """True if the terminal shows only ASCII: by TERM, by the locale, and else by Python's own encoding.

    Python treats the locale C, and one that is not installed, as UTF-8, so that neither its encoding nor what it has
    made of LC_CTYPE is enough.
    """
    if environment is None:
        environment = given_environment()
    if environment.get("TERM", "") in LIMITED:
        return True
    locale = next((environment[key] for key in ("LC_ALL", "LC_CTYPE", "LANG") if environment.get(key)), "")
    if locale in ("C", "POSIX"):
        return True
    _, _, codeset = locale.partition("@")[0].partition(".")
    name = codeset or encoding or getattr(sys.stdout, "encoding", None) or "ascii"
    return name.lower().replace("-", "").replace("_", "") != "utf8"


def can_draw(environment: Mapping[str, str] = os.environ) -> bool:
    """True unless the terminal says that it cannot move its cursor."""
    return environment.get("TERM", "") not in ("dumb", "unknown")


def has_title(environment: Mapping[str, str] = os.environ) -> bool:
    """True if the terminal has a title that can be set."""
    return environment.get("TERM", "dumb") not in LIMITED


def reported_size(*descriptors: int) -> tuple[int, int] | None:
    """Returns the columns and rows that the system reports of the first terminal among these; None if of none."""
    for descriptor in descriptors:
        with suppress(OSError, ValueError):
            if all(size := os.get_terminal_size(descriptor)):
                return size.columns, size.lines
    return None


def has_shell() -> bool:
    """True if a shell with job control started this program, so that it can resume it."""
    try:
        return os.getsid(os.getppid()) == os.getsid(0) and os.getpgid(os.getppid()) != os.getpgrp()
    except (AttributeError, OSError):  # as on Windows; or the parent has ended
        return False


def title(text: str) -> str:
    """Returns the sequence that sets the terminal's title."""
    return f"\x1b]2;{plain_text.clean(text, TITLE_CELLS)}\x07"
