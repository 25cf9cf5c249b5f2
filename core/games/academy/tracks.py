"""Medieval Academy: discs on a track, and who is ahead of whom.

Knows: distances, stacks, places.
Must not know: what a place pays, or when.
"""

from __future__ import annotations

from .components import TRACKS
from .state import State, Track


def new_track(squires: int) -> Track:
    """All discs on square 0."""
    return Track([0] * squires, list(range(squires)))


def ranking(track: Track) -> list[int]:
    """The squires from the first to the last: further is ahead; at equal distance, who arrived later."""
    top_down = track.stacked[::-1]
    return sorted(top_down, key=lambda squire: -track.walked[squire])


def at_start(track: Track) -> list[int]:
    """The squires whose discs are at distance 0: all of them last, whatever lies on what."""
    return [squire for squire, walked in enumerate(track.walked) if walked == 0]


def best(track: Track) -> list[int]:
    """The places that can earn something: from the first down to the last disc that is not at 0."""
    return [squire for squire in ranking(track) if track.walked[squire]]


def worst(track: Track) -> tuple[list[int], list[int]]:
    """Who is last, and who is second to last. Two or more at 0 are all last, and nobody is second to last."""
    idle = at_start(track)
    if len(idle) >= 2:
        return idle, []
    order = ranking(track)
    return order[-1:], order[-2:-1]


def walk(state: State, name: str, squire: int, squares: int) -> bool:
    """Move a disc forward; did it move? It arrives on top. On a track with an end it stops there."""
    track, end = state.tracks[name], TRACKS[name].end
    goal = track.walked[squire] + squares
    if end is not None:
        goal = min(goal, end)
    moved = goal != track.walked[squire]
    if moved:
        put(track, squire, goal)
    return moved


def put(track: Track, squire: int, distance: int) -> None:
    """Lay a disc at this distance, on top of those there."""
    track.walked[squire] = distance
    track.stacked.remove(squire)
    track.stacked.append(squire)


def send_back(track: Track) -> None:
    """All discs to square 0."""
    track.walked = [0] * len(track.walked)
