"""The tables that the laws are tried on, the same every time.


Knows: rules and dealers; hypothesis.
Must not know: any one game, bots, screens.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import strategies as st

import core
from core.laws.play import seed_of, tables

every_game = pytest.mark.every_game
SEEDS = st.integers(0, 2**63)


def start(game: core.Game[Any], data: st.DataObject) -> tuple[core.Dealer[Any], random.Random]:
    seats, options = data.draw(tables(game))
    seed = data.draw(SEEDS)
    return core.Dealer(game, seats, options, seed=seed_of(seed)), random.Random(seed)


def everybody(dealer: core.Dealer[Any]) -> list[int | None]:
    return [None, *range(dealer.seats)]
