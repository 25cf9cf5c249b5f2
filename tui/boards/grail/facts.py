"""Grail Cup without a picture: as sentences, and as the race and a piece of the road in a few rows.

Knows: what of the board matters where there is no room for it.
Must not know: how it is drawn, or what is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from core.games.grail.components import ALLIES
from core.games.grail.path import board, kinds, knights_on, place_of
from core.games.grail.state import State
from tui.boards import rows
from tui.boards.view import View
from tui.draw.signs import glyph
from tui.text.words import initial, mark

from .allies import whereabouts
from .said import said
from .words import Teller

AHEAD = 15
"""Spaces of the road ahead that are told."""
ROAD = 3
"""Rows of the road."""
COURT = 3
"""Rows of the allies."""
SHORT_OF_LAST = 2
"""Spaces behind us with which the road begins."""


def facts(words: Teller, view: View) -> list[str]:
    """The knights in their order, the dragon, the road ahead, the allies."""
    state: State = view.state
    knights = [rows.listed(mark(seat), _knight(words, view, seat)) for seat in state.line]
    return [*knights, words.text(view, "fact-dragon", space=state.dragon), *_ahead(words, view), *_allies(words, view)]


def brief(words: Teller, view: View, width: int) -> list[str]:
    """The race, the road from behind us, and the allies."""
    state: State = view.state
    have = [f"{_seal(view, seat)}{state.at[seat]} {_spears(state.spears[seat], view)}" for seat in state.line]
    race = rows.tiles(words, view, state.line, have, width)
    return [*race, *_road(view, width), *rows.filled(view, _whose(view, initial), width, most=COURT)]


def _knight(words: Teller, view: View, seat: int) -> list[str]:
    """One knight: place, space, spears, seal, revealed allies, and the number of kept ones."""
    state: State = view.state
    revealed = [said(view, "ally-name", ally=ally) for ally in state.revealed[seat].known()]
    return [
        said(view, "stand", place=place_of(state, seat), space=state.at[seat]),
        said(view, "spears", count=state.spears[seat]),
        words.text(view, "fact-seal") if seat == state.seal else "",
        words.text(view, "fact-revealed", allies=", ".join(revealed)) if revealed else "",
        words.text(view, "fact-kept", count=len(state.kept[seat])) if len(state.kept[seat]) else "",
    ]


def _spears(count: int, view: View) -> str:
    return f"{glyph('spear', view.ascii_only)}{count}"


def _seal(view: View, seat: int) -> str:
    return f"{glyph('first', view.ascii_only)} " if seat == view.state.seal else ""


def _ahead(words: Teller, view: View) -> list[str]:
    """The special spaces ahead of this seat's knight, or of the last knight for a spectator."""
    state: State = view.state
    here = min(state.at) if view.seat is None else state.at[view.seat]
    last = min(board(state).finish, here + AHEAD)
    found = [words.space_said(view, space) for space in range(here + 1, last + 1)]
    named = [words.text(view, "space", **each) for each in found if each["kind"] != "plain"]
    return [words.text(view, "fact-ahead", space=here, spaces=", ".join(named))]


def _allies(words: Teller, view: View) -> list[str]:
    """The allies of whom anything is known, or who have been called, as one sentence."""
    found = _whose(view, mark)
    return [rows.listed(words.text(view, "fact-allies"), found)] if found else []


def _whose(view: View, named: Callable[[int], str]) -> list[str]:
    """Lists allies, each with its place or its holder, whom `named` names."""
    known, state = whereabouts(view), view.state
    found = list[str]()
    for ally in ALLIES:
        called = ally in state.called
        holder = state.holder(ally) if called else None
        status = "nobody" if called else known.get(ally, "")
        if status:
            where = named(holder) if holder is not None else said(view, "status", status=status, ally=ally)
            found.append(f"{ALLIES.index(ally) + 1} {said(view, 'ally-name', ally=ally)} ({where})")
    return found


# The road


def _road(view: View, width: int) -> list[str]:
    """Returns some rows of the road, from a little behind this seat: numbers, signs of the spaces, and knights. A
    dragon that lies behind comes first, so that it is always seen."""
    state: State = view.state
    here = min(state.at) if view.seat is None else state.at[view.seat]
    first = max(0, min(here - SHORT_OF_LAST, board(state).finish - 1))
    return rows.filled(view, _spaces(view, first), width, " ", ROAD)


def _spaces(view: View, first: int) -> Iterator[str]:
    state: State = view.state
    if state.dragon < first:
        yield f"{_space(view, state.dragon)} …"
    for space in range(first, board(state).finish + 1):
        yield _space(view, space)


def _space(view: View, space: int) -> str:
    """A space: its number, signs of what it is, and who is there."""
    state: State = view.state
    found = [kind for kind in kinds(state, space) if kind != "start"]
    signs = "".join(glyph(kind, view.ascii_only) for kind in (["finish"] if "finish" in found else found))
    dragon = f"<{glyph('dragon', view.ascii_only)}" if space == state.dragon else ""
    return f"{space}{signs}{dragon}{''.join(map(initial, knights_on(state, space)))}"
