"""Random play: any game, any number of players, any options.

Knows: the rules of every game, hypothesis.
Must not know: any one game.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

import core

MOST_STEPS = 4000
"""No game of ours is longer: a bound against games that never end. The longest seen had about 1500."""


def tables(game: core.Game[Any]) -> st.SearchStrategy[tuple[int, dict[str, Any]]]:
    """A number of players with a set of options that can be played."""
    options = st.fixed_dictionaries({choice.name: st.sampled_from(choice.values) for choice in game.choices})
    return st.tuples(st.sampled_from(game.seats), options).filter(lambda table: playable(game, *table))


def playable(game: core.Game[Any], seats: int, options: dict[str, Any]) -> bool:
    """True if the game takes these options."""
    try:
        game.configure(seats, options)
    except core.BadOptions:
        return False
    return True


def all_tables(game: core.Game[Any], most: int = 64) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with every set of options; an evenly spread sample if there are more than `most`."""
    names = [choice.name for choice in game.choices]
    sets = (dict(zip(names, values, strict=True)) for values in itertools.product(*(c.values for c in game.choices)))
    every = [(n, options) for options, n in itertools.product(sets, game.seats) if playable(game, n, options)]
    return random.Random(0).sample(every, min(most, len(every)))


def seed_of(number: int) -> bytes:
    """A seed for a dealer from a small number."""
    return number.to_bytes(core.SEED_BYTES, "big")


def play(dealer: core.Dealer[Any], rng: random.Random) -> Iterator[tuple[int, core.Action]]:
    """Random play to the end: yields each actor and action before it is carried out by the caller."""
    for _ in range(MOST_STEPS):
        if dealer.outcome is not None:
            return
        seat = rng.choice(dealer.to_act)
        yield seat, rng.choice(dealer.legal(seat))
    raise AssertionError(f"{dealer.game.id} did not end within {MOST_STEPS} steps.")
