"""The opening: every game of ours begins as it may; what begins otherwise is none."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from tests.play import seed_of, tables

GAMES = pytest.mark.parametrize("game", core.all_games(), ids=lambda game: game.id)


@GAMES
@given(data=st.data())
def test_every_deal_of_ours_begins_as_a_game_may(game, data):
    seats, options = data.draw(tables(game))
    dealer = core.Dealer(game, seats, options, seed_of(data.draw(st.integers(0, 2**63))))
    for seat in (None, *range(seats)):
        core.check_opening(game, seats, seat, core.mask(game, dealer.state, seat))


@GAMES
def test_what_begins_otherwise_is_refused(game):
    """Fault 39: numbers that cannot be, more of anything than there is, and another number of players."""
    seats = game.seats[1] if len(game.seats) > 1 else game.seats[0]
    plain = msgspec.msgpack.decode(core.Dealer(game, seats, seed=bytes(32)).snapshot(0).state)
    wrong = 0
    for at, part in enumerate(plain):
        for other in (4096, [*part, *part, 5] if isinstance(part, list) else None):
            try:
                state = game.decode(msgspec.msgpack.encode([*plain[:at], other, *plain[at + 1 :]]))
            except msgspec.ValidationError:
                continue
            if state == game.decode(msgspec.msgpack.encode(plain)):
                continue
            wrong += 1
            with pytest.raises(core.BadReport):
                core.check_opening(game, seats, 0, state)
    assert wrong > 1
    with pytest.raises(core.BadReport):
        core.check_opening(game, 9, 0, game.decode(msgspec.msgpack.encode(plain)))
