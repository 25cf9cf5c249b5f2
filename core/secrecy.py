"""Secrecy: a state as a seat sees it, and a digest of what everybody sees.

Knows: piles and their audiences.
Must not know: any game, or why something is hidden.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeVar

import msgspec

from .contract import Game
from .piles import hidden_from, piles_of

S = TypeVar("S", bound=msgspec.Struct)

DIGEST_BYTES = 8
"""Enough to notice two peers drifting apart by accident (one in 2**64); it guards against no forger."""


def mask(game: Game[S], state: S, seat: int | None) -> S:
    """A copy of the state as `seat` (None: a spectator) sees it: every face outside its view is None."""
    return game.decode(seen(game, state, seat))


def digest(game: Game[S], state: S) -> bytes:
    """A short hash of what everybody sees; all peers of a game have the same."""
    return blake2b(seen(game, state, None), digest_size=DIGEST_BYTES).digest()


def seen(game: Game[S], state: S, seat: int | None) -> bytes:
    """The bytes of the state as `seat` sees it. The faces it does not see are put aside just while they are made:
    much quicker than a copy, and every step of every peer needs it."""
    hidden = hidden_from(piles_of(state), seat)
    try:
        for pile, faces in hidden:
            pile.faces = [None] * len(faces)
        return game.encode(state)
    finally:
        for pile, faces in hidden:
            pile.faces = faces
