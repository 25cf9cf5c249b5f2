"""A finished game from one of its moments on, as a table for one person: what if they had played otherwise.

Knows: opened games, saved tables.
Must not know: screens, the session.
"""

from __future__ import annotations

import secrets

import core
from ai import DEFAULT_LEVEL
from netplay.game.saved import Origin, save_game
from netplay.table.branch import table_for_one
from netplay.table.saved import SavedTable

from .opened_game import OpenedGame


def played_on(opened: OpenedGame, steps: int, player: int, name: str, title: str) -> SavedTable:
    """Returns a table on which a person called `name` plays on for `player` after so many steps, against bots.

    All luck goes on as it would have, and bots keep their levels. Raises ValueError if the table has not opened the
    game, or it was over by then.
    """
    dealer, disclosed = opened.dealer, opened.file.game.disclosed
    if dealer is None or disclosed is None or steps >= len(dealer.steps):
        raise ValueError(steps)
    bot_luck = secrets.token_bytes(core.SEED_BYTES)
    origin = Origin(opened.summary.options, range(dealer.seats), disclosed.seed, bot_luck)
    saved = save_game(dealer, origin)
    levels = {seat: level or DEFAULT_LEVEL for seat, level in enumerate(opened.summary.levels)}
    return table_for_one(saved.after(steps), player, name, levels, title)
