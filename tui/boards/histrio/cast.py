"""Histrio's troupes while a city is resolved: the actors just gained lie before their player already.

Knows: where those lie until the court has been asked about.
Must not know: how anything is said or drawn.
"""

from __future__ import annotations

from msgspec.structs import replace

from core.games.histrio.cities import entering
from core.games.histrio.state import State, Troupe
from core.piles import Face


def joined(state: State) -> State:
    """The state as if the actors just gained had joined their troupe: what is said of a troupe is said of all actors
    that are seen before it."""
    gained = state.gained.known()
    if not gained:
        return state
    hosts = entering(state, state.city)
    troupes = [larger(troupe, gained) if seat in hosts else troupe for seat, troupe in enumerate(state.troupes)]
    return replace(state, troupes=troupes)


def larger(troupe: Troupe, gained: list[Face]) -> Troupe:
    """A troupe with these actors more."""
    return replace(troupe, actors=replace(troupe.actors, faces=[*troupe.actors.faces, *gained]))
