"""Grail Cup on the screen: what the answer under the cursor is about and would do, and what may be clicked for which.

Knows: answers, and where core says that each may take whom.
Must not know: how any of it is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import core
from core.games.grail.actions import Choose, Curse, Keep, Lay, Pass, PlaceDragon, Point, Push, Ride, Spear, Steal
from core.games.grail.components import EFFECTS
from core.games.grail.draft import seat_along
from core.games.grail.outlook import Outlook, ally_reaches, jump_from, outlook
from core.games.grail.path import board, place_of, reach_from
from core.games.grail.state import State
from tui.boards.view import View


class Way(NamedTuple):
    """The way a knight would go."""

    knight: int
    start: int
    stop: int
    past: int | None = None
    """Past the dragon, for a spear."""
    later: bool = False
    """True if it only follows what is chosen."""
    unsure: bool = False
    """True if it may not be gone: the squire's jump."""

    @property
    def passed(self) -> Iterable[int]:
        """The spaces on the way, without its two ends."""
        end = self.stop if self.past is None else self.past
        return range(min(self.start, end) + 1, max(self.start, end))


@dataclass(frozen=True)
class Aim:
    """The targets of an answer."""

    spaces: dict[int, str] = field(default_factory=dict[int, str])
    """The spaces it names or leads to: `goal`, or `spear` for one that takes a spear to come to; `target` for one that
    it names and where nobody goes."""
    ways: tuple[Way, ...] = ()
    """Those of the answer, and of the move that follows it."""
    dragon: int | None = None
    """The space where it would put the dragon."""
    ally: str | None = None
    seat: int | None = None
    """The other player it names."""
    spears: dict[int, int] = field(default_factory=dict[int, int])
    """The change of each player's spears."""


NOTHING = Aim()


def ways_of(view: View, action: core.Action | None) -> list[Outlook]:
    """The different ways an answer offers, and for whom. What follows the dragon's move is left to its own question."""
    if view.question is None or action is None or isinstance(action, PlaceDragon):
        return []
    return list(dict.fromkeys(outlook(view.state, view.question, action)))


def our_place_after(view: View, way: Outlook) -> int:
    """Our place after another knight has gone back this way: one who comes to our space stands behind us."""
    state: State = view.state
    place = place_of(state, view.own)
    return place - (place_of(state, way.knight) < place and way.stop <= state.at[view.own])


def follows(view: View, action: core.Action | None) -> list[Outlook]:
    """The move of our own that comes after what is chosen: the wizard's, when the dragon stands there, and the
    squire's."""
    if view.question is None:
        return []
    if isinstance(action, PlaceDragon):
        return outlook(view.state, view.question, action)
    return [move_of_squire(view)] if isinstance(action, Point) else []


def move_of_squire(view: View) -> Outlook:
    """The squire's move, which comes after pointing."""
    (found,) = ally_reaches(view.state, view.own, "squire")
    return Outlook(view.own, found.stop)


def jump_of(view: View, action: Point) -> Outlook | None:
    """The jump to which pointing leads if the round ends with all others where they are; None if there is none."""
    return jump_from(view.state, view.own, action.knight, move_of_squire(view).stop)


def short_of_lead(view: View, action: Point) -> int:
    """How many spaces the knight pointed at has to gain to lead when the squire has moved, if no other moves."""
    return _ahead_of_all(view, action) - view.state.at[action.knight]


def jump_once_ahead(view: View, action: Point) -> Outlook | None:
    """The jump if that knight gains just so many; None if it would have won the race then."""
    state: State = view.state
    ahead, here = _ahead_of_all(view, action), move_of_squire(view).stop
    if ahead >= board(state).finish:
        return None
    found = reach_from(here, ahead + 1, state.dragon)
    return Outlook(view.own, found.stop, found.past if state.spears[view.own] else None, found.past is not None)


def jump_of_all(view: View) -> int | None:
    """The least space that the squire jumps to whichever knight it points at; None if that depends on the knight, or on
    the dragon."""
    found = {None if jump_of(view, action) else jump_once_ahead(view, action) for action in pointed(view)}
    same = found.pop() if len(found) == 1 and len(view.legal) > 1 else None
    return same.stop if same is not None and not same.blocked else None


def pointed(view: View) -> list[Point]:
    """The choices of the squire."""
    return [action for action in view.legal if isinstance(action, Point)]


def _ahead_of_all(view: View, action: Point) -> int:
    """The first space ahead of all knights but the one pointed at, ourselves where the squire's move ends."""
    at = [space for seat, space in enumerate(view.state.at) if seat not in (view.own, action.knight)]
    return max(move_of_squire(view).stop, *at) + 1


def leads_to_jump(view: View, action: Point) -> bool:
    """True if pointing leads to a jump that the dragon does not stop at once."""
    found = jump_of(view, action) if view.question is not None else None
    return found is not None and found.stop > move_of_squire(view).stop


def jumps(view: View, action: core.Action | None) -> list[Way]:
    """The way of that jump."""
    found = jump_of(view, action) if view.question is not None and isinstance(action, Point) else None
    return [Way(view.own, move_of_squire(view).stop, found.stop, later=True, unsure=True)] if found else []


def aim(view: View) -> Aim:
    """The targets of the answer under the cursor."""
    action, state = view.cursor, view.state
    if view.question is None or action is None:
        return NOTHING
    found = ways_of(view, action)
    return Aim(
        goals(view, action, found),
        (*ways_on(state, found), *ways_on(state, follows(view, action), later=True), *jumps(view, action)),
        dragon=action.space if isinstance(action, PlaceDragon) else None,
        ally=action.ally if isinstance(action, (Keep, Curse)) else None,
        seat=other_seat(view, action),
        spears=spear_changes(view, action),
    )


def ways_on(state: State, found: Iterable[Outlook], *, later: bool = False) -> list[Way]:
    """These ways from where the knights stand."""
    return [Way(way.knight, state.at[way.knight], way.stop, way.past, later) for way in found]


def goals(view: View, action: core.Action, ways: Iterable[Outlook]) -> dict[int, str]:
    """The spaces that an answer names or leads to."""
    found: dict[int, str] = {}
    if isinstance(action, (Choose, PlaceDragon)):
        found[action.space] = "goal"
    elif isinstance(action, Lay):
        found[view.asked.number] = "target"
    elif isinstance(action, (Point, Steal)):
        found[view.state.at[action.knight]] = "target"
    for way in ways:
        if way.past is not None:
            found.setdefault(way.past, "spear")
        found[way.stop] = "goal"
    return found


def other_seat(view: View, action: core.Action) -> int | None:
    """The player named by an answer: by knight, or as the receiver of the pack."""
    match action:
        case Point(knight=seat) | Push(knight=seat) | Steal(knight=seat):
            return seat
        case Pass(way=way):
            return seat_along(view.state, view.asked.seat, way)
        case _:
            return None


def spear_changes(view: View, action: core.Action) -> dict[int, int]:
    """The change of anybody's spears by an answer."""
    state: State = view.state
    seat = view.asked.seat
    match action:
        case Steal(knight=knight):
            return {seat: 1, knight: -1}
        case Spear(spend=True):
            return {seat: -1}
        case Keep(ally=str(ally)) if state.spears_left and "take a spear" in dict(EFFECTS[ally]):
            return {seat: 1}
        case _:
            return {}


@dataclass
class Spots:
    """For what is drawn, the number of the answer that a click on it is."""

    spaces: dict[int, int] = field(default_factory=dict[int, int])
    allies: dict[str, int] = field(default_factory=dict[str, int])
    seats: dict[int, int] = field(default_factory=dict[int, int])
    tokens: dict[str, int] = field(default_factory=dict[str, int])


def spots(view: View) -> Spots:
    """The clickable spots. Where two answers lead to one space, the first one counts."""
    found = Spots()
    for number, action in enumerate(view.legal):
        match action:
            case Keep(ally=str(ally)) | Curse(ally=ally):
                found.allies[ally] = number
            case Lay(token=str(token)):
                found.tokens[token] = number
            case Choose(space=space) | PlaceDragon(space=space):
                found.spaces[space] = number
            case Ride() | Spear():
                for space in [way.stop for way in ways_of(view, action)]:
                    found.spaces.setdefault(space, number)
            case _:
                name_seat(view, found, number, action)
    for number, refusal in enumerate(view.refused, len(view.legal)):
        for kind, spot in (("ally", found.allies), ("space", found.spaces), ("knight", found.seats)):
            if kind in refusal.args:
                spot.setdefault(refusal.args[kind], number)
    return found


def name_seat(view: View, found: Spots, number: int, action: core.Action) -> None:
    """Makes an answer about another player clickable: the player's tile, and the space of the knight if no other stands
    there."""
    state: State = view.state
    seat = other_seat(view, action)
    if seat is None:
        return
    found.seats[seat] = number
    if state.at.count(state.at[seat]) == 1 and not isinstance(action, Pass):
        found.spaces[state.at[seat]] = number


def passed_by(view: View, action: core.Action) -> tuple[str, list[int]]:
    """What an answer's furthest way makes of the order, as the end of a text key, and the knights that are concerned:
    those it passes, or else falls behind; or the next behind, or ahead. Empty if nobody of ours moves."""
    at, stops = view.state.at, [way.stop for way in ways_of(view, action) if way.knight == view.own]
    if not stops:
        return "", []
    stop, others = max(stops), [seat for seat in range(len(at)) if seat != view.own]
    passed = [seat for seat in others if at[view.own] < at[seat] < stop]
    lost = [seat for seat in others if stop < at[seat] <= at[view.own]]
    behind = [seat for seat in others if at[seat] < stop]
    if passed or lost:
        return ("passes", passed) if passed else ("loses", lost)
    if behind:
        return "ahead", [max(behind, key=lambda seat: at[seat])]
    ahead = [seat for seat in others if at[seat] > stop]
    return ("behind", [min(ahead, key=lambda seat: at[seat])]) if ahead else ("", [])
