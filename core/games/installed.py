"""Games of installed packages: the entry points of the group `round_table.games`.

Knows: where Python keeps what is installed, and the files in which a package lists its entry points.
Must not know: what any of them is.

Only these files are read. The standard `importlib.metadata` finds the same, but loading it takes longer than the
program needs to load a game.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

GROUP = "round_table.games"
LISTS = (".dist-info", ".egg-info")
"""The ends of the names of folders in which a package's lists lie."""


class Listed(NamedTuple):
    """A game as a package lists it: an entry point."""

    id: str
    package: str
    """The package of its rules, with its manifest."""


def installed() -> list[Listed]:
    """The games of all installed packages, by their ids."""
    found = {listed.id: listed for folder in sys.path for text in _lists(folder) for listed in _games(text)}
    return [found[id] for id in sorted(found)]


def _lists(folder: str) -> Iterator[str]:
    """Yields the lists of entry points of the packages in a folder that name a game."""
    with suppress(OSError), os.scandir(folder or os.curdir) as entries:
        for path in [entry.path for entry in entries if entry.name.endswith(LISTS)]:
            with (
                suppress(OSError, UnicodeError),
                open(os.path.join(path, "entry_points.txt"), encoding="utf-8") as file,
            ):
                text = file.read()
                if f"[{GROUP}]" in text:
                    yield text


def _games(text: str) -> Iterator[Listed]:
    """Yields the games of a list of entry points; none of a list that is none."""
    from configparser import ConfigParser, Error  # most programs find no list

    parser = ConfigParser(delimiters=("=",), interpolation=None, strict=False)
    with suppress(Error):
        parser.read_string(text)
        yield from (Listed(id, package.partition(":")[0].strip()) for id, package in parser[GROUP].items())
