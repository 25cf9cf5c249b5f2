"""A finished game from one of its moments on, as a table for one person: what if they had played otherwise.

Knows: opened games, saved tables.
Must not know: screens, the session.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping
from typing import NamedTuple

import core
from ai import DEFAULT_LEVEL
from netplay.game.saved import Origin, SavedGame, save_game
from netplay.protocol.messages import AS_IT_LAY, DRAWN_ANEW
from netplay.table.branch import table_for_one
from netplay.table.saved import SavedTable

from .opened_game import OpenedGame


class Moment(NamedTuple):
    """Where somebody wants to play on."""

    steps: int
    """How many steps the game had had."""
    player: int
    """The player for whom they play on; bots have the others."""


def played_on(opened: OpenedGame, at: Moment, name: str, title: str) -> SavedTable:
    """Returns a table on which a person called `name` plays on against bots, the hidden cards as they lay.

    All luck goes on as it would have, and bots keep their levels. Raises ValueError if the table has not opened the
    game, or it was over by then.
    """
    dealer, disclosed = opened.dealer, opened.file.game.disclosed
    if dealer is None or disclosed is None or at.steps >= len(dealer.steps):
        raise ValueError(at.steps)
    origin = Origin(
        opened.summary.options, range(dealer.seats), disclosed.seed, _luck(), branch=AS_IT_LAY, begins=disclosed.begins
    )
    saved = save_game(dealer, origin).after(at.steps)
    return table_for_one(saved, at.player, name, _levels(opened), title)


def drawn_anew(opened: OpenedGame, at: Moment, name: str, title: str) -> SavedTable:
    """Returns the same with all that the player could not see then drawn again, as it may lie by what they had seen,
    and with new luck. The new game begins in that moment; what came before is not its.

    Raises ValueError if the game cannot be seen from the player's seat, or was over by then.
    """
    if at.player not in opened.views() or at.steps >= opened.timeline(at.player).steps:
        raise ValueError(at.steps)
    then, game = opened.timeline(at.player).at(at.steps), opened.game
    begins = core.determinize(game, then.state, random.SystemRandom(), then.recall())
    players, options, seed = len(opened.summary.names), opened.summary.options, _luck()
    origin = Origin(options, range(players), seed, _luck(), branch=DRAWN_ANEW, begins=game.encode(begins))
    dealer = core.Dealer(game, players, options, seed=seed, begins=begins)
    saved: SavedGame = save_game(dealer, origin)
    return table_for_one(saved, at.player, name, _levels(opened), title)


def _luck() -> bytes:
    return secrets.token_bytes(core.SEED_BYTES)


def _levels(opened: OpenedGame) -> Mapping[int, str]:
    return {seat: level or DEFAULT_LEVEL for seat, level in enumerate(opened.summary.levels)}
