"""The squire's eye for Medieval Academy: what a square further is worth on each track, this round and later.

Knows: the public standing and the seat's own cards.
Must not know: anybody else's.
"""

from __future__ import annotations

import core
from core.games.academy.actions import Advance, Keep, Play
from core.games.academy.components import ROUNDS, TRACKS
from core.games.academy.rules import tracks_of, value_of
from core.games.academy.scoring import by_square
from core.games.academy.state import State
from core.games.academy.tracks import best, worst

GALLANTRY_SQUARE = 0.9
"""Points that a square of a gallantry move is worth, about what a square is worth elsewhere."""
PROGRESS = 0.12
"""Points a square, for being nearer to the next place."""


def rate(state: State, seat: int, action: core.Action) -> float:
    """Points that the action is expected to bring to this seat's squire."""
    squire = next(question.squire for question in state.asked if question.seat == seat)
    match action:
        case Keep(card=str(card)):
            return max(gain(state, squire, track, value_of(card)) for track in tracks_of(card))
        case Play(card=card, track=track):
            return gain(state, squire, track, value_of(card))
        case Advance(track=track):
            return gain(state, squire, track, state.asked[0].amount)
        case _:
            return 0.0


def gain(state: State, squire: int, name: str, squares: int) -> float:
    """How much better the squire stands on a track after moving there, weighed by when it scores."""
    track, end = state.tracks[name], TRACKS[name].end
    before = standing(state, name, squire)
    walked, stacked = track.walked[:], track.stacked[:]
    goal = track.walked[squire] + squares
    if end is not None:
        goal = min(goal, end)
    moved = goal - walked[squire]
    if moved:
        track.walked[squire] = goal
        track.stacked.remove(squire)
        track.stacked.append(squire)
    after = standing(state, name, squire)
    track.walked, track.stacked = walked, stacked
    return (after - before + PROGRESS * moved) * weight(state, name)


def weight(state: State, name: str) -> float:
    """A track that scores soon counts fully; one that scores later, less, since much will still move."""
    rounds = [number for number in TRACKS[name].rounds if number >= state.round]
    if not rounds:
        return 0.0
    often = min(len(rounds), 2) if TRACKS[name].rounds == tuple(range(1, ROUNDS + 1)) else 1
    return often / (1 + 0.35 * (rounds[0] - state.round))


def standing(state: State, name: str, squire: int) -> float:
    """Points the track would pay the squire now."""
    table, track = TRACKS[name], state.tracks[name]
    total = 0.0
    if table.moves or table.best:
        pays = [squares * GALLANTRY_SQUARE for squares in table.moves] or list(table.best)
        places = best(track)
        place = places.index(squire) if squire in places else len(pays)
        total += pays[place] if place < len(pays) else 0
    if table.worst:
        total += sum(value for squires, value in zip(worst(track), table.worst, strict=True) if squire in squires)
    if table.squares:
        total += by_square(table.squares, track.walked[squire])
    return total
