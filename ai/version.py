"""The version of the bots that answer at once: peers and journals with the same one decide alike.

Knows: the number that each game's package of bots carries, the fingerprint of the rules, the stream of luck.
Must not know: how a bot decides.

A number per game, not one for all: a better squire of one game must not end the checking of the others' bots. It is
bound to recorded decisions (`tests/ai/decisions.py`), as `Game.rules_number` is to recorded games.
"""

from __future__ import annotations

import core

from .registry import bots


def version(game_id: str) -> str:
    """The version of a game's bots. Equal versions mean that pages and squires decide alike, given the same view and
    the same luck."""
    return f"{bots(game_id).version}-{core.game(game_id).fingerprint}-{core.STREAM_VERSION}"
