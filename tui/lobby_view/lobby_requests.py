"""The requests that a lobby's rows stand for: which message asks the table for what is chosen there.

Knows: the lobby as the table sends it, levels of bots, settings.
Must not know: keys, screens; whether the table will grant a request.
"""

from __future__ import annotations

from collections.abc import Callable

from netplay.client.state import ClientState
from netplay.protocol.messages import AddBot, Lobby, Pick, Ready, Sit, TableSettings

from . import bot_levels
from .seat_text import free_seats
from .table_settings import RULES, turned_options, turned_rule


def seat_request(client_state: ClientState, lobby: Lobby, seat: int) -> Ready | Sit:
    """Returns the request for a seat: to sit there or, on this client's own, to be ready or not."""
    return client_state.table.toggled() if client_state.table.my_seat == seat else Sit(seat)


def bot_request(client_state: ClientState | None, lobby: Lobby, seat: int | None) -> AddBot | None:
    """Returns the request for a bot on a seat, or on the first free one; for a stronger one where a bot sits."""
    known = bot_levels.strengths(client_state)
    return _bot(lobby, seat, lambda level: bot_levels.stronger(level, known))


def style_request(client_state: ClientState | None, lobby: Lobby, seat: int | None) -> AddBot | None:
    """Returns the request for a bot with the next style, on a seat without a person."""
    if seat is None or lobby.seats[seat].person is not None or not bot_levels.characters(client_state):
        return None
    return _bot(lobby, seat, bot_levels.otherwise)


def _bot(lobby: Lobby, seat: int | None, level: Callable[[str | None], str]) -> AddBot | None:
    if seat is None or lobby.seats[seat].person is not None:
        seat = next(iter(free_seats(lobby)), None)
    return None if seat is None else AddBot(seat, level(lobby.seats[seat].bot))


def turn_request(lobby: Lobby, row: str, by: int) -> Pick | TableSettings | None:
    """Returns the request for the next or previous value of a row; None if the row has no values."""
    if row in RULES:
        return turned_rule(lobby.house, row, by)
    if row.startswith("option-"):
        return Pick(lobby.game, turned_options(lobby, row.removeprefix("option-"), by))
    return None
