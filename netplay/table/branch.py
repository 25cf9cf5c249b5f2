"""Tables for one person that begin in the middle of a game: their own taken back, or another one played on.

Knows: saved tables and games.
Must not know: where a game comes from, screens.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import msgspec

from netplay.game.saved import SavedGame
from netplay.protocol.messages import UNDONE

from .people import Person
from .saved import SavedTable

HOST = 1
"""The number of the one person at a new table."""


def taken_back(table: SavedTable, steps: int) -> SavedTable:
    """Returns the table as it was after so many steps of its game. Raises ValueError if there is no such step.

    It stays the same table: where it is saved, it takes the place of what came after.
    """
    if table.play is None:
        raise ValueError(steps)
    play = msgspec.structs.replace(table.play.after(steps), branch=table.play.branch or UNDONE)
    return msgspec.structs.replace(table, play=play)


def table_for_one(play: SavedGame, player: int, name: str, bots: Mapping[int, str], title: str) -> SavedTable:
    """Returns a new table on which `player` goes on with a game and bots have the other seats.

    `bots` has the level of the bot of each other player; `name` is the person's, `title` the table's.
    """
    seat = play.seats[player]
    host = Person(HOST, name, b"", seat, ready=True)
    levels = {play.seats[other]: level for other, level in bots.items() if other != player}
    return SavedTable(
        secrets.token_hex(8), title, [host], HOST + 1, play.game, play.options, levels, [], play, host=HOST
    )
