"""What to do: the command line or the home screen says it, the session carries it out.

Knows: the choices.
Must not know: how any of them is carried out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import core
from ai import DEFAULT_LEVEL
from netplay.addresses import PORT
from netplay.game.bot_seats import PACE


@dataclass(frozen=True)
class LaunchRequest:
    """What to do at the start: `home`, `host`, `join` or `solo`, as the command line or the home screen says."""

    do: str = "home"
    name: str = ""
    host: str = ""
    port: int = PORT
    table: str = ""
    game: str = core.IDS[0]
    bots: int = 0
    level: str = DEFAULT_LEVEL
    options: dict[str, Any] = field(default_factory=dict)
    pace: float = PACE
    resume: str | None = None
    """The unfinished game to go on with, as `Journal.find` takes it; None: a new table."""
    at_once: bool = False
    """Alone: deal as soon as the bots sit, without a lobby."""
    code: str = ""
    """Join by this seat code."""
    password: str = ""
    """Of the table: to open it with, or to join with."""
    watch: bool = False
    """Join to look on."""
    quiet: bool = False
    """Host: do not announce the table on the local network."""
    house: dict[str, Any] = field(default_factory=dict)
    """Host: those rules of the house that were said, by the names that they have in `House`."""
    ssh: int | None = None
    """Host: the port of the ssh door; None: there is none."""
    web: int | None = None
    """Host: that of the door for browsers."""
