"""Grail Cup on the screen: moments. Where knights and the dragon are while they walk, what turns
and what rolls; and how much of the road all knights have left behind.

Knows: the event that is told and how far its moment has come.
Must not know: how a knight, a card or a die is drawn.
"""

from __future__ import annotations

from typing import Any

import core
from core.games.grail.actions import Choose, PlaceDragon
from core.games.grail.components import VILLAGE_DIE
from core.games.grail.state import State
from tui.boards.view import View

FRAMES = {"dragon": 6, "swaps": 6, "village": 8, "clover": 6, "reveals": 4, "curses": 4, "steals": 6}
"""The number of frames of a moment, by its event; a walk has one for each step."""
MOST = 8
TURNED = 0.5
"""The share of a turn from which a card shows its face."""
BACK = 2
"""Spaces that a token drives a knight back."""
GAINS = {"spear": 1, "steals": 1, "spends": -1, "loses": -1}
"""The spears that an event brings its knight."""


def frames(event: core.Event) -> int:
    """The number of frames of this event's moment."""
    if event.key == "moves":
        return min(MOST, abs(event.args["end"] - event.args["start"]) + 1)
    return FRAMES.get(event.key, 1)


def told(view: View, key: str) -> dict[str, Any] | None:
    """The arguments of the event that is told, if it is one of these."""
    return view.news.args if view.news is not None and view.news.key == key else None


def along(view: View, start: int, end: int) -> int:
    """A space on the way between two, as far as the moment has come."""
    return start + round((end - start) * view.phase)


def walks(view: View) -> dict[int, tuple[int, int]]:
    """The knights who have just moved: from where to where."""
    if args := told(view, "moves"):
        return {args["seat"]: (args["start"], args["end"])}
    if (args := told(view, "swaps")) and args["start"] != args["end"]:
        return {args["seat"]: (args["start"], args["end"]), args["knight"]: (args["end"], args["start"])}
    return {}


def standing(view: View) -> dict[int, list[int]]:
    """The knights on each space, the front one first; a walking knight is behind those it passes."""
    state: State = view.state
    walking = walks(view) if view.phase < 1 else {}
    found: dict[int, list[int]] = {}
    for seat in [*(seat for seat in state.line if seat not in walking), *walking]:
        space = along(view, *walking[seat]) if seat in walking else state.at[seat]
        found.setdefault(space, []).append(seat)
    return found


def dragon_at(view: View) -> int:
    """The space of the dragon, also while it flies."""
    args = told(view, "dragon")
    return along(view, args["start"], args["end"]) if args else view.state.dragon


def die_shown(view: View, side: str) -> str:
    """The side of the village die: one after another until it lies still."""
    if view.phase >= 1:
        return side
    return VILLAGE_DIE[int(view.phase * MOST) * 2 % len(VILLAGE_DIE)]


def is_turned(view: View) -> bool:
    """True if what is turned in this moment shows its face already."""
    return view.phase >= TURNED


def came_from(view: View) -> dict[int, int]:
    """The spaces that knights have left since an ally last answered, with the last to leave each."""
    found: dict[int, int] = {}
    for event in reversed(view.log):
        if event.key in ("reveals", "jumps", "round"):
            break
        if event.key == "moves":
            found.setdefault(event.args["start"], event.args["seat"])
        elif event.key == "swaps":
            found.setdefault(event.args["start"], event.args["seat"])
            found.setdefault(event.args["end"], event.args["knight"])
    return found


def spears_before(view: View, event: core.Event) -> int:
    """The spears of the knight of an event before it: those it has now without what it has taken or lost since; 0 if
    the event was taken back."""
    seat = event.args["seat"]
    count = view.state.spears[seat]
    for each in reversed(view.log):
        if each is event:
            return count
        if each.key == "steals" and each.args["knight"] == seat:
            count += 1
        if each.args.get("seat") == seat:
            count -= GAINS.get(each.key, 0)
    return 0


def passed(view: View) -> int:
    """How many of the first spaces all knights have left behind them for good; none while spaces there are chosen."""
    if isinstance(view.cursor, (Choose, PlaceDragon)):
        return 0
    return max(0, min(view.state.at) - BACK)
