"""The commands that need no screen: `table`, `hall`, `verify`, `relay` and `bot`.

Knows: the command line, the server, the journal, the standard streams.
Must not know: Textual.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import core
from netplay.console import complain
from netplay.failures import log_to_stderr
from netplay.protocol import codec


def main(said: Sequence[str] | None = None) -> int:
    """Runs the command that is named, a table without one; `said`: the words after the program. Returns the exit
    status."""
    words = sys.argv[1:] if said is None else said
    log_to_stderr()
    name, rest = (words[0], words[1:]) if words else ("", [])
    if name == "verify":
        from . import verify

        return verify.main(rest)
    if name == "relay":
        from . import relay

        return relay.main(rest)
    if name == "bot":
        from netplay.bots.external_bot import main as visit

        return visit(rest)
    from . import hall, table

    for sentence in core.games.broken():
        complain(codec.clean(sentence))
    return hall.main(rest) if name == "hall" else table.main(words)
