"""Medieval Academy: discs on a track, how they move, and who is ahead of whom.

Knows: distances, stacks, places.
Must not know: what a place pays, or when.
"""

from __future__ import annotations

from core.chance import Chance

from .components import BOARDS, LOOP
from .state import State, Track


def new_track(squires: int) -> Track:
    """All discs on square 0."""
    return Track([0] * squires, list(range(squires)))


def ranking(track: Track) -> list[int]:
    """The squires from the first to the last: further is ahead; at equal distance, who arrived later."""
    top_down = track.stacked[::-1]
    return sorted(top_down, key=lambda squire: -track.walked[squire])


def at_start(track: Track) -> list[int]:
    """The squires whose discs are at distance 0: all of them last, whatever lies on what. [R1]"""
    return [squire for squire, walked in enumerate(track.walked) if walked == 0]


def best(track: Track) -> list[int]:
    """The places that can earn something: from the first down to the last disc that is not at 0."""
    return [squire for squire in ranking(track) if track.walked[squire]]


def worst(track: Track) -> tuple[list[int], list[int]]:
    """Returns the last squires and the second to last. Two or more at 0 are all last, and nobody is second to last."""
    idle = at_start(track)
    if len(idle) >= 2:
        return idle, []
    order = ranking(track)
    return order[-1:], order[-2:-1]


def place(track: Track, squire: int) -> int | None:
    """The squire's place, from 1 for the first; None at distance 0, where all are last."""
    return 1 + ranking(track).index(squire) if track.walked[squire] else None


def covered(track: Track, squire: int) -> bool:
    """True if the squire's disc lies under another at the same distance, not 0."""
    above = track.stacked[track.stacked.index(squire) + 1 :]
    return track.walked[squire] > 0 and any(track.walked[other] == track.walked[squire] for other in above)


def goal(name: str, start: int, squares: int) -> int:
    """The distance a disc comes to that goes so many squares forward. Where a track ends it stops."""
    end = BOARDS[name].end
    return start + squares if end is None else min(start + squares, end)


def advance(state: State, squire: int, name: str, squares: int, key: str, chance: Chance) -> None:
    """Move a disc forward, and tell where from, where to, and to which place."""
    track = state.tracks[name]
    start = track.walked[squire]
    end = goal(name, start, squares)
    go(track, squire, end)
    chance.say(key, squire=squire, track=name, squares=squares, start=start, end=end, place=place(track, squire))
    if start // LOOP != end // LOOP:
        chance.say("lap", squire=squire, track=name)


def go(track: Track, squire: int, distance: int) -> None:
    """A disc arrives at this distance, on top of those there; one that is there already keeps its place."""
    if track.walked[squire] != distance:
        put(track, squire, distance)


def put(track: Track, squire: int, distance: int) -> None:
    """Lay a disc at this distance, on top of those there."""
    track.walked[squire] = distance
    track.stacked.remove(squire)
    track.stacked.append(squire)


def send_back(track: Track) -> None:
    """All discs to square 0."""
    track.walked = [0] * len(track.walked)
