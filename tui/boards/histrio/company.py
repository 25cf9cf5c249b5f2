"""The troupes that share a city of Histrio: those that are there, and those that can still travel there.

Knows: caravels, whom the ox keeps out, which travel cards are left, where our friends go.
Must not know: how anything is said or drawn.
"""

from __future__ import annotations

from core.games.histrio.cities import entering, friends_at, players_at
from core.games.histrio.state import State
from core.games.histrio.travel import friend_left, travel_left
from tui.boards.view import View

Troupe = tuple[int, bool]
"""A troupe by its player's seat, and whether it is the friendly one."""


def company(state: State, seat: int, city: int) -> list[Troupe]:
    """The troupes that a player who gets in there meets now: no player whom the ox keeps out, but all friendly ones."""
    players = [(other, False) for other in entering(state, city) if other != seat]
    return players + [(owner, True) for owner in friends_at(state, city)]


def shut_out(state: State, seat: int, city: int) -> tuple[list[int], int]:
    """The other players at a city, whom this one's ox would keep out, and how many there are elsewhere."""
    here = [other for other in players_at(state, city) if other != seat]
    return here, len(state.others(seat)) - len(here)


def friends_come(view: View, city: int) -> bool:
    """True if this seat has seen that its friendly troupe travels there."""
    friends = view.state.friends
    return bool(friends) and view.seat is not None and f"city-{city}" in friends[view.seat].looked.known()


def rivals(view: View, city: int) -> list[Troupe]:
    """The troupes of others that have the travel card of a city left; where our own friends go we know."""
    state: State = view.state
    card, others = f"city-{city}", [seat for seat in state.seats if seat != view.seat]
    players = [(seat, False) for seat in others if card in travel_left(state, seat)]
    return players + [(seat, True) for seat in others if state.friends and card in friend_left(state, seat)]
